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
from animalfolk.bots.levels import LEVELS, Level, LevelBot
from animalfolk.bots.random_bot import RandomBot
from animalfolk.bots.simple import SimpleBot

PLAIN: dict[str, type[RandomBot] | type[SimpleBot]] = {"random": RandomBot, "simple": SimpleBot}
# All kinds, by name: from a seed to a bot. People are offered the levels; the others are for comparison.
BOTS: dict[str, Callable[[str], Bot | Thinker]] = {
    **{name: partial(LevelBot, name) for name in LEVELS},
    "simple": SimpleBot,
    "random": RandomBot,
}
COMPANION = "companion"  # plays along where somebody learns the game, and is offered nowhere
USUAL = "trader"  # whom somebody plays against who has not chosen
COUNTS = re.compile(r"([0-9]{1,6})(?:x([1-9])(c)?)?")


class UnknownBot(ValueError):
    """There is no bot of this name."""


class BadCounts(ValueError):
    """The counts behind the name of a bot cannot be read, or it has none."""


def bot_at_table(kind: str, seed: str) -> Bot | Thinker:
    """The bot that answers for a seat: one of all kinds, or the companion of somebody who learns."""
    return CompanionBot(seed) if kind == COMPANION else BOTS[kind](seed)


def kinds() -> list[str]:
    """All bots by name, the gentlest first."""
    return [*PLAIN, *LEVELS]


def takes_time(kind: str) -> bool:
    """Whether bots of this kind plan or think ahead, so that somebody has to wait for them."""
    return kind in LEVELS and (LEVELS[kind].care or LEVELS[kind].thoughts > 0)


def make_bot(kind: str, seed: str) -> Bot | Thinker:
    """The bot of this name."""
    name = kind.partition("@")[0]
    return LevelBot(level_of(kind), seed) if name in LEVELS else _plain(kind)(seed)


def full_name(kind: str) -> str:
    """A name with the counts that it stands for, the same for all ways to write it: `trader@8x1` for `trader@8`."""
    if kind.partition("@")[0] not in LEVELS:
        _plain(kind)
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


def _plain(kind: str) -> type[RandomBot] | type[SimpleBot]:
    name, at, _ = kind.partition("@")
    if name not in PLAIN:
        raise UnknownBot(name)
    if at:
        raise BadCounts(kind)
    return PLAIN[name]
