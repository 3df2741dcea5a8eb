"""Files that are named on the command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from animalfolk.cli.given import Mistake
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble

PIPE = "-"


def read_text(words: Words, name: str) -> str:
    """The text of a file, or of standard input; a Mistake says why it cannot be read."""
    try:
        return sys.stdin.read() if name == PIPE else Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Mistake(words.text("file-not-text", file=name)) from error
    except OSError as error:
        raise Mistake(words.text("file-unreadable", file=name, reason=trouble(words, error))) from error


def write_text(words: Words, name: str, text: str) -> None:
    """Write a file, or to standard output; a Mistake says why it cannot be written."""
    if name == PIPE:
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Mistake(words.text("file-unwritable", file=name, reason=trouble(words, error))) from error


def check_writable(words: Words, name: str) -> None:
    """Say at once, before long work, that a file cannot be written; what is in it stays."""
    if name in ("", PIPE):
        return
    try:
        with Path(name).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Mistake(words.text("file-unwritable", file=name, reason=trouble(words, error))) from error


def expanded(words: Words, names: Sequence[str], endings: Sequence[str]) -> list[str]:
    """The files that are named, and in place of a folder those in it and below that end so."""
    return [file for name in names for file in _below(words, name, endings)]


def _below(words: Words, name: str, endings: Sequence[str]) -> list[str]:
    folder = Path(name)
    if name == PIPE or not folder.is_dir():
        return [name]
    found = sorted(str(path) for path in folder.rglob("*") if path.suffix in endings and path.is_file())
    if not found:
        raise Mistake(words.text("file-none", folder=name, endings=", ".join(f"*{ending}" for ending in endings)))
    return found
