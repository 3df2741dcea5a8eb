"""Stacks, step by step: their cards become what they were chosen as, go into the stall, and the last stack wins."""

from __future__ import annotations

from animalfolk.engine import events as tell
from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Option
from animalfolk.engine.buying import Buyer
from animalfolk.engine.discards import places_of, without
from animalfolk.engine.errors import Finished
from animalfolk.engine.faces import BODY, FACE, STACK, STACK_BUILT, STALL_SIZE, own_face
from animalfolk.engine.notes import note
from animalfolk.engine.seats import stall_of
from animalfolk.engine.stack_search import CARD, FROM_DISCARD, extra_builds, worth
from animalfolk.engine.stacks import stack_options


class Builder(Buyer):
    """What a seat does to build."""

    def ask_stack(self) -> int:
        """The next card of a stack."""
        return self.ask(prompts.STACK, stack_options(self.g, self.seat))

    def place_stack(self) -> int:
        """Build the stack of the laid cards; returns how many further stacks it gives."""
        laid = self.bound(self.g.laid)
        number = self.next_stack
        self.lay_down(laid, self.worths(laid), number)
        self.g.laid = []
        self.complete_stack(number)
        return extra_builds(laid)

    @property
    def next_stack(self) -> int:
        """The number of the stack that is built next."""
        return self.g.stacks[stall_of(self.g, self.seat)] + 1

    def worths(self, choices: list[Option]) -> list[int]:
        """What each of these cards counts in the stack."""
        return [worth(self.g, self.seat, choice) for choice in choices]

    def complete_stack(self, number: int) -> None:
        """The cards of a stack lie in the stall; the last stack wins at once (G13)."""
        self.g.stacks[stall_of(self.g, self.seat)] = number
        note(self.g, STACK_BUILT, self.seat)
        self.tell(tell.BUILT, self.seat, number=number)
        if number == self.g.rules.stacks:
            self.g.winner = self.seat
            self.tell(tell.WON, self.seat)
            raise Finished

    def bound(self, choices: list[Option]) -> list[int]:
        """The cards become what they were chosen as, for all to see; how they count stays."""
        for choice in choices:
            if choice & FROM_DISCARD:
                self.show_copy(choice & CARD)
        found = choices.copy()
        cards = self.bind_all(self.seat, [choice & CARD for choice in choices if not choice & FROM_DISCARD])
        for place in range(len(cards)):  # hand cards are chosen first
            found[place] = choices[place] & ~CARD | cards[place]
        return found

    def lay_down(self, choices: list[Option], amounts: list[int], number: int) -> None:
        """Put cards into a stack of the stall, each counting so much."""
        pile = self.g.discards[self.seat]
        self.g.discards[self.seat] = without(pile, places_of(pile, choices))
        for choice, amount in zip(choices, amounts, strict=True):
            self._place(choice, number, amount)

    def _place(self, choice: Option, number: int, amount: int) -> None:
        card = choice & CARD
        if choice & FROM_DISCARD:
            self.tell(tell.LAID_FROM_DISCARD, self.seat, own_face(card), amount)
        else:
            self.tell(tell.LAID, self.seat, self.out_of_hand(self.seat, card), amount)
        self.g.stalls[stall_of(self.g, self.seat)].append(in_stall(card) | number << STACK)


def in_stall(card: Card) -> int:
    """What a card is in the stall: itself, but a copy of what works from there goes on (contested ruling 4)."""
    return card & (FACE | 7 << BODY) if STALL_SIZE[card & FACE] else own_face(card)
