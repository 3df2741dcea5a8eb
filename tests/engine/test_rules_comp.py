"""COMP: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from animalfolk import BadScript, BadSetup, BadText, Game
from animalfolk.cards import DECKS as DECLARED
from animalfolk.engine import faces
from animalfolk.engine.chance import OCELOT_DIE, POLECAT_DIE, roll
from animalfolk.engine.declare import SOURCES
from tests.support.spec import cards, snake
from tests.support.table import DECKS, expect, new_game, play, table

BUILT_DECKS = [deck.name for deck in DECLARED]


def values_of(deck: str) -> Counter[int]:
    """How many cards of each value a deck has."""
    found: Counter[int] = Counter()
    for face in faces.faces_of(faces.SET_NUMBER[deck]):
        found[faces.VALUE[face]] += faces.COPIES[face]
    return found


@pytest.mark.parametrize("box", [1, 2])
@pytest.mark.rule("COMP-01")
def test_a_box_holds_110_cards(box: int) -> None:
    decks = [deck for deck in DECLARED if deck.game == box]
    assert len(decks) == 6
    assert [values_of(deck.name).total() for deck in decks] == [15] * 6
    assert sum(values_of(deck.name).total() for deck in decks) + faces.COPIES[faces.JUNK] == 110


@pytest.mark.rule("COMP-02", "COMP-03")
def test_each_box_has_its_six_decks() -> None:
    boxes = {box: {deck.name for deck in DECLARED if deck.game == box} for box in (1, 2)}
    assert boxes[1] == {"macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons"}
    assert boxes[2] == {"platypuses", "sloths", "crocodiles", "foxes", "polecats", "owls"}


@pytest.mark.parametrize("decks", [["macaws", "sloths", "polecats"], ["pandas", "squirrels", "platypuses"]])
@pytest.mark.rule("COMP-04")
def test_decks_of_both_boxes_are_mixed_in_one_game(decks: list[str]) -> None:
    boxes = {deck.game for deck in DECLARED if deck.name in decks}
    assert boxes == {1, 2}
    game = Game.new(decks)
    assert sorted(game.view(None)["decks"]) == sorted(decks)
    folk = {faces.SET[card] for card in game.peek().market_deck}
    assert folk == {faces.SET_NUMBER[deck] for deck in decks}


@pytest.mark.rule("COMP-04")
def test_cards_of_both_boxes_work_together() -> None:
    game = table("decks: macaws sloths polecats", "P1 hand: flashy_show rare_artefact siesta junk", "dice: 3")
    play(game, "P1: play flashy_show; play rare_artefact; siesta")
    expect(game, "P1 value siesta#1: 15", "P1 value junk: 2")


@pytest.mark.parametrize("deck", BUILT_DECKS)
@pytest.mark.rule("COMP-05")
def test_a_deck_has_four_cards_valued_1_and_eleven_valued_2_to_5(deck: str) -> None:
    values = values_of(deck)
    assert set(values) == {1, 2, 3, 4, 5}
    assert values[1] == 4
    assert sum(values.values()) - values[1] == 11


@pytest.mark.rule("COMP-06")
def test_the_market_has_five_slots_written_leftmost_first() -> None:
    game = table("market: cookies spyglass acorn accordion empty_chest", "P1 hand: junk")
    seen = game.view(0)
    assert seen["market"] == ["empty_chest", "accordion", "acorn", "spyglass", "cookies"]
    assert [(price or 0) - value for price, value in zip(seen["prices"], [2, 5, 4, 4, 2], strict=True)] == [
        0,
        1,
        2,
        3,
        4,
    ]
    expect(game, "market: cookies spyglass acorn accordion empty_chest")


@pytest.mark.parametrize("slots", ["cookies", "- - - -", "- - - - - -"])
@pytest.mark.rule("COMP-06")
def test_a_market_of_another_size_is_refused(slots: str) -> None:
    with pytest.raises(BadText, match="five slots, leftmost first"):
        table(f"market: {slots}")


@pytest.mark.rule("COMP-07")
def test_the_polecat_die_has_the_sides_1_1_2_2_3_3() -> None:
    assert sorted(POLECAT_DIE) == [1, 1, 2, 2, 3, 3]
    g = new_game().peek()
    rolled = Counter(roll(g, POLECAT_DIE) for _ in range(600))
    assert set(rolled) == {1, 2, 3}
    assert min(rolled.values()) > 150


@pytest.mark.parametrize("card", ["daring_adventurer", "natural_survivor"])
@pytest.mark.parametrize("side", ["0", "4"])
@pytest.mark.rule("COMP-07")
def test_no_card_can_be_rolled_for_what_the_die_does_not_have(card: str, side: str) -> None:
    game = table(f"P1 hand: {card} junk", f"dice: {side}")
    with pytest.raises(BadScript, match=rf"one of \[1, 1, 2, 2, 3, 3\], not {side}"):
        play(game, f"P1: play {card}")


@pytest.mark.rule("COMP-08")
def test_the_ocelot_die_has_the_sides_0_1_1_2_2_3() -> None:
    assert sorted(OCELOT_DIE) == [0, 1, 1, 2, 2, 3]
    g = new_game().peek()
    rolled = Counter(roll(g, OCELOT_DIE) for _ in range(600))
    assert set(rolled) == {0, 1, 2, 3}
    assert min(rolled[1], rolled[2]) > 150 > max(rolled[0], rolled[3])


@pytest.mark.parametrize("deck", [*BUILT_DECKS, "junk"])
@pytest.mark.rule("COMP-09")
def test_every_card_carries_its_printed_facts(deck: str) -> None:
    for card in cards(deck):
        face = faces.NUMBER[snake(card["name"])]
        assert faces.VALUE[face] == int(card["value"])
        assert faces.COPIES[face] == int(card["copies"])
        assert faces.KINDS[faces.KIND[face]] == card["kind"]
        assert faces.BONUS[face] == (card["bonus_action"] == "yes")
        assert SOURCES[face].__doc__


@pytest.mark.rule("COMP-09")
def test_every_card_belongs_to_its_deck_and_box_and_no_other_cards_exist() -> None:
    listed = {snake(card["name"]): card for deck in [*BUILT_DECKS, "junk"] for card in cards(deck)}
    assert set(faces.NUMBER) == set(listed)
    for deck in DECLARED:
        for face in faces.faces_of(deck.ordinal):
            card = listed[faces.NAME[face]]
            assert (card["deck"], int(card["game"])) == (deck.name, deck.game)


@pytest.mark.parametrize("players", [0, 1, 5])
@pytest.mark.rule("COMP-10")
def test_fewer_than_two_or_more_than_four_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match=f"not {players}"):
        Game.new(DECKS, players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("COMP-10")
def test_two_three_or_four_play_in_turn(players: int) -> None:
    assert Game.new(BUILT_DECKS[: players + 1], players=players).players == players
    game = table(f"players: {players}", *(f"P{seat} hand: swift_broker" for seat in range(1, players + 1)))
    for seat in range(1, players + 1):
        expect(game, f"turn: P{seat}")
        play(game, f"P{seat}: inventory, done")
    expect(game, "turn: P1")
