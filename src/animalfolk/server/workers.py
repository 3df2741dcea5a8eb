"""Several processes that serve at one port: they share a PostgreSQL, and one that ends is started again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable
from functools import partial

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from animalfolk.server.app import create_app
from animalfolk.server.config import Config
from animalfolk.server.descriptors import raise_limit
from animalfolk.server.errors import Unreachable, WrongDatabase
from animalfolk.server.logs import start_logs
from animalfolk.server.metrics import counting_together
from animalfolk.server.running import seldom_look_for_garbage, web_settings
from animalfolk.server.storage import Storage
from animalfolk.table.process import end_with_parent

PATIENCE = 30  # seconds without a word after which a process is ended
ALONE = "A file of SQLite is for one process. Several, and Redis between them, need postgresql://user@host/name."
logger = logging.getLogger("animalfolk.server")


def needs_postgres(config: Config) -> bool:
    """Whether these settings are for several servers."""
    return config.workers > 1 or bool(config.redis)


async def check(config: Config) -> None:
    """Bring the database up to date; WrongDatabase if it is not for several servers."""
    storage = await Storage.open(config.database)
    try:
        if storage.roster("") is None:
            raise WrongDatabase(ALONE)
    finally:
        await storage.close()


def serve_workers(config: Config, port: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in several processes until SIGTERM or Ctrl-C. ready: is called when the database is open."""
    start_logs(config.log_level)
    raise_limit()  # for the processes that are started here, too
    asyncio.run(check(config))
    settings = web_settings(config) | {"timeout_worker_healthcheck": PATIENCE}
    together = uvicorn.Config(partial(worker, config), factory=True, workers=config.workers, **settings)
    processes = Multiprocess(together, [port])
    ready()
    logger.info("the server listens", extra={"host": config.host, "port": port.getsockname()[1]})
    with counting_together():
        processes.run()
    logger.info("the server stops")
    if any(process.exitcode == STARTUP_FAILURE for process in processes.processes):
        raise Unreachable("The server could not start; the log tells where it failed.")


def worker(config: Config) -> Litestar:
    """What one process serves; it goes when the first one is gone, even if that could not end it."""
    start_logs(config.log_level)
    seldom_look_for_garbage()
    end_with_parent(partial(os.kill, os.getpid(), signal.SIGTERM))
    return create_app(config)
