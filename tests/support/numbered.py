"""Positions as they were written when the steps of frames had numbers."""

from __future__ import annotations

from animalfolk.engine.frames import FIELDS, Frame, wait_of
from animalfolk.engine.numbered_frames import GIVEN, NUMBERED
from animalfolk.engine.position import write
from animalfolk.engine.prompts import KEYS
from animalfolk.engine.state import State


def numbered(g: State) -> str:
    """The position with numbered steps, where it has frames."""
    lines = write(g).splitlines(keepends=True)
    frames = f"frames: {' '.join(_word(frame) for frame in g.frames)}\n"
    return "".join(frames if line.startswith("frames:") else line for line in lines)


def _word(frame: Frame) -> str:
    wait = wait_of(frame)
    assert wait
    fields, waits = NUMBERED[frame.name()]
    step = next(step for step, name in waits.items() if name == wait.name)
    values = dict(zip(FIELDS[frame.name()], frame.fields(), strict=True))
    if "prompt" in values:
        values["prompt"] = next(number for number, key in GIVEN.items() if key == KEYS[values["prompt"]])
    return "/".join([frame.name(), f"P{frame.seat + 1}", str(step), *[str(values[field]) for field in fields]])
