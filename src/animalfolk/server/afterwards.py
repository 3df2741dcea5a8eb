"""What follows from a game that is over: a link to it, a game that goes on from one of its steps, one from a file.

Such tables begin with a whole record as their opening instead of an empty one; all else is as at any table.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256

import msgspec

from animalfolk.engine.rules import Rules
from animalfolk.server.errors import BadRecord, Conflict
from animalfolk.server.fair_queue import FairQueue, Priority
from animalfolk.server.info import derived
from animalfolk.server.lobby import Told
from animalfolk.server.messages import Joined, NewSeat, NewTable
from animalfolk.server.opening import HEAVY, TOO_HEAVY, Read, Wrong, read_apart
from animalfolk.server.replay_cache import PRACTICE
from animalfolk.server.replay_messages import OpenedRecord, PlayOn, Shared
from animalfolk.server.replaying import Asker, Replays
from animalfolk.server.rows import BRANCH, LINK, OVER, RECORD, RUNNING, Found, GameRow, SeatRow
from animalfolk.server.storage import Storage
from animalfolk.server.thinking import BotPool, TooHeavy
from animalfolk.server.tokens import SEAT, WATCH, hashed, new_id, new_token

OF_RECORD = "record"  # names that follow from one
READ_SECONDS = 5.0  # that reading a record may take
READINGS = 3  # records of one address that wait to be read
ID_BYTES, TOKEN_BYTES = 9, 24


class Afterwards:
    """New tables from games that are over, and links to them."""

    def __init__(self, storage: Storage, replays: Replays, pool: BotPool, told: Told, now: Callable[[], int]) -> None:
        self._storage = storage
        self._replays = replays
        self._pool = pool
        self._told = told
        self._now = now
        self._reading = FairQueue(1, READINGS)

    async def share(self, found: Found, token: str) -> Shared:
        """What lets others look: for whoever played a link of their own, always the same; who watches has one."""
        await self._replays.check_over(found)
        if found.seat is None:
            return Shared(token)
        watch = WATCH + derived(token, "share")[1:]
        await self._storage.add_watch(found.game_id, hashed(watch))
        return Shared(watch)

    async def play_on(self, found: Found, asked: PlayOn, asker: Asker) -> Joined:
        """A new table from a step on: a person in this seat, bots in all others."""
        begun = await self._replays.play_on(found, asked, asker)
        token, watch, now = new_token(SEAT), new_token(WATCH), self._now()
        visitor = await self._visitor(found)
        rows = [SeatRow(number, kind, name) for number, (kind, name) in enumerate(begun.seats)]
        own = msgspec.structs.replace(rows[asked.seat], visitor_id=visitor, token_hashes=[hashed(token)])
        rows[asked.seat] = own
        request = msgspec.json.encode(_asked(begun.rules, begun.decks, begun.seats)).decode()
        opening = begun.opening
        row = GameRow(new_id(), now, now, RUNNING, LINK, request, hashed(watch), rows, opening=opening, kind=BRANCH)
        await self._storage.add_game(row)
        await self._told(row.id)
        return Joined(row.id, asked.seat, token, watch)

    async def _visitor(self, found: Found) -> str | None:
        """Who asks, as far as that is known."""
        game = await self._storage.game(found.game_id)
        return game.seats[found.seat].visitor_id if game and found.seat is not None else None

    async def open(self, text: str) -> OpenedRecord:
        """The table of a record; whoever opens the same one again comes to the same table."""
        found = await self._read(text)
        if not isinstance(found, Read):
            raise BadRecord(found.message, found.code, **found.values)
        game_id, watch = _letters(found.text, "id", ID_BYTES), f"{WATCH}_{_letters(found.text, WATCH, TOKEN_BYTES)}"
        if await self._storage.game(game_id) is None:
            with suppress(Conflict):  # somebody else opened it at the same moment
                await self._storage.add_game(self._kept(game_id, watch, found))
        return OpenedRecord(game_id, watch)

    async def _read(self, text: str) -> Read | Wrong:
        """Read it in another process, one at a time, so that bots have the others; addresses take turns."""
        async with self._pool.waiting(self._reading, Priority.READ):
            try:
                return await self._pool.try_out(partial(read_apart, text), READ_SECONDS)
            except TooHeavy:
                return Wrong(HEAVY, TOO_HEAVY)

    def _kept(self, game_id: str, watch: str, found: Read) -> GameRow:
        now = self._now()
        rows = [SeatRow(number, kind, name) for number, (kind, name) in enumerate(found.seats)]
        asked = _asked(found.rules, found.decks, found.seats)
        request = msgspec.json.encode(asked).decode()
        row = GameRow(game_id, now, now, OVER, LINK, request, hashed(watch), rows, opening=found.text, kind=RECORD)
        return msgspec.structs.replace(row, winners=found.winners)


def _letters(text: str, purpose: str, size: int) -> str:
    """A name that follows from a record, so that only whoever has it knows it."""
    return urlsafe_b64encode(sha256(f"{OF_RECORD} {purpose} {text}".encode()).digest()[:size]).decode()


def _asked(rules: dict[str, int], decks: list[str], seats: Sequence[tuple[str, str]]) -> NewTable:
    """How somebody would have asked for this table: another game after it is made so."""
    changed = dict(text.split("=", 1) for text in Rules(**rules).changed())
    mode = changed.pop("mode", "free")
    return NewTable(
        mode=mode,
        decks=list(decks),
        options=changed,
        seats=[NewSeat(kind) for kind, _ in seats],
        undo=PRACTICE.undo,
        even_reactions=False,
    )
