"""Purchases, step by step: choosing what pays, rearranging the market, paying, receiving the card."""

from __future__ import annotations

from animalfolk.engine import events as tell
from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Face, Option, Slot
from animalfolk.engine.arranging import (
    arranged_payment_options,
    arranged_slots,
    arrangement_of,
    arrangement_options,
    payment_of,
    placed,
)
from animalfolk.engine.binding import Binder
from animalfolk.engine.faces import COIN, EVERYONE, FACE, JUNK, NOTHING, PURCHASE, SPARES_JUNK, STICKS, own_face
from animalfolk.engine.notes import note
from animalfolk.engine.payment import payment_options
from animalfolk.engine.values import BIN
from animalfolk.engine.visibility import learn


class Buyer(Binder):
    """What a seat does to buy."""

    def ask_payment(self, slot: Slot) -> int:
        """The next card of a payment."""
        return self.ask(prompts.PAY, payment_options(self.g, self.seat, slot))

    def ask_arranged_payment(self) -> int:
        """The next card of a payment before which the market is rearranged."""
        return self.ask(prompts.PAY_ARRANGED, arranged_payment_options(self.g, self.seat, self.g.laid))

    def ask_arrangement(self) -> int:
        """The card for the next slot from the right."""
        return self.ask(prompts.ARRANGE, arrangement_options(self.g, self.seat))

    def ask_arranged_slot(self) -> int:
        """Which card of the arrangement is bought."""
        return self.ask(prompts.BUY_ARRANGED, arranged_slots(self.g, self.seat, arrangement_of(self.g)))

    def unplaced(self) -> int:
        """How many slots have no card chosen yet."""
        return 5 - len(arrangement_of(self.g))

    def lay_place(self, card: Card) -> None:
        """Choose the card for the next slot."""
        self.lay(placed(card))

    def rearrange(self) -> None:
        """Lay the market out as chosen."""
        g = self.g
        market = arrangement_of(g)
        chosen = payment_of(g)
        coins = chosen.count(COIN)
        cards = [card for card in chosen if card != COIN]
        g.laid = self.bind_all(self.seat, cards) + [COIN] * coins  # what allows it is shown first
        if market != g.market:
            g.market = market
            for slot in range(5):
                if market[slot] != NOTHING:
                    self.tell(tell.REARRANGED, self.seat, market[slot], slot)

    def lay(self, choice: Option) -> None:
        """Choose a card; it stays where it is until the choice is complete."""
        self.g.laid.append(choice)

    def pay(self) -> None:
        """The payment is complete: the cards leave the hand openly (INFO-08)."""
        g = self.g
        if g.gold:
            self.pay_coins()
        g.laid = self.bind_all(self.seat, g.laid)
        for card in g.laid:
            self.tell(tell.PAID, self.seat, self.out_of_hand(self.seat, card))

    def pay_coins(self) -> None:
        """The coins of the payment leave the game (BUY-18)."""
        g = self.g
        count = g.laid.count(COIN)
        if count:
            g.laid = [card for card in g.laid if card != COIN]
            g.gold = [g.gold[seat] - (count if seat == self.seat else 0) for seat in range(len(g.gold))]
            self.tell(tell.PAID_COINS, self.seat, number=count)

    @property
    def sticky(self) -> list[int]:
        """The paid cards that may stay in the hand."""
        return [card for card in self.g.laid if STICKS[card & FACE]]

    def stick(self, card: Card) -> None:
        """Take a card of the payment back as it was."""
        self.g.laid.remove(card)
        self.g.hands[self.seat].append(card)
        learn(self.g, self.seat, own_face(card), EVERYONE)
        self.tell(tell.STUCK, self.seat, own_face(card))

    def pay_rest(self) -> None:
        """The other cards have left the hand for good, as what they are (contested rulings 22 and 23)."""
        self.g.laid = [own_face(card) for card in self.g.laid]

    def spares_junk(self, slot: Slot) -> int:
        """How much of the junk that paid may be thrown away, where the bought card allows it."""
        face = self.g.bin[-1] if slot == BIN else self.g.market[slot]
        return min(SPARES_JUNK[face], self.g.laid.count(JUNK)) if SPARES_JUNK[face] else 0

    def ask_spare(self, slot: Slot) -> int:
        """How much of it is."""
        return self.ask(prompts.SPARE_JUNK, list(range(self.spares_junk(slot) + 1)))

    def spare(self, count: int) -> None:
        """Throw away junk of the payment."""
        for _ in range(count):
            self.g.laid.remove(JUNK)
            self.to_the_bin(self.seat, JUNK)

    def land(self, face: Face) -> None:
        """A paid card lands on the discard pile (BUY-10)."""
        self.g.laid.remove(face)
        self.g.discards[self.seat].append(face)
        self.tell(tell.DISCARDED, self.seat, face)

    def receive(self, slot: Slot) -> None:
        """The bought card comes into the hand (BUY-12)."""
        face = self.out_of_market(slot)
        self.into_hand(self.seat, face, EVERYONE)
        note(self.g, PURCHASE, self.seat)
        self.tell(tell.BOUGHT, self.seat, face, slot)

    def out_of_market(self, slot: Slot) -> int:
        """Take the card out of a slot, or from the top of the bin."""
        if slot == BIN:
            return self.g.bin.pop()
        face = self.g.market[slot]
        self.g.market[slot] = NOTHING
        return face
