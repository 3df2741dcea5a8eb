"""From a command line to an exit code: the language, help, a command, and mistakes as one line each."""

from __future__ import annotations

import os
import sys

from animalfolk.cli.given import HELP, Given, Mistake, Misuse, near, take
from animalfolk.cli.speaking import spoken, usual
from animalfolk.cli.spec import COMMANDS
from animalfolk.i18n.plain import PlainWords

USAGE = 2
INTERRUPTED = 130
# Where the packages of a command are, or one package; all others are in `cli`.
EXTRAS = {"serve": "server", "backup": "server", "prune": "server", "ray": "ray", "report": "report"}


def run(argv: list[str]) -> int:
    """Do what is asked; a user's mistake becomes one line and the code 2."""
    open_streams()
    words = PlainWords(usual())
    command = ""
    try:
        lang, argv = spoken(words, argv)
        words = PlainWords(lang)
        command = argv[0] if argv and argv[0] in COMMANDS else ""
        code = obey(words, argv)
        sys.stdout.flush()
    except Mistake as mistake:
        see = [words.text("usage-see", command=command).replace("  ", " ")] if isinstance(mistake, Misuse) else []
        tell(" ".join([str(mistake), *see]))
        return USAGE
    except BrokenPipeError:
        # whoever read our lines has gone, and there is nobody to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("animalfolk", ""):
            raise
        tell(words.text("usage-package", name=package, extra=EXTRAS.get(package) or EXTRAS.get(command, "cli")))
        return USAGE
    return code


def obey(words: PlainWords, argv: list[str]) -> int:
    """Show help or the version, or run a command."""
    first = argv[0] if argv else HELP[0]
    if first in (*HELP, "help"):
        return show_help(words, argv[1] if len(argv) > 1 else "")
    if first in ("--version", "-V"):
        from animalfolk.cli.version import show_version

        return show_version(words)
    command = find(words, first)
    before = argv[1 : argv.index("--")] if "--" in argv else argv[1:]
    if any(word in HELP for word in before):
        return show_help(words, command)
    given = take(words, COMMANDS[command], argv[1:])
    return do(f"animalfolk.cli.{command}", given)


def do(name: str, given: Given) -> int:
    """Run the module of a command. While all it needs is imported, nobody looks for garbage in it, nor ever after."""
    import gc
    from importlib import import_module

    is_new = name not in sys.modules
    if is_new:
        gc.disable()
    try:
        module = import_module(name)
        if is_new:
            gc.freeze()
    finally:
        gc.enable()
    code: int = module.run(given)
    return code


def show_help(words: PlainWords, name: str) -> int:
    """What there is, or all about one command."""
    from animalfolk.cli.help import command_help, overview

    print(command_help(words, COMMANDS[find(words, name)]) if name else overview(words))
    return 0


def find(words: PlainWords, name: str) -> str:
    """The command of this name."""
    if name in COMMANDS:
        return name
    close = near(name, list(COMMANDS))
    if close:
        raise Misuse(words.text("usage-unknown-command-near", name=name, near=close))
    raise Misuse(words.text("usage-unknown-command", name=name, commands=", ".join(COMMANDS)))


def tell(line: str) -> None:
    """One line for whoever made a mistake."""
    print(line, file=sys.stderr)


def open_streams() -> None:
    """A letter that a terminal lacks stops nobody, nor does a stream that was closed before we began."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
