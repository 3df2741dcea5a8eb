"""Made from animalfolk/cards/macaws.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.frames import ASKED
from animalfolk.engine.frames import CALLED
from animalfolk.engine.frames import DONE
from animalfolk.engine.frames import EFFECTS
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LATER
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
from animalfolk.engine.generated.verbs import DiscardHand
from animalfolk.engine.generated.verbs import PutBack
from animalfolk.engine.turn import Turn


class SwiftBroker(Frame):
    """swift_broker in animalfolk/cards/macaws.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.count = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.count = len(turn.hand)
                turn.g.frames.append(DiscardHand(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.draw(self.count)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return SwiftBroker(seat)

    def clone(self) -> Frame:
        frame = SwiftBroker(self.seat)
        frame.step = self.step
        frame.count = self.count
        return frame

    def restart(self) -> None:
        self.step = 0
        self.count = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "swift_broker"

    def fields(self) -> list[int]:
        return [self.count]

    def fill(self, fields: list[int]) -> None:
        self.count = fields[0]


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

    def steps(self) -> int:
        return 2

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

    def steps(self) -> int:
        return 4

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

    def steps(self) -> int:
        return 1

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

    def steps(self) -> int:
        return 1

    def name(self) -> str:
        return "favourite_toy"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["swift_broker"] = SwiftBroker(0)
WAITS["swift_broker"] = {1: 'discard_hand'}
EFFECTS[NUMBER["swift_broker"]] = FRAMES["swift_broker"]
FRAMES["shattered_relic"] = ShatteredRelic(0)
WAITS["shattered_relic"] = {1: ''}
EFFECTS[NUMBER["shattered_relic"]] = FRAMES["shattered_relic"]
FRAMES["spyglass"] = Spyglass(0)
WAITS["spyglass"] = {2: '', 3: 'put_back'}
EFFECTS[NUMBER["spyglass"]] = FRAMES["spyglass"]
FRAMES["flashy_show"] = FlashyShow(0)
WAITS["flashy_show"] = {}
EFFECTS[NUMBER["flashy_show"]] = FRAMES["flashy_show"]
FRAMES["favourite_toy"] = FavouriteToy(0)
WAITS["favourite_toy"] = {}
EFFECTS[NUMBER["favourite_toy"]] = FRAMES["favourite_toy"]
SOURCE["animalfolk/cards/generated/macaws.py"] = "animalfolk/cards/macaws.py"
LINES["animalfolk/cards/generated/macaws.py"] = {
    33: 14,
    34: 15,
    38: 16,
    79: 27,
    83: 27,
    84: 28,
    85: 29,
    124: 35,
    127: 36,
    131: 36,
    132: 37,
    133: 38,
    172: 44,
    207: 50,
}
