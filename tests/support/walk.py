"""Walking through all the ways of choosing several cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from animalfolk.game import Game
from tests.support.table import told

Cards = tuple[str, ...]


def payments(game: Game, action: str) -> set[Cards]:
    """Every payment that leads to this purchase, each as its sorted cards."""
    return _complete(game, action, "pay", ("paid",))


def stacks(game: Game) -> set[Cards]:
    """Every stack that can be built, each as its sorted cards; those of the discard pile as `discard:junk`."""
    return _complete(game, "build", "stack", ("laid", "laid_from_discard"))


def submultisets(cards: list[str]) -> set[Cards]:
    """All the different handfuls of these cards, the empty one left out."""
    return {tuple(sorted(some)) for size in range(1, len(cards) + 1) for some in combinations(cards, size)}


def _complete(game: Game, action: str, prompt: str, moves: tuple[str, ...]) -> set[Cards]:
    since = len(game.events(None))
    return {_moved(end, since, moves) for end in _ends(_after(game, action), prompt, game.turn)}


def _ends(game: Game, prompt: str, turn: int) -> Iterator[Game]:
    """The games in which the choice is complete."""
    decision = game.decision
    if decision is None or decision.prompt != prompt or game.turn != turn:
        yield game
    else:
        for option in decision.options:
            yield from _ends(_after(game, option), prompt, turn)


def _after(game: Game, option: str) -> Game:
    copy = game.clone()
    copy.answer(option)
    return copy


def _moved(game: Game, since: int, moves: tuple[str, ...]) -> Cards:
    words = [text.split() for text in told(game, None, since)]
    return tuple(sorted(("discard:" if "from" in word[0] else "") + word[2] for word in words if word[0] in moves))
