"""How a game begins, as a value that its record keeps."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from animalfolk.engine.errors import AnimalfolkError, BadSetup, BadText
from animalfolk.engine.rules import FREE, Rules, check_option, read_value, wrong_value
from animalfolk.engine.state import State
from animalfolk.modes import MODES, set_up
from animalfolk.modes.choosing import first_seat
from animalfolk.modes.knowing import check_known, check_rules

RANDOM = "random"


class Setup(NamedTuple):
    """Decks, rules, seed and first seat; and how the decks were drafted, if they were."""

    decks: tuple[str, ...]
    rules: Rules
    seed: str
    first: int
    draft: tuple[str, ...] = ()

    @staticmethod
    def of(decks: Sequence[str], rules: Rules, seed: str | None = None, first: int | str = 0) -> Setup:
        """A set-up with what was left to chance decided: the seed, and by it the first seat (SETUP-12)."""
        seed = new_seed(seed)
        return Setup(tuple(decks), rules, seed, first_of(rules, seed, first))

    def state(self) -> State:
        """The game before its first turn."""
        return set_up(list(self.decks), self.rules, self.seed, self.first)


def new_seed(seed: str | None) -> str:
    """This seed, or any."""
    if not isinstance(seed, str | None):
        raise BadSetup(f"a seed is 32 digits of 0-9 a-f, not {seed!r}", "seed", seed=str(seed))
    return secrets.token_hex(16) if seed is None else seed


def first_of(rules: Rules, seed: str, first: int | str) -> int:
    """The first seat: the one that was chosen, or a random one (SETUP-12)."""
    if first == RANDOM:
        return first_seat(list(range(rules.players)), seed)
    if not isinstance(first, int):
        message = f"first is a seat from 0 to {rules.players - 1}, or {RANDOM}, not {first!r}"
        raise BadSetup(message, "first", players=rules.players, first=str(first))
    return first


def make_rules(players: int | None, options: Mapping[str, int | str]) -> Rules:
    """Rules from options by name or number, each of which must mean something in the mode."""
    numbers = {name: option_number(name, value) for name, value in options.items()}
    mode = numbers.get("mode", FREE)
    if players is None:
        players = MODES[mode].players[0] if mode in MODES else 2
    if not isinstance(players, int):
        raise wrong_value("players", repr(players), str(players))
    rules = Rules(players=players, **numbers)
    check_known(rules.mode, list(options))
    return rules


def option_number(name: str, value: int | str) -> int:
    """An option's value, given by name or number."""
    check_option(name)
    if isinstance(value, str):
        return read_value(name, value)
    if not isinstance(value, int):
        raise wrong_value(name, repr(value), str(value))
    return int(value)


def check_position(rules: Rules, text: str, first_line: int) -> None:
    """Whether the rules of a position can be played; the mistake is in its line of rules."""
    try:
        check_rules(rules)
    except AnimalfolkError as error:
        lines = text.splitlines()
        place = next((place for place, line in enumerate(lines) if line.strip().startswith("rules")), 0)
        raise BadText(first_line + place, "rules that can be played", str(error), error.code, **error.values) from None
