"""Other programs' card games on the same machine in the same run, where they are installed."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from typing import Any

GAMES = {"hearts": 40, "gin_rummy": 40}


def peers() -> list[tuple[str, float, str]]:
    """Decisions a second of OpenSpiel's card games in random play, through its Python interface."""
    if importlib.util.find_spec("pyspiel") is None:
        return []
    spiel = importlib.import_module("pyspiel")
    rows = []
    for name, games in GAMES.items():
        rates = [_rate(spiel.load_game(name), games, seed) for seed in range(3)]
        rows.append((f"openspiel-{name}", max(rates), "decisions-rate"))
    return rows


def _rate(game: Any, games: int, seed: int) -> float:
    chooser = random.Random(seed)
    decisions = 0
    start = time.perf_counter()
    for _ in range(games):
        decisions += _play(game.new_initial_state(), chooser)
    return decisions / (time.perf_counter() - start)


def _play(state: Any, chooser: random.Random) -> int:
    """One random game; chance and forced moves are not counted."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        decisions += not state.is_chance_node() and len(actions) > 1
        state.apply_action(actions[int(chooser.random() * len(actions))])
    return decisions
