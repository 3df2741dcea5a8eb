"""The same seeds give the same games: in every process, interpreted and compiled, today and tomorrow."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from animalfolk.engine.rules import TEAMS
from tests.properties.oracle import shown
from tests.properties.walk import mixes, walk

GOLDEN = Path(__file__).with_name("same_games.json")
COMMAND = "python -m tests.properties.test_same_games"


def digests() -> dict[str, str]:
    """Of one game of every mix, a hash over all zones and options at each decision."""
    result = {}
    for mix in mixes():
        digest = hashlib.blake2b(digest_size=12)
        for g, _ in walk(mix, 1):
            digest.update(json.dumps(shown(g)).encode())
        way = ", in teams" if mix.mode == TEAMS else ""
        result[f"{mix.players} players, sets {mix.sets}{way}"] = digest.hexdigest()
    return result


def test_the_same_seeds_give_the_games_they_always_gave() -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert digests() == golden, f"if the games are meant to change, run: {COMMAND}"


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests(), indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"written: {GOLDEN.name}\n")
