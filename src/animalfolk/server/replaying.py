"""Games that are over, looked at step by step. They are made again from their logs; a few are kept at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from animalfolk.engine.rules import OPTIONS, value_text
from animalfolk.server.errors import Refused
from animalfolk.server.hall import Hall
from animalfolk.server.replay_messages import (
    NumbersInfo,
    Outline,
    SeatName,
    SideInfo,
    StepInfo,
    TempoInfo,
    Told,
    TurnInfo,
    Views,
)
from animalfolk.server.rows import Found
from animalfolk.table.replay import Replay
from animalfolk.table.summary import numbers_of, tempo_of
from animalfolk.table.table import Table

MOST = 8  # replays that are kept at hand
ALL, WATCH = "all", "watch"  # from where one may look, besides from a seat
Found_ = TypeVar("Found_")


class Replays:
    """The replays of one server: each may be forgotten at any time, and is made again when it is asked for."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: OrderedDict[str, tuple[Replay, asyncio.Lock]] = OrderedDict()

    async def outline(self, found: Found) -> Outline:
        """All there is to know before one looks at single steps."""
        return await self.use(found.game_id, lambda replay: outline_of(found, replay))

    async def views(self, found: Found, step: int, count: int, viewer: str) -> Views:
        """The views after this step and those that follow, as far as there are any."""

        def look(replay: Replay) -> Views:
            first = min(step, replay.length)
            steps = range(first, min(first + count, replay.length + 1))
            return Views(first, [_view(replay, at, viewer) for at in steps])

        return await self.use(found.game_id, look)

    async def told(self, found: Found, viewer: str) -> Told:
        """All events; those of a step are the first so many, as the outline says."""

        def look(replay: Replay) -> Told:
            replay.go(replay.length)
            return Told(replay.events_together() if viewer == ALL else replay.events(_seat(replay, viewer)))

        return await self.use(found.game_id, look)

    async def use(self, game_id: str, work: Callable[[Replay], Found_]) -> Found_:
        """Do something with the replay of a table, in a thread: that takes a while. Refused while the game runs."""
        replay, lock = await self._replay(game_id)
        async with lock:
            return await asyncio.to_thread(work, replay)

    async def _replay(self, game_id: str) -> tuple[Replay, asyncio.Lock]:
        if game_id not in self._kept:
            live = await self._hall.table(game_id)
            replay = await asyncio.to_thread(Replay, await live.read(_finished))
            self._kept[game_id] = (replay, asyncio.Lock())
        self._kept.move_to_end(game_id)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return self._kept[game_id]


def _finished(table: Table) -> Table:
    """The table, if nothing has to stay hidden there any more."""
    if not table.is_over:
        raise Refused("this is for games that are over, and this one is not", "not-over")
    return table


def _seat(replay: Replay, viewer: str) -> int | None:
    """The seat of this number; none for those who watch."""
    seat = None if viewer == WATCH else int(viewer)
    if seat not in replay.seats:
        raise Refused("there is no such seat at this table", "no-seat", seat=viewer)
    return seat


def _view(replay: Replay, step: int, viewer: str) -> dict[str, object]:
    replay.go(step)
    return replay.view_together() if viewer == ALL else replay.shown(_seat(replay, viewer))


def outline_of(found: Found, replay: Replay) -> Outline:
    """What a game that is over was, from beginning to end."""
    table = replay.table
    view, tempo = table.view(None), tempo_of(table)
    steps = [
        StepInfo(taken.seat, taken.turn, taken.active, replay.told_at(number), taken.is_silent)
        for number, taken in enumerate(replay.steps, start=1)
    ]
    sides = [SideInfo(side.seats, side.points) for side in tempo.sides]
    return Outline(
        table=found.game_id,
        mode=value_text("mode", view["rules"]["mode"]),
        decks=view["decks"],
        options={name: value_text(name, view["rules"][name]) for name in OPTIONS if name in view["rules"]},
        seats=[SeatName(number, seat.kind, seat.name) for number, seat in enumerate(table.seats)],
        seat=found.seat,
        begun=replay.told_at(0),
        steps=steps,
        turns=[TurnInfo(*start) for start in replay.turns],
        winners=table.winners,
        resigned=table.resigned,
        tempo=TempoInfo(tempo.turns, tempo.goal, sides, tempo.company),
        numbers=[NumbersInfo(*numbers) for numbers in numbers_of(table)],
    )
