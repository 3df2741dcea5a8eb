"""Ratings from all pairs: as strong as the games say, and finite for those who have won all."""

from __future__ import annotations

import pytest

from animalfolk.sim.arena import Bout
from animalfolk.sim.ratings import ratings
from animalfolk.sim.sprt import Estimate
from animalfolk.sim.standing import Standing, rated
from animalfolk.sim.times import Times


def test_ten_games_of_eleven_are_four_hundred_points() -> None:
    found = ratings({("a", "b"): (100_000, 10_000)}, "b")
    assert found["a"] == pytest.approx(400, abs=0.1)
    assert found["b"] == 0


def test_points_add_up() -> None:
    found = ratings({("a", "b"): (2000, 1000), ("b", "c"): (2000, 1000), ("a", "c"): (4000, 1000)}, "b")
    assert found["a"] == pytest.approx(120.4, abs=0.2)
    assert found["c"] == pytest.approx(-120.4, abs=0.2)


def test_whoever_wins_all_is_not_infinitely_strong() -> None:
    found = ratings({("a", "b"): (50, 0)}, "b")
    assert 700 < found["a"] < 900
    assert ratings({("a", "b"): (500, 0)}, "b")["a"] > found["a"]


def test_the_first_is_the_anchor_where_the_usual_one_has_not_played() -> None:
    assert ratings({("a", "b"): (3, 1)}, "trader")["a"] == 0
    assert ratings({}, "trader") == {}


def stood(ours: str, theirs: str, won: float, capped: int = 0, players: int = 2) -> Standing:
    bout = Bout(ours, theirs, "1", players)
    return Standing(bout, 50, 100, Estimate(won, won - 0.1, won + 0.1), capped, 0, 40.0, Times(), Times())


def test_the_best_comes_first_and_the_trader_has_nought() -> None:
    found = rated([stood("trader", "random", 0.99), stood("master", "trader", 0.9), stood("master", "random", 1.0)])
    assert list(found) == ["master", "trader", "random"]
    assert found["trader"] == 0


def test_stopped_games_are_nobodys() -> None:
    found = rated([stood("simple", "trader", 0.4, capped=20)])
    assert found["simple"] == pytest.approx(0, abs=0.01)


def test_one_against_three_is_not_rated() -> None:
    assert rated([stood("master", "trader", 0.5, players=4)]) == {}
