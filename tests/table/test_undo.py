"""Taking back: what is free, what others must agree to, what nobody gets back; and the future stays the same."""

from __future__ import annotations

import pytest

from animalfolk.table import Busy, LateAnswer, Settings, Table, TableError, Unavailable, Undo
from animalfolk.table.store import restore, store
from tests.support.answers import sensible
from tests.table.tables import SEED, people, settled, table_of

ALL = {"never": Settings(undo="never"), "free": Settings(undo="free"), "agreed": Settings(undo="agreed")}
OPEN = Settings(undo="open")
DRAWS = """animalfolk position 1
decks: macaws pandas squirrels
P1 hand: spyglass swift_broker cookies junk
P1 deck: acorn cookies junk junk junk junk
P1 discard: junk
P2 hand: swift_broker junk
P2 deck: junk junk junk junk junk
"""


def give(table: Table, *choices: str | list[str]) -> None:
    """The answers of whoever is asked."""
    for choice in choices:
        seat = table.asked or 0
        table.answer(seat, table.number(seat), choice)


def placed(*kinds: str, settings: Settings = OPEN, position: str = DRAWS) -> Table:
    table = table_of(*kinds, settings=settings)
    return Table(position, table.seats, settings, table.nonce)


def act(table: Table) -> None:
    """Up to where somebody has put cards down and nothing was drawn."""
    give(table, ["inventory", "junk"])
    assert table.game.prompt == "end_turn"


# what is free


@pytest.mark.parametrize("undo", ["free", "agreed", "open"])
def test_what_showed_nothing_is_taken_back_freely(undo: str) -> None:
    table = placed("person", "person", settings=Settings(undo=undo))
    before = store(table)
    act(table)
    assert table.undoable(0) == Undo(0)
    table.undo(0)
    assert store(table) == before
    assert table.undoable(0).reason == "nothing"


@pytest.mark.parametrize("undo", ["free", "agreed", "open"])
def test_a_draw_is_not_taken_back_freely(undo: str) -> None:
    table = placed("person", "person", settings=Settings(undo=undo))
    give(table, "play spyglass")
    found = table.undoable(0)
    assert (found.reason, found.by) == ("revealed", "set_aside")
    assert found.needs == (() if undo == "free" else (1,))
    with pytest.raises(Unavailable) as caught:
        table.undo(0)
    assert caught.value.reason == "revealed"


def test_what_comes_after_the_draw_is_free_again_up_to_it() -> None:
    table = placed("person", "person")
    give(table, "play spyglass", "acorn", "cookies")
    assert table.undoable(0).is_free
    table.undo(0)
    assert table.undoable(0).is_free
    table.undo(0)
    assert table.undoable(0).reason == "revealed"
    assert table.options == placed_after_spyglass()


def placed_after_spyglass() -> list[str]:
    table = placed("person", "person")
    give(table, "play spyglass")
    return table.options


def test_a_draw_at_the_end_of_the_own_turn_stands_in_the_way() -> None:
    table = placed("person", "person")
    act(table)
    give(table, "end", ["inventory", "junk"])
    assert table.undoable(1).is_free
    assert (table.undoable(0).reason, table.undoable(0).by) == ("revealed", "drew")


def test_an_answer_of_another_stands_in_the_way() -> None:
    """The hand is full, so that nothing is drawn between the two."""
    full = DRAWS.replace("P1 hand: spyglass", "P1 hand: junk junk junk spyglass spyglass")
    table = placed("person", "person", position=full)
    give(table, ["inventory", "junk"], "end")
    assert table.undoable(0).is_free
    give(table, "inventory")
    assert table.undoable(0).reason == "answered"
    assert table.undoable(0).needs == (1,)
    table.undo(1)
    table.undo(0)
    assert table.game.prompt == "end_turn"


def test_what_was_answered_as_one_is_one_step() -> None:
    whole = placed("person", "person")
    give(whole, ["inventory", "junk", "cookies"])
    one_by_one = placed("person", "person")
    give(one_by_one, "inventory", "junk", "cookies", "done")
    run = placed("person", "person")
    run.answer_run(0, 1, ["inventory", "junk", "cookies", "done"])
    assert whole.game == one_by_one.game == run.game
    assert (len(whole.steps), len(one_by_one.steps), len(run.steps)) == (1, 4, 1)
    whole.undo(0)
    one_by_one.undo(0)
    run.undo(0)
    assert whole.game.prompt == run.game.prompt == "act"
    assert one_by_one.game.prompt == "inventory"


