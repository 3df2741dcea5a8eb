"""What the simple bot thinks of other players: whom to choose, what to give, what to guess."""

from __future__ import annotations

from typing import TYPE_CHECKING

from animalfolk.bots import plans
from animalfolk.bots.plans import plain

if TYPE_CHECKING:
    from animalfolk.bots.simple import Mind


class Others:
    """Rules of thumb for options that concern others."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def guess_held(self, option: str) -> float:
        """What the cards count that are known of that hand; else the smallest, which is held most often."""
        usual, known = 1 + plans.raised(self.mind.view), plans.known_values(self.mind.view)
        return known.count(int(option)) - abs(int(option) - usual) / 10

    def player(self, option: str) -> float:
        """The player who is ahead; Treasure Hunter goes where the best card lies."""
        seat = plans.seat_of(option)
        if self.mind.view["decision"]["card"] == "treasure_hunter":
            return self.mind.wish(plans.top_of_discard(self.mind.view, seat)[0])
        return plans.lead(self.mind.view, seat)

    def may_player(self, option: str) -> float:
        """Whoever has cards to lose, those ahead first."""
        if option == "done":
            return 0.0
        seat = plans.seat_of(option)
        return 1.0 + plans.lead(self.mind.view, seat) if self.mind.view["seats"][seat]["hand_count"] else -1.0

    def give_back(self, option: str) -> float:
        """The best card for oneself, the worst for the player who is ahead.

        Players get their card in turn, the bot first; a player without any card, who gets none, is not thought of.
        """
        players = len(self.mind.view["seats"])
        left = len(self.mind.view["aside"]) - len(self.mind.view["decision"]["chosen"])
        order = [(self.mind.view["viewer"] + step) % players for step in range(players)]
        if left == players:
            return self.mind.wish(plain(option))
        later = order[players - left + 1 :]
        ahead = max(plans.lead(self.mind.view, seat) for seat in order[1:])
        leader_waits = any(plans.lead(self.mind.view, seat) == ahead for seat in later)
        return self.mind.wish(plain(option)) if leader_waits else -self.mind.wish(plain(option))

    def side(self, option: str) -> float:
        """A card is best taken from the player who is ahead, who should choose last in the market."""
        step = 1 if option == "left" else -1
        lead = plans.lead(self.mind.view, (self.mind.view["viewer"] + step) % len(self.mind.view["seats"]))
        return -lead if self.mind.view["decision"]["card"] == "tasters" else lead
