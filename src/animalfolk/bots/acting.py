"""Which action the quick bot takes: building first, then what is worth most by its numbers."""

from __future__ import annotations

from typing import Final

from animalfolk.bots import thumb, weights
from animalfolk.bots.arranging import CLEARLY, Arranging
from animalfolk.bots.glance import SETS
from animalfolk.bots.weights import NEVER, Weights
from animalfolk.engine import prompts
from animalfolk.engine.faces import (
    FACE,
    JUNK,
    MIRRORS,
    NOTHING,
    ON_ITSELF,
    SELLS_BIN,
    SET,
    USABLE,
    VALUE,
    WITH_MARKET_DECK,
    own_face,
)
from animalfolk.engine.seats import is_company, opponents, stall_of, top_of_discard
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, price

BUILD: Final = 50.0
RAISE: Final = 50.2  # a card that raises itself, before what pays
ASK: Final = 49.0
LARGEST: Final = 5  # no card is worth more


class Acting(Arranging):
    """Judges actions."""

    def __init__(self, numbers: Weights) -> None:
        super().__init__(numbers)
        self.builds = False
        self.best_buy = 0.0
        self.looked = False  # whether the two above are of this decision

    def action(self, g: State, option: int) -> float:
        """What an action is worth."""
        kind, argument = option & prompts.KIND, option >> prompts.OF
        if kind == prompts.BUILD:
            return BUILD
        if kind == prompts.BUY:
            return self.purchase(g, argument)
        if kind == prompts.PLAY:
            return self.technique(g, argument)
        if kind == prompts.DISCARD:
            return self.tidying()
        return self._special(g, kind, argument)

    def _special(self, g: State, kind: int, argument: int) -> float:
        """A passive that may help; a request to the partner; a market rearranged for a purchase."""
        if kind == prompts.USE:
            return RAISE if self.helps(g, argument & FACE) else NEVER
        if kind == prompts.ASK:
            return ASK if self.asks(g) else NEVER
        if not self.looked:
            self.weigh(g)
        points = self.arranged(g)
        return points if points > self.best_buy + CLEARLY else NEVER

    def helps(self, g: State, face: int) -> bool:
        """Whether using a passive may lead to a stack or a purchase: it raises itself, or turns up another card.

        What the market loses is lost to the players where they play against the Company.
        """
        if prompts.BUILD in g.options:
            return False
        if USABLE[face] == ON_ITSELF:
            return True
        if USABLE[face] != WITH_MARKET_DECK or g.rules.company != NOTHING:
            return False
        return self._finds_purchase(g) if SELLS_BIN[face] else self._finds_stack()

    def _finds_purchase(self, g: State) -> bool:
        """Whether nothing good can be bought yet."""
        if not self.looked:
            self.weigh(g)
        return g.prompt == prompts.ACT and self.best_buy < self.plain[weights.GOOD_BUY]

    def _finds_stack(self) -> bool:
        """Whether a single card, if it is the right one, would complete the next stack."""
        sums = (1 << min(self.need, LARGEST)) - 1 << max(self.need - LARGEST, 0)
        return any(bits & sums for bits in self.has)

    def purchase(self, g: State, slot: int) -> float:
        """A card of the market, less what its payment costs."""
        face = g.bin[-1] & FACE if slot == BIN else g.market[slot]
        return self.wish(face) - min(self.cost(price(g, g.who, slot)), 8.0)

    def tidying(self) -> float:
        """Discarding what the next stack does not need."""
        points = self.plain[weights.TIDY_BASE] + self.plain[weights.TIDY_LATE] * self.built
        for place in range(len(self.hand)):
            if not self.target >> place & 1:
                points += self.plain[weights.TIDY]
        return points

    def weigh(self, g: State) -> None:
        """Look whether a stack can be built, and what the best purchase is worth."""
        self.builds = prompts.BUILD in g.options
        best = 0.0
        for option in g.options:
            if option & prompts.KIND == prompts.BUY:
                best = max(best, self.purchase(g, option >> prompts.OF))
        self.best_buy = best
        self.looked = True

    def technique(self, g: State, card: int) -> float:
        """A technique, if all that it wants is so."""
        face = card & FACE
        points = self.numbers.points[face]
        if points == NEVER:
            return NEVER
        if not self.looked:
            self.weigh(g)
        own = own_face(card)
        needed = self.is_target(own)
        if (self.builds and needed) or (self.few and self.best_buy > 0):
            return NEVER
        wanted = self.numbers.conditions[face]
        for_ever = wanted & thumb.SWAPS != 0 and own != face  # a copy could be swapped again and again
        holds = self._purse(wanted, needed) and self._piles(g, wanted, card) and self._table(g, wanted, own)
        if for_ever or not holds:
            return NEVER
        if wanted & thumb.BEST_MARKET:
            return points + max([self.wish(other) for other in g.market if other >= 0], default=0.0)
        if wanted & thumb.BEST_DISCARD:
            tops = [top_of_discard(g, seat) for seat in opponents(g, g.who)]
            return points + max([self.wish(top) for top in tops if top >= 0], default=NEVER)
        return points

    def _purse(self, wanted: int, needed: bool) -> bool:
        """What concerns the own hand and purchases."""
        poor = self.best_buy < self.plain[weights.GOOD_BUY]
        return not (
            (wanted & thumb.NO_BUILD != 0 and self.builds)
            or (wanted & thumb.POOR != 0 and not poor)
            or (wanted & thumb.SPARE != 0 and (needed or not (self.builds or poor)))
            or (wanted & thumb.NOT_NEEDED != 0 and needed)
            or (wanted & thumb.HAND != 0 and len(self.hand) < 2)
            or (wanted & thumb.LARGE != 0 and max(self.amounts) < 2)
            or (wanted & thumb.WEAK != 0 and self.reach * 2 >= self.need)
            or (wanted & thumb.RAISED_BUILDS != 0 and not self._raised())
            or (wanted & thumb.HAS_JUNK != 0 and JUNK not in self.hand)
        )

    def _piles(self, g: State, wanted: int, card: int) -> bool:
        """What concerns the own piles."""
        deck, pile = g.decks[g.who], g.discards[g.who]
        return not (
            (wanted & thumb.DEEP_1 != 0 and not deck)
            or (wanted & thumb.DEEP_3 != 0 and len(deck) < 3)
            or (wanted & thumb.JUNK_ABOUT != 0 and JUNK not in self.hand and JUNK not in pile)
            or (wanted & thumb.GOOD_TOP != 0 and not _good_top(pile, card))
            or (wanted & thumb.RICH_DISCARD != 0 and not _is_rich(pile))
            or (wanted & thumb.SMALL_DISCARD != 0 and not _has_small(pile))
            or (wanted & thumb.GOOD_TOP_TWO != 0 and not _good_top_two(pile))
        )

    def _table(self, g: State, wanted: int, own: int) -> bool:
        """What concerns the market and the others."""
        return not (
            (wanted & thumb.OTHERS_HOLD != 0 and not self._others_hold(g))
            or (wanted & thumb.MARKET != 0 and max(g.market) < 0)
            or (wanted & thumb.MARKET_LEFT != 0 and not g.market_deck and not g.bin)
            or (wanted & thumb.LARGER_IN_MARKET != 0 and not self._larger_in_market(g, own))
            or (wanted & thumb.GOOD_SWAP != 0 and not self._swap(g, opponents(g, g.who), own))
            or (wanted & thumb.OWN_SWAP != 0 and not self._swap(g, [g.who], own))
        )

    def _others_hold(self, g: State) -> bool:
        return any(len(g.hands[other]) > 0 for other in opponents(g, g.who))

    def _larger_in_market(self, g: State, own: int) -> bool:
        return any(face >= 0 and self._gains(face, own) for face in g.market)

    def _raised(self) -> bool:
        """Whether a stack could be built if every card counted one more."""
        for folk in range(SETS):
            has = 1
            for place in range(len(self.hand)):
                if SET[self.faces[place]] == folk:
                    has |= has << (self.amounts[place] + 1)
            if has >> self.need & 1:
                return True
        return False

    def swapped(self, face: int, cause: int) -> float:
        """What a card would be worth in hand in exchange for the one that is played."""
        return 0.0 if MIRRORS[face] or face == cause else VALUE[face] + (10.0 if self.builds_with(face) else 0.0)

    def _gains(self, face: int, own: int) -> bool:
        """Whether a card in exchange for this one completes the next stack, or is larger: so no swap goes for ever."""
        if MIRRORS[face] or face == own:
            return False
        if VALUE[face] > VALUE[own] and VALUE[face] > self.plain[weights.SWAP]:
            return True
        return self.builds_with(face) if SET[face] != SET[own] else self._builds_without(face, own)

    def _builds_without(self, face: int, own: int) -> bool:
        """Whether this card completes the next stack with the hand but for one card."""
        has, left = 1, True
        for place in range(len(self.hand)):
            if left and own_face(self.hand[place]) == own:
                left = False
            elif SET[self.faces[place]] == SET[face] and self.amounts[place] > 0 and not MIRRORS[self.faces[place]]:
                has |= has << self.amounts[place]
        return VALUE[face] <= self.need and has >> (self.need - VALUE[face]) & 1 == 1

    def _swap(self, g: State, seats: list[int], own: int) -> bool:
        """Whether a stall card is worth this one."""
        for seat in seats:
            cards = g.decks[seat][-1:] if is_company(g, seat) else g.stalls[stall_of(g, seat)]
            for card in cards:
                if self._gains(card & FACE, own):
                    return True
        return False


def _is_rich(pile: list[int]) -> bool:
    """Whether a discard pile is worth more than most decks."""
    return len(pile) >= 3 and sum([VALUE[face] for face in pile]) >= 2 * len(pile)


def _has_small(pile: list[int]) -> bool:
    """Whether a discard pile has a card worth less than most of the market deck."""
    return any(face != JUNK and VALUE[face] < 3 for face in pile)


def _good_top(pile: list[int], card: int) -> bool:
    """Whether the top card is worth this one, and not another that takes it back: so no two take turns for ever."""
    if not pile or VALUE[pile[-1]] <= 2:
        return False
    face, own = card & FACE, own_face(card)
    return pile[-1] != face and (own == face or not MIRRORS[pile[-1]])


def _good_top_two(pile: list[int]) -> bool:
    return len(pile) > 1 and VALUE[pile[-1]] + VALUE[pile[-2]] > 4 and JUNK not in pile[-2:]
