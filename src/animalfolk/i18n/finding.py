"""Finding things by what somebody types: beginnings of words, with or without accents."""

from __future__ import annotations

import re
import unicodedata

BETWEEN = re.compile(r"[\s\-'’]+")
LETTERS = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae"})  # which no accent makes


def folded(text: str) -> str:
    """A text in small letters without accents."""
    parts = unicodedata.normalize("NFD", text.casefold().translate(LETTERS))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def matches(wanted: str, name: str) -> bool:
    """Whether somebody may mean this name: each typed word begins one of its words."""
    words = BETWEEN.split(folded(name))
    typed = [part for part in BETWEEN.split(folded(wanted)) if part]
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)
