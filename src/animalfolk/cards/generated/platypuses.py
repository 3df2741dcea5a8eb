"""Made from animalfolk/cards/platypuses.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.frames import ASKED
from animalfolk.engine.frames import CALLED
from animalfolk.engine.frames import DONE
from animalfolk.engine.frames import EFFECTS
from animalfolk.engine.frames import FIELDS
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LATER
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
from animalfolk.engine.frames import Wait
from animalfolk.engine.generated.verbs import DiscardCards
from animalfolk.engine.turn import Turn


class TirelessTinkerer(Frame):
    """tireless_tinkerer in animalfolk/cards/platypuses.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.top_on_deck()
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return TirelessTinkerer(seat)

    def clone(self) -> Frame:
        frame = TirelessTinkerer(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "tireless_tinkerer"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class SafetyPrecaution(Frame):
    """safety_precaution in animalfolk/cards/platypuses.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_stall_card([turn.seat], prompts.SWAP)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.swap_with_stall(card)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return SafetyPrecaution(seat)

    def clone(self) -> Frame:
        frame = SafetyPrecaution(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "safety_precaution"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Magnet(Frame):
    """magnet in animalfolk/cards/platypuses.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.look_through_deck()
                step = 1
            if step == 1:
                turn.pick(turn.deck, prompts.SEARCH)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.find(card)
                turn.shuffle_deck()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Magnet(seat)

    def clone(self) -> Frame:
        frame = Magnet(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "magnet"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class DangerousTest(Frame):
    """dangerous_test in animalfolk/cards/platypuses.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.draw(3)
                turn.g.frames.append(DiscardCards(turn.seat, 3))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return DangerousTest(seat)

    def clone(self) -> Frame:
        frame = DangerousTest(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "dangerous_test"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["tireless_tinkerer"] = TirelessTinkerer(0)
FIELDS["tireless_tinkerer"] = {}
WAITS["tireless_tinkerer"] = {}
EFFECTS[NUMBER["tireless_tinkerer"]] = FRAMES["tireless_tinkerer"]
FRAMES["safety_precaution"] = SafetyPrecaution(0)
FIELDS["safety_precaution"] = {}
WAITS["safety_precaution"] = {1: Wait('?swap', [])}
EFFECTS[NUMBER["safety_precaution"]] = FRAMES["safety_precaution"]
FRAMES["magnet"] = Magnet(0)
FIELDS["magnet"] = {}
WAITS["magnet"] = {2: Wait('?search', [])}
EFFECTS[NUMBER["magnet"]] = FRAMES["magnet"]
FRAMES["dangerous_test"] = DangerousTest(0)
FIELDS["dangerous_test"] = {}
WAITS["dangerous_test"] = {1: Wait('>discard_cards', [])}
EFFECTS[NUMBER["dangerous_test"]] = FRAMES["dangerous_test"]
SOURCE["animalfolk/cards/generated/platypuses.py"] = "animalfolk/cards/platypuses.py"
LINES["animalfolk/cards/generated/platypuses.py"] = {
    30: 14,
    65: 25,
    69: 25,
    70: 26,
    106: 32,
    109: 33,
    113: 33,
    114: 34,
    115: 35,
    151: 41,
    152: 42,
}
