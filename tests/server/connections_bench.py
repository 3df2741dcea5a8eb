"""Idle connections at a real server with few file descriptors: who is still answered, and what is logged.

`python -m tests.server.connections_bench --files 1024 --connections 1060 --seconds 20`; `--help` has the rest.
"""

from __future__ import annotations

import argparse
import json
import resource
import socket
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.load_machine import memory, seconds, tree
from tests.server.programs import PLAIN, Program, program

PATIENCE = 5.0  # seconds in which a newcomer is answered, or is not
OWN_FILES = 100  # descriptors that this process needs besides its connections
KEY = b64encode(bytes(16)).decode()
IDLE, SLOW, SOCKETS = "idle", "slow", "sockets"
UPGRADE = (
    "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\nX-Forwarded-For: {{address}}\r\n\r\n"
)


def options(words: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.connections_bench", description=__doc__)
    add = parser.add_argument
    add("--files", type=int, default=1024, help="soft limit of the server's file descriptors (1024)")
    add("--hard", type=int, default=0, help="hard limit (as the soft one)")
    add("--connections", type=int, default=1060, help="how many are opened (1060)")
    add("--seconds", type=float, default=20, help="for which they stay open (20)")
    add("--kind", choices=[IDLE, SLOW, SOCKETS], default=IDLE, help="silent, with half a request, or WebSockets")
    add("--addresses", type=int, default=6, help="from which they come, by way of a proxy (6)")
    return parser.parse_args(words)


class Crowd:
    """Connections that want nothing."""

    def __init__(self, server: Program, wanted: argparse.Namespace) -> None:
        self._place = (urlsplit(server.web).hostname, urlsplit(server.web).port)
        self._wanted = wanted
        self._open: list[socket.socket] = []

    def come(self) -> None:
        """Open all of them."""
        for number in range(self._wanted.connections):
            one = socket.socket()
            one.setblocking(False)
            one.connect_ex(self._place)
            self._open.append(one)
            if number % 50 == 0:
                time.sleep(0.02)
        time.sleep(0.5)
        for number, one in enumerate(self._open):
            self._say(one, number)

    def _say(self, one: socket.socket, number: int) -> None:
        said = {IDLE: "", SLOW: "GET / HTTP/1.1\r\nHost: 127", SOCKETS: UPGRADE}[self._wanted.kind]
        address = f"192.0.2.{number % self._wanted.addresses + 1}"
        try:
            one.send(said.format(address=address).encode() if said else b"")
        except OSError:  # not accepted, or let go
            return

    def left(self) -> int:
        """How many the server has not let go."""
        return sum(_is_open(one) for one in self._open)

    def go(self) -> None:
        """Close all of them."""
        for one in self._open:
            one.close()


def _is_open(one: socket.socket) -> bool:
    try:
        while one.recv(65536):  # a refusal, perhaps, and then the end
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


class Player:
    """Somebody who was there before."""

    def __init__(self, server: Program, socket_: ClientConnection) -> None:
        self._web, self._socket = server.web, socket_
        made = httpx.post(f"{server.web}/api/quick", json={}, timeout=60, verify=PLAIN).json()
        self._socket.send(json.dumps({"type": "hello", "token": made["token"]}))

    def ping(self, id_: str) -> float | None:
        """Milliseconds until the reply; None if there is none."""
        begun = time.monotonic()
        try:
            self._socket.send(json.dumps({"type": "ping", "id": id_}))
            while json.loads(self._socket.recv(timeout=PATIENCE)).get("id") != id_:
                pass
        except (TimeoutError, OSError, EOFError):
            return None
        return (time.monotonic() - begun) * 1000

    def newcomer(self) -> float | None:
        """Milliseconds until somebody who comes now is answered; None if that does not happen."""
        begun = time.monotonic()
        try:
            httpx.get(f"{self._web}/health", timeout=PATIENCE, verify=PLAIN).raise_for_status()
        except httpx.HTTPError:
            return None
        return (time.monotonic() - begun) * 1000


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and print a table."""
    wanted = options(words)
    hard = max(wanted.hard, wanted.files)
    own = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if wanted.connections + OWN_FILES > own:
        sys.exit(f"this process may open {own} files: too few for {wanted.connections} connections")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted.connections + OWN_FILES, own))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        flags = ("--database", f"sqlite:///{folder / 'games.db'}")
        limits = {resource.RLIMIT_NOFILE: (wanted.files, hard)}
        server = stack.enter_context(program(folder / "log", *flags, limits=limits))
        player, crowd = Player(server, stack.enter_context(connect(server.url))), Crowd(server, wanted)
        stack.callback(crowd.go)
        _measure(server, player, crowd, wanted)
    return 0


def _measure(server: Program, player: Player, crowd: Crowd, wanted: argparse.Namespace) -> None:
    player.ping("before")
    before, busy, held = server.log.stat().st_size, seconds(server.process.pid), memory(tree(server.process.pid))
    crowd.come()
    pings: list[float | None] = []
    newcomers: list[float | None] = []
    begun = time.monotonic()
    while time.monotonic() < begun + wanted.seconds:
        pings.append(player.ping(f"p{len(pings)}"))
        newcomers.append(player.newcomer())
        time.sleep(0.5)
    took = time.monotonic() - begun
    print(f"descriptors        {wanted.files}, {max(wanted.hard, wanted.files)} at most")
    print(f"connections        {wanted.connections} of kind {wanted.kind}, {crowd.left()} of them held at the end")
    print(f"who was there      {_told(pings)}")
    print(f"newcomers          {_told(newcomers)}")
    print(f"log                {(server.log.stat().st_size - before) / 1e6:.2f} MB in {took:.0f} s")
    print(f"processor          {(seconds(server.process.pid) - busy) / took:.0%} of a core")
    print(f"memory             {(memory(tree(server.process.pid)) - held) / 1e6:+.1f} MB")
    crowd.go()
    time.sleep(2)
    again = player.newcomer()
    print(f"when they are gone a newcomer is {'not answered' if again is None else f'answered in {again:.0f} ms'}")


def _told(times: list[float | None]) -> str:
    found = [time for time in times if time is not None]
    middle = f", half of them within {median(found):.0f} ms" if found else ""
    return f"{len(found)} of {len(times)} answered{middle}"


if __name__ == "__main__":
    raise SystemExit(main())
