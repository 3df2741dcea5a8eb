"""Write the types of the protocol for programs: `python tools/protocol.py [--check]`.

src/animalfolk/server/protocol.json is the JSON Schema of views, events and messages, which the server serves;
web/src/generated/protocol.ts has the same types for the browser client, made from that schema. Both follow from the
types that the program itself uses, and from its tables of names.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec

from animalfolk.engine import view_types
from animalfolk.server import live_messages, messages, replay_messages
from animalfolk.table import feed, summary
from protocol_schema import Definitions, Schema
from protocol_typescript import typescript

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "src" / "animalfolk" / "server" / "protocol.json"
TYPES = ROOT / "web" / "src" / "generated" / "protocol.ts"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
HEAD = "/** What clients and the server say; `make protocol` writes it, docs/protocol.md explains it. */\n\n"
UNSAID = (messages.KeptTable, live_messages.Asked)  # what is kept in the database, and what messages are made from
ALIASES = {  # types that have no name of their own when the program runs
    "Form": view_types.Form,
    "Happened": feed.Happened,
    "Point": summary.Point,
    "LiveFromClient": live_messages.FromClient,
    "LiveToClient": live_messages.ToClient,
}
WIDTH = 120


def structures(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The messages that a module declares."""
    for name, kind in vars(module).items():
        is_ours = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
        if is_ours and not name.startswith("_") and kind not in UNSAID:
            yield kind


def definitions() -> dict[str, Schema]:
    """All types by name."""
    found = Definitions(ALIASES)
    for module in (messages, replay_messages, live_messages):
        found.add(structures(module))
    found.add(ALIASES.values())
    return found.all()


def schema_text(types: dict[str, Schema]) -> str:
    """The schema with a line for each definition and each of its properties, so that changes can be read."""
    head = {"$schema": DIALECT, "title": "animalfolk"}
    lines = [f"  {json.dumps(name)}: {_definition(schema)}" for name, schema in types.items()]
    return json.dumps(head, indent=1)[:-2] + ',\n "$defs": {\n' + ",\n".join(lines) + "\n }\n}\n"


def _definition(schema: Schema) -> str:
    if "properties" not in schema:
        return json.dumps(schema)
    rest = {key: value for key, value in schema.items() if key != "properties"}
    parts = ",\n".join(f"    {json.dumps(key)}: {json.dumps(part)}" for key, part in schema["properties"].items())
    return f'{json.dumps(rest)[:-1]},\n   "properties": {{\n{parts}\n   }}}}'


def files() -> dict[Path, str]:
    """The files and what must be in them."""
    text = schema_text(definitions())
    return {SCHEMA: text, TYPES: HEAD + typescript(json.loads(text)["$defs"])}


def main() -> int:
    """Write the files, or say which are stale."""
    parser = argparse.ArgumentParser(description="Write the JSON Schema and the TypeScript types of the protocol.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    arguments = parser.parse_args()
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(f"{'stale' if arguments.check else 'written'}: {path.relative_to(ROOT).as_posix()}")
        if not arguments.check:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if stale and arguments.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
