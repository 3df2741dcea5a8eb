"""All chance comes from one seed, in streams of their own, or from a script."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from animalfolk import BadScript, BadSetup, BadText, Game
from animalfolk.engine.chance import DICE, MARKET, PICKS, PLAYER, pick, roll, scripted, shuffle
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.state import State
from tests.support.table import DECKS, SEED, expect, new_game, play, table

WAITING = "P2 hand: junk junk"
DIE = [0, 1, 1, 2, 2, 3]


def state(seed: int = 1, *lines: str) -> State:
    """Any state with this seed."""
    return table(f"seed: {seed:032x}", "P1 hand: acorn junk", *lines, WAITING).peek()


def seeded(g: State, seed: int) -> State:
    """The same state with another seed."""
    other = g.clone()
    other.seed = f"{seed:032x}"
    return other


def shuffled(g: State, stream: int, size: int = 10) -> list[int]:
    """A pile of numbered cards after a shuffle."""
    pile = list(range(size))
    shuffle(g, stream, pile)
    return pile


# one seed


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, other = new_game(), new_game()
    for step in range(60):
        assert one == other
        assert one.position() == other.position()
        choice = one.options[step % len(one.options)]
        one.answer(choice)
        other.answer(choice)


def test_another_seed_gives_another_game() -> None:
    assert len({Game.new(DECKS, seed=f"{number:032x}").position() for number in range(20)}) == 20


def test_a_game_without_a_seed_gets_one_of_its_own() -> None:
    assert Game.new(DECKS) != Game.new(DECKS)


@pytest.mark.parametrize("seed", ["", "abc", "0" * 31, "0" * 33, "G" * 32, "A" * 32])
def test_a_seed_is_thirty_two_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(BadSetup, match="32 digits"):
        Game.new(DECKS, seed=seed)
    with pytest.raises(BadText, match="line 4: expected 32 digits"):
        table(f"seed: {seed}")


def test_a_clone_has_the_same_future() -> None:
    game = table(f"seed: {SEED}", "P1 hand: spyglass junk", "P1 discard: acorn cookies junk accordion", WAITING)
    futures = []
    for copy in (game.clone(), game.clone(), Game.from_position(game.position())):
        play(copy, "P1: play spyglass")
        futures.append(copy.position())
    assert len(set(futures)) == 1


# streams


def test_every_stream_has_its_own_numbers() -> None:
    orders = [
        tuple(shuffled(state(), stream)) for stream in (MARKET, PLAYER, PLAYER + 1, PLAYER + 2, PLAYER + 3, PICKS)
    ]
    assert len(set(orders)) == len(orders)


def test_a_stream_goes_on_where_it_was() -> None:
    g = state()
    orders = [tuple(shuffled(g, PLAYER)) for _ in range(5)]
    assert len(set(orders)) == 5


def test_other_streams_do_not_change_mine() -> None:
    plain, busy = state(), state()
    for stream in (MARKET, PLAYER + 1, PLAYER + 2, PICKS):
        shuffled(busy, stream)
    roll(busy, DIE)
    assert shuffled(plain, PLAYER) == shuffled(busy, PLAYER)


@pytest.mark.parametrize("shuffling", ["P2 discard: junk cookies acorn junk", "P2 deck: junk cookies acorn junk"])
def test_another_players_shuffle_does_not_change_mine(shuffling: str) -> None:
    lines = [f"seed: {SEED}", "turn: 1 P2", "P1 hand: junk junk", shuffling, WAITING]
    game = table(*lines, "P1 discard: cookies spyglass accordion stock_clearance loyal_partner")
    play(game, "P2: done", "P1: done")
    expect(game, "P1 hand count: 6" if "cookies" in game.view(0)["seats"][0]["hand"] else "P1 hand count: 5")
    assert game.view(0)["seats"][0]["hand"] == _mine_without_others()


def _mine_without_others() -> list[str]:
    game = table(
        f"seed: {SEED}",
        "P1 hand: junk junk",
        WAITING,
        "P1 discard: cookies spyglass accordion stock_clearance loyal_partner",
    )
    play(game, "P1: done")
    hand: list[str] = game.view(0)["seats"][0]["hand"]
    return hand


# scripts


def test_a_scripted_shuffle_puts_the_named_cards_on_top() -> None:
    lines = ["P1 hand: junk junk", "P1 discard: cookies acorn spyglass junk", "shuffle P1: spyglass junk acorn"]
    game = table(*lines, WAITING)
    play(game, "P1: done")
    assert game.view(0)["seats"][0]["hand"] == ["junk", "junk", "spyglass", "junk", "acorn"]
    expect(game, "P1 deck: cookies")


def test_several_scripted_shuffles_come_one_after_the_other() -> None:
    first = ["shuffle P1: acorn accordion", "shuffle P1: accordion acorn"]
    game = table("P1 hand: swift_broker junk", "P1 discard: acorn accordion", *first, WAITING, hold=[0])
    play(game, "P1: play swift_broker")
    expect(game, "P1 hand: acorn")


def test_a_scripted_shuffle_is_for_its_own_stream() -> None:
    lines = ["P1 hand: spyglass junk", "P1 discard: acorn cookies", "shuffle P2: junk", "shuffle market: spyglass"]
    game = table(*lines, WAITING)
    play(game, "P1: play spyglass")
    assert sorted(game.options) == ["acorn", "cookies"]


def test_a_scripted_market_shuffle_puts_the_named_cards_on_top() -> None:
    game = table(
        "P1 hand: special_offer", "bin: acorn cookies spyglass accordion", "shuffle market: accordion cookies acorn"
    )
    play(game, "P1: play special_offer")
    expect(game, "P1 options: accordion; cookies; acorn", "market deck: spyglass")


def test_a_scripted_shuffle_of_cards_that_are_not_there_is_an_error_and_changes_nothing() -> None:
    game = table("P1 hand: spyglass junk", "P1 discard: acorn", "shuffle P1: cookies", WAITING)
    before = game.clone()
    with pytest.raises(BadScript, match=r"wants 'cookies', which is not among \['acorn'\]"):
        game.answer("play spyglass")
    assert game == before


def test_a_script_that_names_a_card_too_often_is_an_error() -> None:
    game = table("P1 hand: spyglass junk", "P1 discard: acorn cookies", "shuffle P1: acorn acorn", WAITING)
    with pytest.raises(BadScript, match="acorn"):
        game.answer("play spyglass")


def test_scripted_rolls_come_in_their_order_then_chance() -> None:
    g = state(1, "dice: 3 0 1")
    assert [roll(g, DIE) for _ in range(3)] == [3, 0, 1]
    assert roll(g, DIE) == roll(state(), DIE)


def test_a_scripted_roll_must_be_on_the_die() -> None:
    with pytest.raises(BadScript, match=r"one of \[0, 1, 1, 2, 2, 3\], not 4"):
        roll(state(1, "dice: 4"), DIE)


def test_scripted_picks_come_in_their_order() -> None:
    g = state(1, "picks: cookies junk")
    cards = [NUMBER["junk"], NUMBER["acorn"], NUMBER["cookies"]]
    assert [pick(g, cards), pick(g, cards)] == [NUMBER["cookies"], NUMBER["junk"]]
    assert pick(g, cards) in cards


def test_a_scripted_pick_must_be_among_the_cards() -> None:
    with pytest.raises(BadScript, match=r"'cookies' is not among \['acorn', 'junk'\]"):
        pick(state(1, "picks: cookies"), [NUMBER["junk"], NUMBER["acorn"]])


def test_a_script_comes_back_in_the_position() -> None:
    lines = ["shuffle market: acorn", "shuffle P1: cookies junk", "shuffle P1: junk", "dice: 1 2", "picks: junk"]
    game = table("P1 hand: acorn junk", *lines, WAITING)
    assert Game.from_position(game.position()) == game
    assert all(line in game.position() for line in lines)


def test_an_empty_script_is_no_script() -> None:
    assert scripted([[] for _ in range(DICE + 2)]) == [[] for _ in range(DICE + 2)]


@pytest.mark.parametrize("line", ["shuffle P1: acornn", "dice: one", "picks: nobody", "shuffle P9: acorn"])
def test_a_misspelt_script_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(BadText, match="line 4"):
        table(line)


# dice and shuffles of cards


def test_cards_roll_what_is_scripted_in_turn() -> None:
    hand = "P1 hand: rare_artefact rare_artefact acorn cookies junk"
    game = table(hand, "dice: 3 2", WAITING)
    events = play(game, "P1: play rare_artefact; acorn; play rare_artefact; cookies")
    assert [event for event in events if event.startswith("rolled")] == ["rolled P1 3", "rolled P1 2"]
    expect(game, "P1 value acorn#1: 12", "P1 value cookies#2: 4")


@pytest.mark.parametrize("card", ["daring_adventurer", "natural_survivor"])
def test_a_roll_that_the_die_does_not_have_is_an_error_and_changes_nothing(card: str) -> None:
    game = table(f"P1 hand: {card} junk junk", "P1 deck: acorn", "dice: 4", WAITING)
    before = game.clone()
    with pytest.raises(BadScript, match=r"one of \[1, 1, 2, 2, 3, 3\], not 4"):
        game.answer(f"play {card}")
    assert game == before


def test_a_search_ends_with_the_scripted_shuffle_of_its_players_deck() -> None:
    lines = ["P1 hand: magnet junk", "P1 deck: acorn cookies spyglass siesta", "shuffle P1: siesta acorn cookies"]
    game = table(*lines, WAITING)
    play(game, "P1: play magnet; spyglass")
    expect(game, "P1 deck: siesta acorn cookies")


def test_a_search_really_shuffles() -> None:
    decks = set()
    for seed in range(30):
        game = table(f"seed: {seed:032x}", "P1 hand: magnet junk", "P1 deck: acorn cookies spyglass siesta", WAITING)
        play(game, "P1: play magnet; siesta")
        decks.add(tuple(game.peek().decks[0]))
    assert len(decks) == 6


def test_the_rolls_and_shuffles_of_cards_are_counted_in_their_own_streams() -> None:
    game = table("P1 hand: natural_survivor junk", "P1 deck: acorn cookies spyglass", WAITING)
    play(game, "P1: play natural_survivor")
    while game.decision and game.decision.prompt in ("search", "put_in_deck"):
        game.answer(game.options[0])
    assert game.peek().counts == [0, 1, 0, 0, 0, 1, 0]


def test_a_roll_changes_no_shuffle() -> None:
    found = []
    for card in ("flashy_show", "rare_artefact"):
        lines = [f"P1 hand: {card} spyglass", "P1 discard: cookies junk accordion siesta magnet"]
        game = table(f"seed: {SEED}", *lines, WAITING)
        play(game, f"P1: play {card}; {'play spyglass#1' if card == 'rare_artefact' else 'play spyglass'}")
        found.append(game.view(0)["aside"])
    assert [name and name.replace("flashy_show", "rare_artefact") for name in found[0]] == found[1]


# fairness


def test_every_order_of_a_small_pile_is_about_equally_likely() -> None:
    g = state()
    counts = Counter(tuple(shuffled(g, PLAYER, 4)) for _ in range(4800))
    assert set(counts) == set(permutations(range(4)))
    squares = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert squares < 49.7  # chi-square with 23 degrees of freedom: 1 in 1000


@pytest.mark.parametrize("size", [5, 33, 55])
def test_every_card_of_a_large_pile_is_about_as_often_on_top(size: int) -> None:
    g = state()
    counts = Counter(shuffled(seeded(g, number), MARKET, size)[-1] for number in range(size * 60))
    assert set(counts) == set(range(size))
    squares = sum((count - 60) ** 2 / 60 for count in counts.values())
    assert squares < size + 5 * (2 * size) ** 0.5


def test_every_side_of_a_die_is_about_equally_likely() -> None:
    g = state()
    counts = Counter(roll(g, [1, 2, 3, 4, 5, 6]) for _ in range(3000))
    assert sum((counts[side] - 500) ** 2 / 500 for side in range(1, 7)) < 20.5


def test_every_card_is_about_equally_often_picked() -> None:
    g = state()
    counts = Counter(pick(g, [10, 20, 30, 40]) for _ in range(2000))
    assert sum((counts[card] - 500) ** 2 / 500 for card in (10, 20, 30, 40)) < 16.3


def test_shuffling_keeps_the_cards() -> None:
    for size in range(60):
        assert sorted(shuffled(state(size + 1), MARKET, size)) == list(range(size))
