"""Purchases of the quick bot before which the market is rearranged: which card, what pays, and where the cards go."""

from __future__ import annotations

from typing import Final

from animalfolk.bots.asking import Asking
from animalfolk.bots.glance import MUCH
from animalfolk.bots.weights import NEVER
from animalfolk.engine.arranging import arrangement_of, payment_of, pays
from animalfolk.engine.faces import NOTHING, REARRANGES, VALUE
from animalfolk.engine.state import State
from animalfolk.engine.values import paid, price_rise

CLEARLY: Final = 0.2  # so much better than the market as it lies
HOLE: Final = -20.0  # an empty slot, which helps nobody


class Arranging(Asking):
    """Judges what a rearranged market is worth: a card can lie in the cheapest slot, or where the payment fits."""

    def arranged(self, g: State) -> float:
        """What the best purchase with a rearranged market is worth."""
        best = NEVER
        rise = price_rise(g, g.who)
        for place in range(len(self.hand)):
            if REARRANGES[self.faces[place]]:
                laid, missing = [self.hand[place]], rise - self.amounts[place]
                for face in g.market:
                    if face != NOTHING:
                        cost = self.keeps[place] + self._rest(VALUE[face] + missing, laid)
                        best = max(best, self.wish(face) - cost)
        return best

    def _rest(self, missing: int, laid: list[int]) -> float:
        """How much the cards would be missed that pay what is missing."""
        if missing <= 0:
            return 0.0
        mask = self.payment(missing, laid)
        cost = 0.0 if mask else MUCH
        for place in range(len(self.hand)):
            if mask >> place & 1:
                cost += self.keeps[place]
        return cost

    def arranged_missing(self, g: State) -> int:
        """What is not yet paid for the card that is best with what is laid already; nothing before the first card."""
        if not g.laid:
            return 0
        missing = price_rise(g, g.who)
        for card in g.laid:
            missing -= paid(g, g.who, card)
        best, found = NEVER * 100, 0
        for face in g.market:
            if face != NOTHING:
                points = self.wish(face) - self._rest(VALUE[face] + missing, g.laid)
                if points > best:
                    best, found = points, VALUE[face] + missing
        return found

    def place(self, g: State, face: int) -> float:
        """What is bought, as soon as its price is right; to its right, where it is cheap, what nobody would miss."""
        if face == NOTHING:
            return HOLE
        if face != self._bought(g):
            return -self.wish(face)
        price = VALUE[face] + len(arrangement_of(g)) + price_rise(g, g.who)
        return -NEVER if pays(g, g.who, payment_of(g), price) else NEVER

    def _bought(self, g: State) -> int:
        """The best card that the payment can buy in some slot."""
        laid, rise = payment_of(g), price_rise(g, g.who)
        best, found = NEVER, NOTHING
        for face in g.market:
            if face != NOTHING and self.wish(face) > best:
                for slot in range(len(g.market)):
                    if pays(g, g.who, laid, VALUE[face] + slot + rise):
                        best, found = self.wish(face), face
        return found
