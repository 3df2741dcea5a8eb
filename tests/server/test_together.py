"""Two servers at one PostgreSQL: people at either of them play together, and each thing is done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from animalfolk.server.drafting import Drafting
from animalfolk.server.live import Live
from animalfolk.server.messages import Join, NewSeat, NewTable
from animalfolk.server.notes import MISSED, Note
from animalfolk.server.rows import DRAFTING, OPEN, OVER, RUNNING
from animalfolk.server.seating import MOST_TOKENS
from animalfolk.server.timing import Presence
from animalfolk.server.wire import LEFT
from animalfolk.table import Clock, Settings
from animalfolk.table.log import ANSWER
from animalfolk.table.store import store
from animalfolk.table.verify import WHOLE, verify
from tests.server.pairs import Silent, Two, joined_unheard, peers_of, quick_pair, sits
from tests.server.postgres import Cluster
from tests.server.redis import Redis
from tests.server.sockets import Client, Served, serving, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
DECKS = ("macaws", "pandas", "squirrels")
QUICK = Settings(undo="open", clock=Clock("move", 1))


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


# what else is told


@pytest.fixture
async def pair(postgres: Cluster, tmp_path: Path) -> AsyncIterator[Two]:
    """Two servers that look around often."""
    async with quick_pair(postgres, tmp_path) as two:
        yield two


async def more_tokens(server: Served, visitor: str, table: str) -> None:
    """So many more devices that the first one's token is void."""
    for _ in range(MOST_TOKENS):
        await server.parts.open_seat(table, await server.parts.lobby.visitor(visitor), None)


async def test_tokens_voided_at_one_server_open_nothing_at_the_other(pair: Two) -> None:
    visitor, table, _, token = await sits(pair.one, NewTable(seats=[NewSeat(), NewSeat()], decks=[*DECKS]))
    anna = await Client.open(pair.other, token)
    await more_tokens(pair.one, visitor, table)
    assert await anna.closed() == LEFT


async def test_decks_are_drafted_by_people_at_two_servers(pair: Two) -> None:
    _, table, invites, token = await sits(pair.one, NewTable(seats=[NewSeat(), NewSeat()], decks="draft"))
    ben = await pair.other.parts.lobby.join(table, Join(token=invites[0], name="Ben"), None)
    clients = await Client.open(pair.one, token), await Client.open(pair.other, ben.token)
    while (row := await pair.one.storage.game(table)) and row.draft and row.phase == DRAFTING:
        drafting = Drafting(row, row.draft)
        seat = next(seat for seat in (0, 1) if drafting.number(seat) is not None)
        await clients[seat].until(partial(is_asked, clients[seat], drafting.number(seat)))
        assert (await clients[seat].answer())["type"] == "done"
    for client in clients:
        await client.until(partial(has_begun, client))
    assert clients[0].state["view"]["decks"] == clients[1].state["view"]["decks"]


def is_asked(client: Client, number: int | None) -> bool:
    """Whether the decision of this number is asked."""
    return bool(client.state["number"] == number)


def has_begun(client: Client) -> bool:
    """Whether the game has begun."""
    return bool(client.state["phase"] == RUNNING)


async def test_a_server_that_is_lost_without_a_word_is_missed(pair: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people are shown as gone, and its bots' turns are taken over."""
    tokens = await pair.one.add(table_of("person", "trader", "person", settings=Settings(undo="never")))
    anna, clara = await Client.open(pair.other, tokens.seats[0]), await Client.open(pair.one, tokens.seats[2])
    at_one = await Client.open(pair.one, tokens.seats[0])
    for client in (anna, clara, at_one):
        await client.everybody()
    monkeypatch.setattr(pair.one.parts.bots, "ask", forever)
    while (await pair.one.table(tokens)).bot_turn() is None:
        asked = next(client for client in (at_one, clara) if client.is_asked)
        number = asked.state["number"]
        await asked.answer()
        for client in (at_one, clara):
            await client.told((await pair.one.table(tokens)).told)
        assert not asked.is_asked or asked.state["number"] != number
    await until(lambda: pair.one.hall.peers.holds(tokens.game))
    length = len((await pair.other.table(tokens)).log)
    monkeypatch.setattr(peers_of(pair.one), "_speaker", Silent())
    for task in [*peers_of(pair.one)._tasks, *pair.one.hall._tasks]:
        task.cancel()
    await anna.until(lambda: not anna.state["seats"][2]["here"])
    assert anna.state["seats"][0]["here"]
    live = pair.other.hall._tables[tokens.game]
    assert isinstance(live, Live)
    await until(lambda: len(live._kept._table.log if live._kept._table else ()) > length)


async def forever(*_: object) -> str:
    """A bot that never answers."""
    await asyncio.Event().wait()
    return ""


async def test_whoever_has_missed_notes_looks_again(pair: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor, table, invites, token = await sits(pair.one, NewTable(seats=[NewSeat()] * 3, decks=[*DECKS, "sloths"]))
    anna = await Client.open(pair.other, token)
    await joined_unheard(pair, table, invites[0], monkeypatch)
    assert (await anna.ask("ping"))["type"] == "done"
    assert anna.state["seats"][1]["open"]
    await pair.other.parts._hear(Note("", MISSED))
    await anna.until(lambda: anna.state["seats"][1]["here"] and not anna.state["seats"][1]["open"])
    await anna.hear("Good day")
    await more_tokens(pair.one, visitor, table)
    await pair.other.parts._hear(Note("", MISSED))
    assert await anna.closed() == LEFT


async def test_an_answer_of_which_no_note_came_is_found(pair: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("person", "person")
    tokens = await pair.one.add(table)
    clients = await pair.clients(tokens)
    monkeypatch.setattr(peers_of(pair.one), "_speaker", Silent())
    monkeypatch.setattr(peers_of(pair.other), "_speaker", Silent())
    seat, servers = table.asked or 0, (pair.one, pair.other)
    while (count := (await servers[seat].table(tokens)).told) == table.told:  # until all have something to be told of
        assert (await clients[seat].answer())["type"] == "done"
    await clients[1 - seat].told(count)


async def test_who_plays_over_http_at_one_server_is_here_at_the_other(pair: Two) -> None:
    tokens = await pair.one.add(table_of("person", "person"))
    anna = await Client.open(pair.one, tokens.seats[0])
    assert not anna.state["seats"][1]["here"]
    await pair.other.parts.play.state(tokens.seats[1], 0, 0)
    await anna.until(lambda: anna.state["seats"][1]["here"])


def test_who_asks_at_another_server_is_not_gone() -> None:
    presence = Presence(60_000)
    assert presence.gone_at(0, 1000) == 61_000
    presence.come_elsewhere(0, "other", 100_000)
    assert presence.gone_at(0, 1000) == 100_000
    assert presence.is_here(0, 99_999)
    assert not presence.is_here(0, 100_000)
