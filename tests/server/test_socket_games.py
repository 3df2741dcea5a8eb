"""Whole games of every mode by clients of a real server that drop at random moments: nothing is lost or comes twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from animalfolk.cli import main
from animalfolk.server.rows import RUNNING
from animalfolk.server.storage import Storage
from animalfolk.table import Settings
from animalfolk.table.store import restore
from animalfolk.table.verify import WHOLE, verify
from tests.conftest import SOAK
from tests.properties.walk import seeds
from tests.server.players import Player
from tests.server.programs import PLAIN, WAIT, Program, program
from tests.server.sockets import new_game
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
GAMES = 10 if SOAK else 1
DROPS = 0.15  # how often a connection drops, at each of three moments of an answer
DECKS = ("owls", "macaws", "chameleons", "ocelots", "sloths")
SHORT = {} if SOAK else {"stacks": "4"}  # the first to have so many wins
PERSON, BOT = "person", "novice"
TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "free": ((PERSON, PERSON), {}),
    "solo": ((PERSON,), {"mode": "solo"}),
    "coop": ((PERSON, PERSON), {"mode": "coop"}),
    "teams": ((PERSON, PERSON, BOT, BOT), {"mode": "teams"}),
}
MORE: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "three": ((PERSON, BOT, PERSON), {}),
    "four": ((PERSON, BOT, PERSON, BOT), {}),
    "four people": ((PERSON,) * 4, {}),
    "teams of people": ((PERSON,) * 4, {"mode": "teams"}),
}
TABLES |= MORE if SOAK else {}


class House(NamedTuple):
    """A server in a process of its own, and its database."""

    server: Program
    address: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all games are played at."""
    folder = tmp_path_factory.mktemp("games")
    address = f"sqlite:///{folder / 'games.db'}"
    with program(folder / "log", "--database", address) as server:
        yield House(server, address)


@pytest.mark.soak
@pytest.mark.parametrize("kind", TABLES)
async def test_a_whole_game_with_drops_at_random_moments(house: House, kind: str) -> None:
    for number in seeds(f"a whole game with drops: {kind}", GAMES):
        await check_game(house, kind, number)
    log = house.server.log.read_text(encoding="utf-8")
    assert '"level": "error"' not in log


async def check_game(house: House, kind: str, number: int) -> None:
    """One game: what all were told is what happened, what was acknowledged is kept once, and the record holds."""
    kinds, options = TABLES[kind]
    table = table_of(*kinds, seed=f"{number:032x}", decks=DECKS, settings=Settings(undo="never"), **SHORT, **options)
    tokens, row = new_game(table, RUNNING)
    storage = await Storage.open(house.address)
    await storage.add_game(row)
    people = [seat for seat, who in enumerate(kinds) if who == PERSON]
    sitting = people if len(people) > 1 else people * 2  # two devices of the same person
    players = [
        Player(tokens.seats[seat], f"p{at}", random.Random(f"{kind} {number} {at}"), DROPS)
        for at, seat in enumerate(sitting)
    ]
    async with asyncio.timeout(WAIT * 5):
        await asyncio.gather(*[player.play(house.server) for player in players])
    record = await record_of(house.server, tokens.seats[people[0]])
    played = restore(record)
    assert sum(player.drops for player in players) > 1
    for player, seat in zip(players, sitting, strict=True):
        assert player.events == played.events(seat)
        assert player.winners == played.winners
    answered = [entry.id for entry in await storage.entries(tokens.game) if entry.id]
    await storage.close()
    assert len(answered) == len(set(answered))
    assert set(answered) == {id_ for player in players for id_ in player.done}
    check_record(record, house.server.log.with_name(f"{kind} {number}"))


async def record_of(server: Program, token: str) -> str:
    """The record that the server gives."""
    async with httpx.AsyncClient(base_url=server.web, timeout=WAIT, verify=PLAIN) as web:
        return (await web.get("/api/play/record", headers={"Authorization": f"Bearer {token}"})).text


def check_record(record: str, file: Path) -> None:
    """The record holds, also for `animalfolk verify`."""
    verified = verify(record)
    assert (verified.kind, verified.chain, verified.commitment) == (WHOLE, True, True)
    assert verified.result != "unfinished"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
