"""Several answers at once tell nothing: whether and how they are refused follows from what the seat knows."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from animalfolk.engine.errors import AnimalfolkError, IllegalChoice
from animalfolk.game import Game
from animalfolk.table import Settings, Table
from animalfolk.table.store import store
from tests.properties.walk import SOAK, Mix, mixes, name_of
from tests.table.test_undo import placed
from tests.table.test_undo_hidden import seats_of, walked

CAP = 300 if SOAK else 15  # answers of a game that are looked at
MIXES = pytest.mark.parametrize("mix", mixes() if SOAK else mixes()[1::3], ids=name_of)
NOT_KNOWN = "what comes after the first of these answers is not known before it is given"

HANDS = """animalfolk position 1
decks: macaws pandas squirrels
players: 2
turn: 3 P1
market: acorn acorn acorn acorn acorn
P1 hand: spyglass whirligig junk junk junk
P1 deck: shattered_relic swift_broker flashy_show junk junk junk
P2 hand: loyal_partner stashing_vendor swift_broker junk
P2 deck: junk junk junk junk
"""
REACTS = """animalfolk position 1
decks: owls macaws squirrels
players: 3
turn: 3 P1
market: acorn acorn acorn acorn acorn
P1 hand: junk junk junk junk junk
P1 deck: junk junk junk junk junk
P2 hand: {} junk junk junk
P2 discard: acorn
P2 deck: junk junk junk junk
P3 hand: junk junk junk junk
P3 deck: junk junk junk junk
"""


def told(table: Table, choice: list[str], run: bool) -> str:
    """What is said of a refusal, after which all is as it was; nothing if it is done."""
    seat, before = table.asked or 0, store(table)
    answer: Any = table.answer_run if run else table.answer
    try:
        answer(seat, table.number(seat), choice)
    except AnimalfolkError as error:
        assert store(table) == before
        return f"{type(error).__name__} {error}"
    return ""


@pytest.mark.parametrize("run", [True, False])
@pytest.mark.parametrize("choice", [["end", "zzz"], ["play spyglass", "zzz"], ["play whirligig", "zzz"]])
def test_a_refusal_shows_no_hidden_card(choice: list[str], run: bool) -> None:
    table = placed("person", "person", position=HANDS)
    hidden = ("loyal_partner", "stashing_vendor", "swift_broker", "flashy_show", "shattered_relic")
    if choice[0] == "end":
        table.answer(0, 1, ["inventory", "junk"])
    said = told(table, choice, run)
    assert said.startswith("IllegalChoice")
    assert not any(card in said for card in hidden)


@pytest.mark.parametrize("last", ["end", "zzz"])
def test_a_refusal_does_not_tell_who_could_react(last: str) -> None:
    """Binoculars may answer to the purchase; where nobody has them, the seat itself would be asked next."""
    tables = [placed("person", "person", "person", position=REACTS.format(card)) for card in ("binoculars", "junk")]
    said = [told(table, ["buy acorn+0", last], run=True) for table in tables]
    assert said == [f"IllegalChoice {NOT_KNOWN}"] * 2


def test_what_can_be_foreseen_is_one_step() -> None:
    table = placed("person", "person", position=HANDS)
    assert told(table, ["inventory", "junk", "junk"], run=False) == ""
    table = placed("person", "person", position=HANDS)
    assert told(table, ["inventory", "junk", "junk", "done"], run=True) == ""
    assert len(table.steps) == 1


def table_at(game: Game, mix: Mix) -> Table:
    """A table with this game."""
    return Table(game.position(), seats_of(mix, "person"), Settings(undo="free"))


def parts(game: Game, seat: int, chance: random.Random) -> list[str]:
    """Up to four answers that could follow each other in this game; the last may be nonsense."""
    found: list[str] = []
    while game.asked == seat and len(found) < 4:
        found.append(chance.choice(game.options))
        game.answer(found[-1], seat)
    return [*found, "zzz"] if chance.random() < 0.4 else found


@pytest.mark.soak
@MIXES
def test_what_is_taken_and_what_is_said_does_not_depend_on_what_is_hidden(mix: Mix) -> None:
    """Answers that would be legal in the real game are among them: there the temptation is largest."""
    chance, done, refused = random.Random(3), 0, 0
    for step in islice(walked(mix, 6, hold=True), CAP):
        other = step.before.redeal(step.seat, f"{chance.getrandbits(128):032x}", hold=True)
        if other.asked != step.seat:
            continue
        for game in (step.before.clone(), other.clone()):
            choice, run = parts(game, step.seat, chance), chance.random() < 0.7
            said = [told(table_at(same, mix), choice, run) for same in (step.before, other)]
            assert said[0] == said[1], (choice, run, step.before.position())
            done += len(choice) > 1 and not said[0]
            refused += bool(said[0])
    assert refused
    assert done


def test_what_was_not_foreseen_is_refused_without_a_word_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should the trial ever let through what the game refuses, the refusal still says nothing."""
    monkeypatch.setattr("animalfolk.table.match.check_several", lambda *_: None)
    table = placed("person", "person", position=HANDS)
    before = store(table)
    with pytest.raises(IllegalChoice, match=NOT_KNOWN):
        table.answer_run(0, 1, ["play whirligig", "zzz"])
    assert store(table) == before


