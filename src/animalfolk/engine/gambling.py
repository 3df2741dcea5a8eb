"""Chance and daring: dice, guesses, what single cards count, a card built alone, hands that are mixed."""

from __future__ import annotations

from animalfolk.engine import chance, company, prompts
from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Card, Face, Option, Seat
from animalfolk.engine.building import in_stall
from animalfolk.engine.faces import (
    BUILDS_AGAIN,
    EVERYONE,
    FACE,
    FROM_MARKET,
    MARK,
    OWNER,
    SEEN,
    STACK,
    VALUE,
    mark_of,
    own_face,
)
from animalfolk.engine.notes import forget_arrivals
from animalfolk.engine.seats import stall_of
from animalfolk.engine.sharing import Sharer
from animalfolk.engine.single_stack import ways_alone
from animalfolk.engine.stack_search import CARD, worth
from animalfolk.engine.values import ADD, SET, TIMES, alter, new_mark, possible_values, value
from animalfolk.engine.visibility import everybody, known_in_hand, learn, passed, show_marked


class Gambler(Sharer):
    """What a seat leaves to chance, and to the guesses of others."""

    def roll(self, die: list[int]) -> int:
        """Roll a die, for all to see."""
        result = chance.roll(self.g, die)
        self.tell(tell.ROLLED, self.seat, number=result)
        return result

    # what single cards count

    def show_card(self, card: Card) -> int:
        """A hand card is shown: what copies another does so now (CHAM-03)."""
        return self.bind(self.seat, card)

    def multiply(self, card: Card, factor: int) -> None:
        """A hand card, shown to all, counts so many times as much until the end of the turn."""
        marked = self._mark(card)
        alter(self.g, TIMES, factor, self.seat, mark_of(marked))
        self.tell(tell.MULTIPLIED, self.seat, own_face(card), factor)

    def raise_this_card(self, amount: int) -> None:
        """The passive card that was just used counts more until the end of the turn."""
        alter(self.g, ADD, amount, self.seat, mark_of(self._mark(self.used)))
        self.tell(tell.RAISED_CARD, self.seat, own_face(self.used), amount)

    def _mark(self, card: Card) -> int:
        """Give a hand card a mark of its own, if it has none yet; it is shown by that."""
        if not mark_of(card):
            place = self.hand.index(card)
            card |= new_mark(self.g, self.seat) << MARK
            self.hand[place] = card
            show_marked(self.g, self.seat, own_face(card))
        return card

    # guesses

    def guess_market_top(self, guess: int) -> None:
        """Show the top card of the market deck: it is won if its value was guessed, else thrown away."""
        self.tell(tell.GUESSED, self.seat, number=guess)
        face = self.g.market_deck.pop() & FACE
        self.tell(tell.REVEALED, self.seat, face)
        if VALUE[face] == guess:
            self.into_hand(self.seat, face, EVERYONE)
            self.tell(tell.WON_CARD, self.seat, face)
        else:
            self.to_the_bin(self.seat, face)

    def ask_guess(self, player: Seat) -> int:
        """Ask another player what the chosen card counts; nothing that is offered depends on the card."""
        asked = self.ask(prompts.GUESS_HELD, possible_values(self.g, self.seat))
        self.g.who = player
        return asked

    def guess_for_company(self) -> int:
        """The Company guesses by chance."""
        return company.guess(self.g)

    def show_guessed(self, player: Seat, guess: int) -> bool:
        """Show the chosen card to all; says whether its current value was guessed (contested ruling 7)."""
        self.tell(tell.GUESSED, player, number=guess)
        card = self.bind(self.seat, self.g.laid[0])
        self.g.laid = [card]
        self.tell(tell.REVEALED, self.seat, own_face(card))
        right = value(self.g, self.seat, card) == guess
        if not right:
            self.g.laid = [self._mark(card)]
        return right

    def discard_shown(self) -> None:
        """Discard the card that was guessed."""
        self.discard_from_hand(self.seat, self.g.laid.pop())

    def set_shown(self, amount: int) -> None:
        """The card that was not guessed counts this much until the end of the turn (contested ruling 6)."""
        card = self.g.laid.pop()
        alter(self.g, SET, amount, self.seat, mark_of(card))
        self.tell(tell.SET_VALUE, self.seat, own_face(card), amount)

    # a card of the market deck, built alone

    def reveal_market_top(self) -> bool:
        """Show the top card of the market deck to all, without placing it yet; says whether there is one."""
        if not self.has_market_deck():
            return False
        face = self.g.market_deck.pop() & FACE
        self.g.aside.append(face | everybody(self.g) << SEEN | FROM_MARKET | self.seat << OWNER)
        self.tell(tell.REVEALED, self.seat, face)
        return True

    def ask_alone(self) -> int:
        """How the card set aside is the next stack by itself, if it can be."""
        return self.ask(prompts.STACK_ALONE, ways_alone(self.g, self.seat, self.g.aside[0] & FACE))

    def place_alone(self, choice: Option) -> int:
        """Build the card set aside as a stack; returns how many further stacks it gives."""
        stall = stall_of(self.g, self.seat)
        card = choice & CARD
        self.show_copy(card)
        self.out_of_aside(own_face(card))
        number = self.g.stacks[stall] + 1
        self.tell(tell.LAID, self.seat, own_face(card), worth(self.g, self.seat, choice))
        self.g.stalls[stall].append(in_stall(card) | number << STACK)
        self.complete_stack(number)
        return BUILDS_AGAIN[card & FACE]

    # hands

    def exchange_random(self, seat: Seat, count: int) -> None:
        """Exchange random cards with another hand, as many as both have; only the two see them."""
        if self.is_company(seat):
            count = min(count, len(self.hand), len(company.company_hand(self.g)))
            company.exchange(self, self._pick_random(self.seat, count))
            return
        count = min(count, len(self.hand), len(self.g.hands[seat]))
        given, taken = self._pick_random(self.seat, count), self._pick_random(seat, count)
        both = 1 << seat | 1 << self.seat
        for card in given:
            self.out_of_hand_before(self.seat, card, both)
        for card in taken:
            self.out_of_hand_before(seat, card, both)
        for card in given:
            passed(self.g, self.seat, seat, both)
            self.into_hand(seat, own_face(card), 1 << self.seat)
            self.tell(tell.GAVE, self.seat, own_face(card), seat, both)
        for card in taken:
            self.into_hand(self.seat, own_face(card), 1 << seat)
            self.tell(tell.TOOK_FROM_HAND, self.seat, own_face(card), seat, both)

    def _pick_random(self, seat: Seat, count: int) -> list[int]:
        """Some cards of a hand at random; they stay there."""
        rest = self.g.hands[seat].copy()
        picked: list[int] = []
        for _ in range(count):
            picked.append(chance.pick(self.g, rest))
            rest.remove(picked[-1])
        return picked

    def mix_hands(self, seat: Seat) -> None:
        """Shuffle the own hand and another together and deal both players, at random, as many cards as each had."""
        self.tell(tell.MIXED_HANDS, self.seat, number=seat)
        if self.is_company(seat):
            known = company.known_of(self.g, self.seat)
            company.mix_hands(self, self._empty_hand(self.seat), known)
            return
        if not self.g.hands[seat]:
            return
        mine, theirs = self._known_of(self.seat, seat), self._known_of(seat, self.seat)
        count = len(self.hand)
        mixed = self._empty_hand(self.seat) + self._empty_hand(seat)
        mixed.sort()  # where a card came from shows no more
        for _ in range(count):
            face = chance.pick(self.g, mixed)
            mixed.remove(face)
            self._get(self.seat, face)
        for face in mixed:
            self._get(seat, face)
        passed(self.g, self.seat, seat, 1 << seat | 1 << self.seat)
        self._conclude(self.seat, seat, mine)
        self._conclude(seat, self.seat, theirs)

    def _known_of(self, viewer: Seat, other: int) -> list[int]:
        """Which cards a player knows to be among the own hand and another."""
        return [own_face(card) for card in self.g.hands[viewer]] + known_in_hand(self.g, viewer, other)

    def _empty_hand(self, seat: Seat) -> list[int]:
        forget_arrivals(self.g, seat)
        return [self.out_of_hand_before(seat, card, 0) for card in self.g.hands[seat].copy()]

    def _get(self, seat: Seat, face: Face) -> None:
        self.into_hand(seat, face, 0)
        self.tell(tell.GOT, seat, face, sees=1 << seat)

    def _conclude(self, viewer: Seat, other: int, known: list[int]) -> None:
        """What a player knew to be in the two hands and did not get must be in the other hand."""
        for card in self.g.hands[viewer]:
            if card & FACE in known:
                known.remove(card & FACE)
        for face in known:
            learn(self.g, other, face, 1 << viewer)
