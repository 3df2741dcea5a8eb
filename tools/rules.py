"""Write docs/rules.md from the rules reference in the English catalogue: `python tools/rules.py [--check]`.

What the rules say stands in src/animalfolk/i18n/en/rules*.ftl. Where they live stands in docs/where.csv, and which of
them are built in tests/spec/rules.csv.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from animalfolk.i18n import Words
from animalfolk.i18n.reference import CONTESTED, DISAGREEMENTS, GENERAL, TOPICS, Chapter, Entry, Reference

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rules.md"
CODE = ROOT / "src" / "animalfolk"
WIDTH = 120
MARK = " †"
HEAD = f"""
# The rules, as we read them

This page says what we take the rules to be, which of them are built, where each lives, and what we follow where the
documents of the game disagree. It does not teach the game: the publisher's rulebook does that. In a terminal,
`animalfolk rules` shows the same; `animalfolk rules BUY-07` shows one rule, `animalfolk rules acorn` one card.

The page is made by `make rules`: the words from `src/animalfolk/i18n/en/rules*.ftl`, the places from `docs/where.csv`.
Rules marked{MARK} are not built yet.
"""
GROUPS = """
A rule has an id such as `BUY-07`. Comments in the code and marks on the tests carry these ids, so searching for one
finds both. `make test` prints how many rules and scenarios the tests show; `tests/spec/rules.csv` lists all ids and
which are built.

All paths below are in `src/animalfolk/`; the tests of a group are in `tests/engine/test_rules_<group>.py`.
"""
READINGS = """
Each of ours lives in one place, so that it can be changed there. Where no place is named, the decks or modes that need
the answer are not built yet.
"""


def rows(path: str) -> list[dict[str, str]]:
    """A table of the checkout."""
    with (ROOT / path).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def places() -> dict[str, str]:
    """Where the code for a group, a ruling or a topic is, as Markdown."""
    found: dict[str, list[str]] = {}
    for row in rows("docs/where.csv"):
        names = ", ".join(f"`{name}`" for name in row["names"].split())
        place = f"{names} in `{row['path']}`" if names else f"`{row['path']}`"
        found.setdefault(row["id"], []).append(f"{row['for']}: {place}" if row["for"] else place)
    return {name: "; ".join(parts) for name, parts in found.items()}


def card_file(deck: str, card: str) -> str:
    """The file that declares a card, as Markdown; nothing if its deck is not built."""
    path = CODE / "cards" / f"{deck}.py"
    return f"`cards/{deck}.py`" if path.exists() and f"\ndef {card}(" in path.read_text(encoding="utf-8") else ""


def item(text: str) -> str:
    """A point of a list, within the width."""
    return textwrap.fill(f"- {text}", WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)


def table(heads: list[str], lines: Iterable[list[str]]) -> str:
    """A table."""
    cells = [heads, ["---"] * len(heads), *lines]
    return "\n".join("| " + " | ".join(line) + " |" for line in cells)


def link(heading: str) -> str:
    """A link to a heading of the page."""
    anchor = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
    return f"[{heading}](#{anchor})"


class Page:
    """The page, part by part."""

    def __init__(self) -> None:
        self._words = Words()
        reference = Reference(self._words)
        self._groups = {chapter.id: chapter for chapter in reference.groups()}
        self._decks = reference.decks()
        self._places = places()
        self._missing = {row["id"] for row in rows("tests/spec/rules.csv") if row["built"] == "no"}

    def text(self) -> str:
        """All of it."""
        sections = {
            "Where each group lives": self._where(),
            "The rules": self._rules(),
            self._groups[TOPICS].title: self._topics(),
            "The cards": self._cards(),
            self._groups[DISAGREEMENTS].title: self._disagreements(),
            self._groups[CONTESTED].title: self._contested(),
            self._groups[GENERAL].title: self._general(),
        }
        contents = "\n".join(f"- {link(heading)}" for heading in sections)
        precedence = item(self._words.text("rules-precedence")).removeprefix("- ").replace("\n  ", "\n")
        parts = [HEAD.strip(), precedence, contents]
        for heading, section in sections.items():
            parts += [f"## {heading}", *section]
        return "\n\n".join(parts) + "\n"

    def _plain(self) -> list[Chapter]:
        return [self._groups[name] for name in self._groups if name not in (DISAGREEMENTS, CONTESTED, GENERAL, TOPICS)]

    def _where(self) -> Iterator[str]:
        yield GROUPS.strip()
        lines = [[chapter.id, chapter.line, self._places.get(chapter.id, "not built yet")] for chapter in self._plain()]
        yield table(["group", "about", "where"], lines)

    def _rules(self) -> Iterator[str]:
        yield "\n".join(f"- {link(f'{chapter.id}: {chapter.title}')}" for chapter in self._plain())
        for chapter in self._plain():
            yield f"### {chapter.id}: {chapter.title}"
            yield "\n".join(item(f"**{entry.id}** {entry.text}{self._mark(entry)}") for entry in chapter.entries)

    def _mark(self, entry: Entry) -> str:
        return MARK if entry.id in self._missing else ""

    def _topics(self) -> Iterator[str]:
        entries = self._groups[TOPICS].entries
        yield "\n".join(item(f"**{e.title}**: {e.text} Where: {self._places[e.id]}.") for e in entries)

    def _cards(self) -> Iterator[str]:
        for deck in self._decks:
            place = card_file(deck.id, deck.entries[0].id)
            yield f"### {deck.title}" if place else f"### {deck.title}{MARK}"
            yield textwrap.fill(f"{deck.line} In {place}." if place else deck.line, WIDTH)
            yield "\n".join(self._card(entry) for entry in deck.entries)

    def _card(self, entry: Entry) -> str:
        built = self._words.has(f"card-{entry.id}")
        text = f"*{self._words.card_text(entry.id)}* " if built else ""
        return item(f"**{entry.title}**: {text}{entry.text}")

    def _disagreements(self) -> Iterator[str]:
        lines = [[entry.id, entry.title, entry.text] for entry in self._groups[DISAGREEMENTS].entries]
        yield "Some of these are about decks and modes that are not built yet."
        yield table(["", "question", "what we do"], lines)

    def _contested(self) -> Iterator[str]:
        yield READINGS.strip()
        lines = [
            [e.id, e.title, e.text, " ".join(self._words.text(e.key, "other").split()), self._places.get(e.id, "")]
            for e in self._groups[CONTESTED].entries
        ]
        yield table(["", "question", "ours", "the other reading", "where"], lines)

    def _general(self) -> Iterator[str]:
        yield "\n".join(item(f"**{e.id} {e.title}.** {e.text}") for e in self._groups[GENERAL].entries)


def main() -> int:
    """Write the page, or say that it is stale."""
    parser = argparse.ArgumentParser(description="Write docs/rules.md from the rules reference in the catalogue.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is stale")
    arguments = parser.parse_args()
    text, name = Page().text(), PAGE.relative_to(ROOT).as_posix()
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{'stale' if arguments.check else 'written'}: {name}")
    if not arguments.check:
        PAGE.write_text(text, encoding="utf-8", newline="\n")
    return 1 if arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
