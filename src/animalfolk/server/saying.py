"""What is said at tables, as it is kept."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select

from animalfolk.server import reading
from animalfolk.server.database import whole
from animalfolk.server.rows import PLAYED, ChatRow
from animalfolk.server.schema import chat
from animalfolk.server.seating import ROW_BYTES, Seating, lock

MOST_LINES = 100  # of chat that are read at once
MOST_KEPT = 500  # of one table; of more the oldest go


class Saying(Seating):
    """The chat of all tables."""

    @whole
    async def add_chat(self, game_id: str, line: ChatRow) -> int:
        """Keep a line, and of many the newest; its number is told: the first is 1."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.game_id == game_id)
        async with self._database.write() as connection:
            await lock(connection, game_id)
            number = int((await connection.execute(last)).scalar_one()) + 1
            row = msgspec.structs.asdict(line) | {"game_id": game_id, "number": number}
            await connection.execute(insert(chat).values(row))
            old = (chat.c.game_id == game_id) & (chat.c.number <= number - MOST_KEPT)
            await connection.execute(delete(chat).where(old))
        self.spent(PLAYED, ROW_BYTES + len(line.text.encode()) + len(line.name.encode()))
        return number

    @whole
    async def chat(self, game_id: str, since: int = 0, most: int = MOST_LINES) -> list[ChatRow]:
        """The lines after the one of this number; of many, the newest."""
        async with self._database.read() as connection:
            found = await connection.execute(reading.CHAT, {"the_game": game_id, "since": since, "most": most})
        rows = found.mappings().all()
        return [ChatRow(**{name: row[name] for name in ChatRow.__struct_fields__}) for row in reversed(rows)]
