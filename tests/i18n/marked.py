"""Reading what is said in the language for tests: what is in no catalogue stands out there."""

from __future__ import annotations

import re
from collections.abc import Iterable

from animalfolk.i18n.pseudo import ACCENTS, FILLING, FIRST, LAST

PLAIN = {accented: vowel for vowel, accented in ACCENTS.items()}
OWN = re.compile(r"[^\W\d_]*[aeiouAEIOU][^\W\d_]*")  # a word as no catalogue writes it
LETTERS = re.compile(r"[^\W\d_]+")


def english(text: str) -> str:
    """The same text as English has it."""
    return re.sub(f"[{FIRST}{LAST}{FILLING}]", "", text).translate(PLAIN)


def outside(text: str) -> str:
    """What stands outside all marks."""
    depth, found = 0, []
    for sign in text:
        depth += (sign == FIRST) - (sign == LAST)
        found.append(sign if depth == 0 and sign != LAST else "\n" if sign in (FIRST, LAST) else "")
    return "".join(found)


def unsaid(text: str, allowed: Iterable[str] = ()) -> set[str]:
    """The words of a text that come from no catalogue, but for these."""
    for piece in sorted(allowed, key=len, reverse=True):
        if piece in text:
            text = re.sub(rf"(?<![^\W\d_]){re.escape(piece)}(?![^\W\d_])", "", text)
    return {*LETTERS.findall(outside(text)), *OWN.findall(text)}
