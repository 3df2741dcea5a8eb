"""What a hand is good for: cards by their printed facts, the next stack, and payments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from animalfolk.engine.faces import COPIES, NAME, NUMBER, REARRANGES, SET, SET_NUMBER, VALUE, faces_of
from animalfolk.engine.view import own_cards
from animalfolk.engine.view_types import SeatView, View

JUNK = "junk"
NEVER = -100.0
AHEAD = 100.0  # the Company is always the one to beat
MOST = 10  # larger hands are planned with their first cards only
WAYS = 4  # a card with more forms is planned with the most valuable of them
TRIED = 64  # a hand with more mixes of forms is planned with the first of them


class Held(NamedTuple):
    """A card in hand: its text, the name of what it counts as, its value now, and its own name."""

    text: str
    name: str
    value: int
    own: str


def unmarked(text: str) -> str:
    """The card in an option, without marks, places and slots; = and what it counts as stay."""
    return re.split(r"[*#+-]", text.rpartition(":")[2].rpartition(" ")[2])[0]


def plain(text: str) -> str:
    """The own name of the card in an option."""
    return unmarked(text).partition("=")[0]


def counts_as(text: str) -> str:
    """The name of what the card in an option counts as: mostly its own."""
    return unmarked(text).rpartition("=")[2]


def held(text: str, value: int) -> Held:
    """A card of the hand as it may be used."""
    return Held(text, counts_as(text), value, plain(text))


def value_of(name: str) -> int:
    """What is printed on a card."""
    return VALUE[NUMBER[name]]


def set_of(name: str) -> int:
    """The animalfolk set of a card, by number; junk has none."""
    return SET[NUMBER[name]]


def own(view: View) -> SeatView:
    """The part of the view about the own cards."""
    return own_cards(view)


def others(view: View) -> list[int]:
    """The other seats."""
    return [seat for seat in range(len(view["seats"])) if seat != view["viewer"]]


def seat_of(option: str) -> int:
    """The seat in an option such as P2."""
    return int(option[1:]) - 1


def partner(view: View) -> int | None:
    """Who plays with the bot, if anybody does."""
    for team in view["teams"]:
        if view["viewer"] in team:
            mate: int = next(seat for seat in team if seat != view["viewer"])
            return mate
    return None


def lead(view: View, seat: int) -> float:
    """How far a player has come: stacks first, then cards in hand; a partner is nobody to keep up with."""
    if seat == partner(view):
        return NEVER
    if is_company(view, seat):
        return AHEAD
    cards: int = view["seats"][seat]["hand_count"]
    return len(view["seats"][seat]["stall"]) + cards / 100


def is_company(view: View, seat: int) -> bool:
    """Whether a seat is the Company's."""
    return "company" in view["seats"][seat]


def top_of_discard(view: View, seat: int) -> list[str]:
    """The top card of a discard pile, if there is one; the Company's is its active card."""
    seen = view["seats"][seat]
    if is_company(view, seat):
        return [name for name in seen["deck_top"][:1] if name]
    return seen["discard"][-1:]


def stall_cards(view: View, seat: int) -> list[str]:
    """The cards of a stall that may be had; of the Company's only the active card."""
    if is_company(view, seat):
        return top_of_discard(view, seat)
    return [name for stack in view["seats"][seat]["stall"] for name in stack]


def raised(view: View) -> int:
    """How much more every card counts for the player whose turn it is."""
    changes = [change for change in view["alterations"] if (change["seat"], change["mark"]) == (view["active"], -1)]
    return sum(change["amount"] for change in changes)


def known_values(view: View) -> list[int]:
    """What the cards count that are known of the hand of the player whose turn it is."""
    return [value_of(plain(name)) + raised(view) for name in view["seats"][view["active"]]["known"]]


def price_rise(view: View) -> int:
    """How much more every card of the market costs now."""
    for slot, name in enumerate(view["market"]):
        if name:
            return (view["prices"][slot] or 0) - slot - value_of(name)
    return 0


def hand(view: View) -> list[Held]:
    """The own hand; of several forms of a card those that bring the next stack nearest."""
    forms = [_ways(ways) for ways in own(view)["forms"]]
    if all(len(ways) == 1 for ways in forms):
        return [ways[0] for ways in forms]
    need: int = own(view)["next_stack"]
    mixes = [list(mix) for mix, _ in zip(product(*forms), range(TRIED), strict=False)]
    return max(mixes, key=lambda mix: sum(card.value for card in target(mix, need)))


