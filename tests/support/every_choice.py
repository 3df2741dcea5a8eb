"""Every way to choose several cards, found by naming each handful there is to the game: it takes or refuses it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import prod

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.faces import ADDS_FROM_DISCARD, ADJUSTS, NUMBER
from animalfolk.engine.view import own_cards, pending
from animalfolk.engine.view_types import SeatView, Selections, Way
from animalfolk.game import Game
from animalfolk.i18n.words import counts_as

Cards = tuple[str, ...]

PAYMENTS = ("buy", "rearrange", "pay", "pay_arranged")


def every_choice(game: Game, key: str) -> set[Cards]:
    """The handfuls that the game takes for an action or for the question at hand, each as its sorted cards."""
    tried = {tuple(sorted(cards)) for cards in handfuls(game, key)}
    if key != game.prompt:
        return {cards for cards in tried if takes(game, [key, *cards])}
    none = {()} if "done" in game.options and key != "help" else set()  # there it declines
    return {cards for cards in tried - {()} if takes(game, cards)} | none


def takes(game: Game, choice: Sequence[str]) -> bool:
    """Whether the game takes an answer; it stays as it is."""
    try:
        game.bare().answer(choice)
    except IllegalChoice:
        return False
    return True


def is_small(game: Game, key: str, most: int) -> bool:
    """Whether there are few enough handfuls to try all."""
    return prod(len(ways) for ways in _ways(game, key)) <= most


def handfuls(game: Game, key: str) -> Iterator[Cards]:
    """All handfuls there are, with every way in which each card may count."""
    for ways in product(*_ways(game, key)):
        yield tuple(way for way in ways if way)


def _ways(game: Game, key: str) -> list[list[str]]:
    """For each card the names by which it may be chosen, and none; the discard pile where some card lets one in."""
    view = game.view(game.asked)
    own = own_cards(view)
    chosen = pending(view)["chosen"] if game.prompt == key else []
    pays = key.partition(" ")[0] in PAYMENTS
    cards = [[text for text, _ in forms] for forms in own["forms"]]
    opens = any(ADDS_FROM_DISCARD[NUMBER[counts_as(text)]] for ways in cards for text in ways)
    if pays:
        cards += [["coin"]] * own.get("gold", 0)
    elif opens:
        cards += [_discarded(own, name) for name in own["discard"]]
    left = _left(cards, chosen)
    return [["", *(ways if pays else [each for way in ways for each in _adjusted(way)])] for ways in left]


def _left(cards: list[list[str]], chosen: Sequence[str]) -> list[list[str]]:
    """The cards without those that are chosen already."""
    left = list(cards)
    for text in chosen:
        bare = text.rpartition("+")[0] or text.rpartition("-")[0] or text
        left.remove(next(ways for ways in left if text in ways or bare in ways))
    return left


def _discarded(own: SeatView, name: str) -> list[str]:
    return [f"discard:{text}" for text, _ in own["discard_forms"].get(name, [(name, 0)])]


def _adjusted(text: str) -> list[str]:
    by = ADJUSTS[NUMBER[counts_as(text)]]
    return [text, f"{text}+{by}", f"{text}-{by}"] if by else [text]


def every_arrangement(game: Game) -> set[Cards]:
    """The orders of the market's cards that the game takes, from the right."""
    market = [name or "done" for name in game.view(None)["market"]]
    left = Counter(market)
    placed = [text.removeprefix("slot:") for text in pending(game.view(game.asked))["chosen"] if "slot:" in text]
    left.subtract("done" if name == "-" else name for name in placed)
    return {cards for cards in set(permutations(left.elements())) if takes(game, cards)}


# what the engine names


def named(told: Selections, key: str) -> set[Cards]:
    """The selections that the engine names, each as its sorted cards, without places in the discard pile."""
    return {tuple(sorted(_name(told["ways"][way]) for way in ways)) for ways in told["selections"][key]}


def _name(way: Way) -> str:
    return f"discard:{way['card']}" if way["zone"] == "discard" else way["card"]


def placed(game: Game, told: Selections, ways: Sequence[int]) -> tuple[list[str], list[tuple[str, int]]]:
    """The answers that choose these ways, each by a card of its own, and where those cards lie."""
    left = {way: list(told["ways"][way]["places"]) for way in ways}
    pile = len(game.view(game.asked)["seats"][game.asked or 0]["discard"])
    texts: list[str] = []
    spots: list[tuple[str, int]] = []
    for way in ways:
        row = told["ways"][way]
        taken = [place for zone, place in spots if zone == row["zone"]]
        place = next(place for place in left[way] if place not in taken)
        spots.append((row["zone"], place))
        texts.append(f"discard.{pile - place}:{row['card']}" if row["zone"] == "discard" else row["card"])
    return texts, spots
