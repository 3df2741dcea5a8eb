"""Answers by rules of thumb, straight from a game's state: quick enough to play thousands of turns in thought.

It looks only at what the seat that is asked may know: open cards, the own hand, and which cards it owns.
"""

from __future__ import annotations

from typing import Final

from animalfolk.bots import weights
from animalfolk.bots.giving import Giving, concerns_others
from animalfolk.bots.weights import NEVER, tuned_weights
from animalfolk.engine import prompts
from animalfolk.engine.arranging import arrangement_of
from animalfolk.engine.faces import FACE, JUNK, MIRRORS, NOTHING, NUMBER, PLACE, SEEN, SET, VALUE, own_face
from animalfolk.engine.pending import slot_paid_for
from animalfolk.engine.stack_search import CARD, FROM_DISCARD
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, hand_size, paid, price, value
from animalfolk.engine.visibility import knows
from animalfolk.engine.zones import HAND

BINOCULARS: Final = NUMBER["binoculars"]
ANCIENT_KNOWLEDGE: Final = NUMBER["ancient_knowledge"]
INSPECTION: Final = NUMBER["quality_inspection"]
REMARKS: Final = NUMBER["extra_remarks"]
BALANCING: Final = NUMBER["balancing"]
GIFT_VOUCHER: Final = NUMBER["gift_voucher"]
WISE_SPY: Final = NUMBER["wise_spy"]
HOUSECLEANING: Final = NUMBER["housecleaning"]
DRAWING: Final[list[int]] = [NUMBER["steady_achiever"], NUMBER["lunch_break"]]


