"""JSON Schema of the types of the protocol: typed dictionaries, structures of msgspec, and what they are made of."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import Meta

from animalfolk.engine.view_types import Names

Schema = dict[str, Any]  # JSON

PLAIN: Mapping[object, str] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    NoneType: "null",
    None: "null",
}
LIMITS = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
}
OF_LISTS = {"minLength": "minItems", "maxLength": "maxItems"}
OF_TABLES = {"minLength": "minProperties", "maxLength": "maxProperties"}
SOCKET = "live_messages"  # the module whose messages have the names of others
REMARK = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


class Definitions:
    """Types by the names under which the schema has them; whatever a type refers to comes along."""

    def __init__(self, aliases: Mapping[str, object]) -> None:
        """aliases: names of types that have none of their own, such as unions."""
        self._aliases = {hint: name for name, hint in aliases.items()}
        self._found: dict[str, Schema] = {}
        self._types: dict[str, object] = {}

    def add(self, hints: Iterable[object]) -> None:
        """Take in these types."""
        for hint in hints:
            self.schema_of(hint)

    def all(self) -> dict[str, Schema]:
        """All of them by name."""
        return dict(sorted(self._found.items()))

    def schema_of(self, hint: Any) -> Schema:
        """The schema of a type, which refers to what has a name."""
        if hint in PLAIN:
            return {"type": PLAIN[hint]}
        if hint in self._aliases:
            name = self._aliases[hint]
            self._found[name] = self._unnamed(hint)
            return reference(name)
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
            return self._referred(name_of(hint), hint)
        return self._unnamed(hint)

    def _unnamed(self, hint: Any) -> Schema:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(*args)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema_of(one) for one in args]}
        if origin is list:
            return {"type": "array", "items": self.schema_of(args[0])}
        if origin is tuple:
            places = [self.schema_of(one) for one in args]
            return {"type": "array", "prefixItems": places, "minItems": len(places), "maxItems": len(places)}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema_of(args[1])}
        raise TypeError(f"the protocol has no {hint!r}")

    def _annotated(self, hint: Any, *notes: object) -> Schema:
        for note in notes:
            if isinstance(note, Names):
                self._found[note.type_name] = {"enum": list(note.table)}
                return reference(note.type_name)
        found = self.schema_of(hint)
        renamed = {"array": OF_LISTS, "object": OF_TABLES}.get(found.get("type", ""), {})
        for note in notes:
            if isinstance(note, Meta):
                limits = {LIMITS[key]: getattr(note, key) for key in LIMITS if getattr(note, key) is not None}
                found |= {renamed.get(key, key): value for key, value in limits.items()}
        return found

    def _referred(self, name: str, kind: type) -> Schema:
        known = self._types.setdefault(name, kind)
        if known is not kind:
            raise TypeError(f"{known!r} and {kind!r} are both {name}")
        if name not in self._found:
            self._found[name] = {}  # a type may refer to itself
            self._found[name] = self._structure(kind) if issubclass(kind, msgspec.Struct) else self._dictionary(kind)
        return reference(name)

    def _dictionary(self, kind: Any) -> Schema:
        """A typed dictionary; keys that need not be there say so."""
        hints = get_type_hints(kind, include_extras=True)
        optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
        parts = {
            key: get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint
            for key, hint in hints.items()
        }
        return self._object(kind, {key: self.schema_of(hint) for key, hint in parts.items()}, optional)

    def _structure(self, kind: type[msgspec.Struct]) -> Schema:
        """A message; what comes may leave out what is usual and holds nothing else, what goes out says all."""
        config = kind.__struct_config__
        may_lack = config.forbid_unknown_fields or config.omit_defaults
        properties: dict[str, Schema] = {}
        if config.tag_field is not None:
            properties[config.tag_field] = {"const": config.tag}
        optional: set[str] = set()
        for field in msgspec.structs.fields(kind):
            properties[field.encode_name] = self.schema_of(field.type)
            if not field.required and may_lack:
                optional.add(field.encode_name)
                properties[field.encode_name] |= {"default": usual(field)}
        found = self._object(kind, properties, optional)
        return found | {"additionalProperties": False} if config.forbid_unknown_fields else found

    def _object(self, kind: type, properties: dict[str, Schema], optional: set[str]) -> Schema:
        said = remarks(kind)
        described = {
            key: {**schema, "description": said[key]} if key in said else schema for key, schema in properties.items()
        }
        required = [key for key in properties if key not in optional]
        doc = inspect.cleandoc(kind.__doc__ or "")
        return {"type": "object", "description": doc, "properties": described, "required": required}


def reference(name: str) -> Schema:
    """What refers to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def name_of(kind: type) -> str:
    """Under which name a type stands; what goes over a socket has names that HTTP has, too."""
    return f"Live{kind.__name__}" if kind.__module__.rpartition(".")[2] == SOCKET else kind.__name__


def usual(field: msgspec.structs.FieldInfo) -> object:
    """What a field is that was left out."""
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


def remarks(kind: Any) -> dict[str, str]:
    """What the source says behind each field of a type, and of those that it is made from."""
    found: dict[str, str] = {}
    for one in reversed([kind, *bases(kind)]):
        found |= {key: said[:1].upper() + said[1:] for key, said in REMARK.findall(inspect.getsource(one))}
    return found


def bases(kind: type) -> Iterator[type]:
    """The types of ours that a type is made from, as its source says: a typed dictionary does not remember them."""
    declared = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(declared, ast.ClassDef)
    for base in declared.bases:
        found = vars(inspect.getmodule(kind)).get(base.id) if isinstance(base, ast.Name) else None
        if found is not None and found.__module__.startswith("animalfolk"):
            yield found
            yield from bases(found)
