"""Made from animalfolk/cards/foxes.py by tools/frames.py; do not edit."""

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
from animalfolk.engine.generated.verbs import EachFinds
from animalfolk.engine.generated.verbs import EachTakes
from animalfolk.engine.generated.verbs import GiveToEach
from animalfolk.engine.turn import Turn


class CunningNeighbour(Frame):
    """cunning_neighbour in animalfolk/cards/foxes.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_seat(turn.another(), prompts.PLAYER)
                self.step = 1
                return ASKED
            if step == 1:
                player = answer
                turn.look_at_hand(player)
                step = 2
            if step == 2:
                turn.pick_or_stop([turn.played], prompts.MAY_PUT_ON_DECK)
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                if card != NOTHING:
                    turn.put_played_on_deck()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return CunningNeighbour(seat)

    def clone(self) -> Frame:
        frame = CunningNeighbour(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "cunning_neighbour"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Cheer(Frame):
    """cheer in animalfolk/cards/foxes.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(EachFinds(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                for seat in turn.all_players():
                    turn.of(seat).shuffle_deck()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Cheer(seat)

    def clone(self) -> Frame:
        frame = Cheer(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "cheer"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Raffle(Frame):
    """raffle in animalfolk/cards/foxes.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_side()
                self.step = 1
                return ASKED
            if step == 1:
                side = answer
                turn.take_random_all_round(side)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Raffle(seat)

    def clone(self) -> Frame:
        frame = Raffle(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "raffle"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Charity(Frame):
    """charity in animalfolk/cards/foxes.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                givers = turn.set_aside_from_hands()
                turn.g.frames.append(GiveToEach(turn.seat, givers))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Charity(seat)

    def clone(self) -> Frame:
        frame = Charity(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "charity"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Tasters(Frame):
    """tasters in animalfolk/cards/foxes.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_side()
                self.step = 1
                return ASKED
            if step == 1:
                side = answer
                turn.g.frames.append(EachTakes(turn.seat, side))
                self.step = 2
                return CALLED
            if step == 2:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Tasters(seat)

    def clone(self) -> Frame:
        frame = Tasters(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "tasters"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Rumours(Frame):
    """rumours in animalfolk/cards/foxes.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        for seat in turn.all_players():
            turn.of(seat).top_on_deck()
            turn.of(seat).top_on_deck()
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return Rumours(seat)

    def clone(self) -> Frame:
        frame = Rumours(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "rumours"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["cunning_neighbour"] = CunningNeighbour(0)
FIELDS["cunning_neighbour"] = {}
WAITS["cunning_neighbour"] = {1: Wait('?player', []), 3: Wait('?may_put_on_deck', [])}
EFFECTS[NUMBER["cunning_neighbour"]] = FRAMES["cunning_neighbour"]
FRAMES["cheer"] = Cheer(0)
FIELDS["cheer"] = {}
WAITS["cheer"] = {1: Wait('>each_finds', [])}
EFFECTS[NUMBER["cheer"]] = FRAMES["cheer"]
FRAMES["raffle"] = Raffle(0)
FIELDS["raffle"] = {}
WAITS["raffle"] = {1: Wait('?side', [])}
EFFECTS[NUMBER["raffle"]] = FRAMES["raffle"]
FRAMES["charity"] = Charity(0)
FIELDS["charity"] = {}
WAITS["charity"] = {1: Wait('>give_to_each', [])}
EFFECTS[NUMBER["charity"]] = FRAMES["charity"]
FRAMES["tasters"] = Tasters(0)
FIELDS["tasters"] = {}
WAITS["tasters"] = {1: Wait('?side', []), 2: Wait('>each_takes', [])}
EFFECTS[NUMBER["tasters"]] = FRAMES["tasters"]
FRAMES["rumours"] = Rumours(0)
FIELDS["rumours"] = {}
WAITS["rumours"] = {}
EFFECTS[NUMBER["rumours"]] = FRAMES["rumours"]
SOURCE["animalfolk/cards/generated/foxes.py"] = "animalfolk/cards/foxes.py"
LINES["animalfolk/cards/generated/foxes.py"] = {
    36: 15,
    40: 15,
    41: 16,
    44: 17,
    48: 17,
    49: 18,
    50: 18,
    86: 25,
    90: 26,
    91: 26,
    127: 33,
    131: 33,
    132: 34,
    168: 40,
    169: 41,
    208: 47,
    212: 47,
    213: 48,
    249: 54,
    250: 54,
    251: 54,
}
