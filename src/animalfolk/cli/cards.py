"""`animalfolk cards`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches

from animalfolk.cards import DECKS
from animalfolk.cli.given import Given, Mistake
from animalfolk.cli.picture import picture
from animalfolk.engine.faces import BONUS, COPIES, KIND, KINDS, NUMBER, VALUE
from animalfolk.i18n import Words
from animalfolk.i18n.finding import folded, matches
from animalfolk.i18n.reference import Reference, in_one_line
from animalfolk.i18n.words import deck_of
from animalfolk.tui.console import Console
from animalfolk.tui.lookup import cards_in

JUNK = "junk"
NAMES = [deck.name for deck in DECKS]
NEAR = 5


def run(given: Given) -> int:
    """Show the cards that are wanted: one with its picture, several as a list."""
    words = Words(given.lang)
    compendium = Compendium(words, Console(sys.stdin, sys.stdout))
    wanted = " ".join(given.operands)
    found = [name for name in compendium.named(wanted) if fits(words, name, given)]
    if not found:
        raise Mistake(words.text("cards-none"))
    if len(found) == 1:
        compendium.show(found[0])
    else:
        compendium.list(found)
    return 0


def fits(words: Words, name: str, given: Given) -> bool:
    """Whether a card is one of those that the flags ask for."""
    face, value, word = NUMBER[name], given.number("--value"), folded(given.text("--word"))
    text = folded(f"{words.card(name)} {words.card_text(name)}")
    return (
        given.text("--deck") in ("", deck_of(name))
        and given.text("--kind") in ("", KINDS[KIND[face]])
        and value in (None, VALUE[face])
        and word in text
    )


class Compendium:
    """Finds cards and writes them."""

    def __init__(self, words: Words, console: Console) -> None:
        self._words = words
        self._console = console
        self._cards = cards_in(NAMES)

    def named(self, wanted: str) -> list[str]:
        """The cards of a deck, the card of this name, or those that somebody may mean; all without a name."""
        if not wanted:
            return self._cards
        deck = self._deck(folded(wanted))
        if deck:
            return [name for name in self._cards if deck_of(name) == deck]
        exact = [name for name in self._cards if folded(wanted) in (name, *map(folded, self._words.names(name)))]
        found = exact or [n for n in self._cards if any(matches(wanted, called) for called in self._words.names(n))]
        if not found:
            raise Mistake(self._unknown(wanted))
        return found

    def _deck(self, wanted: str) -> str:
        """The deck of this name: in the reader's language, short or long, or in English."""
        for name in NAMES:
            called = (self._words.deck(name), self._words.deck(name, "short"))
            if wanted in (name, name.removesuffix("s"), *map(folded, called)):
                return name
        return ""

    def _unknown(self, wanted: str) -> str:
        names = {folded(called): called for name in self._cards for called in self._words.names(name)}
        names |= {name: name for name in NAMES}
        near = list(dict.fromkeys(names[name] for name in get_close_matches(folded(wanted), names, NEAR)))
        return self._words.text("cards-unknown", name=wanted, near=", ".join(near), count=len(near))

    def list(self, cards: Sequence[str]) -> None:
        """Cards by deck, one line each."""
        for deck in dict.fromkeys(deck_of(name) for name in cards):
            if deck != deck_of(cards[0]):
                self._console.say()
            title = self._words.card(JUNK) if deck == JUNK else self._words.deck(deck)
            self._console.say(self._words.text("cards-deck", name=title, deck=deck))
            if cards == [name for name in self._cards if deck_of(name) == deck]:  # one deck has room for more
                self._console.say(self._about(deck), indent=2)
            for name in cards:
                if deck_of(name) == deck:
                    self._console.copy(self._line(name))
        self._console.say()
        self._console.say(self._words.text("cards-count", count=len(cards)))

    def _about(self, deck: str) -> str:
        return in_one_line(self._words.text("flavour-junk" if deck == JUNK else f"about-{deck}"))

    def _line(self, name: str) -> str:
        face = NUMBER[name]
        mark = "+" if BONUS[face] else " "
        copies = self._words.text("cards-copies", count=COPIES[face]) if COPIES[face] else ""
        kind = self._words.text(f"kind-{KINDS[KIND[face]]}")
        return f"  {VALUE[face]} {mark} {self._words.card(name):<26}{kind:<14}{copies}".rstrip()

    def show(self, name: str) -> None:
        """A card's picture, and what is to be said beyond its text."""
        for line in picture(self._words, name):
            self._console.copy(line)
        english = [self._words.text("card-english", name=called) for called in self._words.names(name)[1:]]
        for line in [*english, Reference(self._words).card(name)]:
            if line:
                self._console.say()
                self._console.say(line)
