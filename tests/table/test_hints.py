"""Hints: for somebody who plays against bots alone, about the own decision, and from what that seat may know."""

from __future__ import annotations

import pytest

from animalfolk.bots import Hint
from animalfolk.engine.errors import OutOfTurn
from animalfolk.engine.view import pending
from animalfolk.table import NoHints, Settings, Table
from animalfolk.table.hinting import falling
from animalfolk.table.settings import read_settings
from animalfolk.table.store import restore, store
from tests.support.samples import some
from tests.table.tables import first, people, settled, table_of

TECHNIQUES = """animalfolk position 1
decks: macaws pandas squirrels
market: acorn cookies spyglass prepaid_good stock_clearance
market deck: acorn market_discovery empty_chest nostalgic_item special_offer accordion cookies essential_purchase
junk: 6
P1 hand: swift_broker spyglass junk junk prepaid_good
P1 deck: junk loyal_partner acorn cookies junk
P1 stall: stashing_vendor
P2 hand: junk junk junk swift_broker loyal_partner
P2 deck: junk junk stashing_vendor junk market_discovery
"""


def test_the_best_answers_come_first() -> None:
    table = settled(table_of("person", "trader"), 3)
    found = table.hints(0)
    assert pending(found.view)["options"] == table.options
    assert 1 <= len(found.hints) <= 3
    assert all(first(hint.choice) in table.options and 0 <= hint.chance <= 1 for hint in found.hints)
    chances = [hint.chance for hint in found.hints]
    assert chances == sorted(chances, reverse=True)


def test_asking_changes_nothing_and_the_same_hints_come_again_after_an_undo() -> None:
    table = settled(table_of("person", "trader"), 3)
    before, found = store(table), table.hints(0)
    assert store(table) == before
    table.answer(0, table.number(0), table.options[0])
    people(table)
    table.undo(0)
    assert table.hints(0).hints == found.hints
    assert restore(store(table)).hints(0).hints == found.hints


@pytest.mark.parametrize("seed", range(some(2, 4)))
def test_hints_do_not_change_when_what_is_hidden_is_dealt_anew(seed: int) -> None:
    played = settled(table_of("person", "trader", "peddler", seed=f"{seed:032x}"), 6 + seed)
    table = Table(played.game.position(), played.seats)
    for number in range(3):
        other = Table(table.game.redeal(0, f"{number:032x}").position(), table.seats)
        assert other.game.position() != table.game.position()
        assert other.view(0)["seats"] == table.view(0)["seats"]
        assert other.hints(0).hints == table.hints(0).hints
        for option in [option for option in table.options if option.startswith("buy")][:2]:
            assert other.hints(0, [option]) == table.hints(0, [option])


def test_what_is_to_be_paid_with_is_hinted_before_the_purchase_is_made() -> None:
    table = Table(TECHNIQUES, table_of("person", "trader").seats)
    buy = next(option for option in table.options if option.startswith("buy cookies"))
    found = table.hints(0, [buy])
    assert {first(hint.choice) for hint in found.hints} == {buy}
    assert len({hint.choice for hint in found.hints}) == len(found.hints) > 1
    assert pending(table.view(0))["prompt"] == "act"
    for hint in found.hints:
        again = Table(TECHNIQUES, table.seats)
        again.answer(0, 1, hint.choice)
        assert again.view(0)["seats"][0]["hand"].count("cookies") == 1


@pytest.mark.parametrize(
    ("kinds", "settings", "reason"),
    [
        (("person", "person"), Settings(), "people"),
        (("person", "trader", "person"), Settings(), "people"),
        (("person", "trader"), Settings(hints=False), "never"),
    ],
)
def test_hints_are_refused_where_another_person_plays_or_none_are_wanted(
    kinds: tuple[str, ...], settings: Settings, reason: str
) -> None:
    table = people(table_of(*kinds, settings=settings))
    seat = table.asked
    assert seat is not None
    with pytest.raises(NoHints) as caught:
        table.hints(seat)
    assert caught.value.reason == table.why_no_hints(seat) == reason


def test_a_person_who_has_left_or_given_up_is_still_another_person() -> None:
    table = people(table_of("person", "person", "person"))
    table.leave(1)
    table.resign(2)
    people(table)
    with pytest.raises(NoHints):
        table.hints(0)


def test_nobody_is_hinted_who_is_not_asked() -> None:
    table = Table(TECHNIQUES.replace("junk: 6", "junk: 6\nturn: 4 P2"), table_of("person", "trader").seats)
    assert table.asked == 1
    for seat in (0, 1):
        with pytest.raises(NoHints):
            table.hints(seat)
    with pytest.raises(OutOfTurn):
        table.hints(2)


def test_a_stand_in_needs_no_hints() -> None:
    table = people(table_of("person", "trader"))
    table.leave(0)
    with pytest.raises(NoHints) as caught:
        table.hints(0)
    assert caught.value.reason == "not_asked"


@pytest.mark.parametrize(("kinds", "mode"), [(("person",), "solo"), (("person", "trader"), "coop")])
def test_hints_are_given_against_the_company(kinds: tuple[str, ...], mode: str) -> None:
    table = settled(table_of(*kinds, mode=mode), 2)
    assert table.hints(0).hints


def test_nothing_is_hinted_beyond_the_own_decisions() -> None:
    table = Table(TECHNIQUES, table_of("person", "trader", settings=Settings(hold=False)).seats, Settings(hold=False))
    with pytest.raises(NoHints):
        table.hints(0, ["inventory", "done"])


def test_a_record_says_nothing_of_hints_unless_there_are_none() -> None:
    asked, silent = (settled(table_of("person", "trader"), 3) for _ in range(2))
    asked.hints(0)
    assert store(asked) == store(silent)
    assert "hints" not in store(asked)
    without = table_of("person", "trader", settings=Settings(hints=False))
    assert "clock=none hints=no" in store(without)
    assert restore(store(without)).settings == without.settings
    assert read_settings("hints=yes").hints


def test_chances_fall() -> None:
    found = falling([Hint("a", 0.5), Hint("b", 0.6), Hint("c", -0.1)])
    assert [hint.chance for hint in found] == [0.5, 0.5, 0.0]
    assert falling([Hint("a", 1.002)])[0].chance == 1
