"""Runs a game from one decision to the next."""

from __future__ import annotations

from animalfolk.engine.aliases import Option
from animalfolk.engine.errors import Finished
from animalfolk.engine.events import Event
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.frames import ASKED, DONE, FRAMES, LINES, SOURCE
from animalfolk.engine.generated import flow as _flow  # noqa: F401  (fills FRAMES)
from animalfolk.engine.generated import reactions as _reactions  # noqa: F401
from animalfolk.engine.generated import together as _together  # noqa: F401
from animalfolk.engine.generated import verbs as _verbs  # noqa: F401
from animalfolk.engine.hold import is_held
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn

Forced = tuple[int, int, int]  # a question that answered itself: the seat, the prompt, and its one option


def begin(g: State, told: list[Event] | None = None, forced: list[Forced] | None = None) -> None:
    """Start the first turn of a game that is set up."""
    g.frames = [FRAMES["game"].fresh(0)]
    run(g, NOTHING, told, forced)


def answer(g: State, option: Option, told: list[Event] | None = None, forced: list[Forced] | None = None) -> None:
    """Give one of the options offered; runs to the next decision."""
    run(g, option, told, forced)


def answer_step(g: State, option: Option, told: list[Event] | None = None) -> None:
    """The same, but stops at the next question even if it has one option only; `settle` goes on."""
    go_on(Turn(g, told), option, 1)


def settle(g: State, told: list[Event] | None = None, forced: list[Forced] | None = None) -> None:
    """Let a question with one option answer itself."""
    if len(g.options) == 1 and not is_held(g):
        if forced is not None:
            forced.append((g.who, g.prompt, g.options[0]))
        run(g, g.options[0], told, forced)


def run(g: State, option: Option, told: list[Event] | None, forced: list[Forced] | None = None) -> None:
    """Go on until somebody has a choice, or the game is over; `forced` notes what answers itself on the way."""
    go_on(Turn(g, told), option, forced=forced)


def go_on(turn: Turn, option: Option, choices: int = 2, forced: list[Forced] | None = None) -> None:
    """The same with a turn at hand, for whoever answers many times; `choices` make a decision."""
    try:
        _run(turn.g, turn, option, choices, forced)
    except Finished:
        _close(turn.g)
    except Exception as error:
        _explain(error)
        raise


def _close(g: State) -> None:
    """Nobody is asked any more."""
    g.frames = []
    g.options = []
    g.who = g.cause = NOTHING
    g.prompt = 0


def _run(g: State, turn: Turn, option: Option, choices: int, forced: list[Forced] | None) -> None:
    frames = g.frames
    while True:
        frame = frames[-1]
        turn.seat = frame.seat
        outcome = frame.resume(turn, option)
        if outcome == ASKED:
            options = g.options
            if len(options) >= choices:
                return
            if not options:
                option = NOTHING
            elif is_held(g):
                return
            else:
                option = options[0]
                if forced is not None:
                    forced.append((g.who, g.prompt, option))
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
