"""Bots by name: `trader`; or a level with other counts.

`master@100` has 100 thoughts with two at the table, `master@100x1` looks at the turn at hand alone, `master@100x2` at
its next one too, and `master@100x2c` plays on with care, as H plays.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from animalfolk.bots.base import Bot, Thinker
from animalfolk.bots.companion import CompanionBot
from animalfolk.bots.levels import LEVELS, SIMPLE, Level, LevelBot
from animalfolk.bots.random_bot import RandomBot

Maker = Callable[[str], Bot | Thinker]  # from a seed to a bot
COMPARED: dict[str, Maker] = {"simple": partial(LevelBot, SIMPLE), "random": RandomBot}
# What may sit at a table, by name. People are offered the levels; the others are for comparison.
BOTS: dict[str, Maker] = {**{name: partial(LevelBot, name) for name in LEVELS}, **COMPARED}
COMPANION = "companion"  # plays along where somebody learns the game, and is offered nowhere
UNCOUNTED: dict[str, Maker] = {**COMPARED, COMPANION: CompanionBot}
USUAL = "trader"  # whom somebody plays against who has not chosen
COUNTS = re.compile(r"([0-9]{1,6})(?:x([1-9])(c)?)?")


class UnknownBot(ValueError):
    """There is no bot of this name."""


class BadCounts(ValueError):
    """The counts behind the name of a bot cannot be read, or it has none."""


def kinds() -> list[str]:
    """All bots that may be asked for by name, the gentlest first."""
    return ["random", "simple", *LEVELS]


def takes_time(kind: str) -> bool:
    """Whether bots of this kind plan or think ahead, so that somebody has to wait for them."""
    return kind in LEVELS and (LEVELS[kind].care or LEVELS[kind].thoughts > 0)


def make_bot(kind: str, seed: str) -> Bot | Thinker:
    """The bot of this name; the companion has one, too."""
    name = kind.partition("@")[0]
    return LevelBot(level_of(kind), seed) if name in LEVELS else _uncounted(kind)(seed)


def full_name(kind: str) -> str:
    """A name with the counts that it stands for, the same for all ways to write it: `trader@8x1` for `trader@8`."""
    if kind.partition("@")[0] not in LEVELS:
        _uncounted(kind)
        return kind
    level = level_of(kind)
    care = "c" if level.care else ""
    return f"{level.name}@{level.thoughts}x{level.turns}{care}" if level.thoughts else level.name


def level_of(kind: str) -> Level:
    """A level, with other counts if they are named; one that thinks looks at its own turn at least."""
    name, at, counts = kind.partition("@")
    level = LEVELS[name]
    if not at:
        return level
    found = COUNTS.fullmatch(counts)
    if not found:
        raise BadCounts(kind)
    thoughtful = level._replace(thoughts=int(found[1]), turns=max(level.turns, 1))
    return thoughtful._replace(turns=int(found[2]), care=bool(found[3])) if found[2] else thoughtful


def _uncounted(kind: str) -> Maker:
    """A bot that has no counts."""
    name, at, _ = kind.partition("@")
    if name not in UNCOUNTED:
        raise UnknownBot(name)
    if at:
        raise BadCounts(kind)
    return UNCOUNTED[name]
