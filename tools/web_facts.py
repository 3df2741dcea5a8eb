"""Write what the browser client knows of the game by heart: `python tools/web_facts.py [--check] [--into FOLDER]`.

Below web/src/generated, cards.json holds what is printed and what may be chosen, rows.json what is declared of every
question and event, wording.json the tables by which happenings become sentences. All are made from the program's own
tables, so that the client repeats none.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Meta

from animalfolk.bots.levels import LEVELS
from animalfolk.cards import DECKS
from animalfolk.engine import events, faces, prompts
from animalfolk.engine.notes import KINDS as NOTES
from animalfolk.engine.options import COIN_TEXT
from animalfolk.engine.rules import TABLE, value_text
from animalfolk.game.draft import drafted_options
from animalfolk.i18n import Words, languages, story, words
from animalfolk.i18n.catalogue import REST, keys
from animalfolk.i18n.grammar import DECIMAL
from animalfolk.modes import MODES
from animalfolk.modes.choosing import FIRST_GAME
from animalfolk.modes.knowing import KNOWN
from animalfolk.modes.ratings import KINDS as RATED
from animalfolk.modes.ratings import RATINGS, box_of
from animalfolk.server import messages
from animalfolk.table import clock, summary
from animalfolk.table.settings import UNDOS
from animalfolk.table.undo import REVEALED
from animalfolk.tui import deeds, news
from animalfolk.tui.plan import usual_value

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "web" / "src" / "generated"
HIGHEST = 3  # of a rating
AMOUNTS = {  # what a card face may show by a number, and the table that knows it
    "hand_size": faces.HAND_SIZE,
    "stall_size": faces.STALL_SIZE,
}
TRAITS = {  # and by a sign
    "usable": faces.USABLE,
    "copying": faces.MIRRORS,
    "waits": faces.COMES_DUE,
    "stays": faces.STAYS,
}


def card(name: str) -> dict[str, Any]:
    """What is printed on a card; traits that it has not are left out."""
    face = faces.NUMBER[name]
    found: dict[str, Any] = {
        "deck": words.deck_of(name),
        "value": faces.VALUE[face],
        "kind": faces.KINDS[faces.KIND[face]],
        "copies": faces.COPIES[face],
        "english": Words().card(name),
        "bonus": bool(faces.BONUS[face]),
        "lasting": words.is_lasting(name),
        "reacts": NOTES[faces.REACTS[face]],
    }
    found |= {amount: table[face] for amount, table in AMOUNTS.items()}
    found |= {trait: bool(table[face]) for trait, table in TRAITS.items()}
    return {key: value for key, value in found.items() if value or key in ("value", "copies")}


def deck(name: str, ordinal: int) -> dict[str, Any]:
    """A deck with its ratings and its cards, the cheapest first."""
    return {
        "name": name,
        "box": box_of(name),
        "ratings": dict(zip(RATED, RATINGS[name], strict=True)),
        "cards": [faces.NAME[face] for face in faces.faces_of(ordinal)],
    }


def mode(number: int) -> dict[str, Any]:
    """A way to play: how many play with how many decks, and what may be set."""
    name, way = value_text("mode", number), MODES[number]
    options = [option for option in KNOWN[number] if option != "mode"]
    return {
        "name": name,
        "decks": {str(players): way.decks_for(players) for players in way.players},
        "options": {option: usual_value(option, way.players[0], name, drafts=False) for option in options},
        "drafted": drafted_options(number),
    }


def longest(kind: Any) -> int:
    """How many letters a text of a message may have."""
    found = next(meta.max_length for meta in kind.__metadata__ if isinstance(meta, Meta))
    assert found
    return found


def cards() -> dict[str, Any]:
    """Everything that is printed, and everything that may be chosen."""
    return {
        "cards": {name: card(name) for name in faces.NAME if name},
        "decks": [deck(found.name, found.ordinal) for found in DECKS],
        "first_game": FIRST_GAME,
        "rated": RATED,
        "modes": [mode(number) for number in MODES],
        "options": {name: {"values": row.values, "words": row.words} for name, row in TABLE.items() if name != "mode"},
        "levels": list(LEVELS),
        "undos": list(UNDOS),
        "clocks": list(clock.KINDS),
        "usual": {"level": messages.QuickGame().bot, "undo": messages.NewTable().undo},
        "languages": [{"code": lang, "name": Words(lang).text("language-name")} for lang in languages()],
        "limits": {
            "name": longest(messages.Name),
            "chat": longest(messages.Text),
            "seed": longest(get_type_hints(messages.NewTable, include_extras=True)["seed"]),
            "clock": clock.MOST,
            "rating": HIGHEST,
            "slots": story.BIN,
        },
    }


def question(row: prompts.Prompt) -> dict[str, Any]:
    """What the client needs to know of a question; facts that it has not are left out."""
    found: dict[str, Any] = {
        "zone": row.zone,
        "several": row.several,
        "lands": row.lands,
        "worth": prompts.WORTHS[row.worth],
        "action": row.verb,
        "orders": row.orders,
        "by_active": row.by_active,
        "gifts": row.hidden == prompts.BY_GIFTS,
    }
    return {"shape": prompts.SHAPES[row.shape]} | {key: value for key, value in found.items() if value}


def happening(row: events.Kind) -> dict[str, Any]:
    """What the client needs to know of a kind of event; facts that it has not are left out."""
    found: dict[str, Any] = {
        "number": row.number,
        "between": row.number in events.PEOPLE,
        "source": row.source,
        "target": row.target,
        "reveals": row.reveals,
        "untold": not row.told,
        "gathers": row.gathers,
        "trails": row.trails,
        "merges": row.merges,
        "of": row.of,
        "along": row.along,
        "as_copy": row.as_copy,
    }
    return {key: value for key, value in found.items() if value}


def rows() -> dict[str, Any]:
    """What is declared of every question and of every event."""
    return {
        "prompts": {row.key: question(row) for row in prompts.ROWS},
        "events": {row.key: happening(row) for row in events.ROWS},
        "tallies": list(summary.Numbers._fields),
    }


def code_of(kind: str) -> str:
    """A kind of error as refusals name it: `late-answer`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.removesuffix("Error")).lower()


