"""The golden texts as one file: all for the test that starts the client's tests, a sample for the client alone.

`python -m tests.web.golden_file` writes the sample anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from animalfolk.cards import DECKS
from animalfolk.i18n import languages
from animalfolk.i18n.finding import folded, matches
from animalfolk.server.problems import refused
from animalfolk.table import NoHints
from animalfolk.tui.news import log_of
from tests.web.filled import NAMES
from tests.web.golden import (
    CARDS,
    FIGURES,
    LISTS,
    WANTED,
    errors,
    is_whole,
    played,
    said_messages,
    tables,
    texts,
    undos,
    whole_answer,
)
from tests.web.played import RARE, Played, scenes

SAMPLED = ("cards-hidden", "event-paid_coins", "prompt-search", "web-refused-too-fast")
SAMPLE = Path(__file__).parents[2] / "web" / "tests" / "sample.json"


def everything() -> dict[str, Any]:
    """All messages in all forms, all stories, questions, refusals and endings."""
    stories, moments = played()
    sat = tables()
    return golden(
        cards=CARDS,
        said={lang: said_messages(lang) for lang in languages()},
        stories=[*stories, *[Played(one.names, one.company > 0, {0: log_of(one, 0)}) for one in sat]],
        moments=moments,
        errors=[error for error in errors() if is_whole(error)],
        undos=undos(),
        tables=sat,
        rules=True,
    )


def sample() -> dict[str, Any]:
    """A little of each, chosen so that new messages and games do not change it."""
    stories, moments = zip(*scenes(RARE), strict=True)
    return golden(
        cards=CARDS[:8],
        said={lang: said_messages(lang, SAMPLED) for lang in languages()},
        stories=stories,
        moments=[each[-1] for each in moments],
        errors=[error for error in errors() if error.code in ("", "card") and is_whole(error)],
        undos=undos()[::4],
        tables=[],
        rules=False,
    )


def golden(**inputs: Any) -> dict[str, Any]:
    """What goes in, and what each language makes of it."""
    inputs["decks"] = [deck.name for deck in DECKS]
    return {
        "inputs": {
            "cards": inputs["cards"],
            "decks": inputs["decks"],
            "lists": LISTS,
            "figures": FIGURES,
            "stories": [
                {"names": one.names, "company": one.company, "reader": reader, "events": events}
                for one in inputs["stories"]
                for reader, events in one.told.items()
            ],
            "questions": [{**moment._asdict(), "answer": whole_answer(moment)} for moment in inputs["moments"]],
            "refusals": [_refusal(error) for error in inputs["errors"]],
            "hints": [_refusal(NoHints(why)) for why in ("never", "people", "not_asked")],
            "undos": [undo._asdict() for undo in inputs["undos"]],
            "endings": [_table(table) for table in inputs["tables"]],
            "wanted": WANTED,
            "folded": [[name, folded(name), matches("zab", name)] for name in [*NAMES, "Straße", "cœur d’artichaut"]],
        },
        "texts": {lang: texts(lang, inputs) for lang in languages()},
    }


def _refusal(error: Any) -> dict[str, Any]:
    found = refused(error)
    return {"code": found.code, "values": found.values}


def _table(table: Any) -> dict[str, Any]:
    """A table as its one person sees it at the end, or whoever watches, with the feed and what the log makes of it."""
    people = [number for number, who in enumerate(table.seats) if who.is_person]
    seat = people[0] if len(people) == 1 else None
    return {
        "names": table.names,
        "company": table.company > 0,
        "view": table.view(seat),
        "over": table.is_over,
        "feed": table.events(seat),
        "log": log_of(table, seat),
    }


def written(found: dict[str, Any]) -> str:
    """As JSON, a line for each kind of input and of texts."""
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLE.write_text(written(sample()), encoding="utf-8")
