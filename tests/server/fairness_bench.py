"""What one address takes from another, and how much it stores: the bots' processes, and a real server.

`python -m tests.server.fairness_bench`; `--help` has the rest. The server believes whom the requests name as their
address, as it would a proxy. To measure another version, let --source name its `src`; the bots' processes alone (--only
pool) are of this version.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from animalfolk.server.thinking import BotPool
from animalfolk.table import Settings, Table
from animalfolk.table.job import Job
from animalfolk.table.store import store
from tests.server.programs import PLAIN, Program, program
from tests.server.test_thinking import job_of
from tests.support.answers import from_view
from tests.table.tables import table_of

GREEDY, OTHER = "192.0.2.1", "198.51.100.7"
NONCE = 198_000
DAY = 24 * 60  # minutes
MAKES = 60  # a minute: the usual limit
BUSY = 429
SETTLE = 5.0  # seconds after which the tables of the other address are all under way


def options(words: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="fairness_bench", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="of the address that wants much (20)")
    parser.add_argument("--turns", type=int, default=5, help="of a master that are measured (5)")
    parser.add_argument("--records", type=int, default=20, help="that it has analysed (20)")
    parser.add_argument("--source", type=Path, help="sources of the server, if it is to be another version's")
    parser.add_argument("--only", choices=("pool", "masters", "analyses", "growth"))
    parser.add_argument("--patience", type=float, default=240, help="seconds to wait for an analysis (240)")
    return parser.parse_args(words)


class Somebody:
    """Somebody who asks from one address."""

    def __init__(self, server: Program, address: str) -> None:
        headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=server.web, headers=headers, timeout=None, verify=PLAIN)

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> httpx.Response:
        """Ask for something."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.http.request(method, path, headers=headers, json=body)

    async def post(self, path: str, token: str = "", body: Any = None) -> Any:
        """Have something done."""
        return (await self.ask("POST", path, token, {} if body is None else body)).json()

    async def until_asked(self, token: str) -> Any:
        """How a table stands once somebody is asked there, or the game is over."""
        while True:
            answer = await self.ask("GET", "/api/play", token)
            state = answer.json() if answer.is_success else {"number": None, "phase": ""}
            if state["number"] is not None or state["phase"] == "over":
                return state
            await asyncio.sleep(0.05)

    async def upload(self, number: int) -> str:
        """The token of a record, each another; while it is refused it is sent again."""
        while True:
            answer = await self.ask("POST", "/api/records", body={"text": store(finished(number))})
            if answer.status_code != BUSY:
                return str(answer.json()["watch"])
            await asyncio.sleep(0.2)

    async def analysed(self, token: str, patience: float) -> float | None:
        """Seconds until a game is analysed; none if it takes too long."""
        begun = time.perf_counter()
        while time.perf_counter() - begun < patience:
            if (await self.post("/api/play/analysis", token)).get("finished"):
                return time.perf_counter() - begun
            await asyncio.sleep(0.2)
        return None


def finished(number: int, nonce: str = "") -> Table:
    """A short game between bots that is over."""
    settings = Settings(evenly=False)  # which older versions know, too
    made = table_of("simple", "simple", stacks=3, seed=f"{number:032x}", settings=settings)
    table = Table(made.start, made.seats, made.settings, nonce)
    table.run_bots()
    return table


@asynccontextmanager
async def two(folder: str, source: Path | None) -> AsyncIterator[tuple[Somebody, Somebody]]:
    """Two addresses at a new server."""
    database = f"sqlite:///{folder}/games.db"
    flags = ("--database", database, "--log-level", "error", "--bot-workers", "2")
    with program(Path(folder) / "log", *flags, source=source) as server:
        people = Somebody(server, GREEDY), Somebody(server, OTHER)
        await asyncio.gather(*(person.http.get("/health") for person in people))
        yield people


async def in_the_pool(wanted: argparse.Namespace) -> str:
    """How long somebody waits for a thought of a master: alone, and while another address plays at many tables."""
    pool, job = BotPool(workers=2, seconds=3600), job_of("master")
    await asyncio.gather(*(pool.ask(job) for _ in range(4)))  # the processes begin
    alone = await _waits(pool, job, wanted.turns)
    playing = [asyncio.create_task(_play(pool, job)) for _ in range(wanted.tables)]
    await asyncio.sleep(0)
    beside = await _waits(pool, job, wanted.turns)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    pool.close()
    told = [f"{median(found):.2f} s, at most {max(found):.2f} s" for found in (alone, beside)]
    return f"a thought of a master: alone {told[0]}; beside {wanted.tables} tables of another address {told[1]}"


async def _play(pool: BotPool, job: Job) -> None:
    """A table of the address that wants much, where a master always thinks."""
    _come_from(GREEDY)
    while True:
        await pool.ask(job)


