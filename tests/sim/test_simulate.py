"""Games without people: plans that say all, outcomes that follow from them, and what they say together."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future

import pytest

from animalfolk.engine.errors import BadSetup
from animalfolk.modes.choosing import deck_names
from animalfolk.sim import processes
from animalfolk.sim.crew import Finished
from animalfolk.sim.plans import Series
from animalfolk.sim.simulate import CAPPED, LOST, WON, Outcome, play_all, play_one
from animalfolk.sim.summary import share, spread, summarise
from animalfolk.table import Seat, Table
from animalfolk.table.process import end_with_parent

SHORT = (("stacks", "2"),)


def outcome(bots: str, winners: tuple[int, ...], end: str = WON, turns: int = 10) -> Outcome:
    return Outcome(0, "", (), tuple(bots.split()), end, winners, turns, 100)


def test_every_bot_sits_everywhere_equally_often() -> None:
    for bots in (("simple", "random"), ("a", "b", "c")):
        for players in (2, 3, 4):
            plans = list(Series(games=12, bots=bots, players=players).plans())
            seen = Counter((seat, bot) for plan in plans for seat, bot in enumerate(plan.bots))
            assert set(seen.values()) == {12 // len(bots)}


def test_plans_follow_from_the_seed_alone() -> None:
    assert list(Series(games=5, seed="x").plans()) == list(Series(games=5, seed="x").plans())
    seeds = {plan.seed for seed in ("x", "y") for plan in Series(games=5, seed=seed).plans()}
    assert len(seeds) == 10


def test_more_games_begin_like_fewer() -> None:
    assert list(Series(games=9, decks=("all",)).plans())[:4] == list(Series(games=4, decks=("all",)).plans())


def test_all_decks_meet_equally_often() -> None:
    plans = list(Series(games=220, decks=("all",)).plans())
    assert len({plan.decks for plan in plans}) == 220
    assert set(Counter(deck for plan in plans for deck in plan.decks).values()) == {55}


def test_a_combination_is_kept_until_every_bot_has_sat_everywhere() -> None:
    plans = list(Series(games=8, bots=("simple", "random"), decks=("all",)).plans())
    assert [plans[place].decks == plans[place + 1].decks for place in range(0, 8, 2)] == [True] * 4
    assert len({plan.decks for plan in plans}) == 4


@pytest.mark.parametrize(
    ("decks", "expected"),
    [
        (("first",), {("macaws", "pandas", "squirrels")}),
        (("owls", "foxes", "sloths"), {("owls", "foxes", "sloths")}),
    ],
)
def test_decks_by_name(decks: tuple[str, ...], expected: set[tuple[str, ...]]) -> None:
    assert {plan.decks for plan in Series(games=3, decks=decks).plans()} == expected


def test_random_decks_may_be_wished_for() -> None:
    found = {deck for plan in Series(games=30, decks=("random:box=2", "nastiness=0")).plans() for deck in plan.decks}
    assert found == {"platypuses", "sloths", "polecats", "owls"}
    everything = {deck for plan in Series(games=60).plans() for deck in plan.decks}
    assert everything == set(deck_names())


@pytest.mark.parametrize(
    "series",
    [
        Series(players=5),
        Series(players=3, options=(("mode", "teams"),)),
        Series(decks=("macaws",)),
        Series(decks=("macaws", "macaws", "pandas")),
        Series(options=(("colour", "red"),)),
        Series(options=(("difficulty", "stern"),)),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(series: Series) -> None:
    with pytest.raises(BadSetup):
        series.check()


def test_a_game_is_the_same_however_often_it_is_played() -> None:
    plan = next(Series(games=1, options=SHORT).plans())
    first = play_one(plan)
    assert first == play_one(plan)
    assert first.end == WON
    assert (first.seed, first.decks, first.bots) == (plan.seed, plan.decks, plan.bots)
    assert first.answers > 0
    assert len(first.winners) == 1


@pytest.mark.parametrize("bots", [("novice", "peddler"), ("trader", "simple"), ("merchant", "random")])
def test_levels_play(bots: tuple[str, ...]) -> None:
    series = Series(2, bots, options=(("stacks", "2"),))
    first, again = (list(play_all(series.plans(), 1)) for _ in range(2))
    assert first == again
    assert [outcome.end for outcome in first] == [WON, WON]


def test_a_game_that_takes_too_long_is_stopped_and_nobody_has_won() -> None:
    plan = next(Series(games=1, cap=7).plans())
    stopped = play_one(plan)
    assert (stopped.end, stopped.winners, stopped.answers) == (CAPPED, (), 7)


def test_processes_that_play_do_not_hear_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []

    class Pool:
        """Plays here and now, and notes what a process that began now would do with an interrupt."""

        def __init__(self, jobs: int, context: object, initializer: Callable[[], None]) -> None:
            assert (jobs, initializer) == (1, end_with_parent)

        def submit(self, do: Callable[..., Finished], *given: object) -> Future[Finished]:
            heard.append(signal.getsignal(signal.SIGINT))
            future: Future[Finished] = Future()
            future.set_result(do(*given))
            return future

        def shutdown(self, wait: bool, cancel_futures: bool) -> None:
            heard.append("shut")

    monkeypatch.setattr(processes, "ProcessPoolExecutor", Pool)
    before = signal.getsignal(signal.SIGINT)
    plans = list(Series(games=12, options=(("stacks", "1"),)).plans())
    assert [outcome.number for outcome in play_all(plans, 2)] == list(range(12))
    assert set(heard[:-2]) == {signal.SIG_IGN}
    assert heard[-2:] == ["shut"] * 2
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("bots", [("simple", "random"), ("random", "simple")])
def test_the_bots_play_as_they_would_at_a_table(bots: tuple[str, ...]) -> None:
    plan = next(Series(games=1, bots=bots, options=SHORT).plans())
    table = Table(plan.setup(), [Seat(kind, f"P{seat}") for seat, kind in enumerate(plan.bots)])
    answers = table.run_bots(plan.cap)
    played = play_one(plan)
    assert (played.winners, played.turns, played.answers) == (tuple(table.winners), table.turn, answers)


def test_levels_play_too_with_other_counts_as_well() -> None:
    plans = Series(games=2, bots=("master@4x1", "novice"), options=SHORT).plans()
    assert [played.end for played in play_all(plans, 1)] == [WON, WON]


def test_the_company_wins_some() -> None:
    series = Series(games=6, options=(("mode", "solo"), ("difficulty", "stern")))
    outcomes = list(play_all(series.plans(), 1))
    assert {outcome.end for outcome in outcomes} <= {WON, LOST}
    assert LOST in {outcome.end for outcome in outcomes}
    assert all(outcome.winners == () for outcome in outcomes if outcome.end == LOST)


def test_partners_win_together() -> None:
    game = play_one(next(Series(games=1, options=(("mode", "teams"), ("stacks", "2"))).plans()))
    assert game.winners in ((0, 2), (1, 3))


def test_a_summary_counts_by_seat_by_bot_and_by_end() -> None:
    games = [
        outcome("simple random", (0,), turns=10),
        outcome("random simple", (1,), turns=20),
        outcome("simple random", (1,), turns=30),
        outcome("random simple", (), CAPPED, turns=40),
    ]
    found = summarise(games)
    assert [(seat.name, seat.games, seat.wins) for seat in found.seats] == [("P1", 4, 1), ("P2", 4, 2)]
    assert [(bot.name, bot.games, bot.wins) for bot in found.bots] == [("random", 4, 1), ("simple", 4, 2)]
    assert found.ends == {WON: 3, LOST: 0, CAPPED: 1}
    assert (found.turns.mean, found.turns.median) == (25, 25)
    assert found.answers == 400


def test_a_bot_wins_a_game_once_from_however_many_seats() -> None:
    found = summarise([outcome("simple random simple random", (0, 2)), outcome("simple simple simple simple", (1, 3))])
    assert [(bot.name, bot.games, bot.wins) for bot in found.bots] == [("random", 1, 0), ("simple", 2, 2)]


@pytest.mark.parametrize(
    ("games", "wins", "low", "high"),
    [(10, 5, 0.2366, 0.7634), (10, 0, 0.0, 0.2775), (100, 50, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_the_interval_is_wilsons(games: int, wins: int, low: float, high: float) -> None:
    found = share("x", games, wins)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)
    assert found.share == wins / games


def test_a_spread_has_its_tenths() -> None:
    assert spread(list(range(101))) == (50, 50, 10, 90)
    assert spread([7]) == (7, 7, 7, 7)
