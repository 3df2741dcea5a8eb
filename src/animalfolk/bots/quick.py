"""Answers by rules of thumb, straight from a game's state: quick enough to play thousands of turns in thought.

It looks only at what the seat that is asked may know: open cards, the own hand, and which cards it owns.
"""

from __future__ import annotations

from typing import Final

from animalfolk.bots import thumb
from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE, JUNK, NOTHING, NUMBER, ON_ITSELF, SET, SIZE, STALL, USABLE, VALUE, own_face
from animalfolk.engine.seats import is_company, opponents, partner_of, stall_of, top_of_discard
from animalfolk.engine.stack_search import CARD, FROM_DISCARD
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, hand_size, price, stack_need, value

NEVER: Final = -100.0
GOOD_BUY: Final = 3.5
SWAP: Final = 4.5
FEW: Final = 9
SETS: Final = 12

LIKES: Final[list[int]] = [  # cards that come: the one wished for most
    prompts.KEEP, prompts.TAKE, prompts.MAY_RECOVER, prompts.SWAP_OUT, prompts.DISCARD_TO_DECK, prompts.SEARCH,
    prompts.BUY_ARRANGED, prompts.GIVE_BACK, prompts.GIVE_ONE, prompts.STICK, prompts.GROW,
]
LOSES: Final[list[int]] = [  # cards that go: the one missed least
    prompts.THROW_AWAY, prompts.RETURN, prompts.SWAP_IN, prompts.ORDER, prompts.MAY_THROW_AWAY, prompts.PUT_IN_DECK,
    prompts.DISCARD_ONE, prompts.THROW_SLOT, prompts.GIVE, prompts.PUT_ON_DECK_OF, prompts.THROW_FROM_DISCARD,
    prompts.CONCEAL, prompts.PAY, prompts.PAY_ARRANGED, prompts.ARRANGE,
]  # fmt: skip


