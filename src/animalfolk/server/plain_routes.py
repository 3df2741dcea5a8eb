"""For those who run a server: is it well, and how much does it do?"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from litestar import Request, Response, get

from animalfolk.server.access import FREE, LIMIT, address_of
from animalfolk.server.answers import REFUSALS
from animalfolk.server.errors import NotAllowed
from animalfolk.server.parts import House
from animalfolk.server.safety import is_among

AWAY, FORBIDDEN = 503, 403
TAGS = ["running"]
PROMETHEUS = "text/plain; version=0.0.4"


class Health(msgspec.Struct):
    """All is well; the database answers."""

    status: str
    version: str
    tables: int  # in memory


def own_version() -> str:
    """Which version of animalfolk this is."""
    try:
        return version("animalfolk")
    except PackageNotFoundError:
        return "unknown"


@get("/health", opt={LIMIT: FREE}, tags=TAGS, responses={AWAY: REFUSALS[AWAY]}, summary="Is the server well?")
async def health(parts: House) -> Health:
    """503 where the database cannot be reached."""
    await parts.pulse.check()
    return Health("well", own_version(), len(parts.hall))


@get(
    "/metrics",
    opt={LIMIT: FREE},
    media_type=PROMETHEUS,
    tags=TAGS,
    responses={FORBIDDEN: REFUSALS[FORBIDDEN]},
    summary="Figures for Prometheus",
)
async def metrics(parts: House, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counts of requests, refusals and tables; no names, no tokens. For those whom `metrics_from` names."""
    if not is_among(address_of(request), parts.config.metrics_from):
        raise NotAllowed("figures are told to those whom the setting metrics_from names")
    return Response(parts.metrics.text())
