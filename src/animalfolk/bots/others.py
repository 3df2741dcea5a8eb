"""What the simple bot thinks of other players: whom to choose, what to give, what to guess."""

from __future__ import annotations

from typing import TYPE_CHECKING

from animalfolk.bots import plans
from animalfolk.bots.plans import NEVER, plain
from animalfolk.engine.view import viewer_of

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
        if self.mind.decision["card"] == "treasure_hunter":
            return self.mind.wish(plans.top_of_discard(self.mind.view, seat)[0])
        return plans.lead(self.mind.view, seat)

    def may_player(self, option: str) -> float:
        """Whoever has cards to lose, those ahead first."""
        if option == "done":
            return 0.0
        seat = plans.seat_of(option)
        return 1.0 + plans.lead(self.mind.view, seat) if self.mind.view["seats"][seat]["hand_count"] else -1.0

    def give_back(self, option: str) -> float:
        """The best card for oneself, the next for a partner, the worst for the player who is ahead.

        Players get their card in turn, the bot first; a player without any card, who gets none, is not thought of.
        """
        view = self.mind.view
        players, left = len(view["seats"]), [plain(name) for name in view["aside"] if name]
        viewer = viewer_of(view)
        for text in self.mind.decision["chosen"]:
            left.remove(plain(text))
        waiting = [(viewer + step) % players for step in range(players)][players - len(left) :]
        leads = [NEVER if seat == viewer else plans.lead(view, seat) for seat in waiting]
        before = sum(lead < leads[0] for lead in leads[1:])
        wishes = sorted(map(self.mind.wish, left), reverse=True)
        return -abs(self.mind.wish(plain(option)) - wishes[before])

    def side(self, option: str) -> float:
        """A card is best taken from the player who is ahead, who should choose last in the market."""
        step = 1 if option == "left" else -1
        lead = plans.lead(self.mind.view, (viewer_of(self.mind.view) + step) % len(self.mind.view["seats"]))
        return -lead if self.mind.decision["card"] == "tasters" else lead
