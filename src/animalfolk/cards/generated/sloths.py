"""Made from animalfolk/cards/sloths.py by tools/frames.py; do not edit."""

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
from animalfolk.engine.generated.verbs import RecoverMoreJunk
from animalfolk.engine.turn import Turn


class SteadyAchiever(Frame):
    """steady_achiever in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return SteadyAchiever(seat)

    def clone(self) -> Frame:
        frame = SteadyAchiever(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "steady_achiever"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class SteadyAchieverNextTurn(Frame):
    """steady_achiever_next_turn in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.draw(1)
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return SteadyAchieverNextTurn(seat)

    def clone(self) -> Frame:
        frame = SteadyAchieverNextTurn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "steady_achiever_next_turn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ShoppingJourney(Frame):
    """shopping_journey in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return ShoppingJourney(seat)

    def clone(self) -> Frame:
        frame = ShoppingJourney(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "shopping_journey"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ShoppingJourneyNextTurn(Frame):
    """shopping_journey_next_turn in animalfolk/cards/sloths.py"""

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
        return ShoppingJourneyNextTurn(seat)

    def clone(self) -> Frame:
        frame = ShoppingJourneyNextTurn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "shopping_journey_next_turn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Housecleaning(Frame):
    """housecleaning in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_junk(3)
                self.step = 1
                return ASKED
            if step == 1:
                choice = answer
                step = 2 if turn.recover_junk(choice) else 4
            if step == 2:
                turn.g.frames.append(RecoverMoreJunk(turn.seat, 2))
                self.step = 3
                return CALLED
            if step == 3:
                step = 4
            if step == 4:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Housecleaning(seat)

    def clone(self) -> Frame:
        frame = Housecleaning(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "housecleaning"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class HousecleaningNextTurn(Frame):
    """housecleaning_next_turn in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_or_stop(turn.hand, prompts.MAY_THROW_AWAY)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.throw_away(card)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return HousecleaningNextTurn(seat)

    def clone(self) -> Frame:
        frame = HousecleaningNextTurn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "housecleaning_next_turn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Siesta(Frame):
    """siesta in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return Siesta(seat)

    def clone(self) -> Frame:
        frame = Siesta(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "siesta"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class SiestaNextTurn(Frame):
    """siesta_next_turn in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_discarded_or_stop(turn.discard_pile, prompts.MAY_RECOVER)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.recover(card)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return SiestaNextTurn(seat)

    def clone(self) -> Frame:
        frame = SiestaNextTurn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "siesta_next_turn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class LunchBreak(Frame):
    """lunch_break in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.draw(1)
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return LunchBreak(seat)

    def clone(self) -> Frame:
        frame = LunchBreak(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "lunch_break"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class LunchBreakNextTurn(Frame):
    """lunch_break_next_turn in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.draw(1)
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return LunchBreakNextTurn(seat)

    def clone(self) -> Frame:
        frame = LunchBreakNextTurn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "lunch_break_next_turn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Ironing(Frame):
    """ironing in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return Ironing(seat)

    def clone(self) -> Frame:
        frame = Ironing(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "ironing"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class IroningNextTurn(Frame):
    """ironing_next_turn in animalfolk/cards/sloths.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.raise_values(1)
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return IroningNextTurn(seat)

    def clone(self) -> Frame:
        frame = IroningNextTurn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "ironing_next_turn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["steady_achiever"] = SteadyAchiever(0)
FIELDS["steady_achiever"] = {}
WAITS["steady_achiever"] = {}
EFFECTS[NUMBER["steady_achiever"]] = FRAMES["steady_achiever"]
FRAMES["steady_achiever_next_turn"] = SteadyAchieverNextTurn(0)
FIELDS["steady_achiever_next_turn"] = {}
WAITS["steady_achiever_next_turn"] = {}
LATER[NUMBER["steady_achiever"]] = FRAMES["steady_achiever_next_turn"]
FRAMES["shopping_journey"] = ShoppingJourney(0)
FIELDS["shopping_journey"] = {}
WAITS["shopping_journey"] = {}
EFFECTS[NUMBER["shopping_journey"]] = FRAMES["shopping_journey"]
FRAMES["shopping_journey_next_turn"] = ShoppingJourneyNextTurn(0)
FIELDS["shopping_journey_next_turn"] = {}
WAITS["shopping_journey_next_turn"] = {1: Wait('?take', [])}
LATER[NUMBER["shopping_journey"]] = FRAMES["shopping_journey_next_turn"]
FRAMES["housecleaning"] = Housecleaning(0)
FIELDS["housecleaning"] = {}
WAITS["housecleaning"] = {1: Wait('?recover_junk', []), 3: Wait('>recover_more_junk', [])}
EFFECTS[NUMBER["housecleaning"]] = FRAMES["housecleaning"]
FRAMES["housecleaning_next_turn"] = HousecleaningNextTurn(0)
FIELDS["housecleaning_next_turn"] = {}
WAITS["housecleaning_next_turn"] = {1: Wait('?may_throw_away', [])}
LATER[NUMBER["housecleaning"]] = FRAMES["housecleaning_next_turn"]
FRAMES["siesta"] = Siesta(0)
FIELDS["siesta"] = {}
WAITS["siesta"] = {}
EFFECTS[NUMBER["siesta"]] = FRAMES["siesta"]
FRAMES["siesta_next_turn"] = SiestaNextTurn(0)
FIELDS["siesta_next_turn"] = {}
WAITS["siesta_next_turn"] = {1: Wait('?may_recover', [])}
LATER[NUMBER["siesta"]] = FRAMES["siesta_next_turn"]
FRAMES["lunch_break"] = LunchBreak(0)
FIELDS["lunch_break"] = {}
WAITS["lunch_break"] = {}
EFFECTS[NUMBER["lunch_break"]] = FRAMES["lunch_break"]
FRAMES["lunch_break_next_turn"] = LunchBreakNextTurn(0)
FIELDS["lunch_break_next_turn"] = {}
WAITS["lunch_break_next_turn"] = {}
LATER[NUMBER["lunch_break"]] = FRAMES["lunch_break_next_turn"]
FRAMES["ironing"] = Ironing(0)
FIELDS["ironing"] = {}
WAITS["ironing"] = {}
EFFECTS[NUMBER["ironing"]] = FRAMES["ironing"]
FRAMES["ironing_next_turn"] = IroningNextTurn(0)
FIELDS["ironing_next_turn"] = {}
WAITS["ironing_next_turn"] = {}
LATER[NUMBER["ironing"]] = FRAMES["ironing_next_turn"]
SOURCE["animalfolk/cards/generated/sloths.py"] = "animalfolk/cards/sloths.py"
LINES["animalfolk/cards/generated/sloths.py"] = {
    61: 18,
    127: 28,
    131: 28,
    132: 29,
    168: 37,
    172: 37,
    173: 37,
    175: 39,
    216: 44,
    220: 44,
    221: 45,
    288: 55,
    292: 55,
    293: 56,
    326: 62,
    358: 67,
    421: 77,
}
