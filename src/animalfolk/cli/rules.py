"""`animalfolk rules`."""

from __future__ import annotations

import sys
from difflib import get_close_matches

from animalfolk.cli.given import Given, Mistake
from animalfolk.engine.faces import NUMBER
from animalfolk.i18n import Words
from animalfolk.i18n.finding import matches
from animalfolk.i18n.reference import CONTESTED, Chapter, Entry, Reference, in_one_line, is_called
from animalfolk.tui.console import Console
from animalfolk.tui.lookup import Lookup

NEAR = 5


def run(given: Given) -> int:
    """Show what is wanted of the rules reference, or what there is."""
    wanted = " ".join(given.operands)
    reader = Reader(Words(given.lang), Console(sys.stdin, sys.stdout))
    if not wanted:
        reader.overview()
    elif not reader.show(wanted) and not reader.search(wanted):
        raise Mistake(reader.complaint(wanted))
    return 0


class Reader:
    """Finds chapters and entries and writes them."""

    def __init__(self, words: Words, console: Console) -> None:
        self._words = words
        self._console = console
        self._reference = Reference(words)
        self._groups, self._decks = self._reference.groups(), self._reference.decks()

    def overview(self) -> None:
        """What can be asked for."""
        self._console.say(self._words.text("reading-overview"))
        self._console.say()
        for chapter in self._groups:
            self._console.say(f"{chapter.id:<8}{self._title(chapter)}", indent=2, hang=8)
        decks = [chapter.id for chapter in self._decks]
        self._console.say()
        self._console.say(self._words.text("reading-decks", decks=", ".join(decks)))
        self._console.say(self._words.text("rules-precedence").replace("\n", " "))

    def show(self, wanted: str) -> bool:
        """Write the chapter, the rule or the cards that somebody means; False if there is nothing of that name."""
        chapter = self._chapter(wanted)
        if chapter:
            self._all(chapter)
        rules = [entry for chapter in self._groups for entry in chapter.entries if is_called(entry, wanted)]
        for entry in rules:
            self._rule(entry)
        cards = self._cards(wanted, exactly=bool(chapter or rules))
        for entry in cards:
            self._card(entry)
        return bool(chapter or rules or cards)

    def search(self, wanted: str) -> bool:
        """Write every rule and card that speaks of something; False if none does."""
        rules = [
            entry for chapter in self._groups for entry in chapter.entries if self._reference.speaks(entry, wanted)
        ]
        cards = [entry for deck in self._decks for entry in deck.entries if self._reference.speaks(entry, wanted)]
        if rules or cards:
            self._console.say(self._words.text("reading-found", word=wanted))
        for entry in rules:
            self._rule(entry)
        for entry in cards:
            self._console.say()
            self._card(entry)
        return bool(rules or cards)

    def complaint(self, wanted: str) -> str:
        """That there is nothing of this name, and what is near it."""
        names = {name.casefold(): name for name in self._names()}
        near = [names[name] for name in get_close_matches(wanted.casefold(), names, NEAR)]
        return self._words.text("reading-unknown", name=wanted, near=", ".join(near), count=len(near))

    def _names(self) -> list[str]:
        chapters = [*self._groups, *self._decks]
        named = [entry.title for deck in self._decks for entry in deck.entries]
        return [chapter.id for chapter in chapters] + named + [e.id for group in self._groups for e in group.entries]

    def _chapter(self, wanted: str) -> Chapter | None:
        names = (wanted.casefold(), f"{wanted}s".casefold())
        chapters = [chapter for chapter in [*self._groups, *self._decks] if chapter.id != "junk"]
        return next((c for c in chapters if c.id.casefold() in names or c.title.casefold() == names[0]), None)

    def _cards(self, wanted: str, exactly: bool) -> list[Entry]:
        """The card of this name, or else those that somebody may mean."""
        cards = [entry for deck in self._decks for entry in deck.entries]
        exact = [entry for entry in cards if wanted.casefold() in (entry.id, entry.title.casefold())]
        return exact if exact or exactly else [entry for entry in cards if matches(wanted, entry.title)]

    def _title(self, chapter: Chapter) -> str:
        return self._words.text("reading-chapter", title=chapter.title, line=chapter.line)

    def _all(self, chapter: Chapter) -> None:
        self._console.say(self._title(chapter))
        for entry in chapter.entries:
            self._console.say()
            if chapter in self._decks:
                self._card(entry)
            else:
                self._rule(entry)

    def _rule(self, entry: Entry) -> None:
        self._console.say(f"{entry.id:<10}{entry.title or entry.text}", hang=10)
        if entry.title:
            self._console.say(entry.text, indent=10)
        if entry.id.startswith(CONTESTED) and entry.key.startswith("ruling-"):
            other = in_one_line(self._words.text(entry.key, "other"))
            self._console.say(self._words.text("reading-other", text=other), indent=10)

    def _card(self, entry: Entry) -> None:
        if entry.id in NUMBER:
            Lookup(self._console, self._words, []).card(entry.id)
        else:
            self._console.say(self._words.text("reading-not-built", name=entry.title))
            self._console.say(entry.text, indent=2)
