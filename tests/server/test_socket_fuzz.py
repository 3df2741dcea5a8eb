"""Whatever comes over a socket: one reply each, no hang, no failure, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from animalfolk.table import Settings, Table
from tests.properties.walk import SOAK
from tests.server.fuzz_messages import Frame, Fuzz
from tests.server.memory import live_at
from tests.server.memory_storage import MemoryStorage, token_of
from tests.server.sockets import Client, Message, Served, serving, until
from tests.support.answers import from_view
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
MESSAGES = 30_000 if SOAK else 400
HELLOS = 2_000 if SOAK else 60
REPLIES = ("done", "refused", "hints")
ABNORMAL = 1006
OURS, OTHER = "ours", "other"
HONEST = (1000, 1002, 1003, 1007, 1009, 4400, 4401, 4403, 4404, 4413)  # codes with which a socket may be closed here


def known(storage: MemoryStorage, game: str, table: Table) -> tuple[object, ...]:
    """Everything that may change at a table."""
    state = (len(table.log), table.told, table.moment(), table.away, table.resigned, table.request)
    return *state, list(storage.logs[game]), len(storage.lines.get(game, []))


def noted(caplog: pytest.LogCaptureFixture, event: str) -> list[Any]:
    """The codes with which this was noted in the log."""
    return [vars(record)["code"] for record in caplog.records if record.getMessage() == event]


async def table_in(served: Served, game: str) -> Table:
    return await (await live_at(served.hall, game)).look(lambda table: table)


async def at_rest(served: Served, game: str) -> Table:
    """The table when no bot is about to answer there, as one does for somebody who has left."""
    live, table = await live_at(served.hall, game), await table_in(served, game)
    async with asyncio.timeout(60):
        while live._is_bots_turn(table):
            await asyncio.sleep(0.001)
            table = await table_in(served, game)
    return table


async def sent(client: Client, frame: Frame, number: int) -> list[Message]:
    """Send it, and a ping: the replies that come before the ping's."""
    await client.socket.send(frame)
    await client.send({"type": "ping", "id": f"after-{number}"})
    replies: list[Message] = []
    while not replies or replies[-1]["id"] != f"after-{number}":
        message = await client.receive()
        if message["type"] in REPLIES:
            replies.append(message)
    return replies[:-1]


async def ended(client: Client) -> int:
    """The code with which it is closed; whoever was let in goes."""
    try:
        while (await client.receive())["type"] != "state":
            pass
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else ABNORMAL
    await client.close()
    return await client.closed()


async def one_answer(served: Served, client: Client) -> None:
    """The game goes on by an honest answer."""
    await client.until(lambda: client.is_asked)
    number = client.state["number"]
    choice = from_view(client.state["view"], f"{number}")
    assert (await client.ask("answer", number=number, choice=choice))["type"] == "done"


