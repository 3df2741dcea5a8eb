"""Questions in which nothing is of use: a person alone with bots is not asked them, and nobody else can tell."""

from __future__ import annotations

import json

import pytest

from animalfolk.engine.errors import OutOfTurn
from animalfolk.table import Busy, Seat, Settings, Table
from animalfolk.table.log import ASK_ALWAYS, PASS, Entry
from animalfolk.table.replay import Replay
from animalfolk.table.store import restore, store

HAGGLER = """animalfolk position 1
decks: ocelots pandas squirrels
players: 2
turn: 3 P1
market: acorn acorn acorn acorn acorn
market deck: acorn acorn acorn acorn acorn acorn
moment: clean-up
P1 hand:
P1 deck: junk junk junk junk {}
P2 hand: junk junk junk junk junk
P2 deck: junk junk junk junk
"""
TOGETHER = """animalfolk position 1
decks: macaws pandas squirrels sloths
players: 2
rules: mode=coop
P1 hand: swift_broker junk
P2 hand: {}
P1 stall: swift_broker | cookies | shattered_relic
P3 deck: junk junk junk junk junk
market: acorn acorn acorn acorn acorn
"""
TEAMS = """animalfolk position 1
decks: macaws pandas squirrels platypuses
players: 4
rules: mode=teams
P1 hand: swift_broker junk
P3 hand: {}
P1 stall: swift_broker | cookies | shattered_relic
"""


def table_of(position: str, *kinds: str, **settings: bool | str) -> Table:
    """A table with these in its seats."""
    seats = [Seat(kind, name) for kind, name in zip(kinds, ("Anna", "Ben", "Clara", "Dora"), strict=False)]
    return Table(position, seats, Settings(**settings), nonce="ab" * 16)  # type: ignore[arg-type]


def ended(card: str = "bold_haggler", *kinds: str, **settings: bool | str) -> Table:
    """P1 has ended the turn, and drawn this card among others."""
    table = table_of(HAGGLER.format(card), *(kinds or ("person", "simple")), **settings)
    table.answer(0, table.number(0), "end")
    return table


def test_nobody_is_asked_who_could_do_nothing_of_use() -> None:
    assert ended().asked == 1
    assert ended("market_discovery").game.prompt == "before_market"


def test_the_log_and_the_record_hold_what_the_table_has_answered() -> None:
    table = ended()
    assert table.log[-1] == Entry(PASS, 0, 2, "end")
    assert "\n3 P1: end\n" in store(table)
    again = restore(store(table))
    assert (again.game, store(again)) == (table.game, store(table))


def test_the_log_makes_the_table_again() -> None:
    table = ended()
    table.run_bots(most=2)
    again = table_of(HAGGLER.format("bold_haggler"), "person", "simple")
    for entry in table.log:
        again.apply(Entry.load(json.loads(json.dumps(entry.dump()))))
    assert again.game == table.game
    assert again.view(0) == table.view(0)


def test_a_log_of_before_in_which_it_was_asked_stands() -> None:
    """The answer of the person is there, and nothing is answered twice."""
    table = ended()
    again = table_of(HAGGLER.format("bold_haggler"), "person", "simple")
    again.apply(Entry("answer", 0, 1, "end"))
    assert again.game.prompt == "before_market"
    again.apply(Entry("answer", 0, 2, "use bold_haggler"))
    again.apply(Entry("answer", 0, 3, "end")) if again.asked == 0 else None
    assert again.asked == table.asked == 1
    assert restore(store(again)).game == again.game


def test_what_the_table_answered_is_taken_back_with_the_answer_before_it() -> None:
    table = ended()
    assert table.undoable(0).step == 0
    table.undo(0)
    assert (table.game.prompt, table.steps) == ("end_turn", [])


