"""Playing over HTTP: all that a socket does, one request at a time."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Request, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from animalfolk.server.access import BY_ADDRESS, LIMIT, needed_token
from animalfolk.server.answers import NEEDED, REFUSALS
from animalfolk.server.hall import Live
from animalfolk.server.limits import MAKE, THINK
from animalfolk.server.messages import Answer, Done, Hinted, Hints, Joined, Say, State, TakeBack
from animalfolk.server.parts import House

Form = FromQuery[Literal["text", "json"]]
Asking = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="how many events are known already")]
OK = 200
THINKING = {LIMIT: THINK}
MAKING = {LIMIT: MAKE, BY_ADDRESS: True}


class PlayRoutes(Controller):
    """What the token of a seat opens; that of a watcher opens the first and the record."""

    path = "/api/play"
    tags = ["play"]  # noqa: RUF012
    security = NEEDED

    @get(responses=REFUSALS, summary="How it stands")
    async def state(self, parts: House, request: Asking, since: Since = 0, chat: Since = 0) -> State:
        """The view of this seat, or of those who watch, and the events and lines that are not known yet."""
        return await parts.play.state(needed_token(request), since, chat)

    @post("/answer", status_code=OK, responses=REFUSALS, summary="Answer the decision of this number")
    async def answer(self, parts: House, request: Asking, data: JSONBody[Answer]) -> Done:
        """What comes twice with the same id counts once."""
        new = await parts.play.answer(needed_token(request), data)
        if new:
            parts.metrics.answer()
        return Done(new)

    @post("/undo", status_code=OK, responses=REFUSALS, summary="Take back a step or a turn, where that is free")
    async def undo(self, parts: House, request: Asking, data: JSONBody[TakeBack]) -> Done:
        """Where it is not free, the reason is told."""
        return await parts.play.do(needed_token(request), lambda live, seat: live.undo(seat, data.turn))

    @post("/ask-undo", status_code=OK, responses=REFUSALS, summary="The same; where it is not free, ask the others")
    async def ask_undo(self, parts: House, request: Asking, data: JSONBody[TakeBack]) -> Done:
        """They agree or refuse."""
        return await parts.play.do(needed_token(request), lambda live, seat: live.ask_undo(seat, data.turn))

    @post("/agree", status_code=OK, responses=REFUSALS, summary="Agree to what somebody asked to take back")
    async def agree(self, parts: House, request: Asking) -> Done:
        """When all have agreed, it is taken back."""
        return await parts.play.do(needed_token(request), Live.agree)

    @post("/refuse", status_code=OK, responses=REFUSALS, summary="Do not agree, or withdraw what you have asked")
    async def refuse(self, parts: House, request: Asking) -> Done:
        """The game goes on."""
        return await parts.play.do(needed_token(request), Live.refuse)

    @post("/leave", status_code=OK, responses=REFUSALS, summary="Let a bot answer")
    async def leave(self, parts: House, request: Asking) -> Done:
        """Until the seat is taken again."""
        return await parts.play.do(needed_token(request), Live.leave)

    @post("/return", status_code=OK, responses=REFUSALS, summary="Answer again")
    async def come_back(self, parts: House, request: Asking) -> Done:
        """The seat is given back at once."""
        return await parts.play.do(needed_token(request), Live.come_back)

    @post("/resign", status_code=OK, responses=REFUSALS, summary="Give up")
    async def resign(self, parts: House, request: Asking) -> Done:
        """Where others play on, a bot answers to the end."""
        return await parts.play.do(needed_token(request), Live.resign)

    @post("/think", status_code=OK, responses=REFUSALS, summary="Ask for more time while somebody may react")
    async def think(self, parts: House, request: Asking) -> Done:
        """Whoever cannot react may ask as well, so it tells nothing."""
        return await parts.play.do(needed_token(request), Live.think)

    @post("/think-no-more", status_code=OK, responses=REFUSALS, summary="Need no more time")
    async def think_no_more(self, parts: House, request: Asking) -> Done:
        """The game goes on when everybody is ready."""
        return await parts.play.do(needed_token(request), Live.think_no_more)

    @post("/hints", status_code=OK, opt=THINKING, responses=REFUSALS, summary="The best answers, against bots alone")
    async def hints(self, parts: House, request: Asking, data: JSONBody[Hints]) -> Hinted:
        """At most three, each with its chance to win."""
        return await parts.play.hints(needed_token(request), data.after)

    @post("/chat", status_code=OK, responses=REFUSALS, summary="Say something to everybody at the table")
    async def say(self, parts: House, request: Asking, data: JSONBody[Say]) -> Done:
        """Those who watch hear it too."""
        await parts.play.say(needed_token(request), data.text)
        return Done()

    @get("/record", media_type=MediaType.TEXT, responses=REFUSALS, summary="The record of the game")
    async def record(self, parts: House, request: Asking, form: Form = "text") -> str:
        """While the game runs what this seat saw of it, at its end the whole, for `animalfolk replay` and `verify`."""
        return await parts.play.record(needed_token(request), form)

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
