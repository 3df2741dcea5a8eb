"""A card as a picture in text."""

from __future__ import annotations

import textwrap

from animalfolk.cli.figures import FIGURES
from animalfolk.cli.screen import can_show
from animalfolk.engine.faces import BONUS, COPIES, KIND, KINDS, NUMBER, VALUE
from animalfolk.i18n import Words
from animalfolk.i18n.words import deck_of

WIDTH = 44  # inside the frame, with a space on each side
ROUND = "╭╮╰╯─│├┤"
SQUARE = "++++-|++"  # where the terminal has no such lines


def picture(words: Words, name: str) -> list[str]:
    """The lines of a card: value, name and copies, its deck's figure, deck and kind, its text, some flavour."""
    face, deck = NUMBER[name], deck_of(name)
    kind = words.text("cards-kind", kind=words.text(f"kind-{KINDS[KIND[face]]}"), bonus="yes" if BONUS[face] else "no")
    copies = words.text("cards-copies", count=COPIES[face]) if COPIES[face] else ""
    folk = words.deck(deck) if deck != "junk" else words.card(deck)
    top = [ends(f"{VALUE[face]}  {words.card(name)}", copies), "", *centred(FIGURES[deck]), ""]
    flavour = ["", *wrapped(words.text(f"flavour-{name}"))] if words.has(f"flavour-{name}") else []
    return framed([*top, *wrapped(folk), *wrapped(kind)], [*wrapped(words.card_text(name)), *flavour])


def wrapped(text: str) -> list[str]:
    """Text as lines within the frame."""
    return [line.replace("\u00a0", " ") for line in textwrap.wrap(text, WIDTH)]


def ends(left: str, right: str) -> str:
    """Two texts at the ends of a line."""
    return left + right.rjust(WIDTH - len(left))


def centred(lines: list[str]) -> list[str]:
    """A figure in the middle."""
    indent = (WIDTH - max(len(line) for line in lines)) // 2
    return [" " * indent + line for line in lines]


def framed(upper: list[str], lower: list[str]) -> list[str]:
    """Two parts of a card in one frame."""
    sign = ROUND if can_show(ROUND) else SQUARE
    across = sign[4] * (WIDTH + 2)
    rows = [[f"{sign[5]} {line.ljust(WIDTH)} {sign[5]}" for line in part] for part in (upper, lower)]
    middle = f"{sign[6]}{across}{sign[7]}"
    return [f"{sign[0]}{across}{sign[1]}", *rows[0], middle, *rows[1], f"{sign[2]}{across}{sign[3]}"]
