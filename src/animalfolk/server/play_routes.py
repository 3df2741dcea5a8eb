"""Playing over HTTP: all that a socket does, one request at a time."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from animalfolk.server import live_messages as said
from animalfolk.server.access import BY_ADDRESS, LIMIT, address_of, asker_of, needed_token
from animalfolk.server.answers import NEEDED, REFUSALS
from animalfolk.server.limits import MAKE, THINK, household
from animalfolk.server.messages import (
    Analysed,
    Answer,
    AskAlways,
    CallBot,
    Done,
    Hinted,
    Hints,
    Joined,
    Learn,
    Named,
    PlayState,
    Say,
    TakeBack,
)
from animalfolk.server.parts import House

Form = FromQuery[Literal["text", "json"]]
Asking = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="how many events are known already")]
WATCH = "watch"
Muted = Annotated[
    list[Literal["0", "1", "2", "3", "watch"]] | None,
    QueryParameter(max_items=5, description="whose lines are not wanted: seats, or those who watch"),
]
Maybe = JSONBody[Named | None]  # a body may be left out
OK = 200
THINKING = {LIMIT: THINK}
MAKING = {LIMIT: MAKE, BY_ADDRESS: True}


def _id(data: Named | None) -> str:
    """The id that came, or none."""
    return (data.id if data else None) or ""


class PlayRoutes(Controller):
    """What the token of a seat opens; that of a watcher opens the first, the analysis and the record."""

    path = "/api/play"
    tags = ["play"]  # noqa: RUF012
    security = NEEDED

    @get(responses=REFUSALS, summary="How it stands")
    async def state(
        self, parts: House, request: Asking, since: Since = 0, chat: Since = 0, mute: Muted = None
    ) -> PlayState:
        """The view of this seat, or of those who watch, and the events and lines that are not known yet."""
        muted = [None if seat == WATCH else int(seat) for seat in mute or []]
        return await parts.play.state(needed_token(request), since, chat, muted)

    @post("/answer", status_code=OK, responses=REFUSALS, summary="Answer the decision of this number")
    async def answer(self, parts: House, request: Asking, data: JSONBody[Answer]) -> Done:
        """What comes twice with the same id counts once."""
        return Done(await parts.play.answer(needed_token(request), data))

    @post("/undo", status_code=OK, responses=REFUSALS, summary="Take back a step or a turn, where that is free")
    async def undo(self, parts: House, request: Asking, data: JSONBody[TakeBack]) -> Done:
        """Where it is not free, the reason is told."""
        asked = said.Undo(id=data.id or "", turn=data.turn, number=data.number)
        return await parts.play.do(needed_token(request), asked)

    @post("/ask-undo", status_code=OK, responses=REFUSALS, summary="The same; where it is not free, ask the others")
    async def ask_undo(self, parts: House, request: Asking, data: JSONBody[TakeBack]) -> Done:
        """They agree or refuse."""
        asked = said.AskUndo(id=data.id or "", turn=data.turn, number=data.number)
        return await parts.play.do(needed_token(request), asked)

    @post("/agree", status_code=OK, responses=REFUSALS, summary="Agree to what somebody asked to take back")
    async def agree(self, parts: House, request: Asking, data: Maybe = None) -> Done:
        """When all have agreed, it is taken back."""
        return await parts.play.do(needed_token(request), said.Agree(id=_id(data)))

    @post("/refuse", status_code=OK, responses=REFUSALS, summary="Do not agree, or withdraw what you have asked")
    async def refuse(self, parts: House, request: Asking, data: Maybe = None) -> Done:
        """The game goes on."""
        return await parts.play.do(needed_token(request), said.Refuse(id=_id(data)))

    @post("/leave", status_code=OK, responses=REFUSALS, summary="Let a bot answer")
    async def leave(self, parts: House, request: Asking, data: Maybe = None) -> Done:
        """Until the seat is taken again."""
        return await parts.play.do(needed_token(request), said.Leave(id=_id(data)))

    @post("/call-bot", status_code=OK, responses=REFUSALS, summary="Let a bot answer for somebody who is away")
    async def call_bot(self, parts: House, request: Asking, data: JSONBody[CallBot]) -> Done:
        """Once the grace time is over; whoever comes back gets the seat back."""
        return await parts.play.do(needed_token(request), said.CallBot(id=data.id or "", seat=data.seat))

    @post("/return", status_code=OK, responses=REFUSALS, summary="Answer again")
    async def come_back(self, parts: House, request: Asking, data: Maybe = None) -> Done:
        """The seat is given back at once."""
        return await parts.play.do(needed_token(request), said.Return(id=_id(data)))

    @post("/resign", status_code=OK, responses=REFUSALS, summary="Give up")
    async def resign(self, parts: House, request: Asking, data: Maybe = None) -> Done:
        """Where others play on, a bot answers to the end."""
        return await parts.play.do(needed_token(request), said.Resign(id=_id(data)))

    @post("/think", status_code=OK, responses=REFUSALS, summary="Ask for more time while somebody may react")
    async def think(self, parts: House, request: Asking, data: Maybe = None) -> Done:
        """Whoever cannot react may ask as well, so it tells nothing."""
        return await parts.play.do(needed_token(request), said.Think(id=_id(data)))

    @post("/think-no-more", status_code=OK, responses=REFUSALS, summary="Need no more time")
    async def think_no_more(self, parts: House, request: Asking, data: Maybe = None) -> Done:
        """The game goes on when everybody is ready."""
        return await parts.play.do(needed_token(request), said.ThinkNoMore(id=_id(data)))

    @post("/hints", status_code=OK, opt=THINKING, responses=REFUSALS, summary="The best answers, against bots alone")
    async def hints(self, parts: House, request: Asking, data: JSONBody[Hints]) -> Hinted:
        """At most three, each with its chance to win."""
        return await parts.play.hints(needed_token(request), data.after)

    @post("/learn", status_code=OK, responses=REFUSALS, summary="A step of a lesson was heard, or its card read")
    async def learn(self, parts: House, request: Asking, data: JSONBody[Learn]) -> Done:
        """The lesson goes on; what comes twice counts once."""
        return await parts.play.do(needed_token(request), said.Learn(id=data.id or "", step=data.step))

    @post("/ask-always", status_code=OK, responses=REFUSALS, summary="Be asked also where nothing is of use")
    async def ask_always(self, parts: House, request: Asking, data: JSONBody[AskAlways]) -> Done:
        """Against bots alone, questions in which nothing that may be done is of use are else not asked."""
        return await parts.play.do(needed_token(request), said.AskAlways(id=data.id or "", always=data.always))

    @post("/analysis", status_code=OK, responses=REFUSALS, summary="A finished game as the bots see it")
    async def analysis(self, parts: House, request: Asking) -> Analysed:
        """It is made in the background from when it is asked for first; asked again, it tells how far it has come."""
        return await parts.analysis(needed_token(request), asker_of(request))

    @post("/chat", status_code=OK, responses=REFUSALS, summary="Say something to everybody at the table")
    async def say(self, parts: House, request: Asking, data: JSONBody[Say]) -> Done:
        """Those who watch hear it too."""
        line = said.Chat(id=data.id or "", text=data.text)
        return await parts.play.do(needed_token(request), line, household(address_of(request)))

    @get("/record", media_type=MediaType.TEXT, responses=REFUSALS, summary="The record of the game")
    async def record(self, parts: House, request: Asking, form: Form = "text") -> Response[str]:
        """While the game runs what this seat saw of it, at its end the whole, for `animalfolk replay` and `verify`."""
        made = await parts.play.record(needed_token(request), form, asker_of(request))
        return Response(cast(str, made), media_type=MediaType.TEXT)

    @post(
        "/rematch",
        status_code=OK,
        opt=MAKING,
        responses=REFUSALS,
        summary="Play again with the same people",
    )
    async def rematch(self, parts: House, request: Asking) -> Joined:
        """Each asks with the old seat's token and gets the new one; when all have asked, it begins."""
        return await parts.rematch(needed_token(request))
