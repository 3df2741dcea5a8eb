"""Where the program makes errors: found in its text, so that a new one is noticed."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

import animalfolk

SOURCE = Path(animalfolk.__file__).parent
CODE_AT = {"BadSetup": 1, "BadScript": 1, "BadText": 3, "Differs": 2}  # which argument is the code
ITSELF = {"BadText": {"came"}, "Differs": {"came", "expected"}}  # what such an error adds to its values


class Raised(NamedTuple):
    """A place where an error is made, with its code and values, as far as they are written there.

    code: none where it is that of another error. values: None where more may come at run time.
    """

    place: str
    kind: str
    code: str
    values: set[str] | None


@cache
def trees() -> list[tuple[Path, ast.AST]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


def kinds() -> dict[str, str]:
    """The errors that are declared, and what each is a kind of."""
    found = {"AnimalfolkError": "ValueError"}
    classes = [node for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for _ in classes:
        for node in classes:
            for base in node.bases:
                if isinstance(base, ast.Name) and base.id in found:
                    found.setdefault(node.name, base.id)
    return found


@cache
def raised() -> list[Raised]:
    """Every error with a code that is made anywhere."""
    return [
        _raised(f"{path.name}:{node.lineno}", node.func.id, node)
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT
    ]


def _raised(place: str, kind: str, call: ast.Call) -> Raised:
    assert len(call.args) == CODE_AT[kind] + 1, f"{place}: {kind} without a code"
    names = {word.arg for word in call.keywords if word.arg} | ITSELF.get(kind, set())
    is_open = any(word.arg is None for word in call.keywords)
    return Raised(place, kind, _code(place, call.args[-1]), None if is_open else names)


def _code(place: str, argument: ast.expr) -> str:
    """A code as it is written: itself, that of another error, or that one if it has any."""
    if isinstance(argument, ast.BoolOp):
        assert _code(place, argument.values[0]) == ""
        return _code(place, argument.values[1])
    if isinstance(argument, ast.Attribute) and argument.attr == "code":
        return ""
    assert isinstance(argument, ast.Constant), f"{place}: the code is not written out"
    return str(argument.value)
