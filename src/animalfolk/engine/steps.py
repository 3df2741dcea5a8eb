"""The steps of a turn, as verbs of the seat whose turn it is; flow.py puts them in order."""

from __future__ import annotations

from animalfolk.engine import events as tell
from animalfolk.engine import prompts
from animalfolk.engine.arranging import can_arrange
from animalfolk.engine.buying import Buyer
from animalfolk.engine.errors import Finished
from animalfolk.engine.faces import (
    BONUS,
    COMES_DUE,
    FACE,
    HAND_SIZE,
    IS_REARRANGING,
    IS_TECHNIQUE,
    IS_USABLE,
    KIND,
    NOTHING,
    SPENT,
    STACK,
    STAYS,
    TECHNIQUE,
    USABLE,
    WITH_MARKET_DECK,
    traits,
)
from animalfolk.engine.payment import purchases
from animalfolk.engine.seats import next_seat, stall_of
from animalfolk.engine.stacks import CARD, FROM_DISCARD, can_build, extra_builds, stack_options, worth
from animalfolk.engine.values import draw_limit, size_apart_from_hand, size_by_hand, values
from animalfolk.engine.visibility import show, show_marked


class Steps(Buyer):
    """What happens in every turn, whatever the cards."""

    def begin(self) -> None:
        """A turn begins."""
        self.g.turn += 1
        self.tell(tell.TURN_BEGAN, self.seat, number=self.g.turn)

    def pass_on(self) -> None:
        """The turn is over; the next seat's begins (FLOW-01)."""
        self.end_alterations(self.seat)
        self.tell(tell.TURN_ENDED, self.seat)
        self.g.seat = next_seat(self.g, self.seat)

    def ask_action(self) -> int:
        """The actions of this moment; one may always discard nothing (FLOW-03, FLOW-10)."""
        g = self.g
        hand = g.hands[self.seat]
        amounts = values(g, self.seat, hand)
        found = traits(hand)
        options = [slot << prompts.OF | prompts.BUY for slot in purchases(g, self.seat, amounts, found)]
        if found & IS_TECHNIQUE:
            for card in hand:
                if KIND[card & FACE] == TECHNIQUE and card << prompts.OF | prompts.PLAY not in options:
                    options.append(card << prompts.OF | prompts.PLAY)
        if can_build(g, self.seat, amounts, found):
            options.append(prompts.BUILD)
        options.append(prompts.DISCARD)
        if found & IS_REARRANGING and can_arrange(g, self.seat):
            options.append(prompts.REARRANGE)
        if found & IS_USABLE:
            options += self.uses()
        return self.ask(prompts.ACT, options)

    def ask_again(self) -> int:
        """Another stack, a passive before it, or the end; nothing where there is neither stack nor passive (G14)."""
        options = self.uses()
        if can_build(self.g, self.seat, values(self.g, self.seat, self.hand), traits(self.hand)):
            options.insert(0, prompts.BUILD)
        return self.ask(prompts.BUILD_AGAIN, [*options, prompts.END] if options else [])

    def ask_end(self, prompt: int) -> int:
        """Passives of the own turn, or the end of this moment (G14)."""
        return self.ask(prompt, [*self.uses(), prompts.END])

    def uses(self) -> list[int]:
        """The passives that may be used now."""
        options: list[int] = []
        hand = self.g.hands[self.seat]
        if not traits(hand) & IS_USABLE:
            return options
        for card in hand:
            option = card << prompts.OF | prompts.USE
            if USABLE[card & FACE] and not card & SPENT and option not in options and self._can_use(card):
                options.append(option)
        return options

    def _can_use(self, card: int) -> bool:
        """Whether what the passive needs is there."""
        return USABLE[card & FACE] != WITH_MARKET_DECK or bool(self.g.market_deck or self.g.bin)

    def spend(self, card: int) -> None:
        """A passive is used: shown to all, and spent for this stay in hand (TYPE-09, G14)."""
        place = self.hand.index(card)
        self.used = card | SPENT
        self.hand[place] = self.used
        show_marked(self.g, self.seat, card & FACE)
        self.tell(tell.USED, self.seat, card & FACE)

    def ask_stack(self) -> int:
        """The next card of a stack."""
        return self.ask(prompts.STACK, stack_options(self.g, self.seat))

    def place_stack(self) -> int:
        """Build the stack of the laid cards; returns how many further stacks it gives."""
        g = self.g
        number = g.stacks[stall_of(g, self.seat)] + 1
        extra = extra_builds(g.laid)
        amounts = [worth(g, self.seat, choice) for choice in g.laid]
        for choice, amount in zip(g.laid, amounts, strict=True):
            self._place(choice, number, amount)
        g.laid = []
        self.complete_stack(number)
        return extra

    def complete_stack(self, number: int) -> None:
        """The cards of a stack lie in the stall; the last stack wins at once (G13)."""
        self.g.stacks[stall_of(self.g, self.seat)] = number
        self.tell(tell.BUILT, self.seat, number=number)
        if number == self.g.rules.stacks:
            self.g.winner = self.seat
            self.tell(tell.WON, self.seat)
            raise Finished

    def _place(self, choice: int, number: int, amount: int) -> None:
        card = choice & CARD
        if choice & FROM_DISCARD:
            pile = self.g.discards[self.seat]
            pile.pop(len(pile) - 1 - pile[::-1].index(card))
            self.tell(tell.LAID_FROM_DISCARD, self.seat, card, amount)
        else:
            self.tell(tell.LAID, self.seat, self.out_of_hand(self.seat, card), amount)
        self.g.stalls[stall_of(self.g, self.seat)].append(card & FACE | number << STACK)

    def show_technique(self, card: int) -> None:
        """A technique is played: it lies before its player, on the schedule (TECH-03, TECH-08)."""
        self.out_of_hand(self.seat, card)
        self.g.schedules[self.seat].append(card)
        self.g.cause = card & FACE
        self.tell(tell.PLAYED, self.seat, card & FACE)

    def stays(self, card: int) -> bool:
        """Whether a technique stays on the schedule until its player's next turn (TECH-08)."""
        return STAYS[card & FACE] == 1

    def comes_due(self, card: int) -> bool:
        """Whether a scheduled card does something at the start of its player's turn; others just end there."""
        return COMES_DUE[card & FACE] == 1

    def schedule(self, card: int) -> None:
        """A technique waits for its player's next turn."""
        self.g.cause = NOTHING
        self.tell(tell.SCHEDULED, self.seat, card & FACE)

    def come_due(self, card: int) -> None:
        """A scheduled card is next at the start of its player's turn."""
        self.g.cause = card & FACE
        self.tell(tell.CAME_DUE, self.seat, card & FACE)

    def finish(self, card: int) -> None:
        """A technique is resolved and goes to the discard pile, unless it went elsewhere (TECH-10, TECH-12)."""
        schedule = self.g.schedules[self.seat]
        if card in schedule:
            schedule.remove(card)
            self.g.discards[self.seat].append(card & FACE)
            self.tell(tell.RESOLVED, self.seat, card & FACE)
        self.g.cause = NOTHING

    def has_bonus(self, card: int) -> int:
        """Whether playing this card gives another action (TECH-15)."""
        return BONUS[card & FACE]

    def begin_clean_up(self) -> None:
        """The action phase is over (FLOW-05)."""
        self.tell(tell.CLEANUP_BEGAN, self.seat)

    def fill_hand(self) -> None:
        """Draw one by one up to the hand size, junk if nothing else is left (CLEAN-01, CLEAN-03, JUNK-01)."""
        g, seat = self.g, self.seat
        hand = g.hands[seat]
        size = size_apart_from_hand(g, seat)
        left = draw_limit(g, seat)
        while left and len(hand) < size + size_by_hand(g, seat):
            if len(hand) >= size:
                self._show_sizes()
            if not self.draw_card(seat):
                self.draw_junk(seat)
            left -= 1

    def _show_sizes(self) -> None:
        """The cards that enlarge the hand are shown when they count (TYPE-09)."""
        faces = [card & FACE for card in self.hand]
        for place in range(len(faces)):
            face = faces[place]
            if HAND_SIZE[face] and face not in faces[:place]:
                copies = faces.count(face)
                if show(self.g, self.seat, face, copies):
                    self.tell(tell.SHOWN, self.seat, face, copies)
