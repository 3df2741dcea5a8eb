"""The file with deals: whole lines that say all, a torn last one, other bouts, other versions, other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.sim import deals_file, version
from animalfolk.sim.arena import Bout, Played
from animalfolk.sim.deals_file import DealsFile
from animalfolk.sim.lines_file import NotLines
from animalfolk.sim.times import times_of

BOUT = Bout("trader@8", "trader", "1")
PLAYED = [Played(number, 0.5, 0, 80, 2, times_of([1.5, 30.0]), times_of([0.5])) for number in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three deals."""
    path = tmp_path / "deals.jsonl"
    file = DealsFile(path)
    for played in PLAYED:
        file.add(BOUT, played)
    return path


def test_what_was_kept_is_there_again(path: Path) -> None:
    assert DealsFile(path).deals([BOUT]) == {(BOUT, played.deal): played for played in PLAYED}
    assert DealsFile(path).strange() == 0


def test_two_ways_to_name_a_bot_are_one(path: Path) -> None:
    same = Bout("trader@8x1", "trader@0", "1")
    assert list(DealsFile(path).deals([same])) == [(same, 0), (same, 1), (same, 2)]


@pytest.mark.parametrize(
    "other",
    [
        BOUT._replace(ours="trader@15"),
        BOUT._replace(theirs="novice"),
        BOUT._replace(seed="2"),
        BOUT._replace(held_out=True),
        BOUT._replace(players=3),
        BOUT._replace(mode="teams", players=4),
        BOUT._replace(difficulty="stern"),
    ],
)
def test_deals_of_another_bout_are_not_mixed_up(other: Bout, path: Path) -> None:
    assert DealsFile(path).deals([other]) == {}
    DealsFile(path).add(other, PLAYED[0])
    assert len(DealsFile(path).deals([BOUT])) == 3
    assert list(DealsFile(path).deals([other])) == [(other, 0)]


def test_deals_of_another_version_are_not_mixed_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals_file, "version", lambda: "newer")
    file = DealsFile(path)
    assert (file.deals([BOUT]), file.strange()) == ({}, 3)


def test_the_version_changes_with_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots").mkdir()
    monkeypatch.setattr(version, "HERE", tmp_path)
    found = set()
    for text in ("THOUGHTS = 1\n", "THOUGHTS = 2\n"):
        (tmp_path / "bots" / "levels.py").write_text(text, encoding="utf-8")
        found.add(version.version.__wrapped__())
    assert len(found) == 2


@pytest.mark.parametrize("length", [1, 5, 100])
def test_a_torn_last_line_is_left_out_and_the_next_begins_anew(length: int, path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]) + lines[2][:length])
    file = DealsFile(path)
    assert len(file.deals([BOUT])) == 2
    file.add(BOUT, PLAYED[2])
    assert path.read_bytes() == b"".join(lines)


def test_a_file_that_is_torn_at_its_first_line_begins_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    assert DealsFile(path).deals([BOUT]) == {}
    assert path.read_bytes() == b""


@pytest.mark.parametrize("text", ["My diary\n", "My diary", "[]\n", '{"bout": 3}\n', '{"bout": "x"\n{"bout": {}}\n'])
def test_another_file_is_refused_and_stays_as_it_is(text: str, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(NotLines):
        DealsFile(path)
    assert path.read_text(encoding="utf-8") == text


def test_a_line_that_lacks_something_is_refused(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('"score"', '"store"'), encoding="utf-8")
    with pytest.raises(NotLines):
        DealsFile(path).deals([BOUT])
