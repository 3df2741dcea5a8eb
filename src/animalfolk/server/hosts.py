"""By which names this server is known: a page of somebody else's name that leads here gets nothing.

A browser lets a page ask the server that the page came from. Whoever owns a name can let it lead to another machine in
the middle (DNS rebinding), so that a stranger's page would ask us and read what we say. It cannot change the name that
the browser sends along.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from animalfolk.server.config import Config
from animalfolk.server.errors import WrongHost

ANY = "*"
LOOPBACK = "localhost"
AT_HOME = ("", ".local", ".lan", ".home.arpa", ".internal")  # behind a machine's name: nobody can own such names


def check_host(config: Config, headers: Mapping[str, str]) -> None:
    """Whether the name by which somebody has found this server is one of its own; WrongHost if it is not."""
    said = headers.get("host", "")
    name = _name(said)
    if not (is_address(name) or name.endswith(f".{LOOPBACK}") or {name, ANY} & names(config)):
        raise WrongHost("this server has no such name; the setting hosts gives it further ones", host=said[:100])


@lru_cache(maxsize=8)
def names(config: Config) -> frozenset[str]:
    """Names of this machine, those that the host has set, and none at all, which no browser sends."""
    machine = gethostname().lower()
    own = {f"{machine.partition('.')[0]}{ending}" for ending in AT_HOME}
    public = urlsplit(config.public_url).hostname or ""
    return frozenset({"", LOOPBACK, machine, *own, public, _name(config.host), *(_name(host) for host in config.hosts)})


def _name(said: str) -> str:
    """A name without its port."""
    try:
        return (urlsplit(f"//{said}").hostname or "").rstrip(".") if said else ""
    except ValueError:
        return said


def is_address(name: str) -> bool:
    """Whether it is no name but an address, which nobody can let lead elsewhere."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
