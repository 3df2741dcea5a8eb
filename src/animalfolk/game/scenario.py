"""Scenario files: a position, answers and expectations, as docs/notation.md describes them.

A bug report is one; the cases of the rules are some. `run_scenario(text)` says at which line one differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from animalfolk.engine.errors import AnimalfolkError, BadText, IllegalChoice, OutOfTurn
from animalfolk.engine.position import HEADER as POSITION
from animalfolk.engine.rules import FORMAT
from animalfolk.game.expect import OF_A_DECISION, check, is_expectation, seats_in
from animalfolk.game.game import TOGETHER, Game
from animalfolk.game.read_record import asked_now, asked_text
from animalfolk.game.spelling import check_spelling

HEADER = f"animalfolk scenario {FORMAT}"
PLAYERS = ["P1", "P2", "P3", "P4"]


class Line(NamedTuple):
    """A line with its number in the file."""

    number: int
    key: str
    value: str


class Case(NamedTuple):
    """A position and what is done and expected there."""

    position: list[Line]
    steps: list[Line]
    inherited: set[str]  # keys of the position before, which a line of this one replaces


class Scenario(NamedTuple):
    """What a file says: its number, its title, and one case or more."""

    id: str
    title: str
    cases: list[Case]


class Differs(AnimalfolkError):
    """A game that does not go as a scenario says; where it matters, what is asked instead."""

    def __init__(self, line: Line, came: str, code: str, **values: str | int) -> None:
        expected = f"{line.key}: {line.value}"
        asked = f" ({asked_text(values)})" if "offered" in values else ""
        super().__init__(f"line {line.number}: expected {expected}, came {came}{asked}", code)
        self.values = {"expected": expected, "came": came, **values}
        self.line = line.number


def run_scenario(text: str) -> Scenario:
    """Play a scenario, all of which is read before; raises Differs at the first line that does not hold."""
    scenario = parse_scenario(text)
    games = [_read(case) for case in scenario.cases]
    for case, game in zip(scenario.cases, games, strict=True):
        _run(case, game)
    return scenario


def _read(case: Case) -> Game:
    """The game at its first decision, if the position and all steps can be read."""
    game = _open(case)
    for line in case.steps:
        check_step(game, line)
    return game


def _run(case: Case, game: Game) -> None:
    told = 0  # what leads to the first decision can be expected, too
    for line in case.steps:
        if line.key in PLAYERS:
            told = len(game.events(None))
            _play(game, line)
        else:
            _expect(game, line, told)


def _play(game: Game, line: Line) -> None:
    """Give the answers of a line, each of which must be possible."""
    for part in line.value.split(";"):
        try:
            answer_line(game, line._replace(value=part))
        except AnimalfolkError as error:
            told = {**asked_now(game), **error.values, "player": line.key, "answer": part.strip()}
            if TOGETHER in error.values:
                raise Differs(line, str(error), "together", **told) from error
            raise Differs(line, str(error), error.code or "answer", **told) from error


def _open(case: Case) -> Game:
    text = "\n".join([POSITION, *(f"{line.key}: {line.value}" for line in case.position)])
    try:
        return Game.from_position(text)
    except BadText as error:
        place = min(max(error.line - 2, 0), len(case.position) - 1)
        number = case.position[place].number if case.position else 1
        raise BadText(number, error.expected, error.came, error.code, **error.values) from error


def answer_line(game: Game, line: Line) -> None:
    """Answers, one after the other; several cards at once stand with commas."""
    seat = int(line.key[1]) - 1
    for part in line.value.split(";"):
        give(game, part, seat)


def give(game: Game, text: str, seat: int) -> None:
    """One answer, or several cards at once with commas between them; also a market that has laid out itself."""
    first, *more = [card.strip() for card in text.split(",")]
    cards = [card for card in (first, *more) if card]
    try:
        game.answer(cards if more else first, seat)
    except (IllegalChoice, OutOfTurn):
        if not more or not game.names_forced(cards, seat):
            raise


def check_line(game: Game, line: Line, told: int) -> None:
    """Hold the game against an expectation; what happened from event number `told` on counts as told."""
    check_step(game, line)
    _expect(game, line, told)


def check_step(game: Game, line: Line) -> None:
    """Refuse a line that cannot be read, speaks of a player who is absent, or denies what no game has."""
    if line.key not in PLAYERS and not is_refused(line) and not is_expectation(line.key):
        raise BadText(line.number, "an answer or an expectation", f"{line.key}: {line.value}", "expectation")
    if any(seat >= game.seats for seat in seats_in(line.key)):
        raise Differs(line, f"a game of {game.players} players", "differs-players", players=game.players)
    check_spelling(line.key, line.value, line.number, game.seats)


def is_refused(line: Line) -> bool:
    """Whether these are answers that must not be taken."""
    return line.key in [f"{player} refused" for player in PLAYERS]


def _expect(game: Game, line: Line, told: int) -> None:
    if is_refused(line):
        _check_refused(game, line)
        return
    came = check(game, line.key, line.value, told)
    about = line.key.partition(" ")[2]
    if came and about == "asked":
        now = asked_now(game)
        raise Differs(line, asked_text(now), "differs-prompt", asked=now["asked"], prompt=now["prompt"])
    if came and about in OF_A_DECISION:
        raise Differs(line, came, "differs-asked", **asked_now(game))
    if came:
        raise Differs(line, came, "differs")


def _check_refused(game: Game, line: Line) -> None:
    """None of these answers may be given, and trying changes nothing."""
    seat = int(line.key[1]) - 1
    for part in line.value.split(";"):
        before = game.clone()
        try:
            give(game, part, seat)
        except AnimalfolkError:
            if game != before:
                raise Differs(line, f"a change by {part.strip()!r}", "refused-changed", answer=part.strip()) from None
        else:
            raise Differs(line, f"{part.strip()!r} taken", "refused-taken", answer=part.strip())


def parse_scenario(text: str) -> Scenario:
    """Read a file; an error says line, what was expected and what came."""
    lines = lines_of(text)
    head = next(lines, Line(1, "", "the end"))
    if head.key != HEADER:
        raise BadText(head.number, repr(HEADER), head.key or head.value, "header", header=HEADER)
    facts = {"id": "", "title": ""}
    cases: list[Case] = []
    for line in lines:
        if line.key in facts and not cases:
            facts[line.key] = line.value
        elif line.key == POSITION:
            cases.append(Case([], [], set()))
        elif line.key == "again":
            _need_case(cases, line)
            cases.append(Case(list(cases[-1].position), [], {old.key for old in cases[-1].position}))
        else:
            _need_case(cases, line)
            _add(cases[-1], line)
    if not cases:
        raise BadText(len(text.splitlines()), f"a line {POSITION!r}", "the end", "line-missing", key=POSITION)
    return Scenario(facts["id"], facts["title"], cases)


def _need_case(cases: list[Case], line: Line) -> None:
    if not cases:
        raise BadText(line.number, f"'id:', 'title:' or {POSITION!r}", line.key, "scenario", key=POSITION)


def _add(case: Case, line: Line) -> None:
    """Before `play` a line belongs to the position, after it to what is done."""
    if case.steps or line.key == "play":
        case.steps.append(line)
        return
    if line.key in case.inherited:
        case.position[:] = [old for old in case.position if old.key != line.key]
        case.inherited.remove(line.key)
    elif not _repeats(line.key) and line.key in [old.key for old in case.position]:
        raise BadText(line.number, f"one line {line.key!r}", "another", "once", key=line.key)
    case.position.append(line)


def _repeats(key: str) -> bool:
    """Whether a position may hold several such lines."""
    return key.startswith("shuffle ") or key in ("dice", "picks")


def lines_of(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.splitlines(), start=1):
        content = raw.split("//")[0].strip()
        if content:
            key, _, value = content.partition(":")
            yield Line(number, " ".join(key.split()), value.strip())
