"""`animalfolk simulate`."""

from __future__ import annotations

import json

from animalfolk.cli.bots import check_bots
from animalfolk.cli.files import PIPE, check_writable, write_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.cli.help import wrapped
from animalfolk.cli.play import read_options
from animalfolk.cli.progress import watched
from animalfolk.cli.working import crew_of, working
from animalfolk.engine.errors import BadSetup
from animalfolk.i18n import Words
from animalfolk.sim.plans import Series
from animalfolk.sim.simulate import LOST, Outcome, play_all
from animalfolk.sim.summary import Share, Summary, summarise

COMPANY = ("solo", "coop")  # ways to play in which the Company can win


def run(given: Given) -> int:
    """Play the games, then say what came out; Ctrl-C ends early, with what there is so far."""
    words = Words(given.lang)
    series = series_of(words, given)
    check_writable(words, given.text("--json"))
    outcomes: list[Outcome] = []
    with working(words) as ending, crew_of(given, series.games) as crew, ending.timed():
        outcomes.extend(watched(words, "games", play_all(series.plans(), crew), series.games))
    if outcomes:
        report(words, given, series, outcomes, ending.seconds)
    return ending.code


def series_of(words: Words, given: Given) -> Series:
    """The games that the flags ask for."""
    bots = tuple(given.listed("--bots"))
    check_bots(words, bots)
    series = Series(
        games=given.number("--games") or 1,
        bots=bots,
        players=given.number("--players"),
        decks=tuple(given.listed("--decks")),
        options=tuple(read_options(words, given).items()),
        seed=given.text("--seed"),
        cap=given.number("--cap") or 1,
    )
    try:
        series.check()
    except BadSetup as error:
        raise Mistake(words.error(error)) from error
    return series


def report(words: Words, given: Given, series: Series, outcomes: list[Outcome], seconds: float) -> None:
    """The table, the games as JSON, or both."""
    summary = summarise(outcomes)
    if given.has("--json"):
        write_text(words, given.text("--json"), as_json(series, outcomes, summary, seconds))
    if given.text("--json") != PIPE:
        print("\n".join([*table(words, series, summary), "", *wrapped(timing(words, summary, seconds))]))


def table(words: Words, series: Series, summary: Summary) -> list[str]:
    """What came out, apart from the time it took."""
    title = words.text(
        "simulate-title",
        games=summary.games,
        all=series.games,
        mode=series.mode,
        players=series.seats,
        decks=",".join(series.decks),
        bots=",".join(series.bots),
        seed=series.seed,
    )
    lines = [part for text in title.split("\n") for part in wrapped(text)]
    lines += ["", heading(words, "seats"), *(line(words, share) for share in summary.seats)]
    if len(summary.bots) > 1:
        lines += ["", heading(words, "bots"), *(line(words, share) for share in summary.bots)]
    lines += ["", words.text("simulate-ends")]
    for end, count in summary.ends.items():
        if end != LOST or series.mode in COMPANY:
            lines.append(f"  {words.text(f'simulate-{end}', cap=series.cap):<32}{count:>8}")
    turns = summary.turns
    average, middle = words.figure(f"{turns.mean:.1f}"), words.figure(f"{turns.median:g}")
    length = words.text("simulate-length", mean=average, median=middle, low=turns.p10, high=turns.p90)
    answers = words.text("simulate-answers", count=words.figure(f"{summary.answers / summary.games:.1f}"))
    cuts = wrapped(words.text("clock-cuts", count=summary.cuts)) if summary.cuts else []
    return [*lines, "", *wrapped(length), *wrapped(answers), *cuts]


def heading(words: Words, whose: str) -> str:
    """The first line of a table of wins."""
    names = [words.text(f"simulate-{name}") for name in (whose, "games", "wins", "share", "interval")]
    return f"{names[0]:<26}{names[1]:>8}{names[2]:>8}{names[3]:>10}   {names[4]}"


def line(words: Words, share: Share) -> str:
    """One row of a table of wins."""
    part, low, high = (words.figure(f"{number * 100:.1f} %") for number in (share.share, share.low, share.high))
    return f"  {share.name:<24}{share.games:>8}{share.wins:>8}{part:>10}   {low:>7} - {high:>7}"


def timing(words: Words, summary: Summary, seconds: float) -> str:
    """How long it took."""
    rates = {"games": words.figure(f"{summary.games / seconds:.1f}"), "answers": f"{summary.answers / seconds:.0f}"}
    return words.text("simulate-time", seconds=words.figure(f"{seconds:.1f}"), **rates)


def as_json(series: Series, outcomes: list[Outcome], summary: Summary, seconds: float) -> str:
    """Everything; what differs from run to run is the last entry."""
    about = summary._asdict()
    about["seats"] = [share._asdict() for share in summary.seats]
    about["bots"] = [share._asdict() for share in summary.bots]
    about["turns"] = summary.turns._asdict()
    whole = {
        "series": {**series._asdict(), "options": dict(series.options)},
        "summary": about,
        "games": [outcome._asdict() for outcome in outcomes],
        "seconds": round(seconds, 3),
    }
    return json.dumps(whole, indent=1) + "\n"
