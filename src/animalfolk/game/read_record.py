"""Reading records: the game is played again, and an error says at which line it differs."""

from __future__ import annotations

from collections.abc import Mapping

from animalfolk.engine.errors import AnimalfolkError, BadSetup, BadText
from animalfolk.engine.rules import EDITION, Rules, read_value
from animalfolk.game.draft import replay
from animalfolk.game.game import Game
from animalfolk.game.json_lines import read_json
from animalfolk.game.lines import (
    CHAINED,
    PLAYERS,
    POSITION,
    Line,
    Lines,
    check_chain,
    is_number,
    read_lines,
    unknown_key,
)
from animalfolk.game.record import RESIGNED, result_text
from animalfolk.game.setup import Setup
from animalfolk.modes.box import check_box

OPENING = ("edition", "decks", "players", "rules", "draft", "first", "seed")
NEEDED = ("edition", "decks", "players", "first", "seed")
NOBODY = "none"
OF_A_TABLE = ("nonce", "commit", "seat P1", "seat P2", "seat P3", "seat P4", "table")


def read_record(text: str) -> Game:
    """Play a record again: text of either format, or JSON lines."""
    return play_again(take_apart(text))


def take_apart(text: str) -> Lines:
    """A record's lines, whose chain holds; the answers are not yet looked at."""
    lines = read_json(text) if text.lstrip().startswith("{") else read_lines(text)
    check_chain(lines)
    return lines


def play_again(lines: Lines) -> Game:
    """Play all answers of a record, and compare the result."""
    game = start_of(lines)
    for step in lines.steps:
        for answer in step.texts:
            if game.turn != step.turn or game.is_over:
                came = f"{step.head}{answer}"
                raise BadText(step.line, f"an answer in turn {game.turn}", came, "turn", turn=game.turn)
            try:
                game.answer(answer, step.seat)
            except AnimalfolkError as error:
                told = {**asked_now(game), **error.values, "player": PLAYERS[step.seat], "answer": answer}
                expected = "an answer that was offered"
                came = f"{error} ({asked_text(told)})"
                raise BadText(step.line, expected, came, error.code or "answer", **told) from error
    _check_result(game, lines)
    return game


def asked_now(game: Game) -> dict[str, str | int]:
    """Who is asked what, if anybody is, and what is offered, as a record writes it."""
    asked = PLAYERS[game.asked] if game.asked is not None else NOBODY
    return {"asked": asked, "prompt": game.prompt, "offered": "; ".join(game.options)}


def asked_text(now: Mapping[str, str | int]) -> str:
    """Who is asked what, in a developer's words."""
    return "nobody is asked" if now["asked"] == NOBODY else f"{now['asked']} is asked {now['prompt']}"


def start_of(lines: Lines) -> Game:
    """The game before the first answer."""
    before, position = split_opening(lines)
    if position:
        _check_edition(values(before, lines.format))
        return Game.from_position(position_text(position), first_line=position[0].number)
    found = values(lines.opening, lines.format)
    for key in NEEDED:
        if key not in found:
            raise BadText(len(lines.opening) + 1, f"a line {key!r}", "none", "line-missing", key=key)
    _check_edition(found)
    return _set_up(found)


def check_start(lines: Lines) -> None:
    """Whether a record begins with what the box of its decks could lay out; whoever reads for strangers asks this."""
    position = split_opening(lines)[1]
    if position:
        try:
            check_box(start_of(lines).peek())
        except BadSetup as error:
            expected = "what the box can lay out"
            raise BadText(position[0].number, expected, str(error), error.code, **error.values) from None


def split_opening(lines: Lines) -> tuple[list[Line], list[Line]]:
    """The lines before a position, and those of the position, if the game began from one."""
    places = [place for place, line in enumerate(lines.opening) if line.text.startswith(POSITION)]
    place = places[0] if places else len(lines.opening)
    return lines.opening[:place], lines.opening[place:]


def position_text(position: list[Line]) -> str:
    """A position as it stands in a record."""
    return "\n".join(line.text for line in position) + "\n"


def _check_edition(found: dict[str, Line]) -> None:
    if "edition" in found and found["edition"].value != EDITION:
        line = found["edition"]
        raise BadText(line.number, f"edition {EDITION}", line.value, "edition", edition=EDITION)


def values(opening: list[Line], format_: int) -> dict[str, Line]:
    """The lines before the answers by their keys, each once."""
    known = OPENING + (OF_A_TABLE if format_ == CHAINED else ())
    found: dict[str, Line] = {}
    for line in opening:
        if line.text.strip() and (":" not in line.text or line.key not in known or line.key in found):
            raise unknown_key(line, known)
        if line.text.strip():
            found[line.key] = line
    return found


def _set_up(found: dict[str, Line]) -> Game:
    """Begin the game that the opening lines describe."""
    first = found["first"]
    if first.value not in PLAYERS:
        raise BadText(first.number, "a player P1 to P4", first.value, "player")
    options: dict[str, int] = {"players": _number(found["players"])}
    rules = found.get("rules", Line(0, ""))
    for word in rules.value.split():
        name, _, amount = word.partition("=")
        try:
            options[name] = read_value(name, amount)
        except AnimalfolkError as error:
            raise BadText(rules.number, "an option and its value", str(error), error.code, **error.values) from None
    decks = tuple(found["decks"].value.split())
    try:
        setup = Setup(decks, Rules(**options), found["seed"].value, PLAYERS.index(first.value))
        game = Game.begin(setup)
    except AnimalfolkError as error:
        line = found["decks"]
        raise BadText(line.number, "a game that can be set up", str(error), error.code, **error.values) from error
    if "draft" in found:
        game.start = _drafted(setup, found["draft"])
    return game


def _drafted(setup: Setup, line: Line) -> Setup:
    """The set-up with its draft, which is held again and must come to the same decks."""
    steps = tuple(step.strip() for step in line.value.split(";"))
    try:
        drafted = replay(setup, steps).setup()
    except AnimalfolkError as error:
        told = {**error.values, "draft": line.value}
        raise BadText(line.number, "a draft that can be held", str(error), error.code or "draft", **told) from error
    if drafted != setup._replace(draft=steps):
        decks = " ".join(setup.decks)
        raise BadText(line.number, f"a draft of {decks}", line.value, "draft-decks", decks=decks)
    return drafted


def _number(line: Line) -> int:
    if not is_number(line.value):
        raise BadText(line.number, "a number", line.value, "number")
    return int(line.value)


def _check_result(game: Game, lines: Lines) -> None:
    """Whether the result is that of the game, or somebody has resigned."""
    found = next((line for line in lines.closing if line.key == "result"), None)
    last = (lines.closing or lines.opening)[-1].number if lines.closing or lines.opening else 1
    expected = result_text(game.winners, game.company)
    if found is None:
        raise BadText(last, f"'result: {expected}'", "the end", "result", result=expected)
    given_up = lines.format == CHAINED and not game.is_over and found.value.endswith(RESIGNED)
    if found.value != expected and not given_up:
        raise BadText(found.number, f"'result: {expected}'", found.value, "result", result=expected)
