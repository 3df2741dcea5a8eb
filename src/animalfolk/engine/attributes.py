"""Which attributes a class declares: what a table of them is held against when it is imported."""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any


def attributes(kind: type[Any]) -> set[str]:
    """The names, whether the class is compiled or not."""
    found = vars(kind)
    compiled = {name for name, what in found.items() if isinstance(what, GetSetDescriptorType) and name[0] != "_"}
    return compiled | set(found.get("__annotations__") or ())


def check_attributes(kind: type[Any], names: set[str]) -> None:
    """Refuse a table that does not name all of them, or others."""
    wrong = attributes(kind) ^ names
    if wrong:
        raise TypeError(f"{kind.__name__} and its table do not both declare {', '.join(sorted(wrong))}")