async def _waits(pool: BotPool, job: Job, turns: int) -> list[float]:
    _come_from(OTHER)
    found = []
    for _ in range(turns):
        begun = time.perf_counter()
        await pool.ask(job)
        found.append(time.perf_counter() - begun)
    return found


def _come_from(address: str) -> None:
    """On whose account this task thinks; versions before there were accounts know nothing of it."""
    with suppress(ImportError):
        importlib.import_module("animalfolk.server.asker").ASKER.set(address)


async def masters(wanted: argparse.Namespace, folder: str) -> str:
    """How long somebody waits for a master's turn over HTTP: alone, and while another address plays at many tables."""
    async with two(folder, wanted.source) as (greedy, other):
        alone = await turns_of_a_master(other, wanted.turns)
        playing = [asyncio.create_task(turns_of_a_master(greedy, 10_000)) for _ in range(wanted.tables)]
        await asyncio.sleep(SETTLE)
        beside = await turns_of_a_master(other, wanted.turns)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    told = [f"{median(found):.1f} s, at most {max(found):.1f} s" for found in (alone, beside)]
    return f"a turn of a master over HTTP: alone {told[0]}; beside {wanted.tables} tables of another address {told[1]}"


async def turns_of_a_master(person: Somebody, turns: int) -> list[float]:
    """Play against masters; seconds of so many of their turns, from one's last answer to being asked again."""
    taken: list[float] = []
    while len(taken) < turns:
        token = str((await person.post("/api/quick", body={"bot": "master"}))["token"])
        state = await person.until_asked(token)
        while len(taken) < turns and state["phase"] != "over":
            choice = from_view(state["view"])
            body = {"number": state["number"], "choice": choice, "id": f"{state['number']}"}
            begun = time.perf_counter()
            await person.post("/api/play/answer", token, body)
            before, state = state, await person.until_asked(token)
            if state["view"]["turn"] != before["view"]["turn"]:  # the master had its turn meanwhile
                taken.append(time.perf_counter() - begun)
    return taken


async def analyses(wanted: argparse.Namespace, folder: str) -> str:
    """How long somebody waits for an analysis: alone, and after another address has asked for many."""
    async with two(folder, wanted.source) as (greedy, other):
        alone = await other.analysed(await other.upload(1000), wanted.patience)
        tokens = [await greedy.upload(number) for number in range(wanted.records)]
        answers = [await greedy.ask("POST", "/api/play/analysis", token, {}) for token in tokens]
        taken = sum(answer.status_code != BUSY for answer in answers)
        beside = await other.analysed(await other.upload(1001), wanted.patience)
    told = [f"{found:.1f} s" if found else f"more than {wanted.patience:.0f} s" for found in (alone, beside)]
    return f"an analysis: alone {told[0]}; after {taken} of {wanted.records} of another address were taken {told[1]}"


async def growth(wanted: argparse.Namespace, folder: str, count: int = 20) -> str:
    """How much a file grows by records with long nonces, and by plain ones, within the usual limits."""
    lines = []
    for name, nonce in (("with long nonces", "a" * NONCE), ("as they are", "")):
        place = Path(folder) / name
        place.mkdir()
        async with two(str(place), wanted.source) as (greedy, _):
            before, taken, sent = _size(place), 0, 0
            for number in range(count):
                text = store(finished(number, nonce and nonce[:-6] + f"{number:06}"))
                answer = await greedy.ask("POST", "/api/records", body={"text": text})
                taken += answer.status_code == 201
                sent += len(text)
            each = (_size(place) - before) / max(taken, 1)
        a_day = each * MAKES * DAY / 1e9 if taken else 0
        lines.append(
            f"records {name}: {taken} of {count} taken, {sent / count / 1000:.1f} kB each, {each / 1000:.1f} kB in the "
            f"file; {a_day:.2f} GB a day at {MAKES} a minute, if nothing else bounds it"
        )
    return "\n".join(lines)


def _size(folder: Path) -> int:
    """Bytes of all pages, those in the log beside the file, too."""
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        pages, size = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size")]
    return int(pages * size)


async def main(words: Sequence[str] | None = None) -> None:
    """Measure, and say it."""
    wanted = options(words)
    parts: dict[str, Callable[[], Awaitable[str]]] = {
        "pool": lambda: in_the_pool(wanted),
        "masters": lambda: masters(wanted, _folder()),
        "analyses": lambda: analyses(wanted, _folder()),
        "growth": lambda: growth(wanted, _folder()),
    }
    for name, part in parts.items():
        if wanted.only in (None, name):
            print(await part(), flush=True)


def _folder() -> str:
    return tempfile.mkdtemp(prefix="animalfolk-fairness-")


if __name__ == "__main__":
    asyncio.run(main())
