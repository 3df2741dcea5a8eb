"""Made from animalfolk/cards/macaws.py by tools/frames.py; do not edit."""

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
from animalfolk.engine.generated.verbs import DiscardHand
from animalfolk.engine.generated.verbs import PutBack
from animalfolk.engine.turn import Turn


class SwiftBroker(Frame):
    """swift_broker in animalfolk/cards/macaws.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self._count = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self._count = len(turn.hand)
                turn.g.frames.append(DiscardHand(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.draw(self._count)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return SwiftBroker(seat)

    def clone(self) -> Frame:
        frame = SwiftBroker(self.seat)
        frame.step = self.step
        frame._count = self._count
        return frame

    def restart(self) -> None:
        self.step = 0
        self._count = 0

    def name(self) -> str:
        return "swift_broker"

    def fields(self) -> list[int]:
        return [self._count]

    def fill(self, fields: list[int]) -> None:
        self._count = fields[0]


class ShatteredRelic(Frame):
    """shattered_relic in animalfolk/cards/macaws.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick(turn.hand, prompts.THROW_AWAY)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.throw_away(card)
                turn.draw(1)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ShatteredRelic(seat)

    def clone(self) -> Frame:
        frame = ShatteredRelic(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "shattered_relic"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Spyglass(Frame):
    """spyglass in animalfolk/cards/macaws.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.set_aside(3)
                step = 1
            if step == 1:
                turn.pick(turn.aside, prompts.KEEP)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.keep(card)
                turn.g.frames.append(PutBack(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Spyglass(seat)

    def clone(self) -> Frame:
        frame = Spyglass(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "spyglass"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class FlashyShow(Frame):
    """flashy_show in animalfolk/cards/macaws.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.raise_values(1)
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return FlashyShow(seat)

    def clone(self) -> Frame:
        frame = FlashyShow(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "flashy_show"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class FavouriteToy(Frame):
    """favourite_toy in animalfolk/cards/macaws.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.recover_top()
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return FavouriteToy(seat)

    def clone(self) -> Frame:
        frame = FavouriteToy(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "favourite_toy"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["swift_broker"] = SwiftBroker(0)
FIELDS["swift_broker"] = {'count': 'int'}
WAITS["swift_broker"] = {1: Wait('>discard_hand', ['count'])}
EFFECTS[NUMBER["swift_broker"]] = FRAMES["swift_broker"]
FRAMES["shattered_relic"] = ShatteredRelic(0)
FIELDS["shattered_relic"] = {}
WAITS["shattered_relic"] = {1: Wait('?throw_away', [])}
EFFECTS[NUMBER["shattered_relic"]] = FRAMES["shattered_relic"]
FRAMES["spyglass"] = Spyglass(0)
FIELDS["spyglass"] = {}
WAITS["spyglass"] = {2: Wait('?keep', []), 3: Wait('>put_back', [])}
EFFECTS[NUMBER["spyglass"]] = FRAMES["spyglass"]
FRAMES["flashy_show"] = FlashyShow(0)
FIELDS["flashy_show"] = {}
WAITS["flashy_show"] = {}
EFFECTS[NUMBER["flashy_show"]] = FRAMES["flashy_show"]
FRAMES["favourite_toy"] = FavouriteToy(0)
FIELDS["favourite_toy"] = {}
WAITS["favourite_toy"] = {}
EFFECTS[NUMBER["favourite_toy"]] = FRAMES["favourite_toy"]
SOURCE["animalfolk/cards/generated/macaws.py"] = "animalfolk/cards/macaws.py"
LINES["animalfolk/cards/generated/macaws.py"] = {
    35: 14,
    36: 15,
    40: 16,
    78: 27,
    82: 27,
    83: 28,
    84: 29,
    120: 35,
    123: 36,
    127: 36,
    128: 37,
    129: 38,
    165: 44,
    197: 50,
}
