"""A process with scripted people, and how the one that measures speaks to it."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from tests.server.load_people import Crowd, Figures

SEAT, MEASURE, COUNT, GO = "seat", "measure", "count", "go"


async def _serve(crowd: Crowd, told: Connection) -> None:
    """Do what is asked until the other side is gone."""
    while True:
        try:
            what, value = await asyncio.to_thread(told.recv)
        except (EOFError, OSError):
            return
        if what == SEAT:
            await crowd.seat(value)
            told.send(crowd.sockets)
        elif what == GO:
            crowd.go(value)
            told.send(True)
        elif what == MEASURE:
            crowd.clear()
            told.send(True)
        else:
            told.send(msgspec.msgpack.encode(crowd.figures()))


async def _crowd(web: str, seed: int, told: Connection) -> None:
    crowd = Crowd(web, seed)
    try:
        await _serve(crowd, told)
    finally:
        await crowd.close()


def _run(web: str, seed: int, told: Connection) -> None:
    asyncio.run(_crowd(web, seed, told))


class People:
    """One such process."""

    def __init__(self, web: str, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_run, args=(web, seed, other), daemon=True)
        self._process.start()
        other.close()

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid or 0

    def ask(self, what: str, value: Any = None) -> None:
        """Ask for something; what comes of it is `told`."""
        self._pipe.send((what, value))

    def told(self) -> Any:
        """What came of the last thing that was asked for."""
        return self._pipe.recv()

    def figures(self) -> Figures:
        """What was noted since it was said to measure."""
        self.ask(COUNT)
        return msgspec.msgpack.decode(self.told(), type=Figures)

    def close(self) -> None:
        """Let them go."""
        self._pipe.close()
        self._process.join(10)
        self._process.kill()
