"""The words of positions for what lies in no zone: cards aside or chosen, alterations, passages, notes."""

from __future__ import annotations

from animalfolk.engine.aliases import Seat
from animalfolk.engine.arranging import placed
from animalfolk.engine.errors import BadText
from animalfolk.engine.faces import ADJUSTS, COIN, FACE, FROM_MARKET, NOTHING, OWNER, PLACE, SEEN, VALUE, own_face
from animalfolk.engine.notes import ANSWERED, CARD, DOER, KINDS, KNOWN, is_arrival
from animalfolk.engine.options import COIN_TEXT
from animalfolk.engine.read_words import MOST_ALTERED, MOST_WORTH, Words
from animalfolk.engine.stack_search import FROM_DISCARD, LOWERED, RAISED
from animalfolk.engine.state import State
from animalfolk.engine.values import EVERY_CARD, altered
from animalfolk.engine.values import KINDS as ALTERATIONS
from animalfolk.engine.zones import DISCARD


class LooseWords(Words):
    """Reads these words, knowing in which line."""

    def check_player(self, seat: Seat, line: int, players: int) -> None:
        """Whether such a player is in the game."""
        if seat >= players:
            raise BadText(line, f"one of {players} players", f"P{seat + 1}", "absent", players=players)

    def aside(self, word: str) -> int:
        card, _, origin = word.partition("/")
        place, number = origin[:-1], origin[-1:]
        if place not in ("market", "deck") or number not in tuple("1234"):
            raise BadText(self.line, "a card and /deck1 or /market1", word, "aside")
        return self.hidden(card) | (FROM_MARKET if place == "market" else 0) | (int(number) - 1) << OWNER

    def stack_card(self, word: str) -> int:
        if word.startswith("slot:"):
            name = word.removeprefix("slot:")
            return placed(NOTHING if name == "-" else self.face(name))
        if word == COIN_TEXT:
            return COIN
        name, bits = self._from_discard(word)
        for sign, bit in (("+", RAISED), ("-", LOWERED)):
            if sign in name:
                name, _, amount = name.partition(sign)
                if ADJUSTS[self.hand_card(name) & FACE] != self.number(amount):
                    raise BadText(self.line, "a change that the card allows", word, "change")
                bits |= bit
        return self.hand_card(name) | bits

    def _from_discard(self, word: str) -> tuple[str, int]:
        """A card without where it lies, and the bits that say so: discard:junk, discard.3:junk."""
        where, colon, name = word.partition(":")
        zone, dot, place = where.partition(".")
        if not colon or zone != DISCARD or place == "0":
            return word, 0
        return name, FROM_DISCARD | (self.count(place) << PLACE if dot else 0)

    def discarded(self, word: str) -> int:
        """A card of a discard pile, perhaps with its place: discard.3:junk."""
        name, bits = self._from_discard(word)
        return self.hand_card(name) | bits & ~FROM_DISCARD

    def passage(self, word: str) -> int:
        name, _, rest = word.partition("/")
        owner, _, blind = rest.partition("@")
        return self.face(name) | self.seat(f"P{owner}") << SEEN | self.mask(blind) << (SEEN + 2)

    def alteration(self, word: str, players: int) -> list[int]:
        parts = word.split("/")
        if len(parts) != 4 or parts[0] not in ALTERATIONS:
            raise BadText(self.line, "an alteration like add/1/P1/all", word, "alteration")
        mark = EVERY_CARD if parts[3] == "all" else self.count(parts[3].removeprefix("#"))
        seat = self.seat(parts[2])
        self.check_player(seat, self.line, players)
        return [ALTERATIONS.index(parts[0]), self.limited(parts[1], MOST_ALTERED, -MOST_ALTERED), seat, mark]

    def check_worth(self, g: State) -> None:
        """Whether no card counts more than it ever can, with all alterations."""
        marks = g.alterations[3::4]
        for seat in range(g.rules.seats):
            if any(abs(altered(g, seat, mark, max(VALUE))) > MOST_WORTH for mark in marks):
                expected = f"alterations with which a card counts {MOST_WORTH} at most"
                raise BadText(self.line, expected, "more", "worth", most=MOST_WORTH)

    def note(self, word: str, players: int) -> int:
        """Something that happened: purchase/P1, or arrival/P1/card@12; ! if it was answered."""
        parts = word.removesuffix("!").split("/")
        if len(parts) < 2 or parts[0] not in KINDS[1:]:
            kinds = ", ".join(KINDS[1:])
            raise BadText(self.line, f"one of {kinds} and a player, like purchase/P1", word, "note", kinds=kinds)
        seat = self.seat(parts[1])
        self.check_player(seat, self.line, players)
        entry = KINDS.index(parts[0]) | seat << DOER | (ANSWERED if word.endswith("!") else 0)
        if len(parts) != (3 if is_arrival(entry) else 2):
            raise BadText(self.line, "a card behind an arrival and nothing behind others", word, "note-card")
        if is_arrival(entry):
            card = self.hidden(parts[2])
            entry |= (card & FACE) << CARD | card >> SEEN << KNOWN
        return entry


def faces_on_table(g: State) -> list[int]:
    """What is printed on all cards of the table."""
    faces = [face for face in g.market if face != NOTHING]
    faces += [card & FACE for zone in (*g.decks, *g.discards, g.market_deck, g.bin, g.aside) for card in zone]
    return faces + [own_face(card) for zone in (*g.hands, *g.schedules, *g.stalls) for card in zone]
