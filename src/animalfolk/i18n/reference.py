"""The rules as we read them, by chapter: what `animalfolk rules` shows and what docs/rules.md is made from."""

from __future__ import annotations

import re
from typing import NamedTuple

from animalfolk.engine.faces import NUMBER
from animalfolk.i18n.catalogue import reference_keys
from animalfolk.i18n.finding import folded
from animalfolk.i18n.words import Words

GROUP, RULE, RULING, TOPIC, DECK, CARD = (
    "rules-group-",
    "rule-",
    "ruling-",
    "rules-topic-",
    "rules-deck-",
    "rules-card-",
)
DISAGREEMENTS, CONTESTED, GENERAL, TOPICS = "DIS", "R", "G", "T"


class Entry(NamedTuple):
    """One rule, ruling or card."""

    key: str  # of its message
    id: str  # what a reader calls it: BUY-07, acorn, G3
    title: str  # a question, or a card's name; a plain rule has none
    text: str


class Chapter(NamedTuple):
    """A group of rules, or a deck."""

    id: str
    title: str
    line: str
    entries: list[Entry]


class Reference:
    """The rules reference in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._keys = reference_keys()

    def groups(self) -> list[Chapter]:
        """All that is not about one card: the groups of rules, disagreements, rulings."""
        ids = [key.removeprefix(GROUP) for key in self._keys if key.startswith(GROUP)]
        return [self._group(name) for name in ids]

    def decks(self) -> list[Chapter]:
        """The decks, each with its cards; junk is the last."""
        found: list[Chapter] = []
        for key in self._keys:
            if key.startswith(DECK):
                name = key.removeprefix(DECK)
                found.append(Chapter(name, self.deck_name(name), self._line(key), []))
            elif key.startswith(CARD):
                name = key.removeprefix(CARD)
                found[-1].entries.append(Entry(key, name, self.card_name(name), self._line(key)))
        return found

    def card(self, name: str) -> str:
        """What is to be said about a card beyond its text; nothing if nobody has written it yet."""
        return self._line(CARD + name) if self._words.has(CARD + name) else ""

    def card_name(self, name: str) -> str:
        """The name of a card, also of one that is not built yet."""
        return self._words.card(name) if self._words.has(f"card-{name}") else plain(name)

    def deck_name(self, name: str) -> str:
        """The name of a deck, also of one that is not built yet."""
        return self._words.deck(name) if self._words.has(f"deck-{name}") else plain(name)

    def speaks(self, entry: Entry, wanted: str) -> bool:
        """Whether these words begin a word in what an entry says; of a card, also in its text."""
        text = f"{entry.title} {entry.text} {self._words.card_text(entry.id) if entry.id in NUMBER else ''}"
        return re.search(rf"\b{re.escape(folded(wanted))}", folded(text)) is not None

    def _group(self, name: str) -> Chapter:
        keys = [key for key in self._keys if group_of(key) == name]
        title, line = self._line(GROUP + name), self._line(GROUP + name, "line")
        return Chapter(name, title, line, [self._entry(key, name) for key in keys])

    def _entry(self, key: str, group: str) -> Entry:
        name = key.removeprefix(RULE).removeprefix(RULING).removeprefix(TOPIC)
        if group == TOPICS:
            return Entry(key, name, self._line(key), self._line(key, "text"))
        if group in (DISAGREEMENTS, CONTESTED, GENERAL):
            shown = CONTESTED + name if group == CONTESTED else name
            return Entry(key, shown, self._line(key), self._line(key, "ours"))
        return Entry(key, name, "", self._line(key))

    def _line(self, key: str, attribute: str = "") -> str:
        return in_one_line(self._words.text(key, attribute))


def is_called(entry: Entry, wanted: str) -> bool:
    """Whether somebody means this rule; a number alone means a contested ruling."""
    number = entry.id.removeprefix(CONTESTED)
    return wanted.casefold() in (entry.id.casefold(), number, f"ruling {number}")


def in_one_line(text: str) -> str:
    """A text that was broken for its file; what a no-break space joins stays joined."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def group_of(key: str) -> str:
    """The group that a message is an entry of; nothing if it is none."""
    if key.startswith(RULING):
        return GENERAL if key.startswith(RULING + GENERAL) else CONTESTED
    if key.startswith(TOPIC):
        return TOPICS
    return key.removeprefix(RULE).partition("-")[0] if key.startswith(RULE) else ""


def plain(name: str) -> str:
    """An id as a name: bold_haggler is Bold Haggler."""
    return name.replace("_", " ").title()
