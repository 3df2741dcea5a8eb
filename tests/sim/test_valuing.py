"""A value learned by self-play: the same command gives the same network, and it judges as it was learned."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from animalfolk.engine.run import answer
from animalfolk.engine.state import State
from animalfolk.sim.arena import is_held_out
from animalfolk.sim.comparing import main as compare
from animalfolk.sim.learning import numpy
from animalfolk.sim.numbers import usual
from animalfolk.sim.straight import KINDS, Chooser, Deal, draw, play
from animalfolk.sim.value import INPUTS, inputs_of
from animalfolk.sim.valuing import Learner, Plan, Positions, gather, main, read
from tests.support.samples import some

FEW = ["--games", "6", "--thought", "1", "--thoughts", "3", "--units", "3"]


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that has learned from a few games."""
    path = tmp_path_factory.mktemp("learned") / "value"
    main([str(path), *FEW])
    return path


def test_the_same_command_gives_the_same_network(
    learned: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, more in (("again", []), ("other", ["--seed", "2"])):
        main([str(tmp_path / name), *FEW, *more])
    paths = (learned, tmp_path / "again", tmp_path / "other")
    first, again, other = (json.loads(path.read_text()) for path in paths)
    assert first == again
    assert first["straight"] != other["straight"]
    assert first["said"] == capsys.readouterr().out.splitlines()[:2]
    assert [line.split(":")[0] for line in first["said"]] == ["0 hidden units", "3 hidden units"]


def test_held_out_deck_sets_are_never_played(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Deal] = []
    begun = Deal.begun

    def noted(deal: Deal) -> State:
        dealt.append(deal)
        return begun(deal)

    monkeypatch.setattr(Deal, "begun", noted)
    positions, apart = gather(Plan(games=9, thought=1, thoughts=2), usual())
    assert len(dealt) == 10
    assert not any(is_held_out(deal.decks) for deal in dealt)
    assert len(positions.won) > len(apart.won) > 0
    assert set(positions.weight) == {1.0}  # the one game with thinking is kept apart
    assert set(apart.weight) == {1.0, 3.0}


def test_a_network_finds_what_made_the_outcomes() -> None:
    """Here the chance depends on two inputs together, which a score without hidden units cannot tell."""
    np = numpy()
    lots = np.random.default_rng(1)
    mine, theirs = (lots.integers(0, 2, size=(4_000, INPUTS)).astype(float) for _ in range(2))
    mine[:, 2:] = theirs[:, 2:] = 0
    more = (mine[:, 0] != mine[:, 1]).astype(float) - (theirs[:, 0] != theirs[:, 1])
    won = (lots.random(4_000) < 1 / (1 + np.exp(-3 * more))).astype(float)
    of = Positions(mine, theirs, won, np.ones(4_000))
    losses = []
    for units in (0, 16):
        learner = Learner(Plan(units=units, rounds=12, rate=0.02, decay=0.0), np.ones(INPUTS))
        learner.learn(of)
        losses.append(float(learner.quality(of).split()[2].rstrip(",")))
    assert losses[0] > 0.67
    assert losses[1] < 0.55


def test_what_is_kept_judges_as_it_was_learned(tmp_path: Path) -> None:
    np = numpy()
    lots = np.random.default_rng(2)
    learner = Learner(Plan(units=4), lots.random(INPUTS) + 0.5)
    learner.parts = [lots.normal(0, 0.1, part.shape) for part in learner.parts]
    path = tmp_path / "value.json"
    path.write_text(json.dumps(learner.weights()))
    value = read(path)
    quick = usual().quick()
    g = draw(KINDS["two"], Random(1)).begun()
    for _ in range(5):
        rows = [inputs_of(value, g, seat, (seat - g.seat) % 2) for seat in (0, 1)]
        scores = learner.scores(np.array(rows) / learner.spread)[0]
        assert [value.strength(g, seat, (seat - g.seat) % 2) for seat in (0, 1)] == pytest.approx(scores, abs=0.02)
        assert value.chance(g, 0) == pytest.approx(1 / (1 + np.exp(scores[1] - scores[0])), abs=0.01)
        assert value.chance(g, 0) + value.chance(g, 1) == pytest.approx(1)
        play_a_little(g, quick)


def play_a_little(g: State, chooser: Chooser) -> None:
    for _ in range(12):
        answer(g, chooser.choose(g))


def test_a_game_that_is_over_is_won_or_lost(learned: Path) -> None:
    value, quick = read(learned), usual().quick()
    g = draw(KINDS["two"], Random(3)).begun()
    play(g, [quick, quick])
    assert [value.chance(g, seat) for seat in (g.winner, 1 - g.winner)] == [1.0, 0.0]


def test_it_is_compared_at_the_leaves_of_the_search(
    learned: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = json.loads(learned.read_text())
    kept |= {"straight": [-number for number in linear()], "out": [0.0] * 3}
    (tmp_path / "value").write_text(json.dumps(kept))
    match = ["usual", "usual", "--deals", str(some(1, 2)), "--value", str(tmp_path / "value")]
    compare([*match, "--thoughts", "4"])
    assert capsys.readouterr().out.startswith("two: 0.0 %")  # it wishes to lose
    compare([*match, "--thoughts", "8", "--thumb"])
    assert capsys.readouterr().out.startswith("two: 0.0 %")


def linear() -> list[float]:
    """The linear score of the package, as the straight weights of a network."""
    plain = usual().judge()
    return [*plain.plain, *plain.worths[: INPUTS - len(plain.plain) - 12], *[0.0] * 12]


def test_it_is_said_that_numpy_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(SystemExit, match="needs NumPy, which is not installed"):
        main(["value.json"])
