"""Made from animalfolk/cards/raccoons.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
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

    def name(self) -> str:
        return "treasure_hunter"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["wily_fellow"] = WilyFellow(0)
FIELDS["wily_fellow"] = {}
WAITS["wily_fellow"] = {}
EFFECTS[NUMBER["wily_fellow"]] = FRAMES["wily_fellow"]
FRAMES["nuisance"] = Nuisance(0)
FIELDS["nuisance"] = {}
WAITS["nuisance"] = {1: Wait('>choose_opponents', [])}
EFFECTS[NUMBER["nuisance"]] = FRAMES["nuisance"]
FRAMES["rotten_food"] = RottenFood(0)
FIELDS["rotten_food"] = {'player': 'Seat'}
WAITS["rotten_food"] = {2: Wait('?player', []), 4: Wait('?put_on_deck_of', ['player'])}
EFFECTS[NUMBER["rotten_food"]] = FRAMES["rotten_food"]
FRAMES["dirty_exchange"] = DirtyExchange(0)
FIELDS["dirty_exchange"] = {'player': 'Seat'}
WAITS["dirty_exchange"] = {1: Wait('?player', []), 3: Wait('?give', ['player'])}
EFFECTS[NUMBER["dirty_exchange"]] = FRAMES["dirty_exchange"]
FRAMES["sabotage"] = Sabotage(0)
FIELDS["sabotage"] = {'player': 'Seat'}
WAITS["sabotage"] = {1: Wait('?player', []), 3: Wait('?back_first|throw_one', ['player'])}
EFFECTS[NUMBER["sabotage"]] = FRAMES["sabotage"]
FRAMES["treasure_hunter"] = TreasureHunter(0)
FIELDS["treasure_hunter"] = {}
WAITS["treasure_hunter"] = {1: Wait('?player', [])}
EFFECTS[NUMBER["treasure_hunter"]] = FRAMES["treasure_hunter"]
SOURCE["animalfolk/cards/generated/raccoons.py"] = "animalfolk/cards/raccoons.py"
LINES["animalfolk/cards/generated/raccoons.py"] = {
    31: 16,
    32: 17,
    67: 23,
    71: 23,
    72: 24,
    73: 24,
    74: 24,
    111: 30,
    113: 33,
    117: 33,
    120: 34,
    124: 34,
    125: 35,
    166: 41,
    170: 41,
    171: 41,
    173: 43,
    177: 43,
    178: 44,
    219: 50,
    223: 50,
    224: 51,
    227: 52,
    231: 52,
    232: 53,
    233: 53,
    234: 53,
    272: 61,
    276: 61,
    277: 62,
}
