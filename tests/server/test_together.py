"""Two servers at one PostgreSQL: people at either of them play together, and each thing is done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from animalfolk.server.messages import Join, NewSeat, NewTable
from animalfolk.server.rows import OPEN, OVER, RUNNING
from animalfolk.table import Clock, Settings
from animalfolk.table.log import ANSWER
from animalfolk.table.store import store
from animalfolk.table.verify import WHOLE, verify
from tests.server.postgres import Cluster
from tests.server.redis import Redis
from tests.server.sockets import Client, Served, Tokens, serving, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
DECKS = ("macaws", "pandas", "squirrels")
QUICK = Settings(undo="open", clock=Clock("move", 1))


class Two(NamedTuple):
    """Two servers."""

    one: Served
    other: Served

    async def clients(self, tokens: Tokens) -> tuple[Client, Client]:
        """The first two seats, each at another server; all are here."""
        first = await Client.open(self.one, tokens.seats[0])
        second = await Client.open(self.other, tokens.seats[1])
        await first.everybody()
        await second.everybody()
        return first, second


def goes_on(client: Client, number: int) -> bool:
    """Whether another decision is asked than that of this number, or the game is over."""
    return client.state["phase"] == OVER or client.state["number"] not in (None, number)


@pytest.fixture(params=["postgresql", "redis"])
def shared(request: pytest.FixtureRequest, postgres: Cluster) -> dict[str, Any]:
    """The settings of servers that share a database, and tell each other by it or by Redis."""
    settings: dict[str, Any] = {"database": postgres.new_database()}
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")
        settings["redis"] = redis.address
    return settings


@pytest.fixture
async def two(shared: dict[str, Any], tmp_path: Path) -> AsyncIterator[Two]:
    """Two servers."""
    async with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as other:
        yield Two(one, other)


async def test_what_is_done_at_one_server_is_told_at_the_other(two: Two) -> None:
    tokens = await two.one.add(table_of("person", "person"))
    clients = await two.clients(tokens)
    for _ in range(6):
        asked = next(client for client in clients if client.is_asked)
        assert (await asked.answer())["type"] == "done"
        count = (await two.one.table(tokens)).told
        for client in clients:
            await client.told(count)
        await clients[0].until(lambda: any(client.is_asked for client in clients))
    await clients[0].ask("chat", text="Good day")
    await clients[1].hear("Good day")
    await clients[1].close()
    await clients[0].until(lambda: not clients[0].state["seats"][1]["here"])


async def test_of_two_answers_to_one_decision_one_is_kept_and_the_other_is_told(two: Two) -> None:
    table = table_of("person", "person")
    tokens = await two.one.add(table)
    seat = table.asked or 0
    here, there = [await Client.open(server, tokens.seats[seat]) for server in two]
    for _ in range(5):
        number, options = here.state["number"], here.options
        replies = await asyncio.gather(here.answer(options[0]), there.answer(options[-1]))
        assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
        refused = next(reply for reply in replies if reply["type"] == "refused")
        assert refused["code"] in ("late-answer", "out-of-turn")
        log = (await two.one.table(tokens)).log
        assert len([entry for entry in log if entry.kind == ANSWER and entry.number == number]) == 1
        assert (await two.other.table(tokens)).log == log
        if (await two.one.table(tokens)).asked != seat:
            return
        for client in (here, there):
            await client.until(partial(goes_on, client, number))


async def test_bots_answer_once_wherever_the_person_is(two: Two) -> None:
    tokens = await two.one.add(table_of("person", "trader", settings=Settings(undo="never"), stacks="2"))
    here, there = [await Client.open(server, tokens.seats[0]) for server in two]
    while here.state["phase"] != OVER:
        await here.until(lambda: here.is_asked or here.state["phase"] == OVER)  # noqa: B023
        if here.is_asked:
            number = here.state["number"]
            assert (await here.answer())["type"] == "done"
            for client in (here, there):
                await client.until(partial(goes_on, client, number))
        here, there = there, here
    verified = verify(store(await two.other.table(tokens)))
    assert (verified.kind, verified.chain, verified.commitment) == (WHOLE, True, True)


async def test_seats_taken_at_one_server_are_seen_at_the_other(two: Two) -> None:
    lobby, others = two.one.parts.lobby, two.other.parts.lobby
    visitor = await lobby.visitor((await lobby.arrive("Anna")).token)
    table = await lobby.make(visitor, NewTable(seats=[NewSeat(), NewSeat()], decks=[*DECKS]))
    anna = await Client.open(two.one, table.token or "")
    assert anna.state["phase"] == OPEN
    joined = await others.join(table.table, Join(token=table.invites[0].token, name="Ben"), None)
    await anna.until(lambda: anna.state["phase"] == RUNNING)
    ben = await Client.open(two.other, joined.token)
    assert ben.state["phase"] == RUNNING


async def test_time_runs_out_although_the_server_that_looked_after_the_table_has_stopped(
    shared: dict[str, Any], tmp_path: Path
) -> None:
    async with serving(tmp_path, **shared) as other:
        async with serving(tmp_path, **shared) as one:
            tokens = await one.add(table_of("person", "person", settings=QUICK))
            first = await Client.open(one, tokens.seats[0])
            await until(lambda: one.hall.peers.holds(tokens.game))
            assert not other.hall.peers.holds(tokens.game)
            assert first.state["phase"] == RUNNING
        watching = await Client.open(other, tokens.watch)
        await watching.until(lambda: any(who["away"] for who in watching.state["view"]["table"]["seats"]))
