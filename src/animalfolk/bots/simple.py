"""A sensible first opponent: builds when it can, buys what its next stacks need, clears its junk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import cast

from animalfolk.bots import plans
from animalfolk.bots.base import AskedView, asked, chance, whim
from animalfolk.bots.drafting import DRAFTING
from animalfolk.bots.others import Others
from animalfolk.bots.plans import JUNK, NEVER, Held, can_build, hand, held, own, plain, set_of, value_of
from animalfolk.bots.reactions import Reactions
from animalfolk.bots.team import Team
from animalfolk.bots.techniques import Techniques
from animalfolk.engine.faces import NUMBER, ON_ITSELF, USABLE
from animalfolk.engine.options import COIN_TEXT
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View

FEW = 9  # with fewer cards in all even junk is money
FANCY = {  # worth beyond their value
    "shattered_relic": 1.0,
    "special_offer": 0.5,
    "winter_is_coming": 0.5,
    "cookies": 0.3,
    "glue": 1.0,
    "lunch_break": 0.5,
    "magnet": 0.5,
    "housecleaning": 0.5,
    "swank": 0.5,
    "rotten_food": 0.5,
    "dirty_exchange": 0.5,
    "ruthless_competition": 0.5,
    "cheer": 0.5,
    "charity": 0.5,
    "tasters": 1.0,
    "new_season": 0.5,
    "charm": 0.5,
    "binoculars": 0.5,
    "quality_inspection": 0.5,
}


class SimpleBot:
    """Scores each option by rules of thumb and takes the best."""

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def choose(self, view: AskedView) -> str:
        """The best option; the seed decides between equal ones."""
        options, prompt = asked(view)["options"], asked(view)["prompt"]
        any_option = whim(self._seed, view, 0.0)
        if any_option:
            return any_option
        score = DRAFTING[prompt] if prompt in DRAFTING else Mind(cast(View, view)).judge(prompt)
        scores = [score(option) for option in options]
        best = max(scores)
        return chance(self._seed, view).choice(
            [option for option, points in zip(options, scores, strict=True) if points == best]
        )


class Mind:
    """What one view means to the bot."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.decision = pending(view)
        self.seat = own(view)
        self.hand = hand(view)
        self.purse = [*self.hand, *[Held(COIN_TEXT, COIN_TEXT, 1, COIN_TEXT)] * self.seat.get("gold", 0)]
        self.need: int = self.seat["next_stack"]
        self.last: int = view["rules"]["stacks"]
        self.target = plans.target(self.hand, self.need)
        self.owned = [plain(name) for name in [*self.seat["hand"], *self.seat["discard"]]]
        self.team = Team(self)
        self.few = len(self.owned) + self.seat["deck_count"] + len(self.seat["schedule"]) < FEW

    def judge(self, prompt: str) -> Callable[[str], float]:
        """How the options of this prompt are scored."""
        others, reactions = Others(self), Reactions(self)
        rules: dict[str, Callable[[str], float]] = {
            "act": self.action,
            "build_again": self.again,
            "end_turn": reactions.use,
            "before_market": reactions.use,
            "react": reactions.worth,
            "grow": lambda option: float(option != "done"),
            "pay": self.pay,
            "stack": self.stack,
            "offer": self.team.offering,
            "help": self.team.helping,
            "inventory": self.inventory,
            "throw_away": lambda option: -self.keep(plain(option)),
            "keep": lambda option: self.wish(plain(option)),
            "return": lambda option: -self.wish(plain(option)),
            "back_first": lambda option: self.wish(plain(option)),
            "take": lambda option: self.wish(plain(option)),
            "swap": self.swap,
            "spare_junk": float,
            "order": lambda option: -self.keep(plain(option)),
            "may_throw_away": lambda option: 0.0 if option == "done" else -self.keep(plain(option)),
            "may_recover": lambda option: 0.0 if option == "done" else self.wish(plain(option)),
            "recover_junk": self.recover_junk,
            "may_discard_found": lambda option: 0.0 if option == "done" else 1.0 if plain(option) == JUNK else -1.0,
            "swap_out": lambda option: self.wish(plain(option)),
            "swap_in": lambda option: -self.wish(plain(option)),
            "discard_to_deck": lambda option: self.wish(plain(option)),
            "search": lambda option: self.wish(plain(option)),
            "put_in_deck": self.pay,
            "discard_one": self.pay,
            "show": self.show,
            "guess": lambda option: float(plans.unseen_values(self.view)[int(option)]),
            "throw_slot": lambda option: -self.wish(plain(option)),
            "pay_arranged": self.pay_arranged,
            "arrange": self.arrange,
            "buy_arranged": lambda option: self.wish(plain(option)),
            "stick": lambda option: -100.0 if option == "done" else self.keep(plain(option)),
            "player": others.player,
            "may_player": others.may_player,
            "give": self.pay,
            "put_on_deck_of": self.pay,
            "give_back": others.give_back,
            "give_one": others.give_back,
            "side": others.side,
            "may_put_on_deck": lambda option: float(option == "done"),
            "throw_from_discard": lambda option: -self.keep(plain(option)),
            "conceal": self.pay,
            "guess_held": others.guess_held,
            "set_value": self.set_value,
            "throw_one": lambda option: float(value_of(plain(option))) if plain(option) != JUNK else -1.0,
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
        more = [*self.hand, held(name, value_of(name))]
        if not can_build(self.hand, self.need) and can_build(more, self.need):
            points += 4
        return points

    def keep(self, name: str, in_target: bool = False) -> float:
        """How much the bot would miss a card of its hand."""
        if name == COIN_TEXT:
            return 0.3  # as much as a small card, which comes back
        if name == JUNK:
            return 0.1 if self.few else -0.6
        return 0.35 * value_of(name) + 0.5 * self.affinity(name) + (1.5 if in_target else 0.0)

    def missed(self, cards: Sequence[Held]) -> float:
        """How much these cards would be missed."""
        return sum(self.keep(card.own, card in self.target) for card in cards)

    # actions

    def action(self, option: str) -> float:
        """What an action is worth; actions that give another come first where they do no harm."""
        kind, _, argument = option.partition(" ")
        if kind == "build":
            return 50.0
        if kind == "buy":
            return self.purchase(argument)
        if kind == "play":
            return Techniques(self).worth(argument)
        if kind == "rearrange":
            return self.rearranging()
        if kind == "use":
            return self.using(argument)
        return self.team.asking() if kind == "ask" else self.tidy()

    def using(self, argument: str) -> float:
        """A passive: one that raises itself, after what draws and before what pays, where it breaks up no stack."""
        raises = USABLE[NUMBER[plain(argument)]] == ON_ITSELF
        return 50.2 if raises and "build" not in self.decision["options"] else NEVER

    def again(self, option: str) -> float:
        """A further stack, or a passive that may make one possible."""
        kind, _, argument = option.partition(" ")
        if kind == "use":
            return self.using(argument)
        return self.team.asking() / 100 if kind == "ask" else float(kind == "build")

    def purchase(self, argument: str) -> float:
        """A card of the market, less what its payment costs."""
        name, _, slot = argument.partition("+")
        price = (self.view["bin_price"] if slot == "bin" else self.view["prices"][int(slot)]) or 0
        return self.wish(name) - min(map(self.missed, plans.payments(self.purse, price)), default=3.0)

    @cached_property
    def best_purchase(self) -> float:
        """The best that can be bought now."""
        return max(
            [self.purchase(option[4:]) for option in self.decision["options"] if option.startswith("buy")], default=0.0
        )

    def tidy(self) -> float:
        """Discarding what the next stack does not need."""
        spare = [card for card in self.hand if card not in self.target]
        return 0.3 * len(spare)

    @cached_property
    def rearranged(self) -> plans.Arranged | None:
        """The best purchase that a rearranged market allows."""
        return max(plans.arrangements(self.view, self.hand), key=self._gain, default=None)

    def _gain(self, plan: plans.Arranged) -> float:
        return self.wish(plan.name) - self.missed(plan.paid)

    def rearranging(self) -> float:
        """Worth it where it buys clearly better than the market as it lies."""
        plan = self.rearranged
        return self._gain(plan) if plan and self._gain(plan) > self.best_purchase + 0.2 else NEVER

    def swapped(self, name: str, rest: list[Held]) -> float:
        """What a stall card would be worth in hand."""
        builds = can_build([*rest, held(name, value_of(name))], self.need)
        return value_of(name) + (10.0 if builds else 0.0)

    # card by card

    def swap(self, option: str) -> float:
        """A card of another stall that the own next stack can use."""
        return self.swapped(plain(option), self.hand)

    def pay(self, option: str) -> float:
        """The card that is missed least; every offered card leads to a payment."""
        if option == "done":
            return 100.0
        return self._more(option) - self.keep(plain(option), self._wanted(option))

    def stack(self, option: str) -> float:
        """The smallest card that will do: the large ones are for the large stacks."""
        if option == "done":
            return 100.0
        return self._more(option) - value_of(plain(option)) - FANCY.get(plain(option), 0.0)

    def _more(self, option: str) -> float:
        """Of several forms of one card the most valuable is best."""
        return plans.form_values(self.view).get(option, 0) / 100 if "=" in option else 0.0

    def inventory(self, option: str) -> float:
        """Whatever the next stack does not need; from a hand that is full of what it needs, the smallest."""
        if option == "done":
            return 0.0
        if not self._wanted(option):
            return 2.0 - self.keep(plain(option)) / 10
        full = len(self.hand) >= self.seat["hand_size"]
        return 1.0 - value_of(plain(option)) / 10 if full else -1.0

    def recover_junk(self, option: str) -> float:
        """Junk to pay with, as long as it keeps no better card from being drawn."""
        if not option.isdecimal():
            return NEVER  # one that lies lower: the topmost will do
        count = int(option)
        return float(count if len(self.hand) + count < self.seat["hand_size"] else -count)

    def show(self, option: str) -> float:
        """The largest card that the next stack can spare: it will pay."""
        return plans.form_values(self.view)[option] - (3.0 if self._wanted(option) else 0.0)

    def pay_arranged(self, option: str) -> float:
        """The payment of the best plan; every offered card leads to some purchase."""
        plan = self.rearranged
        planned = sorted(card.text for card in plan.paid) if plan else []
        if option == "done":
            return 20.0 if sorted(self.decision["chosen"]) == planned else 0.0
        chosen: list[str] = self.decision["chosen"]
        return 10.0 if planned.count(option) > chosen.count(option) else -1.0 - self.keep(plain(option))

    def arrange(self, option: str) -> float:
        """The card of the plan in its slot, and to the right of it what nobody would miss."""
        plan = self.rearranged
        slot = sum(text.startswith("slot:") for text in self.decision["chosen"])
        if option == "done":
            return -20.0
        if plan and option == plan.name:
            return 10.0 if slot == plan.slot else -10.0
        return -self.wish(plain(option))

    def set_value(self, option: str) -> float:
        """What completes the next stack, or as much as possible."""
        text = self.decision["chosen"][0]
        cards = [card._replace(value=int(option)) if card.text == text else card for card in self.hand]
        return int(option) + (10.0 if can_build(cards, self.need) else 0.0)

    def _wanted(self, option: str) -> bool:
        """Whether the next stack needs every copy in hand."""
        texts = [card.text for card in self.hand]
        if option in texts:
            return texts.count(option) <= [card.text for card in self.target].count(option)
        name = plain(option)
        return sum(card.own == name for card in self.hand) <= sum(card.own == name for card in self.target)
