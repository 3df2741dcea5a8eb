"""What a language needs beyond choosing a form by a number: small functions that its messages may call."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

VOWELS = "aeiouyhœæ"  # before them French drops a vowel; most names with h are silent
DECIMAL = {"fr": ",", "pl": ","}  # what stands before tenths, where it is no point
ARTICLES = {"le ": "du ", "les ": "des "}


def of(name: object) -> str:
    """French "de" before a name: de Ben, d'Anna, du Renard."""
    text = str(name)
    for article, joined in ARTICLES.items():
        if text.startswith(article):
            return joined + text.removeprefix(article)
    letter = unicodedata.normalize("NFD", text[:1].casefold())[:1]
    return f"d’{text}" if letter and letter in VOWELS else f"de {text}"


FUNCTIONS: dict[str, dict[str, Callable[..., Any]]] = {"fr": {"DE": of}}
