"""Records and replays are made apart, bounded in memory and time, and counted by what they cost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from animalfolk.i18n import Words, languages
from animalfolk.server import opening
from animalfolk.server.errors import Refused, TooFast
from animalfolk.server.keeping import Source
from animalfolk.server.limits import ASK, Limit, Limits
from animalfolk.server.opening import LONG, Wrong, read
from animalfolk.server.replay_cache import MOST, MOST_STEPS, REST, CachedGame, Missing, ReplayCache
from animalfolk.server.replaying import KEPT_SECONDS, Made
from animalfolk.table.replay import MOST_SNAPSHOTS
from animalfolk.table.store import store
from tests.conftest import SOAK
from tests.server.compute_bench import long_table
from tests.server.test_replaying import SHORT, played
from tests.server.web import Web, served
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
UPLOADS, LENGTH = (12, 4500) if SOAK else (9, 150)  # records, and steps of each
ASKED = 500 if SOAK else 20  # pages of views


class Dark:
    """A beacon that nobody looks at."""

    def work_on(self, name: str) -> None:
        """Nobody is told."""


class Clock:
    """A time that is set."""

    now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def finished_source(name: str = "game") -> Source:
    """A game of bots that is over."""
    table = table_of("simple", "simple", stacks=2)
    table.run_bots()
    return Source(name, store(table), (), 0, is_over=True)


def steps(game: CachedGame) -> int:
    """How long it is."""
    return game.replay.length


def test_few_games_are_at_hand_and_none_for_long() -> None:
    clock = Clock()
    beacon: Any = Dark()
    cache, source = ReplayCache(beacon, clock), finished_source()
    assert cache.ask(("game", 0), steps, None) == Missing()
    length = cache.ask(("game", 0), steps, source)
    assert cache.ask(("game", 0), steps, None) == length > 0
    for number in range(MOST + 3):
        cache.ask((f"g{number}", 0), steps, source)
    assert len(cache.games) == MOST
    assert ("game", 0) not in cache.games
    clock.now = REST
    cache.tidy()
    assert not cache.games


def test_long_games_leave_less_room(monkeypatch: pytest.MonkeyPatch) -> None:
    beacon: Any = Dark()
    cache, source = ReplayCache(beacon), finished_source()
    monkeypatch.setattr(CachedGame, "steps", MOST_STEPS // 2)
    for number in range(5):
        cache.ask((f"g{number}", 0), lambda game: game.table.is_over, source)
        assert len(cache.games) <= 2


@pytest.mark.soak
def test_replays_take_memory_in_proportion_to_their_length() -> None:
    """Twelve long records, all of them looked at step by step: positions without events, and not many of them."""
    beacon: Any = Dark()
    cache, text = ReplayCache(beacon), store(long_table(LENGTH))
    names = [f"g{number}" for number in range(UPLOADS)]
    lengths = [cache.ask((name, 0), walked, Source(name, text, (), 0, is_over=True)) for name in names]
    assert min(lengths) > LENGTH
    kept = [position for game in cache.games.values() for position in game.replay._snapshots.values()]
    assert sum(game.steps for game in cache.games.values()) <= max(MOST_STEPS, *lengths)
    assert len(kept) <= MOST * (MOST_SNAPSHOTS + 1)
    assert all(position.happened() == [] and position.answers == [] for position in kept)


def walked(game: CachedGame) -> int:
    """Look at a game step by step; how long it is."""
    for step in range(game.replay.length + 1):
        game.replay.go(step)
        assert game.replay.game.happened() == []
    return game.replay.length


async def test_games_of_too_many_steps_are_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    source = finished_source()
    count = len(source.table().steps)
    monkeypatch.setattr(opening, "LONGEST", count - 1)
    found = read(source.opening)
    assert isinstance(found, Wrong)
    assert (found.code, found.values) == (LONG, {"most": count - 1, "steps": count})
    monkeypatch.setattr("animalfolk.server.replay_cache.LONGEST", count - 1)
    with pytest.raises(Refused) as told:
        _ = CachedGame(source.table()).replay
    assert (told.value.code, told.value.values["steps"]) == ("long-game", count)
    for lang in languages():
        words = Words(lang)
        assert f"{count}" in words.text("web-refused-long-record", steps=count, most=count - 1)
        assert f"{count}" in words.text("web-refused-long-game", steps=count, most=count - 1)


def test_what_was_made_is_kept_for_a_while_and_not_without_end() -> None:
    clock = Clock()
    made = Made(100, clock)
    for number in range(10):
        made.keep(number, b"x" * 20)
        assert made.size <= 100
    assert [made.find(number) is not None for number in range(10)] == [False] * 5 + [True] * 5
    made.keep("large", b"x" * 50)
    assert made.find("large") is None
    clock.now = KEPT_SECONDS
    assert made.find(9) is None


def test_what_is_dear_takes_as_much_of_the_limit() -> None:
    clock = Clock()
    limits = Limits({ASK: Limit(10, 1.0)}, clock)
    limits.take(ASK, "anna", 8)
    with pytest.raises(TooFast) as told:
        limits.take(ASK, "anna", 5)
    assert told.value.values == {"seconds": 3}
    limits.take(ASK, "anna", 2)
    limits.take(ASK, "ben", 25)  # more than there ever is: from what comes next
    for seconds, is_free in ((15.5, False), (16.5, True)):
        clock.now = seconds
        if is_free:
            limits.take(ASK, "ben")
        else:
            with pytest.raises(TooFast):
                limits.take(ASK, "ben")


async def finished(web: Web) -> str:
    """A short game that is over: the token of a seat."""
    anna, ben, _ = await web.two(**SHORT)
    await played(web, anna, ben)
    return anna


async def test_what_is_made_once_is_not_made_again_nor_paid_for(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna = await finished(web)
        paths = ("/api/play/record", "/api/play/replay", "/api/play/replay/views?count=20", "/api/play/replay/events")
        first = [(await web.get(path, anna)).content for path in paths]
        assert all(first)
        await web.parts.replays.close()  # whatever is made is made there
        assert [(await web.get(path, anna)).content for path in paths] == first
        assert (await web.get("/api/play/replay/views?step=1", anna)).json()["code"] == "unreachable"


@pytest.mark.soak
async def test_who_asks_for_much_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    async with served(tmp_path, asks_per_second=20) as web:
        web.parts.limits = web.parts.desk.limits = Limits(
            {**web.parts.limits._kinds, ASK: Limit(100_000, 20.0)}
        )  # until the game is over
        anna = await finished(web)
        web.parts.limits = Limits({**web.parts.limits._kinds, ASK: Limit(60, 0.001)})
        codes = [
            (await web.get(f"/api/play/replay/views?step={step}&count=20", anna)).status_code for step in range(ASKED)
        ]
        assert codes[0] == 200
        assert codes.count(200) <= 60 // 4
        assert codes[-1] == 429
        assert (await web.get("/health")).status_code == 200
        assert (await web.good("/api/quick"))["token"]
