"""Several processes at one port: one is killed, PostgreSQL or Redis goes away, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from animalfolk.cli import main
from animalfolk.server.rows import RUNNING
from animalfolk.server.storage import Storage
from animalfolk.table.log import ANSWER
from tests.conftest import SOAK
from tests.server.load import Load
from tests.server.postgres import Cluster
from tests.server.programs import PLAIN, WAIT, Program, program
from tests.server.redis import Redis
from tests.server.sockets import Client, Reachable, Tokens, new_game, serving
from tests.support.processes import gone
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
BLOWS = 20 if SOAK else 1
ANSWERS = 5  # for each of which two processes compete
WORKER = b"spawn_main"
CARRIERS = ["postgresql", *(["redis"] if SOAK else [])]  # of notes between processes


def workers(server: Program) -> list[int]:
    """The process ids of those who serve."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text(encoding="ascii")
    return [int(pid) for pid in children.split() if WORKER in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.fixture
def shared(postgres: Cluster) -> str:
    """A database for several."""
    return postgres.new_database()


@pytest.mark.soak
@pytest.mark.parametrize("carrier", CARRIERS)
async def test_one_of_two_is_killed_and_what_they_share_is_started_again_under_load(
    postgres: Cluster, shared: str, tmp_path: Path, request: pytest.FixtureRequest, carrier: str
) -> None:
    """Nobody loses anything; one after the other, as several processes take long to start."""
    load = Load(random.Random("workers"))
    redis: Redis | None = request.getfixturevalue("redis") if carrier == "redis" else None
    flags = ["--redis", redis.address] if redis else []
    with program(tmp_path / "log", "--database", shared, "--workers", "2", *flags) as server:
        await load.through(server, [partial(kill_one, server, load.chance)] * BLOWS)
        assert len(workers(server)) == 2, "nobody took the place of who was killed"
        counted = await all_answers_taken(server)
        uncounted = BLOWS * sum(len(game.players) for game in load.games)  # stored when their process was killed
        assert counted >= sum(game.answers for game in load.games) - uncounted
        await load.check(shared, load.games)
        assert not errors(server), "something failed besides who was killed"
        await load.through(server, [partial(again, server, postgres, redis)] * BLOWS)
        await load.check(shared, load.games)
        before = errors(server)
        code, _ = server.stop(signal.SIGTERM)
        assert (code, errors(server)) == (0, before), "it did not stop in good order"


def errors(server: Program) -> int:
    """How many the server has noted."""
    return server.log.read_text(encoding="utf-8").count('"level": "error"')


async def kill_one(server: Program, chance: random.Random) -> None:
    """One of those who serve is killed, and another takes its place."""
    before = workers(server)
    os.kill(chance.choice(before), signal.SIGKILL)
    async with asyncio.timeout(WAIT):
        while len(set(workers(server)) - set(before)) != 1:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def again(server: Program, postgres: Cluster, redis: Redis | None) -> None:
    """What carries notes between processes goes, and comes back."""
    if redis:
        redis.stop()
        redis.start()
    else:
        await away(server, postgres)


async def away(server: Program, postgres: Cluster) -> None:
    """PostgreSQL goes, the server says so, and it comes back."""
    await asyncio.to_thread(postgres.stop)
    assert (await health(server, httpx.codes.SERVICE_UNAVAILABLE))["code"] == "unreachable"
    await asyncio.to_thread(postgres.start)
    assert (await health(server, httpx.codes.OK))["status"] == "well"


async def all_answers_taken(server: Program) -> float:
    """What either process tells; an answer of somebody who has just gone may still be on its way."""
    async with asyncio.timeout(WAIT):
        while True:
            taken = {await answers_taken(server) for _ in range(6)}
            if len(taken) == 1:
                return taken.pop()


async def answers_taken(server: Program) -> float:
    """How many answers of people the figures of the server tell."""
    async with httpx.AsyncClient(base_url=server.web, timeout=WAIT, verify=PLAIN) as web:
        lines = (await web.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("animalfolk_answers_total "))


async def health(server: Program, code: int) -> dict[str, Any]:
    """What the server says of itself, once it has this code."""
    async with httpx.AsyncClient(base_url=server.web, timeout=WAIT, verify=PLAIN) as web, asyncio.timeout(WAIT):
        while (said := await web.get("/health")).status_code != code:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    return cast(dict[str, Any], said.json())


async def test_of_two_answers_at_two_processes_one_is_kept_and_the_other_is_told(shared: str, tmp_path: Path) -> None:
    """One of them is the process of this test."""
    table = table_of("person", "person")
    tokens, row = new_game(table, RUNNING)
    storage = await Storage.open(shared)
    await storage.add_game(row)
    with program(tmp_path / "log", "--database", shared) as one:
        async with serving(tmp_path, database=shared) as other:
            await compete(storage, tokens, tokens.seats[table.asked or 0], one, other)
    await storage.close()


async def compete(storage: Storage, tokens: Tokens, token: str, one: Reachable, other: Reachable) -> None:
    """Whoever has this token answers at both at once, again and again."""
    here, there = await Client.open(one, token), await Client.open(other, token)
    for _ in range(ANSWERS):
        if not here.is_asked:
            break
        number, options = here.state["number"], here.options
        replies = await asyncio.gather(here.answer(options[0]), there.answer(options[-1]))
        assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
        assert {reply.get("code", "late-answer") for reply in replies} <= {"late-answer", "out-of-turn"}
        log = await storage.entries(tokens.game)
        assert len([entry for entry in log if entry.kind == ANSWER and entry.number == number]) == 1
        for client in (here, there):
            await client.until(partial(has_gone_on, client, number))
    await same_at(one, other, tokens)
    for client in (here, there):
        await client.close()


def has_gone_on(client: Client, number: int) -> bool:
    """Whether this decision was answered."""
    return bool(client.state["number"] != number)


async def same_at(one: Reachable, other: Reachable, tokens: Tokens) -> None:
    """Whoever comes to either process is shown the same, from the first event on."""
    for token in (*tokens.seats, tokens.watch):
        here, there = await Client.open(one, token), await Client.open(other, token)
        for what in ("event", "view", "number"):
            assert here.state[what] == there.state[what]
        assert here.events == there.events
        for client in (here, there):
            await client.close()


def test_who_serves_beside_a_first_that_is_killed_ends_too(shared: str, tmp_path: Path) -> None:
    with program(tmp_path / "log", "--database", shared, "--workers", "2") as server:
        assert httpx.get(f"{server.web}/health", timeout=WAIT, verify=PLAIN).status_code == httpx.codes.OK
        both = workers(server)
        server.kill()
        try:
            assert len(both) == 2
            assert gone(both)
        finally:
            end(both)


def end(processes: Iterable[int]) -> None:
    """Nobody stays who should have gone."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def test_several_processes_need_postgresql(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    address = f"sqlite:///{tmp_path / 'games.db'}"
    assert main(["serve", "--port", "0", "--workers", "2", "--database", address]) == 2
    assert "postgresql://" in capfd.readouterr().err