class Quick:
    """What is thought of one position; made anew for each decision."""

    points: Final[list[float]]
    conditions: Final[list[int]]

    def __init__(self) -> None:
        self.fancy = thumb.by_face(thumb.FANCY)
        self.points = [NEVER] * SIZE
        self.conditions = [0] * SIZE
        for name, (points, conditions) in thumb.RULES.items():
            self.points[NUMBER[name]] = points
            self.conditions[NUMBER[name]] = conditions
        self.sums = [0] * SETS
        self.hand: list[int] = []
        self.amounts: list[int] = []
        self.need = 0
        self.target: list[int] = []  # faces that the next stack would use
        self.few = False
        self.builds = False
        self.best_buy = 0.0

    def choose(self, g: State) -> int:
        """One of the options."""
        options = g.options
        if len(options) == 1:
            return options[0]
        self._look(g)
        best, found = NEVER * 10, options[0]
        for option in options:
            points = self._points(g, option)
            if points > best:
                best, found = points, option
        return found

    def _look(self, g: State) -> None:
        seat = g.who
        self.hand = g.hands[seat]
        self.amounts = [value(g, seat, card) for card in self.hand]
        self.need = stack_need(g, seat)
        sums = [0] * SETS
        for card in self.hand:
            face = own_face(card)
            if SET[face] >= 0:
                sums[SET[face]] += VALUE[face]
        for face in g.discards[seat]:
            if SET[face] >= 0:
                sums[SET[face]] += VALUE[face]
        for card in g.decks[seat]:
            face = card & FACE
            if SET[face] >= 0:
                sums[SET[face]] += VALUE[face]
        self.sums = sums
        self.few = len(self.hand) + len(g.discards[seat]) + len(g.decks[seat]) + len(g.schedules[seat]) < FEW
        self.target = self._aim()

    def _aim(self) -> list[int]:
        """The faces of one set in hand that come nearest to the next stack without passing it."""
        best = 0
        found: list[int] = []
        for folk in range(SETS):
            reach: list[list[int]] = [[] for _ in range(self.need + 1)]
            has = 1
            for place in range(len(self.hand)):
                face, amount = self.hand[place] & FACE, self.amounts[place]
                if SET[face] != folk or not 0 < amount <= self.need:
                    continue
                for total in range(self.need, amount - 1, -1):
                    if has >> (total - amount) & 1 and not has >> total & 1:
                        reach[total] = [*reach[total - amount], face]
                has |= has << amount
            top = self.need
            while top > best and not (has >> top & 1 and reach[top]):
                top -= 1
            if top > best:
                best, found = top, reach[top]
        return found

    def can_build_with(self, extra: int) -> bool:
        """Whether a further card would complete the next stack."""
        folk, amount = SET[extra], VALUE[extra]
        if folk < 0 or amount > self.need:
            return False
        has = 1
        for place in range(len(self.hand)):
            if SET[self.hand[place] & FACE] == folk and self.amounts[place] > 0:
                has |= has << self.amounts[place]
        return has >> (self.need - amount) & 1 == 1

    def wish(self, face: int) -> float:
        """How much a card would be liked."""
        if face == JUNK:
            return -2.0
        points = VALUE[face] + min(self.sums[SET[face]], 15) / 10 + self.fancy[face]
        if sum([VALUE[card] for card in self.target]) < self.need and self.can_build_with(face):
            points += 4.0
        return points

    def keep(self, face: int) -> float:
        """How much a card of the hand would be missed."""
        if face == JUNK:
            return 0.1 if self.few else -0.6
        if SET[face] < 0:
            return 0.3  # a coin
        points = 0.35 * VALUE[face] + min(self.sums[SET[face]], 15) / 20
        return points + 1.5 if face in self.target else points

    def _points(self, g: State, option: int) -> float:
        prompt = g.prompt
        if prompt == prompts.ACT:
            return self._action(g, option)
        if prompt in LOSES:
            return self._loses(g, prompt, option)
        if prompt == prompts.STACK or prompt == prompts.STACK_ALONE or prompt == prompts.HELP:
            return 100.0 if option == NOTHING and prompt != prompts.HELP else self._stack(option)
        if prompt in LIKES:
            return 0.0 if option == NOTHING else self.wish(self._face(g, prompt, option))
        return self._other(g, prompt, option)

    def _face(self, g: State, prompt: int, option: int) -> int:
        if prompts.SHAPE[prompt] == prompts.SLOT:
            return g.bin[-1] & FACE if option == BIN else max(g.market[option], 0)
        return own_face(option) if option > FACE else option

    def _loses(self, g: State, prompt: int, option: int) -> float:
        if option == NOTHING:
            return 100.0 if prompt == prompts.PAY else 0.0 if prompt == prompts.MAY_THROW_AWAY else -20.0
        if prompt == prompts.THROW_SLOT or prompt == prompts.ARRANGE or prompt == prompts.RETURN:
            return -self.wish(self._face(g, prompt, option))
        return -self.keep(self._face(g, prompt, option))

    def _stack(self, option: int) -> float:
        if option == NOTHING:
            return NEVER
        face = option & FACE
        return -VALUE[face] - self.fancy[face] + (0.5 if option & FROM_DISCARD else 0.0)

    # actions

    def _action(self, g: State, option: int) -> float:
        kind, argument = option & prompts.KIND, option >> prompts.OF
        if kind == prompts.BUILD:
            return 50.0
        if kind == prompts.BUY:
            return self._purchase(g, argument)
        if kind == prompts.PLAY:
            return self._technique(g, argument)
        if kind == prompts.DISCARD:
            return 0.3 * (len(self.hand) - len(self.target))
        if kind == prompts.USE:
            raises = USABLE[argument & FACE] == ON_ITSELF
            return 50.2 if raises and prompts.BUILD not in g.options else NEVER
        if kind == prompts.ASK:
            return 49.0 if sum([VALUE[face] for face in self.target]) + 2 >= self.need else NEVER
        return NEVER

    def _purchase(self, g: State, slot: int) -> float:
        face = g.bin[-1] & FACE if slot == BIN else g.market[slot]
        return self.wish(face) - self._cost(price(g, g.who, slot))

    def _cost(self, cost: int) -> float:
        """What the cheapest payment would be missed, about: the least missed cards first."""
        missed = sorted([(self.keep(own_face(card)) / max(amount, 1), amount, self.keep(own_face(card)))
                         for card, amount in zip(self.hand, self.amounts)])
        total, lost = 0, 0.0
        for _, amount, points in missed:
            if total >= cost:
                break
            total += amount
            lost += points
        return lost

    def _best_purchase(self, g: State) -> float:
        best = 0.0
        for option in g.options:
            if option & prompts.KIND == prompts.BUY:
                best = max(best, self._purchase(g, option >> prompts.OF))
        return best

    def _technique(self, g: State, card: int) -> float:
        face = card & FACE
        points = self.points[face]
        if points == NEVER:
            return NEVER
        builds = prompts.BUILD in g.options
        own = own_face(card)
        if builds and own in self.target:
            return NEVER
        best_buy = self._best_purchase(g)
        if self.few and best_buy > 0:
            return NEVER
        if not self._hold(g, self.conditions[face], own, builds, best_buy):
            return NEVER
        if self.conditions[face] & thumb.BEST_MARKET:
            return points + max([self.wish(other) for other in g.market if other >= 0], default=0.0)
        if self.conditions[face] & thumb.BEST_DISCARD:
            tops = [top_of_discard(g, seat) for seat in opponents(g, g.who)]
            return points + max([self.wish(top) for top in tops if top >= 0], default=NEVER)
        return points

    def _hold(self, g: State, wanted: int, own: int, builds: bool, best_buy: float) -> bool:
        """Whether all that a technique wants is so."""
        seat = g.who
        deck, pile = g.decks[seat], g.discards[seat]
        if wanted & thumb.NO_BUILD and builds:
            return False
        if wanted & thumb.DEEP_1 and not deck:
            return False
        if wanted & thumb.DEEP_3 and len(deck) < 3:
            return False
        junk = JUNK in self.hand
        if wanted & thumb.HAS_JUNK and not junk:
            return False
        if wanted & thumb.JUNK_ABOUT and not junk and JUNK not in pile:
            return False
        needed = own in self.target
        poor = best_buy < GOOD_BUY
        if wanted & thumb.POOR and not poor:
            return False
        if wanted & thumb.SPARE and (needed or not (builds or poor)):
            return False
        if wanted & thumb.NOT_NEEDED and needed:
            return False
        if wanted & thumb.GOOD_TOP and not (pile and VALUE[pile[-1]] > 2):
            return False
        if wanted & thumb.HAND and len(self.hand) < 2:
            return False
        return self._hold_more(g, wanted, own, pile)

    def _hold_more(self, g: State, wanted: int, own: int, pile: list[int]) -> bool:
        if wanted & thumb.OTHERS_HOLD and not any([len(g.hands[other]) for other in opponents(g, g.who)]):
            return False
        if wanted & thumb.RICH_DISCARD and (len(pile) < 3 or sum([VALUE[face] for face in pile]) < 2 * len(pile)):
            return False
        if wanted & thumb.MARKET and not any([face >= 0 for face in g.market]):
            return False
        if wanted & thumb.MARKET_LEFT and not g.market_deck and not g.bin:
            return False
        if wanted & thumb.LARGE and not any([amount > 1 for amount in self.amounts]):
            return False
        if wanted & thumb.WEAK and sum([VALUE[face] for face in self.target]) * 2 >= self.need:
            return False
        if wanted & thumb.SMALL_DISCARD and not any([face != JUNK and VALUE[face] < 3 for face in pile]):
            return False
        if wanted & thumb.RAISED_BUILDS and not self._raised():
            return False
        if wanted & thumb.GOOD_TOP_TWO and not (
            len(pile) > 1 and VALUE[pile[-1]] + VALUE[pile[-2]] > 4 and JUNK not in pile[-2:]
        ):
            return False
        if wanted & thumb.LARGER_IN_MARKET and max([VALUE[face] for face in g.market if face >= 0], default=0) <= VALUE[own]:
            return False
        if wanted & thumb.GOOD_SWAP:
            return self._swap(g, opponents(g, g.who))
        if wanted & thumb.OWN_SWAP:
            return self._swap(g, [g.who])
        return True

    def _raised(self) -> bool:
        for folk in range(SETS):
            has = 1
            for place in range(len(self.hand)):
                if SET[self.hand[place] & FACE] == folk:
                    has |= has << (self.amounts[place] + 1)
            if has >> self.need & 1:
                return True
        return False

    def _swap(self, g: State, seats: list[int]) -> bool:
        for seat in seats:
            cards = g.decks[seat][-1:] if is_company(g, seat) else g.stalls[stall_of(g, seat)]
            for card in cards:
                face = card & FACE
                if VALUE[face] + (10 if self.can_build_with(face) else 0) > SWAP:
                    return True
        return False

    # the rest

    def _other(self, g: State, prompt: int, option: int) -> float:
        if prompt == prompts.INVENTORY:
            return self._tidy(g, option)
        if prompt == prompts.SWAP:
            face = option & FACE
            return VALUE[face] + (10.0 if self.can_build_with(face) else 0.0)
        if prompt in (prompts.PLAYER, prompts.MAY_PLAYER):
            return self._lead(g, option)
        if prompt == prompts.BUILD_AGAIN:
            kind = option & prompts.KIND
            return 1.0 if kind == prompts.BUILD else 0.0 if kind == prompts.END else NEVER
        if prompt in (prompts.END_TURN, prompts.BEFORE_MARKET):
            return 0.0 if option & prompts.KIND == prompts.END else -1.0
        if prompt == prompts.SPARE_JUNK:
            return float(option)
        if prompt == prompts.RECOVER_JUNK:
            return float(option if len(self.hand) + option < hand_size(g, g.who) else -option)
        if prompt == prompts.MAY_DISCARD_FOUND:
            return 0.0 if option == NOTHING else 1.0 if option & FACE == JUNK else -1.0
        if prompt == prompts.SHOW:
            return value(g, g.who, option) - (3.0 if own_face(option) in self.target else 0.0)
        if prompt == prompts.SET_VALUE:
            return float(option)
        if prompt == prompts.GUESS:
            return -abs(option - 3.0)
        if prompt == prompts.GUESS_HELD:
            return -float(option)
        if prompt == prompts.REACT:
            return self._react(g, option)
        if prompt == prompts.THROW_ONE:
            return VALUE[option & FACE] if option & FACE != JUNK else -1.0
        if prompt == prompts.OFFER:
            if option == NOTHING:
                return 0.5
            return 1.0 if own_face(option & CARD) in self.target else -1.0
        if prompt == prompts.MAY_PUT_ON_DECK:
            return 1.0 if option == NOTHING else 0.0
        return 0.0

    def _tidy(self, g: State, option: int) -> float:
        if option == NOTHING:
            return 0.0
        face = own_face(option)
        if face not in self.target:
            return 2.0 - self.keep(face) / 10
        return 1.0 - VALUE[face] / 10 if len(self.hand) >= hand_size(g, g.who) else -1.0

    def _lead(self, g: State, seat: int) -> float:
        if seat == NOTHING:
            return 0.0
        if is_company(g, seat):
            return 100.0
        if seat == partner_of(g, g.who):
            return NEVER
        return 1.0 + g.stacks[stall_of(g, seat)] + len(g.hands[seat]) / 100

    def _react(self, g: State, option: int) -> float:
        if option == NOTHING:
            return 0.0
        face, pile = option & FACE, g.discards[g.who]
        if face == BINOCULARS:
            return 1.0
        if face == INSPECTION:
            return 1.0 if JUNK in self.hand and not self.few else -1.0
        best = max([self.wish(other) for other in pile], default=0.0)
        if face == REMARKS:
            return best - 3.0
        if face == BALANCING:
            folk = [self.wish(own_face(card)) for card in self.hand if own_face(card) != JUNK]
            return best - min(folk, default=100.0) - 1.0
        return 0.5


BINOCULARS: Final = NUMBER.get("binoculars", -2)
INSPECTION: Final = NUMBER.get("quality_inspection", -2)
REMARKS: Final = NUMBER.get("extra_remarks", -2)
BALANCING: Final = NUMBER.get("balancing", -2)
_ = STALL
