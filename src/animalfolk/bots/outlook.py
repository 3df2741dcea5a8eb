"""How a position looks: what each side owns, how near its stacks are, and from that a chance of winning."""

from __future__ import annotations

from math import exp
from typing import Final

from animalfolk.bots.holdings import SETS, Holdings
from animalfolk.bots.planning import Planner
from animalfolk.engine.faces import FACE, JUNK, VALUE, own_face
from animalfolk.engine.seats import partner_of, stall_of
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need

PLAIN: Final = 33  # numbers beside the counts of cards


class Outlook:
    """A linear score of each seat's cards and stacks."""

    def __init__(
        self, plain: list[float], worths: list[float], company: list[float], beside: list[list[float]]
    ) -> None:
        self.plain = plain
        self.worths = worths  # by face
        self.beside = beside  # by face: how much more beside each deck, or nothing
        self._mixes: dict[int, list[float]] = {}  # worths in each mix of decks that was met
        self.company = company  # against the Company, see `against`
        self.held = Holdings()
        self._planner = Planner()

    def chance(self, g: State, seat: int) -> float:
        """How likely a seat, or its team, wins from here."""
        partner = partner_of(g, seat)
        if g.winner >= 0:
            return 1.0 if g.winner in (seat, partner) else 0.0
        if g.power:
            points = 0.0
            for number, weight in zip(self.against(g, seat), self.company, strict=True):
                points += number * weight
            return 1.0 / (1.0 + exp(-points))
        mine = self._side(g, seat, partner)
        others = 0.0
        for other in range(g.rules.seats):
            mate = partner_of(g, other)
            if other not in (seat, partner) and (mate < 0 or other < mate):
                others += exp(self._side(g, other, mate) - mine)
        return 1.0 / (1.0 + others)

    def _side(self, g: State, seat: int, partner: int) -> float:
        """How well a player, or a pair of partners, stands."""
        seats = g.rules.seats
        points = self.strength(g, seat, (seat - g.seat) % seats)
        if partner < 0:
            return points
        return (points + self.strength(g, partner, (partner - g.seat) % seats)) / 2

    def against(self, g: State, seat: int) -> list[float]:
        """Numbers about a game against the Company: it is lost when the market runs dry.

        They are the own strength; the market's stock, by the Company's power, by the stacks left; its power; and one.
        What the players own counts as stock, as if it still lay there, so that buying is not shunned.
        """
        rest = len(g.market_deck) + len(g.bin)
        for face in g.market:
            if face >= 0:
                rest += 1
        for player in range(g.rules.players):
            rest += _folk(g.hands[player]) + _folk(g.decks[player]) + _folk(g.discards[player])
        left = g.rules.stacks - g.stacks[stall_of(g, seat)]
        stock = rest / 10.0
        mine = self._side(g, seat, partner_of(g, seat))
        return [mine, stock, stock / g.power, stock / (left + 1), g.power - 1.0, 1.0]

    def strength(self, g: State, seat: int, wait: int) -> float:
        """How well a seat stands that moves after so many others."""
        numbers = self.features(g, seat, wait)
        points = self.held.worth
        plain = self.plain
        for place in range(PLAIN):
            points += plain[place] * numbers[place]
        return points

    def worths_in(self, g: State) -> list[float]:
        """The worth of each face in the mix of decks of a game."""
        mix = 0
        for folk in g.sets:
            mix |= 1 << folk
        found = self._mixes.get(mix)
        if found is None:
            found = self.worths.copy()
            for face in range(len(self.beside)):
                row = self.beside[face]
                if row:
                    for folk in g.sets:
                        found[face] += row[folk]
            self._mixes[mix] = found
        return found

    def features(self, g: State, seat: int, wait: int) -> list[float]:
        """Numbers about one seat's cards and stacks."""
        held = self.held
        held.add_up(g, seat, self.worths_in(g))
        need = stack_need(g, seat)
        last = g.rules.stacks
        built = g.stacks[stall_of(g, seat)]
        left = last - built
        reach = _reach(held.has, need)
        ready = 1.0 if reach == need else 0.0
        covered, short = self._planner.plan(held.sets, built + 1, last)
        best, second = _best_two(held.sums)
        hand = g.hands[seat]
        money = junk = 0
        for card in hand:
            face = own_face(card)
            money += VALUE[face]
            if face == JUNK:
                junk += 1
        phase = built / last
        rest = (built + last + 1) * left // 2  # the sum of all stacks that are left
        cards = max(held.cards, 1)
        first = 1.0 if wait == 0 else 0.0
        return [
            phase,
            phase * phase,
            1.0 if left == 1 else 0.0,
            1.0 if left == 2 else 0.0,
            1.0 if left == 3 else 0.0,
            ready,
            ready * first,
            ready if left == 1 else 0.0,
            ready * first if left == 1 else 0.0,
            reach / need,
            reach / need * phase,
            covered / last,
            1.0 if covered >= left else 0.0,
            short / need,
            covered / max(left, 1),
            money / 10.0,
            money / 10.0 * phase,
            float(junk),
            len(hand) / 5.0,
            held.junk / cards,
            cards / 10.0,
            held.total / cards,
            held.total / cards * phase,
            best / 10.0,
            second / 10.0,
            first,
            covered / last * phase,
            short / need * phase,
            held.junk / cards * phase,
            cards / 10.0 * phase,
            best / 10.0 * phase,
            second / 10.0 * phase,
            min(held.total / max(rest, 1), 1.0),
        ]


def _folk(cards: list[int]) -> int:
    """How many of these are animalfolk."""
    count = 0
    for card in cards:
        if card & FACE != JUNK:
            count += 1
    return count


def _reach(has: list[int], need: int) -> int:
    """The most of the next stack that the hand can make."""
    best = 0
    limit = (2 << need) - 1
    for folk in range(SETS):
        if has[folk] > 1:
            best = max(best, (has[folk] & limit).bit_length() - 1)
    return best


def _best_two(sums: list[int]) -> tuple[int, int]:
    best = second = 0
    for folk in range(SETS):
        total = sums[folk]
        if total > best:
            best, second = total, best
        elif total > second:
            second = total
    return best, second
