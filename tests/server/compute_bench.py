"""What heavy work costs others, and how much memory replays take: `python -m tests.server.compute_bench`.

It serves with the usual limits, in a process of its own, and asks over HTTP alone, so that it also measures older
versions: --source says which, for the parts reading and uploads. Times are those of somebody
else, who looks at a table over and over; look at their ratios within one run, as machines differ.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from animalfolk.server.storage import Storage
from animalfolk.table import Settings, Table
from animalfolk.table.replay import Replay
from animalfolk.table.store import store
from tests.server import slow
from tests.server.load_machine import memory as memory_of
from tests.server.load_machine import tree
from tests.support.answers import sensible
from tests.table.tables import table_of

IDLE = "inventory"
PAUSE = 0.05  # seconds between two looks
WAIT = 120
TRIES = 5
MB = 1024 * 1024
SECONDS = 8.0


def long_table(steps: int) -> Table:
    """A game in which nothing much is done for so many steps, and which is then played to its end."""
    table = table_of("simple", "simple", stacks=2, settings=Settings(evenly=False))  # which older versions know, too
    while not table.is_over:
        seat = table.bot_turn()
        assert seat is not None
        options = table.options
        idle = next((option for option in (IDLE, "done", "end") if option in options), None)
        table.bot_answer(idle if idle and len(table.steps) < steps else sensible(table.game, seat, "x"))
    return table


def record_of(table: Table, number: int) -> str:
    """Its record, each with another name."""
    table.seats[1] = table.seats[1]._replace(name=f"N{number}")
    return store(table)


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str, source: Path | None = None) -> None:
        env = {**os.environ, "PYTHONPATH": str(source)} if source else None
        command = [sys.executable, "-m", "animalfolk", "serve", "--port", "0", "--database", database]
        self._log = (folder / "log").open("w", encoding="utf-8")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=env)
        assert self.process.stdout
        self.web = re.findall(r"http://[0-9.:]+", self.process.stdout.readline())[0]

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()
        self._log.close()


@asynccontextmanager
async def serving(
    database: str, folder: Path, source: Path | None = None
) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server, and somebody who asks it."""
    server = await asyncio.to_thread(Server, folder, database, source)
    try:
        async with httpx.AsyncClient(base_url=server.web, timeout=WAIT) as client:
            yield server, client
    finally:
        server.stop()


def bearer(token: str) -> dict[str, str]:
    """By which token."""
    return {"Authorization": f"Bearer {token}"}


async def looks(client: httpx.AsyncClient, token: str, until: Callable[[], bool]) -> list[float]:
    """How many milliseconds each look at a table takes."""
    taken: list[float] = []
    while not until():
        begun = time.perf_counter()
        with suppress(httpx.TimeoutException):
            await client.get("/api/play", headers=bearer(token))
        taken.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(PAUSE)
    return taken


async def beside(client: httpx.AsyncClient, token: str, seconds: float, work: Callable[[], Awaitable[object]]) -> Any:
    """Looks while something is asked for again and again; how often it was done, and how often refused."""
    end = time.monotonic() + seconds
    counts = {"done": 0, "refused": 0}

    async def again() -> None:
        while time.monotonic() < end:
            counts["done" if await work() else "refused"] += 1

    asking = [asyncio.create_task(again()) for _ in range(4)]
    taken = await looks(client, token, lambda: time.monotonic() > end)
    await asyncio.gather(*asking, return_exceptions=True)
    return taken, counts


def told(what: str, taken: list[float], more: str = "") -> None:
    """One line of figures."""
    ranks = sorted(taken)
    p95 = ranks[min(int(len(ranks) * 0.95), len(ranks) - 1)]
    print(
        f"{what:34} median {statistics.median(taken):7.1f} ms  p95 {p95:7.1f}  longest {ranks[-1]:7.1f}  {more}",
        flush=True,
    )


