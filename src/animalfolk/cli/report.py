"""`animalfolk report`."""

from __future__ import annotations

import sys
from pathlib import Path

from animalfolk.cli.bots import check_bots
from animalfolk.cli.files import write_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.cli.help import wrapped
from animalfolk.cli.progress import watched
from animalfolk.cli.working import crew_of, working
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.sim.lines_file import NotLines
from animalfolk.sim.pool import do_all
from animalfolk.sim.report.facts import Facts, play_facts
from animalfolk.sim.report.kept import NAME, GamesFile
from animalfolk.sim.report.mix import Mix
from animalfolk.sim.report.page import Report, cut_short, page, report_of
from animalfolk.sim.report.tally import tally_of

PAGE = "report.html"


def run(given: Given) -> int:
    """Play the games that are not there yet, then write page and tables; Ctrl-C ends early, with what there is."""
    words = Words(given.lang)
    bots = given.listed("--bots")
    check_bots(words, bots)
    mix = Mix(given.number("--games") or 1, tuple(bots), given.text("--seed"))
    folder = Path(given.text("--out"))
    file = open_file(words, folder, mix)
    games = known_games(words, folder, file, mix)
    code = play(words, given, mix, file, games)
    if games:
        report = report_of(mix, tally_of([games[number] for number in sorted(games)]))
        tell(words, folder, report, write(words, folder, report))
    return code


def open_file(words: Words, folder: Path, mix: Mix) -> GamesFile:
    """The file of games in the folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / NAME).open("a", encoding="utf-8").close()
    except OSError as error:
        reason = trouble(words, error)
        raise Mistake(words.text("file-unwritable", file=str(folder / NAME), reason=reason)) from error
    try:
        return GamesFile(folder, mix)
    except NotLines as error:
        raise Mistake(words.text("report-no-games", file=str(folder / NAME))) from error


def known_games(words: Words, folder: Path, file: GamesFile, mix: Mix) -> dict[int, Facts]:
    """The games of this report that were played before; somebody is told of those of another version."""
    if file.strange():
        print(words.text("report-strange", file=str(folder / NAME), count=file.strange()), file=sys.stderr)
    try:
        found = file.games()
    except NotLines as error:
        raise Mistake(words.text("report-no-games", file=str(folder / NAME))) from error
    return {number: facts for number, facts in found.items() if number < mix.games}


def play(words: Words, given: Given, mix: Mix, file: GamesFile, games: dict[int, Facts]) -> int:
    """Play what is not known yet, and keep each game at once; the exit code."""
    before = len(games)
    left = mix.games - before
    plans = (mix.plan(number) for number in range(mix.games) if number not in games)
    with working(words) as ending, crew_of(given, left) as crew:
        for facts in watched(words, "games", do_all(play_facts, plans, crew), left, before):
            games[facts.number] = facts
            keep(words, given, file, facts)
    return ending.code


def keep(words: Words, given: Given, file: GamesFile, facts: Facts) -> None:
    """Add a game to the file."""
    try:
        file.add(facts)
    except OSError as error:
        name = str(Path(given.text("--out")) / NAME)
        raise Mistake(words.text("file-unwritable", file=name, reason=trouble(words, error))) from error


def write(words: Words, folder: Path, report: Report) -> list[str]:
    """The page and the tables; the names of the tables."""
    tables = [table for table in report.tables.values() if table.rows]
    for table in tables:
        write_text(words, str(folder / f"{table.name}.csv"), table.text())
    write_text(words, str(folder / PAGE), page(words, report))
    return [f"{table.name}.csv" for table in tables]


def tell(words: Words, folder: Path, report: Report, files: list[str]) -> None:
    """Where everything is."""
    done = words.text("report-done", games=report.games, all=report.mix.games, file=str(folder / PAGE))
    lines = [done, words.text("report-beside", files=", ".join(files)), *cut_short(words, report)]
    print("\n".join(line for text in lines for line in wrapped(text)))
