"""Made from animalfolk/engine/reactions.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine.faces import FACE
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.frames import ASKED
from animalfolk.engine.frames import CALLED
from animalfolk.engine.frames import DONE
from animalfolk.engine.frames import EFFECTS
from animalfolk.engine.frames import FIELDS
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
from animalfolk.engine.frames import Wait
from animalfolk.engine.turn import Turn


class React(Frame):
    """react in animalfolk/engine/reactions.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.who = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.still_stirred() else 6
            if step == 1:
                self.who = turn.first_watcher()
                step = 2
            if step == 2:
                step = 3 if self.who != NOTHING else 5
            if step == 3:
                turn.g.frames.append(Watch(self.who))
                self.step = 4
                return CALLED
            if step == 4:
                self.who = turn.next_watcher(self.who)
                step = 2
                continue
            if step == 5:
                turn.close_note()
                step = 0
                continue
            if step == 6:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return React(seat)

    def clone(self) -> Frame:
        frame = React(self.seat)
        frame.step = self.step
        frame.who = self.who
        return frame

    def restart(self) -> None:
        self.step = 0
        self.who = 0

    def name(self) -> str:
        return "react"

    def fields(self) -> list[int]:
        return [self.who]

    def fill(self, fields: list[int]) -> None:
        self.who = fields[0]


class Inspect(Frame):
    """inspect in animalfolk/engine/reactions.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(Watch(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.close_note()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Inspect(seat)

    def clone(self) -> Frame:
        frame = Inspect(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "inspect"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Watch(Frame):
    """watch in animalfolk/engine/reactions.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_reaction()
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                card = turn.respond(card)
                turn.g.frames.append(EFFECTS[card & FACE].fresh(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                turn.end_response()
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Watch(seat)

    def clone(self) -> Frame:
        frame = Watch(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "watch"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["react"] = React(0)
FIELDS["react"] = {'who': 'Seat'}
WAITS["react"] = {4: Wait('>watch', ['who'])}
FRAMES["inspect"] = Inspect(0)
FIELDS["inspect"] = {}
WAITS["inspect"] = {1: Wait('>watch', [])}
FRAMES["watch"] = Watch(0)
FIELDS["watch"] = {}
WAITS["watch"] = {1: Wait('?react', []), 2: Wait('>turn.effect', [])}
SOURCE["animalfolk/engine/generated/reactions.py"] = "animalfolk/engine/reactions.py"
LINES["animalfolk/engine/generated/reactions.py"] = {
    32: 11,
    34: 14,
    37: 15,
    39: 16,
    43: 17,
    47: 18,
    88: 23,
    92: 24,
    128: 30,
    132: 30,
    133: 31,
    134: 31,
    135: 31,
    136: 33,
    137: 34,
    141: 35,
}
