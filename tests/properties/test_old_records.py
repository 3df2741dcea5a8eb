"""Records written before options named places in a discard pile replay unchanged.

before_places.json holds random games of that version, each with a digest of all zones at its last answer.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from animalfolk import Game, read_record

KEPT = json.loads(Path(__file__).with_name("before_places.json").read_text(encoding="utf-8"))
ZONES = [
    "hands",
    "decks",
    "discards",
    "stalls",
    "schedules",
    "market",
    "market_deck",
    "bin",
    "junk",
    "turn",
    "seat",
    "winner",
]


def digest(game: Game) -> str:
    """A hash over all zones."""
    zones = {name: value for name, value in game.peek().dump().items() if name in ZONES}
    return hashlib.blake2b(json.dumps(zones, sort_keys=True).encode(), digest_size=12).hexdigest()


@pytest.mark.parametrize("kept", KEPT, ids=range(len(KEPT)))
def test_a_record_of_before_leads_to_the_same_zones_and_is_written_as_before(kept: dict[str, str]) -> None:
    game = read_record(kept["record"])
    assert digest(game) == kept["zones"]
    assert game.record() == kept["record"]


def test_these_games_meet_equal_cards_in_different_places_often() -> None:
    met = 0
    for kept in KEPT:
        whole = read_record(kept["record"])
        game = Game.begin(whole.start)  # type: ignore[arg-type]  # all of them began with a set-up
        for answer in whole.answers:
            met += any(option.startswith("discard.") for option in game.options)
            game.answer(answer.text)
    assert met >= 20
