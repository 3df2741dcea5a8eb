"""The front door: what is asked and answered, and how wrong input is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from animalfolk import AnimalfolkError, BadScript, BadSetup, Game, IllegalChoice, OutOfTurn, read_record
from animalfolk.cards import DECKS as BUILT
from animalfolk.engine.faces import COPIES, FACE, SET_NUMBER, VALUE, faces_of
from animalfolk.engine.state import State
from tests.support.stalls import stall
from tests.support.table import DECKS, SEED, expect, kinds, new_game, play, table

SIX = ["macaws", "pandas", "squirrels", "platypuses", "sloths", "polecats"]

# setting up


@pytest.mark.parametrize(
    ("decks", "message"),
    [
        (["macaws", "pandas", "dodos"], f"'dodos' is not one of the decks {', '.join(deck.name for deck in BUILT)}"),
        (["macaws", "pandas"], "2 players use 3 decks, not 2: ['macaws', 'pandas']"),
        (["macaws", "macaws", "pandas"], "each deck is used once, not ['macaws', 'macaws', 'pandas']"),
        ([], "2 players use 3 decks, not 0: []"),
    ],
)
def test_wrong_decks_are_refused_with_both_sides(decks: list[str], message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new(decks)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("make", "expected", "came"),
    [
        (lambda: Game.new(DECKS, players=5), "2, 3 or 4 can play", "5"),
        (lambda: Game.new(DECKS, players=1), "2, 3 or 4 can play", "1"),
        (lambda: Game.new(DECKS, players=3), "4 decks", "3"),
        (lambda: Game.new(SIX[:4], players=4), "5 decks", "4"),
        (lambda: Game.new(SIX[:4], players=3, first=3), "from 0 to 2", "3"),
        (lambda: Game.new(DECKS, first=2), "from 0 to 1", "2"),
        (lambda: Game.new(DECKS, stacks=0), "from 1 to 10", "0"),
        (lambda: Game.new(DECKS, hand_size=99), "from 1 to 10", "99"),
        (lambda: Game.new(DECKS, colour=3), "the options mode, stacks, hand_size, gold, junk_substitute", "'colour'"),
    ],
)
def test_wrong_numbers_are_refused_with_both_sides(make: Callable[[], Game], expected: str, came: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make()
    assert expected in str(caught.value)
    assert came in str(caught.value)


@pytest.mark.parametrize("seed", ["", "12", "g" * 32, "A" * 32, "0" * 33])
def test_a_wrong_seed_is_refused_with_both_sides(seed: str) -> None:
    with pytest.raises(BadSetup, match=f"a seed is 32 digits of 0-9 a-f, not '{seed}'"):
        Game.new(DECKS, seed=seed)


def test_every_error_of_the_game_is_a_value_error() -> None:
    for error in (BadScript, BadSetup, IllegalChoice, OutOfTurn):
        assert issubclass(error, AnimalfolkError)
        assert issubclass(error, ValueError)


def test_without_a_seed_games_differ_and_with_one_they_do_not() -> None:
    assert Game.new(DECKS) != Game.new(DECKS)
    assert new_game() == new_game()


# wrong answers


def unchanged(game: Game) -> Callable[[], bool]:
    """Whether a game is still as it is now, in all that can be asked of it."""
    before = (game.peek(), game.record(), game.decision, game.position(), game.events(0))
    return lambda: before == (game.peek(), game.record(), game.decision, game.position(), game.events(0))


def shop() -> Game:
    """P1 may buy accordion for five, build a one, play a technique."""
    hand = "P1 hand: spyglass swift_broker junk junk cookies"
    return table("market: - - - - accordion", hand, "P2 hand: swift_broker", "P1 deck: junk junk junk acorn")


WRONG: list[tuple[str | Sequence[str], str]] = [
    ("dance", "'dance' is not one of ['buy accordion+0', 'play spyglass', 'play swift_broker', 'build', 'inventory']"),
    ("", "'' is not one of"),
    ("Build", "'Build' is not one of"),
    (["dance", "junk"], "'dance' is not one of"),
    (["buy accordion+0"], "[] is not enough; one of"),
    (["buy accordion+0", "spyglass"], "['spyglass'] is not enough; one of"),
    (["buy accordion+0", "spyglass", "junk", "junk"], "['junk'] is more than was asked"),
    (["buy accordion+0", "acorn"], "none of ['acorn'] is among"),
    (["build", "junk"], "none of ['junk'] is among"),
    (["build", "swift_broker", "swift_broker"], "['swift_broker'] is more than was asked"),
    (["inventory", "acorn"], "none of ['acorn'] is among ['spyglass', 'swift_broker', 'junk', 'cookies', 'done']"),
    (["inventory", "cookies", "cookies"], "none of ['cookies'] is among"),
]


@pytest.mark.parametrize(("answer", "message"), WRONG)
def test_a_wrong_answer_is_refused_with_both_sides_and_changes_nothing(
    answer: str | Sequence[str], message: str
) -> None:
    game = shop()
    same = unchanged(game)
    with pytest.raises(IllegalChoice) as caught:
        game.answer(answer)
    assert message in str(caught.value)
    assert same()


@pytest.mark.parametrize("answer", [None, 3, 1.5, b"build", ["build", 3], [None], {"build": 1}, {"build"}, object()])
def test_what_is_neither_an_option_nor_a_list_is_refused_and_changes_nothing(answer: Any) -> None:
    game = shop()
    same = unchanged(game)
    with pytest.raises(IllegalChoice, match=r"an answer is one of .*'build', 'inventory'.* or a list of such, not "):
        game.answer(answer)
    assert same()


def test_a_wrong_answer_in_the_middle_of_a_purchase_changes_nothing() -> None:
    game = shop()
    play(game, "P1: buy accordion+0; spyglass")
    same = unchanged(game)
    with pytest.raises(IllegalChoice):
        game.answer("swift_broker_")
    assert same()


@pytest.mark.parametrize("seat", [1, 2, 7, -1])
def test_an_answer_out_of_turn_is_refused_with_both_sides_and_changes_nothing(seat: int) -> None:
    game = shop()
    same = unchanged(game)
    with pytest.raises(OutOfTurn, match=f"not (seat )?{seat}"):
        game.answer("inventory", seat)
    assert same()


def test_nobody_is_asked_after_the_end() -> None:
    game = table(stall(7), "P1 hand: accordion nostalgic_item")
    play(game, "P1: build, accordion, nostalgic_item")
    same = unchanged(game)
    with pytest.raises(OutOfTurn, match="the game is over"):
        game.answer("inventory", 0)
    assert same()
    assert game.decision is None


# several cards at once


@pytest.mark.parametrize(
    ("at_once", "one_by_one"),
    [
        ("P1: buy accordion+0, spyglass, junk", "P1: buy accordion+0; spyglass; junk; spyglass"),
        ("P1: buy accordion+0, junk, spyglass", "P1: buy accordion+0; spyglass; junk; junk"),
        ("P1: build, swift_broker", "P1: build"),
        ("P1: inventory, junk, cookies", "P1: inventory; junk; cookies; done"),
        ("P1: inventory, done", "P1: inventory; done"),
        ("P1: play swift_broker; junk, spyglass, cookies, junk", "P1: play swift_broker; junk; spyglass; cookies"),
    ],
)
def test_a_whole_set_is_recorded_as_its_single_answers(at_once: str, one_by_one: str) -> None:
    together, apart = shop(), shop()
    play(together, at_once)
    play(apart, one_by_one)
    assert together == apart
    assert together.record() == apart.record()
    assert together.events(0) == apart.events(0)
    assert together.options == apart.options


def test_the_cards_of_a_payment_or_stack_may_be_named_in_any_order() -> None:
    hand = "P1 hand: accordion stashing_vendor junk"
    for order in ("accordion+1, stashing_vendor, junk", "junk, stashing_vendor, accordion+1"):
        game = table(stall(7), hand)
        play(game, f"P1: build, {order}")
        assert game.winners == [0]


# one option answers itself


def test_a_decision_with_one_option_answers_itself_and_is_not_recorded() -> None:
    game = table("market: - - - - spyglass", "P1 hand: junk junk junk junk", "P2 hand: swift_broker")
    before = len(game.answers)
    happened = kinds(play(game, "P1: buy spyglass+0"))
    assert happened.count("paid") == happened.count("discarded") == 4
    assert [answer.text for answer in game.answers[before:]] == ["buy spyglass+0"]


def test_nobody_is_ever_asked_with_one_option_or_none() -> None:
    game = new_game()
    for step in range(500):
        if game.decision is None:
            break
        assert len(game.options) > 1
        game.answer(game.options[(step * 3 + 1) % len(game.options)])


# the end of a turn


def test_a_held_turn_waits_at_its_end_and_goes_on_with_end() -> None:
    game = Game.new(DECKS, seed=SEED, hold=[0])
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: end", "turn: P1", "P1 hand count: 5")
    assert kinds(play(game, "P1: end"))[0] == "cleanup_began"
    expect(game, "turn: P2")
    play(game, "P2: inventory, done")
    expect(game, "turn: P1", "P1 asked: act")


def test_holding_leaves_the_record_as_it_would_be_without() -> None:
    held, free = Game.new(DECKS, seed=SEED, hold=[0, 1]), new_game()
    for game in (held, free):
        game.answer(["inventory", "done"])
        if game is held:
            game.answer("end")
    assert held.record() == free.record()


def test_passives_of_the_own_turn_stay_usable_while_a_turn_is_held() -> None:
    game = table("P1 hand: market_discovery junk", "market deck: accordion cookies", hold=[0])
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: use market_discovery; end")
    play(game, "P1: use market_discovery")
    expect(game, "P1 asked: end_turn", "P1 options: end", "bin: accordion")


def test_a_turn_that_is_not_held_stops_at_its_end_only_where_there_is_a_choice() -> None:
    game = table("P1 hand: market_discovery junk", "market deck: accordion cookies", "P2 hand: swift_broker")
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn")
    play(game, "P1: end; end")
    expect(game, "turn: P2")


# copies


def test_a_clone_goes_its_own_way() -> None:
    game = shop()
    copy = game.clone()
    same = unchanged(game)
    play(copy, "P1: play swift_broker; junk, spyglass, cookies, junk")
    assert same()
    assert copy != game


def test_decisions_are_numbered_for_each_seat() -> None:
    game = new_game()
    numbers: dict[int, list[int]] = {0: [], 1: []}
    for step in range(60):
        decision = game.decision
        assert decision is not None
        numbers[decision.seat].append(decision.number)
        game.answer(decision.options[(step * 3 + 1) % len(decision.options)])
    for counted in numbers.values():
        assert counted == list(range(1, len(counted) + 1))


# games of three and four


def played(players: int, decks: list[str], decisions: int) -> Game:
    """A game some way on, or at its end."""
    game = Game.new(decks, players=players, seed=SEED)
    for step in range(decisions):
        if game.decision:
            game.answer(game.options[(step * 7 + 3) % len(game.options)])
    return game


def everywhere(g: State) -> list[int]:
    """The faces of all cards on the table, wherever they lie."""
    zones = [*g.hands, *g.decks, *g.discards, *g.schedules, *g.stalls, g.market, g.market_deck, g.bin, g.aside]
    return [card & FACE for zone in zones for card in zone if card >= 0]


def in_the_box(players: int, decks: list[str]) -> dict[int, int]:
    """How many copies of each animalfolk face a game must hold."""
    faces = [face for deck in decks for face in faces_of(SET_NUMBER[deck])]
    return {face: players if VALUE[face] == 1 else COPIES[face] for face in faces}


@pytest.mark.parametrize(("players", "decks"), [(2, SIX[3:]), (3, SIX[:4]), (3, SIX[2:]), (4, SIX[:5]), (4, SIX[1:])])
def test_a_game_of_any_decks_goes_on_for_all_its_players_and_loses_no_card(players: int, decks: list[str]) -> None:
    game = played(players, decks, 700)
    began = [event["seat"] for event in game.events(None) if event["event"] == "turn_began"]
    assert began == [turn % players for turn in range(game.turn)]
    assert game.turn > 10 * players
    found = everywhere(game.peek())
    assert {face: found.count(face) for face in in_the_box(players, decks)} == in_the_box(players, decks)


@pytest.mark.parametrize(("players", "decks"), [(3, SIX[2:]), (4, SIX[1:])])
def test_the_record_and_the_position_of_a_larger_game_read_back(players: int, decks: list[str]) -> None:
    game = played(players, decks, 300)
    assert read_record(game.record()) == game
    assert Game.from_position(game.position()) == game


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_only_the_seat_that_is_asked_may_answer_in_a_game_of_four(seat: int) -> None:
    game = Game.new(SIX[:5], players=4, seed=SEED)
    with pytest.raises(OutOfTurn):
        game.answer("inventory", seat)
    assert game.turn == 1


@pytest.mark.parametrize("winner", [1, 2, 3, 4])
def test_each_of_four_can_win(winner: int) -> None:
    lines = [f"turn: {winner} P{winner}", stall(7, winner), f"P{winner} hand: accordion nostalgic_item"]
    game = table("players: 4", *lines)
    play(game, f"P{winner}: build")
    expect(game, f"winner: P{winner}")
    assert game.winners == [winner - 1]
