"""The steps of a turn, as verbs of the seat whose turn it is; flow.py puts them in order."""

from __future__ import annotations

from animalfolk.engine import company, prompts
from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Card, Option, Prompt, Seat
from animalfolk.engine.arranging import can_arrange
from animalfolk.engine.building import Builder
from animalfolk.engine.copying import forms, in_use, ways_through
from animalfolk.engine.faces import (
    BODY,
    BONUS,
    COMES_DUE,
    FACE,
    HAND_SIZE,
    IS_COPYING,
    IS_REARRANGING,
    IS_TECHNIQUE,
    IS_USABLE,
    KIND,
    MIRRORS,
    NOTHING,
    REACTS,
    SPENT,
    STAYS,
    TECHNIQUE,
    TECHNIQUE_RESOLVED,
    TRAITS,
    USABLE,
    own_face,
    traits,
)
from animalfolk.engine.helping import can_ask
from animalfolk.engine.hold import PAUSED, is_paused, may_pause
from animalfolk.engine.notes import arrival_waits, can_use, note
from animalfolk.engine.payment import purchases
from animalfolk.engine.seats import is_company, next_turn
from animalfolk.engine.stacks import can_build
from animalfolk.engine.values import draw_limit, most, size_apart_from_hand, size_by_hand, values
from animalfolk.engine.visibility import show, show_marked


