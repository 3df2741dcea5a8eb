"""What everybody may know of a table, from what is kept of it."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec

from animalfolk.server.messages import KeptTable, NewTable, SeatInfo, TableInfo
from animalfolk.server.rows import BOTS, LESSON, OPEN, PEOPLE, PUBLIC, GameRow
from animalfolk.server.tokens import BYTES, WATCH
from animalfolk.table.seats import PERSON

DRAFT = "draft"


def request_of(game: GameRow) -> KeptTable:
    """How a table was asked for."""
    return msgspec.json.decode(game.request, type=KeptTable)


def is_drafted(asked: NewTable) -> bool:
    """Whether decks are drafted when all have come."""
    return isinstance(asked.decks, str) and asked.decks.partition(":")[0] == DRAFT


def kind_of(asked: NewTable) -> str:
    """What a table is, which says how long it is kept."""
    if isinstance(asked, KeptTable) and asked.lesson:
        return LESSON
    return PEOPLE if sum(seat.kind == PERSON for seat in asked.seats) > 1 else BOTS


def decks_of(game: GameRow) -> list[str]:
    """The decks; none while they are not chosen yet."""
    if game.draft:
        return game.draft.decks
    decks = request_of(game).decks
    return [] if isinstance(decks, str) else decks


def is_full(game: GameRow) -> bool:
    """Whether everybody is there."""
    return not any(seat.is_free for seat in game.seats)


def public_watch(game_id: str) -> str:
    """What lets anybody watch a public table: it is no secret, so it follows from the table's name."""
    return f"{WATCH}_{_letters(f'watch {game_id}')}"


def derived(token: str, purpose: str) -> str:
    """A token that only whoever holds this one can know, of the same kind."""
    return f"{token[:1]}_{_letters(f'{purpose} {token}')}"


def _letters(text: str) -> str:
    return urlsafe_b64encode(sha256(text.encode()).digest()[:BYTES]).decode()


def info(game: GameRow, visitor_id: str | None = None) -> TableInfo:
    """What is told; with the seat of this visitor, if there is one."""
    asked = request_of(game)
    own = [seat.seat for seat in game.seats if visitor_id and seat.visitor_id == visitor_id]
    is_open = game.phase == OPEN
    return TableInfo(
        table=game.id,
        phase=game.phase,
        visibility=game.visibility,
        created=game.created,
        updated=game.updated,
        mode=asked.mode,
        decks=decks_of(game),
        draft=str(asked.decks) if is_drafted(asked) else None,
        options=asked.options,
        clock=asked.clock,
        undo=asked.undo,
        hold=asked.hold,
        hints=asked.hints,
        seats=[SeatInfo(seat.seat, seat.kind, seat.name, is_open and seat.is_free) for seat in game.seats],
        winners=game.winners,
        previous=game.previous,
        watch=public_watch(game.id) if game.visibility == PUBLIC else None,
        seat=own[0] if own else None,
        lesson=asked.lesson,
    )
