"""Records that somebody forged: each is read in little time and memory, or refused by name; the server goes on."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from animalfolk.i18n import Words, languages
from animalfolk.server import afterwards, opening
from animalfolk.server.opening import HEAVY, UNPLAYABLE, Read, Wrong, read, read_apart
from animalfolk.server.thinking import BotPool, TooHeavy
from tests.conftest import SOAK
from tests.server.forged import HEAD, forged_record
from tests.server.web import served

RECORDS = 20_000 if SOAK else 300
SECONDS = 5.0  # in which any of them is read, on a busy machine
POSITION = """animalfolk position 1
decks: macaws pandas squirrels
turn: 2 P2
P1 hand: junk junk
P2 hand: cookies accordion spyglass cookies junk
P2 deck: junk
{line}

2 P2: end
"""
LINES = {
    "alterations: add/999999999/P2/all": "most",
    "alterations: add/-100/P2/all": "most",
    "alterations: " + "times/99/P2/all " * 100: "worth",
    "alterations: " + "times/99/P2/#1 " * 100: "worth",
    "P1 discard: " + "junk " * 5000: "words",
    "junk: 999999999": "most",
}


def record(line: str) -> str:
    """A short record from a position with this line."""
    return HEAD + POSITION.format(line=line)


@pytest.mark.soak
def test_whatever_is_forged_is_read_in_little_time_or_refused_by_name() -> None:
    words = [Words(lang) for lang in languages()]
    codes = set()
    for number in range(RECORDS):
        begun = time.perf_counter()
        found = read_apart(forged_record(number))
        assert time.perf_counter() - begun < SECONDS, number
        assert isinstance(found, Read | Wrong)
        if isinstance(found, Wrong):
            assert found.code != HEAVY, number
            codes.add(str(found.values.get("why", found.code)))
    assert codes >= {"most", "words", "worth"}
    assert all(each.has(f"why-{code}") for each in words for code in codes if not code.endswith("-record"))


@pytest.mark.parametrize(("line", "code"), LINES.items(), ids=range(len(LINES)))
def test_numbers_that_no_game_has_are_refused(line: str, code: str) -> None:
    found = read(record(line))
    assert isinstance(found, Wrong)
    assert (found.code, found.values["why"], found.values["line"]) == ("bad-record", code, 9)


def test_a_game_that_falls_over_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(record("alterations: add/-3/P2/all")) == Wrong(UNPLAYABLE, "the game falls over with cards like these")
    for error, code in ((AssertionError("cards"), UNPLAYABLE), (MemoryError(), HEAVY)):

        def fail(text: str, error: BaseException = error) -> None:
            raise error

        monkeypatch.setattr(opening, "restore", fail)
        found = read(record(""))
        assert isinstance(found, Wrong)
        assert (found.code, found.values) == (code, {})


def fill(size: int) -> int:
    """Take so much memory."""
    with opening._little_memory():
        return len(bytes(size))


@pytest.mark.anyio
async def test_what_takes_too_much_is_ended_and_the_next_is_read() -> None:
    pool = BotPool(seconds=60)
    try:
        with pytest.raises(MemoryError):
            await pool.try_out(partial(fill, 2 * opening.MEMORY), 60)
        assert await pool.try_out(partial(fill, 1000), 60) == 1000
        with pytest.raises(TooHeavy):
            await pool.try_out(partial(time.sleep, 600), 0.1)
        assert (pool._idle, pool._busy) == ([], set())
        assert await pool.try_out(partial(fill, 1000), 60) == 1000
    finally:
        pool.close()


@pytest.mark.anyio
async def test_a_heavy_record_is_refused_by_name_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afterwards, "READ_SECONDS", 0.5)
    monkeypatch.setattr(afterwards, "read_apart", slowly)
    async with served(tmp_path) as web:
        heavy = asyncio.create_task(web.post("/api/records", {"text": record("")}))
        assert (await web.get("/health")).status_code == 200
        response = await heavy
        assert (response.status_code, response.json()["code"]) == (400, HEAVY)
        monkeypatch.undo()
        told = (await web.post("/api/records", {"text": record("alterations: add/999999999/P2/all")})).json()
        assert (told["code"], told["values"]["why"], told["values"]["most"]) == ("bad-record", "most", 99)
        assert await web.parts.storage.all_games() == []


def slowly(text: str) -> Read | Wrong:
    """A record that takes for ever to read."""
    time.sleep(600)
    return read(text)
