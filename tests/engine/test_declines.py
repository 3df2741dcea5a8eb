"""A reaction that is declined leaves no trace: views, events, numbers, errors and records of the front door."""

from __future__ import annotations

import json

import pytest

from animalfolk import Game, OutOfTurn, read_record
from animalfolk.engine.view import pending
from tests.support.table import expect, play, table

DECKS = "decks: owls macaws squirrels raccoons chameleons"
OTHERS = [0, 2, None]

# what P1 holds and does, and what P2 may react with
CASES = {
    "ancient_knowledge": ("flashy_show swift_broker", "play flashy_show"),
    "balancing": ("shattered_relic swift_broker junk", "play shattered_relic; junk"),
    "binoculars": ("cookies swift_broker", "buy cookies+0, cookies"),
    "extra_remarks": ("swift_broker swift_broker", "build, swift_broker"),
    "reflection": ("cookies swift_broker binoculars", "buy cookies+0, binoculars"),
}
EVERY = pytest.mark.parametrize("owl", CASES)


def before(owl: str, *, held: bool) -> Game:
    """P1 is about to act; P2 holds the owl, or it lies in P2's deck."""
    hand, deck = (f"{owl} junk", "junk junk") if held else ("junk junk", f"junk {owl}")
    lines = [f"P1 hand: {CASES[owl][0]}", f"P2 hand: {hand}", f"P2 deck: {deck}", "P3 hand: swift_broker junk"]
    piles = ["P1 discard: acorn acorn", "P2 discard: cookies acorn", "P1 deck:", "market: - - - - cookies"]
    return table(DECKS, "players: 3", "hold: 1", *lines, *piles)


def window(owl: str) -> Game:
    """P2 is asked."""
    game = before(owl, held=True)
    play(game, f"P1: {CASES[owl][1]}")
    expect(game, "P2 asked: react")
    return game


def without(owl: str) -> Game:
    """The same, where nobody can react."""
    game = before(owl, held=False)
    play(game, f"P1: {CASES[owl][1]}")
    return game


def seen(game: Game, seat: int | None) -> bytes:
    """All that a seat is sent."""
    return json.dumps([game.view(seat), game.events(seat)]).encode()


@EVERY
@pytest.mark.rule("OWL-03", "INFO-03")
def test_after_a_decline_all_others_have_seen_what_they_would_have_seen_without_the_owl(owl: str) -> None:
    game, other = window(owl), without(owl)
    play(game, "P2: done")
    for seat in OTHERS:
        assert seen(game, seat) == seen(other, seat)


@EVERY
def test_in_the_window_all_others_see_that_somebody_is_asked_and_not_who(owl: str) -> None:
    game, other = window(owl), without(owl)
    for seat in OTHERS:
        view, without_owl = game.view(seat), other.view(seat)
        assert view["decision"] == {"seat": None, "card": None}
        view["decision"] = without_owl["decision"] = None
        assert json.dumps(view) == json.dumps(without_owl)
        assert game.events(seat) == other.events(seat)


@EVERY
def test_the_numbers_of_the_others_decisions_do_not_count_the_window(owl: str) -> None:
    game, other = window(owl), without(owl)
    assert pending(game.view(1))["number"] == 1
    play(game, "P2: done")
    assert pending(game.view(0))["number"] == pending(other.view(0))["number"]
    assert game.decision is not None
    assert game.decision.seat == 0


@EVERY
@pytest.mark.parametrize("seat", [0, 2])
def test_an_answer_of_somebody_else_is_refused_without_saying_who_is_asked(owl: str, seat: int) -> None:
    game = window(owl)
    with pytest.raises(OutOfTurn) as refused:
        game.answer("done", seat)
    assert str(refused.value) == f"somebody else is asked, not seat {seat}"


@EVERY
def test_a_refused_answer_in_a_window_changes_nothing(owl: str) -> None:
    game = window(owl)
    unchanged = game.clone()
    for answer in ("inventory", "end", "junk", "wise_spy"):
        expect(game, f"P2 refused: {answer}")
    assert game == unchanged
    assert seen(game, 0) == seen(unchanged, 0)


