"""`animalfolk play`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from animalfolk.bots import BOTS
from animalfolk.cli.given import Given, Mistake, near
from animalfolk.cli.screen import is_full
from animalfolk.cli.spec import OWN
from animalfolk.i18n import Words
from animalfolk.table import Settings
from animalfolk.tui.plain import Plain, Wishes
from animalfolk.tui.setting import SettingError, Way

WITH_RESUME = ("--resume", "--save", "--plain")


def run(given: Given) -> int:
    """Play on this terminal; returns the exit code."""
    words = Words(given.lang)
    try:
        wishes = wishes_of(words, given)
        if is_full(given.has("--plain")):
            from animalfolk.tui.full.start import run_full

            return run_full(words, wishes)
        return Plain(words, sys.stdin, sys.stdout).play(wishes)
    except SettingError as error:
        raise Mistake(str(error)) from error


def wishes_of(words: Words, given: Given) -> Wishes:
    """What the flags ask for."""
    hold, hints = (not given.has(flag) for flag in ("--no-hold", "--no-hints"))
    settings = Settings(hold=hold, undo=given.text("--undo"), hints=hints)
    bots = read_bots(words, given) if given.has("--bot") else ()
    way = Way(read_options(words, given), given.text("--first") or Way().first, bots)
    resume, save = (Path(given.text(name)) if given.has(name) else None for name in ("--resume", "--save"))
    if resume:
        check_resuming(words, given)
    seed = given.text("--seed") or None
    people, decks = given.listed("--players"), given.listed("--decks")
    return Wishes(people, given.number("--bots"), decks, seed, resume, save, way, settings)


def check_resuming(words: Words, given: Given) -> None:
    """A game that goes on keeps all that it was begun with."""
    other = next((name for name in given.values if name not in WITH_RESUME), None)
    if other:
        raise Mistake(words.text("resume-alone", flag=other))


def read_bots(words: Words, given: Given) -> tuple[str, ...]:
    """Kinds of bots, with commas between them."""
    bots = tuple(given.listed("--bot"))
    for bot in bots:
        if bot not in BOTS:
            close = near(bot, list(BOTS))
            raise Mistake(words.text("bot-unknown", name=bot, bots=", ".join(BOTS), near=close or "none"))
    return bots


def read_options(words: Words, given: Given, named: Sequence[str] = OWN) -> dict[str, str]:
    """Options written NAME=VALUE, and those that have a flag of their own; each may be said once."""
    options = {name: given.text(f"--{name}") for name in named if given.has(f"--{name}")}
    for word in given.many("--option"):
        name, equals, value = word.partition("=")
        if not equals:
            raise Mistake(words.text("given-no-value", option=word))
        if name in options:
            raise Mistake(words.text("given-twice", option=name, first=options[name], second=value))
        options[name] = value
    return options
