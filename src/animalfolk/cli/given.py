"""What was given on the command line, and mistakes in it."""

from __future__ import annotations

from animalfolk.cli.flags import NUMBER, PAIR, Command, Flag
from animalfolk.i18n.plain import PlainWords

HELP = ("--help", "-h")


class Mistake(Exception):
    """Something cannot be done as it was typed; one line for whoever typed it."""


class Misuse(Mistake):
    """A mistake that the command's help would have prevented."""


class Given:
    """The flags and operands of one command, checked; and the language to speak."""

    def __init__(self, command: Command, lang: str) -> None:
        self.command = command
        self.lang = lang
        self.operands: list[str] = []
        self.values: dict[str, list[str]] = {}

    def text(self, name: str) -> str:
        """What was given, or what is usual; empty without both."""
        return self.values[name][-1] if name in self.values else self.command.flags[name].usual

    def number(self, name: str) -> int | None:
        """A number, if one was given or is usual."""
        return int(self.text(name)) if self.text(name) else None

    def many(self, name: str) -> list[str]:
        """All that was given."""
        return self.values.get(name, [])

    def listed(self, name: str) -> list[str]:
        """What was given with commas between."""
        text = self.text(name).strip()
        return [part.strip() for part in text.split(",")] if text else []

    def has(self, name: str) -> bool:
        """Whether it was given."""
        return name in self.values


def take(words: PlainWords, command: Command, typed: list[str]) -> Given:
    """Read what stands behind a command; what it cannot be is a Misuse that says what it could."""
    given, waiting = Given(command, words.lang), list(typed)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            given.operands += waiting
            break
        if word == "-" or not word.startswith("-"):
            given.operands.append(word)
            continue
        name, equals, value = word.partition("=")
        flag = find_flag(words, command, name)
        given.values.setdefault(flag.name, []).append(value_of(words, flag, value if equals else None, waiting))
        if len(given.values[flag.name]) > 1 and not flag.repeats:
            raise Misuse(words.text("usage-twice", flag=flag.name))
    check_operands(words, given)
    return given


def find_flag(words: PlainWords, command: Command, name: str) -> Flag:
    """The flag of this name."""
    if name in command.flags:
        return command.flags[name]
    close = near(name, list(command.flags))
    if close:
        raise Misuse(words.text("usage-unknown-flag-near", command=command.name, flag=name, near=close))
    raise Misuse(words.text("usage-unknown-flag", command=command.name, flag=name))


def value_of(words: PlainWords, flag: Flag, behind: str | None, waiting: list[str]) -> str:
    """What is given with a flag, checked; taken from what waits where it does not stand behind an equals sign."""
    if flag.is_switch:
        if behind is not None:
            raise Misuse(words.text("usage-switch", flag=flag.name))
        return ""
    if behind is None and waiting and not waiting[0].startswith("--"):
        behind = waiting.pop(0)
    if behind is None or (not behind and flag.choices):
        if flag.bare:
            return flag.bare
        raise Misuse(words.text("usage-needs-value", flag=flag.name))
    if flag.value == PAIR and "," not in behind and waiting and not waiting[0].startswith("--"):
        behind = f"{behind},{waiting.pop(0)}"
    return checked(words, flag, behind)


def checked(words: PlainWords, flag: Flag, value: str) -> str:
    """The value, if it is a number where one is wanted, or one of those there are."""
    if flag.value == NUMBER and not (value.isascii() and value.isdigit() and len(value) < 10):
        raise Misuse(words.text("usage-not-number", flag=flag.name, value=value))
    if flag.value == NUMBER and int(value) < flag.least:
        raise Misuse(words.text("usage-too-small", flag=flag.name, least=flag.least, value=value))
    return one_of(words, flag.name, flag.choices, value) if flag.choices else value


def one_of(words: PlainWords, what: str, choices: tuple[str, ...], value: str) -> str:
    """The choice that was written, small or large."""
    found = next((choice for choice in choices if choice.casefold() == value.casefold()), None)
    if found is not None:
        return found
    listed, close = ", ".join(choices), near(value, list(choices))
    if close:
        raise Misuse(words.text("usage-not-choice-near", what=what, value=value, choices=listed, near=close))
    raise Misuse(words.text("usage-not-choice", what=what, value=value, choices=listed))


def check_operands(words: PlainWords, given: Given) -> None:
    """Whether enough stands behind the command, and not too much."""
    operand, command = given.command.operand, given.command.name
    if operand is None or len(given.operands) > operand.most:
        if given.operands:
            raise Misuse(words.text("usage-too-much", command=command, value=given.operands[-1]))
        return
    name = words.text(f"usage-value-{operand.value}")
    if len(given.operands) < operand.least:
        raise Misuse(words.text("usage-missing", command=command, what=name))
    if operand.choices:
        given.operands = [one_of(words, name, operand.choices, word) for word in given.operands]


def near(wanted: str, names: list[str]) -> str:
    """The name that was probably meant, or nothing."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(wanted, names, 1)), "")