def test_whoever_wishes_it_is_asked_all_the_same() -> None:
    table = table_of(HAGGLER.format("bold_haggler"), "person", "simple")
    assert table.ask_always(0, always=True)
    assert not table.ask_always(0, always=True)
    assert [table.view(seat)["table"].get("asks_always") for seat in (0, 1, None)] == [True, None, None]
    table.answer(0, table.number(0), "end")
    assert (table.asked, table.options) == (0, ["use bold_haggler", "end"])
    again = table_of(HAGGLER.format("bold_haggler"), "person", "simple")
    for entry in table.log:
        again.apply(entry)
    assert again.view(0) == table.view(0)
    assert table.ask_always(0, always=False)
    assert [entry.number for entry in table.log if entry.kind == ASK_ALWAYS] == [1, 0]


def test_only_people_of_the_table_wish_to_be_asked() -> None:
    table = table_of(HAGGLER.format("bold_haggler"), "person", "simple")
    with pytest.raises(Busy):
        table.ask_always(1, always=True)
    with pytest.raises(OutOfTurn):
        table.ask_always(2, always=True)


@pytest.mark.parametrize("card", ["bold_haggler", "stashing_vendor"])
def test_where_another_person_looks_on_the_table_waits_whatever_is_held(card: str) -> None:
    """Who has wished to stop is asked with a card that is of no use, and with none at all."""
    table = table_of(HAGGLER.format(card), "person", "person")
    table.answer(0, table.number(0), "pause")
    assert table.game.prompt == "before_market"
    assert [entry.kind for entry in table.log] == ["answer"]


@pytest.mark.parametrize("always", [False, True])
def test_others_see_the_same_whether_or_not_somebody_wishes_to_be_asked(always: bool) -> None:
    tables = [table_of(HAGGLER.format("bold_haggler"), "person", "person") for _ in range(2)]
    tables[0].ask_always(0, always=always)
    for table in tables:
        table.answer(0, table.number(0), "pause")
    for seat in (1, None):
        assert tables[0].view(seat) == tables[1].view(seat)
        assert tables[0].events(seat) == tables[1].events(seat)


def test_a_replay_shows_the_step_of_the_table() -> None:
    table = ended()
    replay = Replay(table)
    replay.go(replay.length)
    assert replay.game == table.game


# help


def asked_for_help(hand: str, *kinds: str, position: str = TOGETHER) -> Table:
    """P1 lays a card and asks the partner for help."""
    table = table_of(position.format(hand), *kinds)
    ask = ["ask", "swift_broker"]
    if table.bot_turn() is None:
        table.answer(0, table.number(0), ask)
    else:
        table.bot_answer(ask)
    return table


def test_help_that_cannot_be_given_is_not_asked_of_somebody_alone_with_bots() -> None:
    table = asked_for_help("junk", "simple", "person")
    assert table.log[-1].kind == PASS
    assert table.asked == 0
    assert asked_for_help("shattered_relic junk", "simple", "person").game.prompt == "help"


@pytest.mark.parametrize("hand", ["junk", "shattered_relic junk"])
def test_help_is_asked_in_any_case_where_the_partner_is_a_person(hand: str) -> None:
    table = asked_for_help(hand, "person", "person")
    assert (table.asked, table.game.prompt) == (1, "help")
    assert (table.options == ["done"]) == (hand == "junk")


@pytest.mark.parametrize(
    ("position", "kinds"), [(TOGETHER, "person person"), (TEAMS, "simple person person person"), (TEAMS, "person " * 4)]
)
def test_others_see_the_same_whether_or_not_the_partner_can_help(position: str, kinds: str) -> None:
    """Also where the partner that asks is a bot, and the other people are opponents."""
    tables = [asked_for_help(hand, *kinds.split(), position=position) for hand in ("junk junk", "shattered_relic junk")]
    partner = tables[0].asked or 0
    assert [table.game.prompt for table in tables] == ["help", "help"]
    for seat in [*(seat for seat in range(len(tables[0].seats)) if seat != partner), None]:
        views = [json.dumps(table.view(seat)).replace(table.commit, "") for table in tables]
        assert views[0] == views[1]
        assert tables[0].events(seat) == tables[1].events(seat)
