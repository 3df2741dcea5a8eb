"""`animalfolk arena`."""

from __future__ import annotations

import json
import sys
from itertools import combinations
from pathlib import Path

from animalfolk.bots import full_name, kinds
from animalfolk.cli.arena_table import markdown, table
from animalfolk.cli.bots import check_bots
from animalfolk.cli.files import PIPE, check_writable, write_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.cli.play import read_options
from animalfolk.cli.progress import watched
from animalfolk.cli.spec import OWN
from animalfolk.cli.working import crew_of, working
from animalfolk.engine.errors import BadSetup
from animalfolk.game.setup import make_rules
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.modes import MODES
from animalfolk.modes.dealing import check_players
from animalfolk.sim.arena import COMPANY, Bout, Played, Task, Tournament
from animalfolk.sim.deals_file import DealsFile
from animalfolk.sim.lines_file import NotLines
from animalfolk.sim.standing import rated, standings


def run(given: Given) -> int:
    """Play the bouts, then say how they stand; Ctrl-C ends early, with what there is so far."""
    words = Words(given.lang)
    tournament = Tournament(bouts_of(words, given), given.number("--deals") or 1, bounds_of(words, given))
    check_writable(words, given.text("--json"))
    file = open_file(words, given.text("--out"))
    known = known_deals(words, given.text("--out"), file, tournament)
    code = play(words, given, tournament, file, known)
    if any(tournament.played.values()):
        report(words, given, tournament)
    return code


def play(words: Words, given: Given, tournament: Tournament, file: DealsFile | None, known: dict[Task, Played]) -> int:
    """Play what is not known yet, and keep each deal at once; the exit code."""
    left = tournament.left(known)
    before = tournament.deals * len(tournament.bouts) - left
    with working(words) as ending, crew_of(given, left) as crew:
        for bout, played in watched(words, "deals", tournament.play(known, crew), left, before):
            if file:
                keep(words, given.text("--out"), file, bout, played)
    return ending.code


def bouts_of(words: Words, given: Given) -> list[Bout]:
    """What is to be played: one bout, or all pairs of the bots that are named."""
    names = given.operands or (kinds() if given.has("--all") else [])
    check_bots(words, names)
    options = read_options(words, given, OWN[:2])
    try:
        rules = make_rules(given.number("--players"), options)
        check_players(MODES[rules.mode], rules)
    except BadSetup as error:
        raise Mistake(words.error(error)) from error
    mode, difficulty = given.text("--mode"), given.text("--difficulty")
    rest = (given.text("--seed"), rules.players, mode, difficulty, given.has("--held-out"))
    return [Bout(ours, theirs, *rest) for ours, theirs in pairs(words, names, mode, given.has("--all"))]


def pairs(words: Words, names: list[str], mode: str, every: bool) -> list[tuple[str, str]]:
    """Who meets whom, ours first; against the Company each bot plays alone."""
    if len({full_name(name) for name in names}) < len(names) and every:
        raise Mistake(words.text("arena-twice"))
    if mode in COMPANY:
        if not names or (len(names) > 1 and not every):
            raise Mistake(words.text("arena-one"))
        return [(name, "") for name in names]
    if len(names) < 2 or (len(names) > 2 and not every):
        raise Mistake(words.text("arena-two"))
    return [(later, one) for one, later in combinations(names, 2)] if every else [(names[0], names[1])]


def bounds_of(words: Words, given: Given) -> tuple[float, float] | None:
    """The two shares between which the sequential test decides."""
    if not given.has("--sprt"):
        return None
    try:
        low, high = map(float, given.listed("--sprt"))
    except ValueError as error:
        raise Mistake(words.text("arena-bounds")) from error
    if not 0 <= low < high <= 1:
        raise Mistake(words.text("arena-bounds"))
    return low, high


def open_file(words: Words, name: str) -> DealsFile | None:
    """The file with deals, if one is named."""
    if not name:
        return None
    check_writable(words, name)
    try:
        return DealsFile(Path(name))
    except OSError as error:
        raise Mistake(words.text("file-unreadable", file=name, reason=trouble(words, error))) from error
    except NotLines as error:
        raise Mistake(words.text("arena-no-deals", file=name)) from error


def known_deals(words: Words, name: str, file: DealsFile | None, tournament: Tournament) -> dict[Task, Played]:
    """The deals of these bouts that the file holds; somebody is told of those of another version."""
    if file is None:
        return {}
    if file.strange():
        print(words.text("arena-strange", file=name, count=file.strange()), file=sys.stderr)
    try:
        return file.deals(tournament.bouts)
    except NotLines as error:
        raise Mistake(words.text("arena-no-deals", file=name)) from error


def keep(words: Words, name: str, file: DealsFile, bout: Bout, played: Played) -> None:
    """Add a deal to the file."""
    try:
        file.add(bout, played)
    except OSError as error:
        raise Mistake(words.text("file-unwritable", file=name, reason=trouble(words, error))) from error


def report(words: Words, given: Given, tournament: Tournament) -> None:
    """The table, rows for a document, the figures as JSON, or both."""
    if given.has("--json"):
        write_text(words, given.text("--json"), as_json(tournament))
    if given.text("--json") != PIPE:
        found = standings(tournament.played)
        print("\n".join(markdown(words, found) if given.has("--markdown") else table(words, tournament, found)))


def as_json(tournament: Tournament) -> str:
    """All figures, and how each deal came out."""
    found = standings(tournament.played)
    bouts = [
        {
            **one.data(),
            "verdict": tournament.verdict(one.bout),
            "scores": [played.score for played in tournament.played[one.bout]],
        }
        for one in found
    ]
    return json.dumps({"deals": tournament.deals, "bouts": bouts, "ratings": rated(found)}, indent=1) + "\n"
