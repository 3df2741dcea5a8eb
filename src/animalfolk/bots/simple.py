"""A sensible first opponent: builds when it can, buys what its next stacks need, clears its junk."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.bots import plans
from animalfolk.bots.base import chance
from animalfolk.bots.plans import JUNK, Held, can_build, hand, own, plain, set_of, value_of
from animalfolk.engine.view import View

NEVER = -100.0
FANCY = {"shattered_relic": 1.0, "special_offer": 0.5, "winter_is_coming": 0.5, "cookies": 0.3}  # beyond their value
GOOD_BUY = 3.5  # a purchase worth less than this is worth looking further for


class SimpleBot:
    """Scores each option by rules of thumb and takes the best."""

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def choose(self, view: View) -> str:
        """The best option; the seed decides between equal ones."""
        options: list[str] = view["decision"]["options"]
        mind = Mind(view)
        score = mind.judge(view["decision"]["prompt"])
        scores = [score(option) for option in options]
        best = max(scores)
        return chance(self._seed, view).choice(
            [option for option, points in zip(options, scores, strict=True) if points == best]
        )


class Mind:
    """What one view means to the bot."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = own(view)
        self.hand = hand(view)
        self.need: int = self.seat["next_stack"]
        self.last: int = view["rules"]["stacks"]
        self.target = plans.target(self.hand, self.need)
        self.owned = [plain(name) for name in [*self.seat["hand"], *self.seat["discard"]]]

    def judge(self, prompt: str) -> Callable[[str], float]:
        """How the options of this prompt are scored."""
        rules: dict[str, Callable[[str], float]] = {
            "act": self.action,
            "build_again": lambda option: float(option == "build"),
            "end_turn": lambda option: float(option == "end"),
            "before_market": lambda option: float(option == "end"),
            "pay": self.pay,
            "stack": self.stack,
            "inventory": self.inventory,
            "throw_away": lambda option: -self.keep(plain(option)),
            "keep": lambda option: self.wish(plain(option)),
            "return": lambda option: -self.wish(plain(option)),
            "take": lambda option: self.wish(plain(option)),
            "swap": self.swap,
            "spare_junk": float,
            "order": lambda option: -self.keep(plain(option)),
        }
        return rules.get(prompt, lambda option: 0.0)

    # what a card is worth

    def affinity(self, name: str) -> float:
        """How well a card's set goes with the own cards."""
        mine = sum(value_of(card) for card in self.owned if set_of(card) == set_of(name))
        return min(mine, 15) / 10

    def wish(self, name: str) -> float:
        """How much the bot would like to have a card."""
        if name == JUNK:
            return -2.0
        points = value_of(name) + self.affinity(name) + FANCY.get(name, 0.0)
        held = [*self.hand, Held(name, name, value_of(name))]
        if not can_build(self.hand, self.need) and can_build(held, self.need):
            points += 4
        return points

    def keep(self, name: str, in_target: bool = False) -> float:
        """How much the bot would miss a card of its hand."""
        if name == JUNK:
            return -0.6
        return 0.35 * value_of(name) + 0.5 * self.affinity(name) + (1.5 if in_target else 0.0)

    def missed(self, cards: Sequence[Held]) -> float:
        """How much these cards would be missed."""
        return sum(self.keep(card.name, card in self.target) for card in cards)

    # actions

    def action(self, option: str) -> float:
        """What an action is worth; actions that give another come first where they do no harm."""
        kind, _, argument = option.partition(" ")
        if kind == "build":
            return 50.0
        if kind == "buy":
            return self.purchase(argument)
        if kind == "play":
            return self.technique(plain(argument))
        return self.tidy() if kind == "inventory" else NEVER

    def purchase(self, argument: str) -> float:
        """A card of the market, less what its payment costs."""
        name, _, slot = argument.partition("+")
        price = self.view["bin_price"] if slot == "bin" else self.view["prices"][int(slot)]
        return self.wish(name) - min(map(self.missed, plans.payments(self.hand, price)), default=3.0)

    def best_purchase(self) -> float:
        """The best that can be bought now."""
        options: list[str] = self.view["decision"]["options"]
        return max([self.purchase(option[4:]) for option in options if option.startswith("buy")], default=0.0)

    def tidy(self) -> float:
        """Discarding what the next stack does not need."""
        spare = [card for card in self.hand if card not in self.target]
        return 0.3 * len(spare)

    def technique(self, name: str) -> float:
        """A technique of the hand."""
        rest = plans.without(self.hand, name)
        if "build" in self.view["decision"]["options"] and not can_build(rest, self.need):
            return NEVER
        rules: dict[str, Callable[[list[Held]], float]] = {
            "swift_broker": self._swift_broker,
            "shattered_relic": self._shattered_relic,
            "spyglass": lambda rest: 55.0 if not self._builds() and self._deep(3) else NEVER,
            "flashy_show": self._flashy_show,
            "favourite_toy": self._favourite_toy,
            "loyal_partner": lambda rest: 52.0 if not self._builds() and self.best_purchase() < GOOD_BUY else NEVER,
            "prepaid_good": lambda rest: max(map(self.wish, filter(None, self.view["market"])), default=0.0) - 0.5,
            "special_offer": lambda rest: 5.0,
            "acorn": self._acorn,
        }
        return rules[name](rest) if name in rules else NEVER

    def _deep(self, count: int) -> bool:
        """Whether so many cards come without shuffling: then no chain of techniques goes on for ever."""
        return bool(self.seat["deck_count"] >= count)

    def _builds(self) -> bool:
        return "build" in self.view["decision"]["options"]

    def _swift_broker(self, rest: list[Held]) -> float:
        poor = sum(card.value for card in self.target) * 2 < self.need and self.best_purchase() < GOOD_BUY
        return 51.0 if poor and not self._builds() and self._deep(len(rest)) else NEVER

    def _shattered_relic(self, rest: list[Held]) -> float:
        """For junk; or for any card where all others are in play, so that the market has something again."""
        if any(card.name == JUNK for card in rest):
            return 60.0
        return 1.5 if not any(self.view["market"]) and rest else NEVER

    def _flashy_show(self, rest: list[Held]) -> float:
        raised = [card._replace(value=card.value + 1) for card in rest]
        return 56.0 if not self._builds() and can_build(raised, self.need) else NEVER

    def _favourite_toy(self, rest: list[Held]) -> float:
        top = self.seat["discard"][-1:]
        return 54.0 if top and value_of(top[0]) > 2 else NEVER

    def _acorn(self, rest: list[Held]) -> float:
        best = max([self._swapped(name, rest) for _, name in self._stall_cards()], default=0.0)
        return 57.0 if best > 4.5 and not self._builds() else NEVER

    def _stall_cards(self) -> list[tuple[int, str]]:
        others = [seat for seat in range(len(self.view["seats"])) if seat != self.view["viewer"]]
        return [(seat, name) for seat in others for stack in self.view["seats"][seat]["stall"] for name in stack]

    def _swapped(self, name: str, rest: list[Held]) -> float:
        builds = can_build([*rest, Held(name, name, value_of(name))], self.need)
        return value_of(name) + (10.0 if builds else 0.0)

    # card by card

    def swap(self, option: str) -> float:
        """A card of another stall that the own next stack can use."""
        return self._swapped(plain(option), self.hand)

    def pay(self, option: str) -> float:
        """The card that is missed least; every offered card leads to a payment."""
        return 100.0 if option == "done" else -self.keep(plain(option), self._wanted(option))

    def stack(self, option: str) -> float:
        """The smallest card that will do: the large ones are for the large stacks."""
        if option == "done":
            return 100.0
        return -value_of(plain(option)) - FANCY.get(plain(option), 0.0)

    def inventory(self, option: str) -> float:
        """Whatever the next stack does not need; from a hand that is full of what it needs, the smallest."""
        if option == "done":
            return 0.0
        if not self._wanted(option):
            return 2.0 - self.keep(plain(option)) / 10
        full = len(self.hand) >= self.seat["hand_size"]
        return 1.0 - value_of(plain(option)) / 10 if full else -1.0

    def _wanted(self, option: str) -> bool:
        """Whether the next stack needs every copy in hand."""
        held = [card.text for card in self.hand].count(option)
        return held <= [card.text for card in self.target].count(option)
