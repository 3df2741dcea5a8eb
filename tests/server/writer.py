"""A process that writes to games and says what was acknowledged.

`python -m tests.server.writer ADDRESS NAME COUNT GAME...`

Each game gets COUNT entries from this process; 0 is without end.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from animalfolk.server.errors import Conflict
from animalfolk.server.storage import Storage
from tests.server.stored import ANNA, entry, game_of

ROOT = Path(__file__).parents[2]


def start_writer(address: str, name: str, most: int, games: Sequence[str]) -> subprocess.Popen[str]:
    """Start such a process."""
    command = [sys.executable, "-m", "tests.server.writer", address, name, str(most), *games]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def write(storage: Storage, game_id: str, name: str, most: int) -> None:
    """Append to a game, and read again where somebody else was first."""
    number = len(await storage.entries(game_id))
    for at in count(1):
        while not await _appended(storage, game_id, number, f"{name}-{at}-"):
            number = len(await storage.entries(game_id))
        print(game_id, number, f"{name}-{at}-{number}", flush=True)
        number += 1
        if at == most:
            return


async def _appended(storage: Storage, game_id: str, number: int, writer: str) -> bool:
    try:
        await storage.append(game_id, number, [entry(number, writer)], number)
    except Conflict:
        return False
    return True


async def _unless_there(deed: Coroutine[None, None, None]) -> None:
    with suppress(Conflict):
        await deed


async def main(address: str, name: str, most: str, *games: str) -> None:
    """Make what is not there yet, and write."""
    storage = await Storage.open(address)
    await _unless_there(storage.add_visitor(ANNA))
    for game_id in games:
        await _unless_there(storage.add_game(game_of(game_id)))
        await storage.begin(game_id, "opening", 1)
    await asyncio.gather(*(write(storage, game_id, name, int(most)) for game_id in games))
    await storage.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
