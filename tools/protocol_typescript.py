"""TypeScript of a JSON Schema: an interface for each object, a type for everything else that has a name."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

Schema = Mapping[str, Any]  # JSON

WIDTH = 116
PLAIN = {"boolean": "boolean", "integer": "number", "number": "number", "string": "string", "null": "null"}


def typescript(definitions: Mapping[str, Schema]) -> str:
    """All definitions, in their order."""
    return "\n".join("\n".join(_definition(name, schema)) + "\n" for name, schema in definitions.items())


def _definition(name: str, schema: Schema) -> Iterator[str]:
    yield from _doc(schema, "")
    if "properties" in schema:
        yield f"export interface {name} {{"
        for key, part in schema["properties"].items():
            yield from _doc(part, "  ")
            yield f"  readonly {key}{'' if key in schema['required'] else '?'}: {type_of(part)};"
        yield "}"
    elif "enum" in schema or "anyOf" in schema:
        yield from _union(f"export type {name} =", type_of(schema))
    else:
        yield f"export type {name} = {type_of(schema)};"


def _union(head: str, text: str) -> Iterator[str]:
    """A union in one line, or in several that each begin with a bar."""
    if len(head) + len(text) < WIDTH:
        yield f"{head} {text};"
        return
    yield head
    lines = [line.removesuffix(" |").removeprefix("| ") for line in wrap(text, WIDTH, break_on_hyphens=False)]
    yield from (f"  | {line}" for line in lines[:-1])
    yield f"  | {lines[-1]};"


def _doc(schema: Schema, indent: str) -> Iterator[str]:
    if schema.get("description"):
        lines = schema["description"].split("\n")
        if len(lines) == 1:
            yield f"{indent}/** {lines[0]} */"
        else:
            yield from (f"{indent}{line}".rstrip() for line in ["/**", *[f" * {line}" for line in lines], " */"])


def type_of(schema: Schema) -> str:
    """A type as it stands in another."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "type" not in schema:
        return " | ".join(json.dumps(one) for one in schema.get("enum", [schema.get("const")]))
    return _array(schema) if schema["type"] == "array" else _plain(schema)


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    inner = type_of(schema["items"])
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _plain(schema: Schema) -> str:
    if schema["type"] == "object":
        return f"Readonly<Record<string, {type_of(schema['additionalProperties'])}>>"
    return PLAIN[schema["type"]]
