"""Tuning by play: the same command gives the same numbers, also after an interruption, and broken numbers mend."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from animalfolk.bots import worths
from animalfolk.bots.weights import KEEP_TARGET, WISH_VALUE, Weights, round_weights, tuned_weights
from animalfolk.engine.faces import NUMBER
from animalfolk.sim import numbers, straight, tuning
from animalfolk.sim.arena import is_held_out
from animalfolk.sim.comparing import Match, scores
from animalfolk.sim.comparing import main as compare
from animalfolk.sim.numbers import Numbers, read, simple, usual
from animalfolk.sim.straight import KINDS, Chooser, Deal, draw, share
from animalfolk.sim.tuning import Plan, Tuning, flat, full, main, moves, tune

PLAN = Plan(deals=12, seed=4)
EVEN = "50.0 % (5.5 to 94.5)"  # three deals, each won by both sides once


def test_the_same_command_gives_the_same_numbers(tmp_path: Path) -> None:
    for name in ("a", "b"):
        main([str(tmp_path / name), "--deals", "6", "--seed", "4"])
    main([str(tmp_path / "c"), "--deals", "6", "--seed", "5"])
    first, again, other = (read(tmp_path / name) for name in "abc")
    assert first == again
    assert first.thumb != other.thumb
    assert first.thumb != simple().thumb


def test_a_run_goes_on_after_an_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tune(PLAN, tmp_path / "whole")
    monkeypatch.setattr(tuning, "SAVES", 4)
    played: list[int] = []

    def interrupted(self: Tuning) -> None:
        if self.done == 10 and not played:
            played.append(self.done)
            raise KeyboardInterrupt
        step(self)

    step = Tuning.step
    monkeypatch.setattr(Tuning, "step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        tune(PLAN, tmp_path / "parts")
    assert json.loads((tmp_path / "parts").read_text())["run"]["done"] == 8
    assert tune(PLAN, tmp_path / "parts") == whole


def test_a_run_never_goes_on_with_the_file_of_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tune(Plan(deals=2), tmp_path / "run")
    with pytest.raises(SystemExit) as end:
        main([str(tmp_path / "run"), "--deals", "3"])
    assert end.value.code == 2
    assert "is of another run" in capsys.readouterr().err


def test_a_run_never_goes_on_with_another_start_or_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, start = str(tmp_path / "run"), tmp_path / "start"
    numbers.write(start, simple()._asdict())
    main([file, "--deals", "2", "--start", str(start)])
    main([file, "--deals", "2"])  # the same numbers, whatever file they are from
    numbers.write(start, {**simple()._asdict(), "thumb": [number + 1 for number in simple().thumb]})
    before = (tmp_path / "run").read_text()
    with pytest.raises(SystemExit) as end:
        main([file, "--deals", "2", "--start", str(start)])
    assert (end.value.code, "began with other numbers" in capsys.readouterr().err) == (2, True)
    monkeypatch.setattr(tuning, "version", lambda: "newer")
    with pytest.raises(SystemExit) as end:
        main([file, "--deals", "2"])
    assert (end.value.code, "of another version of rules and bots" in capsys.readouterr().err) == (2, True)
    assert (tmp_path / "run").read_text() == before


def test_held_out_deck_sets_are_never_played(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Deal] = []

    def noted(deal: Deal, ours: Chooser, theirs: Chooser) -> float:
        dealt.append(deal)
        return 0.5

    monkeypatch.setattr(tuning, "share", noted)
    run = Tuning(Plan(deals=400), simple())
    for _ in range(400):
        run.step()
    assert not any(is_held_out(deal.decks) for deal in dealt)
    assert {deal.kind for deal in dealt} == {KINDS[name] for name in ("two", "three", "four", "teams", "solo")}
    assert sum(deal.kind == KINDS["two"] for deal in dealt) > 300


def test_held_out_deck_sets_can_be_asked_for() -> None:
    lots = Random(1)
    assert all(is_held_out(draw(KINDS["two"], lots, held_out=True).decks) for _ in range(20))


def test_only_cards_of_the_deal_are_moved() -> None:
    moved = moves(["macaws", "pandas", "squirrels"])
    assert {"thumb 0", "wished cookies", "missed acorn", "points special_offer"} <= set(moved)
    assert not {"wished gamble", "points treasure_hunter", "points cookies"} & set(moved)
    run = Tuning(PLAN, simple())
    run.step()
    deal = draw(KINDS["two"], Random(f"tuning/{PLAN.seed}/0"))
    assert {name for name, number in run.now.items() if number != flat(simple())[name]} <= set(moves(deal.decks))


def test_a_broken_number_mends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who shuns valuable cards soon learns to like them."""
    broken = simple()
    broken.thumb[WISH_VALUE] = -1.0
    monkeypatch.setattr(tuning, "MOVES", [2.0])
    monkeypatch.setattr(tuning, "FAR", {})
    mended = tune(Plan(deals=24, rate=0.5, seed=2), tmp_path / "run", broken)
    assert mended.thumb[WISH_VALUE] > 0.0
    assert mended.thumb[1:] == pytest.approx(broken.thumb[1:])
    found = scores(Match(deals=10), mended, broken)
    assert sum(found) / len(found) > 0.7


