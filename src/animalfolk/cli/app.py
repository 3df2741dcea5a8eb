"""The commands and their flags; each calls a few lines elsewhere, imported only then."""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

import animalfolk
from animalfolk import modes
from animalfolk.engine import rules as options
from animalfolk.engine import state

USAGE = 2
MODES = options.either([options.value_text("mode", mode) for mode in modes.MODES])
OPTIONS = ", ".join(options.OPTIONS)


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
        str,
        Parameter(
            help="Animalfolk decks by name: macaws,pandas,squirrels (one more than players). Or: first, the calmest; "
            "random, or random:complexity=1,interaction=2,nastiness=0,luck=1,box=1 (each at most so much, 0 to 3; "
            "box 1 or 2); draft, where each player bans one and picks one, with gold by seat.",
            show_default=False,
        ),
    ] = "",
    mode: Annotated[
        str,
        Parameter(help=f"The way to play: {MODES}. Usual: free, everybody for themselves.", show_default=False),
    ] = "",
    difficulty: Annotated[
        str, Parameter(help="Against the Company: gentle, standard or stern.", show_default=False)
    ] = "",
    stacks: Annotated[
        int | None, Parameter(help="How many stacks win, 1 to 10; 5 makes a short game. Usual: 8, in teams 10.")
    ] = None,
    option: Annotated[
        list[str] | None,
        Parameter(
            help=f"Any option as NAME=VALUE, once for each, as in --option gold=by_seat. The options: {OPTIONS}.",
            negative="",
        ),
    ] = None,
    first: Annotated[str, Parameter(help="Who begins: P1 to P4, or random.")] = "random",
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
    from animalfolk.cli.play import play_plain, read_options
    from animalfolk.engine.errors import BadSetup
    from animalfolk.tui.plain import Wishes
    from animalfolk.tui.setting import Way

    own = {"mode": mode, "difficulty": difficulty, "stacks": "" if stacks is None else str(stacks)}
    try:
        way = Way(read_options(option or [], own), first)
    except BadSetup as error:
        return complain(str(error), ["play"])
    return play_plain(Wishes(names(players), bots, names(decks), seed, resume, save, way), lang)


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
