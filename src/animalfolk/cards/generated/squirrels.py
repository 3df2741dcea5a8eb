"""Made from animalfolk/cards/squirrels.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.frames import ASKED
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
from animalfolk.engine.turn import Turn


class Acorn(Frame):
    """acorn in animalfolk/cards/squirrels.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_stall_card(turn.opponents(), prompts.SWAP)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.swap_with_stall(card)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Acorn(seat)

    def clone(self) -> Frame:
        frame = Acorn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "acorn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["acorn"] = Acorn(0)
FIELDS["acorn"] = {}
WAITS["acorn"] = {1: Wait('?swap', [])}
EFFECTS[NUMBER["acorn"]] = FRAMES["acorn"]
SOURCE["animalfolk/cards/generated/squirrels.py"] = "animalfolk/cards/squirrels.py"
LINES["animalfolk/cards/generated/squirrels.py"] = {
    31: 28,
    35: 28,
    36: 29,
}
