"""Made from animalfolk/engine/together.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine.faces import NOTHING
from animalfolk.engine.frames import ASKED
from animalfolk.engine.frames import CALLED
from animalfolk.engine.frames import DONE
from animalfolk.engine.frames import FIELDS
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
from animalfolk.engine.frames import Wait
from animalfolk.engine.turn import Turn


class BuildTogether(Frame):
    """build_together in animalfolk/engine/together.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(ChooseOffer(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.show_offer()
                turn.g.frames.append(GetHelp(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                turn.result = turn.end_request()
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return BuildTogether(seat)

    def clone(self) -> Frame:
        frame = BuildTogether(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "build_together"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ChooseOffer(Frame):
    """choose_offer in animalfolk/engine/together.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_offer()
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                turn.lay(card)
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChooseOffer(seat)

    def clone(self) -> Frame:
        frame = ChooseOffer(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "choose_offer"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class GetHelp(Frame):
    """get_help in animalfolk/engine/together.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(ChooseHelp(turn.partner))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return GetHelp(seat)

    def clone(self) -> Frame:
        frame = GetHelp(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "get_help"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ChooseHelp(Frame):
    """choose_help in animalfolk/engine/together.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_help()
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                turn.lay(card)
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChooseHelp(seat)

    def clone(self) -> Frame:
        frame = ChooseHelp(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "choose_help"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["build_together"] = BuildTogether(0)
FIELDS["build_together"] = {}
WAITS["build_together"] = {1: Wait('>choose_offer', []), 2: Wait('>get_help', [])}
FRAMES["choose_offer"] = ChooseOffer(0)
FIELDS["choose_offer"] = {}
WAITS["choose_offer"] = {1: Wait('?offer', [])}
FRAMES["get_help"] = GetHelp(0)
FIELDS["get_help"] = {}
WAITS["get_help"] = {1: Wait('>choose_help', [])}
FRAMES["choose_help"] = ChooseHelp(0)
FIELDS["choose_help"] = {}
WAITS["choose_help"] = {1: Wait('?help', [])}
SOURCE["animalfolk/engine/generated/together.py"] = "animalfolk/engine/together.py"
LINES["animalfolk/engine/generated/together.py"] = {
    29: 15,
    33: 16,
    34: 17,
    38: 18,
    39: 18,
    73: 24,
    77: 24,
    78: 25,
    79: 25,
    80: 25,
    81: 27,
    117: 32,
    156: 38,
    160: 38,
    161: 39,
    162: 39,
    163: 39,
    164: 41,
}
