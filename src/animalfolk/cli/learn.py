"""`animalfolk learn`."""

from __future__ import annotations

import sys
from pathlib import Path

from animalfolk.cli.given import Given, Mistake
from animalfolk.i18n import Words
from animalfolk.tui.plain import Plain
from animalfolk.tui.setting import SettingError


def run(given: Given) -> int:
    """Learn the game by playing, in plain lines; returns the exit code."""
    save = Path(given.text("--save")) if given.has("--save") else None
    try:
        return Plain(Words(given.lang), sys.stdin, sys.stdout).learn(given.has("--anew"), save)
    except SettingError as error:
        raise Mistake(str(error)) from error
