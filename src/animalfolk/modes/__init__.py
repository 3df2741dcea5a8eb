"""How a game is set up and won: each mode is a value and a page of code over the same engine."""

from __future__ import annotations

from animalfolk.engine import rules as ways
from animalfolk.engine.chance import check_seed
from animalfolk.engine.errors import BadSetup
from animalfolk.engine.rules import Rules, either, value_text
from animalfolk.engine.state import State
from animalfolk.modes.coop import COOP
from animalfolk.modes.dealing import Mode, check_decks, check_players, deal
from animalfolk.modes.free import FREE
from animalfolk.modes.knowing import check_rules
from animalfolk.modes.solo import SOLO
from animalfolk.modes.teams import TEAMS

MODES: dict[int, Mode] = {ways.FREE: FREE, ways.TEAMS: TEAMS, ways.SOLO: SOLO, ways.COOP: COOP}

__all__ = ["MODES", "Mode", "deal_game", "mode_of", "set_up"]


def set_up(decks: list[str], rules: Rules, seed: str, first: int) -> State:
    """A game before its first turn: starting decks, market, hands."""
    mode = mode_of(rules)
    check_rules(rules)
    check_players(mode, rules)
    sets = check_decks(mode, decks, rules)
    if not 0 <= first < rules.players:
        message = f"the first player is a seat from 0 to {rules.players - 1}, not {first!r}"
        raise BadSetup(message, "first", players=rules.players, first=f"P{first + 1}")
    return deal(mode, sets, rules, check_seed(seed), first)


def mode_of(rules: Rules) -> Mode:
    """The way to play of these rules."""
    if rules.mode not in MODES:
        names, value = [value_text("mode", number) for number in MODES], value_text("mode", rules.mode)
        message = f"mode is {either(names)}, not {value!r}"
        raise BadSetup(message, "option-value", option="mode", names=", ".join(names), value=value)
    return MODES[rules.mode]


def deal_game(sets: list[int], rules: Rules, seed: str, first: int) -> State:
    """Deal whatever decks there are, unchecked."""
    return deal(MODES[rules.mode], sets, rules, seed, first)
