"""Learning from games: the same games give the same numbers, and what is learned foresees who wins."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from animalfolk.bots.holdings import SETS
from animalfolk.bots.outlook import PLAIN
from animalfolk.engine.state import State
from animalfolk.sim import learning
from animalfolk.sim.arena import is_held_out
from animalfolk.sim.gathering import FACES, WIDTH, Gathered, gather_company, gather_duel
from animalfolk.sim.learning import Learning, Plan, Sample, fit, main, numpy, with_mix
from animalfolk.sim.numbers import CARDS, read, simple
from animalfolk.sim.straight import KINDS, Deal, draw
from tests.support.samples import some

TINY = Plan(games=5, planned=1, company=6)


def test_the_same_command_gives_the_same_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a", "b"):
        main([str(tmp_path / name), "--games", "5", "--planned", "1", "--company", "6"])
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2 * 4
    assert all("log loss" in line and "AUC" in line for line in said)
    assert "the Company" in said[3]
    found = read(tmp_path / "a")
    assert (len(found.outlook), list(found.owned), len(found.company)) == (PLAIN, CARDS, 6)
    assert json.loads((tmp_path / "a").read_text())["said"] == said[:4]


def test_held_out_deck_sets_are_never_played(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Deal] = []
    begun = Deal.begun

    def noted(deal: Deal) -> State:
        dealt.append(deal)
        return begun(deal)

    monkeypatch.setattr(Deal, "begun", noted)
    Learning(TINY, simple()).run()
    assert len(dealt) == 12
    assert not any(is_held_out(deal.decks) for deal in dealt)


def test_what_is_learned_foresees_who_wins() -> None:
    run = Learning(Plan(games=some(120, 300), card_ridge=1500.0), simple())
    run.run()
    assert float(run.said[0].split("AUC ")[1].split()[0]) > 0.6


def test_a_regression_finds_the_numbers_that_made_the_outcomes() -> None:
    np = numpy()
    lots = np.random.default_rng(1)
    rows = lots.normal(size=(20_000, 3)) * [1.0, 5.0, 0.2]
    won = (lots.random(20_000) < 1 / (1 + np.exp(-rows @ [1.0, -0.3, 4.0]))).astype(float)
    found = fit(rows, won, np.ones(20_000), np.ones(3))
    assert np.allclose(found, [1.0, -0.3, 4.0], rtol=0.1)
    held = learning.quality(rows, won, found)
    assert held.loss < learning.quality(rows, won, found * 0.5).loss < 0.693
    assert held.order > 0.75
    assert learning.quality(rows, won, -found).order == pytest.approx(1 - held.order)
    assert abs(fit(rows, won, np.ones(20_000), np.full(3, 1e6))).max() < 0.2  # a strong ridge holds them down


def test_a_row_is_what_one_seat_has_more_than_the_other() -> None:
    ahead = 0.0
    for number in range(6):
        found = Gathered()
        gather_duel(found, draw(KINDS["two"], Random(number)), simple().quick(), simple().judge(), Random(2), 0.0)
        sample = Sample(found, WIDTH)  # the first game is kept apart
        assert len(sample.rows) == 0
        assert len(sample.rows_apart) == len(found.won) > 2
        assert set(found.won) in ({0}, {1})
        ahead += sample.rows_apart[-1][0] * (1 if found.won[0] else -1)
    assert ahead > 0  # whoever wins mostly has more stacks in the end


def test_a_card_is_counted_once_more_beside_each_other_deck_in_play() -> None:
    np = numpy()
    row = np.zeros((1, WIDTH))
    row[0, PLAIN] = 3  # of junk
    row[0, PLAIN + 1 + CARDS.index("cookies")] = -2
    row[0, PLAIN + FACES + np.array([0, 5, 11])] = 1  # macaws, of which cookies are, and two more decks
    beside = with_mix(row)[0, PLAIN + FACES :].reshape(FACES, SETS)
    assert with_mix(row)[0, : PLAIN + FACES].tolist() == row[0, : PLAIN + FACES].tolist()
    assert {tuple(map(int, place)): beside[tuple(place)] for place in np.argwhere(beside)} == {
        (0, 0): 3,
        (0, 5): 3,
        (0, 11): 3,
        (1 + CARDS.index("cookies"), 5): -2,
        (1 + CARDS.index("cookies"), 11): -2,
    }


def test_positions_against_the_company_have_its_numbers() -> None:
    found, judge = Gathered(), simple().judge()
    gather_company(found, draw(KINDS["solo"], Random(2)), simple().quick(), judge, Random(2), 0.0)
    sample = Sample(found, 6)
    assert (sample.rows_apart[:, 5] == 1.0).all()
    assert sample.rows_apart[0, 1] >= sample.rows_apart[-1, 1] > 0  # the stock goes down


def test_it_is_said_that_numpy_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(SystemExit, match="needs NumPy, which is not installed"):
        main(["learned.json"])
