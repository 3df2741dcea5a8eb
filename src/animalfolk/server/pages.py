"""The browser client: files that the build has put into the package, and what browsers may do with them."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, Router
from litestar.config.compression import CompressionConfig
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from animalfolk.server.access import FREE, LIMIT

FOLDER = Path(__file__).parent / "client"
FIRST_PAGE = "index.html"
ASSETS = "assets"  # their names change with what is in them
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLER = CompressionConfig(backend="gzip", exclude=["^/api", "^/schema", "^/metrics", "^/health"])


def is_here(folder: Path = FOLDER) -> bool:
    """Whether the client was built; it need not be: ANIMALFOLK_WEB=0 installs everything else."""
    return (folder / FIRST_PAGE).is_file()


def page_routes(folder: Path = FOLDER) -> list[ControllerRouterHandler]:
    """The routes of the client's files, if there are any."""
    if not is_here(folder):
        return []
    return [_files("/", folder, ASK_AGAIN), _files(f"/{ASSETS}", folder / ASSETS, FOR_EVER)]


def _files(path: str, folder: Path, keep: str) -> Router:
    def told(response: Response[object]) -> Response[object]:
        response.headers["cache-control"] = keep
        return response

    return create_static_files_router(
        path=path,
        directories=[folder],
        html_mode=path == "/",
        name=f"pages{path}",
        opt={LIMIT: FREE},
        after_request=told,
    )
