"""The words of positions: numbers, cards, players, who knows what; a wrong one is named with its line."""

from __future__ import annotations

from animalfolk.engine.errors import BadText
from animalfolk.engine.faces import BODY, COPYING_NUMBER, MARK, MARKS, NUMBER, SEEN, SPECTATOR, SPENT

# far more than any game has, and few enough that nothing takes long with so many
MOST_WORDS = 400  # in one line: the cards of a pile, say
MOST = 999  # coins, junk, purchases
MOST_ALTERED = 99  # by one alteration
MOST_WORTH = 9_999  # what a card counts with all of them


class Words:
    """Reads words, knowing in which line."""

    def __init__(self, line: int) -> None:
        self.line = line

    def number(self, word: str) -> int:
        """A whole number."""
        if not (word.isascii() and word.removeprefix("-").isdigit() and len(word) < 10):
            raise BadText(self.line, "a number", word, "number")
        return int(word)

    def count(self, word: str) -> int:
        """A number that is not negative."""
        number = self.number(word)
        if number < 0:
            raise BadText(self.line, "0 or more", word, "count")
        return number

    def short(self, text: str) -> str:
        """What stands in a line, if it has no more words than any game needs."""
        if len(text.split()) > MOST_WORDS:
            raise BadText(self.line, f"{MOST_WORDS} words at most", f"{text[:40]} ...", "words", most=MOST_WORDS)
        return text

    def limited(self, word: str, most: int = MOST, least: int = 0) -> int:
        """A number that there can be."""
        number = self.number(word) if least < 0 else self.count(word)
        if not least <= number <= most:
            raise BadText(self.line, f"a number from {least} to {most}", word, "most", least=least, most=most)
        return number

    def face(self, word: str) -> int:
        """A card's name."""
        if word not in NUMBER:
            raise BadText(self.line, "the name of a card", word, "card")
        return NUMBER[word]

    def faces(self, words: str) -> list[int]:
        """Several names."""
        return [self.face(word) for word in words.split()]

    def seat(self, word: str) -> int:
        """A player."""
        if len(word) != 2 or word[0] != "P" or word[1] not in "1234":
            raise BadText(self.line, "a player P1 to P4", word, "player")
        return int(word[1]) - 1

    def mask(self, word: str) -> int:
        """Those who know something: the numbers of players, w for those who watch."""
        mask = 0
        for letter in word:
            if letter not in "1234w":
                raise BadText(self.line, "players' numbers or w", word, "knowers")
            mask |= 1 << (SPECTATOR if letter == "w" else int(letter) - 1)
        return mask

    def hand_card(self, word: str) -> int:
        """A name, = and what it counts as, * if spent, # and a number if altered."""
        word, _, mark = word.partition("#")
        spent = SPENT if word.endswith("*") else 0
        number = self.count(mark) if mark else 0
        if number > MARKS:
            raise BadText(self.line, f"a number up to {MARKS} behind #", mark, "mark", most=MARKS)
        return self.stall_card(word.removesuffix("*")) | spent | number << MARK

    def stall_card(self, word: str) -> int:
        """A name, = and what it counts as."""
        name, copies, guise = word.partition("=")
        if not copies:
            return self.face(name)
        if not COPYING_NUMBER[self.face(name)] or guise == name:
            raise BadText(self.line, "a card that copies another, = and that one", word, "copy")
        return self.face(guise) | COPYING_NUMBER[self.face(name)] << BODY

    def hidden(self, word: str) -> int:
        """A name, and @ with those who know the card."""
        name, _, seats = word.partition("@")
        return self.face(name) | self.mask(seats) << SEEN