class Steps(Builder):
    """What happens in every turn, whatever the cards."""

    def begin(self) -> None:
        """A turn begins."""
        self.g.turn += 1
        self.g.thrown = 0
        self.tell(tell.TURN_BEGAN, self.seat, number=self.g.turn)

    def pass_on(self) -> None:
        """The turn is over; the next seat's begins (FLOW-01)."""
        self.end_alterations(self.seat)
        self.g.hold &= ~PAUSED
        self.tell(tell.TURN_ENDED, self.seat)
        self.g.seat = next_turn(self.g, self.seat)

    # the Company's turn (AUTOMA)

    def is_company(self, seat: Seat) -> bool:
        """Whether this seat is the Company's: whatever is to be decided for it, nobody is asked."""
        return is_company(self.g, seat)

    @property
    def power(self) -> int:
        """How many cards the Company buys in its turn."""
        return self.g.power

    def buy_for_company(self) -> None:
        """The Company buys a card."""
        company.buy(self)

    def take_for_company(self) -> None:
        """The Company takes a card of the market without buying it."""
        company.take_from_market(self)

    def end_company_turn(self) -> None:
        """The market slides and is filled, as at the end of every turn, unless that is not played."""
        if self.g.rules.company_refills_market:
            self.slide_market()
            self.fill_market()
        self.check_market()

    def check_market(self) -> None:
        """Where an empty market is lost at once: whether it is empty after an action."""
        if self.g.rules.strict_empty_market:
            company.check_market(self)

    # actions

    def ask_action(self, may_ask: bool) -> int:
        """The actions of this moment; one may always discard nothing (FLOW-03, FLOW-10).

        may_ask: whether the partner can be asked for help, if there is one (TEAM-09)
        """
        g = self.g
        hand = g.hands[self.seat]
        found = traits(hand)
        if found & IS_COPYING:
            amounts = [most(g, self.seat, forms(g, self.seat, card)) for card in hand]
            hand = in_use(g, self.seat, hand)
            found |= traits(hand)
        else:
            amounts = values(g, self.seat, hand)
        options = [slot << prompts.OF | prompts.BUY for slot in purchases(g, self.seat, amounts, found)]
        if found & IS_TECHNIQUE:
            for card in hand:
                if KIND[card & FACE] == TECHNIQUE and card << prompts.OF | prompts.PLAY not in options:
                    options.append(card << prompts.OF | prompts.PLAY)
        if can_build(g, self.seat, amounts, found):
            options.append(prompts.BUILD)
        if g.rules.shared and may_ask and can_ask(g, self.seat):
            options.append(prompts.ASK)
        options.append(prompts.DISCARD)
        if found & IS_REARRANGING and can_arrange(g, self.seat):
            options.append(prompts.REARRANGE)
        if found & (IS_USABLE | IS_COPYING):
            options += self.uses()
        return self.ask(prompts.ACT, options)

    def ask_again(self, may_ask: int) -> int:
        """Another stack, a passive before it, or the end (G14)."""
        options = self.uses()
        if self.g.rules.shared and may_ask and can_ask(self.g, self.seat):
            options.insert(0, prompts.ASK)
        if can_build(self.g, self.seat, values(self.g, self.seat, self.hand), traits(self.hand)):
            options.insert(0, prompts.BUILD)
        return self.ask(prompts.BUILD_AGAIN, [*options, prompts.END])

    def ask_end(self, prompt: Prompt) -> int:
        """Passives of the own turn, or the end of this moment (G14); who is held says there whether to stop later."""
        pause = [prompts.PAUSE] if prompt == prompts.END_TURN and may_pause(self.g, self.seat) else []
        return self.ask(prompt, [*self.uses(), prompts.END, *pause])

    def may_use_more(self) -> bool:
        """Whether it is asked before the market is filled: a passive may be used, or its player wished to stop."""
        return bool(self.uses()) or is_paused(self.g)

    def uses(self) -> list[int]:
        """The passives that may be used now."""
        options: list[int] = []
        hand = self.g.hands[self.seat]
        if not traits(hand) & (IS_USABLE | IS_COPYING):
            return options
        for card in hand:
            if TRAITS[card & FACE] & (IS_USABLE | IS_COPYING):
                for form in self._used_as(card):
                    option = form << prompts.OF | prompts.USE
                    if option not in options and self._can_use(form):
                        options.append(option)
        return options

    def _used_as(self, card: Card) -> list[int]:
        """A hand card itself, and what it may copy for its use; one that copies may be used before it does (G20)."""
        if not MIRRORS[card & FACE]:
            return [card]
        found = ways_through(self.g, self.seat, card) + forms(self.g, self.seat, card)
        return found if card in found else [card, *found]

    def _can_use(self, card: Card) -> bool:
        """Whether there is a use in the own turn that is not spent, and what it needs is there."""
        face = card & FACE
        return USABLE[face] > 0 and not REACTS[face] and not card & SPENT and can_use(self.g, self.seat, card)

    def spend(self, card: Card) -> None:
        """A passive is used: shown to all, and spent for this stay in hand (TYPE-09, G14)."""
        card = self.bind(self.seat, card)
        self.used = card | SPENT
        self.hand[self.hand.index(card)] = self.used
        show_marked(self.g, self.seat, own_face(card))
        self.tell(tell.USED, self.seat, own_face(card))

    def show_technique(self, card: Card) -> int:
        """A technique is played: it lies before its player, on the schedule (TECH-03, TECH-08)."""
        card = self.bind(self.seat, card)
        self.out_of_hand(self.seat, card)
        card &= FACE | 7 << BODY
        self.g.schedules[self.seat].append(card)
        self.g.cause = card & FACE
        self.tell(tell.PLAYED, self.seat, own_face(card))
        return card

    def stays(self, card: Card) -> bool:
        """Whether a technique stays on the schedule until its player's next turn (TECH-08)."""
        return STAYS[card & FACE] == 1

    def comes_due(self, card: Card) -> bool:
        """Whether a scheduled card does something at the start of its player's turn; others just end there."""
        return COMES_DUE[card & FACE] == 1

    def schedule(self, card: Card) -> None:
        """A technique waits for its player's next turn."""
        self.g.cause = NOTHING
        self.tell(tell.SCHEDULED, self.seat, own_face(card))

    def come_due(self, card: Card) -> None:
        """A scheduled card is next at the start of its player's turn."""
        self.g.cause = card & FACE
        self.tell(tell.CAME_DUE, self.seat, own_face(card))

    def finish(self, card: Card) -> None:
        """A technique is resolved and goes to the discard pile, unless it went elsewhere (TECH-10, TECH-12)."""
        schedule = self.g.schedules[self.seat]
        if card in schedule:
            schedule.remove(card)
            self.g.discards[self.seat].append(own_face(card))
            self.tell(tell.RESOLVED, self.seat, own_face(card))
        self.g.cause = NOTHING
        note(self.g, TECHNIQUE_RESOLVED, self.seat)

    def has_bonus(self, card: Card) -> int:
        """Whether playing this card gives another action (TECH-15)."""
        return BONUS[card & FACE]

    def begin_clean_up(self, choice: Option) -> None:
        """The action phase is over (FLOW-05)."""
        if choice == prompts.PAUSE and may_pause(self.g, self.seat):
            self.g.hold |= PAUSED
        self.tell(tell.CLEANUP_BEGAN, self.seat)

    def fill_hand(self, left: int) -> int:
        """Draw one by one up to the hand size, junk if nothing else is left (CLEAN-01, CLEAN-03, JUNK-01).

        At most `left` cards are drawn; returns how many more could be. A card that can be answered to interrupts (G19).
        """
        g, seat = self.g, self.seat
        hand = g.hands[seat]
        size = size_apart_from_hand(g, seat)
        while left and len(hand) < size + size_by_hand(g, seat):
            if len(hand) >= size:
                self._show_sizes()
            if not self.draw_card(seat):
                self.draw_junk(seat)
            left -= 1
            if g.noted and arrival_waits(g):
                break
        return left

    def fill_limit(self) -> int:
        """How many cards may be drawn to fill the hand."""
        return draw_limit(self.g, self.seat)

    def _show_sizes(self) -> None:
        """The cards that enlarge the hand are shown when they count (TYPE-09)."""
        faces = [own_face(card) for card in self.hand]
        for place in range(len(faces)):
            face = faces[place]
            if HAND_SIZE[face] and face not in faces[:place]:
                copies = faces.count(face)
                if show(self.g, self.seat, face, copies):
                    self.tell(tell.SHOWN, self.seat, face, copies)
