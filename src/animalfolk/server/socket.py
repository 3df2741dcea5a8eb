"""The WebSocket: whoever says hello with a token gets the state now and after every change, and may do what it opens.

A dropped connection costs nothing: the next hello, on any device, names the events that are known, and goes on from
there, also in the middle of a decision. A seat may have several connections; all get every update.
"""

from __future__ import annotations

import logging
from typing import Any

from litestar import WebSocket, websocket

from animalfolk.server.connection import Connection
from animalfolk.server.desk import Desk
from animalfolk.server.errors import BadToken, NotAllowed, ServerError
from animalfolk.server.live_messages import Hello
from animalfolk.server.rows import Found
from animalfolk.server.tokens import hashed
from animalfolk.server.wire import FAILED, REFUSED, Closing, Gone, Wire

logger = logging.getLogger("animalfolk.live")
OPENS = ("seat", "watch")


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One connection, from hello to its end."""
    desk: Desk = socket.app.state.desk
    await socket.accept()
    wire = Wire(socket, desk.bounds)
    try:
        await _serve(wire, desk)
    except Gone:
        pass
    except Closing as closing:
        logger.info("a socket was closed", extra={"code": closing.code})
        await wire.close(closing.code, closing.reason)
    except Exception:
        logger.exception("a socket failed")
        await wire.close(FAILED)


async def _serve(wire: Wire, desk: Desk) -> None:
    try:
        came = await wire.first()
        wire.check_pace()
        hello = came.hello()
        found = await _found(desk, hello)
    except ServerError as error:
        logger.info("a hello was refused", extra={"code": error.code})
        await wire.refuse(None, error)
        raise Closing(REFUSED + error.status, error.code) from None
    await Connection(wire, desk, found, hello).run()


async def _found(desk: Desk, hello: Hello) -> Found:
    """What the token opens, if it is a seat or the right to watch."""
    found = await desk.storage.find_token(hashed(hello.token))
    if found is None:
        raise BadToken("this token opens nothing")
    if found.kind not in OPENS:
        raise NotAllowed("this is no token of a seat, nor one for watching")
    return found


live_handlers = [live]
