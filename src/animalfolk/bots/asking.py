"""When the quick bot asks its partner to complete a stack, and what it lays for that."""

from __future__ import annotations

from animalfolk.bots import weights
from animalfolk.bots.glance import SETS, Glance
from animalfolk.engine.faces import NOTHING, SET, VALUE, own_face
from animalfolk.engine.seats import partner_of
from animalfolk.engine.stack_search import CARD
from animalfolk.engine.state import State
from animalfolk.engine.visibility import known_in_hand, sees_hand


class Asking(Glance):
    """Judges requests to the partner."""

    def asks(self, g: State) -> bool:
        """Whether the partner is known to have the rest of the next stack, or little of it is missing."""
        return self.reach + self.plain[weights.ASK_GAP] >= self.need or self._known(g) > 0

    def offers(self, g: State, choice: int) -> bool:
        """Whether a card is one more of those to be laid openly."""
        face = own_face(choice & CARD)
        places = self._known(g) or self.target
        copies = 0
        for place in range(len(self.hand)):
            if places >> place & 1 and own_face(self.hand[place]) == face:
                copies += 1
        for laid in g.laid:
            if own_face(laid & CARD) == face:
                copies -= 1
        return copies > 0

    def _known(self, g: State) -> int:
        """The places in hand that make the next stack with cards that the partner is known to hold, as bits."""
        sums = self._partner_sums(g)
        for total in range(self.need - 1, 0, -1):
            for folk in range(SETS):
                if self.has[folk] >> total & 1 and sums[folk] >> (self.need - total) & 1:
                    return self._places(folk, total)
        return 0

    def _partner_sums(self, g: State) -> list[int]:
        """Of each set: the sums that the known cards of the partner can make, as bits."""
        sums = [1] * (SETS + 1)  # the last is junk's
        partner = partner_of(g, g.who)
        if partner != NOTHING:
            for face in self._partner_faces(g, partner):
                sums[SET[face]] |= sums[SET[face]] << VALUE[face]
        return sums

    def _partner_faces(self, g: State, partner: int) -> list[int]:
        if sees_hand(g, g.who, partner):
            return [own_face(card) for card in g.hands[partner]]
        return known_in_hand(g, g.who, partner)
