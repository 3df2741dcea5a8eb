"""Made from animalfolk/engine/verbs.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.frames import ASKED
from animalfolk.engine.frames import CALLED
from animalfolk.engine.frames import DONE
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.generated.flow import BuildFurther
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
                turn.g.frames.append(ChooseGifts(turn.seat, self.givers, prompts.GIVE_BACK))
                self.step = 1
                return CALLED
            if step == 1:
                turn.return_chosen(self.givers)
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
        return 2

    def name(self) -> str:
        return "return_to_each"

    def fields(self) -> list[int]:
        return [self.givers]

    def fill(self, fields: list[int]) -> None:
        self.givers = fields[0]


class EachFinds(Frame):
    """each_finds in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.player = 0
        self.waiting = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.waiting = turn.with_deck()
                step = 1
            if step == 1:
                step = 2 if self.waiting else 4
            if step == 2:
                self.player = turn.next_of(self.waiting)
                turn.g.frames.append(ChooseFromDeck(self.player))
                self.step = 3
                return CALLED
            if step == 3:
                self.waiting &= ~(1 << self.player)
                step = 1
                continue
            if step == 4:
                turn.keep_all_found()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return EachFinds(seat)

    def clone(self) -> Frame:
        frame = EachFinds(self.seat)
        frame.step = self.step
        frame.player = self.player
        frame.waiting = self.waiting
        return frame

    def restart(self) -> None:
        self.step = 0
        self.player = 0
        self.waiting = 0

    def steps(self) -> int:
        return 5

    def name(self) -> str:
        return "each_finds"

    def fields(self) -> list[int]:
        return [self.player, self.waiting]

    def fill(self, fields: list[int]) -> None:
        self.player = fields[0]
        self.waiting = fields[1]


class ChooseFromDeck(Frame):
    """choose_from_deck in animalfolk/engine/verbs.py"""

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
                turn.choose_from_deck(card)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChooseFromDeck(seat)

    def clone(self) -> Frame:
        frame = ChooseFromDeck(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 3

    def name(self) -> str:
        return "choose_from_deck"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class EachTakes(Frame):
    """each_takes in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = 0
        self.player = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.player = turn.seat
                self.left = len(turn.all_players())
                step = 1
            if step == 1:
                step = 2 if self.left else 7
            if step == 2:
                step = 3 if turn.is_company(self.player) else 4
            if step == 3:
                turn.take_for_company()
                step = 6
            if step == 4:
                turn.g.frames.append(TakeOne(self.player))
                self.step = 5
                return CALLED
            if step == 5:
                step = 6
            if step == 6:
                self.player = turn.neighbour(self.player, self.side)
                self.left -= 1
                step = 1
                continue
            if step == 7:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return EachTakes(seat, 0)

    def clone(self) -> Frame:
        frame = EachTakes(self.seat, self.side)
        frame.step = self.step
        frame.left = self.left
        frame.player = self.player
        return frame

    def restart(self) -> None:
        self.step = 0
        self.left = 0
        self.player = 0

    def steps(self) -> int:
        return 8

    def name(self) -> str:
        return "each_takes"

    def fields(self) -> list[int]:
        return [self.side, self.left, self.player]

    def fill(self, fields: list[int]) -> None:
        self.side = fields[0]
        self.left = fields[1]
        self.player = fields[2]


class TakeOne(Frame):
    """take_one in animalfolk/engine/verbs.py"""

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
        return TakeOne(seat)

    def clone(self) -> Frame:
        frame = TakeOne(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "take_one"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class GiveToEach(Frame):
    """give_to_each in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, givers: int) -> None:
        super().__init__(seat)
        self.givers = givers

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(ChooseGifts(turn.seat, self.givers, prompts.GIVE_ONE))
                self.step = 1
                return CALLED
            if step == 1:
                turn.give_chosen(self.givers)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return GiveToEach(seat, 0)

    def clone(self) -> Frame:
        frame = GiveToEach(self.seat, self.givers)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "give_to_each"

    def fields(self) -> list[int]:
        return [self.givers]

    def fill(self, fields: list[int]) -> None:
        self.givers = fields[0]


