"""Made from animalfolk/engine/verbs.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.frames import ASKED
from animalfolk.engine.frames import DONE
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
from animalfolk.engine.turn import Turn


class DiscardHand(Frame):
    """discard_hand in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.hand else 3
            if step == 1:
                turn.pick(turn.hand, prompts.ORDER)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.discard(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return DiscardHand(seat)

    def clone(self) -> Frame:
        frame = DiscardHand(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "discard_hand"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class PutBack(Frame):
    """put_back in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.aside else 3
            if step == 1:
                turn.pick(turn.aside, prompts.RETURN)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.put_on_deck(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return PutBack(seat)

    def clone(self) -> Frame:
        frame = PutBack(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "put_back"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ThrowAwayRest(Frame):
    """throw_away_rest in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.aside else 3
            if step == 1:
                turn.pick(turn.aside, prompts.THROW_ORDER)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.throw_away_aside(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ThrowAwayRest(seat)

    def clone(self) -> Frame:
        frame = ThrowAwayRest(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "throw_away_rest"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ThrowAwayMarket(Frame):
    """throw_away_market in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.market else 3
            if step == 1:
                turn.pick(turn.market, prompts.THROW_ORDER)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.throw_away_from_market(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ThrowAwayMarket(seat)

    def clone(self) -> Frame:
        frame = ThrowAwayMarket(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "throw_away_market"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class DiscardCards(Frame):
    """discard_cards in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.count and turn.hand else 3
            if step == 1:
                turn.pick(turn.hand, prompts.DISCARD_ONE)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.discard(card)
                self.count -= 1
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return DiscardCards(seat, 0)

    def clone(self) -> Frame:
        frame = DiscardCards(self.seat, self.count)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "discard_cards"

    def fields(self) -> list[int]:
        return [self.count]

    def fill(self, fields: list[int]) -> None:
        self.count = fields[0]


class ThrowAwaySlots(Frame):
    """throw_away_slots in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.count and turn.market else 3
            if step == 1:
                turn.pick_slot(prompts.THROW_SLOT)
                self.step = 2
                return ASKED
            if step == 2:
                slot = answer
                turn.throw_away_slot(slot)
                self.count -= 1
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ThrowAwaySlots(seat, 0)

    def clone(self) -> Frame:
        frame = ThrowAwaySlots(self.seat, self.count)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "throw_away_slots"

    def fields(self) -> list[int]:
        return [self.count]

    def fill(self, fields: list[int]) -> None:
        self.count = fields[0]


class ExchangeWithDeck(Frame):
    """exchange_with_deck in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count
        self.left = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.look_through_deck()
                self.count = turn.most_exchanged(self.count)
                self.left = self.count
                step = 1
            if step == 1:
                step = 2 if self.left else 4
            if step == 2:
                turn.pick(turn.deck, prompts.SEARCH)
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                turn.set_aside_found(card)
                self.left -= 1
                step = 1
                continue
            if step == 4:
                step = 5 if self.count else 7
            if step == 5:
                turn.pick(turn.hand, prompts.PUT_IN_DECK)
                self.step = 6
                return ASKED
            if step == 6:
                card = answer
                turn.put_in_deck(card)
                self.count -= 1
                step = 4
                continue
            if step == 7:
                turn.keep_found()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ExchangeWithDeck(seat, 0)

    def clone(self) -> Frame:
        frame = ExchangeWithDeck(self.seat, self.count)
        frame.step = self.step
        frame.left = self.left
        return frame

    def restart(self) -> None:
        self.step = 0
        self.left = 0

    def steps(self) -> int:
        return 8

    def name(self) -> str:
        return "exchange_with_deck"

    def fields(self) -> list[int]:
        return [self.count, self.left]

    def fill(self, fields: list[int]) -> None:
        self.count = fields[0]
        self.left = fields[1]


class ChooseOpponents(Frame):
    """choose_opponents in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most
        self.chosen = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.chosen = 0
                step = 1
            if step == 1:
                step = 2 if self.most else 4
            if step == 2:
                turn.pick_seat_or_stop(turn.opponents_but(self.chosen), prompts.MAY_PLAYER)
                self.step = 3
                return ASKED
            if step == 3:
                seat = answer
                if seat == NOTHING:
                    turn.result = self.chosen
                    return DONE
                self.chosen |= 1 << seat
                self.most -= 1
                step = 1
                continue
            if step == 4:
                turn.result = self.chosen
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChooseOpponents(seat, 0)

    def clone(self) -> Frame:
        frame = ChooseOpponents(self.seat, self.most)
        frame.step = self.step
        frame.chosen = self.chosen
        return frame

    def restart(self) -> None:
        self.step = 0
        self.chosen = 0

    def steps(self) -> int:
        return 5

    def name(self) -> str:
        return "choose_opponents"

    def fields(self) -> list[int]:
        return [self.most, self.chosen]

    def fill(self, fields: list[int]) -> None:
        self.most = fields[0]
        self.chosen = fields[1]


class ReturnToEach(Frame):
    """return_to_each in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, givers: int) -> None:
        super().__init__(seat)
        self.givers = givers

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.givers else 3
            if step == 1:
                turn.pick(turn.aside, prompts.GIVE_BACK)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                player = turn.next_of(self.givers)
                turn.return_to_deck_of(player, card)
                self.givers &= ~(1 << player)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ReturnToEach(seat, 0)

    def clone(self) -> Frame:
        frame = ReturnToEach(self.seat, self.givers)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "return_to_each"

    def fields(self) -> list[int]:
        return [self.givers]

    def fill(self, fields: list[int]) -> None:
        self.givers = fields[0]


FRAMES["discard_hand"] = DiscardHand(0)
WAITS["discard_hand"] = {2: ''}
FRAMES["put_back"] = PutBack(0)
WAITS["put_back"] = {2: ''}
FRAMES["throw_away_rest"] = ThrowAwayRest(0)
WAITS["throw_away_rest"] = {2: ''}
FRAMES["throw_away_market"] = ThrowAwayMarket(0)
WAITS["throw_away_market"] = {2: ''}
FRAMES["discard_cards"] = DiscardCards(0, 0)
WAITS["discard_cards"] = {2: ''}
FRAMES["throw_away_slots"] = ThrowAwaySlots(0, 0)
WAITS["throw_away_slots"] = {2: ''}
FRAMES["exchange_with_deck"] = ExchangeWithDeck(0, 0)
WAITS["exchange_with_deck"] = {3: '', 6: ''}
FRAMES["choose_opponents"] = ChooseOpponents(0, 0)
WAITS["choose_opponents"] = {3: ''}
FRAMES["return_to_each"] = ReturnToEach(0, 0)
WAITS["return_to_each"] = {2: ''}
SOURCE["animalfolk/engine/generated/verbs.py"] = "animalfolk/engine/verbs.py"
LINES["animalfolk/engine/generated/verbs.py"] = {
    27: 11,
    29: 14,
    33: 14,
    34: 15,
    76: 18,
    78: 21,
    82: 21,
    83: 22,
    125: 25,
    127: 28,
    131: 28,
    132: 29,
    174: 32,
    176: 35,
    180: 35,
    181: 36,
    224: 39,
    226: 42,
    230: 42,
    231: 43,
    232: 44,
    275: 47,
    277: 50,
    281: 50,
    282: 51,
    283: 52,
    327: 57,
    328: 58,
    329: 59,
    332: 60,
    334: 61,
    338: 61,
    339: 62,
    340: 63,
    344: 60,
    346: 65,
    350: 65,
    351: 66,
    352: 67,
    356: 68,
    400: 73,
    403: 74,
    405: 75,
    409: 75,
    410: 76,
    411: 76,
    412: 76,
    413: 78,
    414: 79,
    418: 80,
    419: 80,
    460: 83,
    462: 86,
    466: 86,
    467: 87,
    468: 88,
    469: 89,
}
