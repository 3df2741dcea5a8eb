"""Payments and stacks with cards that copy others: the engine's options against all that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as st

from animalfolk import Game
from animalfolk.engine import events as tell
from animalfolk.engine import prompts
from animalfolk.engine.faces import NAME
from animalfolk.engine.run import answer
from animalfolk.engine.state import State
from tests.support.spec import cards, snake
from tests.support.stalls import stall
from tests.support.table import table

DECKS = ["macaws", "pandas", "squirrels", "chameleons", "platypuses"]
ROWS = [row for deck in DECKS for row in cards(deck)]
VALUES = {snake(row["name"]): int(row["value"]) for row in ROWS} | {"junk": 1}
FOLK = {snake(row["name"]): row["deck"] for row in ROWS}
COPYING = ["flexible_shopkeeper", "reflection", "good_old_times", "trendsetting", "seeing_doubles"]
PLAIN = ["junk", "swift_broker", "cookies", "spyglass", "flashy_show"]
PAYING = ["market_discovery", "stock_clearance", "calculations", "glue"]
BUILDING = ["stashing_vendor", "empty_chest", "nostalgic_item", "accordion"]
ALTERED = "times/3/P1/#1"


class Held(NamedTuple):
    """A card that is used: where it comes from, what is printed on it, what it counts as, whether it is altered."""

    place: str
    own: str
    face: str
    altered: bool

    @property
    def is_open(self) -> bool:
        """Whether it must yet copy another."""
        return self.face in COPYING and not self.altered


def read(word: str, place: str = "hand") -> Held:
    """A card as a position has it."""
    word, _, mark = word.partition("#")
    own, _, guise = word.removesuffix("*").partition("=")
    return Held(place, own, guise or own, mark == "1")


class Case(NamedTuple):
    """A table for three: what P1 has, and what there is to copy."""

    hand: list[str]
    pile: list[str]
    stack: list[str]
    market: list[str]
    bin: list[str]
    tops: tuple[str, str]
    need: int
    raised: int

    def game(self) -> Game:
        """The position, with P1 to act; what is tripled was tripled before all cards were raised."""
        lines = [f"P1 hand: {' '.join(self.hand)}", f"P1 discard: {' '.join(self.pile)}", "players: 3", "hold: 1"]
        lines += [f"market: {' '.join(self.slots())}", f"bin: {' '.join(self.bin)}"]
        lines += [f"P{seat} discard: {top}" for seat, top in zip((2, 3), self.tops, strict=True)]
        lines += [f"{stall(self.need - 2)} | {' '.join(self.stack)}".replace(":  |", ":")] if self.stack else []
        lines += [f"alterations: {ALTERED}" + " add/1/P1/all" * self.raised]
        return table(f"decks: {' '.join(DECKS)}", *lines, "rules: stacks=10")

    def slots(self) -> list[str]:
        """The market, leftmost first; a copied card lies away from the one that is bought."""
        return [*["-"] * (5 - len(self.market)), *self.market]

    @property
    def stacks(self) -> int:
        """How many stacks P1 has."""
        return self.need - 1 if self.stack else 0


# the rules, written out


def targets(case: Case, face: str, place: int) -> list[Held]:
    """The cards that a copying card looks at; place: which hand card is used, so not another card."""
    if face == "seeing_doubles":
        return [read(word) for at, word in enumerate(case.hand) if at != place]
    words = {
        "flexible_shopkeeper": case.stack,
        "reflection": [top for top in case.tops if top],
        "good_old_times": case.bin[:1],
        "trendsetting": case.market,
    }
    return [read(word.replace("-", "")) for word in words[face] if word != "-"]


def copies(case: Case, face: str, place: int, path: tuple[str, ...] = ()) -> set[tuple[str, bool]]:
    """What a copying card can become, through others, never through one of its own kind again."""
    found: set[tuple[str, bool]] = set()
    for target in targets(case, face, place):
        if not target.is_open:
            found.add((target.face, target.altered))
        elif target.face not in (*path, face):
            found |= copies(case, target.face, place, (*path, face))
    return found


def forms(case: Case, held: Held, place: int) -> list[Held]:
    """The ways in which a card may be used: it must copy where it can, else it is itself."""
    if not held.is_open:
        return [held]
    found = copies(case, held.face, place)
    return [Held(held.place, held.own, *copy) for copy in sorted(found)] or [held._replace(face=held.own)]


def worth(case: Case, card: Held) -> int:
    """What a used card counts."""
    return VALUES[card.face] * (3 if card.altered else 1) + case.raised


class Used(NamedTuple):
    """What is told of a use: the cards (from where, which, what it counts), and which has come to copy what."""

    moved: tuple[tuple[str, str, int], ...]
    copied: tuple[tuple[str, str], ...]


def used(before: list[Held], after: tuple[Held, ...], counts: list[int]) -> Used:
    """What must be told when these cards are used as those."""
    moved = [(card.place, card.own, count) for card, count in zip(after, counts, strict=True)]
    pairs = zip(before, after, strict=True)
    copied = [(card.own, card.face) for old, card in pairs if card.face not in (old.face, card.own)]
    return Used(tuple(sorted(moved)), tuple(sorted(copied)))


def handfuls(case: Case, cards: list[Held]) -> Iterator[tuple[list[Held], tuple[Held, ...]]]:
    """All the ways of using some of these cards: as they lie there, and as what."""
    for size in range(1, len(cards) + 1):
        for places in combinations(range(len(cards)), size):
            chosen = [cards[place] for place in places]
            ways = [
                forms(case, card, place if card.place == "hand" else -1)
                for card, place in zip(chosen, places, strict=True)
            ]
            for after in product(*ways):
                yield chosen, after


def can_pay(case: Case, cards: tuple[Held, ...], price: int) -> bool:
    """Enough, and none to spare unless one of the cards frees the overpay."""
    amounts = [worth(case, card) for card in cards]
    free = "stock_clearance" in [card.face for card in cards]
    return sum(amounts) >= price and (free or sum(amounts) - min(amounts) < price)


def payments(case: Case, price: int, *openers: str) -> set[Used]:
    """Every payment of a price; openers: what must be among the cards."""
    return {
        used(before, after, [0] * len(after))
        for before, after in handfuls(case, [read(word) for word in case.hand])
        if can_pay(case, after, price) and {*openers} <= {card.face for card in after}
    }


def arranged_payments(case: Case) -> set[Used]:
    """Every payment with which something of the market can be bought, wherever it lies, or of the bin."""
    prices = {VALUES[card] + slot for card in case.market if card != "-" for slot in range(5)}
    found = set().union(*(payments(case, price, "calculations") for price in prices))
    return (
        found | payments(case, VALUES[case.bin[0]], "calculations", "market_discovery")
        if prices and case.bin
        else found
    )


def is_stack(cards: tuple[Held, ...]) -> bool:
    """One set and no junk unless a card of the stack says otherwise; an Item frees one card of the discard pile."""
    hand = [card.face for card in cards if card.place == "hand"]
    pile = [card.face for card in cards if card.place == "discard"]
    other = [face for face in pile if face != "nostalgic_item"]
    return (
        bool(hand)
        and (len({FOLK[face] for face in hand if face != "junk"}) <= 1 or "empty_chest" in hand + pile)
        and ("junk" not in hand or "stashing_vendor" in hand + pile)
        and (not pile or "nostalgic_item" in hand)
        and len(other) <= hand.count("nostalgic_item")
    )


def stacks(case: Case) -> set[Used]:
    """Every stack that the rules allow."""
    everything = [read(word) for word in case.hand] + [read(word, "discard") for word in case.pile]
    found: set[Used] = set()
    for before, after in handfuls(case, everything):
        if is_stack(after):
            for changes in product(*[(-1, 0, 1) if card.face == "accordion" else (0,) for card in after]):
                counts = [worth(case, card) + change for card, change in zip(after, changes, strict=True)]
                if sum(counts) == case.stacks + 1:
                    found.add(used(before, after, counts))
    return found


# the engine, walked


def walked(game: Game, action: str, prompt: int, last: int) -> set[Used]:
    """What every way of answering this prompt leads to; a choice ends with an event of the kind `last`."""
    if action not in game.options:
        return set()
    state = game.peek()
    return {_used(told) for told in _ends(state, state.options[game.options.index(action)], prompt, last, [])}


def _ends(g: State, option: int, prompt: int, last: int, told: list[tell.Event]) -> Iterator[list[tell.Event]]:
    answer(g, option, told)
    while g.prompt != prompt and last not in [event.kind for event in told]:
        answer(g, g.options[0], told)
    if last in [event.kind for event in told]:
        yield told
        return
    assert len(set(g.options)) == len(g.options) > 1
    for further in g.options:
        yield from _ends(g.clone(), further, prompt, last, list(told))


def _used(told: list[tell.Event]) -> Used:
    """What was told."""
    places = {tell.PAID: "hand", tell.LAID: "hand", tell.LAID_FROM_DISCARD: "discard"}
    moved = [
        (places[event.kind], NAME[event.card], 0 if event.kind == tell.PAID else event.number)
        for event in told
        if event.kind in places
    ]
    copied = [(NAME[event.card], NAME[event.number]) for event in told if event.kind == tell.COPIED]
    return Used(tuple(sorted(moved)), tuple(sorted(copied)))


# the two compared


def same(case: Case, walk: set[Used], rules: set[Used]) -> bool:
    """Whether both are the same, apart from copies like which a card lies there already: that one is then used."""
    bound = [(held.own, held.face) for held in map(read, case.hand) if held.own != held.face]

    def plain(uses: set[Used]) -> set[Used]:
        return {Used(use.moved, tuple(pair for pair in use.copied if pair not in bound)) for use in uses}

    return plain(walk) == plain(rules)


# random tables


def hands(extra: list[str]) -> st.SearchStrategy[list[str]]:
    """Small hands, mostly of cards that copy; at most one tripled, some used as a throw-away before."""
    through = ["reflection=good_old_times*", "good_old_times*", "flexible_shopkeeper=good_old_times*"]
    bound = ["reflection=spyglass", "trendsetting=junk", "flexible_shopkeeper=cookies"]
    word = st.sampled_from([*COPYING * 3, *PLAIN, *extra * 2, *through, *bound])
    return st.builds(_tripled, st.lists(word, min_size=1, max_size=4), st.integers(0, 9))


def _tripled(words: list[str], place: int) -> list[str]:
    return [f"{word}#1" if at == place else word for at, word in enumerate(words)]


def cases(extra: list[str]) -> st.SearchStrategy[Case]:
    """Tables on which these cards matter."""
    target = st.sampled_from([*COPYING * 2, *PLAIN, *extra])
    few = st.lists(target, max_size=2)
    return st.builds(
        Case,
        hands(extra),
        few,
        few,
        st.lists(st.one_of(target, st.just("-")), min_size=1, max_size=3),
        few,
        st.tuples(st.one_of(target, st.just("")), target),
        st.integers(2, 8),
        st.sampled_from([0, 0, 1]),
    )


LOOKING_ELSEWHERE = Case(  # two Reflections: one looks at the bin, the other at discard piles
    ["reflection=good_old_times*", "reflection", "shattered_relic"],
    [],
    [],
    ["flashy_show", "-", "spyglass", "cookies"],
    ["trendsetting"],
    ("spyglass", ""),
    2,
    0,
)


@settings(max_examples=150)
@given(cases(PAYING), st.integers(0, 4))
@example(LOOKING_ELSEWHERE, 1)
@example(LOOKING_ELSEWHERE, 3)
def test_the_options_lead_to_every_payment_of_the_rules_and_to_no_other(case: Case, slot: int) -> None:
    if slot < len(case.market) and (card := case.market[-1 - slot]) != "-":
        paid = walked(case.game(), f"buy {card}+{slot}", prompts.PAY, tell.BOUGHT)
        assert same(case, paid, payments(case, VALUES[card] + slot))


@settings(max_examples=100)
@given(cases(["market_discovery", "stock_clearance"]))
def test_the_same_holds_for_the_top_of_the_bin(case: Case) -> None:
    if case.bin:
        paid = walked(case.game(), f"buy {case.bin[0]}+bin", prompts.PAY, tell.BOUGHT)
        assert same(case, paid, payments(case, VALUES[case.bin[0]], "market_discovery"))


@settings(max_examples=60)
@given(cases(["calculations", "market_discovery", "stock_clearance"]))
def test_the_same_holds_where_the_market_is_rearranged(case: Case) -> None:
    paid = walked(case.game(), "rearrange", prompts.PAY_ARRANGED, tell.BOUGHT)
    assert same(case, paid, arranged_payments(case))


@settings(max_examples=150)
@given(cases(BUILDING))
def test_the_options_lead_to_every_stack_of_the_rules_and_to_no_other(case: Case) -> None:
    assert same(case, walked(case.game(), "build", prompts.STACK, tell.BUILT), stacks(case))
