"""Reading records: the game is played again, and an error says at which line it differs."""

from __future__ import annotations

from animalfolk.engine.errors import AnimalfolkError, BadText
from animalfolk.engine.rules import EDITION, Rules, read_value
from animalfolk.game.draft import replay
from animalfolk.game.game import Game
from animalfolk.game.record import HEADER, result_text
from animalfolk.game.setup import Setup

OPENING = ["edition", "decks", "players", "rules", "draft", "first", "seed"]
PLAYERS = ["P1", "P2", "P3", "P4"]


def read_record(text: str) -> Game:
    """Play a record again; what stands behind // is a remark."""
    lines = [line.split("//")[0].rstrip() for line in text.splitlines()]
    if not lines or lines[0].strip() != HEADER:
        raise BadText(1, repr(HEADER), lines[0].strip() if lines else "the end")
    place = _first_answer(lines)
    game = _begin(lines, place)
    result = ""
    for number in range(place, len(lines)):
        content = lines[number].strip()
        if content.startswith("result:"):
            result = content.removeprefix("result:").strip()
        elif content:
            _answer_line(game, number + 1, content)
    _check_result(game, len(lines), result)
    return game


def _first_answer(lines: list[str]) -> int:
    """Where the answers begin: at the first line that starts with a turn's number."""
    for place, line in enumerate(lines):
        if line[:1].isdigit() or line.startswith("result:"):
            return place
    return len(lines)


def _begin(lines: list[str], place: int) -> Game:
    for number, line in enumerate(lines[:place]):
        if line.startswith("animalfolk position"):
            return Game.from_position("\n".join(lines[number:place]), first_line=number + 1)
    return _from_setup(lines, place)


def _from_setup(lines: list[str], place: int) -> Game:
    values: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:place], start=2):
        key, colon, value = line.partition(":")
        if line.strip() and (not colon or key not in OPENING or key in values):
            raise BadText(number, f"one of {', '.join(OPENING)}, each once", line.strip())
        if colon:
            values[key] = (number, value.strip())
    for key in ("edition", "decks", "players", "first", "seed"):
        if key not in values:
            raise BadText(place, f"a line {key!r}", "none")
    if values["edition"][1] != EDITION:
        raise BadText(values["edition"][0], f"edition {EDITION}", values["edition"][1])
    return _set_up(values)


def _set_up(values: dict[str, tuple[int, str]]) -> Game:
    """Begin the game that the opening lines describe."""
    number, first = values["first"]
    if first not in PLAYERS:
        raise BadText(number, "a player P1 to P4", first)
    options: dict[str, int] = {"players": _number(*values["players"])}
    number, words = values.get("rules", (0, ""))
    for word in words.split():
        name, _, amount = word.partition("=")
        try:
            options[name] = read_value(name, amount)
        except AnimalfolkError as error:
            raise BadText(number, "an option and its value", str(error)) from None
    try:
        setup = Setup(tuple(values["decks"][1].split()), Rules(**options), values["seed"][1], PLAYERS.index(first))
        game = Game.begin(setup)
    except AnimalfolkError as error:
        raise BadText(values["decks"][0], "a game that can be set up", str(error)) from error
    if "draft" in values:
        game.start = _drafted(setup, *values["draft"])
    return game


def _drafted(setup: Setup, number: int, text: str) -> Setup:
    """The set-up with its draft, which is held again and must come to the same decks."""
    steps = tuple(step.strip() for step in text.split(";"))
    try:
        drafted = replay(setup, steps).setup()
    except AnimalfolkError as error:
        raise BadText(number, "a draft that can be held", str(error)) from error
    if drafted != setup._replace(draft=steps):
        raise BadText(number, f"a draft of {' '.join(setup.decks)}", text)
    return drafted


def _number(line: int, word: str) -> int:
    if not word.isdecimal():
        raise BadText(line, "a number", word)
    return int(word)


def _answer_line(game: Game, number: int, content: str) -> None:
    """One line: turn, seat, answers."""
    head, colon, answers = content.partition(":")
    words = head.split()
    if not colon or len(words) != 2 or not words[0].isdecimal() or words[1] not in PLAYERS:
        raise BadText(number, "a line like '3 P1: play spyglass; cookies'", content)
    for text in answers.split(";"):
        if game.turn != int(words[0]) or game.is_over:
            raise BadText(number, f"an answer in turn {game.turn}", content)
        try:
            game.answer(text.strip(), int(words[1][1:]) - 1)
        except AnimalfolkError as error:
            raise BadText(number, "an answer that was offered", str(error)) from error


def _check_result(game: Game, number: int, result: str) -> None:
    expected = result_text(game.winners, game.company)
    if result != expected:
        raise BadText(number, f"'result: {expected}'", result or "the end")
