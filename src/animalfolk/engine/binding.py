"""Cards that copy others become the copy when they are used (CHAM-01 to CHAM-03, G20); copying.py says as what."""

from __future__ import annotations

from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Option, Seat
from animalfolk.engine.copying import forms, is_open, places, shown_with
from animalfolk.engine.faces import FACE, IS_COPYING, MARK, MARKS, NOTHING, mark_of, own_face, traits
from animalfolk.engine.moves import Mover
from animalfolk.engine.values import copy_alterations, new_mark
from animalfolk.engine.visibility import show_marked, show_one


class Binder(Mover):
    """What happens to a hand card when it is used."""

    def bind(self, seat: Seat, choice: Option) -> int:
        """A hand card is used: if it copies another, it is that card from now on, for all to see (CHAM-01, G20).

        It stays so for the turn, wherever the copied card goes (contested ruling 2).
        """
        return self.bind_all(seat, [choice])[0]

    def bind_open(self, seat: Seat, choice: Option) -> int:
        """The same for a card that copies nothing yet, though another may be such a copy already."""
        hand = self.g.hands[seat]
        if choice in hand:
            for place in range(len(hand)):
                if hand[place] != choice and is_open(hand[place]) and choice in forms(self.g, seat, hand[place]):
                    return self.bind_at(seat, place, choice, NOTHING)
        return self.bind(seat, choice)

    def bind_all(self, seat: Seat, choices: list[Option]) -> list[int]:
        """The same for cards that are used together; none of them changes what another copies."""
        g = self.g
        if not traits(g.hands[seat]) & IS_COPYING:
            return choices
        found = places(g, seat, choices)
        hand = g.hands[seat]
        shown = [shown_with(g, seat, hand[found[at]], found[at], choices[at]) for at in range(len(choices))]
        return [self.bind_at(seat, found[at], choices[at], shown[at]) for at in range(len(choices))]

    def bind_at(self, seat: Seat, place: int, choice: Option, shown: int) -> int:
        """The card at this place of the hand becomes what was chosen, and the card it copies is shown."""
        g = self.g
        hand = g.hands[seat]
        if hand[place] == choice:
            return choice
        entry = choice & ~(MARKS << MARK)
        if mark_of(choice):
            mark = new_mark(g, seat)
            copy_alterations(g, seat, mark_of(choice), mark)
            entry |= mark << MARK
        hand[place] = entry
        show_marked(g, seat, own_face(entry))
        self._show_copy(seat, entry, shown)
        return entry

    def show_copy(self, choice: Option) -> None:
        """A card that is not in the hand is used: if it copies another, all see which."""
        self._show_copy(self.seat, choice, shown_with(self.g, self.seat, own_face(choice), NOTHING, choice))

    def _show_copy(self, seat: Seat, choice: Option, shown: int) -> None:
        if choice & FACE != own_face(choice):
            self.tell(tell.COPIED, seat, own_face(choice), choice & FACE)
        if 0 <= shown <= FACE:
            show_one(self.g, seat, own_face(shown))
            self.tell(tell.SHOWN, seat, own_face(shown), 1)
