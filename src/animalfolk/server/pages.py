"""The browser client: files that the build has put into the package, and what browsers may do with them.

They are read when the server starts, and sent as they are: packed by the build, never at a request.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.types import ControllerRouterHandler

from animalfolk.server.access import LIMIT
from animalfolk.server.limits import OF_ADDRESS

FOLDER = Path(__file__).parent / "client"
FIRST_PAGE = "index.html"
ASSETS = "assets"  # their names change with what is in them
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ".gz"  # how the name of a file ends that the build has packed (tools/client.py)
NOTES = ("made-from",)  # of the build, for nobody else
WORTH_IT = 0.9  # a packed file is smaller than so much of the file
UNCHANGED = 304
TAG_LENGTH = 32
Asking = Request[Any, Any, Any]


class Page(NamedTuple):
    """A file as it goes out."""

    plain: bytes
    packed: bytes | None  # where that is much smaller
    kind: str
    keep: str
    tag: str


def is_here(folder: Path = FOLDER) -> bool:
    """Whether the client was built; it need not be: ANIMALFOLK_WEB=0 installs everything else."""
    return (folder / FIRST_PAGE).is_file()


def page_routes(folder: Path = FOLDER) -> list[ControllerRouterHandler]:
    """A route for each of the client's files, if there are any: no other file can be asked for."""
    return [_route(path, page) for path, page in _pages(folder)] if is_here(folder) else []


def _pages(folder: Path) -> Iterator[tuple[str, Page]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix != PACKED and file.name not in NOTES:
            name = file.relative_to(folder).as_posix()
            page = _page(file, name)
            yield f"/{name}", page
            if name == FIRST_PAGE:
                yield "/", page


def _page(file: Path, name: str) -> Page:
    plain = file.read_bytes()
    beside = file.with_name(file.name + PACKED)
    packed = beside.read_bytes() if beside.is_file() else gzip.compress(plain, mtime=0)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    keep = FOR_EVER if name.startswith(f"{ASSETS}/") else ASK_AGAIN
    is_smaller = len(packed) < len(plain) * WORTH_IT
    return Page(plain, packed if is_smaller else None, kind, keep, sha256(plain).hexdigest()[:TAG_LENGTH])


def _route(path: str, page: Page) -> ControllerRouterHandler:
    @route(
        path,
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        name=f"page{path}",
        opt={LIMIT: OF_ADDRESS},
        include_in_schema=False,
        sync_to_thread=False,
    )
    def sent(request: Asking) -> Response[bytes]:
        return answer(page, request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))

    return sent


def answer(page: Page, accepted: str, known: str) -> Response[bytes]:
    """The file, packed where that is understood; nothing but its tag where it is known already."""
    is_packed = page.packed is not None and takes_gzip(accepted)
    tag = f'"{page.tag}-gzip"' if is_packed else f'"{page.tag}"'
    headers = {"etag": tag, "cache-control": page.keep, **({"vary": "Accept-Encoding"} if page.packed else {})}
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(b"", status_code=UNCHANGED, headers=headers, media_type=page.kind)
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(page.packed if is_packed and page.packed else page.plain, headers=headers, media_type=page.kind)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser understands gzip, as it says it: `gzip, br;q=0.5`."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
