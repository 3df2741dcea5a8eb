"""Questions over HTTP whose answers are taken as they come: a client that does more costs more than the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

NOT_SAID = b"date:"  # the header of an answer that says nothing of the game
SECONDS = 60


class Told(NamedTuple):
    """An answer: its code, and all its bytes but for the date."""

    code: int
    text: bytes


class Plainly:
    """Asks a server on the loopback, with a connection for every question."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def get(self, path: str, token: str) -> Told:
        """Ask for something."""
        return await self._ask("GET", path, token)

    async def post(self, path: str, body: Any, token: str) -> Told:
        """Ask that something be done."""
        return await self._ask("POST", path, token, json.dumps(body).encode())

    async def _ask(self, method: str, path: str, token: str, body: bytes = b"") -> Told:
        headers = {"host": f"127.0.0.1:{self._port}", "authorization": f"Bearer {token}", "connection": "close"}
        if body:
            headers |= {"content-type": "application/json", "content-length": f"{len(body)}"}
        lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()], "", ""]
        async with asyncio.timeout(SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            try:
                writer.write("\r\n".join(lines).encode() + body)
                return _told(await reader.read())
            finally:
                writer.close()
                await writer.wait_closed()


def _told(answer: bytes) -> Told:
    head, _, content = answer.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    kept = [line for line in lines if not line.lower().startswith(NOT_SAID)]
    return Told(int(lines[0].split()[1]), b"\r\n".join([*kept, b"", content]))
