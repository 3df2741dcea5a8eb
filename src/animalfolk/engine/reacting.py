"""Reactions, step by step: asking those who may react, using their card, closing what was noted (G19, OWL-01).

And copies that enlarge the hand while it is filled, which interrupt that in the same way (G20).
"""

from __future__ import annotations

from animalfolk.engine import events as tell
from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Face, Prompt, Seat
from animalfolk.engine.copying import forms, is_open
from animalfolk.engine.discards import place_of, ways_to_take
from animalfolk.engine.faces import (
    EVERYONE,
    FACE,
    HAND_SIZE,
    IS_COPYING,
    JUNK,
    NOTHING,
    REACTS,
    SEEN,
    SPENT,
    own_face,
    traits,
)
from animalfolk.engine.hold import is_paused, might_grow
from animalfolk.engine.notes import (
    ANSWERED,
    arrival_waits,
    first_watcher,
    is_arrival,
    next_watcher,
    reactions,
    somebody_may_react,
)
from animalfolk.engine.passing import Passer
from animalfolk.engine.values import hand_size
from animalfolk.engine.visibility import everybody, show_marked


class Reactor(Passer):
    """What a seat does when something has happened, whoever's turn it is."""

    @property
    def stirred(self) -> bool:
        """Whether something was noted that can be offered now: while a technique resolves, it waits."""
        return len(self.g.noted) > 0 and self.g.cause == NOTHING and somebody_may_react(self.g)

    def still_stirred(self) -> bool:
        """Whether anything noted can yet be answered."""
        return somebody_may_react(self.g)

    def arrival_waits(self) -> bool:
        """Whether a card that came into a hand can be answered to at once."""
        return len(self.g.noted) > 0 and arrival_waits(self.g)

    def is_interrupted(self, left: int) -> bool:
        """Whether filling the hand has stopped for an answer, or could go on with a copy that enlarges it."""
        return self.arrival_waits() or (left > 0 and (self.can_grow() or (is_paused(self.g) and might_grow(self.g))))

    def can_grow(self) -> bool:
        """Whether cards of the hand may copy what enlarges it, so that another card is drawn (G20)."""
        if not traits(self.hand) & IS_COPYING:
            return False
        growth = 0
        for card in self.hand:
            if is_open(card):
                growth += max([HAND_SIZE[form & FACE] for form in forms(self.g, self.seat, card)])
        return growth > 0 and len(self.hand) < hand_size(self.g, self.seat) + growth

    def ask_grow(self) -> int:
        """Which copy enlarges the hand; it is a choice only where something else could be copied."""
        for card in self.hand:
            found = forms(self.g, self.seat, card)
            if len(found) == 1 and found[0] != card and HAND_SIZE[found[0] & FACE]:
                return self.ask(prompts.GROW, found)
        return self.ask(prompts.GROW, [*self._growing(), NOTHING])

    def _growing(self) -> list[int]:
        """The copies that would enlarge the hand and do not yet."""
        found: list[int] = []
        for card in self.hand:
            if is_open(card):
                for form in forms(self.g, self.seat, card):
                    if HAND_SIZE[form & FACE] and form not in found:
                        found.append(form)
        return found

    def first_watcher(self) -> int:
        """Who is asked first."""
        return first_watcher(self.g)

    def next_watcher(self, seat: Seat) -> int:
        """Who is asked after this seat."""
        return next_watcher(self.g, seat)

    def ask_reaction(self) -> int:
        """Whether and with which card to react (OWL-03); nobody is asked who cannot."""
        found = reactions(self.g, self.seat, self.g.noted[0])
        return self.ask(prompts.REACT, [*found, NOTHING] if found else [])

    def respond(self, card: Card) -> int:
        """Use a card in reaction: shown to all, and not again for this (OWL-01, OWL-04)."""
        g = self.g
        card = self.bind_open(self.seat, card) if is_arrival(g.noted[0]) else self.bind(self.seat, card)
        self.hand[self.hand.index(card)] = card | SPENT
        show_marked(g, self.seat, own_face(card))
        if is_arrival(g.noted[0]):
            g.noted[0] |= ANSWERED
        g.cause = card & FACE
        self.tell(tell.USED, self.seat, own_face(card))
        return card

    def end_response(self) -> None:
        """The reaction is over."""
        self.g.cause = NOTHING

    def close_note(self) -> None:
        """All have had their chance: each card may be used again for what comes next."""
        g = self.g
        del g.noted[0]
        for hand in g.hands:
            for place in range(len(hand)):
                if hand[place] & SPENT and REACTS[hand[place] & FACE]:
                    hand[place] &= ~SPENT

    # what these cards do

    def discard_found(self, face: Face) -> None:
        """Discard a card of the own deck that was searched."""
        if face != NOTHING:
            self.take_out_of_deck(face)
            self.g.discards[self.seat].append(face)
            self.tell(tell.DISCARDED, self.seat, face)

    @property
    def animalfolk(self) -> list[int]:
        """The animalfolk cards in hand, whatever they count as."""
        return [card for card in self.hand if own_face(card) != JUNK]

    def each_place(self, cards: list[Card], fills: list[int]) -> list[int]:
        """These cards of the own discard pile, each at every place that makes a difference.

        fills: what may take their place
        """
        options: list[int] = []
        for card in cards:
            if card not in options:
                options += ways_to_take(self.g.discards[self.seat], card, [], fills)
        return options

    def pick_to_swap(self, prompt: Prompt) -> int:
        """Ask for a card of the own discard pile whose place an animalfolk card of the hand takes."""
        fills = [own_face(card) for card in self.animalfolk]
        return self.ask(prompt, self.each_place(self.g.discards[self.seat], fills))

    def swap_with_discard(self, card: Card, other: int) -> None:
        """A hand card takes the place of a card of the own discard pile, which comes into the hand."""
        pile = self.g.discards[self.seat]
        place = len(pile) - place_of(pile, other, [])
        face = pile[place]
        pile[place] = self.out_of_hand(self.seat, card)
        self.tell(tell.PUT_IN_DISCARD, self.seat, pile[place])
        self.into_hand(self.seat, face, EVERYONE)
        self.tell(tell.RECOVERED, self.seat, face)

    def discard_on_deck(self, card: Card) -> None:
        """Put a card of the own discard pile on top of the own deck."""
        face = self.out_of_discard(self.seat, card)
        self.g.decks[self.seat].append(face | everybody(self.g) << SEEN)
        self.tell(tell.PUT_ON_DECK, self.seat, face)
