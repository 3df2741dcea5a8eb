"""A server that is killed in the middle of everything: whatever it acknowledged is there, and every game goes on."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from animalfolk.table.verify import WHOLE, verify
from tests.conftest import SOAK
from tests.properties.walk import seeds
from tests.server.load import Load
from tests.server.programs import Program, program

pytestmark = pytest.mark.anyio
KILLS = 100 if SOAK else 1
MOST = 40 if SOAK else 15  # acknowledged answers and lines before a kill
A_LITTLE = 0.02  # seconds: about as long as a few answers take


@pytest.mark.soak
async def test_a_killed_server_has_lost_nothing_and_every_game_goes_on(address: str, tmp_path: Path) -> None:
    chance = random.Random("killed")
    load, log = Load(chance), tmp_path / "log"
    flags = ("--database", address, "--bot-seconds", "2")
    for _ in seeds(f"a killed server has lost nothing: {address.partition(':')[0]}", KILLS):
        games = load.running
        after = load.acknowledged + chance.randint(0, MOST)
        await load.until_killed(Program(log, *flags), partial(has, load, after), chance.uniform(0, A_LITTLE))
        await load.check(address, games)
    stood = {game.name: game.answers for game in load.running}
    assert stood
    with program(log, *flags) as server:
        await load.until(server, lambda: all(goes_on(load, *game) for game in stood.items()))
        for game in load.games:
            if game.is_over or not game.has_windows:  # within a window there is no record
                verified = verify(await load.record(server, game))
                assert verified.chain
                assert verified.kind == WHOLE or not game.is_over
    await load.check(address, load.games)
    assert '"level": "error"' not in log.read_text(encoding="utf-8")


def has(load: Load, acknowledged: int) -> bool:
    return load.acknowledged >= acknowledged


def goes_on(load: Load, name: str, answers: int) -> bool:
    """Whether a game is over or, where there is no time to play all to their end, has gone on by some answers."""
    game = next(game for game in load.games if game.name == name)
    return game.is_over or (not SOAK and game.answers >= answers + game.more)
