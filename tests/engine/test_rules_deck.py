"""DECK: players' decks and how they are reformed; discarding from another's deck is shown with the crocodiles."""

from __future__ import annotations

import pytest

from tests.support.table import expect, kinds, play, table

WAITING = "P2 hand: junk junk"


@pytest.mark.rule("DECK-01", "DECK-03")
def test_an_empty_deck_is_reformed_when_a_card_is_drawn() -> None:
    game = table("P1 hand: shattered_relic junk", "P1 discard: cookies", "P2 discard: spyglass spyglass", WAITING)
    events = play(game, "P1: play shattered_relic")
    assert kinds(events)[1:4] == ["threw_away", "shuffled", "drew"]
    expect(game, "P1 hand: cookies", "P2 discard: spyglass spyglass")  # the owner's pile, nobody else's


@pytest.mark.rule("DECK-01", "DECK-03")
def test_an_empty_deck_is_reformed_in_clean_up() -> None:
    game = table("P1 hand: junk junk junk", "P1 discard: cookies spyglass acorn", "shuffle P1: acorn spyglass", WAITING)
    play(game, "P1: done")
    expect(game, "P1 hand: junk junk junk acorn spyglass", "P1 deck: cookies", "P1 discard:", "junk: 6")


@pytest.mark.rule("DECK-02")
def test_a_deck_that_becomes_empty_stays_empty_until_a_card_is_needed() -> None:
    game = table("P1 hand: shattered_relic junk acorn", "P1 deck: cookies", "P1 discard: spyglass", WAITING, hold=[0])
    events = play(game, "P1: play shattered_relic; junk")
    expect(game, "P1 hand: acorn cookies", "P1 deck count: 0", "P1 discard: shattered_relic spyglass")
    assert "shuffled" not in kinds(events)


@pytest.mark.rule("DECK-04")
def test_an_empty_deck_is_reformed_when_cards_are_taken_from_it() -> None:
    game = table("P1 hand: spyglass junk", "P1 discard: cookies acorn", WAITING)
    events = play(game, "P1: play spyglass; acorn")
    assert kinds(events)[1:] == ["shuffled", "set_aside", "set_aside", "kept", "returned", "resolved"]
    expect(game, "P1 hand: junk acorn", "P1 deck: cookies")


@pytest.mark.rule("DECK-07")
def test_the_whole_discard_pile_becomes_the_deck() -> None:
    game = table("P1 hand: shattered_relic junk", "P1 discard: cookies acorn junk spyglass", WAITING, hold=[0])
    events = play(game, "P1: play shattered_relic")
    assert "shuffled P1 4" in events
    expect(game, "P1 deck count: 3", "P1 discard: shattered_relic")
    game.answer(["inventory", *game.view(0)["seats"][0]["hand"]])
    play(game, "P1: end")
    assert sorted(game.view(0)["seats"][0]["hand"])[:3] == ["acorn", "cookies", "junk"]


@pytest.mark.rule("DECK-08")
def test_an_effect_goes_on_after_the_deck_is_reformed() -> None:
    lines = ["P1 hand: spyglass junk", "P1 deck: cookies", "P1 discard: acorn junk swift_broker"]
    game = table(*lines, "shuffle P1: swift_broker acorn", WAITING)
    play(game, "P1: play spyglass")
    expect(game, "P1 sees aside: cookies swift_broker acorn", "P1 options: cookies; swift_broker; acorn")


@pytest.mark.rule("DECK-09")
def test_a_technique_being_resolved_is_not_shuffled_in() -> None:
    game = table("P1 hand: spyglass junk", "P1 discard: cookies", WAITING)
    events = play(game, "P1: play spyglass")
    assert "shuffled P1 1" in events
    expect(game, "P1 hand: junk cookies", "P1 discard: spyglass", "P1 deck count: 0")


@pytest.mark.rule("DECK-10", "JUNK-02")
def test_without_deck_and_discard_pile_an_effect_draws_less_and_no_junk() -> None:
    game = table("P1 hand: spyglass swift_broker", "P1 deck: cookies", WAITING)
    events = play(game, "P1: play spyglass")
    expect(game, "P1 hand: swift_broker cookies", "junk: 6")
    assert kinds(events).count("set_aside") == 1
    game = table("P1 hand: shattered_relic junk", WAITING, hold=[0])
    play(game, "P1: play shattered_relic")
    expect(game, "P1 hand:", "junk: 7", "P1 discard: shattered_relic")


@pytest.mark.parametrize("card", ["magnet", "natural_survivor"])
@pytest.mark.rule("DECK-06", "TECH-07")
def test_searching_an_empty_deck_does_not_reform_it(card: str) -> None:
    game = table(f"P1 hand: {card} acorn junk", "P1 discard: cookies spyglass junk junk", "dice: 3", WAITING)
    events = play(game, f"P1: play {card}")
    assert not {"shuffled", "found", "set_aside", "put_in_deck"} & set(kinds(events))
    expect(game, "P1 asked: act", f"P1 discard: {card} cookies spyglass junk junk", "P1 hand: acorn junk")


@pytest.mark.rule("DECK-06")
def test_a_search_finds_what_is_in_the_deck_and_nothing_of_the_discard_pile() -> None:
    game = table("P1 hand: magnet junk", "P1 deck: acorn cookies", "P1 discard: spyglass accordion", WAITING)
    play(game, "P1: play magnet")
    expect(game, "P1 asked: search", "P1 options: acorn; cookies", "P1 refused: spyglass; done")


@pytest.mark.rule("DECK-09")
def test_a_scheduled_technique_is_not_shuffled_in_either() -> None:
    game = table("P1 hand: siesta shattered_relic junk", "P1 discard: cookies", WAITING)
    events = play(game, "P1: play siesta; play shattered_relic")
    assert "shuffled P1 1" in events
    expect(game, "P1 hand: cookies", "P1 schedule: siesta", "P1 deck count: 0")


@pytest.mark.rule("DECK-03", "DECK-08")
def test_dangerous_test_draws_across_a_reform() -> None:
    lines = ["P1 deck: acorn", "P1 discard: cookies spyglass accordion", "shuffle P1: spyglass cookies"]
    game = table("P1 hand: dangerous_test", *lines, WAITING)
    events = play(game, "P1: play dangerous_test")
    assert kinds(events) == ["played", "drew", "shuffled", "drew", "drew"]
    expect(game, "P1 hand: acorn spyglass cookies", "P1 deck: accordion")