@pytest.mark.parametrize("turn", [False, True])
def test_a_run_with_the_end_of_the_turn_in_it_comes_back_whole(turn: bool) -> None:
    """Where a turn waits at its end there is no choice, so the record has it not; the table must."""
    table = placed("person", "person")
    table.answer_run(0, 1, ["inventory", "junk", "done", "end"])
    give(table, ["inventory", "junk"])
    before = store(table)
    assert table.asked == 1
    table.undo(1, turn)
    assert (table.asked, table.turn) == (1, 2)
    give(table, ["inventory", "junk"])
    assert store(table) == before
    assert store(restore(before)) == before


def test_the_whole_turn_is_taken_back_at_once() -> None:
    table = placed("person", "person")
    before = store(table)
    give(table, "inventory", "junk", "cookies")
    assert table.undoable(0, turn=True) == Undo(0)
    assert table.undoable(0) == Undo(2)
    table.undo(0, turn=True)
    assert store(table) == before


def test_the_whole_turn_is_the_own_last_one() -> None:
    table = settled(table_of("person", "simple"), 9)
    own = [step for step in table.steps if step.seat == 0 and step.active == 0]
    table.undo(0, turn=True)
    assert (table.asked, table.turn) == (0, own[-1].turn)
    assert all(step.turn < own[-1].turn for step in table.steps)


# settings


def test_a_table_that_takes_nothing_back() -> None:
    table = placed("person", "person", settings=Settings(undo="never"))
    act(table)
    assert table.undoable(0) == Undo(0, "never")
    for do in (table.undo, table.ask_undo):
        with pytest.raises(Unavailable):
            do(0)


@pytest.mark.parametrize("undo", ["agreed", "open"])
def test_against_bots_everything_is_taken_back_where_nobody_has_to_agree(undo: str) -> None:
    table = settled(table_of("person", "simple", "random", settings=Settings(undo=undo)), 20)
    while table.undoable(0).is_free:
        table.undo(0)
    assert table.undoable(0).reason == "nothing"
    assert not [step for step in table.steps if step.seat == 0]


def test_against_bots_only_what_showed_nothing_where_that_was_wished() -> None:
    table = settled(table_of("person", "simple", settings=Settings(undo="free")), 20)
    while table.undoable(0).is_free:
        table.undo(0)
    assert table.undoable(0).reason == "revealed"
    assert table.undoable(0).needs == ()
    with pytest.raises(Unavailable):
        table.ask_undo(0)


def test_somebody_who_has_left_is_still_asked_and_somebody_who_gave_up_is_not() -> None:
    table = settled(table_of("person", "person", "person"), 12)
    seat = next(step.seat for step in reversed(table.steps) if step.reveals)
    others = [other for other in range(3) if other != seat]
    table.leave(others[0])
    assert table.undoable(seat).needs == tuple(others)
    table.come_back(others[0])
    table.resign(others[0])
    assert table.undoable(seat).needs == (others[1],)


def test_after_the_end_nothing_is_taken_back() -> None:
    table = settled(table_of("person", "simple"), 500)
    assert table.is_over
    assert table.undoable(0) == Undo(0, "over")
    with pytest.raises(TableError):
        table.undo(0)
    given_up = placed("person", "person")
    act(given_up)
    given_up.resign(1)
    assert given_up.undoable(0).reason == "over"


# asking


def asked(players: int = 3, settings: Settings = OPEN) -> tuple[Table, int, list[int]]:
    """Somebody asks to take back what showed something: the table, who asks, and the others."""
    table = settled(table_of(*["person"] * players, settings=settings), 12)
    seat = next(step.seat for step in reversed(table.steps) if step.reveals)
    table.ask_undo(seat)
    return table, seat, [other for other in range(players) if other != seat]


@pytest.mark.parametrize("undo", ["agreed", "open"])
def test_every_other_person_must_agree(undo: str) -> None:
    table, seat, others = asked(settings=Settings(undo=undo))
    before = len(table.steps)
    assert table.waits_for() == others
    assert table.view(None)["table"]["request"] == {"seat": seat, "agreed": []}
    table.agree(others[0])
    assert (table.waits_for(), len(table.steps)) == (others[1:], before)
    assert table.view(seat)["table"]["request"] == {"seat": seat, "agreed": others[:1]}
    table.agree(others[1])
    assert table.request is None
    assert (table.asked, len(table.steps) < before) == (seat, True)


def test_one_who_refuses_is_enough_and_who_asked_may_withdraw() -> None:
    for refuses in (0, 1):
        table, seat, others = asked()
        before = store(table)
        table.refuse([seat, others[0]][refuses])
        assert table.request is None
        assert store(table) == before
        with pytest.raises(TableError):
            table.agree(others[1])


