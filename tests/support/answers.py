"""Sensible answers: of a bot that has the game before it, and of a program that has a view alone."""

from __future__ import annotations

import re

from animalfolk.bots import RandomBot, ask, make_bot
from animalfolk.engine.faces import NUMBER, VALUE
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View
from animalfolk.game import Game

CHOOSES = ("pay", "pay_arranged", "stack")  # cards that go: the smallest, until they are enough
COMES = ("keep", "take", "search", "may_recover")  # cards that come: the largest


def sensible(game: Game, seat: int, seed: str = "") -> str:
    """What a simple bot answers."""
    return ask(make_bot("simple", seed), game, seat)


def from_view(view: View, seed: str = "") -> str:
    """An answer to what is asked in a view: builds when it can, buys what is dear, and else takes anything."""
    options, prompt = pending(view)["options"], pending(view)["prompt"]
    if "build" in options:
        return "build"
    if prompt in CHOOSES:
        return "done" if "done" in options else min(options, key=_worth)
    bought = [option for option in options if option.startswith("buy ")]
    if bought or prompt in COMES:
        return max(bought or options, key=_worth)
    return RandomBot(seed).choose(view)


def _worth(option: str) -> int:
    """What is printed on the card in an option; nothing, if there is none."""
    name = re.split(r"[*#+=-]", option.rpartition(" ")[2].rpartition(":")[2])[0]
    return VALUE[NUMBER[name]] if name in NUMBER else 0
