"""`animalfolk play`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from animalfolk.engine.errors import BadSetup
from animalfolk.i18n import Words, languages
from animalfolk.tui.plain import Plain, Wishes
from animalfolk.tui.setting import SettingError

USAGE = 2


def play_plain(wishes: Wishes, lang: str) -> int:
    """Play in plain lines on this terminal; returns the exit code."""
    if lang not in languages():
        print(Words().text("setup-bad-language", languages=", ".join(languages())), file=sys.stderr)
        return USAGE
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that a terminal lacks stops nobody
    try:
        return Plain(Words(lang), sys.stdin, sys.stdout).play(wishes)
    except SettingError as error:
        print(error, file=sys.stderr)
        return USAGE
    except BrokenPipeError:
        # whoever read our lines has gone; the game is saved, and there is nobody to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def read_options(words: Sequence[str], named: dict[str, str]) -> dict[str, str]:
    """Options written NAME=VALUE, and those that have a flag of their own; each may be said once."""
    options = {name: value for name, value in named.items() if value}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(f"an option is written NAME=VALUE, not {word!r}")
        if name in options:
            raise BadSetup(f"{name} is said twice: {options[name]} and {value}")
        options[name] = value
    return options
