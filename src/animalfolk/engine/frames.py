"""A frame is an effect that waits: a step and a few integers, kept on the state's stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from animalfolk.engine.turn import Turn

ASKED: Final = 0  # the frame has asked something
CALLED: Final = 1  # the frame has put another frame on the stack
DONE: Final = 2  # the frame is finished; its result is in the turn


class Frame:
    """What every frame can do; the generated classes fill it in."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.step = 0

    def resume(self, turn: Turn, answer: int) -> int:
        """Go on with the answer (or the result of the frame that was called)."""
        raise AssertionError("a frame without an effect")

    def fresh(self, seat: int) -> Frame:
        """A new frame of this kind, at its beginning."""
        raise AssertionError("a frame without an effect")

    def clone(self) -> Frame:
        """The same frame again."""
        raise AssertionError("a frame without an effect")

    def restart(self) -> None:
        """Back to the beginning, with nothing remembered but the arguments."""
        raise AssertionError("a frame without an effect")

    def name(self) -> str:
        """The effect's name in the source."""
        raise AssertionError("a frame without an effect")

    def steps(self) -> int:
        """How many steps it has."""
        raise AssertionError("a frame without an effect")

    def fields(self) -> list[int]:
        """Its integers."""
        raise AssertionError("a frame without an effect")

    def fill(self, fields: list[int]) -> None:
        """Take its integers from a dump."""
        raise AssertionError("a frame without an effect")


EFFECTS: Final[list[Frame]] = [Frame(0)] * 128  # the effect of a face: play it, or use the passive
LATER: Final[list[Frame]] = [Frame(0)] * 128  # what a scheduled face does at the start of its owner's turn
FRAMES: Final[dict[str, Frame]] = {}  # every kind of frame by name
WAITS: Final[dict[str, dict[int, str]]] = {}  # of each kind: the steps at which it waits, and for which effect
LINES: Final[dict[str, dict[int, int]]] = {}  # of each generated file: its line -> the line in the source
SOURCE: Final[dict[str, str]] = {}  # of each generated file: the source


def dump_frame(frame: Frame) -> list[int | str]:
    """A frame as plain data."""
    return [frame.name(), frame.seat, frame.step, *frame.fields()]


def load_frame(data: list[int | str]) -> Frame:
    """The frame that was dumped."""
    numbers = [value for value in data[1:] if isinstance(value, int)]
    frame = FRAMES[str(data[0])].fresh(numbers[0])
    frame.step = numbers[1]
    frame.fill(numbers[2:])
    return frame
