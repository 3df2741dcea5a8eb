"""Answers that are one move: an action with the cards that pay for it, form its stack or are discarded with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from animalfolk.bots.quick import Quick
from animalfolk.engine import prompts
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.options import option_texts, parse_option
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn
from animalfolk.game import Game
from animalfolk.table.log import Taken

MOST = 40  # cards of one move


class Move(NamedTuple):
    """What a seat answered as one, and the game before that."""

    state: State
    seat: int
    turn: int
    step: int  # how many steps came before
    number: int  # how many answers of its step
    texts: tuple[str, ...]

    @property
    def is_worth_it(self) -> bool:
        """Whether there was something to think about."""
        return len(self.state.options) > 1 and not prompts.ROWS[self.state.prompt].idle


def moves_of(game: Game, steps: Sequence[Taken]) -> Iterator[Move]:
    """The moves of a game, which is played on to its end."""
    move: Move | None = None
    for step, taken in enumerate(steps):
        for number, text in enumerate(taken.texts):
            state = game.peek()
            if move and follows(state, move.seat, move.turn):
                move = move._replace(texts=(*move.texts, text))
            else:
                if move:
                    yield move
                move = Move(state, taken.seat, taken.turn, step, number, (text,))
            game.answer(text, taken.seat)
    if move:
        yield move


def follows(state: State, seat: int, turn: int) -> bool:
    """Whether what is asked now belongs to the move that this seat has begun."""
    completes = prompts.ROWS[state.prompt].of != prompts.NO_ACTION
    return completes and (state.who, state.turn) == (seat, turn)


def completed(state: State, option: int, quick: Quick) -> tuple[str, ...]:
    """A move that begins with this option, with the cards that rules of thumb choose for it."""
    state = state.clone()
    seat, turn, texts = state.who, state.turn, list[str]()
    while True:
        texts.append(option_texts(state)[state.options.index(option)])
        go_on(Turn(state), option)
        if state.winner >= 0 or not follows(state, seat, turn) or len(texts) > MOST:
            return tuple(texts)
        option = quick.choose(state)


def make(state: State, texts: Sequence[str]) -> None:
    """Make a move in a redeal, as far as it goes there."""
    for text in texts:
        try:
            option = parse_option(state, text)
        except IllegalChoice:
            return
        go_on(Turn(state), option)
