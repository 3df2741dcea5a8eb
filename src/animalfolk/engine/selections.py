"""Every legal selection of a decision that asks for several cards, so that clients only take subsets and know no rule.

Selections are found by asking the engine's own questions, card after card: no option leads into a dead end, so each way
through the questions is a legal selection, and no rule is told here a second time. A decision with more than MOST of
them, or that takes more than QUESTIONS questions, is `stepwise`: it is asked card by card.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine import prompts, zones
from animalfolk.engine.arranging import (
    arranged_payment_options,
    arrangement_of,
    arrangement_options,
    payment_of,
    placed,
    prices_met,
    range_met,
)
from animalfolk.engine.copying import forms, places
from animalfolk.engine.discards import places_of
from animalfolk.engine.faces import (
    COIN,
    FACE,
    IS_COPYING,
    JUNK,
    NOTHING,
    PLACE,
    VALUE,
    own_face,
    traits,
)
from animalfolk.engine.helping import Hopes, help_needed, help_options, offers_in, sum_of
from animalfolk.engine.options import DONE, action_text, stack_card_text
from animalfolk.engine.payment import payment_options
from animalfolk.engine.pending import slot_paid_for
from animalfolk.engine.refusals import clashes, impossible
from animalfolk.engine.seats import partner_of, stall_of
from animalfolk.engine.stack_search import CARD, FROM_DISCARD, worth
from animalfolk.engine.stacks import stack_options
from animalfolk.engine.state import State
from animalfolk.engine.values import paid, price, stack_need
from animalfolk.engine.view_types import Clash, Selections, Way

MOST: Final = 500  # selections of one decision, over all its actions
QUESTIONS: Final = 4000  # that are asked to find them

PURPOSES: Final[dict[int, int]] = {  # what an action asks for next
    row.of: number for number, row in enumerate(prompts.ROWS) if row.any_order and row.of != prompts.NO_ACTION
}


def selections(g: State) -> Selections:
    """The ways in which cards may be chosen for the decision at hand, every selection of them, and what fits in none.

    Nothing for a decision that asks for no cards, or for one card.
    """
    return Selector(g).told() if g.who != NOTHING and _takes_cards(g.prompt) else {}


def _takes_cards(prompt: int) -> bool:
    """Whether cards may be chosen with the answer, or for it, and only certain ones go together."""
    row = prompts.ROWS[prompt]
    return row.any_order or row.shape == prompts.ACTION or row.hidden == prompts.BY_GIFTS or prompt == prompts.ARRANGE


class Selector:
    """Finds the selections of a decision, for one of its actions after the other."""

    def __init__(self, g: State) -> None:
        self.g = g.clone()  # in which cards are laid as if they were chosen
        self.seat = g.who
        self.before = g.laid  # what is chosen already
        self.ways = Ways(self.g, self.seat)
        self.hopes: Hopes | None = None  # of a request to the partner
        self.count = 0  # the selections so far
        self.asked = 0  # the questions so far

    def told(self) -> Selections:
        """All of it as plain data."""
        found: dict[str, list[list[int]]] = {}
        why: dict[str, list[Clash]] = {}
        for key, prompt, slot in self._purposes():
            sets = self._sets(prompt, slot)
            if self.count > MOST or self.asked > QUESTIONS:
                return {"stepwise": True, **self._besides()}
            found[key] = sets
            against = clashes(self.g, self.seat, prompt, self.ways.choices, sets)
            why[key] = [{"why": word, "ways": ways} for word, ways in against]
        if not found:
            return self._besides()
        return {"ways": self.ways.told(), "selections": found, "clashes": why, **self._besides()}

    def _purposes(self) -> list[tuple[str, int, int]]:
        """What cards are asked for: an action or the prompt, by which prompt, and the slot of a purchase."""
        g = self.g
        if g.prompt == prompts.PAY:
            return [(prompts.KEYS[g.prompt], g.prompt, slot_paid_for(g))]
        if prompts.SHAPE[g.prompt] != prompts.ACTION:
            return [(prompts.KEYS[g.prompt], g.prompt, NOTHING)]
        found: list[tuple[str, int, int]] = []
        for option in g.options:
            kind = option & prompts.KIND
            if kind in PURPOSES:
                found.append((action_text(g, option), PURPOSES[kind], option >> prompts.OF))
        return found

    def _besides(self) -> Selections:
        """The actions that are not possible; what is missing; the prices that a payment meets for a market laid out."""
        g = self.g
        if g.prompt == prompts.ACT:
            refused = impossible(g, self.seat, g.options)
            return {"impossible": {action_text(g, option): word for option, word in refused.items()}}
        if g.prompt == prompts.ARRANGE:
            return {"pays": range_met(g, self.seat, payment_of(g))}
        return {"missing": self._missing()} if prompts.ROWS[g.prompt].worth != prompts.NO_WORTH else {}

    def _missing(self) -> int:
        """What further cards must be worth beside those chosen before."""
        g = self.g
        if g.prompt == prompts.PAY:
            total = sum([paid(g, self.seat, card) for card in self.before])
            return price(g, self.seat, slot_paid_for(g)) - total
        need = help_needed(g) if g.prompt == prompts.HELP else stack_need(g, self.seat)
        return need - sum_of(g, self.seat, self.before)

    def _sets(self, prompt: int, slot: int) -> list[list[int]]:
        """The selections for one purpose as numbers of ways, in the order of `rank`."""
        if prompt == prompts.ARRANGE:
            return self._arrangements([], self.ways.of_market())
        if prompts.HIDDEN[prompt] == prompts.BY_GIFTS:
            return [self.ways.of_aside()]
        holding = Holding(self.g, self.seat, self.before, self.ways)
        ranked: list[list[int]] = []
        for choices in self._complete(prompt, slot):
            standing = rank(self.g, self.seat, prompt, slot, choices)
            ranked += [[*standing, *ways] for ways in holding.ways_of(choices)]
            if self.count + len(ranked) > MOST:
                break
        self.count += len(ranked)
        ranked.sort()
        return [line[RANKS:] for line in ranked]

    # the walk through the questions

    def _complete(self, prompt: int, slot: int) -> list[list[int]]:
        """All complete choices; where cards may be chosen in two orders, as with two that open a payment, only once."""
        g = self.g
        found: list[list[int]] = []
        known: set[tuple[int, ...]] = set()
        waiting = [self.before]
        while waiting and self.count + len(found) <= MOST and self.asked <= QUESTIONS:
            g.laid = waiting.pop()
            options = self._ask(prompt, slot)
            if not options or (NOTHING in options and prompt != prompts.HELP):  # there it declines
                same = tuple(sorted(g.laid))
                if same not in known:
                    known.add(same)
                    found.append(g.laid)
            waiting += [[*g.laid, choice] for choice in options if choice != NOTHING and not choice >> PLACE]
        g.laid = self.before
        return found

    def _ask(self, prompt: int, slot: int) -> list[int]:
        """What may be chosen next."""
        self.asked += 1
        if prompt == prompts.PAY:
            return payment_options(self.g, self.seat, slot)
        if prompt == prompts.STACK:
            return stack_options(self.g, self.seat)
        if prompt == prompts.PAY_ARRANGED:
            return arranged_payment_options(self.g, self.seat, self.g.laid)
        if prompt == prompts.OFFER:
            if self.hopes is None:
                self.hopes = Hopes(self.g, partner_of(self.g, self.seat))
            return offers_in(self.g, self.seat, self.hopes)
        return help_options(self.g, self.seat)

    def _arrangements(self, chosen: list[int], left: list[int]) -> list[list[int]]:
        """All ways to fill the slots from the right behind these; first those that leave the cards as they lie."""
        if not left:
            return [chosen]
        g = self.g
        faces = self.ways.choices
        g.laid = [*self.before, *[placed(faces[way]) for way in chosen]]
        options = arrangement_options(g, self.seat)
        g.laid = self.before
        found: list[list[int]] = []
        for way in sorted(set(left)):
            if faces[way] in options:
                rest = left.copy()
                rest.remove(way)
                found += self._arrangements([*chosen, way], rest)
        return found


def rank(g: State, seat: int, prompt: int, slot: int, choices: list[int]) -> list[int]:
    """What decides which selection comes first: the smaller, the earlier.

    Least is overpaid, then most junk is used, then fewest cards that fit the next two stacks, then fewest cards. Where
    all this is equal, the places in the hand decide.
    """
    junk, fitting = 0, 0
    largest = g.stacks[stall_of(g, seat)] + (2 if prompt in (prompts.PAY, prompts.PAY_ARRANGED) else 3)
    for choice in choices:
        face = own_face(choice & CARD)
        if face == JUNK:
            junk += 1
        elif choice != COIN and not choice & FROM_DISCARD and VALUE[face] <= largest:
            fitting += 1
    return [overpaid(g, seat, prompt, slot, choices), -junk, fitting, len(choices)]


RANKS: Final = 4  # how many numbers that are


def overpaid(g: State, seat: int, prompt: int, slot: int, choices: list[int]) -> int:
    """How much more a payment is worth than what it buys; nothing else overpays."""
    total = 0
    if prompt not in (prompts.PAY, prompts.PAY_ARRANGED):
        return 0
    for choice in choices:
        total += paid(g, seat, choice)
    return total - (price(g, seat, slot) if prompt == prompts.PAY else max(prices_met(g, seat, choices)))


class Ways:
    """The ways in which cards may be chosen, each with a number: a card as it counts, and the places of all its like.

    Equal cards are one way; a selection that takes two of them holds its number twice.
    """

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.choices: list[int] = []  # by number: what is chosen
        self.zones: list[str] = []
        self.places: list[list[int]] = []  # from the left in the hand, from the bottom in the discard pile
        self._numbers: dict[tuple[str, int, int], int] = {}

    def told(self) -> list[Way]:
        """All of them as plain data: the card as an answer names it, but for where it lies in the discard pile."""
        return [
            {"card": self._text(way), "worth": self._worth(way), "zone": self.zones[way], "places": self.places[way]}
            for way in range(len(self.choices))
        ]

    def _text(self, way: int) -> str:
        choice = self.choices[way]
        return DONE if choice == NOTHING else stack_card_text(choice & ~FROM_DISCARD)

    def _worth(self, way: int) -> int:
        choice = self.choices[way]
        if self.zones[way] in (zones.HAND, zones.DISCARD):
            return worth(self.g, self.seat, choice)
        return 1 if choice == COIN else 0 if choice == NOTHING else VALUE[choice]

    def number(self, zone: str, entry: int, choice: int, found: list[int]) -> int:
        """The number of a way; entry: what tells apart the cards of a zone that may be chosen so."""
        key = (zone, entry, choice)
        if key not in self._numbers:
            self._numbers[key] = len(self.choices)
            self.choices.append(choice)
            self.zones.append(zone)
            self.places.append(found)
        return self._numbers[key]

    def of_market(self) -> list[int]:
        """The ways of the cards that have no new slot yet, from the right, and of the slots that stay empty."""
        market = self.g.market
        left = _unchosen(market, arrangement_of(self.g))
        cards = self._like(zones.MARKET, market, [slot for slot in left if market[slot] != NOTHING])
        return cards + self._like(zones.EMPTY, market, [slot for slot in left if market[slot] == NOTHING])

    def of_aside(self) -> list[int]:
        """The ways of the cards set aside that are not yet chosen for anybody."""
        faces = [card & FACE for card in self.g.aside]
        return sorted(self._like(zones.ASIDE, faces, _unchosen(faces, self.g.laid)))

    def _like(self, zone: str, cards: list[int], left: list[int]) -> list[int]:
        """The ways of the cards at these places, each of which counts as itself alone."""
        return [
            self.number(zone, 0, cards[place], [other for other in left if cards[other] == cards[place]])
            for place in left
        ]


def _unchosen(cards: list[int], chosen: list[int]) -> list[int]:
    """The places of these cards but for those chosen, of equal ones the last."""
    gone = chosen.copy()
    left: list[int] = []
    for place in range(len(cards)):
        if cards[place] in gone:
            gone.remove(cards[place])
        else:
            left.append(place)
    return left


class Holding:
    """What a seat may choose from beside what it has chosen before: its hand, its discard pile, its coins."""

    def __init__(self, g: State, seat: int, before: list[int], ways: Ways) -> None:
        self.g = g
        self.seat = seat
        self.before = before
        self.ways = ways
        self.copies = traits(g.hands[seat]) & IS_COPYING > 0
        used = places(g, seat, _hand_cards(before))
        self.free = [place for place in range(len(g.hands[seat])) if place not in used]
        self.runs = _runs(g.discards[seat], places_of(g.discards[seat], before))
        for place in self.free:
            card = g.hands[seat][place]
            for form in forms(g, seat, card):
                self._of_hand(card, form)

    def ways_of(self, choices: list[int]) -> list[list[int]]:
        """The ways of these choices behind those made before; several where the pile has equal cards apart."""
        new = choices[len(self.before) :]
        cards = self._cards_for(choices)
        plain = [choice for choice in new if choice != COIN and not choice & FROM_DISCARD]
        ways = [self._of_hand(cards[at], plain[at]) for at in range(len(plain))]
        ways += [self._of_coins() for choice in new if choice == COIN]
        found = [sorted(ways)]
        for choice in new:
            if choice & FROM_DISCARD:
                found = self._with_pile(found, choice)
        return found

    def _cards_for(self, choices: list[int]) -> list[int]:
        """The hand cards that are used so, behind those that are chosen before."""
        cards = _hand_cards(choices)
        if self.copies:
            hand = self.g.hands[self.seat]
            cards = [hand[place] for place in places(self.g, self.seat, cards)]
        return cards[len(_hand_cards(self.before)) :]

    def _of_hand(self, card: int, choice: int) -> int:
        hand = self.g.hands[self.seat]
        return self.ways.number(zones.HAND, card, choice, [place for place in self.free if hand[place] == card])

    def _of_coins(self) -> int:
        gone = self.before.count(COIN)
        return self.ways.number(zones.COINS, 0, COIN, list(range(gone, self.g.gold[self.seat])))

    def _with_pile(self, found: list[list[int]], choice: int) -> list[list[int]]:
        """These ways and a card of the discard pile, from each run of its like that has one left."""
        more: list[list[int]] = []
        for run in self.runs:
            if self.g.discards[self.seat][run[0]] == own_face(choice):
                way = self.ways.number(zones.DISCARD, run[0], choice, run)
                for ways in found:
                    longer = sorted([*ways, way])
                    if self._taken(run, ways) < len(run) and longer not in more:
                        more.append(longer)
        return more

    def _taken(self, run: list[int], ways: list[int]) -> int:
        """How many cards of a run these ways take."""
        count = 0
        for way in ways:
            if self.ways.zones[way] == zones.DISCARD and self.ways.places[way] == run:
                count += 1
        return count


def _hand_cards(choices: list[int]) -> list[int]:
    """The hand cards among these choices."""
    return [choice & CARD for choice in choices if choice != COIN and not choice & FROM_DISCARD]


def _runs(pile: list[int], taken: list[int]) -> list[list[int]]:
    """The places of equal cards that lie next to each other; of those it does not matter which is taken."""
    found: list[list[int]] = []
    for place in range(len(pile)):
        if len(pile) - place in taken:
            continue
        if found and pile[found[-1][0]] == pile[place]:
            found[-1].append(place)
        else:
            found.append([place])
    return found
