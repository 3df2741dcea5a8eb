"""Pairs of positions that a viewer cannot tell apart, and all that a viewer receives of one."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import httpx

from animalfolk.engine.faces import FACE, NOTHING, SPECTATOR
from animalfolk.engine.position import write
from animalfolk.engine.redeal import _pool, redeal
from animalfolk.engine.state import State
from animalfolk.engine.visibility import knows
from animalfolk.server.hall import Hall
from animalfolk.server.logs import JsonLines
from animalfolk.server.once import Once
from animalfolk.server.steady import SteadyClock
from animalfolk.table import Seat, Settings, Table
from tests.properties.walk import Mix, name_of, walk
from tests.server.memory_storage import MemoryStorage, token_of
from tests.server.plainly import Plainly
from tests.server.sockets import Client, Message, Served

MOST = 5  # options of a decision that are tried with nonsense behind them
STRIDE = 120  # one of so many decisions is looked at
GAME = "game"
HASHES = re.compile(rb'commit"?: ?"?[0-9a-f]{64}|(chain|"hash)"?: ?"?[0-9a-f]{32}')  # see test_socket_leaks.py
ASKED: list[Message] = [  # refused whatever is hidden, or nobody notices
    {"type": "answer", "number": 0, "choice": "end"},
    {"type": "answer", "number": 1, "choice": "fly"},
    {"type": "answer", "number": 1, "choice": ["fly", "far"], "run": True},
    {"type": "undo"},
    {"type": "ask_undo", "turn": True},
    {"type": "agree"},
    {"type": "refuse"},
    {"type": "return"},
    {"type": "hints"},
    {"type": "think"},
    {"type": "nothing"},
]
LOOKED = [
    "/api/play",
    "/api/play?since=3",
    "/api/play/record",
    "/api/play/record?form=json",
    f"/api/tables/{GAME}",
]
AFTERWARDS = [  # refused while a game runs
    "/api/play/replay",
    "/api/play/replay/views?step=1&count=20&seat=all",
    "/api/play/replay/events?seat=all",
]
ENDED = "a socket ended"
SECONDS = 60  # for that to be noticed
NOT_NOTED = ("time", "ms")  # of a line of the log, what says nothing of the game


class Pair(NamedTuple):
    """A position, the same with what a viewer cannot know dealt anew, and the viewer."""

    real: str
    other: str
    viewer: int | None
    players: int
    about: str
    hidden: frozenset[int]  # the faces that the viewer cannot place


def pairs(mix: Mix, number: int) -> Iterator[Pair]:
    """A position of one random game, for one seat and those who watch; none where somebody else is asked then."""
    chance = random.Random(f"{number} {mix}")
    place = chance.randrange(STRIDE)
    for g, _ in islice(walk(mix, number), place, place + 1):
        if g.who == NOTHING:
            continue
        for viewer in [chance.randrange(mix.players), SPECTATOR]:
            other = redeal(g, viewer, f"{chance.getrandbits(128):032x}")
            if moment(other) == moment(g):
                seen_by, about = None if viewer == SPECTATOR else viewer, f"{name_of(mix)} {number} {viewer}"
                yield Pair(write(g), write(other), seen_by, mix.players, about, hidden(g, viewer))


def moment(g: State) -> tuple[int, int, int]:
    """Who is asked what."""
    return g.who, g.prompt, g.turn


def hidden(g: State, viewer: int) -> frozenset[int]:
    """The faces in hands and decks that a viewer cannot place."""
    faces = {card & FACE for card in g.market_deck if not knows(card, viewer)}
    return frozenset(faces.union(*(_pool(g, viewer, seat) for seat in range(g.rules.seats))))


def tables(pair: Pair) -> Iterator[Table]:
    """Both games."""
    seats = [Seat("person", f"N{number}") for number in range(pair.players)]
    for position in (pair.real, pair.other):
        yield Table(position, seats, Settings(undo="agreed"), nonce="ab" * 16)


def freeze(hall: Hall) -> None:
    """Every answer comes at the same time."""
    hall._house = hall._house._replace(clock=SteadyClock(lambda: 5, lambda: 0))


def quiet_answer(pair: Pair) -> Message:
    """An answer of the viewer that shows nothing hidden to anybody, if there is one.

    After which somebody may react in one of both games alone is another matter: windows hide that (test_windows.py).
    """
    real = next(tables(pair))
    if pair.viewer is None or real.asked != pair.viewer:
        return {}
    return next(({"id": "quiet", "choice": option} for option in real.options if is_quiet(pair, option)), {})


def is_quiet(pair: Pair, option: str) -> bool:
    """Whether it shows nothing."""
    trials = list(tables(pair))
    for trial in trials:
        trial.answer(pair.viewer or 0, trial.number(pair.viewer or 0), option)
    return not trials[0].steps[-1].reveals and all(trial.game.prompt != "react" for trial in trials)


def lasting_answer(pair: Pair) -> list[Message]:
    """An answer of the viewer that could not be taken back, to be given only if it could, if there is one."""
    real = next(tables(pair))
    if pair.viewer is None or real.asked != pair.viewer:
        return []
    found = [option for option in real.options if real.why_lasting(real.asked, [option])]
    return [{"type": "answer", "number": 1, "choice": option, "free": True} for option in found[:1]]


def several_answers(pair: Pair) -> list[Message]:
    """What the viewer may answer, with nonsense behind it: what is said of that tells nothing of what would follow."""
    real = next(tables(pair))
    if pair.viewer is None or real.asked != pair.viewer:
        return []
    asked: Message = {"type": "answer", "number": 1}
    return [{**asked, "choice": [option, "zzz"], "run": run} for option in real.options[:MOST] for run in (False, True)]


class Listener(logging.Handler):
    """What the server notes, a line each, but for the time."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.ended = asyncio.Event()
        self._form = JsonLines()

    def clear(self) -> None:
        """Begin anew."""
        self.lines.clear()
        self.ended.clear()

    def emit(self, record: logging.LogRecord) -> None:
        """One line more."""
        line = json.loads(self._form.format(record))
        self.lines.append(json.dumps({name: value for name, value in line.items() if name not in NOT_NOTED}))
        if line["event"] == ENDED:
            self.ended.set()


