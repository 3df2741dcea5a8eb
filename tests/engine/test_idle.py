"""What is allowed and of no use, as the cards declare it."""

from __future__ import annotations

import pytest

from animalfolk.engine.faces import AT_ANY_TIME, NUMBER, OF_USE, USABLE, WHILE_ACTING
from animalfolk.engine.view import pending
from animalfolk.game import Game

DECKS = "ocelots pandas squirrels"
POSITION = (
    "animalfolk position 1\ndecks: {}\nplayers: 2\nmarket: acorn acorn acorn acorn acorn\n"
    "market deck: acorn acorn acorn acorn acorn acorn\nP1 hand: {}\nP1 deck: {}\nmoment: {}\nhold: {}\n"
    "P2 hand: junk junk\nP2 deck: junk junk junk\n"
)


def game_of(hand: str, moment: str = "clean-up", deck: str = "junk junk junk junk junk", **given: str) -> Game:
    """P1 is on the move, or has only to fill the hand."""
    text = POSITION.format(given.get("decks", DECKS), hand, deck, moment, given.get("hold", "1"))
    return Game.from_position(text if moment != "action" else text.replace("moment: action\n", ""))


def idle(game: Game) -> list[str]:
    """What the seat that is asked is told to be of no use."""
    return pending(game.view(0)).get("idle", [])


def test_a_value_that_is_raised_matters_only_while_something_is_paid_or_built() -> None:
    assert idle(game_of("bold_haggler junk", "action")) == []
    assert idle(game_of("bold_haggler junk")) == ["use bold_haggler"]
    game = game_of("junk", deck="bold_haggler bold_haggler bold_haggler bold_haggler bold_haggler")
    game.answer("end", 0)
    assert (game.prompt, idle(game)) == ("before_market", ["use bold_haggler"])


def test_what_is_done_to_deck_or_market_matters_to_the_end() -> None:
    for card in ("market_discovery", "wise_spy"):
        game = game_of(f"{card} junk", decks="owls pandas squirrels")
        assert game.options[0] == f"use {card}"
        assert idle(game) == []


def test_a_copy_is_of_use_when_what_it_copies_is() -> None:
    text = POSITION.format("ocelots chameleons squirrels", "flexible_shopkeeper", "junk", "clean-up", "1")
    for copied, expected in (("bold_haggler", ["use flexible_shopkeeper=bold_haggler"]), ("acorn", [])):
        game = Game.from_position(text + f"P1 stall: {copied}\nP2 stall: {copied}\n")
        assert idle(game) == expected


@pytest.mark.parametrize(
    ("decks", "expected"),
    [
        ("ocelots macaws squirrels", ["pause"]),
        ("ocelots pandas squirrels", []),
        ("owls macaws squirrels", []),
        ("ocelots chameleons macaws", []),  # a copy could enlarge the hand
    ],
)
def test_to_stop_before_the_market_is_of_use_where_a_card_in_play_could_be(decks: str, expected: list[str]) -> None:
    assert idle(game_of("junk", decks=decks, hold="12 evenly")) == expected


def test_only_whoever_is_asked_is_told() -> None:
    game = game_of("bold_haggler junk")
    assert all("idle" not in pending(game.view(seat)) for seat in (1, None))


def test_what_goes_on_where_nothing_is_of_use() -> None:
    assert game_of("bold_haggler junk").going_on == ""  # whoever plays ends the own turn
    for deck, expected in (("bold_haggler", "end"), ("market_discovery", "")):
        game = game_of("junk", deck=" ".join([deck] * 5))
        game.answer("end", 0)
        assert (game.prompt, game.going_on) == ("before_market", expected)


def test_a_use_matters_at_any_time_unless_its_card_says_otherwise() -> None:
    late = [name for name, face in NUMBER.items() if USABLE[face] and OF_USE[face] != AT_ANY_TIME]
    assert late == ["bold_haggler"]
    assert OF_USE[NUMBER["bold_haggler"]] == WHILE_ACTING