class ChooseGifts(Frame):
    """choose_gifts in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, waiting: int, prompt: int) -> None:
        super().__init__(seat)
        self.waiting = waiting
        self.prompt = prompt

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.waiting else 3
            if step == 1:
                turn.pick(turn.unchosen, self.prompt)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.lay(card)
                self.waiting &= ~(1 << turn.next_of(self.waiting))
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChooseGifts(seat, 0, 0)

    def clone(self) -> Frame:
        frame = ChooseGifts(self.seat, self.waiting, self.prompt)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "choose_gifts"

    def fields(self) -> list[int]:
        return [self.waiting, self.prompt]

    def fill(self, fields: list[int]) -> None:
        self.waiting = fields[0]
        self.prompt = fields[1]


class BuildAlone(Frame):
    """build_alone in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        extra = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_alone()
                self.step = 1
                return ASKED
            if step == 1:
                choice = answer
                if choice == NOTHING:
                    turn.throw_away_aside(turn.aside[0])
                    turn.result = 0
                    return DONE
                extra = turn.place_alone(choice)
                step = 2 if extra else 4
            if step == 2:
                turn.g.frames.append(BuildFurther(turn.seat, extra))
                self.step = 3
                return CALLED
            if step == 3:
                step = 4
            if step == 4:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return BuildAlone(seat)

    def clone(self) -> Frame:
        frame = BuildAlone(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 5

    def name(self) -> str:
        return "build_alone"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class LetGuess(Frame):
    """let_guess in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def resume(self, turn: Turn, answer: int) -> int:
        guess = 0
        step = self.step
        while True:
            if step == 0:
                turn.pick(turn.usable, prompts.CONCEAL)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.lay(card)
                step = 2 if turn.is_company(self.player) else 3
            if step == 2:
                guess = turn.guess_for_company()
                step = 5
            if step == 3:
                turn.ask_guess(self.player)
                self.step = 4
                return ASKED
            if step == 4:
                guess = answer
                step = 5
            if step == 5:
                turn.result = turn.show_guessed(self.player, guess)
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return LetGuess(seat, 0)

    def clone(self) -> Frame:
        frame = LetGuess(self.seat, self.player)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 6

    def name(self) -> str:
        return "let_guess"

    def fields(self) -> list[int]:
        return [self.player]

    def fill(self, fields: list[int]) -> None:
        self.player = fields[0]


FRAMES["discard_hand"] = DiscardHand(0)
FRAMES["put_back"] = PutBack(0)
FRAMES["throw_away_rest"] = ThrowAwayRest(0)
FRAMES["throw_away_market"] = ThrowAwayMarket(0)
FRAMES["discard_cards"] = DiscardCards(0, 0)
FRAMES["throw_away_slots"] = ThrowAwaySlots(0, 0)
FRAMES["exchange_with_deck"] = ExchangeWithDeck(0, 0)
FRAMES["choose_opponents"] = ChooseOpponents(0, 0)
FRAMES["return_to_each"] = ReturnToEach(0, 0)
FRAMES["each_finds"] = EachFinds(0)
FRAMES["choose_from_deck"] = ChooseFromDeck(0)
FRAMES["each_takes"] = EachTakes(0, 0)
FRAMES["take_one"] = TakeOne(0)
FRAMES["give_to_each"] = GiveToEach(0, 0)
FRAMES["choose_gifts"] = ChooseGifts(0, 0, 0)
FRAMES["build_alone"] = BuildAlone(0)
FRAMES["let_guess"] = LetGuess(0, 0)
SOURCE["animalfolk/engine/generated/verbs.py"] = "animalfolk/engine/verbs.py"
LINES["animalfolk/engine/generated/verbs.py"] = {
    28: 12,
    30: 15,
    34: 15,
    35: 16,
    77: 19,
    79: 22,
    83: 22,
    84: 23,
    126: 26,
    128: 29,
    132: 29,
    133: 30,
    175: 33,
    177: 36,
    181: 36,
    182: 37,
    225: 40,
    227: 43,
    231: 43,
    232: 44,
    233: 45,
    276: 48,
    278: 51,
    282: 51,
    283: 52,
    284: 53,
    328: 58,
    329: 59,
    330: 60,
    333: 61,
    335: 62,
    339: 62,
    340: 63,
    341: 64,
    345: 61,
    347: 66,
    351: 66,
    352: 67,
    353: 68,
    357: 69,
    401: 74,
    404: 75,
    406: 76,
    410: 76,
    411: 77,
    412: 77,
    413: 77,
    414: 79,
    415: 80,
    419: 81,
    420: 81,
    461: 86,
    465: 87,
    506: 92,
    509: 93,
    511: 94,
    512: 95,
    516: 96,
    520: 97,
    564: 102,
    567: 103,
    571: 103,
    572: 104,
    614: 109,
    615: 110,
    618: 111,
    620: 111,
    622: 113,
    625: 115,
    631: 116,
    632: 117,
    680: 122,
    684: 122,
    685: 123,
    725: 128,
    729: 129,
    770: 132,
    772: 135,
    776: 135,
    777: 136,
    778: 137,
    822: 142,
    826: 142,
    827: 143,
    828: 143,
    829: 143,
    830: 143,
    831: 146,
    832: 142,
    834: 148,
    880: 153,
    884: 153,
    885: 154,
    886: 153,
    888: 156,
    891: 158,
    895: 158,
    898: 159,
    899: 159,
}
