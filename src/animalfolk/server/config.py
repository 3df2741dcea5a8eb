"""How a server is set: by a file, then by the environment, then by flags; what comes later wins."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_origin

import msgspec
from msgspec import Meta

PREFIX = "ANIMALFOLK_"
ENVIRONMENT, FLAGS = "environment", "flags"  # where a setting may stand besides a file

Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
Count = Annotated[int, Meta(ge=1, le=100_000)]
PAGE = r"^https?://[^/?#@\s]+(/[^?#\s]*)?$"  # where pages come from, as a browser says it


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that whoever runs a server may set."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0: any that is free
    database: str = ""  # `sqlite:///path` or `postgresql://...`
    redis: str = ""  # `redis://...`: carries news between servers instead of PostgreSQL
    workers: Annotated[int, Meta(ge=1, le=256)] = 1  # processes that serve; more than one share a PostgreSQL
    public_url: Annotated[str, Meta(pattern=f"^$|{PAGE}")] = ""  # as people reach it, if not as the browser says
    origins: tuple[Annotated[str, Meta(pattern=PAGE)], ...] = ()  # other pages that may use this server
    hosts: tuple[str, ...] = ()  # further names by which this server is found; * for any
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who may say from where somebody comes
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read figures: addresses, or networks of such
    grace_seconds: Seconds = 60  # how long an absent person's seat waits before a bot answers there
    idle_seconds: Seconds = 600  # how long a table that nobody uses stays in memory
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 2
    bot_seconds: Seconds = 10  # how long a bot may think
    makes_per_minute: Count = 60  # visitors, tables and seats taken, from one address
    lobby_tables: Count = 10  # public tables of one address that wait for people
    lobby_seats: Count = 2  # seats of somebody else's public table that one address may take without an invitation
    asks_per_second: Count = 20  # of one token, and ten times so many from one address
    log_level: Literal["debug", "info", "warning", "error"] = "info"


NAMES = Config.__struct_fields__
TYPES = {field.name: field.type for field in msgspec.structs.fields(Config)}
LISTS = [name for name, kind in TYPES.items() if get_origin(kind) is tuple]


class BadConfig(ValueError):
    """A setting that cannot be: where it stands, its name, and what it was set to."""

    def __init__(self, where: str, name: str, value: str = "") -> None:
        super().__init__(f"{where}: {name} cannot be {value!r}")
        self.where = where
        self.name = name
        self.value = value


class UnknownSetting(BadConfig):
    """There is no setting of this name."""


class NotToml(BadConfig):
    """A file that cannot be read as TOML; the value says where."""


def load(file: Path | None, environ: Mapping[str, str], flags: Mapping[str, str]) -> Config:
    """The settings of a server; OSError if the file cannot be opened, BadConfig if something in it cannot be."""
    found: dict[str, Any] = {}
    if file:
        found |= _from_file(file)
    for name in NAMES:
        key = PREFIX + name.upper()
        if environ.get(key):
            found[name] = _converted(key, name, environ[key])
    for name, value in flags.items():
        found[name] = _converted(f"--{name.replace('_', '-')}", name, value)
    return Config(**found)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotToml(str(file), "", str(error)) from error
    for name in said:
        if name not in NAMES:
            raise UnknownSetting(str(file), name)
    return {name: _converted(str(file), name, value) for name, value in said.items()}


def _converted(where: str, name: str, value: object) -> Any:
    """A value of its kind: words in the environment and behind flags are read, lists have commas."""
    said = value
    if isinstance(value, str) and name in LISTS:
        said = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(said, TYPES[name], strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        raise BadConfig(where, name, str(value)) from error