async def asked(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> bool:
    """Whether it was done; who is refused waits a little."""
    response = await client.get(path, headers=headers)
    if response.status_code == httpx.codes.TOO_MANY_REQUESTS:
        await asyncio.sleep(0.2)
        return False
    return response.is_success


async def reading(folder: Path, steps: int, seconds: float, source: Path | None) -> None:
    """One token asks for a long record, and one browser for the largest script, as often as they may."""
    async with serving(f"sqlite:///{folder / 'reading.db'}", folder, source) as (_, client):
        quick = (await client.post("/api/quick", json={})).json()["token"]
        text = record_of(long_table(steps), 0)
        opened = (await client.post("/api/records", json={"text": text})).json()
        headers = bearer(opened["watch"])
        await client.get("/api/play/record", headers=headers)
        taken, _ = await beside(client, quick, seconds, lambda: asyncio.sleep(PAUSE, True))
        told("alone", taken)
        taken, counts = await beside(
            client, quick, seconds, lambda: asked(client, "/api/play/record?form=json", headers)
        )
        told(f"a record of {len(text) // 1000} kB", taken, str(counts))
        count = 0

        async def views() -> bool:
            nonlocal count
            count += 1
            return await asked(client, f"/api/play/replay/views?step={count * 37 % steps}&count=20&seat=all", headers)

        taken, counts = await beside(client, quick, seconds, views)
        told("views of its replay", taken, str(counts))
        page = (await client.get("/")).text
        script = "/assets/" + re.findall(r"assets/(index-[^\"]+\.js)", page)[0]
        taken, counts = await beside(client, quick, seconds, lambda: asked(client, script, {"Accept-Encoding": "gzip"}))
        told("the script of the pages", taken, str(counts))


async def computing(folder: Path, count: int, seconds: float) -> None:
    """A table that takes very long to be made again is asked for."""
    database = f"sqlite:///{folder / 'slow.db'}"
    storage = await Storage.open(database)
    token = await slow.add_slow(storage, count=count)
    await storage.close()
    async with serving(database, folder) as (server, client):
        quick = (await client.post("/api/quick", json={})).json()["token"]
        begun = time.monotonic()
        waiting = asyncio.create_task(client.get("/api/play", headers=bearer(token), timeout=seconds))
        taken = await looks(client, quick, waiting.done)
        with suppress(httpx.TimeoutException):
            response = await waiting
            print(f"the slow table: {response.status_code} after {time.monotonic() - begun:.1f} s")
        told("beside a slow table", taken)
        begun = time.monotonic()
        server.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            await asyncio.to_thread(server.process.wait, seconds)
        print(f"stopped after SIGTERM: {server.process.poll() is not None}, {time.monotonic() - begun:.1f} s")


def memory(steps: list[int]) -> None:
    """Replays of games of several lengths, looked at step by step: what each takes besides its table."""
    for length in steps:
        table = long_table(length)
        gc.collect()
        before = memory_of([os.getpid()])
        replay = Replay(table)
        for step in range(replay.length + 1):
            replay.go(step)
            _ = replay.game
        gc.collect()
        taken = (memory_of([os.getpid()]) - before) / MB
        print(f"a replay of {replay.length:6} steps, {len(store(table)) // 1000:4} kB: {taken:7.1f} MB", flush=True)


async def opened_by(client: httpx.AsyncClient, text: str) -> httpx.Response:
    """A record is sent, some times where a busy machine did not read it in time."""
    tries = 1
    while (answer := await _sent(client, text)).status_code == httpx.codes.BAD_REQUEST and tries < TRIES:
        if answer.json()["code"] != "heavy-record":
            break
        tries += 1
    return answer


async def _sent(client: httpx.AsyncClient, text: str) -> httpx.Response:
    return await client.post("/api/records", json={"text": text}, timeout=10 * WAIT)


async def uploads(folder: Path, steps: int, count: int, source: Path | None) -> None:
    """Somebody uploads long records and looks at the end of each: the memory of all processes of the server."""
    table = long_table(steps)
    texts = [record_of(table, number) for number in range(count)]
    async with serving(f"sqlite:///{folder / 'uploads.db'}", folder, source) as (server, client):
        await client.post("/api/quick", json={})
        before, most, taken, refused = memory_of(tree(server.process.pid)), 0, 0, set[str]()
        for text in texts:
            opened = await opened_by(client, text)
            if opened.is_success:
                headers = bearer(opened.json()["watch"])
                path = f"/api/play/replay/views?step={steps}&count=1&seat=all"
                seen = await client.get(path, headers=headers, timeout=10 * WAIT)
                taken += seen.is_success
            else:
                refused.add(opened.json()["code"])
            most = max(most, memory_of(tree(server.process.pid)))
        why = f", refused: {', '.join(sorted(refused))}" if refused else ""
        size = f"{len(texts[0]) // 1000} kB, {len(table.steps)} steps"
        after = memory_of(tree(server.process.pid))
        print(f"{taken} of {count} records of {size} looked at{why}", flush=True)
        print(f"memory {before / MB:.0f} MB before, {after / MB:.0f} MB after, {most / MB:.0f} MB at most", flush=True)


def main() -> None:
    """Measure."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--steps", type=int, default=3000, help="of a long record")
    asking.add_argument("--lengths", type=int, nargs="*", default=[1000, 2000, 4000], help="steps of replays")
    asking.add_argument("--seconds", type=float, default=SECONDS, help="of each part of the reading")
    asking.add_argument("--taken-back", type=int, default=3000, help="steps of the slow table")
    asking.add_argument("--uploads", type=int, default=12, help="long records that are uploaded")
    asking.add_argument("--upload-steps", type=int, default=16_000, help="of each of them")
    asking.add_argument("--source", type=Path, help="sources of the server, if it is to be another version's")
    asking.add_argument("--only", choices=("reading", "computing", "memory", "uploads"))
    given = asking.parse_args()
    os.environ.setdefault("ANIMALFOLK_LANG", "en")
    parts: dict[str, Callable[[Path], Awaitable[None]]] = {
        "computing": lambda folder: computing(folder, given.taken_back, 60),
        "reading": lambda folder: reading(folder, given.steps, given.seconds, given.source),
        "uploads": lambda folder: uploads(folder, given.upload_steps, given.uploads, given.source),
    }
    if given.only in (None, "memory"):
        print("# memory", flush=True)
        memory(given.lengths)
    for name, part in parts.items():
        if given.only in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                print(f"# {name}", flush=True)
                asyncio.run(_run(part, Path(folder)))


async def _run(part: Callable[[Path], Awaitable[None]], folder: Path) -> None:
    await part(folder)


if __name__ == "__main__":
    main()
