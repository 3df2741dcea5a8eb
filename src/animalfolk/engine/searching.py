"""Searching the own deck: what is found, put back and shuffled, unseen by others (DECK-06)."""

from __future__ import annotations

from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Card, Face
from animalfolk.engine.chance import PLAYER, shuffle
from animalfolk.engine.faces import DECK_SHUFFLED, FACE, NOTHING, OWNER, SEEN, own_face
from animalfolk.engine.notes import note
from animalfolk.engine.partners import Partner
from animalfolk.engine.visibility import forget_hand, set_apart


class Searcher(Partner):
    """What a seat does with its own deck in hand."""

    @property
    def deck(self) -> list[int]:
        """The faces of the own deck, in the order of the catalogue: searching shows no order."""
        return sorted([card & FACE for card in self.g.decks[self.seat]])

    def look_through_deck(self) -> None:
        """Search the own deck: its player sees every card of it, and so knows which cards are their own."""
        set_apart(self.g, self.seat, self.seat)

    def find(self, face: Face) -> None:
        """Take a card of the own deck into the hand, unseen by others."""
        if face != NOTHING:
            self.take_out_of_deck(face)
            self.into_hand(self.seat, face, 0)
            self.tell(tell.FOUND, self.seat, face, sees=1 << self.seat)

    def set_aside_found(self, face: Face) -> None:
        """Take a card of the own deck, to place it later."""
        self.take_out_of_deck(face)
        self.g.aside.append(face | 1 << (SEEN + self.seat) | self.seat << OWNER)
        self.tell(tell.SET_ASIDE, self.seat, face, sees=1 << self.seat)

    def take_out_of_deck(self, face: Face) -> None:
        """Take a card out of the deck; whoever knew the deck knows its order no more."""
        deck = [card & FACE for card in self.g.decks[self.seat]]
        deck.remove(face)
        self.g.decks[self.seat] = deck

    def most_exchanged(self, count: int) -> int:
        """How many cards can be exchanged between hand and deck."""
        return min(count, len(self.hand), len(self.g.decks[self.seat]))

    def put_in_deck(self, card: Card) -> None:
        """Put a hand card into the own deck, unseen by others."""
        self.hand.remove(card)
        forget_hand(self.g, self.seat)
        self.g.decks[self.seat].append(own_face(card))
        self.tell(tell.PUT_IN_DECK, self.seat, own_face(card), sees=1 << self.seat)

    def keep_found(self) -> None:
        """What was found in the deck comes into the hand."""
        for face in [card & FACE for card in self.g.aside]:
            self.keep_aside(self.seat, face)

    def shuffle_deck(self) -> None:
        """Shuffle the own deck, if there is anything to shuffle; the Company never does (AUTOMA-05)."""
        deck = [card & FACE for card in self.g.decks[self.seat]]
        if deck and not self.is_company(self.seat):
            shuffle(self.g, PLAYER + self.seat, deck)
            self.g.decks[self.seat] = deck
            note(self.g, DECK_SHUFFLED, self.seat)
            self.tell(tell.DECK_SHUFFLED, self.seat, number=len(deck))
