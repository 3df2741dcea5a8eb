"""Every way in which a message can be said: each plural form of its numbers, each case of its choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from animalfolk.i18n.catalogue import HERE, resource_of

COUNTS = (0, 1, 2, 5, 12, 22, 25)  # of every plural form of English, French and Polish at least one
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 60  # combinations of one message


class Choices(Visitor):
    """The variables of a pattern, and the cases that it tells apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for argument in node.arguments.positional:
            if node.id.name == "NUMBER" and isinstance(argument, ftl.VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector: ftl.BaseNode = node.selector
        while isinstance(selector, ftl.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else str(v.key.value) for v in node.variants}
            if keys <= PLURALS | {key for key in keys if key.isdecimal()}:
                self.numbers.add(selector.id.name)
            else:
                self.cases.setdefault(selector.id.name, set()).update(keys)
        self.generic_visit(node)


def look(node: ftl.BaseNode) -> Choices:
    """What a message or a part of it needs."""
    found = Choices()
    found.visit(node)
    return found


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """The messages of a language by their names."""
    found = [entry for path in sorted((HERE / lang).glob("*.ftl")) for entry in resource_of(path).body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """A message's text and those of its attributes, by name."""
    found = {"": message.value} if message.value else {}
    return {**found, **{attribute.id.name: attribute.value for attribute in message.attributes}}


def values(choices: Choices) -> Iterator[dict[str, str | int]]:
    """All values that lead to different texts."""
    names = sorted(choices.names)
    ways: list[Sequence[str | int]] = [
        sorted(choices.cases[name]) if name in choices.cases else COUNTS if name in choices.numbers else [f"<{name}>"]
        for name in names
    ]
    for count, row in enumerate(product(*ways)):
        if count == MOST:
            return
        yield dict(zip(names, row, strict=True))
