"""What can be looked up at any time: help, cards, discard piles, log, rules."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.cards import DECKS
from animalfolk.engine.faces import BONUS, KIND, KINDS, NAME, NUMBER, faces_of
from animalfolk.engine.view_types import GameEvent, View
from animalfolk.i18n import Words
from animalfolk.i18n.finding import folded, matches
from animalfolk.i18n.reference import Reference
from animalfolk.i18n.story import Story, Told, gather
from animalfolk.i18n.words import deck_of
from animalfolk.tui.console import Console
from animalfolk.tui.table import printed

LOG = 25


def cards_in(decks: Sequence[str]) -> list[str]:
    """The cards of these decks, and junk."""
    ordinals = [deck.ordinal for deck in DECKS if deck.name in decks]
    return [NAME[face] for ordinal in ordinals for face in faces_of(ordinal)] + ["junk"]


class Lookup:
    """Says what somebody wants to know."""

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self._console = console
        self._words = words
        self._names = names

    def help(self) -> None:
        """The commands."""
        self._console.say(self._words.text("help"))

    def rules(self) -> None:
        """The rules in short."""
        for line in self._words.text("rules").split("\n"):
            self._console.say(line, hang=2 if line.startswith("- ") else 0)

    def find(self, wanted: str, decks: Sequence[str]) -> list[str]:
        """Cards by name, or by a part of it; those that were found."""
        known = cards_in(decks)
        found = [name for name in known if any(matches(wanted, one) for one in self._words.names(name))]
        exact = [name for name in found if folded(wanted) in map(folded, self._words.names(name))]
        for name in exact or found:
            self.card(name)
        if not found:
            cards = self._words.listed([self._words.card(name) for name in known])
            self._console.say(self._words.text("card-unknown", name=wanted, cards=cards))
        return exact or found

    def which(self, decks: Sequence[str]) -> None:
        """The names of all cards."""
        cards = self._words.listed([self._words.card(name) for name in cards_in(decks)])
        self._console.say(self._words.text("card-which", cards=cards))

    def card(self, name: str) -> None:
        """A card's facts, its text, and what is to be said beyond it; of a copy those of both cards."""
        for one in name.split("="):
            self._one(one)

    def _one(self, name: str) -> None:
        face = NUMBER[name]
        kind = KINDS[KIND[face]]
        self._console.say(
            self._words.text(
                "card-facts-bonus" if BONUS[face] else "card-facts",
                name=self._words.card(name),
                deck=self._words.deck(deck_of(name), "short"),
                value=printed(name),
                kind=self._words.text(f"kind-{kind}"),
            )
        )
        self._console.say(self._words.card_text(name), indent=2)
        for english in self._words.names(name)[1:]:
            self._console.say(self._words.text("card-english", name=english), indent=2)
        more = Reference(self._words).card(name)
        if more:
            self._console.say(more, indent=2)

    def discards(self, view: View) -> None:
        """All discard piles."""
        for number, seat in enumerate(view["seats"]):
            if "company" in seat:
                self._pile("discard-company", [card for card in reversed(seat["deck_top"]) if card], "")
                continue
            key = "discard-yours" if number == view["viewer"] else "discard-of"
            self._pile(key, seat["discard"], self._names[number])
        self._pile("discard-market", view["bin"], "")

    def _pile(self, key: str, pile: list[str], name: str) -> None:
        cards = self._words.listed([self._words.card(card) for card in reversed(pile)])
        text = self._words.text(key, name=name, cards=cards if pile else self._words.text("discard-empty"))
        self._console.say(text, hang=2)

    def log(self, story: Story, events: Sequence[GameEvent], wanted: str) -> None:
        """The last lines of the log."""
        told = gather(events)[0][-(int(wanted) if wanted.isdecimal() and int(wanted) else LOG) :]
        self._console.say(self._words.text("log-title", count=len(told)))
        tell(self._console, story, told)


def tell(console: Console, story: Story, told: Sequence[Told]) -> None:
    """Lines of the log, with a gap before each turn."""
    for line in told:
        is_turn = line.event == "turn_began"
        if is_turn:
            console.say()
        console.say(story.sentence(line), indent=0 if is_turn else 2, hang=2)
