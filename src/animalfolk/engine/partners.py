"""Building together: the active player lays cards openly, the partner completes the stack or declines (TEAM-09)."""

from __future__ import annotations

from animalfolk.engine import events as tell
from animalfolk.engine import prompts
from animalfolk.engine.aliases import Option
from animalfolk.engine.copying import places, shown_with
from animalfolk.engine.faces import FACE, NOTHING, own_face
from animalfolk.engine.helping import help_options, offer_options
from animalfolk.engine.seats import partner_of
from animalfolk.engine.stack_search import CARD, FROM_DISCARD, extra_builds, worth
from animalfolk.engine.steps import Steps
from animalfolk.engine.visibility import show, show_one


class Partner(Steps):
    """What a seat does together with its partner."""

    @property
    def partner(self) -> int:
        """Who plays with this seat."""
        return partner_of(self.g, self.seat)

    def ask_offer(self) -> int:
        """The next card to lay openly, or the request itself."""
        return self.ask(prompts.OFFER, offer_options(self.g, self.seat))

    def show_offer(self) -> None:
        """The cards lie open, still in hand, and the partner is asked."""
        g = self.g
        g.offered = g.laid
        g.laid = []
        hand = [choice & CARD for choice in g.offered if not choice & FROM_DISCARD]
        self._show_all(places(g, self.seat, hand), hand)
        for choice in g.offered:
            self.tell(tell.OFFERED, self.seat, own_face(choice & CARD), worth(g, self.seat, choice))
        self.tell(tell.ASKED_HELP, self.seat, number=self.partner)

    def _show_all(self, found: list[int], choices: list[Option]) -> None:
        """Everybody knows the cards at these places of the hand, besides those that lie open, and what they copy."""
        g = self.g
        hand = g.hands[self.seat]
        copied = [shown_with(g, self.seat, hand[found[at]], found[at], choices[at]) for at in range(len(found))]
        for face in sorted({own_face(hand[place]) for place in found}):
            copies = 0
            for place in range(len(hand)):
                if own_face(hand[place]) == face and (place in found or hand[place] > FACE):
                    copies += 1
            show(g, self.seat, face, copies)
        for card in copied:
            if 0 <= card <= FACE:
                show_one(g, self.seat, own_face(card))
                self.tell(tell.SHOWN, self.seat, own_face(card), 1)

    def ask_help(self) -> int:
        """The next card that helps the partner's stack; before the first one may decline (TEAM-10)."""
        return self.ask(prompts.HELP, help_options(self.g, self.seat))

    def end_request(self) -> int:
        """Build the stack of both; returns how many further stacks it gives, or NOTHING if the partner declines."""
        g = self.g
        offered, added = g.offered, g.laid
        g.offered = []
        g.laid = []
        mate = Partner(g, self.told, self.partner)
        if not added:
            self.tell(tell.DECLINED, mate.seat, number=self.seat)  # nothing has been used (contested ruling 24)
            return NOTHING
        self.tell(tell.HELPED, mate.seat, number=self.seat)
        number = self.next_stack
        extra = extra_builds(offered) + extra_builds(added)
        offered = self.bound(offered)
        added = mate.bound(added)
        amounts = mate.worths(added)
        self.lay_down(offered, self.worths(offered), number)
        mate.lay_down(added, amounts, number)
        self.complete_stack(number)
        return extra
