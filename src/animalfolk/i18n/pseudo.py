"""A language for tests: English, marked and stretched, so that what is not in a catalogue stands out."""

from __future__ import annotations

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from animalfolk.i18n.plain import PSEUDO

NAME = PSEUDO
FIRST, LAST = "⟦", "⟧"
FILLING = "~"
STRETCH = 0.4
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


def stretched(text: str) -> str:
    """The same text with accents, and as much longer as other languages are."""
    words = text.split(" ")
    return " ".join(word.translate(ACCENTS) + FILLING * round(len(word) * STRETCH) for word in words)


class Stretcher(Transformer):
    """Changes the texts of a resource."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        """A text between placeables."""
        node.value = "\n".join(stretched(line) for line in node.value.split("\n"))
        return node

    def visit_Message(self, node: ftl.Message) -> ftl.BaseNode:  # noqa: N802
        """A message: marked at both ends, and so are its attributes."""
        self.generic_visit(node)
        for pattern in [node.value, *[attribute.value for attribute in node.attributes]]:
            if pattern is not None:
                pattern.elements = [ftl.TextElement(FIRST), *pattern.elements, ftl.TextElement(LAST)]
        return node

    def visit_Term(self, node: ftl.Term) -> ftl.BaseNode:  # noqa: N802
        """A term is a part of messages and not marked again."""
        return self.generic_visit(node)


def pseudo(resource: ftl.Resource) -> ftl.Resource:
    """An English resource, changed into this language."""
    changed = Stretcher().visit(resource)
    assert isinstance(changed, ftl.Resource)
    return changed
