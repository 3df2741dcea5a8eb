"""HEAD: whoever asks for the head of something gets the head of what GET would get."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEAD, GET = "HEAD", "GET"


def answering_heads(app: ASGIApp) -> ASGIApp:
    """The same application, which answers HEAD wherever it answers GET."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != HEAD:
            await app(scope, receive, send)
            return
        asked: Any = {**scope, "method": GET}

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await app(asked, receive, sent)

    return answered
