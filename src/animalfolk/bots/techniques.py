"""When the simple bot plays which technique.

A technique with a bonus action costs a card that clean-up draws again, so it is played where it does no harm. None is
played that could go on for ever: what draws is played while the deck need not be shuffled for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from animalfolk.bots import plans
from animalfolk.bots.plans import JUNK, NEVER, Held, can_build, counts_as, plain, value_of
from animalfolk.engine.faces import MIRRORS, NUMBER
from animalfolk.engine.view import viewer_of

if TYPE_CHECKING:
    from animalfolk.bots.simple import Mind

GOOD_BUY = 3.5  # a purchase worth less than this is worth looking further for
SWAP = 4.5  # a stall card worth more than this is worth a technique

Rule = Callable[[list[Held]], float]


class Techniques:
    """What each technique of the hand is worth now."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.view = mind.view
        self.builds = "build" in mind.decision["options"]
        self.own = ""  # the own name of the card that would be played

    def worth(self, text: str) -> float:
        """A technique of the hand, or a card that copies one."""
        name, self.own = counts_as(text), plain(text)
        rest = plans.without(self.mind.hand, self.own)
        if self.builds and not can_build(rest, self.mind.need):
            return NEVER
        if self.mind.few and self.mind.best_purchase > 0:
            return NEVER  # whoever has few cards buys: else nothing would ever grow
        others = {**self._raccoons(), **self._ocelots(), **self._crocodiles(), **self._foxes()}
        rules = {**self._first_box(), **self._second_box(), **others}
        return rules[name](rest) if name in rules else NEVER

    def _first_box(self) -> dict[str, Rule]:
        return {
            "swift_broker": self._swift_broker,
            "shattered_relic": self._shattered_relic,
            "spyglass": lambda rest: self._if(55.0, not self.builds and self._deep(3)),
            "flashy_show": self._flashy_show,
            "favourite_toy": lambda rest: self._if(54.0, self._good_discard("favourite_toy")),
            "loyal_partner": lambda rest: self._if(52.0, not self.builds and self._poor()),
            "prepaid_good": lambda rest: self._best_of_market() - 0.5,
            "special_offer": lambda rest: 5.0,
            "acorn": lambda rest: self._swap(rest, plans.others(self.view)),
            "gift_voucher": lambda rest: self._if(57.8, self._larger_in_market()),
        }

    def _second_box(self) -> dict[str, Rule]:
        return {**self._platypuses(), **self._sloths(), **self._polecats()}

    def _raccoons(self) -> dict[str, Rule]:
        return {
            "wily_fellow": lambda rest: self._if(51.0, not self.builds and self._rich_discard()),
            "nuisance": lambda rest: self._if(52.5, self._spare() and self._others_hold()),
            "rotten_food": lambda rest: self._if(58.5, self._has_junk(rest)),
            "dirty_exchange": lambda rest: self._if(57.5, self._has_junk(rest) and self._others_hold()),
            "sabotage": lambda rest: self._if(52.2, self._spare()),
            "treasure_hunter": lambda rest: self._best_of_discards() - 0.5,
        }

    def _ocelots(self) -> dict[str, Rule]:
        return {
            "new_season": lambda rest: self._if(58.2, self._small_discard() and self._market_left()),
            "whirligig": lambda rest: self._swift_broker(rest) if rest and self._others_hold() else NEVER,
            "charm": lambda rest: self._if(54.5, not self.builds and not self._needed() and self._market_left()),
            "gamble": lambda rest: self._if(57.1, self._has_junk(rest) and self._others_hold() and not self.builds),
            "blindfold": lambda rest: self._if(51.3, bool(rest) and not self.builds and self._spare()),
        }

    def _crocodiles(self) -> dict[str, Rule]:
        return {
            "little_villain": lambda rest: self._if(50.5, self._spare()),
            "scary_gunfight": lambda rest: self._if(52.0, self._spare()),
            "night_shift": lambda rest: self._if(53.0, self._spare()),
            "ruthless_competition": lambda rest: self._if(57.2, self._has_junk(rest)),
            "nasty_threat": lambda rest: self._if(54.0, self._spare()),
            "lost_shipments": lambda rest: self._if(54.2, self._spare()),
        }

    def _foxes(self) -> dict[str, Rule]:
        return {
            "cunning_neighbour": lambda rest: self._if(50.2, self._spare()),
            "cheer": lambda rest: self._if(57.1, not self.builds and self._deep(1)),
            "raffle": lambda rest: self._if(57.4, not self.builds and self._has_junk(rest) and self._others_hold()),
            "charity": lambda rest: self._if(57.3, not self.builds and self._others_hold()),
            "tasters": lambda rest: self._if(57.6, any(self.view["market"])),
            "rumours": lambda rest: self._if(52.1, not self.builds and self._good_top_two()),
        }

    def _platypuses(self) -> dict[str, Rule]:
        return {
            "tireless_tinkerer": lambda rest: self._if(54.0, self._good_discard("tireless_tinkerer")),
            "safety_precaution": lambda rest: self._swap(rest, [viewer_of(self.view)]),
            "magnet": lambda rest: self._if(58.0, not self.builds and self._deep(1)),
            "dangerous_test": lambda rest: self._if(53.0, not self.builds and self._deep(3)),
        }

    def _sloths(self) -> dict[str, Rule]:
        return {
            "steady_achiever": lambda rest: self._if(53.0, not self._needed()),
            "shopping_journey": lambda rest: self._best_of_market() - 2.5,
            "housecleaning": self._housecleaning,
            "siesta": lambda rest: self._if(51.5, not self.builds and not self._needed()),
            "lunch_break": lambda rest: self._if(57.0, not self.builds and self._deep(1)),
            "ironing": lambda rest: self._if(51.0, not self.builds and not self._needed()),
        }

    def _polecats(self) -> dict[str, Rule]:
        return {
            "daring_adventurer": lambda rest: self._if(52.0, not self.builds and self._poor()),
            "rare_artefact": lambda rest: self._if(51.2, not self.builds and self._poor() and self._has_large(rest)),
            "swank": lambda rest: self._if(59.0, self._has_junk(rest)),
            "risky_business": lambda rest: self._if(51.4, not self.builds and not self._needed()),
            "natural_survivor": lambda rest: self._if(56.5, self._has_junk(rest) and self._deep(1)),
        }

    # what they depend on

    def _if(self, points: float, holds: bool) -> float:
        return points if holds else NEVER

    def _deep(self, count: int) -> bool:
        """Whether so many cards come without shuffling: then no chain of techniques goes on for ever."""
        return bool(self.mind.seat["deck_count"] >= count)

    def _poor(self) -> bool:
        return self.mind.best_purchase < GOOD_BUY

    def _needed(self) -> bool:
        """Whether the next stack would be the poorer without it."""
        return any(card.own == self.own for card in self.mind.target)

    def _has_junk(self, rest: list[Held]) -> bool:
        return any(card.own == JUNK for card in rest)

    def _has_large(self, rest: list[Held]) -> bool:
        return any(card.value > 1 for card in rest)

    def _good_discard(self, name: str) -> bool:
        """Whether the top card is worth this one, and not another that takes it back: so no two take turns for ever."""
        top = self.mind.seat["discard"][-1:]
        if not top or value_of(top[0]) <= 2 or top[0] == name:
            return False
        return self.own == name or not MIRRORS[NUMBER[top[0]]]

    def _good_top_two(self) -> bool:
        """Whether the two topmost cards of the discard pile are worth drawing again."""
        top = self.mind.seat["discard"][-2:]
        return len(top) == 2 and sum(map(value_of, top)) > 4 and JUNK not in top

    def _small_discard(self) -> bool:
        """Whether a card of the discard pile is worth less than most of the market deck."""
        return any(name != JUNK and value_of(name) < 3 for name in self.mind.seat["discard"])

    def _market_left(self) -> bool:
        return bool(self.view["market_deck"] or self.view["bin"])

    def _spare(self) -> bool:
        """Whether the card is needed neither for a stack nor for a good purchase."""
        return not self._needed() and (self.builds or self._poor())

    def _others_hold(self) -> bool:
        return any(self.view["seats"][seat]["hand_count"] for seat in plans.others(self.view))

    def _rich_discard(self) -> bool:
        """Whether the discard pile is the better deck."""
        pile = self.mind.seat["discard"]
        return len(pile) >= 3 and sum(map(value_of, pile)) >= 2 * len(pile)

    def _best_of_discards(self) -> float:
        tops = [plans.top_of_discard(self.view, seat) for seat in plans.others(self.view)]
        return max([self.mind.wish(name) for top in tops for name in top], default=NEVER)

    def _best_of_market(self) -> float:
        return max(map(self.mind.wish, filter(None, self.view["market"])), default=0.0)

    def _larger_in_market(self) -> bool:
        """Whether the best card of the market is larger than the one swapped for it: so no swap goes back and forth."""
        market = list(filter(None, self.view["market"]))
        return bool(market) and value_of(max(market, key=self.mind.wish)) > value_of(self.own)

    # those that need more words

    def _swift_broker(self, rest: list[Held]) -> float:
        weak = sum(card.value for card in self.mind.target) * 2 < self.mind.need and self._poor()
        return self._if(51.0, weak and not self.builds and self._deep(len(rest)))

    def _shattered_relic(self, rest: list[Held]) -> float:
        """For junk; or for any card where all others are in play, so that the market has something again."""
        if self._has_junk(rest):
            return 60.0
        return self._if(1.5, not any(self.view["market"]) and bool(rest))

    def _flashy_show(self, rest: list[Held]) -> float:
        raised = [card._replace(value=card.value + 1) for card in rest]
        return self._if(56.0, not self.builds and can_build(raised, self.mind.need))

    def _swap(self, rest: list[Held], seats: list[int]) -> float:
        """A stall card that the next stack can use."""
        stalls = [plain(name) for seat in seats for name in plans.stall_cards(self.view, seat)]
        best = max([self.mind.swapped(name, rest) for name in stalls], default=0.0)
        return self._if(57.0, best > SWAP and not self.builds)

    def _housecleaning(self, rest: list[Held]) -> float:
        junk = self._has_junk(rest) or JUNK in self.mind.seat["discard"]
        return self._if(56.0, junk and not self.builds)
