"""Who asks: the token in the header, the address, and how much of what they may ask."""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from animalfolk.server.errors import BadToken, NotFound
from animalfolk.server.hosts import check_host
from animalfolk.server.limits import ASK, OF_ADDRESS, household
from animalfolk.server.parts import Parts
from animalfolk.server.safety import SAFE, check_origin
from animalfolk.server.tokens import hashed

BEARER = "Bearer "
TOKENS = re.compile(r"[a-z]_[A-Za-z0-9_-]{20,62}")
LIMIT = "limit"  # in a route's `opt`: what its use is counted as
FREE = ""  # a route that is not counted
BY_ADDRESS = "by_address"
LONGEST_PATH, LONGEST_NAME = 2000, 255

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """The token, if one came that may be one."""
    said = connection.headers.get("authorization")
    if said is None:
        return None
    token = said.removeprefix(BEARER)
    if token == said or not TOKENS.fullmatch(token):
        raise BadToken("a token comes as `Authorization: Bearer TOKEN`")
    return token


def needed_token(connection: Connection) -> str:
    """The token, which has to be there."""
    token = token_of(connection)
    if token is None:
        raise BadToken("this needs a token: `Authorization: Bearer TOKEN`")
    return token


def address_of(connection: Connection) -> str:
    """From where somebody asks."""
    return connection.client.host if connection.client else ""


def check_path(path: str) -> None:
    """Whether there may be anything at this path: no file system has names that are longer, or hold a NUL."""
    parts = path.encode("utf-8", "replace").split(b"/")
    if len(path) > LONGEST_PATH or max(map(len, parts)) > LONGEST_NAME or "\0" in path:
        raise NotFound("there is nothing at this address")


def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """Before a route is used: is it a page of ours, and not too often?"""
    if connection.scope["type"] != ScopeType.HTTP:
        return
    parts: Parts = connection.app.state.parts
    check_host(parts.config, connection.headers)
    check_path(connection.scope["path"])
    if connection.scope["method"] not in SAFE:
        check_origin(parts.config, connection.headers)
    kind = handler.opt.get(LIMIT, ASK)
    if kind == FREE:
        return
    address = household(address_of(connection))
    parts.limits.take(OF_ADDRESS, address)
    said = connection.headers.get("authorization")
    parts.limits.take(kind, hashed(said) if said and not handler.opt.get(BY_ADDRESS) else address)