PROBES = [  # a card, what is named behind it
    ("macaws", "spyglass", ["play spyglass", "junk"]),
    ("macaws", "spyglass", ["play spyglass", "junk", "junk", "junk"]),
    ("crocodiles", "night_shift", ["play night_shift", "junk", "junk"]),
    ("foxes", "charity", ["play charity", "junk", "junk"]),
    ("polecats", "natural_survivor", ["play natural_survivor", "junk"]),
    ("platypuses", "magnet", ["play magnet", "junk"]),
    ("platypuses", "dangerous_test", ["play dangerous_test", "junk", "junk", "junk"]),
    ("owls", "wise_spy", ["use wise_spy", "junk", "junk", "junk"]),
]
DECKS = [
    "junk junk junk junk junk junk",
    "junk junk junk acorn junk junk",
    "acorn junk junk junk junk junk",
    "junk acorn empty_chest junk junk junk",
]


@pytest.mark.parametrize("seats", [("person", "person"), ("person", "simple")])
@pytest.mark.parametrize("run", [True, False])
@pytest.mark.parametrize(("folk", "card", "choice"), PROBES)
def test_a_list_is_no_probe_of_hidden_cards(
    folk: str, card: str, choice: list[str], run: bool, seats: tuple[str, str]
) -> None:
    """What is named behind something hidden is refused, also where all cards that might come are equal."""
    said = []
    for deck in DECKS:
        position = (
            f"animalfolk position 1\ndecks: {folk} squirrels sloths\nplayers: 2\nturn: 3 P1\ndice: 1\n"
            f"market: acorn acorn acorn acorn acorn\nP1 hand: {card} junk junk junk\nP1 deck: {deck}\n"
            f"P2 hand: junk junk junk junk junk\nP2 deck: {deck}\n"
        )
        said.append(told(placed(*seats, position=position), choice, run))
    assert said == [f"IllegalChoice {NOT_KNOWN}"] * len(DECKS)


def test_of_cards_that_are_due_all_are_named_or_none() -> None:
    """A card that Steady Achiever draws may ask something before the next is due, and who names one learns nothing."""
    said = []
    for deck in ("junk junk junk junk", "quality_inspection junk junk junk"):
        position = (
            "animalfolk position 1\ndecks: sloths owls squirrels\nplayers: 2\nturn: 3 P1\nmoment: start\n"
            "market: acorn acorn acorn acorn acorn\nP1 schedule: steady_achiever siesta\nP1 discard: junk\n"
            f"P1 hand: junk junk\nP1 deck: {deck}\nP2 hand: junk junk junk\nP2 deck: junk junk junk\n"
        )
        table = placed("person", "person", position=position)
        said += [told(table, ["steady_achiever"], False), told(table, ["steady_achiever", "siesta"], False)]
    assert said[:2] == said[2:]
    assert all(said)
