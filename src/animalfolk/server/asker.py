"""The asker: the address on whose account something is done, known to all that a request or a socket starts.

It is a context variable, so a task inherits it from whoever starts it: a bot that answers after somebody's move thinks
on the account of that somebody, and so is stored what it answers. What a server does of itself is nobody's.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

from animalfolk.server.limits import household

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

NOBODY = ""
ASKER: ContextVar[str] = ContextVar("asker", default=NOBODY)


def with_asker(app: ASGIApp) -> ASGIApp:
    """Middleware that sets the asker of each request and socket."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        token = ASKER.set(household(client[0]) if client else NOBODY)
        try:
            await app(scope, receive, send)
        finally:
            ASKER.reset(token)

    return asked
