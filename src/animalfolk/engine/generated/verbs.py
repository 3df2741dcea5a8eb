"""Made from animalfolk/engine/verbs.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
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

    def name(self) -> str:
        return "build_alone"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class RecoverMoreJunk(Frame):
    """recover_more_junk in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.most else 3
            if step == 1:
                turn.pick_junk(self.most)
                self.step = 2
                return ASKED
            if step == 2:
                choice = answer
                self.most = self.most - 1 if turn.recover_junk(choice) else 0
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return RecoverMoreJunk(seat, 0)

    def clone(self) -> Frame:
        frame = RecoverMoreJunk(self.seat, self.most)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "recover_more_junk"

    def fields(self) -> list[int]:
        return [self.most]

    def fill(self, fields: list[int]) -> None:
        self.most = fields[0]


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

    def name(self) -> str:
        return "let_guess"

    def fields(self) -> list[int]:
        return [self.player]

    def fill(self, fields: list[int]) -> None:
        self.player = fields[0]


class NameValue(Frame):
    """name_value in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_number(1, 5, prompts.SET_VALUE)
                self.step = 1
                return ASKED
            if step == 1:
                amount = answer
                turn.set_shown(amount)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return NameValue(seat)

    def clone(self) -> Frame:
        frame = NameValue(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "name_value"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class SwapForDiscarded(Frame):
    """swap_for_discarded in animalfolk/engine/verbs.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.other = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_to_swap(prompts.SWAP_OUT)
                self.step = 1
                return ASKED
            if step == 1:
                self.other = answer
                step = 2
            if step == 2:
                turn.pick(turn.animalfolk, prompts.SWAP_IN)
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                turn.swap_with_discard(card, self.other)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return SwapForDiscarded(seat)

    def clone(self) -> Frame:
        frame = SwapForDiscarded(self.seat)
        frame.step = self.step
        frame.other = self.other
        return frame

    def restart(self) -> None:
        self.step = 0
        self.other = 0

    def name(self) -> str:
        return "swap_for_discarded"

    def fields(self) -> list[int]:
        return [self.other]

    def fill(self, fields: list[int]) -> None:
        self.other = fields[0]


