"""The commands and their flags; each calls a few lines elsewhere, imported only then."""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

import animalfolk
from animalfolk.engine import state

USAGE = 2


def version() -> str:
    """This program, Python, and what the engine runs on."""
    from animalfolk.i18n import Words

    engine = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    return Words().text("version", version=animalfolk.__version__, python=platform.python_version(), engine=engine)


app = App(
    name="animalfolk",
    help="The card game Dale of Merchants, played in a terminal. An unofficial fan work.",
    version=version,
    help_format="plaintext",
    version_format="plaintext",
)


def run(argv: list[str]) -> int:
    """Parse, run, and turn a user's mistake into one line."""
    try:
        result = app(argv, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return complain(" ".join(str(error).split()), argv)
    return result if isinstance(result, int) else 0


def complain(reason: str, argv: list[str]) -> int:
    """Say what is wrong with the command line."""
    from animalfolk.i18n import Words

    words = Words()
    command = argv[0] if argv and argv[0] in ("play", "check", "rules") else ""
    print(words.text("usage-error", reason=reason), file=sys.stderr)
    print(" ".join(words.text("usage-help", command=command).split()), file=sys.stderr)
    return USAGE


@app.command
def play(  # noqa: PLR0913
    *,
    players: Annotated[
        str, Parameter(help="Names of the people at this keyboard, with commas: Anna,Ben", show_default=False)
    ] = "",
    bots: Annotated[int | None, Parameter(help="How many bots play. Usual: as many as are needed for two.")] = None,
    decks: Annotated[
        str, Parameter(help="Animalfolk decks, one more than players: macaws,pandas,squirrels", show_default=False)
    ] = "",
    mode: Annotated[
        str, Parameter(help="The way to play: free or teams. Partners are the first and the third.")
    ] = "free",
    seed: Annotated[str | None, Parameter(help="Any text; the same seed deals the same cards.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, Parameter(help="Keep the game in this file.")] = None,
    lang: Annotated[str, Parameter(help="The language: en")] = "en",
    plain: Annotated[
        bool,
        Parameter(
            help="Plain lines, for screen readers and pipes. For now the only face.", negative="", show_default=False
        ),
    ] = True,
) -> int:
    """Play in the terminal: you and your friends at this keyboard, bots in the other seats.

    Without flags, a few questions set up the game; Enter begins one against a bot. Every answer is saved at once.
    """
    from animalfolk.cli.play import play_plain

    return play_plain(names(players), bots, names(decks), seed, (resume, save), lang, mode)


@app.command
def check(files: list[Path], /) -> int:
    """Run scenario files and say at which line one differs; folders are searched for *.scenario.

    The exit code is 0 if all hold, 1 if one differs, 2 if one cannot be read.
    """
    from animalfolk.cli.check import check_files

    return check_files(files)


@app.command
def rules(*wanted: str) -> int:
    """Read the rules as we read them: a group, a rule, a ruling, a deck or a card.

    Without a name it lists the groups and decks there are.

    Parameters
    ----------
    wanted
        For instance BUY, BUY-07, DIS-08, G3, R5, macaws, acorn, winter is coming.
    """
    from animalfolk.cli.rules import show_rules

    return show_rules(" ".join(wanted))


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")] if text.strip() else []
