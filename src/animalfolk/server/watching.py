"""Every request is counted and noted: the route, not the address with what stands in it, and never a token."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

logger = logging.getLogger("animalfolk.web")
QUIET = ("/health", "/metrics")  # asked every few seconds by machines


def watched(app: ASGIApp) -> ASGIApp:
    """The same, counted and noted."""

    async def noted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sent)
        finally:
            note(scope, status, time.perf_counter() - begun)

    return noted


def note(scope: Any, status: int, seconds: float) -> None:
    """One request has been answered."""
    route = scope.get("path_template") or "none"
    scope["litestar_app"].state.parts.metrics.answered(scope["method"], route, status, seconds)
    told = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    logger.log(logging.DEBUG if route in QUIET else logging.INFO, "request", extra=told)
