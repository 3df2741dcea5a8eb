"""After a game, over HTTP: looking at it step by step, links to it, playing on from a step, records from elsewhere."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import JSONBody, QueryParameter

from animalfolk.server.access import BY_ADDRESS, LIMIT, asker_of, needed_token
from animalfolk.server.answers import NEEDED, REFUSALS
from animalfolk.server.limits import MAKE
from animalfolk.server.messages import Joined
from animalfolk.server.parts import House
from animalfolk.server.replay_messages import (
    MOST_STEP,
    NewRecord,
    OpenedRecord,
    Outline,
    PlayOn,
    Shared,
    Told,
    Views,
)

Asking = Request[Any, Any, Any]
Seat = Annotated[
    Literal["0", "1", "2", "3", "all", "watch"],
    QueryParameter(description="from where: a seat, all of them together, or as those who watch"),
]
Step = Annotated[int, QueryParameter(ge=0, le=MOST_STEP, description="after how many steps")]
Count = Annotated[int, QueryParameter(ge=1, le=20, description="how many views, one for each step from there on")]
MAKING = {LIMIT: MAKE, BY_ADDRESS: True}
MOST_BYTES = 512 * 1024  # of a record, as it is sent
OK = 200


class ReplayRoutes(Controller):
    """What the token of a seat or of a watcher opens when the game is over."""

    path = "/api/play"
    tags = ["afterwards"]  # noqa: RUF012
    security = NEEDED

    @get("/replay", responses=REFUSALS, summary="A game that is over: its steps, its turns, what came of it")
    async def outline(self, parts: House, request: Asking) -> Response[Outline]:
        """Refused while the game runs, and so is all that follows."""
        found = await parts.play.found(needed_token(request))
        return _ready(await parts.replays.outline(found, asker_of(request)))

    @get("/replay/views", responses=REFUSALS, summary="How it looked after a step, from any seat")
    async def views(
        self, parts: House, request: Asking, step: Step = 0, count: Count = 1, seat: Seat = "watch"
    ) -> Response[Views]:
        """As that seat knew it then; `all` shows every hand."""
        found = await parts.play.found(needed_token(request))
        return _ready(await parts.replays.views(found, step, count, seat, asker_of(request)))

    @get("/replay/events", responses=REFUSALS, summary="All that happened, as a seat was told it")
    async def events(self, parts: House, request: Asking, seat: Seat = "watch") -> Response[Told]:
        """The outline says how many of them there were after each step."""
        found = await parts.play.found(needed_token(request))
        return _ready(await parts.replays.told(found, seat, asker_of(request)))

    @post("/share", status_code=OK, responses=REFUSALS, summary="A link for others to look at the game")
    async def share(self, parts: House, request: Asking) -> Shared:
        """A token for watching; whoever asks twice gets the same."""
        token = needed_token(request)
        return await parts.afterwards.share(await parts.play.found(token), token)

    @post("/play-on", status_code=OK, opt=MAKING, responses=REFUSALS, summary="Play on from a step, against bots")
    async def play_on(self, parts: House, request: Asking, data: JSONBody[PlayOn]) -> Joined:
        """A new table, where the same cards lie, and come as they came."""
        found = await parts.play.found(needed_token(request))
        made = await parts.afterwards.play_on(found, data, asker_of(request))
        parts.metrics.made("table")
        return made


def _ready(made: bytes) -> Response[Any]:
    """JSON that was made elsewhere."""
    return Response(made, media_type=MediaType.JSON)


@post(
    "/api/records",
    opt=MAKING,
    request_max_body_size=MOST_BYTES,
    tags=["afterwards"],
    responses=REFUSALS,
    summary="Open a record of a game that is over",
)
async def open_record(parts: House, data: JSONBody[NewRecord]) -> OpenedRecord:
    """It is read to its end and everything in it is looked at, as `animalfolk verify` does; nothing else is kept."""
    return await parts.afterwards.open(data.text)
