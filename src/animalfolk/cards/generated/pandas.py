"""Made from animalfolk/cards/pandas.py by tools/frames.py; do not edit."""

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
from animalfolk.engine.generated.verbs import ThrowAwayMarket
from animalfolk.engine.generated.verbs import ThrowAwayRest
from animalfolk.engine.turn import Turn


class LoyalPartner(Frame):
    """loyal_partner in animalfolk/cards/pandas.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(ThrowAwayMarket(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.fill_market()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return LoyalPartner(seat)

    def clone(self) -> Frame:
        frame = LoyalPartner(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "loyal_partner"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class PrepaidGood(Frame):
    """prepaid_good in animalfolk/cards/pandas.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_slot(prompts.TAKE)
                self.step = 1
                return ASKED
            if step == 1:
                slot = answer
                turn.take(slot)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return PrepaidGood(seat)

    def clone(self) -> Frame:
        frame = PrepaidGood(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "prepaid_good"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class MarketDiscovery(Frame):
    """market_discovery in animalfolk/cards/pandas.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.throw_away_market_top()
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return MarketDiscovery(seat)

    def clone(self) -> Frame:
        frame = MarketDiscovery(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "market_discovery"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class SpecialOffer(Frame):
    """special_offer in animalfolk/cards/pandas.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.set_aside_from_market(3)
                step = 1
            if step == 1:
                turn.pick(turn.aside, prompts.KEEP)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.keep(card)
                turn.g.frames.append(ThrowAwayRest(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return SpecialOffer(seat)

    def clone(self) -> Frame:
        frame = SpecialOffer(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "special_offer"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["loyal_partner"] = LoyalPartner(0)
FIELDS["loyal_partner"] = {}
WAITS["loyal_partner"] = {1: Wait('>throw_away_market', [])}
EFFECTS[NUMBER["loyal_partner"]] = FRAMES["loyal_partner"]
FRAMES["prepaid_good"] = PrepaidGood(0)
FIELDS["prepaid_good"] = {}
WAITS["prepaid_good"] = {1: Wait('?take', [])}
EFFECTS[NUMBER["prepaid_good"]] = FRAMES["prepaid_good"]
FRAMES["market_discovery"] = MarketDiscovery(0)
FIELDS["market_discovery"] = {}
WAITS["market_discovery"] = {}
EFFECTS[NUMBER["market_discovery"]] = FRAMES["market_discovery"]
FRAMES["special_offer"] = SpecialOffer(0)
FIELDS["special_offer"] = {}
WAITS["special_offer"] = {2: Wait('?keep', []), 3: Wait('>throw_away_rest', [])}
EFFECTS[NUMBER["special_offer"]] = FRAMES["special_offer"]
SOURCE["animalfolk/cards/generated/pandas.py"] = "animalfolk/cards/pandas.py"
LINES["animalfolk/cards/generated/pandas.py"] = {
    34: 15,
    38: 16,
    74: 22,
    78: 22,
    79: 23,
    112: 36,
    147: 42,
    150: 43,
    154: 43,
    155: 44,
    156: 45,
}
