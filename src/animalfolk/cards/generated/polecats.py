"""Made from animalfolk/cards/polecats.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.chance import POLECAT_DIE
from animalfolk.engine.faces import NOTHING
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
from animalfolk.engine.generated.verbs import ExchangeWithDeck
from animalfolk.engine.generated.verbs import ThrowAwaySlots
from animalfolk.engine.turn import Turn


class DaringAdventurer(Frame):
    """daring_adventurer in animalfolk/cards/polecats.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                count = turn.roll(POLECAT_DIE)
                turn.g.frames.append(ThrowAwaySlots(turn.seat, count))
                self.step = 1
                return CALLED
            if step == 1:
                turn.fill_market()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return DaringAdventurer(seat)

    def clone(self) -> Frame:
        frame = DaringAdventurer(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "daring_adventurer"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class RareArtefact(Frame):
    """rare_artefact in animalfolk/cards/polecats.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick(turn.usable, prompts.SHOW)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card != NOTHING:
                    card = turn.show_card(card)
                    turn.multiply(card, turn.roll(POLECAT_DIE))
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return RareArtefact(seat)

    def clone(self) -> Frame:
        frame = RareArtefact(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "rare_artefact"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Swank(Frame):
    """swank in animalfolk/cards/polecats.py"""

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
                if card != NOTHING and turn.is_animalfolk(card):
                    turn.draw_from_market()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Swank(seat)

    def clone(self) -> Frame:
        frame = Swank(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "swank"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class RiskyBusiness(Frame):
    """risky_business in animalfolk/cards/polecats.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.has_market_deck() else 3
            if step == 1:
                turn.pick_number(1, 5, prompts.GUESS)
                self.step = 2
                return ASKED
            if step == 2:
                guess = answer
                turn.guess_market_top(guess)
                step = 3
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return RiskyBusiness(seat)

    def clone(self) -> Frame:
        frame = RiskyBusiness(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "risky_business"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class NaturalSurvivor(Frame):
    """natural_survivor in animalfolk/cards/polecats.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                count = turn.roll(POLECAT_DIE)
                turn.g.frames.append(ExchangeWithDeck(turn.seat, count))
                self.step = 1
                return CALLED
            if step == 1:
                turn.shuffle_deck()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return NaturalSurvivor(seat)

    def clone(self) -> Frame:
        frame = NaturalSurvivor(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "natural_survivor"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["daring_adventurer"] = DaringAdventurer(0)
FIELDS["daring_adventurer"] = {}
WAITS["daring_adventurer"] = {1: Wait('>throw_away_slots', [])}
EFFECTS[NUMBER["daring_adventurer"]] = FRAMES["daring_adventurer"]
FRAMES["rare_artefact"] = RareArtefact(0)
FIELDS["rare_artefact"] = {}
WAITS["rare_artefact"] = {1: Wait('?show', [])}
EFFECTS[NUMBER["rare_artefact"]] = FRAMES["rare_artefact"]
FRAMES["swank"] = Swank(0)
FIELDS["swank"] = {}
WAITS["swank"] = {1: Wait('?throw_away', [])}
EFFECTS[NUMBER["swank"]] = FRAMES["swank"]
FRAMES["risky_business"] = RiskyBusiness(0)
FIELDS["risky_business"] = {}
WAITS["risky_business"] = {2: Wait('?guess', [])}
EFFECTS[NUMBER["risky_business"]] = FRAMES["risky_business"]
FRAMES["natural_survivor"] = NaturalSurvivor(0)
FIELDS["natural_survivor"] = {}
WAITS["natural_survivor"] = {1: Wait('>exchange_with_deck', [])}
EFFECTS[NUMBER["natural_survivor"]] = FRAMES["natural_survivor"]
SOURCE["animalfolk/cards/generated/polecats.py"] = "animalfolk/cards/polecats.py"
LINES["animalfolk/cards/generated/polecats.py"] = {
    36: 16,
    37: 17,
    41: 18,
    77: 24,
    81: 24,
    82: 25,
    83: 25,
    84: 25,
    120: 33,
    124: 33,
    125: 34,
    126: 35,
    127: 35,
    163: 40,
    165: 45,
    169: 45,
    170: 46,
    208: 54,
    209: 55,
    213: 56,
}
