"""A frame is an effect that waits: a step and a few integers, kept on the state's stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from animalfolk.engine.aliases import Seat

if TYPE_CHECKING:
    from animalfolk.engine.turn import Turn

ASKED: Final = 0  # the frame has asked something
CALLED: Final = 1  # the frame has put another frame on the stack
DONE: Final = 2  # the frame is finished; its result is in the turn


class Frame:
    """What every frame can do; the generated classes fill it in."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.step = 0

    def resume(self, turn: Turn, answer: int) -> int:
        """Go on with the answer (or the result of the frame that was called)."""
        raise AssertionError("a frame without an effect")

    def fresh(self, seat: Seat) -> Frame:
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

    def ask_again(self) -> None:
        """Back to its question: a question is a step of its own, before the one that takes the answer."""
        self.step -= 1

    def fields(self) -> list[int]:
        """Its integers."""
        raise AssertionError("a frame without an effect")

    def fill(self, fields: list[int]) -> None:
        """Take its integers from a dump."""
        raise AssertionError("a frame without an effect")


class Wait:
    """Where an effect waits.

    name: what for, `>act` if it has called this effect, `?keep` if it has asked this; `>turn.effect` and `>turn.later`
    are effects of cards, `?=prompt` is what the field says; with #2 behind it, the second such wait in the source.
    needed: its parameters, and the other fields that it still needs.
    """

    def __init__(self, name: str, needed: list[str]) -> None:
        self.name = name
        self.needed = needed

    @property
    def asks(self) -> bool:
        """Whether an answer is waited for, and not another effect."""
        return self.name[0] == "?"


EFFECTS: Final[list[Frame]] = [Frame(0)] * 128  # the effect of a face: play it, or use the passive
LATER: Final[list[Frame]] = [Frame(0)] * 128  # what a scheduled face does at the start of its owner's turn
FRAMES: Final[dict[str, Frame]] = {}  # every kind of frame by name
FIELDS: Final[dict[str, dict[str, str]]] = {}  # of each kind: its fields, and what they stand for (aliases.py)
WAITS: Final[dict[str, dict[int, Wait]]] = {}  # of each kind: the steps at which it waits
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


def wait_of(frame: Frame) -> Wait | None:
    """Where a frame waits; None if it cannot at its step."""
    return WAITS[frame.name()].get(frame.step)


def needed(frame: Frame) -> dict[str, int]:
    """What a frame remembers and still needs, by name."""
    values = dict(zip(FIELDS[frame.name()], frame.fields(), strict=True))
    wait = wait_of(frame)
    return values if wait is None else {name: values[name] for name in wait.needed}


def memory(frame: Frame) -> tuple[str, int, int, dict[str, int]]:
    """All that decides how a frame goes on."""
    return frame.name(), frame.seat, frame.step, needed(frame)


def waiting(frame: Frame, name: str) -> Frame:
    """The frame, where it waits for this."""
    frame.step = next(step for step, wait in WAITS[frame.name()].items() if wait.name == name)
    return frame
