"""Several cards named at once: what chose itself may be named or left out, and whether all of them are there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from animalfolk.engine import prompts
from animalfolk.engine.arranging import arrangement_of, arrangement_options, payment_of, placed
from animalfolk.engine.faces import NAME, NOTHING, own_face
from animalfolk.engine.options import COIN_TEXT, DONE, PLAIN, find_option, place_named
from animalfolk.engine.run import Forced
from animalfolk.engine.state import State
from animalfolk.engine.values import coins

SLOTS = 5
OWN_NAME = re.compile(r"[a-z_]*")  # of a card, without its marks
PILE = "pile"  # where a card lies that is named with its place: the discard pile


def without_action(g: State, cards: list[str], forced: Sequence[Forced]) -> list[str]:
    """The cards behind an inventory that was the only action, and so was not asked for."""
    chose_itself = g.prompt == prompts.INVENTORY and list(forced[-1:]) == [(g.who, prompts.ACT, prompts.DISCARD)]
    return cards[1:] if chose_itself and cards[:1] == [PLAIN[prompts.DISCARD]] else cards


# arrangements


def arrangement(g: State, cards: list[str], forced: Sequence[Forced]) -> list[str]:
    """A card, or none, for each slot that is still to be filled; as they were named, if they are no arrangement."""
    chosen = arrangement_of(g)
    open_slots = SLOTS - len(chosen)
    before = chosen[: len(chosen) - len(slots_forced(g.who, forced))]
    for start in (chosen, before):
        found = _filled(g, start, cards)
        if found is not None:
            return found[-open_slots:]
    return cards


def _filled(g: State, chosen: list[int], cards: list[str]) -> list[str] | None:
    """What lies in the slots behind those that are chosen; None if the cards do not fit there."""
    if len(chosen) == SLOTS:
        return None if cards else []
    probe = g.clone()
    probe.laid = [*payment_of(g), *(placed(face) for face in chosen)]
    for face, rest in _next(arrangement_options(probe, g.who), cards):
        found = _filled(g, [*chosen, face], rest)
        if found is not None:
            return [_slot_text(face), *found]
    return None


def _next(options: list[int], cards: list[str]) -> list[tuple[int, list[str]]]:
    """What may be meant for a slot, with the cards that are left: the one named next, or none where there is none."""
    found = [(face, cards[1:]) for face in options if cards and _slot_text(face) == cards[0]]
    if len(options) == 1:
        found.append((options[0], cards))
    elif not cards and NOTHING in options:
        found.append((NOTHING, cards))
    return found


def _slot_text(face: int) -> str:
    return DONE if face == NOTHING else NAME[face]


def slots_forced(seat: int, forced: Sequence[Forced]) -> list[str]:
    """The slots of a seat's arrangement that have filled themselves."""
    return [_slot_text(option) for who, prompt, option in forced if (who, prompt) == (seat, prompts.ARRANGE)]


def names_forced(seat: int, cards: Sequence[str], forced: Sequence[Forced]) -> bool:
    """Whether these, in this order, are slots of an arrangement that has chosen itself."""
    slots = iter(slots_forced(seat, forced))
    return bool(cards) and all(card in slots for card in cards)


# what comes next


def next_named(g: State, cards: Sequence[str]) -> str:
    """Which of these cards answers the question at hand; empty if none does.

    Where any order will do, it is the first one offered; of equal cards of a discard pile those with a place, the upper
    ones before the lower ones.
    """
    if not prompts.ROWS[g.prompt].any_order:
        return cards[0] if cards and find_option(g, cards[0]) != NOTHING else ""
    offered = [(find_option(g, card), not place_named(card), place_named(card), card) for card in cards]
    return min([found for found in offered if found[0] != NOTHING], default=("",))[-1]


# what is there


def are_there(g: State, cards: Sequence[str]) -> bool:
    """Whether whoever is asked has several cards like these to choose from, whatever they may be used for."""
    named = Counter(_named(card) for card in cards if card != DONE)
    return named.total() > 1 and named <= Counter(_to_choose_from(g))


def _to_choose_from(g: State) -> list[tuple[str, str]]:
    """The cards of the market, or those of the hand and the discard pile and the coins; nothing for other questions."""
    if g.prompt == prompts.ARRANGE:
        return [("", NAME[face]) for face in g.market if face != NOTHING]
    if not prompts.ROWS[g.prompt].any_order:
        return []
    hand = [("", NAME[own_face(card)]) for card in g.hands[g.who]]
    pile = [(PILE, NAME[face]) for face in g.discards[g.who]]
    return [*hand, *pile, *[("", COIN_TEXT)] * coins(g, g.who, [])]


def _named(text: str) -> tuple[str, str]:
    """Where a card lies, and its own name."""
    place, _, name = text.rpartition(":")
    found = OWN_NAME.match(name)
    return PILE if place else "", found[0] if found else name