class Quick(Giving):
    """A bot that has a game's state before it."""

    def choose(self, g: State) -> int:
        """One of the options."""
        options = g.options
        if len(options) == 1:
            return options[0]
        self.look(g)
        self.looked = False
        if g.prompt in (prompts.PAY, prompts.PAY_ARRANGED):
            return self._pay(g)
        best, found = NEVER * 10, options[0]
        for option in options:
            points = self.judge(g, option)
            if points > best:
                best, found = points, option
        return found

    def judge(self, g: State, option: int) -> float:
        """How good an option seems."""
        prompt = g.prompt
        if prompt == prompts.ACT:
            return self.action(g, option)
        fate = prompts.FATE[prompt]
        if fate == prompts.COMES:
            return 0.0 if option == NOTHING else self._like(g, self._face(g, prompt, option))
        if fate == prompts.LEAVES:
            return self._leave(g, prompt, option)
        if fate == prompts.GOES:
            return -20.0 if option == NOTHING else -self.keep(option)
        if prompt in (prompts.STACK, prompts.STACK_ALONE):
            return 100.0 if option == NOTHING else self._stack(option)
        return self._other(g, prompt, option)

    def _face(self, g: State, prompt: int, option: int) -> int:
        if prompts.SHAPE[prompt] == prompts.SLOT:
            market = arrangement_of(g) if prompt == prompts.BUY_ARRANGED else g.market
            return g.bin[-1] & FACE if option == BIN else max(market[option], 0)
        return own_face(option) if option > FACE else option

    def _like(self, g: State, face: int) -> float:
        return self.swapped(face, g.cause) if g.cause == GIFT_VOUCHER and g.prompt == prompts.TAKE else self.wish(face)

    def leads_nowhere(self, g: State, option: int) -> bool:
        """Whether a card would be swapped for its like, or for one that copies another: that could go on for ever."""
        if g.prompt != prompts.SWAP and (g.prompt != prompts.TAKE or g.cause != GIFT_VOUCHER):
            return False
        face = option & FACE if g.prompt == prompts.SWAP else self._face(g, g.prompt, option)
        return face == g.cause or MIRRORS[face] > 0

    def _leave(self, g: State, prompt: int, option: int) -> float:
        if option == NOTHING:
            return 0.0 if prompt == prompts.MAY_THROW_AWAY else -20.0
        face = self._face(g, prompt, option)
        if prompts.ROWS[prompt].zone != HAND:
            return -self.wish(face)
        if face == JUNK:
            return -1.0 if self.few and prompt == prompts.MAY_THROW_AWAY else 2.0
        return -self.wish(face) - self.plain[weights.LEAVE_KEEP] * self.keep(option)

    def _pay(self, g: State) -> int:
        """The next card of the best payment."""
        missing = self._missing(g)
        mask = self.payment(missing, g.laid)
        best, found = -1, NOTHING
        for place in range(len(self.hand)):
            if mask >> place & 1 and self.amounts[place] > best and self.hand[place] in g.options:
                best, found = self.amounts[place], self.hand[place]
        if best >= 0:
            return found
        least = NEVER * 10
        for option in g.options:
            points = 100.0 if option == NOTHING else -self.keep(option)
            if points > least:
                least, found = points, option
        return found

    def _missing(self, g: State) -> int:
        """What is not yet paid."""
        if g.prompt == prompts.PAY_ARRANGED:
            return self.arranged_missing(g)
        missing = price(g, g.who, slot_paid_for(g))
        for card in g.laid:
            missing -= paid(g, g.who, card)
        return missing

    def _stack(self, option: int) -> float:
        """The smallest card that will do: the large ones are for the large stacks."""
        face = own_face(option & CARD)
        return -VALUE[face] - self.numbers.fancy[face] + (0.5 if option & FROM_DISCARD else 0.0)

    # the rest

    def _other(self, g: State, prompt: int, option: int) -> float:
        if prompt == prompts.INVENTORY:
            return self._tidy(g, option)
        if prompt == prompts.REACT:
            return self._react(g, option)
        if concerns_others(prompt):
            return self.others(g, prompt, option)
        if prompts.SHAPE[prompt] == prompts.ACTION:
            return self._ending(g, option)
        if prompt in (prompts.HELP, prompts.OFFER):
            return self._team(g, prompt, option)
        return self._card(g, prompt, option)

    def _card(self, g: State, prompt: int, option: int) -> float:
        if prompt == prompts.SWAP:
            return self.swapped(option & FACE, g.cause)
        if prompt == prompts.MAY_DISCARD_FOUND:
            return 0.0 if option == NOTHING else 1.0 if option & FACE == JUNK else -1.0
        if prompt == prompts.SHOW:
            return value(g, g.who, option) - (3.0 if self.is_target(own_face(option)) else 0.0)
        if prompt == prompts.THROW_ONE:
            return float(VALUE[option & FACE]) if option & FACE != JUNK else -1.0
        if prompt == prompts.MAY_PUT_ON_DECK:
            return 1.0 if option == NOTHING else 0.0
        return self._number(g, prompt, option)

    def _number(self, g: State, prompt: int, option: int) -> float:
        if prompt == prompts.SPARE_JUNK:
            return float(option)
        if prompt == prompts.RECOVER_JUNK:
            return self._junk(g, option)
        if prompt == prompts.SET_VALUE:
            return option + (10.0 if self._fits(g, option) else 0.0)
        if prompt == prompts.GUESS:
            return float(sum([1 for card in g.market_deck if VALUE[card & FACE] == option]))
        if prompt == prompts.ARRANGE:
            return self.place(g, option)
        return self._due(g, option & FACE) if prompt == prompts.DUE else 0.0

    def _junk(self, g: State, option: int) -> float:
        """Junk to pay with, as long as it keeps no better card from being drawn; the topmost will do."""
        if option >> PLACE:
            return NEVER
        return float(option if len(self.hand) + option < hand_size(g, g.who) else -option)

    def _due(self, g: State, face: int) -> float:
        """First what draws, if nothing is shuffled for it; last what throws a card away, when all are in hand."""
        if face in DRAWING:
            return 2.0 if g.decks[g.who] else 0.5
        return 0.0 if face == HOUSECLEANING else 1.0

    def _fits(self, g: State, amount: int) -> bool:
        """Whether the card in question would complete the next stack if it counted so much."""
        folk = SET[g.laid[0] & FACE] if g.laid else -1
        return folk >= 0 and self.need >= amount and self.has[folk] >> (self.need - amount) & 1 == 1

    def _tidy(self, g: State, option: int) -> float:
        if option == NOTHING:
            return 0.0
        face = own_face(option)
        if not self.is_target(face):
            return 2.0 - self.keep(option) / 10
        return 1.0 - VALUE[face] / 10 if len(self.hand) >= hand_size(g, g.who) else -1.0

    def _ending(self, g: State, option: int) -> float:
        """A further stack, or what may lead to one; Wise Spy looks at cards that are not known yet."""
        kind, face = option & prompts.KIND, option >> prompts.OF & FACE
        if kind in (prompts.BUILD, prompts.END):
            return 1.0 if kind == prompts.BUILD else 0.0
        if g.prompt == prompts.BUILD_AGAIN:
            leads = self.asks(g) if kind == prompts.ASK else self.helps(g, face)
            return 0.5 if leads else -1.0
        if kind != prompts.USE or face != WISE_SPY:
            return -1.0
        deck = g.decks[g.who]
        unknown = len(deck) >= 3 and not all(card >> (SEEN + g.who) & 1 for card in deck[-3:])
        return 1.0 if unknown else -1.0

    def _react(self, g: State, option: int) -> float:
        if option == NOTHING:
            return 0.0
        face, pile = option & FACE, g.discards[g.who]
        if face in (BINOCULARS, INSPECTION, ANCIENT_KNOWLEDGE):
            return 1.0 if self._sorts(g, face) else -1.0
        best = max([self.wish(other) for other in pile], default=0.0)
        if face == REMARKS:
            return best - 3.0
        if face == BALANCING:
            folk = [self.wish(own_face(card)) for card in self.hand if own_face(card) != JUNK]
            return best - min(folk, default=100.0) - 1.0
        return -1.0

    def _sorts(self, g: State, face: int) -> bool:
        """Whether there is a card to get rid of; a card that is drawn for another always helps."""
        if face == INSPECTION:
            return JUNK in self.hand and not self.few
        return face == BINOCULARS or self._sifts(g)

    def _sifts(self, g: State) -> bool:
        """Whether there is junk to be found in the own deck, and nothing better known to come next."""
        deck = g.decks[g.who]
        known = len(deck) > 0 and knows(deck[-1], g.who) and deck[-1] & FACE != JUNK
        return not known and any(card & FACE == JUNK for card in deck)

    def _team(self, g: State, prompt: int, option: int) -> float:
        if prompt == prompts.HELP:
            return NEVER if option == NOTHING else self._stack(option)
        if option == NOTHING:
            return 0.5
        return 1.0 if self.offers(g, option) else -1.0


def quick() -> Quick:
    """A quick bot with the numbers that were found by play."""
    return Quick(tuned_weights())