def test_flat_numbers_are_the_same_numbers() -> None:
    assert full(flat(usual()), usual()) == usual()


@pytest.mark.parametrize("kind", ["two", "three", "four", "teams", "solo", "coop", "solo-stern"])
def test_a_bot_against_itself_wins_half(kind: str) -> None:
    deal = draw(KINDS[kind], Random(3))
    quick = usual().quick()
    assert share(deal, quick, quick) == 0.5


def test_the_better_numbers_win_from_every_seat() -> None:
    careless = simple()
    careless.thumb[KEEP_TARGET] = -5.0  # pays with what the next stack needs
    careless.thumb[WISH_VALUE] = -1.0
    for kind in ("two", "three", "teams", "solo"):
        found = scores(Match(kind, deals=6), simple(), careless)
        assert sum(found) / len(found) > 0.55, kind


def test_games_that_take_too_long_are_half_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(straight, "CAP", 5)
    quick = usual().quick()
    assert share(draw(KINDS["two"], Random(3)), quick, quick) == 0.5


# keeping and writing numbers


def loaded(path: Path) -> dict[str, object]:
    found: dict[str, object] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), found)
    return found


def test_what_is_written_is_a_module_with_these_numbers(tmp_path: Path) -> None:
    plain = simple()._replace(junk=-0.25, owned={**simple().owned, "cookies": 0.125})
    numbers.write(tmp_path / "tuned.json", plain._asdict())
    numbers.main([str(tmp_path / "tuned.json"), "--out", str(tmp_path / "worths.py")])
    module = loaded(tmp_path / "worths.py")
    assert module["THUMB"] == plain.thumb
    assert module["POINTS"] == plain.points
    assert module["JUNK_WORTH"] == -0.25
    assert module["COMPANY"] == plain.company
    assert isinstance(module["WORTHS"], dict)
    assert module["WORTHS"]["cookies"] == (0.0, 0.0, 0.125)


def test_the_numbers_of_the_package_are_written_as_they_are() -> None:
    text = Path(worths.__file__).read_text(encoding="utf-8")
    assert numbers.module(usual()) == text


@pytest.mark.parametrize(
    ("numbers", "weights"), [(usual(), tuned_weights()), (simple(), round_weights())], ids=["usual", "simple"]
)
def test_the_bots_have_these_numbers(numbers: Numbers, weights: Weights) -> None:
    ours = numbers.quick().numbers
    assert (ours.plain, ours.fancy, ours.hold) == (weights.plain, weights.fancy, weights.hold)
    assert (ours.points, ours.conditions) == (weights.points, weights.conditions)
    assert ours.points[NUMBER["special_offer"]] == numbers.points["special_offer"]


def test_later_files_come_first(tmp_path: Path) -> None:
    numbers.write(tmp_path / "a", {"junk": 1.0, "company": [1.0] * 6})
    numbers.write(tmp_path / "b", {"junk": 2.0})
    found: Numbers = read(tmp_path / "a", tmp_path / "b")
    assert (found.junk, found.company, found.thumb) == (2.0, [1.0] * 6, usual().thumb)


def test_numbers_are_compared_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compare(["usual", "usual", "--deals", "3", "--kinds", "two", "teams"])
    assert capsys.readouterr().out == f"two: {EVEN} in 3 deals\nteams: {EVEN} in 3 deals\n"
    compare(["usual", "simple", "--deals", "1", "--thoughts", "3", "--only-outlook", "--held-out"])
    told = capsys.readouterr().out
    assert "in 1 deals" in told
    assert "ended the thinking early" not in told