def wording() -> dict[str, Any]:
    """The tables of i18n by which events, options and refusals become sentences."""
    errors = [key for key in keys("en", REST) if re.match(r"error-[A-Z]", key)]
    return {
        "coin": COIN_TEXT,
        "decimal": DECIMAL,
        "story": {
            "lasting": story.LASTING,
            "in_order": story.IN_ORDER,
            "stacked": story.STACKED,
            "bin": story.BIN,
        },
        "notes": {"kept": news.KEPT, "prefix": news.NOTE},
        "sides": words.STEPS,
        "errors": {code_of(key.removeprefix("error-")): key for key in errors},
        "undo": {"revealed": REVEALED, "besides": deeds.BESIDES, "else": deeds.ELSE},
        "longest": words.LONGEST,
    }


def written(facts: dict[str, Any]) -> str:
    """One line for each card, deck, mode or table, so that changes can be read."""
    lines = [f'"{key}": {_lines(value)}' for key, value in facts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(value: Any) -> str:
    if isinstance(value, dict) and any(isinstance(one, dict | list | tuple) for one in value.values()):
        return "{\n" + ",\n".join(f"  {_one(key)}: {_one(one)}" for key, one in value.items()) + "\n}"
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return "[\n" + ",\n".join(f"  {_one(one)}" for one in value) + "\n]"
    return _one(value)


def _one(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def files(folder: Path = HOME) -> dict[Path, str]:
    """The files and what must be in them."""
    found = {"cards.json": cards(), "rows.json": rows(), "wording.json": wording()}
    return {folder / name: written(facts) for name, facts in found.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, or say which are stale."""
    parser = argparse.ArgumentParser(description="Write the facts of the browser client.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    parser.add_argument("--into", type=Path, default=HOME, help="another folder than web/src/generated")
    wanted = parser.parse_args(arguments)
    found = files(wanted.into)
    stale = [path for path, text in found.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        print(f"{'stale' if wanted.check else 'written'}: {path.name}")
        if not wanted.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(found[path], encoding="utf-8")
    return 1 if stale and wanted.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
