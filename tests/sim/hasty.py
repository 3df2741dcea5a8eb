"""Bots whose clock ends every thought."""

from __future__ import annotations

from animalfolk.bots import LEVELS, Bot, LevelBot, Thinker, make_bot


def hasty(kind: str, seed: str) -> Bot | Thinker:
    """The bot of this name, without any time."""
    return LevelBot(kind, seed, limit=-1.0) if kind in LEVELS else make_bot(kind, seed)
