"""Every stack that may be built, and no other: the engine's options against all that the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from animalfolk import Game, IllegalChoice
from animalfolk.engine import events as tell
from animalfolk.engine import prompts
from animalfolk.engine.faces import NAME
from animalfolk.engine.run import answer
from animalfolk.engine.state import State
from tests.support.spec import cards, snake
from tests.support.stalls import stall
from tests.support.table import table

DECKS = ["macaws", "pandas", "squirrels"]
VALUES = {snake(row["name"]): int(row["value"]) for deck in DECKS for row in cards(deck)} | {"junk": 1}
FOLK = {snake(row["name"]): deck for deck in DECKS for row in cards(deck)}


class Laid(NamedTuple):
    """A card of a stack: where it comes from, its name, what it counts."""

    place: str
    name: str
    counts: int

    def option(self, plainly: int) -> str:
        """How the engine offers it, if its value is `plainly` without its own change."""
        change = self.counts - plainly
        return ("discard:" if self.place == "discard" else "") + self.name + (f"{change:+d}" if change else "")


Stack = tuple[Laid, ...]


class Case(NamedTuple):
    """A hand, a discard pile, the number of the next stack, and how much Flashy Shows add."""

    hand: list[str]
    discard: list[str]
    need: int
    raised: int

    def game(self) -> Game:
        """The position, with P1 to act."""
        lines = [f"P1 hand: {' '.join(self.hand)}", f"P1 discard: {' '.join(self.discard)}", stall(self.need - 1)]
        lines += ["alterations:" + " add/1/P1/all" * self.raised] if self.raised else []
        return table(*lines, "P2 hand: junk junk")


names = st.sampled_from([*VALUES, "junk", "stashing_vendor", "empty_chest", "nostalgic_item", "accordion"])
cases = st.builds(
    Case,
    st.lists(names, min_size=1, max_size=7),
    st.lists(names, max_size=6),
    st.integers(1, 8),
    st.sampled_from([0, 0, 1, 2]),
)


# the rules, written out


def allowed(case: Case) -> set[Stack]:
    """Every stack that the rules allow, found by trying all handfuls."""
    return {
        stack
        for hand in handfuls(case.hand, case.need)
        for pile in handfuls(case.discard, case.need)
        if keeps_to_the_rules(hand, pile)
        for stack in counted(hand, pile, case)
    }


def handfuls(names: list[str], most: int) -> Iterator[list[str]]:
    """All the different handfuls of at most so many cards (each counts at least 1)."""
    copies = Counter(names)
    for numbers in product(*[range(count + 1) for count in copies.values()]):
        if sum(numbers) <= most:
            yield [name for name, number in zip(copies, numbers, strict=True) for _ in range(number)]


def keeps_to_the_rules(hand: list[str], pile: list[str]) -> bool:
    """One set and no junk unless a card of the stack says otherwise; an Item frees one card of the discard pile."""
    stack = hand + pile
    one_set = len({FOLK[name] for name in hand if name != "junk"}) <= 1
    without_junk = "junk" not in hand
    other = [name for name in pile if name != "nostalgic_item"]  # an Item from there makes up for itself
    return (
        bool(hand)
        and (one_set or "empty_chest" in stack)
        and (without_junk or "stashing_vendor" in stack)
        and (not pile or "nostalgic_item" in hand)
        and len(other) <= hand.count("nostalgic_item")
    )


def counted(hand: list[str], pile: list[str], case: Case) -> Iterator[Stack]:
    """The ways of counting these cards that give what the next stack needs."""
    laid = [("hand", name) for name in hand] + [("discard", name) for name in pile]
    for changes in product(*[(-1, 0, 1) if name == "accordion" else (0,) for _, name in laid]):
        counts = [VALUES[name] + case.raised + change for (_, name), change in zip(laid, changes, strict=True)]
        if sum(counts) == case.need:
            yield tuple(sorted(Laid(*card, count) for card, count in zip(laid, counts, strict=True)))


# the engine, walked


def built(case: Case) -> set[Stack]:
    """Every stack that the engine's options lead to."""
    game = case.game()
    if "build" not in game.options:
        return set()
    return set(_walk(game.peek(), prompts.BUILD, []))


def _walk(state: State, option: int, told: list[tell.Event]) -> Iterator[Stack]:
    answer(state, option, told)
    if _is_built(told):
        yield _stack(told)
        return
    assert state.prompt == prompts.STACK
    assert len(state.options) > 1
    for further in state.options:
        yield from _walk(state.clone(), further, list(told))


def _is_built(told: list[tell.Event]) -> bool:
    return any(event.kind == tell.BUILT for event in told)


def _stack(told: list[tell.Event]) -> Stack:
    places = {tell.LAID: "hand", tell.LAID_FROM_DISCARD: "discard"}
    laid = [event for event in told if event.kind in places]
    return tuple(sorted(Laid(places[event.kind], NAME[event.card], event.number) for event in laid))


# the two compared


@given(cases)
def test_the_options_lead_to_every_stack_of_the_rules_and_to_no_other(case: Case) -> None:
    assert built(case) == allowed(case)


@given(cases)
def test_build_is_offered_if_and_only_if_a_stack_exists(case: Case) -> None:
    assert ("build" in case.game().options) == bool(allowed(case))


@given(cases, st.integers(0, 999), st.booleans())
def test_a_whole_stack_is_taken_at_once_in_any_order(case: Case, number: int, turned: bool) -> None:
    stacks = sorted(allowed(case))
    if stacks:
        stack = stacks[number % len(stacks)]
        named = [laid.option(VALUES[laid.name] + case.raised) for laid in stack]
        game = case.game()
        game.answer(["build", *(reversed(named) if turned else named)])
        assert sorted(game.view(None)["seats"][0]["stall"][case.need - 1]) == sorted(laid.name for laid in stack)


@given(cases, st.lists(st.integers(0, 12), min_size=1, max_size=5, unique=True))
def test_any_other_handful_is_refused_and_changes_nothing(case: Case, places: list[int]) -> None:
    laid = [("hand", name) for name in case.hand] + [("discard", name) for name in case.discard]
    chosen = [laid[place] for place in places if place < len(laid)]
    stack = tuple(sorted(Laid(*card, VALUES[card[1]] + case.raised) for card in chosen))
    game = case.game()
    before = game.clone()
    try:
        game.answer(["build", *[card.option(card.counts) for card in stack]])
    except IllegalChoice:
        assert stack not in allowed(case)
        assert game == before
    else:
        assert stack in allowed(case)
