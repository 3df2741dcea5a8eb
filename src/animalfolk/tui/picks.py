"""Cards of which several are chosen at once: what there is to choose from, and what is asked of them.

Which cards may be chosen together, the engine says (docs/notation.md, "Selections"): here they only become rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from animalfolk.bots import ask, make_bot
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.prompts import BY_KEY
from animalfolk.engine.view import own_cards, pending
from animalfolk.engine.view_types import View, Way
from animalfolk.engine.zones import COINS, DISCARD, HAND
from animalfolk.game import Game
from animalfolk.i18n.words import unmarked
from animalfolk.tui.table import sorted_hand, sorted_places

ANY = "inventory"  # any cards of the hand may be chosen


class Pick(NamedTuple):
    """A card that may be chosen: as an answer names it, what it counts, where it lies, and the number of its way."""

    text: str
    value: int
    place: tuple[str, int] = (HAND, 0)  # of the several ways of one card, one can be chosen
    way: int = 0

    @property
    def card(self) -> str:
        """The card, with what it counts as if that is another."""
        return unmarked(self.text)


def is_named(view: View, key: str) -> bool:
    """Whether all selections for an action or a prompt are known; otherwise cards are asked one by one."""
    return key == ANY or key in pending(view).get("selections", {})


def selections(view: View, key: str) -> list[list[int]] | None:
    """All selections for an action or a prompt, the most sensible first; None where any cards may be chosen."""
    return None if key == ANY else pending(view)["selections"][key]


def picks(view: View, key: str) -> list[Pick]:
    """The cards that are in some selection: of the hand by set and value, coins, of the discard pile from its top."""
    if key == ANY:
        return [Pick(text, value, (HAND, place), place) for place, (text, value) in enumerate(sorted_hand(view))]
    ways = pending(view)["ways"]
    used = sorted({way for selection in selections(view, key) or [] for way in selection})
    found = [pick for way in used for pick in _lying(view, ways, way)]
    hand = sorted_places(view)

    def standing(pick: Pick) -> tuple[int, int]:
        zone, place = pick.place
        return (0, hand.index(place)) if zone == HAND else (1, place) if zone == COINS else (2, -place)

    return sorted(found, key=standing)


def _lying(view: View, ways: Sequence[Way], way: int) -> list[Pick]:
    """The cards that may be chosen in this way."""
    row = ways[way]
    zone, card, worth = row["zone"], row["card"], row["worth"]
    if zone != DISCARD:
        return [Pick(card, worth, (zone, place), way) for place in row["places"]]
    lie_apart = sum(other["zone"] == DISCARD and other["card"] == card for other in ways) > 1
    size = len(own_cards(view)["discard"])
    where = [f"{DISCARD}.{size - place}" if lie_apart else DISCARD for place in row["places"]]
    return [Pick(f"{at}:{card}", worth, (DISCARD, place), way) for at, place in zip(where, row["places"], strict=True)]


def line_up(view: View, prompt: str) -> list[str]:
    """The cards that are to be put in order."""
    if prompt == "order":
        return pending(view)["chosen"] or own_cards(view)["hand"]
    aside = [name for name in view["aside"] if name]
    if prompt == "return":
        aside.reverse()  # so Enter leaves the deck as it was: what was on top goes back last
    return aside or [name for name in view["market"] if name]


def to_name(view: View) -> list[str]:
    """The cards that may be named where so many are asked one by one: of the hand each copy, else what is offered."""
    decision = pending(view)
    if BY_KEY[decision["prompt"]].zone == HAND:
        return [text for text, _ in sorted_hand(view)]
    return decision["options"]


def how_many(game: Game, cards: Sequence[str]) -> int:
    """How many of these cards are asked, one after the other; 0 if that is not plain to see."""
    for count in range(1, len(cards) + 1):
        with suppress(IllegalChoice):
            game.clone().answer(cards[:count])
            return count
    return 0


def advised(trial: Game, seat: int) -> str:
    """What the simple bot would answer for a seat, in a game to try answers on."""
    return ask(make_bot("simple", ""), trial, seat)


def needed(view: View, option: str | None) -> int:
    """What the cards must be worth: the price of what is being bought, or the next stack; or what of it is missing."""
    decision = pending(view)
    if "need" in decision:
        return decision.get("missing", decision["need"])
    if option is None or not option.startswith("buy "):
        return own_cards(view)["next_stack"]
    slot = option.rpartition("+")[2]
    return (view["bin_price"] if slot == "bin" else view["prices"][int(slot)]) or 0
