"""`animalfolk prune`: counts, removes, and says what cannot be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from animalfolk.cli import main
from animalfolk.server.rows import BOTS, OVER, PEOPLE
from animalfolk.server.steady import wall_ms
from animalfolk.server.storage import Storage
from tests.server import test_retention


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with an old game against bots, a new one, and an old one of people."""
    monkeypatch.setattr(test_retention, "NOW", wall_ms())
    address = f"sqlite:///{tmp_path / 'games.db'}"

    async def fill() -> None:
        storage = await Storage.open(address)
        await test_retention.keep(storage, "old", BOTS, OVER, 91)
        await test_retention.keep(storage, "new", BOTS, OVER, 89)
        await test_retention.keep(storage, "people", PEOPLE, OVER, 3000)
        await storage.close()

    asyncio.run(fill())
    return address


def said(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["prune", *words, "--lang", "en"]) == 0
    return capsys.readouterr().out.splitlines()


def test_it_counts_and_removes_what_the_settings_say(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = "Games of one person against bots: 1"
    dry = said(capsys, "--dry-run", "--database", database)
    assert (line in dry, dry[-1]) == (True, "Would be removed: 1. Nothing has changed.")
    done = said(capsys, "--database", database)
    assert (line in done, done[-1]) == (True, "Removed: 1")
    assert not any(line.startswith("Games of several people that are over") for line in done)  # kept for ever
    assert said(capsys, "--database", database)[-1] == "Removed: 0"
    assert said(capsys, "--database", database, "--keep-games-days", "365")[-1] == "Removed: 1"


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_it_says_what_it_counts_in_each_language(lang: str, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prune", "--dry-run", "--keep-games-days", "1", "--database", database, "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert all(line.rstrip(".").split()[-1].isdigit() for line in lines[:-1])


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.db"
    assert main(["prune", "--database", f"sqlite:///{path}", "--lang", "en"]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert not path.exists()
    assert main(["prune", "--keep-games-days", "-1", "--lang", "en"]) == 2
