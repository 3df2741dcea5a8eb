"""The WebSocket: whoever says hello with a token gets the state now and after every change, and may do what it opens.

A dropped connection costs nothing: the next hello, on any device, names the events that are known, and goes on from
there, also in the middle of a decision. A seat may have several connections; all get every update.
"""

from __future__ import annotations

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.types import ControllerRouterHandler

from animalfolk.server.access import address_of
from animalfolk.server.connection import Connection
from animalfolk.server.door import Guest
from animalfolk.server.errors import Closed, ServerError, TooMany
from animalfolk.server.hosts import check_host
from animalfolk.server.limits import OF_ADDRESS, household
from animalfolk.server.parts import Parts
from animalfolk.server.safety import check_origin
from animalfolk.server.wire import BROKEN, FAILED, REFUSED, Closing, Gone, Wire

logger = logging.getLogger("animalfolk.live")
Socket = WebSocket[Any, Any, Any]


@websocket("/api/live")
async def live(socket: Socket) -> None:
    """One connection, from hello to its end."""
    parts: Parts = socket.app.state.parts
    if not _may_come(parts, socket):
        await socket.close()  # before it is accepted: the answer is 403
        return
    with parts.door.opened(household(address_of(socket))) as guest:
        await socket.accept()
        await _serve(parts, Wire(socket, parts.desk.bounds), guest, household(address_of(socket)))


async def _serve(parts: Parts, wire: Wire, guest: Guest, address: str) -> None:
    """Until it ends; how it ends is told."""
    try:
        await _play(parts, wire, guest, address)
    except Gone as gone:
        if gone.code in BROKEN:
            logger.info("a socket was closed", extra={"code": gone.code})
    except Closing as closing:
        logger.info("a socket was closed", extra={"code": closing.code})
        await wire.close(closing.code, closing.reason)
    except Closed as error:  # while somebody was there
        logger.info("a socket was closed", extra={"code": error.code})
        await wire.close(REFUSED + error.status, error.code)
    except ServerError as error:  # the table cannot be read now; whoever comes again may be luckier
        logger.error("a socket was closed", extra={"code": error.code})
        await wire.close(FAILED, error.code)
    except Exception:
        logger.exception("a socket failed")
        await wire.close(FAILED)


def _may_come(parts: Parts, socket: Socket) -> bool:
    """Whether it is a page of ours, if it is a page, and not too often."""
    address = address_of(socket)
    try:
        check_host(parts.config, socket.headers)
        check_origin(parts.config, socket.headers)
        parts.limits.take(OF_ADDRESS, household(address))
        parts.door.check(household(address))
    except ServerError as error:
        logger.info("a socket was refused", extra={"code": error.code, "address": address})
        return False
    return True


async def _play(parts: Parts, wire: Wire, guest: Guest, address: str) -> None:
    try:
        came = await wire.first()
        guest.enter()
        hello = came.hello()
        found = await parts.play.found(hello.token)
        await parts.lobby.game(found.game_id)  # which begins where everybody is there
        table = await parts.hall.table(found.game_id)
    except ServerError as error:
        raise await _refused(parts, wire, error) from None
    try:
        await Connection(wire, parts.desk, table, found, hello, address).run()
    except TooMany as error:
        raise await _refused(parts, wire, error) from None


async def _refused(parts: Parts, wire: Wire, error: ServerError) -> Closing:
    """A hello that opens nothing: why is told, then it is closed."""
    logger.info("a hello was refused", extra={"code": error.code})
    parts.metrics.refused(error.code)
    await wire.refuse(None, error)
    return Closing(REFUSED + error.status, error.code)


live_handlers: list[ControllerRouterHandler] = [live]
