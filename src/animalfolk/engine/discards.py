"""Which card of a discard pile a choice means, and which places of equal cards make a difference.

Discard piles lie open and keep their order (G7), so of equal cards each may be taken where the piles that are left
differ. A choice without a place means the topmost card of its kind; the others name their place, counted from the top.
"""

from __future__ import annotations

from animalfolk.engine.aliases import Card, Option, Seat
from animalfolk.engine.faces import NOTHING, PLACE, own_face
from animalfolk.engine.stack_search import FROM_DISCARD
from animalfolk.engine.state import State


def ways_to_take(pile: list[Card], choice: Option, taken: list[int], fills: list[int]) -> list[int]:
    """A choice of the topmost card of its kind, and the same card at each further place that leaves another pile.

    taken: the places of cards that leave the pile as well; fills: what may take the card's place, where something does
    """
    face = own_face(choice)
    if fills and all(fill == face for fill in fills):
        return [choice]
    found: list[int] = []
    above = NOTHING
    for place in range(1, len(pile) + 1):
        if place not in taken:
            if pile[-place] == face and (fills or above != face):  # of neighbours it does not matter which is taken
                found.append(choice | place << PLACE if found else choice)
            above = pile[-place]
    return found


def place_of(pile: list[Card], choice: Option, taken: list[int]) -> int:
    """Where the card lies that is chosen beside these others, counted from the top; NOTHING if it is not there."""
    face = own_face(choice)
    named = choice >> PLACE
    for place in [named] if named else range(1, len(pile) + 1):
        if place <= len(pile) and pile[-place] == face and place not in taken:
            return place
    return NOTHING


def places_of(pile: list[Card], choices: list[Option]) -> list[int]:
    """Where the cards of the pile lie that are among these choices; NOTHING for one that is not there."""
    found: list[int] = []
    for choice in choices:
        if choice & FROM_DISCARD:
            found.append(place_of(pile, choice, found))
    return found


def without(pile: list[Card], places: list[int]) -> list[int]:
    """The pile without the cards at these places."""
    return [pile[-place] for place in range(len(pile), 0, -1) if place not in places]


def from_every_place(g: State, seat: Seat, options: list[Option]) -> list[int]:
    """What may be laid next, each card of the discard pile from every place that makes a difference."""
    found: list[int] = []
    for choice in options:
        if choice & FROM_DISCARD:
            pile = g.discards[seat]
            found += ways_to_take(pile, choice, places_of(pile, g.laid), [])
        else:
            found.append(choice)
    return found
