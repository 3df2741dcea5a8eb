"""How the keyboard treats the questions: which take several cards, what Enter means, in which order actions stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.engine import prompts
from animalfolk.engine.options import DONE
from animalfolk.engine.prompts import BY_KEY, VERBS
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View

ORDER = ["build", "ask", "buy", "rearrange", "play", "use", "inventory"]


def cards_for(option: str) -> str:
    """The question for the cards that an action takes; nothing for one that takes none."""
    verb = option.partition(" ")[0]
    return next((row.key for row in prompts.ROWS if row.several and row.verb == verb), "")


def is_suggested(prompt: str) -> bool:
    """Whether cards are suggested: those for an action that have to be worth something."""
    row = BY_KEY[prompt]
    return row.worth != prompts.NO_WORTH and row.of != prompts.NO_ACTION


def needs_sum(prompt: str) -> bool:
    """Whether so much is needed that fewer cards are no answer."""
    return BY_KEY[prompt].worth in (prompts.AT_LEAST, prompts.EXACTLY)


def takes_cards(prompt: str) -> bool:
    """Whether several cards answer it at once."""
    row = BY_KEY[prompt]
    return row.several or row.repeats or row.orders


def usual(view: View, options: Sequence[str], advise: Callable[[], str]) -> str:
    """Which of these options Enter means, asking for advice about a guess; nothing where that has to be said."""
    row = BY_KEY[pending(view)["prompt"]]
    if len(options) == 1 or row.usual == prompts.FIRST:
        return options[0]
    if row.usual == prompts.MOST:
        return max(amounts(options), key=int)
    if row.usual == prompts.LIKELIEST:
        return advise()
    return {prompts.STOP: VERBS[prompts.END], prompts.DECLINE: DONE}.get(row.usual, "")


def amounts(options: Sequence[str]) -> list[str]:
    """The options that are numbers."""
    return [option for option in options if option.isdecimal()]


def asked_by(view: View, prompt: str) -> int | None:
    """Who asks, where that is another than who answers."""
    return view["active"] if BY_KEY[prompt].by_active else None
