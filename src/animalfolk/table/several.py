"""Several answers at once: they are taken only where whoever gives them can know what will be asked.

They are tried on a game in which all that the seat cannot know is dealt anew. Whether they are refused, and what is
said of it, follows from that game alone: nobody learns from a refusal what an opponent holds, what would be drawn, or
that somebody could react. What is taken there is taken in the real game, too, as before the last part nothing was shown
and nobody else could be asked (tests/table/test_several.py).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from animalfolk.engine.errors import AnimalfolkError, IllegalChoice, OutOfTurn
from animalfolk.game import Game
from animalfolk.table import log
from animalfolk.table.log import Entry
from animalfolk.table.reveals import Before, revealed

# Events to which nobody may react: after any other, somebody might.
QUIET = frozenset(
    (
        "turn_began",
        "came_due",
        "played",
        "used",
        "shown",
        "copied",
        "paid",
        "paid_coins",
        "rolled",
        "guessed",
    )
)
AWAY = frozenset(
    ("discarded", "threw_away", "laid", "offered", "returned", "put_on_deck", "rearranged")
)  # nor to these
ENDINGS = frozenset(("turn_began", "came_due", "resolved"))  # a technique is over, or another one has begun


def might_react(events: Collection[str], before: str | None, now: str | None, quiet: Collection[str] = QUIET) -> bool:
    """Whether somebody might react to what happened, with whatever cards.

    before, now: for which card was asked. While a technique resolves, reactions wait for its end.
    """
    if before is not None:
        return before != now or not ENDINGS.isdisjoint(events)
    return not set(events) <= set(quiet)


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


def check_several(deal: Callable[[], Game], entry: Entry, held: Collection[int]) -> None:
    """Refuse these answers unless the seat can foresee what it is asked before the last of them."""
    whole, trial = deal(), deal()
    try:
        give(entry, whole)
    except (IllegalChoice, OutOfTurn) as error:
        raise _refusal(trial, entry, held, error) from None
    chosen = iter(whole.answers)
    while trial != whole:
        text = next(chosen).text if len(trial.options) > 1 else trial.options[0]  # somebody is held there
        if not _is_foreseen(trial, entry.seat, text, held) and trial != whole:
            raise unforeseen()


def _refusal(trial: Game, entry: Entry, held: Collection[int], error: AnimalfolkError) -> AnimalfolkError:
    """What was wrong in the trial, unless that speaks of what only the trial has dealt so."""
    first = entry.choice[:1]
    is_known = not first or first[0] not in trial.options or _is_foreseen(trial, entry.seat, first[0], held)
    return error if is_known and isinstance(error, IllegalChoice) else unforeseen()


def unforeseen() -> IllegalChoice:
    """The refusal."""
    return IllegalChoice("what comes after the first of these answers is not known before it is given")


def _is_foreseen(trial: Game, seat: int, text: str, held: Collection[int]) -> bool:
    """Give an answer; whether it shows nothing hidden, and only this seat can be asked next."""
    before, told, card = Before(seat, trial.turn, trial.deck_sizes), len(trial.happened()), _card(trial)
    trial.answer(text, seat)
    events = trial.happened(told)
    if trial.asked != seat or trial.turn != before.turn or revealed(before, trial, events, held):
        return False
    if not trial.peek().watched:  # no card of this game reacts
        return True
    return not might_react({event.key for event in events}, card, _card(trial), QUIET | AWAY)


def _card(game: Game) -> str | None:
    decision = game.decision
    return decision.card if decision else None
