"""The rulebook's verbs, as seen from one seat: what the cards and the flow of a turn are written with.

A verb that asks only states the decision; the effect yields there and is sent the answer.
"""

from __future__ import annotations

from animalfolk.engine import company, prompts
from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Card, Face, Option, Prompt, Seat, Slot
from animalfolk.engine.copying import in_use
from animalfolk.engine.declare import LATER_SOURCES, SOURCES, Effect
from animalfolk.engine.faces import (
    EVERYONE,
    FACE,
    FROM_MARKET,
    JUNK,
    NOTHING,
    OWNER,
    PLACE,
    SEEN,
    STACK,
    STACKS,
    STALL,
    own_face,
)
from animalfolk.engine.gambling import Gambler
from animalfolk.engine.seats import opponents, stall_of
from animalfolk.engine.values import ADD, EVERY_CARD, alter
from animalfolk.engine.visibility import everybody, passed_unseen, seen_again


class Turn(Gambler):
    """What one seat can do in a game."""

    def of(self, seat: Seat) -> Turn:
        """The same game from another seat."""
        return Turn(self.g, self.told, seat)

    # what a seat has

    @property
    def usable(self) -> list[int]:
        """The cards in hand as they may be used: what copies another must do so first (CHAM-01)."""
        return in_use(self.g, self.seat, self.hand)

    def is_animalfolk(self, card: Card) -> bool:
        """Whether a card belongs to an animalfolk deck, whatever it counts as (G8)."""
        return own_face(card) != JUNK

    @property
    def laid(self) -> list[int]:
        """The cards laid out to land somewhere."""
        return self.g.laid

    @property
    def aside(self) -> list[int]:
        """The faces of the cards set aside."""
        return [card & FACE for card in self.g.aside]

    @property
    def scheduled(self) -> list[int]:
        """The cards on the schedule."""
        return self.g.schedules[self.seat]

    @property
    def market(self) -> list[int]:
        """The cards of the market, the cheapest slot first."""
        return [face for face in self.g.market if face != NOTHING]

    @property
    def discard_pile(self) -> list[int]:
        """The own discard pile."""
        return self.g.discards[self.seat]

    @property
    def discarded_animalfolk(self) -> list[int]:
        """The cards of the own discard pile that are no junk."""
        return [face for face in self.g.discards[self.seat] if face != JUNK]

    # asking

    def pick(self, cards: list[Card], prompt: Prompt) -> int:
        """Ask for one of these cards; equal ones are offered once."""
        options: list[int] = []
        for card in cards:
            if card not in options:
                options.append(card)
        return self.ask(prompt, options)

    def pick_or_stop(self, cards: list[Card], prompt: Prompt) -> int:
        """Ask for one of these cards or the end."""
        self.pick(cards, prompt)
        return self.ask(prompt, [*self.g.options, NOTHING])

    def pick_discarded(self, cards: list[Card], prompt: Prompt) -> int:
        """Ask for one of these cards of the own discard pile; equal ones wherever that leaves another pile."""
        return self.ask(prompt, self.each_place(cards, []))

    def pick_discarded_or_stop(self, cards: list[Card], prompt: Prompt) -> int:
        """Ask for one of these cards of the own discard pile, or none."""
        return self.ask(prompt, [*self.each_place(cards, []), NOTHING])

    def pick_slot(self, prompt: Prompt) -> int:
        """Ask for a card of the market, by its slot."""
        return self.ask(prompt, [slot for slot in range(5) if self.g.market[slot] != NOTHING])

    def pick_number(self, least: int, most: int, prompt: Prompt) -> int:
        """Ask for a number."""
        return self.ask(prompt, list(range(least, most + 1)))

    def pick_stall_card(self, seats: list[Seat], prompt: Prompt) -> int:
        """Ask for a card in the stalls of these seats."""
        options: list[int] = []
        for seat in seats:
            if self.is_company(seat):
                options += company.stall_options(self.g)
            stall = stall_of(self.g, seat)  # partners have one
            for card in self.g.stalls[stall]:
                if stall << STALL | card not in options:
                    options.append(stall << STALL | card)
        return self.ask(prompt, options)

    def opponents(self) -> list[int]:
        """The seats this one plays against."""
        return opponents(self.g, self.seat)

    def opponents_but(self, chosen: int) -> list[int]:
        """The opponents who are not among these."""
        return [seat for seat in self.opponents() if not chosen >> seat & 1]

    # drawing, discarding, throwing away

    def draw(self, count: int) -> None:
        """Draw cards of the own deck, as many as there are (TECH-05, DECK-10)."""
        for _ in range(count):
            if not self.draw_card(self.seat):
                return

    def discard(self, card: Card) -> None:
        """Put a hand card on the own discard pile."""
        if card != NOTHING:
            self.discard_from_hand(self.seat, card)

    def throw_away(self, card: Card) -> None:
        """Throw away a hand card."""
        if card != NOTHING:
            self.to_the_bin(self.seat, self.out_of_hand(self.seat, card))

    def recover_top(self) -> None:
        """Take the top card of the own discard pile into the hand."""
        pile = self.g.discards[self.seat]
        if pile:
            face = pile.pop()
            self.into_hand(self.seat, face, EVERYONE)
            self.tell(tell.RECOVERED, self.seat, face)

    def set_aside(self, count: int) -> None:
        """Draw cards of the own deck without placing them yet."""
        for _ in range(count):
            self.aside_from_deck(self.seat)

    def set_aside_from_market(self, count: int) -> None:
        """Draw cards of the market deck without placing them yet."""
        for _ in range(count):
            self.aside_from_market(self.seat)

    def keep(self, face: Face) -> None:
        """Take a card set aside into the hand."""
        if face != NOTHING:
            self.keep_aside(self.seat, face)

    def put_on_deck(self, face: Face) -> None:
        """Put a card set aside on top of the own deck."""
        self.return_aside(self.seat, face)

    def throw_away_aside(self, face: Face) -> None:
        """Throw away a card set aside."""
        card = self.out_of_aside(face)
        if not card & FROM_MARKET and self.is_company(card >> OWNER):
            company.throw_out(self, face)
            return
        self.to_the_bin(self.seat, face)
        if self.g.unseen and not card & FROM_MARKET:
            seen_again(self.g, card >> OWNER, face)

    def recover(self, card: Card) -> None:
        """Take a card of the own discard pile into the hand."""
        if card != NOTHING:
            face = self.out_of_discard(self.seat, card)
            self.into_hand(self.seat, face, EVERYONE)
            self.tell(tell.RECOVERED, self.seat, face)

    def pick_junk(self, most: int) -> int:
        """Ask how many junk cards of the own discard pile to take, the topmost ones; or for one that lies lower."""
        pile = self.g.discards[self.seat]
        numbers = list(range(min(most, pile.count(JUNK)) + 1))
        return self.ask(prompts.RECOVER_JUNK, numbers + self.each_place([JUNK] if JUNK in pile else [], [])[1:])

    def recover_junk(self, choice: Option) -> bool:
        """Take so many junk cards, or the one at a place; says whether it was one, after which others may follow."""
        if choice >> PLACE:
            self.recover(choice)
            return True
        for _ in range(choice):
            self.recover(JUNK)
        return False

    def throw_away_discarded(self, card: Card) -> None:
        """Throw away a card of the own discard pile."""
        self.to_the_bin(self.seat, self.out_of_discard(self.seat, card))

    def top_on_deck(self) -> None:
        """Put the top card of the own discard pile on top of the own deck."""
        pile = self.g.discards[self.seat]
        if pile:
            face = pile.pop()
            self.g.decks[self.seat].append(face | everybody(self.g) << SEEN)
            self.tell(tell.PUT_ON_DECK, self.seat, face)

    # the market

    def throw_away_slot(self, slot: Slot) -> None:
        """Throw away the card of a slot."""
        self.to_the_bin(self.seat, self.out_of_market(slot))

    def draw_from_market(self) -> None:
        """Draw the top card of the market deck into the hand, unseen by others."""
        if self.has_market_deck():
            face = self.g.market_deck.pop() & FACE
            self.into_hand(self.seat, face, 0)
            passed_unseen(self.g, self.seat, face, 1 << self.seat)
            self.tell(tell.DREW_FROM_MARKET, self.seat, face, sees=1 << self.seat)

    def throw_away_from_market(self, face: Face) -> None:
        """Throw away a card of the market."""
        self.g.market[self.g.market.index(face)] = NOTHING
        self.to_the_bin(self.seat, face)

    def throw_away_market_top(self) -> None:
        """Throw away the top card of the market deck."""
        if self.has_market_deck():
            self.to_the_bin(self.seat, self.g.market_deck.pop() & FACE)

    def take(self, slot: Slot) -> None:
        """Take a card of the market into the hand without buying it (G15)."""
        if slot != NOTHING:
            face = self.out_of_market(slot)
            self.into_hand(self.seat, face, EVERYONE)
            self.tell(tell.TOOK, self.seat, face, slot)

    # values

    def raise_values(self, amount: int) -> None:
        """Every card this seat uses counts more until the end of the turn."""
        alter(self.g, ADD, amount, self.seat, EVERY_CARD)
        self.tell(tell.RAISED_VALUES, self.seat, number=amount)

    # the card being played

    def swap_with_stall(self, target: int) -> None:
        """The card being played takes the place of a stall card, which comes into the hand."""
        if target == NOTHING:
            return
        if self.is_company(target >> STALL):
            company.swap_active(self, self.out_of_play())
            return
        stall = self.g.stalls[stall_of(self.g, target >> STALL)]
        card = target & (1 << STALL) - 1
        place = stall.index(card)
        number = card >> STACK & STACKS
        own = self.out_of_play()
        stall[place] = own | number << STACK
        self.tell(tell.SWAPPED_IN, target >> STALL, own, number)
        self.into_hand(self.seat, own_face(card), EVERYONE)
        self.tell(tell.SWAPPED_OUT, self.seat, own_face(card), number)

    def swap_with_market(self, slot: Slot) -> None:
        """The card being played takes the place of a market card, which comes into the hand."""
        if slot == NOTHING:
            return
        own = self.out_of_play()
        face = self.g.market[slot]
        self.g.market[slot] = own
        self.tell(tell.SWAPPED_INTO_MARKET, self.seat, own, slot)
        self.into_hand(self.seat, face, EVERYONE)
        self.tell(tell.TOOK, self.seat, face, slot)

    def effect(self, card: Card) -> Effect:
        """A card's effect as it is written (the frames in generated/ are what runs)."""
        effect: Effect | None = SOURCES[card & FACE](self)
        if effect is not None:
            yield from effect

    def later(self, card: Card) -> Effect:
        """What a scheduled card does at the start of its owner's turn, as it is written."""
        effect: Effect | None = LATER_SOURCES[card & FACE](self)
        if effect is not None:
            yield from effect
