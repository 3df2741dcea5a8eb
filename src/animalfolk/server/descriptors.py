"""File descriptors: how many this process may have, and how many connections that leaves room for."""

from __future__ import annotations

import importlib
from contextlib import suppress
from typing import Any, NamedTuple

from animalfolk.server.config import Config
from animalfolk.server.limits import PER_ADDRESS

MOST = 16_384  # descriptors that the server asks for: each connection takes memory, too
OWN = 128  # for the database, files that are sent, the log, and whatever else is open
OF_BOT_WORKER = 16  # pipes to a process that thinks


class Room(NamedTuple):
    """How many connections there may be at once."""

    connections: int  # of everybody, sockets among them
    of_address: int  # of these, from one address that is no proxy
    sockets: int  # of everybody
    sockets_of_address: int


def raise_limit() -> None:
    """Let this process have as many descriptors as the system allows, up to a bound."""
    resource = _resource()
    if not resource:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # the system has another bound, of which it says nothing
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limit() -> int:
    """How many descriptors this process may have."""
    resource = _resource()
    if not resource:
        return MOST
    soft = int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    return MOST if soft == resource.RLIM_INFINITY else soft


def _resource() -> Any:
    """The limits of the system, which Windows has not."""
    try:
        return importlib.import_module("resource")
    except ImportError:
        return None


def room_for(config: Config, descriptors: int) -> Room:
    """How many connections so many descriptors allow, while the server has some left for itself.

    Sockets leave a quarter to requests, and one address leaves most of both to others.
    """
    connections = max(descriptors - OWN - OF_BOT_WORKER * config.bot_workers, descriptors // 2)
    sockets = connections * 3 // 4
    of_address = config.asks_per_second * PER_ADDRESS
    return Room(connections, min(2 * of_address, connections // 4), sockets, min(of_address, max(sockets // 8, 1)))
