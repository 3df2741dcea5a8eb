"""Which language the command line speaks."""

from __future__ import annotations

import os
import sys

from animalfolk.cli.given import Misuse, one_of
from animalfolk.i18n.choosing import known, language
from animalfolk.i18n.plain import PSEUDO, PlainWords, languages

LANG = "--lang"
FILE = "settings.json"


def usual() -> str:
    """The language where none is asked for: as it was set, or as the environment says."""
    return language(was_set(), os.environ)


def was_set() -> str:
    """The language that tui/preferences.py keeps, read without its packages: they take longer than help may take."""
    path = os.path.join(settings_folder(), FILE)
    if not os.path.exists(path):
        return ""
    import json

    try:
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
    except (OSError, ValueError):
        return ""
    said = found.get("lang", "") if isinstance(found, dict) else ""
    return said if isinstance(said, str) else ""


def settings_folder() -> str:
    """Where the settings are kept: ANIMALFOLK_HOME, or the folder of the platform."""
    own = os.environ.get("ANIMALFOLK_HOME")
    if own:
        return own
    if sys.platform == "win32":
        folder = os.environ.get("LOCALAPPDATA", "")
    elif sys.platform == "darwin":
        folder = os.path.expanduser("~/Library/Application Support")
    else:
        folder = os.environ.get("XDG_CONFIG_HOME", "").strip() or os.path.expanduser("~/.config")
    return os.path.join(folder, "animalfolk")


def spoken(words: PlainWords, argv: list[str]) -> tuple[str, list[str]]:
    """The language that is asked for anywhere before `--`, and the other words."""
    end = argv.index("--") if "--" in argv else len(argv)
    for place, word in enumerate(argv[:end]):
        name, equals, value = word.partition("=")
        if name == LANG:
            behind = [value] if equals else argv[place + 1 : place + 2]
            if not behind:
                raise Misuse(words.text("usage-needs-value", flag=LANG))
            return asked(words, behind[0]), argv[:place] + argv[place + (1 if equals else 2) :]
    return words.lang, argv


def asked(words: PlainWords, code: str) -> str:
    """The language of a code."""
    return known(code) or one_of(words, LANG, tuple(name for name in languages() if name != PSEUDO), code)
