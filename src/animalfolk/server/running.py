"""A server that listens until it is told to stop; then it finishes what it has begun."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from animalfolk.server.app import create_app
from animalfolk.server.config import Config
from animalfolk.server.descriptors import limit, raise_limit, room_for
from animalfolk.server.errors import Unreachable
from animalfolk.server.file_lock import only_server
from animalfolk.server.gate import Gate, Port
from animalfolk.server.logs import is_ours, start_logs
from animalfolk.server.packing import Packed
from animalfolk.server.storage import Storage

STOPS = (signal.SIGTERM, signal.SIGINT)
PATIENCE = 10  # seconds for requests and sockets to come to their end
ACCEPTS = 1  # connections that are accepted at a time (see Port)
PING = 20.0  # seconds between two beats of a socket's heart
SELDOM = (20_000, 20, 100)  # new objects, and looks at young ones, after which Python looks for garbage
MOST_BYTES = 64 * 1024  # of one message of a socket; a smaller bound is told in words
logger = logging.getLogger("animalfolk.server")


def listening(config: Config) -> socket.socket:
    """The port, taken; OSError if that cannot be."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = Port(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so named, small messages do not wait
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((config.host, config.port))
        found.listen()
    except OSError:
        found.close()
        raise
    return found


def url_of(config: Config, port: socket.socket) -> str:
    """Where people find it."""
    host = f"[{config.host}]" if ":" in config.host else config.host
    return config.public_url or f"http://{host}:{port.getsockname()[1]}"


def serve(config: Config, port: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C. ready: is called when the database is open. ServerError if it cannot be."""
    start_logs(config.log_level)
    raise_limit()
    seldom_look_for_garbage()
    stop = Stop()
    before = {number: signal.signal(number, stop) for number in STOPS}
    try:
        with only_server(config.database):
            asyncio.run(_serve(config, port, ready, stop))
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def seldom_look_for_garbage() -> None:
    """To look through every table in memory takes a third of a second with 500 of them, and all wait for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


class Stop:
    """Somebody wants the server to stop before it listens for that itself; after that nothing is left to do."""

    is_asked = False
    server: uvicorn.Server | None = None  # that is about to listen, and stops as soon as it does

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """A signal has come."""
        self.is_asked = True
        if self.server:
            self.server.should_exit = True


async def _serve(config: Config, port: socket.socket, ready: Callable[[], None], stop: Stop) -> None:
    storage = await Storage.open(config.database)
    try:
        stop.server = server = Server(create_app(config, storage), config)
        if stop.is_asked:
            return
        ready()
        logger.info("the server listens", extra={"host": config.host, "port": port.getsockname()[1]})
        await server.serve(sockets=[port])
        logger.info("the server stops")
        if not server.started:
            raise Unreachable("The server could not start; the log tells where it failed.")
    finally:
        await storage.close()


class Server(uvicorn.Server):
    """What listens for an application; what it computes apart does not keep it from stopping."""

    def __init__(self, app: Litestar, config: Config) -> None:
        super().__init__(uvicorn.Config(app, **web_settings(config)))
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Somebody has told it to stop."""
        await self._app.state.parts.finish_computing()
        await super().shutdown(sockets)


def web_settings(config: Config) -> dict[str, Any]:
    """How it listens."""
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": list(config.proxies),
        "timeout_graceful_shutdown": PATIENCE,
        "lifespan": "on",
        "backlog": ACCEPTS,
        "http": Gate(config, room_for(config, limit())),
        "ws": Packed,
        "ws_max_size": MOST_BYTES,
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
    }
