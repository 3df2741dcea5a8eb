"""Made from animalfolk/cards/raccoons.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import NOTHING
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
from animalfolk.engine.generated.verbs import ChooseOpponents
from animalfolk.engine.turn import Turn


class WilyFellow(Frame):
    """wily_fellow in animalfolk/cards/raccoons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.exchange_piles()
        turn.shuffle_deck()
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return WilyFellow(seat)

    def clone(self) -> Frame:
        frame = WilyFellow(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 1

    def name(self) -> str:
        return "wily_fellow"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Nuisance(Frame):
    """nuisance in animalfolk/cards/raccoons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(ChooseOpponents(turn.seat, 2))
                self.step = 1
                return CALLED
            if step == 1:
                chosen = answer
                for seat in turn.opponents():
                    if chosen >> seat & 1:
                        turn.discard_random(seat)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Nuisance(seat)

    def clone(self) -> Frame:
        frame = Nuisance(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "nuisance"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class RottenFood(Frame):
    """rotten_food in animalfolk/cards/raccoons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.player = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.hand else 5
            if step == 1:
                turn.pick_seat(turn.another(), prompts.PLAYER)
                self.step = 2
                return ASKED
            if step == 2:
                self.player = answer
                step = 3
            if step == 3:
                turn.pick(turn.hand, prompts.PUT_ON_DECK_OF)
                self.step = 4
                return ASKED
            if step == 4:
                card = answer
                turn.put_on_deck_of(self.player, card)
                step = 5
            if step == 5:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return RottenFood(seat)

    def clone(self) -> Frame:
        frame = RottenFood(self.seat)
        frame.step = self.step
        frame.player = self.player
        return frame

    def restart(self) -> None:
        self.step = 0
        self.player = 0

    def steps(self) -> int:
        return 6

    def name(self) -> str:
        return "rotten_food"

    def fields(self) -> list[int]:
        return [self.player]

    def fill(self, fields: list[int]) -> None:
        self.player = fields[0]


class DirtyExchange(Frame):
    """dirty_exchange in animalfolk/cards/raccoons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.player = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_seat(turn.another(), prompts.PLAYER)
                self.step = 1
                return ASKED
            if step == 1:
                self.player = answer
                step = 2 if turn.take_random(self.player) else 4
            if step == 2:
                turn.pick(turn.hand, prompts.GIVE)
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                turn.give(card, self.player)
                step = 4
            if step == 4:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return DirtyExchange(seat)

    def clone(self) -> Frame:
        frame = DirtyExchange(self.seat)
        frame.step = self.step
        frame.player = self.player
        return frame

    def restart(self) -> None:
        self.step = 0
        self.player = 0

    def steps(self) -> int:
        return 5

    def name(self) -> str:
        return "dirty_exchange"

    def fields(self) -> list[int]:
        return [self.player]

    def fill(self, fields: list[int]) -> None:
        self.player = fields[0]


class Sabotage(Frame):
    """sabotage in animalfolk/cards/raccoons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.player = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_seat(turn.another(), prompts.PLAYER)
                self.step = 1
                return ASKED
            if step == 1:
                self.player = answer
                turn.set_aside_from(self.player, 2)
                step = 2
            if step == 2:
                turn.pick_thrown()
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                if card != NOTHING:
                    turn.throw_away_aside(card)
                    turn.aside_to_discard_of(self.player)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Sabotage(seat)

    def clone(self) -> Frame:
        frame = Sabotage(self.seat)
        frame.step = self.step
        frame.player = self.player
        return frame

    def restart(self) -> None:
        self.step = 0
        self.player = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "sabotage"

    def fields(self) -> list[int]:
        return [self.player]

    def fill(self, fields: list[int]) -> None:
        self.player = fields[0]


class TreasureHunter(Frame):
    """treasure_hunter in animalfolk/cards/raccoons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_seat(turn.with_discard(), prompts.PLAYER)
                self.step = 1
                return ASKED
            if step == 1:
                player = answer
                turn.take_top_of_discard(player)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return TreasureHunter(seat)

    def clone(self) -> Frame:
        frame = TreasureHunter(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "treasure_hunter"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["wily_fellow"] = WilyFellow(0)
WAITS["wily_fellow"] = {}
EFFECTS[NUMBER["wily_fellow"]] = FRAMES["wily_fellow"]
FRAMES["nuisance"] = Nuisance(0)
WAITS["nuisance"] = {1: 'choose_opponents'}
EFFECTS[NUMBER["nuisance"]] = FRAMES["nuisance"]
FRAMES["rotten_food"] = RottenFood(0)
WAITS["rotten_food"] = {2: '', 4: ''}
EFFECTS[NUMBER["rotten_food"]] = FRAMES["rotten_food"]
FRAMES["dirty_exchange"] = DirtyExchange(0)
WAITS["dirty_exchange"] = {1: '', 3: ''}
EFFECTS[NUMBER["dirty_exchange"]] = FRAMES["dirty_exchange"]
FRAMES["sabotage"] = Sabotage(0)
WAITS["sabotage"] = {1: '', 3: ''}
EFFECTS[NUMBER["sabotage"]] = FRAMES["sabotage"]
FRAMES["treasure_hunter"] = TreasureHunter(0)
WAITS["treasure_hunter"] = {1: ''}
EFFECTS[NUMBER["treasure_hunter"]] = FRAMES["treasure_hunter"]
SOURCE["animalfolk/cards/generated/raccoons.py"] = "animalfolk/cards/raccoons.py"
LINES["animalfolk/cards/generated/raccoons.py"] = {
    29: 15,
    30: 16,
    68: 22,
    72: 22,
    73: 23,
    74: 23,
    75: 23,
    115: 29,
    117: 32,
    121: 32,
    124: 33,
    128: 33,
    129: 34,
    173: 40,
    177: 40,
    178: 40,
    180: 42,
    184: 42,
    185: 43,
    229: 49,
    233: 49,
    234: 50,
    237: 51,
    241: 51,
    242: 52,
    243: 52,
    244: 52,
    285: 60,
    289: 60,
    290: 61,
}
