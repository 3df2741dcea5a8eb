"""What a command is made of: flags, operands, groups, examples. Nothing is imported here (see spec.py)."""

from __future__ import annotations

# What may stand behind a flag, as help.ftl names it (usage-value-number).
NUMBER, FILE, FOLDER, TEXT, NAMES = "number", "file", "folder", "text", "names"
DECK_LIST, OPTION, LANGUAGE, BOT_LIST, BOT = "decks", "option", "language", "bots", "bot"
PAIR = "pair"  # two words
ADDRESS, ADDRESSES = "address", "addresses"  # of a computer, a page or a database


class Flag:
    """One flag. Without a value or choices it is a switch; with `bare`, the value may be left out and is then this."""

    def __init__(
        self, name: str, value: str = "", choices: tuple[str, ...] = (), usual: str = "", bare: str = "", least: int = 0
    ) -> None:
        self.name = name
        self.value = value
        self.choices = choices
        self.usual = usual
        self.bare = bare
        self.least = least  # where the value is a number

    @property
    def is_switch(self) -> bool:
        """Whether nothing stands behind it."""
        return not self.value and not self.choices

    @property
    def repeats(self) -> bool:
        """Whether it may be said more than once."""
        return self.value == OPTION


class Operand:
    """What stands behind a command without a flag: at least so many, and at most."""

    def __init__(self, value: str, least: int, most: int, choices: tuple[str, ...] = ()) -> None:
        self.value = value
        self.least = least
        self.most = most
        self.choices = choices


class Command:
    """One command: its operand, its flags by group, and how many examples it has."""

    def __init__(
        self, name: str, operand: Operand | None, groups: dict[str, tuple[Flag, ...]], examples: tuple[str, ...]
    ) -> None:
        self.name = name
        self.operand = operand
        self.groups = {**groups, "general": (*groups.get("general", ()), *GENERAL)}
        self.examples = examples

    @property
    def flags(self) -> dict[str, Flag]:
        """All flags by name."""
        return {flag.name: flag for flags in self.groups.values() for flag in flags}


MANY = 1_000_000
GENERAL = (Flag("--lang", LANGUAGE), Flag("--help"))
