"""Cards taken out of discard piles: the options lead to every pile that taking any card would leave, each once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from animalfolk import Game, IllegalChoice, read_record
from animalfolk.engine.discards import place_of, ways_to_take
from tests.support.stalls import stall
from tests.support.table import expect, play, table

Pile = tuple[str, ...]  # the top first
VALUES = {"junk": 1, "cookies": 2, "shattered_relic": 3, "spyglass": 4}
piles = st.lists(st.sampled_from(["junk", "junk", "cookies", "spyglass"]), min_size=1, max_size=7).map(tuple)


def siesta(pile: Pile) -> Game:
    """P1 may take a card of the discard pile."""
    lines = ["turn: 0 P1", "moment: start", "P1 schedule: siesta", "P1 hand: junk"]
    return table("decks: macaws sloths pandas", *lines, discard(1, pile), "P2 hand: junk", hold=[0])


def remarks(pile: Pile) -> Game:
    """P2 puts a card of the discard pile on the deck."""
    hands = ["P1 hand: swift_broker junk", "P2 hand: extra_remarks junk"]
    game = table("decks: macaws owls pandas", *hands, discard(2, pile), hold=[0, 1])
    play(game, "P1: build", "P2: extra_remarks")
    return game


def season(pile: Pile) -> Game:
    """P1 throws away an animalfolk card of the discard pile."""
    lines = ["P1 hand: new_season junk", discard(1, pile), "market deck: spyglass cookies", "P2 hand: junk"]
    game = table("decks: macaws ocelots pandas", *lines, hold=[0])
    play(game, "P1: play new_season")
    return game


def cleaning(pile: Pile) -> Game:
    """P1 takes up to three junk cards."""
    lines = ["P1 hand: housecleaning swift_broker", discard(1, pile), "P2 hand: junk"]
    game = table("decks: macaws sloths pandas", *lines, hold=[0])
    play(game, "P1: play housecleaning")
    return game


def balancing(pile: Pile, hand: str) -> Game:
    """P2 swaps a card of the hand with one of the discard pile."""
    hands = ["P1 hand: magnet junk", "P1 deck: junk junk", f"P2 hand: balancing {hand}"]
    game = table("decks: macaws owls platypuses", *hands, discard(2, pile), hold=[0, 1])
    play(game, "P1: play magnet", "P2: balancing")
    return game


def building(pile: Pile, items: int, need: int) -> Game:
    """P1 may build a stack with Nostalgic Items."""
    hand = f"P1 hand: swift_broker {'nostalgic_item ' * items}"
    lines = ["rules: stacks=10", hand, discard(1, pile), stall(need - 1), "P2 hand: junk"]
    return table("decks: macaws squirrels pandas", *lines, hold=[0])


def discard(player: int, pile: Pile) -> str:
    """The line of a position."""
    return f"P{player} discard: {' '.join(pile)}"


def left(game: Game, player: int) -> Pile:
    """The discard pile as it lies now, the top first."""
    return tuple(reversed(game.view(None)["seats"][player - 1]["discard"]))


def after(game: Game, option: str) -> Game:
    """The game after an answer."""
    copy = game.clone()
    copy.answer(option)
    return copy


def ends(game: Game, *prompts: str) -> Iterator[Game]:
    """The games in which these questions are answered, in all ways."""
    decision = game.decision
    if decision is None or decision.prompt not in prompts:
        yield game
        return
    assert len(set(decision.options)) == len(decision.options)
    for option in decision.options:
        yield from ends(after(game, option), *prompts)


def without(pile: Pile, *places: int) -> Pile:
    """The pile without the cards at these places, counted from 0."""
    return tuple(card for place, card in enumerate(pile) if place not in places)


SINGLE: list[tuple[Callable[[Pile], Game], str, int, Pile]] = [
    (siesta, "may_recover", 1, ("siesta",)),
    (remarks, "discard_to_deck", 2, ()),
    (season, "throw_from_discard", 1, ("new_season",)),
]


@pytest.mark.parametrize(
    ("opened", "prompt", "player", "landed"), SINGLE, ids=["siesta", "extra_remarks", "new_season"]
)
@given(pile=piles)
@example(pile=("spyglass", "junk", "spyglass"))
@example(pile=("spyglass", "spyglass", "junk", "spyglass", "spyglass"))
def test_a_card_may_be_taken_from_every_place_that_makes_a_difference(
    opened: Callable[[Pile], Game], prompt: str, player: int, landed: Pile, pile: Pile
) -> None:
    places = [place for place, card in enumerate(pile) if prompt != "throw_from_discard" or card != "junk"]
    expected = {(*landed, *without(pile, place)) for place in places}
    game = opened(pile)
    if game.prompt != prompt:
        assert len(expected) < 2
        return
    options = [option for option in game.options if option != "done"]
    reached = [left(after(game, option), player) for option in options]
    assert set(reached) == expected
    assert len(reached) == len(expected)  # one option for each
    for place in places:
        named = after(game, f"discard.{place + 1}:{pile[place]}")
        assert left(named, player) == (*landed, *without(pile, place))
        assert named.answers[-1].text in options  # a game has one record


@given(pile=piles)
@example(pile=("junk", "cookies", "junk", "spyglass", "junk", "junk"))
def test_housecleaning_takes_any_three_junk_cards_or_fewer(pile: Pile) -> None:
    junk = [place for place, card in enumerate(pile) if card == "junk"]
    some = [places for count in range(4) for places in combinations(junk, count)]
    reached = {left(end, 1) for end in ends(cleaning(pile), "recover_junk")}
    assert reached == {without(pile, *places) for places in some}


@given(pile=piles, hand=st.sampled_from(["cookies", "spyglass junk", "junk"]))
@example(pile=("balancing", "junk", "balancing"), hand="junk")
def test_a_swapped_card_may_lie_at_any_place(pile: Pile, hand: str) -> None:
    gives = [card for card in ["balancing", *hand.split()] if card != "junk"]
    expected = {(*pile[:place], card, *pile[place + 1 :]) for place in range(len(pile)) for card in gives}
    game = balancing(pile, hand)
    assert {left(end, 2) for end in ends(game, "swap_out", "swap_in")} == expected
    if game.prompt == "swap_out":
        assert len(game.options) == (len(pile) if gives != [*set(pile) & set(gives)] else len(set(pile)))


@given(pile=piles, items=st.integers(1, 2), need=st.integers(4, 9))
@example(pile=("junk", "cookies", "junk", "spyglass", "junk"), items=2, need=8)
@example(pile=("spyglass", "junk", "spyglass"), items=1, need=7)
def test_a_stack_may_hold_cards_from_every_place_of_the_discard_pile(pile: Pile, items: int, need: int) -> None:
    expected = set()
    for used in range(1, items + 1):
        for count in range(used + 1):
            for places in combinations(range(len(pile)), count):
                if 3 * used + sum(VALUES[pile[place]] for place in places) == need:
                    expected.add(without(pile, *places))
    game = building(pile, items, need)
    assert ("build" in game.options) == bool(expected)
    if expected:
        assert {left(end, 1) for end in ends(after(game, "build"), "stack")} == expected


@given(pile=piles, data=st.data())
def test_cards_of_a_stack_may_be_named_by_their_places_in_any_order(pile: Pile, data: st.DataObject) -> None:
    places = data.draw(st.lists(st.integers(0, len(pile) - 1), min_size=1, max_size=2, unique=True))
    need = 3 * len(places) + sum(VALUES[pile[place]] for place in places)
    named = [f"discard.{place + 1}:{pile[place]}" for place in places]
    game = building(pile, len(places), min(need, 10))
    if need <= 10:
        game.answer(["build", *data.draw(st.permutations([*named, *["nostalgic_item"] * len(places)]))])
        assert left(game, 1) == without(pile, *places)


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (3, 1), (1, 5), (5, 4), (2, 5)])
def test_neighbours_may_be_named_by_their_places_too(places: tuple[int, int]) -> None:
    pile = ("junk", "junk", "junk", "junk", "junk")
    game = building(pile, 2, 8)
    game.answer(["build", *[f"discard.{place}:junk" for place in places], "nostalgic_item", "nostalgic_item"])
    assert left(game, 1) == pile[2:]


def test_an_answer_without_a_place_means_the_topmost_card_as_in_records_of_before() -> None:
    game = siesta(("junk", "cookies", "junk", "cookies"))
    expect(game, "P1 options: junk; discard.3:junk; cookies; discard.4:cookies; done")
    assert left(after(game, "cookies"), 1) == ("siesta", "junk", "junk", "cookies")
    assert left(after(game, "junk"), 1) == ("siesta", "cookies", "junk", "cookies")
    both = building(("junk", "cookies", "junk", "spyglass", "junk"), 2, 8)
    play(both, "P1: build; discard:junk; discard:junk")
    assert left(both, 1) == ("cookies", "spyglass", "junk")


@pytest.mark.parametrize(
    "text",
    ["discard.5:junk", "discard.0:junk", "discard.:junk", "discard.1:cookies", "discard.-1:junk", "discard.1:done"],
)
def test_a_place_where_no_such_card_lies_is_refused(text: str) -> None:
    game = siesta(("junk", "cookies", "junk", "cookies"))
    with pytest.raises(IllegalChoice):
        game.answer(text)


def test_a_place_means_nothing_where_no_discard_pile_is_asked() -> None:
    game = table("decks: macaws pandas squirrels", "P1 hand: cookies spyglass junk", "P1 discard: cookies", hold=[0])
    play(game, "P1: inventory")
    expect(game, "P1 refused: discard.1:cookies")


@pytest.mark.parametrize("answers", [["discard.3:junk"], ["discard.3:junk", "discard.5:junk"], ["discard:junk"]])
def test_a_position_in_the_middle_of_such_a_choice_comes_back(answers: list[str]) -> None:
    game = building(("junk", "cookies", "junk", "spyglass", "junk"), 2, 8)
    for answer in ["build", *answers[:1]]:
        game.answer(answer)
    again = Game.from_position(game.position())
    assert again == game
    assert again.options == game.options
    for answer in answers[1:]:
        again.answer(answer)
        game.answer(answer)
    assert again.peek().discards == game.peek().discards


def test_a_record_keeps_the_places() -> None:
    game = siesta(("junk", "cookies", "junk", "cookies"))
    play(game, "P1: discard.3:junk")
    assert "discard.3:junk" in game.record()
    assert read_record(game.record()).peek().discards == game.peek().discards


@given(
    pile=st.lists(st.integers(0, 2), max_size=6), taken=st.sets(st.integers(1, 6), max_size=2), face=st.integers(0, 2)
)
def test_the_ways_to_take_a_card_are_one_for_each_pile_that_is_left(
    pile: list[int], taken: set[int], face: int
) -> None:
    places = [place for place in range(1, len(pile) + 1) if pile[-place] == face and place not in taken]
    remaining = {
        tuple(card for at, card in enumerate(reversed(pile), start=1) if at not in {*taken, place}) for place in places
    }
    ways = [place_of(pile, way, [*taken]) for way in ways_to_take(pile, face, [*taken], [])]
    assert len(ways) == len(remaining)
    assert ways == sorted(ways)
    assert ways[:1] == places[:1]
    assert set(ways) <= set(places)
