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

PLAYERS: Final[list[list[int]]] = [[2, 3, 4], [4], [1], [2]]  # how many play in each

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
NUMBERS: Final[dict[str, tuple[int, int]]] = {  # those that are just numbers, from and to
    "players": (1, 4),
    "stacks": (1, 10),
    "hand_size": (1, 10),
    "team_build_min_active": (0, 1),
}

# What the manual only names; nothing of it is invented here (ledger 3.10).
ONLY_NAMED: Final[dict[str, str]] = {
    "guild": "the Guild and its action cards",
    "guild_actions": "the Guild's action cards",
    "supplies": "the supplies track",
    "characters": "character cards",
    "traps": "trap cards",
}


def check_option(option: str) -> str:
    """Whether there is such an option."""
    if option in ONLY_NAMED:
        raise BadSetup(
            f"{option}: the manual names {ONLY_NAMED[option]} but gives no rules for them, and none are invented here",
            "option-named",
            option=option,
        )
    if option not in OPTIONS:
        options = ", ".join(OPTIONS)
        raise BadSetup(f"{option!r} is not one of the options {options}", "option", option=option, options=options)
    return option


def value_names(option: str) -> list[str]:
    """The names of an option's values; none where it is a number."""
    return [] if option in NUMBERS else NAMES.get(option, YES_OR_NO)


def value_text(option: str, number: int) -> str:
    """An option's value as people write it."""
    names = value_names(option)
    return names[number] if names else str(number)


def read_value(option: str, text: str) -> int:
    """The value that is written so."""
    names = value_names(check_option(option))
    if text in names:
        return names.index(text)
    if names or not (text.isascii() and text.isdigit() and len(text) < 10):
        raise wrong_value(option, repr(text), text)
    return int(text)


def allowed(option: str) -> str:
    """What an option may be."""
    if option in NUMBERS:
        least, most = NUMBERS[option]
        return f"a number from {least} to {most}"
    return either(value_names(option))


def wrong_value(option: str, shown: str, value: str) -> BadSetup:
    """The error that tells what an option may be, and what it was to be."""
    message = f"{option} is {allowed(option)}, not {shown}"
    if option in NUMBERS:
        least, most = NUMBERS[option]
        return BadSetup(message, "option-number", option=option, least=least, most=most, value=value)
    return BadSetup(message, "option-value", option=option, names=", ".join(value_names(option)), value=value)


def either(words: list[str]) -> str:
    """Words in a row, the last behind "or"."""
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def _checked(option: str, number: int) -> int:
    least, most = NUMBERS[option] if option in NUMBERS else (0, len(value_names(option)) - 1)
    if not least <= number <= most:
        raise wrong_value(option, repr(number), str(number))
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
        self.mode = _checked("mode", mode)
        self.shared = mode in (TEAMS, COOP)  # whether partners build one stall
        self.company = players if mode in (SOLO, COOP) else -1  # the Company's seat
        self.seats = players + 1 if mode in (SOLO, COOP) else players
        self.stacks = _checked("stacks", stacks if stacks != USUAL else 10 if self.shared else 8)
        self.hand_size = _checked("hand_size", hand_size)
        self.gold = _checked("gold", gold)
        self.junk_substitute = _checked("junk_substitute", junk_substitute)
        self.team_build_min_active = _checked("team_build_min_active", team_build_min_active)
        self.difficulty = _checked("difficulty", difficulty)
        self.company_after_each_player = _checked("company_after_each_player", company_after_each_player)
        self.company_refills_market = _checked("company_refills_market", company_refills_market)
        self.company_discards = _checked("company_discards", company_discards)
        self.power_on_exhaustion = _checked("power_on_exhaustion", power_on_exhaustion)
        self.open_company_deck = _checked("open_company_deck", open_company_deck)
        self.open_hands = _checked("open_hands", open_hands)
        self.strict_empty_market = _checked("strict_empty_market", strict_empty_market)

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
