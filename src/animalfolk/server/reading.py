"""What is read again and again, as statements that are made once: to make one takes longer than to run it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Integer, Select, bindparam, select

from animalfolk.server.schema import chat, entries, games

GAME = bindparam("the_game", type_=games.c.id.type)
LINKS = tuple(entries.c[name] for name in ("number", "seat", "id", "time", "body", "hash"))
STANDING: Select[Any] = select(games.c.phase, games.c.length).where(games.c.id == GAME)


def _chained() -> Select[Any]:
    """The end of a log, and its entries from the one of a number on."""
    known = (entries.c.game_id == games.c.id) & (entries.c.number >= bindparam("before", type_=entries.c.number.type))
    found = select(games.c.length, games.c.head.label("end"), *LINKS).select_from(games.outerjoin(entries, known))
    return found.where(games.c.id == GAME).order_by(entries.c.number)


def _chat() -> Select[Any]:
    """The lines after one of a number, the newest first; not more than so many."""
    wanted = (chat.c.game_id == GAME) & (chat.c.number > bindparam("since", type_=chat.c.number.type))
    return select(chat).where(wanted).order_by(chat.c.number.desc()).limit(bindparam("most", type_=Integer()))


CHAINED, CHAT = _chained(), _chat()
