"""The lobby: visitors, tables that are made, seats that are taken, games that begin."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from animalfolk.server.drafting import begun
from animalfolk.server.errors import BadToken, NotAllowed, NotFound, Taken
from animalfolk.server.info import info, is_drafted, is_full, kind_of, public_watch, request_of
from animalfolk.server.messages import (
    Invite,
    Join,
    Joined,
    MadeTable,
    NewSeat,
    NewTable,
    Opened,
    TableInfo,
    Tables,
    Visitor,
)
from animalfolk.server.naming import bot_name, checked, guest_name, unlike
from animalfolk.server.rows import OPEN, PUBLIC, RUNNING, TO_JOIN, GameRow, SeatRow, VisitorRow
from animalfolk.server.setting import opening_of, people, settled, start_of
from animalfolk.server.steady import wall_ms
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import INVITE, SEAT, VISITOR, WATCH, hashed, new_id, new_token
from animalfolk.table import PERSON, Seat

MOST = 50  # tables in one list
FORGOTTEN = 7 * 24 * 3600 * 1000  # milliseconds without any news after which a table is not listed any more
Told = Callable[[str], Awaitable[object]]  # is told of a table where somebody sat down, or that has begun
IDS = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Lobby:
    """Everything that happens before somebody plays."""

    def __init__(
        self,
        storage: Storage,
        told: Told,
        now: Callable[[], int] = wall_ms,
        saw: Callable[[str], None] = lambda _: None,
    ) -> None:
        """saw: is told of a visitor who comes back."""
        self._storage = storage
        self._told = told
        self._now = now
        self._saw = saw

    # visitors

    async def arrive(self, name: str | None) -> Visitor:
        """Somebody comes; the token is told once."""
        token = new_token(VISITOR)
        row = VisitorRow(new_id(), checked(name) if name else guest_name(), hashed(token), self._now())
        await self._storage.add_visitor(row)
        return Visitor(row.id, row.name, token)

    async def visitor(self, token: str) -> VisitorRow:
        """Who holds this token."""
        found = await self._storage.visitor(hashed(token)) if token.startswith(f"{VISITOR}_") else None
        if not found:
            raise BadToken("this token is no visitor's")
        self._saw(found.id)
        return found

    # making

    async def make(self, visitor: VisitorRow, asked: NewTable) -> MadeTable:
        """A table, with a token for the maker's seat, for each open seat, and for those who watch."""
        return await self._make(visitor, settled(asked))

    async def make_at_once(self, visitor: VisitorRow | None, name: str | None, asked: NewTable) -> MadeTable:
        """A table for whoever has come, or comes with it; where it is refused, nobody has come."""
        asked = settled(asked)
        if visitor:
            return await self._make(visitor, asked)
        told = await self.arrive(name)
        made = await self._make(await self.visitor(told.token), asked)
        return msgspec.structs.replace(made, visitor=told)

    async def _make(self, visitor: VisitorRow, asked: NewTable) -> MadeTable:
        taken = people(asked)[:1] if asked.sit else []
        seat_token, game_id = new_token(SEAT), new_id()
        watch = public_watch(game_id) if asked.visibility == PUBLIC else new_token(WATCH)
        invites = [Invite(seat, new_token(INVITE)) for seat in people(asked) if seat not in taken]
        seats = named(asked.seats, dict.fromkeys(taken, visitor.name))
        rows = [SeatRow(number, seat.kind, seat.name) for number, seat in enumerate(seats)]
        for seat in taken:
            rows[seat] = msgspec.structs.replace(rows[seat], visitor_id=visitor.id, token_hashes=[hashed(seat_token)])
        for invite in invites:
            rows[invite.seat] = msgspec.structs.replace(rows[invite.seat], invite_hash=hashed(invite.token))
        await self.add(game_id, asked, rows, watch)
        made = MadeTable(game_id, watch, invites)
        return msgspec.structs.replace(made, seat=taken[0], token=seat_token) if taken else made

    async def add(
        self, game_id: str, asked: NewTable, seats: Sequence[SeatRow], watch: str, previous: str | None = None
    ) -> None:
        """Keep a new table; where nobody is waited for it begins at once."""
        now, request = self._now(), msgspec.json.encode(asked).decode()
        row = GameRow(game_id, now, now, OPEN, asked.visibility, request, hashed(watch), list(seats), previous=previous)
        row = msgspec.structs.replace(row, kind=kind_of(asked))
        await self._storage.add_game(row)
        await self.seated(game_id)

    async def begin(self, game: GameRow) -> None:
        """Begin, or choose decks, if everybody is there and nobody has begun it before."""
        if game.phase != OPEN or not is_full(game):
            return
        now, asked = self._now(), request_of(game)
        if is_drafted(asked):
            await self._storage.begin_draft(game.id, begun(game), now, game.seats)
        else:
            await self._storage.begin(game.id, opening_of(game, start_of(asked), now), now, game.seats)

    # joining

    async def join(self, game_id: str, asked: Join, visitor: VisitorRow | None) -> Joined:
        """Take a seat, by invitation or at a public table."""
        game = await self.game(game_id)
        seat = await self._invited(game, asked.token) if asked.token else self._public_seat(game, asked, visitor)
        others = [other.name for other in game.seats if not other.is_free]
        name = asked.name or (visitor.name if visitor else "") or game.seats[seat].name
        token = new_token(SEAT)
        visitor_id = visitor.id if visitor else None
        name = unlike(checked(name), others)
        if not await self._storage.take_seat(game.id, seat, visitor_id, name, hashed(token)):
            raise Taken("somebody has this seat already", seat=seat)
        await self.seated(game_id)
        return Joined(game.id, seat, token)

    async def seated(self, game_id: str) -> None:
        """Somebody has sat down: whoever waits at the table is told, also if it begins now."""
        if (await self.game(game_id)).phase == OPEN:
            await self._told(game_id)

    async def _invited(self, game: GameRow, token: str) -> int:
        found = await self._storage.find_token(hashed(token))
        if not found or found.kind != TO_JOIN or found.game_id != game.id or found.seat is None:
            raise BadToken("this invitation opens no seat here; perhaps it was used")
        return found.seat

    def _public_seat(self, game: GameRow, asked: Join, visitor: VisitorRow | None) -> int:
        if game.visibility != PUBLIC or game.previous:
            raise NotAllowed("whoever sits down here needs an invitation")
        if visitor and any(seat.visitor_id == visitor.id for seat in game.seats):
            raise Taken("one seat for each person at a public table")
        free = [seat.seat for seat in game.seats if game.phase == OPEN and seat.is_free]
        if not free or (asked.seat is not None and asked.seat not in free):
            raise Taken("no such seat is free here")
        return free[0] if asked.seat is None else asked.seat

    # looking

    async def game(self, game_id: str) -> GameRow:
        """A table; where everybody is there it has begun, also if the server went down in between."""
        found = await self._storage.game(game_id) if IDS.fullmatch(game_id) else None
        if not found:
            raise NotFound("there is no such table")
        if found.phase == OPEN and is_full(found):
            await self.begin(found)
            await self._told(game_id)
            return await self.game(game_id)
        return found

    async def opened(self, token: str) -> Opened:
        """What the token of a link opens."""
        found = await self._storage.find_token(hashed(token))
        if not found:
            raise BadToken("this link opens nothing; perhaps it was used")
        return Opened(found.kind, info(await self.game(found.game_id)), found.seat)

    async def public(self, phase: str, before: int | None, last: str = "") -> Tables:
        """Public tables that wait for people, or where a game runs."""
        assert phase in (OPEN, RUNNING)
        games = await self._storage.games(phase, PUBLIC, MOST, before, last)
        end = games[-1] if len(games) == MOST else None
        since = self._now() - FORGOTTEN
        shown = [info(game) for game in games if game.updated > since]
        return Tables(shown, end.created, end.id) if end else Tables(shown, None)

    async def own(self, visitor: VisitorRow) -> list[TableInfo]:
        """The tables of a visitor, those where something happened last first."""
        return [info(game, visitor.id) for game in await self._storage.games_of(visitor.id, MOST)]


def named(asked: Sequence[NewSeat], sitting: dict[int, str]) -> list[Seat]:
    """The seats with their names: of those who sit there, as they were asked for, or of bots any; no two alike."""
    taken, found = list(sitting.values()), list[Seat]()
    for number, seat in enumerate(asked):
        name = sitting.get(number)
        if name is None:
            usual = f"P{number + 1}" if seat.kind == PERSON else bot_name(seat.kind)
            name = unlike(checked(seat.name) if seat.name else usual, taken)
            taken.append(name)
        found.append(Seat(seat.kind, name))
    return found
