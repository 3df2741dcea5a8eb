"""Cards on the move: every change of a zone, told as it happens."""

from __future__ import annotations

from animalfolk.engine import company
from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Card, Face, Mask, Option, Prompt, Seat
from animalfolk.engine.chance import MARKET, PLAYER, shuffle
from animalfolk.engine.discards import place_of
from animalfolk.engine.events import Event
from animalfolk.engine.faces import (
    DECK_SHUFFLED,
    EVERYONE,
    FACE,
    FROM_MARKET,
    JUNK,
    NOTHING,
    OWNER,
    SEEN,
    own_face,
)
from animalfolk.engine.frames import ASKED
from animalfolk.engine.notes import note, note_arrival
from animalfolk.engine.state import State
from animalfolk.engine.visibility import (
    forget_marks,
    learn,
    left_openly,
    passed_unseen,
    seen_again,
    show_marked,
)


class Mover:
    """Moves cards in a state and tells whoever listens."""

    def __init__(self, g: State, told: list[Event] | None = None, seat: Seat = 0) -> None:
        self.g = g
        self.told = told
        self.seat = seat  # who acts
        self.used = NOTHING  # the passive card of the hand that was just used; not kept across a decision
        self.result = 0  # what the effect that just ended returned

    def tell(self, kind: int, seat: Seat, card: Card = NOTHING, number: int = NOTHING, sees: int = EVERYONE) -> None:
        """Say what happened."""
        if self.told is not None:
            self.told.append(Event(kind, seat, card, number, sees))

    @property
    def hand(self) -> list[int]:
        """The cards in hand."""
        return self.g.hands[self.seat]

    def ask(self, prompt: Prompt, options: list[Option]) -> int:
        """State a decision of this seat; without options the answer is NOTHING, one option answers itself."""
        g = self.g
        g.who = self.seat
        g.prompt = prompt
        g.options = options
        return ASKED

    # decks

    def has_deck(self, seat: Seat) -> bool:
        """Whether a card can be had from this deck, reforming it if it is empty (DECK-01, DECK-02).

        That is a shuffle for those who wait for one (contested ruling 14).
        """
        g = self.g
        if g.decks[seat]:
            return True
        pile = g.discards[seat]
        if not pile:
            return False
        g.discards[seat] = []
        shuffle(g, PLAYER + seat, pile)
        g.decks[seat] = pile
        note(g, DECK_SHUFFLED, seat)
        self.tell(tell.SHUFFLED, seat, number=len(pile))
        return True

    def has_market_deck(self) -> bool:
        """The same for the market deck (MARKET-04, MARKET-05)."""
        g = self.g
        if g.market_deck:
            return True
        if not g.bin:
            if g.rules.power_on_exhaustion:
                company.gain_power(self)
            return False
        pile = g.bin
        g.bin = []
        shuffle(g, MARKET, pile)
        g.market_deck = pile
        self.tell(tell.MARKET_SHUFFLED, NOTHING, number=len(pile))
        company.gain_power(self)
        return True

    def draw_card(self, seat: Seat) -> bool:
        """Draw the top card of the deck into the hand, if there is one, or what takes its place."""
        if not self.g.decks[seat] and not self.has_deck(seat):
            if self.g.rules.junk_substitute:
                self.draw_junk(seat)
            return bool(self.g.rules.junk_substitute)
        card = self.g.decks[seat].pop()
        self.into_hand(seat, card & FACE, card >> SEEN)
        if self.told is not None:
            self.tell(tell.DREW, seat, card & FACE, sees=1 << seat | card >> SEEN)
        return True

    def draw_junk(self, seat: Seat) -> None:
        """Take a junk card; in clean-up, or wherever the own deck has nothing to draw (JUNK-01, DIS-01)."""
        self.out_of_junk_pile()
        self.into_hand(seat, JUNK, EVERYONE)
        self.tell(tell.DREW_JUNK, seat, JUNK)

    def out_of_junk_pile(self) -> None:
        """A junk card leaves its pile; the supply has no end (JUNK-03)."""
        if self.g.junk:
            self.g.junk -= 1
        else:
            self.g.junk_made += 1

    # hands

    def into_hand(self, seat: Seat, face: Face, known_to: Mask) -> None:
        """Put a card into a hand; `known_to` are those who know that it is there."""
        self.g.hands[seat].append(face)
        if known_to:
            learn(self.g, seat, face, known_to)
        if self.g.watched:
            note_arrival(self.g, seat, face, known_to)

    def out_of_hand(self, seat: Seat, card: Card) -> int:
        """Take a card out of a hand openly; only its face remains (G10)."""
        self.g.hands[seat].remove(card)
        face = own_face(card)
        if self.g.known[seat]:
            left_openly(self.g, seat, face)
            show_marked(self.g, seat, face)
        if self.g.unseen:
            seen_again(self.g, seat, face)
        return face

    def discard_from_hand(self, seat: Seat, card: Card) -> None:
        """Onto the own discard pile."""
        face = self.out_of_hand(seat, card)
        self.g.discards[seat].append(face)
        self.tell(tell.DISCARDED, seat, face)

    def out_of_discard(self, seat: Seat, choice: Option) -> int:
        """Take the chosen card out of a discard pile; returns its face."""
        pile = self.g.discards[seat]
        return pile.pop(len(pile) - place_of(pile, choice, []))

    # throwing away

    def to_the_bin(self, seat: Seat, face: Face) -> None:
        """Throw away: junk to the junk pile, animalfolk cards to the market's discard pile (TOSS-01 to TOSS-05)."""
        g = self.g
        if face == JUNK:
            g.junk += 1
        else:
            g.bin.append(face)
        self.tell(tell.THREW_AWAY, seat, face)

    # the market

    def fill_market(self) -> None:
        """Fill the market; against the Company, players lose if it stays empty (AUTOMA-16)."""
        self._deal_market()
        if self.g.power:
            company.check_market(self)

    def _deal_market(self) -> None:
        """Deal cards into the empty slots from right to left, without moving others (MARKET-02, MARKET-03)."""
        g = self.g
        for slot in range(5):
            if g.market[slot] == NOTHING:
                if not self.has_market_deck():
                    return
                face = g.market_deck.pop() & FACE
                g.market[slot] = face
                self.tell(tell.DEALT, NOTHING, face, slot)

    def slide_market(self) -> None:
        """Move the cards right into the gaps, keeping their order (MARKET-01)."""
        g = self.g
        free = 0
        for slot in range(5):
            face = g.market[slot]
            if face != NOTHING:
                if slot != free:
                    g.market[slot] = NOTHING
                    g.market[free] = face
                    self.tell(tell.SLID, NOTHING, face, free)
                free += 1

    # set aside

    def aside_from_deck(self, seat: Seat) -> None:
        """Draw a card of the own deck, or what takes its place, without placing it yet."""
        if self.has_deck(seat):
            card = self.g.decks[seat].pop()
        elif self.g.rules.junk_substitute:
            self.out_of_junk_pile()
            card = JUNK | EVERYONE << SEEN
        else:
            return
        seen = card >> SEEN | 1 << seat
        self.g.aside.append(card & FACE | seen << SEEN | seat << OWNER)
        self.tell(tell.SET_ASIDE, seat, card & FACE, sees=seen)

    def aside_from_market(self, seat: Seat) -> None:
        """Draw a card of the market deck without placing it yet."""
        if self.has_market_deck():
            face = self.g.market_deck.pop() & FACE
            self.g.aside.append(face | 1 << (seat + SEEN) | FROM_MARKET | seat << OWNER)
            self.tell(tell.SET_ASIDE_FROM_MARKET, seat, face, sees=1 << seat)

    def out_of_aside(self, face: Face) -> int:
        """Take a card set aside, with what is noted about it."""
        for card in self.g.aside:
            if card & FACE == face:
                self.g.aside.remove(card)
                return card
        raise AssertionError(f"no card {face} set aside")

    def keep_aside(self, seat: Seat, face: Face) -> None:
        """A card set aside comes into the hand."""
        card = self.out_of_aside(face)
        seen = card >> SEEN & EVERYONE
        self.into_hand(seat, face, seen & ~(1 << seat))
        if card & FROM_MARKET:
            passed_unseen(self.g, seat, face, seen)
        self.tell(tell.KEPT, seat, face, sees=seen)

    def return_aside(self, seat: Seat, face: Face) -> None:
        """A card set aside goes on top of the deck."""
        seen = self.out_of_aside(face) >> SEEN & EVERYONE
        self.g.decks[seat].append(face | seen << SEEN)
        self.tell(tell.RETURNED, seat, face, sees=seen)

    # the end of a turn

    def end_alterations(self, seat: Seat) -> None:
        """What was for this turn is over (G10, G14)."""
        if self.g.alterations:
            self.g.alterations = []
        for hand in self.g.hands:
            forget_marks(hand)
