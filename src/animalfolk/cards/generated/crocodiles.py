"""Made from animalfolk/cards/crocodiles.py by tools/frames.py; do not edit."""

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
from animalfolk.engine.generated.verbs import ReturnToEach
from animalfolk.engine.turn import Turn


class LittleVillain(Frame):
    """little_villain in animalfolk/cards/crocodiles.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        for seat in turn.opponents():
            turn.discard_top(seat)
            turn.discard_top(seat)
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return LittleVillain(seat)

    def clone(self) -> Frame:
        frame = LittleVillain(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "little_villain"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ScaryGunfight(Frame):
    """scary_gunfight in animalfolk/cards/crocodiles.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return ScaryGunfight(seat)

    def clone(self) -> Frame:
        frame = ScaryGunfight(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "scary_gunfight"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class NightShift(Frame):
    """night_shift in animalfolk/cards/crocodiles.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                givers = turn.set_aside_from_each()
                turn.g.frames.append(ReturnToEach(turn.seat, givers))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return NightShift(seat)

    def clone(self) -> Frame:
        frame = NightShift(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "night_shift"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class RuthlessCompetition(Frame):
    """ruthless_competition in animalfolk/cards/crocodiles.py"""

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
                step = 2 if turn.draw_from_deck_of(self.player) else 4
            if step == 2:
                turn.pick(turn.hand, prompts.PUT_ON_DECK_OF)
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                turn.put_on_deck_of(self.player, card)
                step = 4
            if step == 4:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return RuthlessCompetition(seat)

    def clone(self) -> Frame:
        frame = RuthlessCompetition(self.seat)
        frame.step = self.step
        frame.player = self.player
        return frame

    def restart(self) -> None:
        self.step = 0
        self.player = 0

    def name(self) -> str:
        return "ruthless_competition"

    def fields(self) -> list[int]:
        return [self.player]

    def fill(self, fields: list[int]) -> None:
        self.player = fields[0]


class NastyThreat(Frame):
    """nasty_threat in animalfolk/cards/crocodiles.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return NastyThreat(seat)

    def clone(self) -> Frame:
        frame = NastyThreat(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "nasty_threat"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class LostShipments(Frame):
    """lost_shipments in animalfolk/cards/crocodiles.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return LostShipments(seat)

    def clone(self) -> Frame:
        frame = LostShipments(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "lost_shipments"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["little_villain"] = LittleVillain(0)
FIELDS["little_villain"] = {}
WAITS["little_villain"] = {}
EFFECTS[NUMBER["little_villain"]] = FRAMES["little_villain"]
FRAMES["scary_gunfight"] = ScaryGunfight(0)
FIELDS["scary_gunfight"] = {}
WAITS["scary_gunfight"] = {}
EFFECTS[NUMBER["scary_gunfight"]] = FRAMES["scary_gunfight"]
FRAMES["night_shift"] = NightShift(0)
FIELDS["night_shift"] = {}
WAITS["night_shift"] = {1: Wait('>return_to_each', [])}
EFFECTS[NUMBER["night_shift"]] = FRAMES["night_shift"]
FRAMES["ruthless_competition"] = RuthlessCompetition(0)
FIELDS["ruthless_competition"] = {'player': 'Seat'}
WAITS["ruthless_competition"] = {1: Wait('?player', []), 3: Wait('?put_on_deck_of', ['player'])}
EFFECTS[NUMBER["ruthless_competition"]] = FRAMES["ruthless_competition"]
FRAMES["nasty_threat"] = NastyThreat(0)
FIELDS["nasty_threat"] = {}
WAITS["nasty_threat"] = {}
EFFECTS[NUMBER["nasty_threat"]] = FRAMES["nasty_threat"]
FRAMES["lost_shipments"] = LostShipments(0)
FIELDS["lost_shipments"] = {}
WAITS["lost_shipments"] = {}
EFFECTS[NUMBER["lost_shipments"]] = FRAMES["lost_shipments"]
SOURCE["animalfolk/cards/generated/crocodiles.py"] = "animalfolk/cards/crocodiles.py"
LINES["animalfolk/cards/generated/crocodiles.py"] = {
    30: 15,
    31: 15,
    32: 15,
    98: 28,
    99: 29,
    139: 35,
    143: 35,
    144: 35,
    146: 37,
    150: 37,
    151: 38,
}
