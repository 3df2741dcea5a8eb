"""`animalfolk analyse`."""

from __future__ import annotations

import json

from animalfolk.cli.files import PIPE, check_writable, write_text
from animalfolk.cli.given import Given
from animalfolk.cli.given import Mistake as Wrong
from animalfolk.cli.graph import graph
from animalfolk.cli.help import wrapped
from animalfolk.cli.progress import watched
from animalfolk.cli.replay import opened
from animalfolk.cli.spec import SEATS
from animalfolk.cli.working import crew_of, working
from animalfolk.engine import prompts
from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.i18n.asking import Asking
from animalfolk.sim.pool import do_all
from animalfolk.table import Table
from animalfolk.table.analysis import Analysis, Mistake, judge
from animalfolk.table.errors import NotOver
from animalfolk.tui.picks import needed
from animalfolk.tui.speaking import all_names

COMPANY = "C"  # its mark in the graph
END_TURN = "end_turn"
FACE = "web"  # whose questions speak of no keys
INDENT = 5


def run(given: Given) -> int:
    """Look at a finished game, then tell; Ctrl-C ends early, with what there is so far."""
    words, name = Words(given.lang), given.operands[0]
    table = opened(words, name)
    analysis = begun(words, given, name, table)
    check_writable(words, given.text("--json"))
    with working(words) as ending, crew_of(given, analysis.of) as crew:
        for found in watched(words, "parts", do_all(judge, analysis.pieces, crew), analysis.of):
            analysis.take(found)
    if given.has("--json"):
        write_text(words, given.text("--json"), as_json(analysis))
    if given.text("--json") != PIPE and analysis.chances:
        print("\n".join([*drawn(words, table, analysis), "", *told(words, table, analysis)]))
    return ending.code


def begun(words: Words, given: Given, name: str, table: Table) -> Analysis:
    """The work; a line says why there is none."""
    seats = [SEATS.index(given.text("--seat"))] if given.has("--seat") else []
    if seats and seats[0] >= len(table.seats):
        there = ", ".join(SEATS[: len(table.seats)])
        raise Wrong(words.text("replay-no-seat", seats=there, seat=given.text("--seat")))
    try:
        return Analysis(table, seats, given.number("--thoughts") or 1)
    except NotOver as error:
        raise Wrong(words.text("analyse-not-over", file=name)) from error


def as_json(analysis: Analysis) -> str:
    """Everything but what each player saw."""
    found = analysis.data()
    mistakes = [{key: value for key, value in mistake.items() if key != "view"} for mistake in found["mistakes"]]
    return json.dumps({**found, "mistakes": mistakes}, indent=1) + "\n"


def drawn(words: Words, table: Table, analysis: Analysis) -> list[str]:
    """The chances as lines over turns, and whose line is whose."""
    stands = analysis.chances
    lines = [[stand.chances[place] for stand in stands] for place in range(len(analysis.sides))]
    marks = [COMPANY if table.company in side else str(side[0] + 1) for side in analysis.sides]
    names = all_names(words, table)
    legend = [
        words.text("analyse-line", mark=mark, names=words.listed([names[seat] for seat in side]))
        for mark, side in zip(marks, analysis.sides, strict=True)
    ]
    title = wrapped(words.text("analyse-title"))
    return [*title, "", *graph(lines, marks, [stand.turn for stand in stands]), "", *legend]


def told(words: Words, table: Table, analysis: Analysis) -> list[str]:
    """The mistakes in words, and how they were found."""
    mistakes = analysis.mistakes()
    lines = wrapped(words.text("analyse-mistakes" if mistakes else "analyse-none"))
    for number, mistake in enumerate(mistakes, start=1):
        lines += sentences(words, table, mistake, number)
    return [*lines, "", *wrapped(words.text("analyse-how", thoughts=analysis.thoughts))]


def sentences(words: Words, table: Table, mistake: Mistake, number: int) -> list[str]:
    """When it was, what was asked, what was answered, and what would have been better."""
    found, view, names = mistake.weighed, mistake.view, all_names(words, table)
    place = words.text("analyse-place", turn=found.turn, step=found.step + 1, name=names[found.seat])
    lines = [f"{number:>3}. {place}"]
    prompt = pending(view)["prompt"]
    asked = prompts.BY_KEY[prompt]
    if asked.shape != prompts.ACTION or prompt == END_TURN:  # which actions are offered makes others clear
        asking = Asking(Words(words.lang, FACE), names)
        whom = view["active"] if asked.by_active else None
        lines += wrapped(asking.question(view, needed(view, None), whom=whom), INDENT)
    options = [words.option(texts[found.differs], view, names) for texts in (found.chosen, found.better)]
    chosen = words.text("analyse-chosen", option=options[0], chance=_percent(found.chance))
    better = words.text("analyse-better", option=options[1], chance=_percent(found.best))
    return [*lines, *wrapped(chosen, INDENT), *wrapped(better, INDENT)]


def _percent(chance: float) -> int:
    return round(100 * chance)
