"""`animalfolk completion`: a script for the shell, which shtab makes from a parser like our table of commands."""

from __future__ import annotations

import argparse

import shtab

from animalfolk.cli.flags import BOT, BOT_LIST, DECK_LIST, FILE, FOLDER, LANGUAGE, MANY, OPTION, PAIR, Command, Flag
from animalfolk.cli.given import Given
from animalfolk.cli.help import PROGRAM
from animalfolk.cli.spec import BOTS, COMMANDS, DECKS, OPTIONS
from animalfolk.i18n.plain import PlainWords, languages

# How each shell completes words with commas between them; shtab itself knows single words and files.
LISTS = {
    "bash": """_animalfolk_{name}() {{
  local before="${{1%"${{1##*,}}"}}"
  compgen -P "$before" -W "{words}" -- "${{1##*,}}"
}}
""",
    "zsh": """_animalfolk_{name}() {{ _values -s , {name} {words} }}
""",
    "fish": """function _animalfolk_{name}
  set -l before (string match -r '^.*,' -- (commandline -ct))
  for word in {words}
    echo "$before$word"
  end
end
""",
}
WORDS = {DECK_LIST: (*DECKS, "random", "first"), BOT_LIST: BOTS}
OPERANDS = {"name": DECKS, BOT: BOTS}


def run(given: Given) -> int:
    """Print the script for a shell."""
    shell = given.operands[0]
    lists = [LISTS[shell].format(name=name, words=" ".join(words)) for name, words in WORDS.items()]
    print(shtab.complete(parser(PlainWords(given.lang)), shell=shell, preamble="".join(lists)))
    return 0


def parser(words: PlainWords) -> argparse.ArgumentParser:
    """All commands, as the standard library describes them."""
    whole = argparse.ArgumentParser(PROGRAM)
    whole.add_argument("--version", action="store_true", help=words.text("usage-version"))
    commands = whole.add_subparsers(dest="command")
    for command in COMMANDS.values():
        line = words.text(f"usage-{command.name}")
        add_command(commands.add_parser(command.name, description=line, help=line, add_help=False), words, command)
    return whole


def add_command(own: argparse.ArgumentParser, words: PlainWords, command: Command) -> None:
    """The flags and operands of one command."""
    for flag in command.flags.values():
        add_flag(own, words, command, flag)
    operand = command.operand
    if operand:
        many = "*" if operand.most == MANY else None
        names = operand.choices or OPERANDS.get(operand.value)
        complete(own.add_argument(operand.value, nargs=many, choices=names), operand.value)


def add_flag(own: argparse.ArgumentParser, words: PlainWords, command: Command, flag: Flag) -> None:
    """One flag, with the first sentence of its help."""
    key = f"usage-{command.name}{flag.name[1:]}"
    text = words.text(key if words.has(key) else f"usage-any{flag.name[1:]}", languages=", ".join(languages()))
    line = text.replace("\n", " ").partition(". ")[0].removesuffix(".").replace("%", "%%")
    if flag.is_switch:
        own.add_argument(flag.name, action="store_true", help=line)
        return
    further = {LANGUAGE: tuple(languages()), OPTION: tuple(f"{name}=" for name in OPTIONS)}
    choices = flag.choices or further.get(flag.value)
    many = 2 if flag.value == PAIR else None
    complete(own.add_argument(flag.name, nargs=many, choices=choices, help=line), flag.value)


def complete(action: argparse.Action, value: str) -> None:
    """Say how what stands behind a flag is completed, where that is not by choices."""
    if value == FILE:
        action.complete = shtab.FILE  # type: ignore[attr-defined]
    elif value == FOLDER:
        action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    elif value in WORDS:
        called = f"_animalfolk_{value}"
        action.complete = {"bash": called, "zsh": called, "fish": f"({called})"}  # type: ignore[attr-defined]
