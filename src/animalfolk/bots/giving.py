"""What the quick bot thinks of the others: whom to choose, what to give, which way round, what to guess."""

from __future__ import annotations

from typing import Final

from animalfolk.bots.acting import Acting
from animalfolk.bots.glance import MUCH
from animalfolk.bots.weights import NEVER
from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE, NOTHING, NUMBER
from animalfolk.engine.pending import awaiting_gifts
from animalfolk.engine.seats import all_players, is_company, neighbour, partner_of, stall_of, top_of_discard
from animalfolk.engine.state import State
from animalfolk.engine.values import value
from animalfolk.engine.visibility import known_in_hand

TREASURE_HUNTER: Final = NUMBER["treasure_hunter"]
TASTERS: Final = NUMBER["tasters"]
FROM_HAND: Final[list[int]] = [  # these want something of a hand
    NUMBER["dirty_exchange"],
    NUMBER["nuisance"],
    NUMBER["whirligig"],
    NUMBER["gamble"],
    NUMBER["cunning_neighbour"],
]
SMALL: Final = 0.5  # how many of the cards that nobody knows are of the smallest value, about


def concerns_others(prompt: int) -> bool:
    """Whether a question is about other players: whom, what they get, what they hold."""
    asked = prompts.ROWS[prompt]
    is_guess = asked.by_active and asked.shape == prompts.NUMBER
    return asked.shape in (prompts.SEAT, prompts.WAY) or asked.hidden == prompts.BY_GIFTS or is_guess


class Giving(Acting):
    """Judges options that concern others: the best is for oneself, then the partner; whoever leads gets the least."""

    def others(self, g: State, prompt: int, option: int) -> float:
        """How good such an option seems."""
        if prompt in (prompts.PLAYER, prompts.MAY_PLAYER):
            return self.whom(g, option)
        if prompt == prompts.SIDE:
            return self.side(g, option)
        return self.guess_held(g, option) if prompt == prompts.GUESS_HELD else self.gift(g, option)

    def lead(self, g: State, seat: int) -> float:
        """Who is ahead; the Company always is, a partner never."""
        if is_company(g, seat):
            return -NEVER
        if seat == partner_of(g, g.who):
            return NEVER
        return 1.0 + g.stacks[stall_of(g, seat)] + len(g.hands[seat]) / 100

    def whom(self, g: State, seat: int) -> float:
        """Whoever is ahead and has what the card wants; Treasure Hunter goes where the best card lies."""
        if seat == NOTHING:
            return 0.0
        if g.cause == TREASURE_HUNTER and seat != partner_of(g, g.who):
            return self.wish(top_of_discard(g, seat))
        if g.cause in FROM_HAND and not is_company(g, seat) and not g.hands[seat]:
            return -1.0
        return self.lead(g, seat)

    def side(self, g: State, side: int) -> float:
        """A card is best taken from whoever is ahead, who should choose last in the market."""
        lead = self.lead(g, neighbour(g, g.who, side))
        return -lead if g.cause == TASTERS else lead

    def gift(self, g: State, face: int) -> float:
        """The card whose rank among those left is the receiver's among those who wait."""
        waiting = awaiting_gifts(g)
        favours = [self._favour(g, seat) for seat in all_players(g, g.who) if waiting >> seat & 1]
        before = 0
        for favour in favours[1:]:
            if favour > favours[0]:
                before += 1
        left = [card & FACE for card in g.aside]
        for given in g.laid:
            left.remove(given & FACE)
        wishes = [self.wish(other) for other in left]
        wishes.sort()
        return -abs(self.wish(face) - wishes[len(wishes) - 1 - before])

    def _favour(self, g: State, seat: int) -> float:
        return MUCH if seat == g.who else -self.lead(g, seat)

    def guess_held(self, g: State, amount: int) -> float:
        """How many cards of that hand may count so much: those that are known, and of the others mostly small ones."""
        known = known_in_hand(g, g.who, g.seat)
        points = 0.0
        for face in known:
            if value(g, g.seat, face) == amount:
                points += 1.0
        unknown = len(g.hands[g.seat]) - len(known)
        return points + unknown * SMALL / (1 + amount - min(g.options))
