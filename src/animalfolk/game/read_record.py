"""Reading records: the game is played again, and an error says at which line it differs."""

from __future__ import annotations

from animalfolk.engine.errors import AnimalfolkError, BadText
from animalfolk.engine.rules import EDITION, Rules
from animalfolk.game.game import Game
from animalfolk.game.record import HEADER, result_text
from animalfolk.game.setup import Setup

OPENING = ["edition", "decks", "players", "rules", "first", "seed"]


def read_record(text: str) -> Game:
    """Play a record again; lines that begin with // are remarks."""
    lines = ["" if line.startswith("//") else line for line in text.splitlines()]
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
    values: dict[str, str] = {}
    for number, line in enumerate(lines[1:place], start=2):
        key, colon, value = line.partition(":")
        if line.strip() and (not colon or key not in OPENING):
            raise BadText(number, f"one of {', '.join(OPENING)}", line.strip())
        if colon:
            values[key] = value.strip()
    for key in ("edition", "decks", "players", "first", "seed"):
        if key not in values:
            raise BadText(place, f"a line {key!r}", "none")
    if values["edition"] != EDITION:
        raise BadText(2, f"edition {EDITION}", values["edition"])
    try:
        options = {name: int(number) for name, number in (word.split("=") for word in values.get("rules", "").split())}
        setup = Setup(
            tuple(values["decks"].split()),
            Rules(players=int(values["players"]), **options),
            values["seed"],
            int(values["first"].removeprefix("P")) - 1,
        )
        return Game.begin(setup)
    except (ValueError, TypeError) as error:
        raise BadText(2, "a game that can be set up", str(error)) from error


def _answer_line(game: Game, number: int, content: str) -> None:
    """One line: turn, seat, answers."""
    head, colon, answers = content.partition(":")
    words = head.split()
    if not colon or len(words) != 2 or not words[0].isdigit() or not words[1].startswith("P"):
        raise BadText(number, "a line like '3 P1: play spyglass; cookies'", content)
    for text in answers.split(";"):
        if game.turn != int(words[0]) or game.is_over:
            raise BadText(number, f"an answer in turn {game.turn}", content)
        try:
            game.answer(text.strip(), int(words[1][1:]) - 1)
        except AnimalfolkError as error:
            raise BadText(number, "an answer that was offered", str(error)) from error


def _check_result(game: Game, number: int, result: str) -> None:
    expected = result_text(game.winners)
    if result != expected:
        raise BadText(number, f"'result: {expected}'", result or "the end")
