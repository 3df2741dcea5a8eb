"""The lobby over HTTP."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from animalfolk.server.access import BY_ADDRESS, LIMIT, address_of, needed_token, token_of
from animalfolk.server.answers import MAYBE, NEEDED, REFUSALS
from animalfolk.server.info import info
from animalfolk.server.limits import MAKE, household
from animalfolk.server.messages import (
    Join,
    Joined,
    Lesson,
    MadeTable,
    NewTable,
    NewVisitor,
    Opened,
    OwnSeat,
    QuickGame,
    TableInfo,
    Tables,
    Visitor,
)
from animalfolk.server.parts import House, Parts
from animalfolk.server.rows import PUBLIC, VisitorRow
from animalfolk.server.setting import lesson_table, quick_table

Phase = FromQuery[Literal["open", "running"]]
Asking = Request[Any, Any, Any]
Time = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="only tables that were made before this time")]
Last = Annotated[str, QueryParameter(max_length=40, description="of those made at that very time, only after this one")]
MAKING = {LIMIT: MAKE, BY_ADDRESS: True}


def household_of(request: Asking) -> str:
    """From where somebody asks, as far as one address may do only so much."""
    return household(address_of(request))


async def visitor_of(parts: Parts, request: Asking) -> VisitorRow:
    """The visitor who asks."""
    return await parts.lobby.visitor(needed_token(request))


async def maybe_visitor(parts: Parts, request: Asking) -> VisitorRow | None:
    """The visitor who asks, if it is one."""
    token = token_of(request)
    return await parts.lobby.visitor(token) if token else None


class LobbyRoutes(Controller):
    """Visitors and tables."""

    path = "/api"
    tags = ["lobby"]  # noqa: RUF012

    @post("/visitors", opt=MAKING, responses=REFUSALS, summary="Arrive: a name and a token, no account")
    async def arrive(self, parts: House, data: JSONBody[NewVisitor]) -> Visitor:
        """Somebody comes; the token is told this once."""
        parts.metrics.made("visitor")
        return await parts.lobby.arrive(data.name)

    @post("/tables", opt=MAKING, security=NEEDED, responses=REFUSALS, summary="Make a table")
    async def make(self, parts: House, request: Asking, data: JSONBody[NewTable]) -> MadeTable:
        """A table, with all its links; it begins when all seats are taken. Needs a visitor's token."""
        visitor = await visitor_of(parts, request)
        make = partial(parts.lobby.make, visitor, data)
        made = await (make() if data.visibility != PUBLIC else parts.quota.make(household_of(request), make))
        parts.metrics.made("table")
        return made

    @post("/quick", opt=MAKING, security=MAYBE, responses=REFUSALS, summary="Play against bots at once")
    async def quick(self, parts: House, request: Asking, data: JSONBody[QuickGame]) -> MadeTable:
        """A game against bots that has begun. Without a visitor's token a visitor is made too."""
        return await parts.lobby.make_at_once(await maybe_visitor(parts, request), data.name, quick_table(data))

    @post("/learn", opt=MAKING, security=MAYBE, responses=REFUSALS, summary="Learn the game by playing")
    async def learn(self, parts: House, request: Asking, data: JSONBody[Lesson]) -> MadeTable:
        """A lesson that has begun. Without a visitor's token a visitor is made too."""
        return await parts.lobby.make_at_once(await maybe_visitor(parts, request), data.name, lesson_table())

    @get("/tables", responses=REFUSALS, summary="Public tables")
    async def tables(self, parts: House, phase: Phase = "open", before: Time = None, last: Last = "") -> Tables:
        """Public tables that wait for people, or that can be watched; the newest first."""
        return await parts.lobby.public(phase, before, last)

    @get("/me/tables", security=NEEDED, responses=REFUSALS, summary="Your tables")
    async def own(self, parts: House, request: Asking) -> list[TableInfo]:
        """The tables where this visitor sits; first where something was done last. Needs a visitor's token."""
        return await parts.lobby.own(await visitor_of(parts, request))

    @get("/tables/{table_id:str}", responses=REFUSALS, summary="About one table")
    async def table(self, parts: House, table_id: FromPath[str]) -> TableInfo:
        """What everybody may know of a table."""
        return info(await parts.lobby.game(table_id))

    @get("/link", security=NEEDED, responses=REFUSALS, summary="What a link opens")
    async def link(self, parts: House, request: Asking) -> Opened:
        """The table of a seat's, an invitation's or a watcher's token, before anything is done with it."""
        return await parts.lobby.opened(needed_token(request))

    @post("/tables/{table_id:str}/join", opt=MAKING, security=MAYBE, responses=REFUSALS, summary="Take a seat")
    async def join(self, parts: House, request: Asking, table_id: FromPath[str], data: JSONBody[Join]) -> Joined:
        """Take a seat with the token of an invitation, or any open seat of a public table."""
        join = partial(parts.lobby.join, table_id, data, await maybe_visitor(parts, request))
        return await (join() if data.token else parts.quota.join(household_of(request), table_id, join))

    @post(
        "/tables/{table_id:str}/seat", opt=MAKING, security=NEEDED, responses=REFUSALS, summary="Your seat, once more"
    )
    async def seat(
        self, parts: House, request: Asking, table_id: FromPath[str], data: JSONBody[OwnSeat | None] = None
    ) -> Joined:
        """A further token for a seat of your own, for another device. Needs a visitor's token."""
        return await parts.open_seat(table_id, await visitor_of(parts, request), data.seat if data else None)
