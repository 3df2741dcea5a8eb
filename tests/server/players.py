"""Somebody who plays a seat over sockets, loses connections, and comes back until the game is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.sockets import Client, Message, Reachable
from tests.support.answers import from_view

REPLACED = ("late-answer", "out-of-turn", "table")  # another device of the same seat was first
NOT_NOW = ("too-fast", "unreachable", "conflict")
GONE = (OSError, WebSocketException, httpx.TransportError)  # what it looks like when a server dies
A_MOMENT = 0.05  # seconds after which a message may be sent again to a server that was asked too much


class Player:
    """One person. It keeps what it was told over all connections, and what was acknowledged."""

    def __init__(self, token: str, name: str, chance: random.Random, drops: float = 0) -> None:
        self.token, self.name, self.chance, self._drops = token, name, chance, drops
        self.events: list[Message] = []
        self.waiting: Message | None = None  # an answer that had no reply yet
        self.done: list[str] = []  # the ids that were acknowledged
        self.said: list[str] = []  # the lines of chat that were acknowledged
        self.drops = 0
        self.winners: list[int] | None = None
        self.heard: Callable[[], object] = lambda: None  # is called whenever something was acknowledged
        self.thinks: Callable[[], float] = lambda: 0.0  # how many seconds before an answer

    @property
    def is_over(self) -> bool:
        """Whether the game is over, as far as was told."""
        return self.winners is not None

    async def play(self, server: Reachable) -> None:
        """Come back until the game is over."""
        while not self.is_over:
            await self.sit(server)

    async def stay(self, server: Reachable) -> None:
        """The same, whatever becomes of the server meanwhile."""
        while not self.is_over:
            try:
                await self.sit(server)
            except GONE:
                await asyncio.sleep(A_MOMENT)

    async def sit(self, server: Reachable) -> None:
        """Play until the connection ends, or the game."""
        client = await Client.open(server, self.token, since=len(self.events))
        try:
            await self._answer_all(client)
        except ConnectionClosed:
            pass
        finally:
            self.events += client.events
            client.drop()

    async def _answer_all(self, client: Client) -> None:
        if self.waiting:
            await self._give(client, self.waiting)
        while client.state["phase"] != "over":
            await client.until(lambda: client.is_asked or client.state["phase"] == "over")
            if client.is_asked:
                await asyncio.sleep(self.thinks())
                number = client.state["number"]
                choice = from_view(client.state["view"], f"{number}")
                self.waiting = {"type": "answer", "id": f"{self.name}-{number}", "number": number, "choice": choice}
                await self._give(client, self.waiting)
        self.winners = client.state["view"]["winners"]
        await client.close()

    async def _give(self, client: Client, answer: Message) -> None:
        await self._perhaps_drop(client)
        reply = await self._sent(client, answer)
        if reply["type"] == "done":
            self.done.append(answer["id"])
            self.heard()
        else:
            assert reply["code"] in REPLACED, reply
        self.waiting = None
        await self._perhaps_drop(client)
        await client.until(lambda: client.state["number"] != answer["number"])

    async def _sent(self, client: Client, message: Message) -> Message:
        """The reply; who is too fast waits a moment."""
        while True:
            await client.send(message)
            await self._perhaps_drop(client)
            reply = await client.reply(message["id"])
            if reply.get("code") not in NOT_NOW:
                return reply
            await asyncio.sleep(A_MOMENT)

    async def say(self, client: httpx.AsyncClient, text: str) -> None:
        """Say something over HTTP."""
        headers = {"Authorization": f"Bearer {self.token}"}
        response = await client.post("/api/play/chat", json={"text": text}, headers=headers)
        if response.status_code == httpx.codes.OK:
            self.said.append(text)
            self.heard()

    async def _perhaps_drop(self, client: Client) -> None:
        if self.chance.random() < self._drops:
            self.drops += 1
            client.drop()
            await client.socket.wait_closed()


async def asked(client: httpx.AsyncClient, path: str, body: Any, token: str = "") -> Any:
    """Ask that something be done, and it is."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    response = await client.post(path, json=body, headers=headers)
    assert response.is_success, response.text
    return response.json()
