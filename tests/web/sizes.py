"""How large the built client is, by kind of file, as it is and packed as browsers get it."""

from __future__ import annotations

import gzip
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from animalfolk.server.pages import FOLDER

KINDS = {
    ".js": "script",
    ".css": "styles",
    ".woff2": "fonts",
    ".txt": "sentences",
    ".html": "page",
    ".svg": "pictures",
}


@dataclass
class Size:
    """So many files, their bytes, and their bytes packed."""

    files: int = 0
    plain: int = 0
    packed: int = 0


def kind_of(name: str) -> str:
    """What a file is for."""
    return KINDS.get(Path(name).suffix, "other")


def files(folder: Path = FOLDER) -> list[Path]:
    """All files of the client."""
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz"]
    return sorted(path for path in found if path.name != "made-from")


def sizes(folder: Path = FOLDER) -> dict[str, Size]:
    """Of all kinds."""
    found: defaultdict[str, Size] = defaultdict(Size)
    for path in files(folder):
        content, size = path.read_bytes(), found[kind_of(path.name)]
        size.files += 1
        size.plain += len(content)
        size.packed += len(gzip.compress(content))
    return dict(found)