FRAMES["discard_hand"] = DiscardHand(0)
FIELDS["discard_hand"] = {}
WAITS["discard_hand"] = {2: Wait('?order', [])}
FRAMES["put_back"] = PutBack(0)
FIELDS["put_back"] = {}
WAITS["put_back"] = {2: Wait('?return', [])}
FRAMES["throw_away_rest"] = ThrowAwayRest(0)
FIELDS["throw_away_rest"] = {}
WAITS["throw_away_rest"] = {2: Wait('?throw_order', [])}
FRAMES["throw_away_market"] = ThrowAwayMarket(0)
FIELDS["throw_away_market"] = {}
WAITS["throw_away_market"] = {2: Wait('?throw_order', [])}
FRAMES["discard_cards"] = DiscardCards(0, 0)
FIELDS["discard_cards"] = {'count': 'int'}
WAITS["discard_cards"] = {2: Wait('?discard_one', ['count'])}
FRAMES["throw_away_slots"] = ThrowAwaySlots(0, 0)
FIELDS["throw_away_slots"] = {'count': 'int'}
WAITS["throw_away_slots"] = {2: Wait('?throw_slot', ['count'])}
FRAMES["exchange_with_deck"] = ExchangeWithDeck(0, 0)
FIELDS["exchange_with_deck"] = {'count': 'int', 'left': 'int'}
WAITS["exchange_with_deck"] = {3: Wait('?search', ['count', 'left']), 6: Wait('?put_in_deck', ['count'])}
FRAMES["choose_opponents"] = ChooseOpponents(0, 0)
FIELDS["choose_opponents"] = {'most': 'int', 'chosen': 'Mask'}
WAITS["choose_opponents"] = {3: Wait('?may_player', ['most', 'chosen'])}
FRAMES["return_to_each"] = ReturnToEach(0, 0)
FIELDS["return_to_each"] = {'givers': 'Mask'}
WAITS["return_to_each"] = {1: Wait('>choose_gifts', ['givers'])}
FRAMES["each_finds"] = EachFinds(0)
FIELDS["each_finds"] = {'player': 'Seat', 'waiting': 'Mask'}
WAITS["each_finds"] = {3: Wait('>choose_from_deck', ['player', 'waiting'])}
FRAMES["choose_from_deck"] = ChooseFromDeck(0)
FIELDS["choose_from_deck"] = {}
WAITS["choose_from_deck"] = {2: Wait('?search', [])}
FRAMES["each_takes"] = EachTakes(0, 0)
FIELDS["each_takes"] = {'side': 'Flag', 'left': 'int', 'player': 'Seat'}
WAITS["each_takes"] = {5: Wait('>take_one', ['side', 'left', 'player'])}
FRAMES["take_one"] = TakeOne(0)
FIELDS["take_one"] = {}
WAITS["take_one"] = {1: Wait('?take', [])}
FRAMES["give_to_each"] = GiveToEach(0, 0)
FIELDS["give_to_each"] = {'givers': 'Mask'}
WAITS["give_to_each"] = {1: Wait('>choose_gifts', ['givers'])}
FRAMES["choose_gifts"] = ChooseGifts(0, 0, 0)
FIELDS["choose_gifts"] = {'waiting': 'Mask', 'prompt': 'Prompt'}
WAITS["choose_gifts"] = {2: Wait('?=prompt', ['waiting', 'prompt'])}
FRAMES["build_alone"] = BuildAlone(0)
FIELDS["build_alone"] = {}
WAITS["build_alone"] = {1: Wait('?stack_alone', []), 3: Wait('>build_further', [])}
FRAMES["recover_more_junk"] = RecoverMoreJunk(0, 0)
FIELDS["recover_more_junk"] = {'most': 'int'}
WAITS["recover_more_junk"] = {2: Wait('?recover_junk', ['most'])}
FRAMES["let_guess"] = LetGuess(0, 0)
FIELDS["let_guess"] = {'player': 'Seat'}
WAITS["let_guess"] = {1: Wait('?conceal', ['player']), 4: Wait('?guess_held', ['player'])}
FRAMES["name_value"] = NameValue(0)
FIELDS["name_value"] = {}
WAITS["name_value"] = {1: Wait('?set_value', [])}
FRAMES["swap_for_discarded"] = SwapForDiscarded(0)
FIELDS["swap_for_discarded"] = {'other': 'Discarded'}
WAITS["swap_for_discarded"] = {1: Wait('?swap_out', []), 3: Wait('?swap_in', ['other'])}
SOURCE["animalfolk/engine/generated/verbs.py"] = "animalfolk/engine/verbs.py"
LINES["animalfolk/engine/generated/verbs.py"] = {
    31: 13,
    33: 16,
    37: 16,
    38: 17,
    77: 20,
    79: 23,
    83: 23,
    84: 24,
    123: 27,
    125: 30,
    129: 30,
    130: 31,
    169: 34,
    171: 37,
    175: 37,
    176: 38,
    216: 41,
    218: 44,
    222: 44,
    223: 45,
    224: 46,
    264: 49,
    266: 52,
    270: 52,
    271: 53,
    272: 54,
    313: 59,
    314: 60,
    315: 61,
    318: 62,
    320: 63,
    324: 63,
    325: 64,
    326: 65,
    330: 62,
    332: 67,
    336: 67,
    337: 68,
    338: 69,
    342: 70,
    383: 75,
    386: 76,
    388: 77,
    392: 77,
    393: 78,
    394: 78,
    395: 78,
    396: 80,
    397: 81,
    401: 82,
    402: 82,
    440: 87,
    444: 88,
    482: 93,
    485: 94,
    487: 95,
    488: 96,
    492: 97,
    496: 98,
    537: 103,
    540: 104,
    544: 104,
    545: 105,
    584: 110,
    585: 111,
    588: 112,
    590: 112,
    592: 114,
    595: 116,
    601: 117,
    602: 118,
    647: 123,
    651: 123,
    652: 124,
    689: 129,
    693: 130,
    731: 133,
    733: 136,
    737: 136,
    738: 137,
    739: 138,
    780: 143,
    784: 143,
    785: 144,
    786: 144,
    787: 144,
    788: 144,
    789: 147,
    790: 143,
    792: 149,
    834: 152,
    836: 155,
    840: 155,
    841: 156,
    882: 161,
    886: 161,
    887: 162,
    888: 161,
    890: 164,
    893: 166,
    897: 166,
    900: 167,
    901: 167,
    935: 172,
    939: 172,
    940: 173,
    977: 178,
    981: 178,
    984: 179,
    988: 179,
    989: 180,
}
