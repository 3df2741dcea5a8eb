"""Several answers at once: they are taken only where whoever gives them can know what will be asked.

They are tried on a game in which all that the seat cannot know is dealt anew. Whether they are refused, and what is
said of it, follows from that game alone: nobody learns from a refusal what an opponent holds, what would be drawn, or
that somebody could react. What is taken there is taken in the real game, too, as before the last part nothing was shown
and nobody else could be asked (tests/table/test_several.py).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.events import HUSHED, QUIET, row_of
from animalfolk.game import Game
from animalfolk.table import log
from animalfolk.table.log import Entry
from animalfolk.table.reveals import Before, revealed


def might_react(events: Collection[str], before: str | None, now: str | None, quiet: int = QUIET) -> bool:
    """Whether somebody might react to what happened, with whatever cards.

    before, now: for which card was asked. While a technique resolves, reactions wait for its end.
    quiet: how quiet events are to which nobody reacts
    """
    if before is not None:
        return before != now or any(row_of(key).bounds for key in events)
    return any(row_of(key).volume < quiet for key in events)


def give_all(game: Game, texts: Sequence[str], seat: int) -> None:
    """Answer one question after the other."""
    for text in texts:
        game.answer(text, seat)


def given(choice: object) -> str | tuple[str, ...]:
    """A choice as an entry keeps it."""
    if isinstance(choice, str):
        return choice
    if not isinstance(choice, Sequence) or not all(isinstance(text, str) for text in choice):
        raise IllegalChoice(f"an answer is an option or a list of such, not {choice!r}")
    return tuple(choice)


def give(entry: Entry, game: Game) -> None:
    """Answer a game: with an option, with cards named all at once, or with one answer after the other."""
    if entry.kind == log.RUN:
        give_all(game, entry.choice, entry.seat)
    else:
        game.answer(entry.choice, entry.seat)


def check_several(trial: Game, entry: Entry, held: Collection[int]) -> None:
    """Refuse these answers unless the seat can foresee what it is asked before each of them.

    trial: the game with all dealt anew that the seat cannot know. Each part is looked at as it is named: one that shows
    something hidden is the last, whatever this trial would ask after it, or not ask.
    """
    part = Foresight(trial, entry.seat, held).check
    if entry.kind == log.RUN:
        for text in entry.choice:
            part()
            trial.answer(text, entry.seat)
    else:
        _check_due(trial, entry)
        trial.answer(entry.choice, entry.seat, part)


def _check_due(trial: Game, entry: Entry) -> None:
    """Cards that are due are all named: whether the next of them is asked for at once depends on what they draw."""
    due = len(trial.peek().schedules[entry.seat])
    if trial.prompt == "due" and len(entry.choice) != due:
        raise IllegalChoice(f"{list(entry.choice)} are not the {due} cards that are due")


class Foresight:
    """Whether a seat that answers several questions at once can know what it is asked next."""

    def __init__(self, trial: Game, seat: int, held: Collection[int]) -> None:
        self._trial, self._seat, self._held = trial, seat, held
        self._before: Before | None = None  # how it was before the last part
        self._told, self._card = 0, _card(trial)

    def check(self) -> None:
        """Before a part: refuse it unless the one before has shown nothing hidden, and only this seat can be asked."""
        if self._before and not self._is_foreseen(self._before):
            raise unforeseen()
        trial = self._trial
        self._before = Before(self._seat, trial.turn, trial.deck_sizes)
        self._told, self._card = len(trial.happened()), _card(trial)

    def _is_foreseen(self, before: Before) -> bool:
        trial, events = self._trial, self._trial.happened(self._told)
        if trial.asked != self._seat or trial.turn != before.turn or revealed(before, trial, events, self._held):
            return False
        if not trial.peek().watched:  # no card of this game reacts
            return True
        return not might_react({event.key for event in events}, self._card, _card(trial), HUSHED)


def unforeseen() -> IllegalChoice:
    """The refusal."""
    return IllegalChoice("what comes after the first of these answers is not known before it is given")


def _card(game: Game) -> str | None:
    decision = game.decision
    return decision.card if decision else None
