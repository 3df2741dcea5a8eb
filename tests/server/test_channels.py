"""Notes between servers: while nothing carries them nobody waits, and afterwards all know that they missed some."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import redis.asyncio
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from animalfolk.server.channels import CHANNEL, Channel, PostgresBackend, Teller
from animalfolk.server.notes import CHAT, MISSED, Note
from animalfolk.server.redis_channels import RedisBackend
from tests.server.postgres import Cluster
from tests.server.redis import Redis
from tests.server.sockets import until

pytestmark = pytest.mark.anyio
SECONDS = 20  # for all that should take no time


class Line:
    """What carries notes, or does not."""

    def __init__(self) -> None:
        self.is_there = True
        self.tries = 0
        self.told: list[str] = []

    async def send(self, told: bytes) -> None:
        """One note."""
        self.tries += 1
        await asyncio.sleep(0)
        if not self.is_there:
            raise RuntimeError("nobody is there")
        self.told.append(msgspec.json.decode(told, type=Note).what)


async def test_notes_that_nobody_got_are_made_up_for_by_one() -> None:
    line = Line()
    teller, note = Teller(line.send, pause=0.001), msgspec.json.encode(Note("one", CHAT))
    line.is_there = False
    for _ in range(1000):
        await teller.tell(note)
    await until(lambda: line.tries > 3)
    assert line.told == []
    line.is_there = True
    await until(lambda: line.told)
    await until(lambda: teller._again and teller._again.done())
    await teller.tell(note)
    assert line.told[-1] == CHAT
    assert set(line.told[:-1]) == {MISSED}
    teller.close()


@pytest.fixture(params=["postgresql", "redis"])
def carrier(request: pytest.FixtureRequest) -> Cluster | Redis:
    """What carries notes; it can be stopped and started again."""
    name = "postgres" if request.param == "postgresql" else "redis"
    found: Cluster | Redis = request.getfixturevalue(name)
    return found


def backend(carrier: Cluster | Redis) -> ChannelsBackend:
    """The way to it."""
    if isinstance(carrier, Redis):
        return RedisBackend(carrier.address)
    return PostgresBackend(carrier.address("postgres"))


class Heard:
    """One server that hears."""

    def __init__(self, carrier: Cluster | Redis, name: str) -> None:
        self.channel = Channel(backend(carrier), name)
        self.notes: list[str] = []

    async def hear(self, note: Note) -> None:
        """A note."""
        self.notes.append(note.what)


async def test_who_ends_while_it_is_away_does_not_wait(carrier: Cluster | Redis) -> None:
    one = Heard(carrier, "one")
    try:
        async with asyncio.timeout(SECONDS), one.channel.listening(one.hear):
            await asyncio.to_thread(carrier.stop)
            for _ in range(20):
                one.channel.tell(Note("one", CHAT, "table"))
    finally:
        await asyncio.to_thread(carrier.start)


async def test_all_look_again_when_it_is_back(carrier: Cluster | Redis) -> None:
    one, other = Heard(carrier, "one"), Heard(carrier, "other")
    async with one.channel.listening(one.hear), other.channel.listening(other.hear):
        one.channel.tell(Note("one", CHAT, "table"))
        await until(lambda: other.notes == [CHAT])
        await asyncio.to_thread(carrier.stop)
        one.channel.tell(Note("one", CHAT, "table"))
        await asyncio.to_thread(carrier.start)
        await until(lambda: MISSED in other.notes and MISSED in one.notes)
        while other.notes[-1] != CHAT:  # until then each note is one more that was missed
            one.channel.tell(Note("one", CHAT, "table"))
            await asyncio.sleep(0.05)
    assert CHAT not in one.notes


@pytest.mark.parametrize("told", [b"{", b'{"server": 1}', b"\xff", b"[]", b""])
async def test_what_cannot_be_read_was_missed_and_the_next_note_is_heard(told: bytes) -> None:
    backend = MemoryChannelsBackend()
    channel, notes = Channel(backend, "one"), list[Note]()

    async def hear(note: Note) -> None:
        notes.append(note)

    async with channel.listening(hear):
        await backend.publish(told, [CHANNEL])
        await backend.publish(msgspec.json.encode(Note("other", CHAT)), [CHANNEL])
        await until(lambda: len(notes) == 2)
    assert [note.what for note in notes] == [MISSED, CHAT]


async def test_a_connection_that_was_lost_for_a_moment_is_noticed(redis: Redis) -> None:
    one = Heard(redis, "one")
    async with one.channel.listening(one.hear), redis_client(redis) as client:
        await client.client_kill_filter(_type="pubsub")
        await until(lambda: MISSED in one.notes)


def redis_client(found: Redis) -> redis.asyncio.Redis:
    """Somebody who runs Redis."""
    return redis.asyncio.Redis.from_url(found.address)
