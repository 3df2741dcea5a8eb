"""Databases as they are once a server has opened them: made once, and copied for every test."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from animalfolk.server.database import OWN, bring_up_to_date


def prepared(path: Path) -> str:
    """The address of a database of SQLite in this file; a new one has all tables, and nothing in them."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(OWN)
        path.write_bytes(_opened())
    return f"sqlite:///{path}"


@cache
def _opened() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "animalfolk.db"
        up_to_date(f"sqlite:///{path}")
        return path.read_bytes()


def up_to_date(address: str) -> None:
    """Make all tables, beside whatever runs here."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, bring_up_to_date(address)).result()