class Spy:
    """A viewer who asks for everything there is, over a socket and over HTTP, and reads the log besides."""

    def __init__(self, served: Served, storage: MemoryStorage, web: Plainly, notes: Listener) -> None:
        self._served, self._storage, self._web, self._notes = served, storage, web, notes

    async def received(
        self, table: Table, viewer: int | None, answer: Message, refused: list[Message], posts: bool
    ) -> list[bytes]:
        """All that a viewer of this table receives, and all that is noted meanwhile; no hashes.

        refused: further answers that are refused.
        posts: also what is refused is asked over HTTP, as it is over the socket, and what is for afterwards.
        """
        self._served.hall._tables.pop(GAME, None)
        self._served.desk.once = Once()  # the ids of the first game are not those of the other
        self._storage.put(GAME, table)
        self._notes.clear()
        found = await self._looked(viewer, posts)
        client = await Client.open(self._served, token_of(GAME, viewer))
        for number, message in enumerate([*ASKED, *refused]):
            await client.send({"id": f"id-{number}", **message})
            await client.reply(f"id-{number}")
            if posts:
                found.append(await self._posted(message, viewer))
        if answer:
            before = client.state["number"]
            assert (await client.ask("answer", **{**answer, "number": before}))["type"] == "done"
            await client.until(lambda: client.state["number"] != before)
            found += await self._looked(viewer, posts)
        await client.close()
        await self._ended()
        found += [*client.received, *sorted(line.encode() for line in self._notes.lines)]
        return [HASHES.sub(b"", text) for text in found]

    async def _ended(self) -> None:
        """The server has noticed, too, that the socket is closed: the last line of both games."""
        async with asyncio.timeout(SECONDS):
            await self._notes.ended.wait()

    async def _looked(self, viewer: int | None, posts: bool) -> list[bytes]:
        refused = AFTERWARDS if posts else []
        found = [await self._web.get(path, token_of(GAME, viewer)) for path in [*LOOKED, *refused]]
        codes = [httpx.codes.OK] * len(LOOKED) + [httpx.codes.CONFLICT] * len(refused)
        assert [told.code for told in found] == codes
        return [told.text for told in found]

    async def _posted(self, message: Message, viewer: int | None) -> bytes:
        """The same as over the socket."""
        body = {**{key: value for key, value in message.items() if key != "type"}, "id": "h"}
        path = f"/api/play/{message['type'].replace('_', '-')}"
        body = body if message["type"] == "answer" else {key: body[key] for key in body if key != "id"}
        return (await self._web.post(path, body, token_of(GAME, viewer))).text
