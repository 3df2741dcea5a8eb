"""Bots whose clock ends every thought."""

from __future__ import annotations

from animalfolk.bots import LEVELS, Bot, LevelBot, Thinker, make_bot
from animalfolk.bots.kinds import level_of


def hasty(kind: str, seed: str) -> Bot | Thinker:
    """The bot of this name, without any time."""
    is_level = kind.partition("@")[0] in LEVELS
    return LevelBot(level_of(kind), seed, limit=-1.0) if is_level else make_bot(kind, seed)
