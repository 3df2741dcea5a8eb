"""Every question of the game can be put and answered on the full screen."""

from __future__ import annotations

import random

import pytest

from animalfolk.cards import DECKS
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui.full.questions import Answer, Question, Refusal
from animalfolk.tui.full.several import Arrange, Cards, Order, Run, question
from animalfolk.tui.full.sitting import Sitting
from tests.support.answers import sensible
from tests.support.samples import some
from tests.tui.full.merchant import laid, new_table

NAMES = [deck.name for deck in DECKS]
MODES = [("free", 2, 3), ("free", 4, 5), ("teams", 4, 4), ("solo", 1, 3), ("coop", 2, 4)]
TRIES = 300
STEPS = 40
SILENT = Words()


def sitting(table: Table) -> Sitting:
    """Somebody at this table."""
    seated = Sitting(table, SILENT, lambda table: None)
    seated.seat = table.asked
    return seated


def pressed(asked: Question, luck: random.Random) -> Answer | Refusal:
    """What comes of choosing at random."""
    if not asked.takes_several:
        found = asked.enter(luck.randrange(len(asked.rows)))
        return pressed(found, luck) if isinstance(found, Question) else found
    for row in list(asked.marks):
        asked.toggle(row)
    if luck.random() < 0.5:
        asked.suggest()
    else:
        for row in luck.sample(range(len(asked.rows)), luck.randint(0, len(asked.rows))):
            asked.toggle(row)
    assert asked.status()
    found = asked.enter(asked.cursor)
    assert not isinstance(found, Question)
    return found


def answered(seated: Sitting, luck: random.Random) -> bool:
    """Whether something chosen at random was taken, sooner or later; every refusal says why."""
    asked = question(seated.place())
    assert asked.title
    assert all(row.text and "_" not in row.text for row in asked.rows)
    for _ in range(TRIES):
        found = pressed(asked, luck)
        if isinstance(found, Refusal):
            assert found.text
            continue
        try:
            seated.answer(found)
        except IllegalChoice:
            assert asked.refused()
        else:
            return True
    return False


@pytest.mark.parametrize("deck", NAMES)
def test_every_question_can_be_answered(deck: str) -> None:
    luck = random.Random(deck)
    for mode, players, count in luck.sample(MODES, some(3, len(MODES))):
        decks = [deck, *luck.sample([name for name in NAMES if name != deck], count - 1)]
        table = new_table(*["person"] * players, decks=" ".join(decks), mode=mode, seed=f"{luck.getrandbits(128):032x}")
        for _ in range(STEPS):
            if table.is_over:
                break
            seated = sitting(table)
            if luck.random() < 0.5:
                assert answered(seated, luck), table.moment()
            else:
                seated.answer(Answer(sensible(table.game, seated.place().seat, deck)))


def test_cards_that_are_asked_one_by_one_are_marked_together() -> None:
    table = laid(
        "decks: platypuses macaws squirrels",
        "P1 hand: dangerous_test cookies spyglass",
        "P1 deck: acorn swift_broker junk junk",
    )
    seated = sitting(table)
    seated.answer(Answer("play dangerous_test"))
    asked = question(seated.place())
    assert isinstance(asked, Run)
    assert asked.count == 3
    for row in (0, 1):
        asked.toggle(row)
    assert asked.status() == "Marked 2 of 3. Enter takes them; what is left is asked again."
    for row in (2, 3):
        asked.toggle(row)
    refused = asked.enter(0)
    assert isinstance(refused, Refusal)
    assert "more than is asked" in refused.text
    asked.toggle(3)
    found = asked.enter(0)
    assert isinstance(found, Answer)
    seated.answer(found)
    assert len(table.view(0)["seats"][0]["discard"]) == 4
    assert len(table.steps) == 2


def test_what_is_not_marked_follows_in_an_order() -> None:
    table = laid("P1 hand: swift_broker cookies spyglass junk", "P1 deck: acorn acorn acorn")
    seated = sitting(table)
    seated.answer(Answer("play swift_broker"))
    asked = question(seated.place())
    assert isinstance(asked, Order)
    asked.toggle(asked.cards.index("junk"))
    found = asked.enter(0)
    assert isinstance(found, Answer)
    seated.answer(found)
    assert table.view(0)["seats"][0]["discard"][0] == "junk"


def test_the_last_of_an_order_follows_by_itself() -> None:
    lines = ["decks: raccoons macaws squirrels", "players: 1", "rules: mode=solo", "P1 hand: sabotage junk"]
    company = ["P2 deck: acorn spyglass cookies", "market: acorn acorn acorn acorn acorn", "market deck: acorn acorn"]
    table = laid(*lines, *company, kinds=("person",))
    seated = sitting(table)
    luck = random.Random(1)
    seated.answer(Answer("play sabotage"))
    while pending(table.view(0))["prompt"] != "act" and len(table.steps) < 6:
        assert answered(seated, luck), table.moment()
    assert len(table.steps) < 6