def _ways(ways: Sequence[tuple[str, int]]) -> list[Held]:
    """The forms of a card, the most valuable first."""
    return sorted([held(text, value) for text, value in ways], key=lambda card: -card.value)[:WAYS]


def form_values(view: View) -> dict[str, int]:
    """What every form of the own cards counts now."""
    return {text: value for ways in own(view)["forms"] for text, value in ways}


def subsets(cards: Sequence[Held]) -> Iterator[tuple[Held, ...]]:
    """Every choice of cards, smaller ones first."""
    cards = cards[:MOST]
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def is_stack(cards: Sequence[Held], need: int) -> bool:
    """Whether these are an ordinary stack: one set, exactly worth it, no junk."""
    sets = {set_of(card.name) for card in cards}
    return len(sets) == 1 and -1 not in sets and sum(card.value for card in cards) == need


def offers(cards: Sequence[Held], need: int) -> list[tuple[Held, ...]]:
    """Cards of one set that fall short of a stack, those that come nearest to it first."""
    short = [some for some in subsets(cards) if is_stack(some, sum(card.value for card in some))]
    short = [some for some in short if sum(card.value for card in some) < need]
    return sorted(short, key=lambda some: -sum(card.value for card in some))


def can_build(cards: Sequence[Held], need: int) -> bool:
    """Whether some of these cards are an ordinary stack."""
    return any(is_stack(some, need) for some in subsets(cards))


def without(cards: Sequence[Held], name: str) -> list[Held]:
    """The cards less one of this own name."""
    rest = list(cards)
    rest.remove(next(card for card in rest if card.own == name))
    return rest


def target(cards: Sequence[Held], need: int) -> tuple[Held, ...]:
    """The cards of one set that come nearest to the next stack without passing it."""
    best: tuple[Held, ...] = ()
    for some in subsets([card for card in cards if card.name != JUNK]):
        total = sum(card.value for card in some)
        if len({set_of(card.name) for card in some}) == 1 and sum(card.value for card in best) < total <= need:
            best = some
    return best


def payments(cards: Sequence[Held], price: int) -> Iterator[tuple[Held, ...]]:
    """The choices of cards that pay a price with none to spare."""
    for some in subsets([card for card in cards if card.value > 0]):
        total = sum(card.value for card in some)
        if price <= total < price + min(card.value for card in some):
            yield some


class Arranged(NamedTuple):
    """A purchase after rearranging: the cards that pay, the card bought, and its slot."""

    paid: tuple[Held, ...]
    name: str
    slot: int


def arrangements(view: View, cards: Sequence[Held]) -> Iterator[Arranged]:
    """The purchases that a rearranged market allows."""
    market = [name for name in dict.fromkeys(view["market"]) if name]
    rise = price_rise(view)
    for paid in subsets([card for card in cards if card.value > 0]):
        if any(REARRANGES[NUMBER[card.name]] for card in paid):
            total, least = sum(card.value for card in paid) - rise, min(card.value for card in paid)
            for name in market:
                slots = range(max(0, total - least + 1 - value_of(name)), min(4, total - value_of(name)) + 1)
                yield from [Arranged(paid, name, slot) for slot in slots]


def unseen_values(view: View) -> list[int]:
    """How many cards of each value, 0 to 5, may lie in the market deck as far as this seat sees."""
    counts = [0] * 6
    for deck in view["decks"]:
        for face in faces_of(SET_NUMBER[deck]):
            counts[VALUE[face]] += max(0, COPIES[face] - _in_sight(view, NAME[face]))
    counts[1] = 0  # no card of value 1 begins there
    return counts


def _in_sight(view: View, name: str) -> int:
    """How many copies of a card lie open or are known."""
    seen = [*view["market"], *view["bin"]]
    for seat in view["seats"]:
        stacks = [card for stack in seat["stall"] for card in stack]
        seen += [*seat["discard"], *seat["schedule"], *stacks, *seat.get("hand", [])]
        seen += seat["deck_top"] if "company" in seat else seat.get("known", [])
    return sum(plain(text) == name for text in seen if text)
