"""The rules a game is played by, as one value that its record keeps."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.attributes import check_attributes
from animalfolk.engine.errors import BadSetup
from animalfolk.engine.rule_options import (
    AGAINST_COMPANY,
    AS_PARTNERS,
    COOP,
    COUNT,
    FREE,
    GENTLE,
    SOLO,
    STANDARD,
    STERN,
    TABLE,
    TEAMS,
    YES_OR_NO,
    RuleOption,
)

__all__ = [
    "COOP",
    "EDITION",
    "FORMAT",
    "FREE",
    "GENTLE",
    "ONLY_NAMED",
    "OPTIONS",
    "PLAYERS",
    "SOLO",
    "STANDARD",
    "STERN",
    "TABLE",
    "TEAMS",
    "YES_OR_NO",
    "Rules",
    "check_option",
    "check_table",
    "either",
    "read_value",
    "value_text",
    "wrong_value",
]

EDITION: Final = "2021"  # whose reading of the rules this is
FORMAT: Final = 1  # version of dumps, positions and records

PLAYERS: Final[list[list[int]]] = [[2, 3, 4], [4], [1], [2]]  # how many play in each mode
OPTIONS: Final[list[str]] = list(TABLE)  # what may be set beside the players

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


def row_of(option: str) -> RuleOption:
    """The row of an option, or of the players."""
    return COUNT if option == COUNT.name else TABLE[option]


def value_text(option: str, number: int) -> str:
    """An option's value as people write it."""
    row = TABLE[option]
    return row.values[number - row.least]


def read_value(option: str, text: str) -> int:
    """The value that is written so; whether a number is one of those that it may be is for the rules to say."""
    row = TABLE[check_option(option)]
    if text in row.values:
        return row.number(text)
    if not row.is_number or not (text.isascii() and text.isdigit() and len(text) < 10):
        raise wrong_value(option, repr(text), text)
    return int(text)


def wrong_value(option: str, shown: str, value: str) -> BadSetup:
    """The error that tells what an option may be, and what it was to be."""
    row = row_of(option)
    if row.is_number:
        message = f"{option} is a number from {row.least} to {row.most}, not {shown}"
        return BadSetup(message, "option-number", option=option, least=row.least, most=row.most, value=value)
    message = f"{option} is {either(row.values)}, not {shown}"
    return BadSetup(message, "option-value", option=option, names=", ".join(row.values), value=value)


def either(words: list[str]) -> str:
    """Words in a row, the last behind "or"."""
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


class Rules:
    """How many play, in which way, how many stacks win, and every reading that may be chosen.

    players: how many answer decisions; the Company is a seat of its own behind them. The other keywords are options by
    their numbers; what is not said is as usual for the mode.
    """

    players: int
    shared: bool  # whether partners build one stall
    company: int  # the Company's seat; -1 where it does not play
    seats: int
    mode: int
    stacks: int
    hand_size: int
    gold: int
    junk_substitute: int
    team_build_min_active: int
    difficulty: int
    company_after_each_player: int
    company_refills_market: int
    company_discards: int
    power_on_exhaustion: int
    open_company_deck: int
    open_hands: int
    strict_empty_market: int

    def __init__(self, *, players: int, **options: int) -> None:
        for option in options:
            check_option(option)
        mode = options.get("mode", FREE)
        against_company = mode in AGAINST_COMPANY
        self.players = players  # how many may play is for the mode to say
        self.shared = mode in AS_PARTNERS
        self.company = players if against_company else -1
        self.seats = players + 1 if against_company else players
        for option, row in TABLE.items():
            number = options[option] if option in options else row.usual_number(mode)
            if not row.least <= number <= row.most:
                raise wrong_value(option, repr(number), str(number))
            setattr(self, option, number)

    def dump(self) -> dict[str, int]:
        """The options by name, in a fixed order."""
        return {"players": self.players, **{option: getattr(self, option) for option in TABLE}}

    def changed(self) -> list[str]:
        """What differs from the usual rules of so many players, as text; of the mode, what is usual there."""
        numbers = self.dump()
        usual = {option: FREE if option == "mode" else row.usual_number(self.mode) for option, row in TABLE.items()}
        return [f"{name}={value_text(name, numbers[name])}" for name in TABLE if usual[name] != numbers[name]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(tuple(self.dump().values()))


def check_table(options: list[str]) -> None:
    """Refuse rows that are not the attributes of the rules."""
    check_attributes(Rules, {"players", "shared", "company", "seats", *options})


check_table(OPTIONS)
