"""The same game to all eyes but one seat's: the cards with which that seat could react lie elsewhere."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE, JUNK, MIRRORS, NOTHING, REACTS, own_face
from animalfolk.engine.run import run
from animalfolk.engine.state import State

Place = tuple[list[int], int]


def at_window(g: State) -> bool:
    """Whether somebody is asked whether to react."""
    return g.who != NOTHING and g.prompt == prompts.REACT


def twin_of(g: State, seat: int) -> State | None:
    """A copy in which this seat's hidden owls, and what could copy one, lie deep in its deck; None if it cannot be."""
    copy = g.clone()
    swapped = _sink(_hidden_places(copy, seat))
    if not swapped or (copy.who == seat and not _asked_the_same(g, copy)):
        return None
    return copy


def hidden_cards(g: State, seat: int) -> list[int]:
    """The cards of a seat's hand and deck, wherever they lie."""
    return sorted([own_face(card) for card in g.hands[seat]] + [card & FACE for card in g.decks[seat]])


def _hidden_places(g: State, seat: int) -> list[Place]:
    """Where cards lie that no other seat knows: in the hand, then in the deck from the top."""
    hand = g.hands[seat]
    known = [entry & FACE for entry in g.known[seat]]
    places = [(hand, place) for place, card in enumerate(hand) if card <= FACE and card not in known]
    deck = g.decks[seat]
    return places + [(deck, place) for place in reversed(range(len(deck))) if deck[place] <= FACE]


def _sink(places: list[Place]) -> int:
    """Exchange the reacting and copying cards in front with junk from behind; returns how many."""
    count = 0
    behind = len(places) - 1
    for at, (pile, place) in enumerate(places):
        if not (REACTS[pile[place]] or MIRRORS[pile[place]]):
            continue
        while behind > at and places[behind][0][places[behind][1]] != JUNK:
            behind -= 1
        if behind <= at:
            break
        other, there = places[behind]
        pile[place], other[there] = other[there], pile[place]
        count += 1
    return count


def _asked_the_same(g: State, copy: State) -> bool:
    """Ask the owner of the exchanged cards once more; whether it is the same question."""
    hand = list(copy.hands[copy.who])
    for card in copy.laid:
        if card not in hand:
            return False
        hand.remove(card)
    copy.frames[-1].ask_again()
    run(copy, NOTHING, None)
    return (copy.who, copy.prompt, copy.laid, copy.turn) == (g.who, g.prompt, g.laid, g.turn)
