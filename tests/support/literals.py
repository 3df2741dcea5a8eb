"""Finds lists that are kept by hand: literals of Python and TypeScript that hold several of some names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

MANY = 3  # so many names in one literal are a list
WORDS = re.compile(r"\w+(?:\s+\w+)*")
LITERALS = (ast.List, ast.Tuple, ast.Set, ast.Dict, ast.BoolOp, ast.Match)


class Held(NamedTuple):
    """A literal that holds several names."""

    line: int
    names: frozenset[str]


# Python


class Names:
    """What the names of one kind are in a module: keys as text, and the constants that stand for them."""

    def __init__(self, module: str, constants: Mapping[str, str]) -> None:
        self._module = module  # whose constants they are: `prompts`
        self._constants = constants
        self._keys = set(constants.values())
        self._own: dict[str, str] = {}  # by what a module calls it

    def read(self, tree: ast.Module) -> None:
        """Note what a module imports, and its own constants for single keys."""
        self._own = {}
        modules = {self._module}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                is_theirs = (node.module or "").endswith(f"engine.{self._module}")
                for alias in node.names:
                    if is_theirs and alias.name in self._constants:
                        self._own[alias.asname or alias.name] = self._constants[alias.name]
                    elif alias.name == self._module:
                        modules.add(alias.asname or alias.name)
        self._modules = modules
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and node.value.value in self._keys:
                self._own |= {target.id: node.value.value for target in node.targets if isinstance(target, ast.Name)}

    def in_node(self, node: ast.AST) -> set[str]:
        """The keys that a piece of code names."""
        found: set[str] = set()
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and WORDS.fullmatch(part.value):
                found |= self._keys.intersection(part.value.split())
            elif isinstance(part, ast.Name) and part.id in self._own:
                found.add(self._own[part.id])
            elif isinstance(part, ast.Attribute) and self._is_module(part.value):
                found |= {self._constants[part.attr]} if part.attr in self._constants else set()
        return found

    def _is_module(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id in self._modules


def held_in_python(text: str, names: Names) -> Iterator[Held]:
    """The outermost literals with many of these names."""
    tree = ast.parse(text)
    names.read(tree)
    yield from _search(tree, names)


def _search(node: ast.AST, names: Names) -> Iterator[Held]:
    for child in ast.iter_child_nodes(node):
        found = names.in_node(child) if isinstance(child, LITERALS) and not _is_behaviour(child) else set()
        if len(found) >= MANY:
            yield Held(child.lineno, frozenset(found))  # type: ignore[attr-defined]
        else:
            yield from _search(child, names)


def _is_behaviour(node: ast.AST) -> bool:
    """Whether this is a table from names to functions."""
    return isinstance(node, ast.Dict) and all(_is_function(value) for value in node.values)


def _is_function(value: ast.expr) -> bool:
    name = value.attr if isinstance(value, ast.Attribute) else value.id if isinstance(value, ast.Name) else ""
    return isinstance(value, ast.Lambda) or (bool(name) and not name.isupper())


# TypeScript

COMMENTS = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->|<style>.*?</style>", re.DOTALL)
QUOTED = re.compile(r"""(["'`])(\w+)\1""")
UNION = re.compile(r"""(?:\|\s*)?["']\w+["'](?:\s*\|\s*["']\w+["'])+""")
CASE = re.compile(r"""case\s+["'](\w+)["']\s*:""")
SWITCH = re.compile(r"switch\s*\([^{]*\)\s*{")
KEY = re.compile(r"""(?:^|[{,\n])\s*["']?(\w+)["']?\s*:(?!\s*(?:\(\)|\w+)\s*=>)""")  # in a flat object, of no function
STATEMENT = re.compile(r"[;{}]")
COMPARED = re.compile(r"""[!=]==\s*["'](\w+)["']""")
OPENS = {"[": "]", "{": "}"}


def held_in_typescript(text: str, keys: set[str]) -> Iterator[Held]:
    """Arrays, objects, unions, switches and chains of comparisons with many of these names."""
    text = COMMENTS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    for at, found in _candidates(text):
        if len(found & keys) >= MANY:
            yield Held(text.count("\n", 0, at) + 1, frozenset(found & keys))


def _candidates(text: str) -> Iterator[tuple[int, set[str]]]:
    for union in UNION.finditer(text):
        yield union.start(), {name for _, name in QUOTED.findall(union[0])}
    for at, sign in enumerate(text):
        if sign in OPENS:
            body = text[at : _end(text, at)]
            yield at, {name for _, name in QUOTED.findall(body)} if sign == "[" else set(KEY.findall(_flat(body)))
    for switch in SWITCH.finditer(text):
        yield switch.start(), set(CASE.findall(text[switch.start() : _end(text, switch.end() - 1)]))
    at = 0
    for statement in STATEMENT.split(text):
        yield at, set(COMPARED.findall(statement))
        at += len(statement) + 1


def _end(text: str, at: int) -> int:
    """Where the bracket is closed that opens here."""
    depth, closes = 0, OPENS[text[at]]
    for place in range(at, len(text)):
        depth += (text[place] == text[at]) - (text[place] == closes)
        if not depth:
            return place + 1
    return len(text)


def _flat(body: str) -> str:
    """An object without what is nested in it."""
    kept, depth = ["{"], 0
    for sign in body[1:-1]:
        depth += (sign in "([{") - (sign in ")]}")
        if not depth or (depth == 1 and sign in "([{"):
            kept.append(sign)
    return "".join(kept)
