"""What changes whenever the rules or the bots do."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

HERE = Path(__file__).parents[1]
ROOMS = ("engine", "cards", "modes", "bots")  # what decides how a game goes


@cache
def version() -> str:
    """A hash over the sources of rules and bots."""
    total = blake2b(digest_size=8)
    for path in sorted(path for room in ROOMS for path in (HERE / room).rglob("*.py")):
        total.update(f"{path.relative_to(HERE).as_posix()}\n{path.read_text(encoding='utf-8')}\n".encode())
    return total.hexdigest()
