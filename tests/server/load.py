"""Several tables at one server at once, whose people answer and chat until it dies, and go on at the next."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import httpx

from animalfolk.server.storage import Storage
from tests.conftest import SOAK
from tests.server.players import GONE, Player, asked
from tests.server.programs import PLAIN, WAIT, Program

PERSON = {"kind": "person"}
MOST_LINES = 1_000_000  # all of them: a server itself reads the newest alone
AHEAD, A_WHILE = 10, 0.3  # answers ahead of the slowest table, from which on people think so many seconds
A_LINE = 0.05 if SOAK else 0.25  # seconds between two lines of chat
MORE, MORE_IN_WINDOWS = 5, 5 if SOAK else 2  # answers after which it is clear that a game goes on; some take their time
KINDS: list[dict[str, Any]] = [
    {"seats": [PERSON, PERSON], "even_reactions": False},
    {"seats": [PERSON, PERSON, {"kind": "novice"}], "decks": ["owls", "macaws", "sloths", "foxes"]},
    {"mode": "coop", "seats": [PERSON, PERSON], "even_reactions": False},
]
THINKING = {"seats": [PERSON, {"kind": "merchant"}], "even_reactions": False}
KINDS += [THINKING, {"mode": "solo", "seats": [PERSON]}] if SOAK else []


class Game:
    """One table, and who plays there."""

    def __init__(self, name: str, kind: int, players: list[Player]) -> None:
        self.name, self.kind, self.players = name, kind, players

    @property
    def is_over(self) -> bool:
        """Whether somebody was told so."""
        return any(player.is_over for player in self.players)

    @property
    def has_windows(self) -> bool:
        """Whether reactions take their time there."""
        return bool(KINDS[self.kind].get("even_reactions", True))

    @property
    def more(self) -> int:
        """How many answers show that it goes on."""
        return MORE_IN_WINDOWS if self.has_windows else MORE

    @property
    def answers(self) -> int:
        """How many were acknowledged."""
        return sum(len(player.done) for player in self.players)


class Load:
    """All tables there ever were, one of each kind at a time."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.games: list[Game] = []
        self._lines = 0

    @property
    def running(self) -> list[Game]:
        """The tables at which is played."""
        return [game for game in self.games if not game.is_over]

    @property
    def acknowledged(self) -> int:
        """How many answers and lines of chat, at all tables."""
        return sum(len(player.done) + len(player.said) for game in self.games for player in game.players)

    async def until_killed(self, server: Program, until: Callable[[], bool], wait: float) -> None:
        """Play until this is so; then, so many seconds later, the server is killed."""
        async with self._going_on(server) as tasks:
            await _wait(tasks, until)
            await asyncio.sleep(wait)  # the moment of the kill is what is tried here
            server.kill()
            await asyncio.wait(tasks, timeout=WAIT)

    async def until(self, server: Program, until: Callable[[], bool]) -> None:
        """Play until this is so."""
        async with self._going_on(server) as tasks:
            await _wait(tasks, until)

    async def through(self, server: Program, blows: Sequence[Callable[[], Awaitable[None]]]) -> None:
        """Play through all of these; after each of them every game goes on."""
        async with self._going_on(server, stay=True) as tasks:
            for blow in blows:
                await _wait(tasks, self._more())
                await blow()
            await _wait(tasks, self._more())

    def _more(self) -> Callable[[], bool]:
        """Whether at every table that runs now so many answers more were acknowledged."""
        stood = {game.name: game.answers for game in self.running}
        return lambda: all(game.is_over or game.answers >= stood.get(game.name, 0) + game.more for game in self.games)

    @asynccontextmanager
    async def _going_on(self, server: Program, stay: bool = False) -> AsyncIterator[list[asyncio.Task[None]]]:
        """Everybody plays as long as this lasts. stay: whoever is thrown out comes back."""
        async with httpx.AsyncClient(base_url=server.web, timeout=WAIT, verify=PLAIN) as web:
            await self._fill(web)
            players = [player for game in self.running for player in game.players]
            tasks = [asyncio.create_task((player.stay if stay else player.sit)(server)) for player in players]
            talk = asyncio.create_task(self._chat(web, players))
            try:
                yield tasks
            finally:
                for task in [*tasks, talk]:
                    task.cancel()
                await asyncio.wait([*tasks, talk])
                _check([*tasks, talk])

    async def _fill(self, web: httpx.AsyncClient) -> None:
        """A table of each kind."""
        there = {game.kind for game in self.running}
        for kind in set(range(len(KINDS))) - there:
            self.games.append(await self._made(web, kind))

    async def _made(self, web: httpx.AsyncClient, kind: int) -> Game:
        visitor = (await asked(web, "/api/visitors", {}))["token"]
        made = await asked(web, "/api/tables", {"undo": "never", **KINDS[kind]}, visitor)
        tokens = [made["token"]]
        for invite in made["invites"]:
            path = f"/api/tables/{made['table']}/join"
            tokens.append((await asked(web, path, {"token": invite["token"]}))["token"])
        game = Game(made["table"], kind, [Player(token, f"p{at}", self.chance) for at, token in enumerate(tokens)])
        for player in game.players:
            player.thinks = partial(self._thinks, game)
        return game

    def _thinks(self, game: Game) -> float:
        """How long people think: where reactions take their time all would wait for one table, and others play on."""
        slowest = min((other.answers for other in self.running), default=game.answers)
        return A_WHILE if not SOAK and game.answers > slowest + AHEAD else 0.0

    async def _chat(self, web: httpx.AsyncClient, players: list[Player]) -> None:
        """Somebody always has something to say."""
        while True:
            self._lines += 1
            with suppress(*GONE):
                await self.chance.choice(players).say(web, f"line {self._lines}")
            await asyncio.sleep(A_LINE)

    # afterwards

    async def record(self, server: Program, game: Game) -> str:
        """The record that a server gives."""
        headers = {"Authorization": f"Bearer {game.players[0].token}"}
        async with httpx.AsyncClient(base_url=server.web, timeout=WAIT, verify=PLAIN) as web:
            response = await web.get("/api/play/record", headers=headers)
        assert response.status_code == httpx.codes.OK, response.text
        return response.text

    async def check(self, address: str, games: list[Game]) -> None:
        """Everything that was acknowledged at these tables is in the database, once, and every log holds."""
        storage = await Storage.open(address)
        try:
            for game in games:
                ids = Counter((entry.seat, entry.id) for entry in await storage.entries(game.name) if entry.id)
                lines = {line.text for line in await storage.chat(game.name, most=MOST_LINES)}
                assert set(ids.values()) <= {1}
                names = {id_ for _, id_ in ids}
                for player in game.players:
                    assert set(player.done) <= names
                    assert set(player.said) <= lines
        finally:
            await storage.close()


async def _wait(tasks: list[asyncio.Task[None]], until: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT * 10):
        while not until():
            await asyncio.wait(tasks, timeout=0.01, return_when=asyncio.FIRST_EXCEPTION)
            _check(tasks)
            await asyncio.sleep(0.001)


def _check(tasks: list[asyncio.Task[None]]) -> None:
    """Nothing has failed but for the server that died."""
    for task in tasks:
        if task.done() and not task.cancelled():
            with suppress(*GONE):
                task.result()
