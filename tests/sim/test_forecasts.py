"""What hints tell, beside what comes of it: asking changes no game, and what was told is put together by chances."""

from __future__ import annotations

import pytest

from animalfolk.bots import ask, deals, hints, make_bot
from animalfolk.game import Game
from animalfolk.sim.forecasts import Forecast, banded, forecasts_of, main, rows, series, summed
from animalfolk.sim.plans import Plan
from animalfolk.sim.simulate import bot_seed, play_one

SHORT = (("stacks", "2"),)


def short_game() -> Plan:
    """A game of two traders that is soon over."""
    return next(series("two", "trader", 1, "2")._replace(options=SHORT).plans())


def test_each_forecast_is_the_best_hint_and_whether_that_seat_has_won() -> None:
    plan = short_game()
    game = Game.begin(plan.setup())
    bots = [make_bot(kind, bot_seed(plan, seat)) for seat, kind in enumerate(plan.bots)]
    told: list[tuple[int, float]] = []
    while decision := game.decision:
        if len(decision.options) > 1:
            told.append((decision.seat, hints(game.view(decision.seat), deals(game, decision.seat))[0].chance))
        game.answer(ask(bots[decision.seat], game, decision.seat), decision.seat)
    winners = play_one(plan).winners
    assert {seat for seat, _ in told} == {0, 1}
    assert len(winners) == 1
    assert forecasts_of(plan, share=1.0) == [Forecast(chance, seat in winners) for seat, chance in told]


def test_whoever_asks_about_some_decisions_asks_about_the_same_ones_again() -> None:
    some = forecasts_of(short_game(), share=0.3)
    assert 0 < len(some) < play_one(short_game()).answers // 2
    assert some == forecasts_of(short_game(), share=0.3)


def test_a_game_that_does_not_end_is_won_by_nobody() -> None:
    forecasts = forecasts_of(short_game()._replace(cap=5), share=1.0)
    assert forecasts
    assert not any(forecast.has_won for forecast in forecasts)


def test_bands_hold_what_was_told_and_the_share_that_was_won() -> None:
    first = [Forecast(0.0, False), Forecast(0.1, True), Forecast(0.2, False)]
    second = [Forecast(1.0, True), Forecast(0.8, True), Forecast(0.1, False)]
    found = {number: (band.decisions, band.told, band.won.mean) for number, band in banded([first, second])}
    assert found == {
        0: (3, pytest.approx(0.2 / 3), pytest.approx(1 / 3)),
        1: (1, 0.2, 0.0),
        4: (2, 0.9, 1.0),
    }
    told = [row.split("|")[2:4] for row in rows("two", [first, second])]
    assert told == [
        [" 0 to 20 % ", " 6.7 % "],
        [" 20 to 40 % ", " 20.0 % "],
        [" 80 to 100 % ", " 90.0 % "],
        [" all ", " 36.7 % "],
    ]
    assert not list(rows("two", [[]]))


def test_decisions_of_one_game_are_less_sure_than_those_of_many() -> None:
    many = [[Forecast(0.5, number % 2 == 0)] for number in range(40)]
    few = [[Forecast(0.5, number % 2 == 0)] * 10 for number in range(4)]
    sure, unsure = (summed(games).won for games in (many, few))
    assert sure.mean == unsure.mean == 0.5
    assert unsure.low < sure.low < sure.high < unsure.high


def test_the_table_is_the_same_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--kinds", "solo-stern", "--games", "2", "--bot", "trader", "--share", "0.04", "--jobs"]
    main([*command, "1"])
    said = capsys.readouterr()
    assert said.out.startswith("| game | told | mean | won | decisions |\n|---|---|--:|--:|--:|\n| solo-stern | ")
    assert "| solo-stern | all |" in said.out
    assert "solo-stern: 2 of 2 games" in said.err
    main([*command, "2"])
    assert capsys.readouterr().out == said.out