def test_nobody_agrees_twice_or_to_the_own_request() -> None:
    table, seat, others = asked()
    with pytest.raises(TableError):
        table.agree(seat)
    table.agree(others[0])
    with pytest.raises(TableError):
        table.agree(others[0])
    assert table.waits_for() == others[1:]


def test_somebody_who_has_left_comes_back_to_agree() -> None:
    table, _, others = asked()
    table.leave(others[0])
    with pytest.raises(Busy):
        table.agree(others[0])
    assert table.waits_for() == others
    table.come_back(others[0])
    table.agree(others[0])


def test_a_request_lapses_when_the_game_goes_on() -> None:
    table, _, others = asked()
    seat = table.asked or 0
    table.answer(seat, table.number(seat), table.options[0])
    assert table.request is None
    with pytest.raises(TableError):
        table.agree(others[0])


@pytest.mark.parametrize("deed", ["leave", "resign"])
def test_a_request_lapses_when_who_asked_goes(deed: str) -> None:
    table, seat, _ = asked()
    getattr(table, deed)(seat)
    assert table.request is None


def test_two_do_not_ask_at_once() -> None:
    table, _, others = asked()
    may = [other for other in others if table.undoable(other).needs]
    with pytest.raises(Busy):
        table.ask_undo(may[0])
    assert table.request


# the future


@pytest.mark.parametrize("kinds", ["person simple", "person random simple", "person person random"])
@pytest.mark.parametrize("back", [1, 4, 9])
def test_an_undo_gives_no_other_future(kinds: str, back: int) -> None:
    table = settled(table_of(*kinds.split()), 25)
    whole = store(table)
    own = [step for step in table.steps if table.seats[step.seat].is_person]
    for _ in range(back):
        steps = [step for step in table.steps if table.seats[step.seat].is_person]
        take_back(table, steps[-1].seat)
        people(table)
    for step in own[len(own) - back :]:
        table.answer(step.seat, table.number(step.seat), step.texts[0] if len(step.texts) == 1 else step.texts)
        people(table)
    assert store(table) == whole


def take_back(table: Table, seat: int) -> None:
    """Freely, or with everybody's word."""
    table.ask_undo(seat)
    for other in table.waits_for():
        table.agree(other)


def test_numbers_never_come_again() -> None:
    table = placed("person", "person")
    used = {table.number(0)}
    for _ in range(3):
        act(table)
        assert table.number(0) not in used
        used.add(table.number(0))
        table.undo(0)
        assert table.number(0) not in used
        used.add(table.number(0))
        with pytest.raises(LateAnswer):
            table.answer(0, min(used), ["inventory", "junk"])


def test_what_was_taken_back_is_told_and_what_stands_is_known() -> None:
    table = placed("person", "person")
    stood = table.stands(1)
    act(table)
    table.undo(0)
    assert table.events(1)[-1] == {"notice": "undone", "seat": 0, "stands": len(stood)}
    assert table.stands(1) == stood
    assert len(table.events(1)) > len(stood) + 1


def test_a_seat_sees_what_it_may_take_back() -> None:
    table = placed("person", "simple", settings=ALL["free"])
    act(table)
    assert table.view(0)["table"]["undo"]["step"] == Undo(0).shown()
    assert "undo" not in table.view(None)["table"]
    give(table, "end")
    assert table.view(0)["table"]["undo"]["turn"]["reason"] == "revealed"


def test_an_undo_is_done_by_whoever_sits_there() -> None:
    table = placed("person", "person")
    act(table)
    table.leave(0)
    with pytest.raises(Busy):
        table.undo(0)
    with pytest.raises(Unavailable):
        table.undo(1)


def test_a_restored_table_goes_on_as_the_other_would() -> None:
    table = settled(table_of("person", "random", "simple", seed=SEED[::-1]), 14)
    again = restore(store(table))
    for one in (table, again):
        for _ in range(5):
            seat = one.asked or 0
            one.answer(seat, one.number(seat), sensible(one.game, seat, "x"))
            people(one)
    assert store(again) == store(table)


def test_a_table_from_the_end_of_a_turn_begins_there_again() -> None:
    """Who is held is asked at the end of the turn; a position that is read without it would run on."""
    table = placed("person", "person")
    act(table)
    later = Table(table.game.position(), table.seats, table.settings, table.nonce)
    assert later.game.prompt == "end_turn"
    before = store(later)
    give(later, "end")
    assert store(restore(store(later))) == store(later)
    later.ask_undo(0)
    later.agree(1)
    assert later.game.prompt == "end_turn"
    assert store(later) == before
