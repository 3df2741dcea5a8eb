"""Games and moments of games to be told in words: seeded games of every mode with all decks, and every scenario."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from animalfolk.bots import ask, make_bot
from animalfolk.cards import DECKS
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import GameEvent, View
from animalfolk.game import Game, scenario
from animalfolk.game.setup import Setup, make_rules
from animalfolk.modes import MODES
from animalfolk.table import Seat, Settings, Table

SCENARIOS = Path(__file__).parents[1] / "scenarios"
NAMES = ["Anna", "le Renard", "Œdipe <b>&amp;</b>", "Łucja {$name}"]
SEED = "5eed" * 7 + "{:04x}"
ALL = [deck.name for deck in DECKS]
MOST = 900  # answers in one game
PER_QUESTION = 4  # moments that are kept of each kind of question


class Played(NamedTuple):
    """What everybody was told in a game: by reader, where None is for those who watch."""

    names: list[str]
    company: bool
    told: dict[int | None, list[GameEvent]]


class Moment(NamedTuple):
    """Somebody is asked something."""

    names: list[str]
    company: bool
    view: View
    events: list[GameEvent]


# players, options and which decks come first
GAMES: list[tuple[int, dict[str, int | str], int]] = [
    (2, {"stacks": 5, "gold": "by_seat"}, 0),
    (3, {"stacks": 4}, 3),
    (4, {"stacks": 3, "gold": "by_seat"}, 5),
    (4, {"stacks": 4}, 7),
    (4, {"mode": "teams", "stacks": 5}, 8),
    (4, {"mode": "teams", "stacks": 4, "gold": "by_seat"}, 2),
    (1, {"mode": "solo", "difficulty": "stern"}, 2),
    (1, {"mode": "solo", "company_discards": "removed"}, 8),
    (2, {"mode": "coop", "stacks": 5}, 8),
    (2, {"mode": "coop", "stacks": 5, "open_hands": "yes"}, 4),
    (3, {"stacks": 8}, 9),
    (3, {"stacks": 8}, 3),
    (2, {"mode": "coop", "company_discards": "removed"}, 8),
]


def new_table(number: int, *kinds: str) -> Table:
    """The table of a game; people sit wherever nobody else is named."""
    players, options, start = GAMES[number]
    rules = make_rules(players, options)
    decks = (ALL[start:] + ALL)[: MODES[rules.mode].decks_for(players)]
    sits = [*kinds, *["person"] * (players - len(kinds))]
    seats = [Seat(kind, f"{kind} {place}") for place, kind in enumerate(sits)]
    return Table(Setup.of(decks, rules, SEED.format(number)), seats, Settings(), nonce="ab" * 16)


def play(table: Table, moments: list[Moment]) -> None:
    """To the end, or long enough; what people are asked is noted."""
    bots = [make_bot("simple" if seat % 2 else "random", f"{seat}") for seat in range(len(table.seats))]
    for _ in range(MOST):
        table.run_bots()
        seat = table.asked
        if seat is None:
            return
        view = table.view(seat)
        moments.append(Moment(NAMES[: len(table.seats)], table.company > 0, view, table.stands(seat)))
        table.answer(seat, table.number(seat), ask(bots[seat], table.game, seat))


def told(game: Game | Table, players: int, company: bool) -> Played:
    """A game as each of its players was told it, and those who watch."""
    readers: list[int | None] = [*range(players), None]
    events = game.stands if isinstance(game, Table) else game.events
    return Played(NAMES[:players], company, {reader: events(reader) for reader in readers})


def games() -> Iterator[tuple[Played, list[Moment]]]:
    """The seeded games."""
    for number in range(len(GAMES)):
        table, moments = new_table(number), list[Moment]()
        play(table, moments)
        yield told(table, len(table.seats), table.company > 0), moments


RARE = """animalfolk scenario 1

animalfolk position 1
decks: crocodiles raccoons macaws
players: 1
rules: mode=solo
hold: 1
market deck: cookies spyglass cookies spyglass
P1 hand: little_villain nuisance sabotage
P2 deck: spyglass acorn junk
play
P1: play little_villain; play nuisance; P2; play sabotage

animalfolk position 1
decks: owls macaws pandas
hold: 1
P1 hand: swift_broker junk
P2 hand: extra_remarks junk
P2 deck: junk
P2 discard: cookies acorn cookies
play
P1: build, swift_broker
P2: extra_remarks

animalfolk position 1
decks: ocelots macaws pandas
hold: 1
P1 hand: new_season junk
P1 discard: cookies junk spyglass
market deck: acorn charm
play
P1: play new_season

animalfolk position 1
decks: macaws pandas squirrels
hold: 1
P1 hand: spyglass junk
P1 deck: acorn charm cookies junk
play
P1: play spyglass
"""  # questions that are asked in no scenario and hardly ever in a game


def all_scenes() -> Iterator[tuple[Played, list[Moment]]]:
    """Those of the scenario files, and some more."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(SCENARIOS.glob("*.scenario"))]
    return scenes(*texts, RARE)


def scenes(*texts: str) -> Iterator[tuple[Played, list[Moment]]]:
    """Scenarios, case by case."""
    for text in texts:
        for case in scenario.parse_scenario(text).cases:
            yield scene(case)


def scene(case: scenario.Case) -> tuple[Played, list[Moment]]:
    """One case, answered as it says."""
    game, moments = scenario._open(case), list[Moment]()
    names, company = NAMES[: game.players], game.company > 0
    for line in case.steps:
        for part in line.value.split(";") if line.key in scenario.PLAYERS else []:
            note(game, names, moments)
            scenario.give(game, part, int(line.key[1]) - 1)
    note(game, names, moments)
    return told(game, game.players, company), moments


def note(game: Game, names: list[str], moments: list[Moment]) -> None:
    """What is asked now, if anything is."""
    if game.asked is not None:
        moments.append(Moment(names, game.company > 0, game.view(game.asked), game.events(game.asked)))


def some(moments: list[Moment]) -> list[Moment]:
    """A few moments of each kind: by question, card that asks, and whether options carry marks."""
    kept: dict[tuple[str, ...], int] = {}
    found: list[Moment] = []
    for moment in moments:
        decision = pending(moment.view)
        kinds = sorted({_kind(option) for option in decision["options"]})
        key = (decision["prompt"], decision["card"] or "", *kinds)
        kept[key] = kept.get(key, 0) + 1
        if kept[key] <= PER_QUESTION:
            found.append(moment)
    return found


def _kind(option: str) -> str:
    """What is particular about an option: its action and its marks."""
    return option.partition(" ")[0] if " " in option else "".join(sign for sign in option if sign in "*#+-=:.")