@pytest.mark.soak
async def test_whatever_comes_gets_one_reply_and_a_refusal_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage, chance = MemoryStorage(), random.Random("fuzz")
    refused = done = 0
    async with serving(tmp_path, storage=storage.as_storage()) as served:
        storage.put(OTHER, table_of("person", "person"))
        other = known(storage, OTHER, await table_in(served, OTHER))
        fuzz = Fuzz("messages", [token_of(OTHER, 0), token_of(OTHER, None), token_of(OURS, 1), "x"])
        game, clients = "", list[Client]()
        for number in range(MESSAGES):
            if number % 200 == 0:
                game = f"{OURS}{number}"
                storage.put(game, table_of("person", "person", seed=f"{number:032x}", settings=Settings(undo="agreed")))
                clients = [await Client.open(served, token_of(game, seat)) for seat in (0, 1, None)]
            place, table = chance.randrange(3), await at_rest(served, game)
            if number % 10 == 0 and not (table.is_over or table.away or table.resigned):
                await one_answer(served, clients[table.asked or 0])
            before, frame = known(storage, game, await at_rest(served, game)), fuzz.frame()
            replies = await sent(clients[place], frame, number)
            assert len(replies) == 1, frame
            if replies[0]["type"] == "refused" or place == 2:
                assert known(storage, game, await table_in(served, game)) == before, frame
            refused += replies[0]["type"] == "refused"
            done += replies[0]["type"] == "done"
        assert known(storage, OTHER, await table_in(served, OTHER)) == other
    assert refused > MESSAGES / 2
    assert done > MESSAGES / 100
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.soak
async def test_whatever_comes_first_closes_the_socket_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage = MemoryStorage()
    async with serving(tmp_path, storage=storage.as_storage()) as served:
        storage.put(OURS, table_of("person", "person"))
        before = known(storage, OURS, await table_in(served, OURS))
        friend = await Client.open(served, token_of(OURS, 0))
        fuzz = Fuzz("hello", [token_of(OURS, 1), token_of(OURS, None), "x" * 30])
        for number in range(HELLOS):
            client = Client(await connect(served.url, open_timeout=None))
            frame = fuzz.frame()
            await client.socket.send(frame)
            assert await ended(client) in HONEST, frame
            assert (await friend.ask("ping", id=f"{number}"))["type"] == "done"
        assert known(storage, OURS, await table_in(served, OURS)) == before
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_what_is_no_text_and_no_socket_closes_the_connection_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    storage, chance = MemoryStorage(), random.Random("bytes")
    async with serving(tmp_path, storage=storage.as_storage()) as served:
        storage.put(OURS, table_of("person", "person"))
        friend = await Client.open(served, token_of(OURS, 0))
        for garbage in (b"\xff\xfe", b'{"type": "\xc3\x28"}', b"\xed\xa0\x80"):
            client = await Client.open(served, token_of(OURS, 1))
            await client.socket.send(garbage, text=True)
            assert await client.closed() == 1007
        port = int(served.url.split(":")[2].split("/")[0])
        for size in (1, 100, 5000):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(chance.randbytes(size) + b"\r\n\r\n")
            writer.write_eof()
            await reader.read()
            writer.close()
        frame = bytes([0x81, 0xFF]) + chance.randbytes(200)  # says that it is very long
        client = await Client.open(served, token_of(OURS, 1))
        client.socket.transport.write(frame)
        assert await client.closed() in (1002, 1009)
        assert (await friend.ask("ping"))["type"] == "done"
        await until(lambda: len(noted(caplog, "a socket was closed")) == 4)
        assert noted(caplog, "a socket was closed") in ([1007, 1007, 1007, code] for code in (1002, 1009))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_what_could_not_be_kept_is_refused_and_done_when_it_is_sent_again(tmp_path: Path) -> None:
    storage = MemoryStorage()
    async with serving(tmp_path, storage=storage.as_storage()) as served:
        storage.put(OURS, table_of("person", "person"))
        client = await Client.open(served, token_of(OURS, 0))
        await client.until(lambda: client.is_asked)
        answer = {"type": "answer", "id": "kept", "number": client.state["number"], "choice": client.options[0]}
        storage.broken = True
        await client.send(answer)
        assert await client.closed() == 1011
        assert not any(b'"done"' in text for text in client.received)
        storage.broken = False
        again = await Client.open(served, token_of(OURS, 0))
        assert again.state["number"] == answer["number"]
        await again.send(answer)
        assert (await again.reply("kept"))["type"] == "done"
        assert len(storage.logs[OURS]) == 1


async def test_who_could_not_be_let_in_is_not_here(tmp_path: Path) -> None:
    storage = MemoryStorage()
    async with serving(tmp_path, storage=storage.as_storage()) as served:
        storage.put(OURS, table_of("person", "person"))
        (await live_at(served.hall, OURS))._kept.forget()
        storage.broken = True
        async with connect(served.url) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token_of(OURS, 0)}))
            await socket.wait_closed()
            assert socket.close_code == 1011
        assert served.hall.connections == 0
        storage.broken = False
        await Client.open(served, token_of(OURS, 0))
        assert served.hall.connections == 1


async def test_an_old_answer_that_is_sent_again_and_somebody_elses_change_nothing(tmp_path: Path) -> None:
    storage = MemoryStorage()
    async with serving(tmp_path, storage=storage.as_storage()) as served:
        storage.put(OURS, table_of("person", "person"))
        clients = [await Client.open(served, token_of(OURS, seat)) for seat in (0, 1)]
        table = await table_in(served, OURS)
        asked, other = (clients[table.asked or 0], clients[1 - (table.asked or 0)])
        number, choice = asked.state["number"], asked.options[0]
        assert (await asked.ask("answer", id="old", number=number, choice=choice))["type"] == "done"
        before = known(storage, OURS, table)
        assert (await asked.ask("answer", id="old", number=number, choice=choice))["type"] == "done"
        assert (await asked.ask("answer", id="new", number=number, choice=choice))["code"] == "late-answer"
        for client in (other, await Client.open(served, token_of(OURS, None))):
            replayed = await client.ask("answer", id="old", number=number, choice=choice)
            assert replayed["code"] in ("out-of-turn", "not-allowed")
        assert known(storage, OURS, await table_in(served, OURS)) == before
