"""The rules a game is played by, as one value that its record keeps."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.errors import BadSetup

EDITION: Final = "2021"  # whose reading of the rules this is
FORMAT: Final = 1  # version of dumps, positions and records

FREE: Final = 0  # ways to play
TEAMS: Final = 1
SOLO: Final = 2
COOP: Final = 3

USUAL: Final = -1  # what is usual for the mode

GENTLE: Final = 0  # difficulties of the Company: ours, but for the standard one
STANDARD: Final = 1
STERN: Final = 2

# What may be set beside the players, and the names of the values where they have some.
OPTIONS: Final[list[str]] = [
    "mode",
    "stacks",
    "hand_size",
    "gold",
    "junk_substitute",
    "team_build_min_active",
    "difficulty",
    "company_after_each_player",
    "company_refills_market",
    "company_discards",
    "power_on_exhaustion",
    "open_company_deck",
    "open_hands",
    "strict_empty_market",
]
NAMES: Final[dict[str, list[str]]] = {
    "mode": ["free", "teams", "solo", "coop"],
    "gold": ["none", "by_seat"],
    "junk_substitute": ["cleanup", "any_draw"],
    "difficulty": ["gentle", "standard", "stern"],
    "company_discards": ["market", "removed"],
}
YES_OR_NO: Final[list[str]] = ["no", "yes"]
NUMBERS: Final[list[str]] = ["players", "stacks", "hand_size", "team_build_min_active"]  # those that are just numbers


def value_names(option: str) -> list[str]:
    """The names of an option's values; none where it is a number."""
    return [] if option in NUMBERS else NAMES.get(option, YES_OR_NO)


def value_text(option: str, number: int) -> str:
    """An option's value as people write it."""
    names = value_names(option)
    return names[number] if names else str(number)


def read_value(option: str, text: str) -> int:
    """The value that is written so."""
    if option not in OPTIONS:
        raise BadSetup(f"{option!r} is not one of the options {', '.join(OPTIONS)}")
    names = value_names(option)
    if text in names:
        return names.index(text)
    if names or not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadSetup(f"{option} is {' or '.join(names) if names else 'a number'}, not {text!r}")
    return int(text)


def _within(name: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise BadSetup(f"{name} is a number from {least} to {most}, not {number!r}")
    return number


def _one_of(name: str, number: int) -> int:
    names = value_names(name)
    if not 0 <= number < len(names):
        raise BadSetup(f"{name} is {' or '.join(names)}, not {number!r}")
    return number


class Rules:
    """How many play, in which way, how many stacks win, and every reading that may be chosen.

    players: how many answer decisions; the Company is a seat of its own behind them
    stacks: how many win; unless it is said, what is usual for the mode
    """

    def __init__(
        self,
        *,
        players: int,
        mode: int = FREE,
        stacks: int = USUAL,
        hand_size: int = 5,
        gold: int = 0,
        junk_substitute: int = 0,
        team_build_min_active: int = 1,
        difficulty: int = STANDARD,
        company_after_each_player: int = 0,
        company_refills_market: int = 1,
        company_discards: int = 0,
        power_on_exhaustion: int = 0,
        open_company_deck: int = 1,
        open_hands: int = 0,
        strict_empty_market: int = 0,
    ) -> None:
        self.players = players  # how many may play is for the mode to say
        self.mode = _one_of("mode", mode)
        self.shared = mode in (TEAMS, COOP)  # whether partners build one stall
        self.company = players if mode in (SOLO, COOP) else -1  # the Company's seat
        self.seats = players + 1 if mode in (SOLO, COOP) else players
        self.stacks = _within("stacks", stacks if stacks != USUAL else 10 if self.shared else 8, 1, 10)
        self.hand_size = _within("hand_size", hand_size, 1, 10)
        self.gold = _one_of("gold", gold)
        self.junk_substitute = _one_of("junk_substitute", junk_substitute)
        self.team_build_min_active = _within("team_build_min_active", team_build_min_active, 0, 1)
        self.difficulty = _one_of("difficulty", difficulty)
        self.company_after_each_player = _one_of("company_after_each_player", company_after_each_player)
        self.company_refills_market = _one_of("company_refills_market", company_refills_market)
        self.company_discards = _one_of("company_discards", company_discards)
        self.power_on_exhaustion = _one_of("power_on_exhaustion", power_on_exhaustion)
        self.open_company_deck = _one_of("open_company_deck", open_company_deck)
        self.open_hands = _one_of("open_hands", open_hands)
        self.strict_empty_market = _one_of("strict_empty_market", strict_empty_market)

    def dump(self) -> dict[str, int]:
        """The options by name, in a fixed order."""
        return {
            "players": self.players,
            "mode": self.mode,
            "stacks": self.stacks,
            "hand_size": self.hand_size,
            "gold": self.gold,
            "junk_substitute": self.junk_substitute,
            "team_build_min_active": self.team_build_min_active,
            "difficulty": self.difficulty,
            "company_after_each_player": self.company_after_each_player,
            "company_refills_market": self.company_refills_market,
            "company_discards": self.company_discards,
            "power_on_exhaustion": self.power_on_exhaustion,
            "open_company_deck": self.open_company_deck,
            "open_hands": self.open_hands,
            "strict_empty_market": self.strict_empty_market,
        }

    def changed(self) -> list[str]:
        """What differs from the usual rules of so many players, as text."""
        usual = Rules(players=self.players).dump()
        if self.mode:
            usual["stacks"] = Rules(players=self.players, mode=self.mode).stacks
        return [f"{name}={value_text(name, number)}" for name, number in self.dump().items() if usual[name] != number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(tuple(self.dump().values()))
