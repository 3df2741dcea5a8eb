"""What the protocol's schema says of messages."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from animalfolk.server import protocol

FILE = Path(protocol.__file__).with_name("protocol.json")
DEFINITIONS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["$defs"]
# Clients are to bear what is new, so the schema allows more; but nothing is said today that does not stand in it.
CLOSED = {
    name: {**schema, "additionalProperties": False} if "properties" in schema else schema
    for name, schema in DEFINITIONS.items()
}


@cache
def _validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": CLOSED})


def faults(name: str, message: object) -> list[str]:
    """What the schema has against this being one of these."""
    found = _validator(name).iter_errors(message)
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message[:300]}" for error in found]


def check(name: str, message: object) -> None:
    """Whether this is one of these, and has no more."""
    assert faults(name, message) == [], name
