"""For those who run a server: is it well, and how much does it do?"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

import msgspec
from litestar import Response, get

from animalfolk.server.access import FREE, LIMIT
from animalfolk.server.parts import House

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


@get("/health", opt={LIMIT: FREE}, tags=["running"], summary="Is the server well?")
async def health(parts: House) -> Health:
    """503 where the database cannot be reached."""
    await parts.storage.ping()
    return Health("well", own_version(), len(parts.hall))


@get("/metrics", opt={LIMIT: FREE}, media_type=PROMETHEUS, tags=["running"], summary="Figures for Prometheus")
async def metrics(parts: House) -> Response[bytes]:
    """Counts of requests, refusals and tables; no names, no tokens."""
    return Response(parts.metrics.text())