def test_what_enter_does_is_said_with_what_must_be_paid() -> None:
    table = laid("P1 hand: cookies junk acorn", "market: - - - spyglass -")
    seated = sitting(table)
    asked = question(seated.place())
    cards = asked.enter([row.text for row in asked.rows].index("Buy Spyglass for 5"))
    assert isinstance(cards, Cards)
    assert cards.status() == "Mark cards (number, space, click). Enter alone takes Junk and Acorn."
    cards.suggest()
    assert cards.status() == "Worth 5, exactly what is needed. Enter takes them."


def test_a_single_card_is_taken_in_the_singular() -> None:
    table = laid("P1 hand: spyglass acorn junk", "P1 stall: junk")
    seated = sitting(table)
    asked = question(seated.place())
    cards = asked.enter([row.text for row in asked.rows].index("Discard any number of cards"))
    assert isinstance(cards, Cards)
    cards.toggle(0)
    assert cards.status().endswith("Enter takes it.")
    cards.toggle(1)
    assert cards.status().endswith("Enter takes them.")


def test_of_several_ways_of_one_card_one_is_marked() -> None:
    table = laid("P1 hand: accordion stashing_vendor junk", "P1 stall: junk | junk | junk | junk")
    seated = sitting(table)
    asked = question(seated.place())
    found = asked.enter([row.text for row in asked.rows].index("Build stack 5"))
    assert isinstance(found, Cards)
    ways = [row for row, line in enumerate(found.rows) if "Accordion" in line.text]
    assert len(ways) > 1
    for row in ways:
        found.toggle(row)
    assert found.marks == [ways[-1]]


def test_the_market_is_laid_out_anew_from_the_right() -> None:
    table = laid(
        "decks: platypuses macaws squirrels",
        "market: acorn - cookies spyglass flashy_show",
        "P1 hand: calculations junk junk",
        "P1 deck: junk junk junk junk",
    )
    seated = sitting(table)
    asked = question(seated.place())
    cards = asked.enter([row.text for row in asked.rows].index("Rearrange the market, then buy"))
    assert isinstance(cards, Cards)
    assert cards.status() == "Mark cards with their numbers, the space bar or a click, then press Enter."
    for row in range(len(cards.rows)):
        cards.toggle(row)
    given = cards.enter(0)
    assert isinstance(given, Answer)
    seated.answer(given)
    asked = question(seated.place())
    assert isinstance(asked, Arrange)
    assert asked.status().startswith("Mark the cards from the right: next is +0.")
    texts = [row.text for row in asked.rows]
    asked.toggle(next(row for row, text in enumerate(texts) if text.startswith("Acorn")))
    assert "next is +1" in asked.status()
    found = asked.enter(0)
    assert isinstance(found, Answer)
    assert found.choice[0] == "acorn"
    assert asked.refused().startswith("So the payment could buy nothing")


def test_of_equal_cards_in_the_discard_pile_each_is_a_row_with_its_place() -> None:
    lines = ["P1 hand: housecleaning magnet", "P1 discard: junk sofa junk", "P2 hand: junk"]
    table = laid("decks: platypuses sloths polecats", *lines)
    table.answer(0, table.number(0), "play housecleaning")
    asked = question(sitting(table).place())
    assert [row.key for row in asked.rows] == ["0", "1", "2", "3"]
    assert asked.rows[3].text == "Junk, number 3 from the top of your discard pile"
    assert asked.enter(3) == Answer("discard.3:junk")


def test_cards_of_the_discard_pile_are_marked_by_their_places() -> None:
    lines = ["P1 hand: nostalgic_item", "P1 discard: junk cookies junk", "P2 hand: junk"]
    stall = "P1 stall: swift_broker | cookies | shattered_relic"
    table = laid("decks: macaws squirrels pandas", *lines, stall)
    asked = Cards(sitting(table).place(), "build")
    texts = [row.text for row in asked.rows]
    asked.toggle(next(at for at, text in enumerate(texts) if "Junk, number 3 from the top" in text))
    asked.toggle(next(at for at, text in enumerate(texts) if text.startswith("Nostalgic Item")))
    found = asked.enter(0)
    assert isinstance(found, Answer)
    assert sorted(found.choice) == ["build", "discard.3:junk", "nostalgic_item"]
    table.answer(0, table.number(0), found.choice)
    assert table.view(0)["seats"][0]["discard"] == ["cookies", "junk"]