@EVERY
@pytest.mark.parametrize("reacts", [True, False])
def test_a_record_holds_the_reaction_and_plays_it_again(owl: str, reacts: bool) -> None:
    lines = [line for line in window(owl).position().splitlines() if not line.startswith("hold:")]
    game = Game.from_position("\n".join(lines))  # a record does not tell whose turns wait at their end
    play(game, f"P2: {game.options[0] if reacts else 'done'}")
    again = read_record(game.record())
    assert again == game
    assert [again.events(seat) for seat in OTHERS] == [game.events(seat) for seat in OTHERS]


@EVERY
def test_a_position_taken_in_a_window_asks_the_same_again(owl: str) -> None:
    game = window(owl)
    again = Game.from_position(game.position())
    assert again == game
    assert again.view(1)["decision"] == game.view(1)["decision"]
    assert again.view(0)["decision"] == {"seat": None, "card": None}


def test_an_inspection_declined_in_a_fill_is_seen_by_nobody() -> None:
    games = []
    for deck in ("quality_inspection junk junk junk junk", "junk junk junk junk quality_inspection"):
        lines = ["P1 hand: junk", f"P1 deck: {deck}", "P2 hand: swift_broker", "P3 hand: swift_broker"]
        games.append(table(DECKS, "players: 3", *lines))
        play(games[-1], "P1: done")
    expect(games[0], "P1 asked: react")
    play(games[0], "P1: done")
    for seat in (1, 2, None):
        assert seen(games[0], seat) == seen(games[1], seat)


def test_a_redeal_for_somebody_else_is_the_same_whoever_is_asked() -> None:
    """P4 cannot tell whether P2 or P3 is asked, and so gets the same game from either."""
    lines = ["P1 hand: cookies swift_broker", "market: - - - - cookies", "P4 hand: junk"]
    games = []
    for watcher, other in (("P2", "P3"), ("P3", "P2")):
        hands = [f"{watcher} hand: binoculars junk", f"{watcher} deck: junk", f"{other} hand: junk junk"]
        games.append(table(DECKS, "players: 4", *lines, *hands, f"{other} deck: binoculars", hold=[0]))
        play(games[-1], "P1: buy cookies+0, cookies")
        expect(games[-1], f"{watcher} asked: react")
    for seed in (f"{number:032x}" for number in range(8)):
        for seat in (0, 3):
            assert games[0].redeal(seat, seed) == games[1].redeal(seat, seed)


def test_a_redeal_does_not_tell_which_card_came_unseen_and_waits_to_be_offered() -> None:
    """P2 is asked about the shuffle; what P1 drew after it is offered next, and only P1 knows whether it can be."""
    lines = ["P1 hand: swift_broker junk junk", "P1 deck: cookies", "P1 discard: quality_inspection acorn"]
    games = []
    for drawn in ("quality_inspection", "acorn"):
        games.append(table(DECKS, *lines, f"shuffle P1: {drawn}", "P2 hand: balancing", "P2 discard: junk", hold=[0]))
        play(games[-1], "P1: play swift_broker")
        expect(games[-1], "P2 asked: react", f"P1 hand: cookies {drawn}")
    assert seen(games[0], 1) == seen(games[1], 1)
    for seed in (f"{number:032x}" for number in range(8)):
        assert games[0].redeal(1, seed) == games[1].redeal(1, seed)
    for game in games:
        play(game, "P2: done")
    expect(games[0], "P1 asked: react")
    expect(games[1], "P1 asked: act")


def test_of_two_who_are_asked_the_second_does_not_learn_of_the_first() -> None:
    lines = ["P1 hand: cookies swift_broker", "market: - - - - cookies", "P3 hand: binoculars junk", "P3 deck: junk"]
    games = []
    for hand, deck in (("binoculars junk", "junk"), ("junk junk", "binoculars")):
        games.append(table(DECKS, "players: 3", *lines, f"P2 hand: {hand}", f"P2 deck: {deck}", hold=[0]))
        play(games[-1], "P1: buy cookies+0, cookies")
    play(games[0], "P2: done")
    expect(games[0], "P3 asked: react")
    assert seen(games[0], 2) == seen(games[1], 2)
    assert seen(games[0], 0) == seen(games[1], 0)
