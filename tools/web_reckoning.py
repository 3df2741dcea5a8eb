"""What the browser client must know of the cards to reckon along: written from the engine, so that both agree.

python tools/web_reckoning.py       writes web/src/lib/generated/facts.json
"""

from __future__ import annotations

import json
from pathlib import Path

import animalfolk.cards  # noqa: F401  (declares the faces)
from animalfolk.engine.faces import (
    ADDS_FROM_DISCARD,
    ADJUSTS,
    BENDS,
    FREES_OVERPAY,
    LETS_JUNK_IN,
    MIXES_SETS,
    NO_SET,
    NUMBER,
    REARRANGES,
    SELLS_BIN,
    SET,
    SETS,
    VALUE,
)

FACTS = Path(__file__).parents[1] / "web" / "src" / "lib" / "generated" / "facts.json"


def facts_of(face: int) -> dict[str, str | int]:
    """Deck and value, and whatever changes how payments and stacks are reckoned."""
    special = {
        "adjusts": ADJUSTS[face],
        "letsJunkIn": int(BENDS[face] & LETS_JUNK_IN > 0),
        "mixesDecks": int(BENDS[face] & MIXES_SETS > 0),
        "addsFromDiscard": ADDS_FROM_DISCARD[face],
        "freesOverpay": int(FREES_OVERPAY[face] > 0),
        "sellsBin": int(SELLS_BIN[face] > 0),
        "rearranges": int(REARRANGES[face] > 0),
    }
    deck = "" if SET[face] == NO_SET else SETS[SET[face]]
    return {"deck": deck, "value": VALUE[face], **{key: value for key, value in special.items() if value}}


def facts() -> dict[str, dict[str, str | int]]:
    """Of all cards, by name."""
    return {name: facts_of(face) for name, face in sorted(NUMBER.items())}


def text() -> str:
    """The file."""
    lines = [f"  {json.dumps(name)}: {json.dumps(about)}" for name, about in facts().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FACTS.parent.mkdir(exist_ok=True)
    FACTS.write_text(text(), encoding="utf-8")
