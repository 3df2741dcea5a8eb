"""Whatever comes in, from players or from files, is taken as it should or refused by name, and nothing breaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from animalfolk import AnimalfolkError, IllegalChoice, OutOfTurn, read_record
from animalfolk.game import Game
from animalfolk.game.scenario import run_scenario
from tests.properties.fuzz import (
    GAMES,
    STEPS,
    anything,
    broken,
    game_at,
    games,
    misplaced,
    other_options,
    play_on,
    strange_seats,
)
from tests.properties.walk import SOAK
from tests.support.numbered import numbered

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.scenario"))
options = st.deferred(lambda: st.sampled_from(other_options()))  # games are played when a test needs them
answers = st.one_of(
    options,
    st.text(max_size=12),
    st.lists(options, max_size=5),
    anything,
)


def often(tests: int) -> Callable[[Any], Any]:
    """So many examples; forty times as many where there is time."""
    return settings(max_examples=tests * 40 if SOAK else tests)


def seen(game: Game) -> tuple[Any, ...]:
    """All that can be asked of a game."""
    views = [game.view(seat) for seat in [None, *range(game.players)]]
    return game.peek(), game.position(), game.record(), game.decision, views, game.events(None), list(game.answers)


def can_go_on(game: Game, number: int) -> None:
    """The game can be written and read again, and be played on at random, and is the same then too."""
    assert Game.from_position(game.position()) == game
    play_on(game, random.Random(number), 25)
    assert Game.from_position(game.position()) == game


# answers


@pytest.mark.soak
@often(250)
@given(games, answers, strange_seats)
def test_an_answer_is_taken_or_refused_by_name_and_then_changes_nothing(game: Game, answer: Any, seat: Any) -> None:
    before, decision = seen(game), game.decision
    try:
        game.answer(answer, seat)
    except (IllegalChoice, OutOfTurn):
        assert seen(game) == before
        return
    assert decision is not None
    assert seat in (None, decision.seat)
    assert not isinstance(answer, str) or answer in decision.options
    assert game.peek().hold or read_record(game.record()) == game  # whose turn waits at its end is not recorded
    can_go_on(game, 1)


@pytest.mark.soak
@often(60)
@given(games, st.randoms(use_true_random=False))
def test_every_option_is_taken_one_by_one_and_in_a_list(game: Game, chooser: random.Random) -> None:
    for _ in range(15):
        if game.is_over:
            return
        option = chooser.choice(game.options)
        several = game.clone()
        with suppress(IllegalChoice):  # more must follow
            several.answer([option])
            noted = [answer.text for answer in several.answers[len(game.answers) :]][:1]
            assert noted == ([option] if len(game.options) > 1 else [])  # a held end is no choice
        game.answer(option)


@pytest.mark.soak
@often(60)
@given(games, st.lists(st.text(max_size=8), min_size=1, max_size=3), st.randoms(use_true_random=False))
def test_a_right_answer_with_something_wrong_behind_it_changes_nothing(
    game: Game, rest: list[str], chooser: random.Random
) -> None:
    if not game.is_over and not set(rest) & {"", "done", *game.options}:
        before = seen(game)
        with pytest.raises(IllegalChoice):
            game.answer([chooser.choice(game.options), *rest])
        assert seen(game) == before


# texts


@pytest.mark.soak
@often(250)
@given(st.data())
def test_a_broken_position_is_refused_by_name_or_can_be_played(data: st.DataObject) -> None:
    text = data.draw(broken(data.draw(games).position()))
    try:
        game = Game.from_position(text)
    except AnimalfolkError:
        return
    can_go_on(game, len(text))


@pytest.mark.soak
@often(250)
@given(st.data())
def test_frames_that_do_not_fit_are_refused_by_name_or_can_be_played(data: st.DataObject) -> None:
    played = data.draw(games)
    is_old = data.draw(st.booleans())
    text = data.draw(misplaced(numbered(played.peek()) if is_old else played.position()))
    try:
        game = Game.from_position(text)
    except AnimalfolkError:
        return
    can_go_on(game, len(text))


@pytest.mark.soak
@often(80)
@given(st.data())
def test_a_broken_record_is_refused_by_name_or_comes_back(data: st.DataObject) -> None:
    played = data.draw(games)
    if data.draw(st.booleans()):
        played = Game.from_position(played.position())
        play_on(played, random.Random(3), 5)
    try:
        game = read_record(data.draw(broken(played.record())))
    except AnimalfolkError:
        return
    assert read_record(game.record()) == game
    can_go_on(game, 2)


@pytest.mark.soak
@often(120)
@given(st.data())
def test_a_broken_scenario_is_refused_by_name_or_holds(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SCENARIOS)).read_text(encoding="utf-8")
    with suppress(AnimalfolkError):
        run_scenario(data.draw(broken(text)))


@pytest.mark.soak
@often(60)
@given(st.text())
@example("animalfolk position 1")
@example("animalfolk record 1")
@example("animalfolk scenario 1\nanimalfolk position 1\nplay\nP1: \nP1 refused: ,")
def test_any_text_at_all_is_refused_by_name(text: str) -> None:
    for read in (Game.from_position, read_record, run_scenario):
        with suppress(AnimalfolkError):
            read(text)


def test_the_games_of_these_tests_ask_many_kinds_of_questions() -> None:
    decisions = [game_at(number, steps).decision for number in range(GAMES) for steps in STEPS]
    prompts = {decision.prompt for decision in decisions if decision}
    assert len(prompts) > 15, sorted(prompts)
