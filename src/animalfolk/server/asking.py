"""What somebody asks for at a table, done once for each id."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Hashable
from typing import Any, NamedTuple

from animalfolk.server import live_messages as said
from animalfolk.server import messages
from animalfolk.server.asker import ASKER
from animalfolk.server.desk import Desk
from animalfolk.server.errors import NotAllowed, Refused
from animalfolk.server.hall import AnyTable, Live
from animalfolk.server.info import request_of
from animalfolk.server.limits import THINK
from animalfolk.server.live_messages import Done, Hinted
from animalfolk.server.messages import Hint
from animalfolk.server.once import Once
from animalfolk.server.rows import DRAFTING, OPEN, PLAYED, ChatRow, Found
from animalfolk.server.steady import wall_ms

Work = Coroutine[Any, Any, Any]
PLAIN: dict[type[Any], Callable[[AnyTable, int], Work]] = {
    said.Agree: lambda live, seat: live.agree(seat),
    said.Refuse: lambda live, seat: live.refuse(seat),
    said.Return: lambda live, seat: live.come_back(seat),
    said.Resign: lambda live, seat: live.resign(seat),
    said.Think: lambda live, seat: live.think(seat),
    said.ThinkNoMore: lambda live, seat: live.think_no_more(seat),
}

ENDS = (said.Leave, said.Resign)  # what may be done however much was stored: nobody has to stay for it
MOST_ENTRIES = 10_000  # of one log: ten times those of a long game


class Did(NamedTuple):
    """Whether it was done now, and the invitation that came of it, if one did."""

    is_new: bool
    told: str | None


class Asking:
    """What one socket, or one request, may ask for."""

    def __init__(self, desk: Desk, live: AnyTable, found: Found, address: str = "") -> None:
        self._desk, self._live, self._seat = desk, live, found.seat
        self._address = address  # from where, as who watches has no other name
        self._whose: Hashable = (found.game_id, found.seat)
        self._once_by = desk.once if found.seat is not None else Once()  # who watches is nobody known

    async def reply(self, asked: said.Deed | said.Hints | said.Chat) -> Done | Hinted:
        """Do it, unless that was done; whatever refuses it is an error by name."""
        if isinstance(asked, said.Hints):
            return Hinted(asked.id, await self._hints(self._playing(), asked))
        return Done(asked.id, (await self.do(asked)).told)

    async def do(self, asked: said.Deed | said.Chat) -> Did:
        """Do it, unless this id has done it before. Without an id it is done whenever it comes."""
        if not isinstance(asked, ENDS):
            self._check_room()
        if isinstance(asked, said.Chat):
            return await self._once(asked.id, lambda: self._say(asked.text))
        seat = self._playing()
        return await self._once(asked.id, lambda: self._do(seat, asked))

    def _check_room(self) -> None:
        """Whether more may be stored: by this address (OverQuota), and in the log of this table."""
        self._desk.limits.check(PLAYED, ASKER.get())
        if (self._live.length or 0) >= MOST_ENTRIES:
            message = f"the log of this table is full: it has {MOST_ENTRIES} entries"
            raise Refused(message, "full-log", most=MOST_ENTRIES)

    def _playing(self) -> int:
        if self._seat is None:
            raise NotAllowed("who watches does not play")
        return self._seat

    async def _once(self, id_: str, work: Callable[[], Work]) -> Did:
        is_new = False

        async def first() -> object:
            nonlocal is_new
            is_new = True
            return await work()

        told = await (self._once_by.do(self._whose, id_, first) if id_ else first())
        return Did(is_new, told if isinstance(told, str) else None)

    async def _do(self, seat: int, asked: said.Deed) -> str | None:
        """Do it; an invitation if one came of it."""
        live = self._live
        if isinstance(asked, said.Answer):
            await self.answer(seat, asked)
        elif isinstance(asked, said.Leave):
            return await self._leave(seat)
        elif isinstance(asked, said.CallBot):
            await self._call_bot(seat, asked.seat)
        elif isinstance(asked, said.Undo):
            await live.undo(seat, asked.turn, asked.number)
        elif isinstance(asked, said.Learn):
            await live.learn(seat, asked.step)
        elif isinstance(asked, said.AskAlways):
            await live.ask_always(seat, asked.always)
        elif isinstance(asked, said.AskUndo):
            await live.ask_undo(seat, asked.turn, asked.number)
        else:
            await PLAIN[type(asked)](live, seat)
        return None

    async def answer(self, seat: int, asked: said.Answer | messages.Answer) -> bool:
        """Answer a decision, or choose a deck; false if this id has answered before."""
        self._check_room()
        row = self._live.row
        if row.phase == DRAFTING or (row.draft and row.draft.has(seat, asked.id)):
            new = await self._desk.drafts.answer(row.id, seat, asked.number, asked.choice, asked.id)
        else:
            new = await self._live.answer(seat, asked.number, asked.choice, asked.id, asked.run, asked.free)
        if new:
            self._desk.metrics.answer()
        return new

    async def _call_bot(self, seat: int, absent: int) -> None:
        if self._live.row.phase == DRAFTING and isinstance(self._live, Live):
            self._live.check_absent(seat, absent)
            await self._desk.drafts.let_bot(self._live.row.id, absent)
        else:
            await self._live.call_bot(seat, absent)

    async def _leave(self, seat: int) -> str | None:
        left = await self._desk.stand_up(self._live.row.id, seat) if self._live.row.phase == OPEN else None
        if left is None:
            await self._live.leave(seat)
        return left.invite if left else None

    async def _say(self, text: str) -> None:
        row, seat = self._live.row, self._seat
        name = "" if seat is None else row.seats[seat].name
        line, may_watchers = ChatRow(wall_ms(), seat, name, text), request_of(row).watchers_chat
        await self._desk.chat.say(row.id, line, may_watchers, self._address)

    async def _hints(self, seat: int, asked: said.Hints) -> list[Hint]:
        self._desk.limits.take(THINK, f"{self._live.row.id}/{seat}")
        return [Hint.of(hint) for hint in (await self._live.hints(seat, asked.after)).hints]
