"""What `--help` shows, within 80 columns."""

from __future__ import annotations

from animalfolk.cli.flags import GENERAL, MANY, Command, Flag, Operand
from animalfolk.cli.spec import CARDS, LISTED, OPTIONS, PLAY, RULES, SIMULATE
from animalfolk.i18n.plain import PlainWords, languages

WIDTH = 80
COLUMN = 26  # where the texts of flags begin
PROGRAM = "animalfolk"
SHOWN = (PLAY.examples[1], CARDS.examples[1], RULES.examples[-1], SIMULATE.examples[0])
LIST = 14  # and those of commands


def overview(words: PlainWords) -> str:
    """What there is."""
    lines = [words.text("usage-line", what=words.text("usage-value-command")), "", *wrapped(words.text("usage-about"))]
    for group, commands in LISTED.items():
        lines += ["", words.text(f"usage-group-{group}")]
        for command in commands:
            lines += entry(command.name, words.text(f"usage-{command.name}"), LIST)
    lines += ["", words.text("usage-group-general")]
    lines += entry("--version", words.text("usage-version"))
    lines += [line for flag in GENERAL for line in described(words, PROGRAM, flag)]
    lines += ["", words.text("usage-examples"), *(f"  {example}" for example in SHOWN)]
    return "\n".join([*lines, "", *wrapped(words.text("usage-more"))])


def command_help(words: PlainWords, command: Command) -> str:
    """All about one command."""
    what = [command.name, *([operand_text(words, command.operand)] if command.operand else [])]
    lines = [words.text("usage-line", what=" ".join([*what, words.text("usage-flags")])), ""]
    for paragraph in words.text(f"usage-{command.name}-about").split("\n"):
        lines += wrapped(paragraph)
    for group, flags in command.groups.items():
        lines += ["", words.text(f"usage-group-{group}")]
        for flag in flags:
            lines += described(words, command.name, flag)
    lines += ["", words.text("usage-examples")]
    for number, example in enumerate(command.examples, start=1):
        lines += [f"  {example}", *wrapped(words.text(f"usage-{command.name}-{number}"), 6)]
    return "\n".join(lines)


def operand_text(words: PlainWords, operand: Operand) -> str:
    """What stands behind the command, as the first line of help writes it."""
    name = "|".join(operand.choices) or words.text(f"usage-value-{operand.value}")
    name = f"{name}..." if operand.most == MANY else name
    return name if operand.least else f"[{name}]"


def flag_text(words: PlainWords, flag: Flag) -> str:
    """A flag with what stands behind it."""
    if flag.is_switch:
        return flag.name
    value = words.text(f"usage-value-{flag.value}") if flag.value else "|".join(flag.choices)
    return f"{flag.name} [{value}]" if flag.bare else f"{flag.name} {value}"


def described(words: PlainWords, command: str, flag: Flag) -> list[str]:
    """A flag, what it does, and what is usual."""
    own = f"usage-{command}{flag.name[1:]}"
    key = own if words.has(own) else f"usage-any{flag.name[1:]}"
    text = words.text(key, options=", ".join(OPTIONS), languages=", ".join(languages()))
    if flag.usual:
        text = f"{text} {words.text('usage-usual', value=flag.usual)}"
    return entry(flag_text(words, flag), text)


def entry(name: str, text: str, column: int = COLUMN) -> list[str]:
    """A name with its text beside it, or below where the name is long."""
    lines = wrapped(text, column)
    if len(name) + 4 > column:
        return [f"  {name}", *lines]
    return [f"  {name}".ljust(column) + lines[0][column:], *lines[1:]]


def wrapped(text: str, indent: int = 0) -> list[str]:
    """Text as lines within the width; the module textwrap would have to be imported first."""
    lines = [" " * indent]
    for word in text.replace("\n", " ").split(" "):
        if len(lines[-1]) + len(word) + 1 > WIDTH and lines[-1].strip():
            lines.append(" " * indent)
        gap = " " if lines[-1].strip() else ""
        lines[-1] += gap + word
    return [line.replace("\u00a0", " ") for line in lines]
