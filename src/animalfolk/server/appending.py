"""How entries are written where there may be several servers: in one statement, which is made once.

Each statement is a way to the database and back, and to make one takes longer than to run it: of what an answer costs,
this is most. PostgreSQL alone can write to several tables in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Select, Update, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server.schema import dues, entries, games

COLUMNS = ("number", "seat", "id", "time", "body", "hash")
GAME = bindparam("the_game", type_=games.c.id.type)
STANDING: Select[Any] = select(games.c.length, games.c.head).where(games.c.id == GAME).with_for_update()


@cache
def _writing(count: int) -> Update:
    """So many entries, the new end of the log, and who looks after the table now."""
    from sqlalchemy.dialects.postgresql import insert as insert_or  # noqa: PLC0415

    end = {name: bindparam(f"new_{name}", type_=games.c[name].type) for name in ("length", "head", "updated")}
    updated = func.coalesce(end["updated"], games.c.updated)
    statement = update(games).where(games.c.id == GAME).values({**end, "updated": updated})
    for at in range(count):
        row = {name: bindparam(f"{name}_{at}", type_=entries.c[name].type) for name in COLUMNS}
        statement = statement.add_cte(insert(entries).values(game_id=GAME, **row).cte(f"entry_{at}"))
    holder = bindparam("holder", type_=dues.c.server.type)
    now = bindparam("now", type_=dues.c.at.type)
    held = insert_or(dues).values(game_id=GAME, at=now, server=holder, anew=False)
    taken = held.on_conflict_do_update(index_elements=["game_id"], set_={"server": held.excluded.server})
    return statement.add_cte(taken.cte("held"))


async def write(
    connection: AsyncConnection, game_id: str, rows: Sequence[dict[str, Any]], now: int, holder: str, quiet: bool
) -> None:
    """Write entries behind the last one; from now on this server looks after the table.

    quiet: nobody sees that something was done.
    """
    last = rows[-1]
    updated = None if quiet else now
    given = {"new_length": last["number"] + 1, "new_head": last["hash"], "new_updated": updated, "now": now}
    each = {f"{name}_{at}": row[name] for at, row in enumerate(rows) for name in COLUMNS}
    await connection.execute(_writing(len(rows)), {"the_game": game_id, "holder": holder, **given, **each})
