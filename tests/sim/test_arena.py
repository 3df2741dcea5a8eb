"""The arena plays every deal from all seats, goes on where it stopped, and says how sure it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.bots.levels import LevelBot
from animalfolk.sim.arena import Bout, Played, is_held_out, main, make_bot, play_deal, run, summary
from animalfolk.sim.sprt import estimate, evidence, verdict

BOUT = Bout("trader", "random", seed=3)


def test_every_seat_is_taken_in_turn() -> None:
    assert BOUT.line_ups() == [["trader", "random"], ["random", "trader"]]
    four = Bout("trader", "random", 3, players=4).line_ups()
    assert [line_up.index("trader") for line_up in four] == [0, 1, 2, 3]
    teams = Bout("trader", "random", 3, players=4, mode="teams").line_ups()
    assert teams == [["trader", "random", "trader", "random"], ["random", "trader", "random", "trader"]]


def test_a_bot_against_itself_wins_half_of_the_deals() -> None:
    scores = [play_deal(Bout("random", "random", 5), number).score for number in range(3)]
    assert all(score in (0.0, 0.5, 1.0) for score in scores)
    same = Bout("trader", "trader@0", 5)
    assert [play_deal(same, number).score for number in range(4)] == [0.5] * 4  # both seats by the same answers


def test_deck_sets_are_drawn_from_their_part() -> None:
    held = Bout("trader", "random", 3, held_out=True)
    assert all(is_held_out(held.decks(number)) for number in range(20))
    assert not any(is_held_out(BOUT.decks(number)) for number in range(20))
    assert len({tuple(BOUT.decks(number)) for number in range(20)}) > 10


def test_the_same_deal_comes_out_the_same() -> None:
    first, second = play_deal(BOUT, 1), play_deal(BOUT, 1)
    assert first[:4] == second[:4]


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 2), ("teams", 4), ("free", 3)])
def test_every_mode_can_be_played(mode: str, players: int) -> None:
    played = play_deal(Bout("trader", "novice", 1, players, mode), 0)
    assert 0 <= played.score <= 1
    assert not played.capped


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "deals.jsonl"
    before = run(BOUT, 2, 1, out, None)
    asked: list[int] = []

    def noted(bout: Bout, number: int) -> Played:
        asked.append(number)
        return play_deal(bout, number)

    monkeypatch.setattr("animalfolk.sim.arena.play_deal", noted)
    after = run(BOUT, 3, 1, out, None)
    assert asked == [2]
    assert after[:2] == before
    assert run(BOUT._replace(seed=4), 0, 1, out, None) == []


def test_the_command_line_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    main(["trader", "random", "--deals", "2"])
    assert "trader against random: 100.0 %" in capsys.readouterr().out
    assert "4 games of 2 deals, 0 cut" in summary(BOUT, run(BOUT, 2, 1, None, None))


def test_a_level_may_think_more_or_less() -> None:
    bot = make_bot("master@7x3", "")
    assert isinstance(bot, LevelBot)
    assert (bot.level.thoughts, bot.level.depth) == (7, 3)


def test_intervals_become_narrow() -> None:
    few, many = estimate([0.5, 1.0] * 5), estimate([0.5, 1.0] * 500)
    assert few.mean == many.mean == 0.75
    assert few.within > many.within
    assert 0.01 < many.within < 0.02


def test_the_sequential_test_decides_when_it_is_sure() -> None:
    assert verdict([1.0] * 5, 0.5, 0.6) == "open"
    assert verdict([0.5, 1.0] * 60, 0.5, 0.6) == "stronger"
    assert verdict([0.5, 0.0] * 60, 0.5, 0.6) == "not"
    assert verdict([0.0, 1.0, 0.5, 0.5] * 10, 0.5, 0.6) == "open"
    assert evidence([0.5, 1.0] * 60, 0.5, 0.6) > 0


def test_a_run_ends_when_the_sequential_test_is_sure() -> None:
    played = run(BOUT, 60, 1, None, (0.5, 0.6))
    assert len(played) < 40
