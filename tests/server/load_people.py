"""Scripted people at many tables, in one process: they answer at their pace, and note when all were told of it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from time import perf_counter
from typing import Any, Literal

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from animalfolk.cards import DECKS
from tests.server.players import asked
from tests.server.programs import PLAIN
from tests.support.answers import from_view

PERSON = {"kind": "person"}
KINDS: list[dict[str, Any]] = [  # one after the other; two people with windows for reactions, as is usual
    {"seats": [PERSON, PERSON]},
    {"seats": [PERSON, {"kind": "trader"}]},
    {"seats": [PERSON, PERSON, PERSON], "even_reactions": False},
    {"seats": [PERSON, {"kind": "peddler"}, {"kind": "novice"}]},
    {"mode": "coop", "seats": [PERSON, PERSON], "even_reactions": False},
]
WATCHED = 5  # each so many tables has somebody who watches
AT_ONCE = 8  # tables that are made at once
AGAIN = 0.1  # seconds after which a message is sent again that came too fast
LATE = ("late-answer", "out-of-turn", "table", "window")  # the game went on meanwhile


def wanted_table(number: int) -> dict[str, Any]:
    """A table to ask for; all decks come in turn, and the same in each run."""
    kind = KINDS[number % len(KINDS)]
    decks = len(kind["seats"]) + (2 if "mode" in kind else 1)
    return {**kind, "decks": random.Random(number).sample([deck.name for deck in DECKS], decks)}


class Told(msgspec.Struct):
    """What matters here of any message."""

    type: Literal["state", "done", "refused", "chat", "hints"]
    phase: str = ""
    number: int | None = None
    event: int = 0
    window: dict[str, Any] | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""


class Given(msgspec.Struct):
    """An answer of which not everybody was told yet."""

    viewer: Viewer
    number: int
    sent: float
    before: int  # how many events there were
    event: int = -1  # how many there are now, as far as the one who answered was told
    window: dict[str, Any] | None = None

    def is_known(self, viewer: Viewer) -> bool:
        """Whether somebody was told all there is to see of it: in a window for reactions, that it is open."""
        last = viewer.last
        if self.window is not None and last.window == self.window:
            return True
        return last.event >= self.event and (last.event > self.before or self.window is None)


class Figures(msgspec.Struct):
    """What was noted while it was measured."""

    answers: int = 0
    games: int = 0
    bytes: int = 0
    updates: int = 0
    untold: int = 0  # answers of which not everybody was told in the end
    seconds: list[float] = []
    errors: dict[str, int] = {}


class Viewer:
    """One socket: somebody who plays, or watches."""

    def __init__(self, game: Game, token: str) -> None:
        self.game, self.token = game, token
        self.last = Told("state")
        self._answered = 0
        self.seated = asyncio.Event()

    async def run(self) -> None:
        """Until the game is over."""
        crowd = self.game.crowd
        try:
            async with connect(crowd.url, max_size=None, ping_interval=None) as socket:
                await socket.send(msgspec.json.encode({"type": "hello", "token": self.token}), text=True)
                while self.last.phase != "over":
                    self._hear(socket, await socket.recv(decode=False))
        except (OSError, ConnectionClosed) as error:
            crowd.error(type(error).__name__)

    def _hear(self, socket: ClientConnection, text: bytes) -> None:
        told, crowd = msgspec.json.decode(text, type=Told), self.game.crowd
        crowd.heard += len(text)
        if told.type == "refused":
            self._refused(socket, told.code)
        elif told.type == "state":
            crowd.updates += 1
            self.last = told
            self.seated.set()
            self.game.told(self)
            self._perhaps_answer(socket)

    def _refused(self, socket: ClientConnection, code: str) -> None:
        if code == "too-fast":
            self._answered = 0
            self.game.crowd.later(AGAIN, lambda: self._perhaps_answer(socket))
        elif code not in LATE:
            self.game.crowd.error(code)

    def _perhaps_answer(self, socket: ClientConnection) -> None:
        number = self.last.number
        if number is not None and number != self._answered:
            self._answered = number
            self.game.crowd.start(self._answer(socket, number))

    async def _answer(self, socket: ClientConnection, number: int) -> None:
        await self.game.crowd.think()
        if self.last.number != number:
            return
        choice = from_view(msgspec.json.decode(self.last.view), f"{number}")
        message = {"type": "answer", "id": f"a{number}", "number": number, "choice": choice}
        self.game.given.append(Given(self, number, perf_counter(), self.last.event))
        await socket.send(msgspec.json.encode(message), text=True)


class Game:
    """One table, and everybody there."""

    def __init__(self, crowd: Crowd, tokens: list[str]) -> None:
        self.crowd = crowd
        self.viewers = [Viewer(self, token) for token in tokens]
        self.given: list[Given] = []

    async def play(self) -> None:
        """Until it is over."""
        await asyncio.gather(*(viewer.run() for viewer in self.viewers))

    def told(self, viewer: Viewer) -> None:
        """Somebody was told something: of which answers do all know now?"""
        for given in list(self.given):
            if given.viewer is viewer and given.event < 0 and viewer.last.number != given.number:
                given.event, given.window = viewer.last.event, viewer.last.window
            if given.event >= 0 and all(given.is_known(each) for each in self.viewers):
                self.given.remove(given)
                self.crowd.seconds.append(perf_counter() - given.sent)


class Crowd:
    """All tables of this process."""

    def __init__(self, web: str, seed: int) -> None:
        self.url = f"{web.replace('http', 'ws')}/api/live"
        self.games: list[Game] = []
        self.pace = 1e6  # seconds that people think; nobody begins before all are there
        self._chance = random.Random(seed)
        self._paced = asyncio.Event()
        self._web = httpx.AsyncClient(base_url=web, timeout=120, verify=PLAIN)
        self._tasks: set[asyncio.Task[None]] = set()
        self._made_so_far = seed
        self._making = asyncio.Semaphore(AT_ONCE)
        self.clear()

    def clear(self) -> None:
        """Measure from now on."""
        self.seconds: list[float] = []
        self.heard = self.updates = self.over = 0
        self._errors: Counter[str] = Counter()

    def figures(self) -> Figures:
        """What was noted since."""
        answers, untold = len(self.seconds), sum(len(game.given) for game in self.games)
        return Figures(answers, self.over, self.heard, self.updates, untold, self.seconds, dict(self._errors))

    @property
    def sockets(self) -> int:
        """How many are there."""
        return sum(len(game.viewers) for game in self.games)

    def error(self, code: str) -> None:
        """Something went wrong."""
        self._errors[code] += 1

    def start(self, work: Any) -> None:
        """Let something go on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            self.error(type(task.exception()).__name__)

    def later(self, seconds: float, work: Any) -> None:
        """Do something in a while."""
        asyncio.get_running_loop().call_later(seconds, work)

    def go(self, pace: float) -> None:
        """From now on people think about so long."""
        self.pace = pace
        self._paced.set()
        self._paced = asyncio.Event()

    async def think(self) -> None:
        """As long as somebody thinks about an answer; who was thinking when the pace changed thinks anew."""
        while True:
            changed = self._paced
            try:
                await asyncio.wait_for(changed.wait(), self.pace * self._chance.uniform(0.5, 1.5))
            except TimeoutError:
                return

    async def seat(self, tables: int) -> None:
        """Make so many tables more, and wait until everybody sits there."""
        await asyncio.gather(*(self._seat() for _ in range(tables)))

    async def _seat(self) -> None:
        async with self._making:
            game = await self._made()
        self.games.append(game)
        self.start(self._play(game))
        await asyncio.gather(*(viewer.seated.wait() for viewer in game.viewers))

    async def _play(self, game: Game) -> None:
        await game.play()
        self.over += 1
        self.games.remove(game)
        await self._seat()

    async def _made(self) -> Game:
        wanted, watched = wanted_table(self._made_so_far), self._made_so_far % WATCHED == 0
        self._made_so_far += 1
        visitor = (await asked(self._web, "/api/visitors", {}))["token"]
        made = await asked(self._web, "/api/tables", wanted, visitor)
        tokens = [made["token"]]
        for invite in made["invites"]:
            path = f"/api/tables/{made['table']}/join"
            tokens.append((await asked(self._web, path, {"token": invite["token"]}))["token"])
        return Game(self, [*tokens, made["watch"]] if watched else tokens)

    async def close(self) -> None:
        """All go."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._web.aclose()
