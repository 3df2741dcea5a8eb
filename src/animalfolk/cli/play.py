"""`animalfolk play`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from animalfolk.i18n import Words, languages
from animalfolk.tui.plain import Plain, Wishes
from animalfolk.tui.setting import SettingError

USAGE = 2


def play_plain(
    people: Sequence[str],
    bots: int | None,
    decks: Sequence[str],
    seed: str | None,
    files: tuple[Path | None, Path | None],
    lang: str,
    mode: str,
) -> int:
    """Play in plain lines on this terminal; returns the exit code."""
    if lang not in languages():
        print(Words().text("setup-bad-language", languages=", ".join(languages())), file=sys.stderr)
        return USAGE
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that a terminal lacks stops nobody
    wishes = Wishes(people, bots, decks, seed, *files, mode)
    try:
        return Plain(Words(lang), sys.stdin, sys.stdout).play(wishes)
    except SettingError as error:
        print(error, file=sys.stderr)
        return USAGE
    except BrokenPipeError:
        # whoever read our lines has gone; the game is saved, and there is nobody to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
