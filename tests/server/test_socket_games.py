"""Whole games of every mode by clients of sockets that drop at random moments: nothing is lost, nothing comes twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from animalfolk.bots import SimpleBot
from animalfolk.table import Settings
from animalfolk.table.store import store
from animalfolk.table.verify import WHOLE, verify
from tests.properties.walk import SOAK
from tests.server.shelf import Shelf
from tests.server.sockets import Client, Message, Served, serving
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
GAMES = 20 if SOAK else 1
DROPS = 0.15  # how often a connection drops, at each of three moments of an answer
ON_DISK = ("free",)  # where there is no time for all
DECKS = ("owls", "macaws", "chameleons", "ocelots")
TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "free": (("person", "person"), {}),
    **({"free with a bot": (("person", "novice", "person"), {})} if SOAK else {}),
    "solo": (("person",), {"mode": "solo"}),
    "coop": (("person", "person"), {"mode": "coop"}),
    "teams": (("person", "person", "novice", "novice"), {"mode": "teams"}),
}


class Player:
    """Somebody who plays a seat to the end, and keeps what it was told over all connections."""

    def __init__(self, served: Served, token: str, name: str, chance: random.Random) -> None:
        self.served, self.token, self.name, self.chance = served, token, name, chance
        self.events: list[Message] = []
        self.waiting: Message | None = None  # an answer that had no reply yet
        self.done: list[str] = []  # the ids that were acknowledged
        self.drops = 0
        self.winners: list[int] | None = None

    async def play(self) -> None:
        """Come back until the game is over."""
        while self.winners is None:
            client = await Client.open(self.served, self.token, since=len(self.events))
            try:
                await self._sit(client)
            except ConnectionClosed:
                pass
            finally:
                self.events += client.events

    async def _sit(self, client: Client) -> None:
        if self.waiting:
            await self._give(client, self.waiting)
        while client.state["phase"] != "over":
            await client.until(lambda: client.is_asked or client.state["phase"] == "over")
            if client.is_asked:
                view, number = client.state["view"], client.state["number"]
                choice = SimpleBot(f"{number}").choose(view)
                self.waiting = {"type": "answer", "id": f"{self.name}-{number}", "number": number, "choice": choice}
                await self._give(client, self.waiting)
        self.winners = client.state["view"]["winners"]
        await client.close()

    async def _give(self, client: Client, answer: Message) -> None:
        await self._perhaps_drop(client)
        await client.send(answer)
        await self._perhaps_drop(client)
        reply = await client.reply(answer["id"])
        if reply["type"] == "done":
            self.done.append(answer["id"])
        else:
            assert reply["code"] in ("late-answer", "out-of-turn", "table"), reply  # another device was first
        self.waiting = None
        await self._perhaps_drop(client)
        await client.until(lambda: client.state["number"] != answer["number"])

    async def _perhaps_drop(self, client: Client) -> None:
        if self.chance.random() < DROPS:
            self.drops += 1
            client.drop()
            await client.socket.wait_closed()


@pytest.mark.soak
@pytest.mark.parametrize("kind", TABLES)
async def test_a_whole_game_with_drops_at_random_moments(tmp_path: Path, kind: str) -> None:
    seats, options = TABLES[kind]
    in_memory = None if SOAK or kind in ON_DISK else Shelf().as_storage()
    async with serving(tmp_path, storage=in_memory) as served:
        for number in range(GAMES):
            chance = random.Random(f"{kind} {number}")
            table = table_of(*seats, seed=f"{number:032x}", decks=DECKS, settings=Settings(undo="never"), **options)
            tokens = await served.add(table)
            people = [seat for seat, who in enumerate(seats) if who == "person"]
            sitting = people if len(people) > 1 else people * 2  # two devices of the same person
            players = [Player(served, tokens.seats[seat], f"p{at}", chance) for at, seat in enumerate(sitting)]
            async with asyncio.timeout(300):
                await asyncio.gather(*[player.play() for player in players])
            played = await served.table(tokens)
            assert played.is_over
            assert sum(player.drops for player in players) > 3
            for player, seat in zip(players, sitting, strict=True):
                assert player.events == played.events(seat)
                assert player.winners == played.winners
            answered = [entry.id for entry in await served.storage.entries(tokens.game) if entry.id]
            assert len(answered) == len(set(answered))
            assert set(answered) == {id_ for player in players for id_ in player.done}
            await check_record(served, tokens.seats[people[0]], store(played))


async def check_record(served: Served, token: str, whole: str) -> None:
    """The record that the server gives is that of the table, and holds."""
    address = served.url.replace("ws://", "http://").replace("live", "play/record")
    async with httpx.AsyncClient() as client:
        record = (await client.get(address, headers={"Authorization": f"Bearer {token}"})).text
    assert record == whole
    verified = verify(record)
    assert (verified.kind, verified.chain, verified.commitment) == (WHOLE, True, True)
    assert verified.result != "unfinished"
