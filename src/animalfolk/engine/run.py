"""Runs a game from one decision to the next."""

from __future__ import annotations

from animalfolk.engine.errors import Finished
from animalfolk.engine.events import Event
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.frames import ASKED, DONE, FRAMES, LINES, SOURCE
from animalfolk.engine.generated import flow as _flow  # noqa: F401  (fills FRAMES)
from animalfolk.engine.prompts import END_TURN
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn


def begin(g: State, told: list[Event] | None = None) -> None:
    """Start the first turn of a game that is set up."""
    g.frames = [FRAMES["game"].fresh(g.seat)]
    run(g, NOTHING, told)


def answer(g: State, option: int, told: list[Event] | None = None) -> None:
    """Give one of the options offered; runs to the next decision."""
    run(g, option, told)


def is_over(g: State) -> bool:
    """Whether the game has ended."""
    return g.winner != NOTHING


def run(g: State, option: int, told: list[Event] | None) -> None:
    """Go on until somebody has a choice, or the game is over."""
    turn = Turn(g, told)
    try:
        _run(g, turn, option)
    except Finished:
        g.frames = []
        g.who = NOTHING
        g.options = []
    except Exception as error:
        _explain(error)
        raise


def _run(g: State, turn: Turn, option: int) -> None:
    frames = g.frames
    while True:
        frame = frames[-1]
        turn.seat = frame.seat
        outcome = frame.resume(turn, option)
        if outcome == ASKED:
            options = g.options
            if len(options) > 1:
                return
            if not options:
                option = NOTHING
            elif g.prompt == END_TURN and g.hold >> g.who & 1:
                return
            else:
                option = options[0]
        elif outcome == DONE:
            frames.pop()
            option = turn.result
        else:
            option = NOTHING


def _explain(error: Exception) -> None:
    """Name the line of the card or flow that a generated line stands for."""
    trace = error.__traceback__
    while trace is not None:
        path = trace.tb_frame.f_code.co_filename.replace("\\", "/")
        for generated, lines in LINES.items():
            if path.endswith(generated) and trace.tb_lineno in lines:
                error.add_note(f"{SOURCE[generated]}:{lines[trace.tb_lineno]}")
        trace = trace.tb_next
