"""JUNK: the junk pile."""

from __future__ import annotations

from collections import Counter

import pytest

from animalfolk import Game
from animalfolk.engine.playout import Playout
from animalfolk.engine.run import answer
from tests.support.spec import rows, snake
from tests.support.table import DECKS, SEED, expect, play, table

WAITING = "P2 hand: junk junk"


@pytest.mark.rule("JUNK-01")
def test_in_clean_up_junk_fills_the_hand_when_nothing_else_is_left() -> None:
    game = table("P1 hand: acorn", "P1 deck: spyglass", WAITING)
    events = play(game, "P1: inventory; done")
    assert events[1:5] == ["drew P1", "drew_junk P1 junk", "drew_junk P1 junk", "drew_junk P1 junk"]
    expect(game, "P1 hand: acorn spyglass junk junk junk", "junk: 3")


@pytest.mark.rule("JUNK-02")
def test_junk_is_drawn_in_clean_up_only() -> None:
    game = table("P1 hand: junk shattered_relic", WAITING, hold=[0])
    events = play(game, "P1: play shattered_relic")
    expect(game, "P1 asked: end_turn", "P1 hand:", "junk: 7")
    assert not [event for event in events if event.startswith("drew")]
    assert "drew_junk P1 junk" in play(game, "P1: end")


@pytest.mark.rule("JUNK-03", "JUNK-04")
def test_junk_never_runs_out() -> None:
    game = table("P1 hand: junk", "junk: 1", WAITING)
    play(game, "P1: done")
    expect(game, "P1 hand: junk junk junk junk junk", "junk: 0")


@pytest.mark.rule("JUNK-04", "JUNK-05")
def test_junk_beyond_the_box_is_junk_in_every_respect() -> None:
    market = ["market: - - - - essential_purchase", "market deck: cookies acorn"]
    game = table("P1 hand: stashing_vendor acorn", "junk: 0", *market, WAITING, hold=[0])
    play(game, "P1: inventory; done; end", "P2: junk; done")
    expect(game, "P1 hand: stashing_vendor acorn junk junk junk", "P1 value junk: 1")
    assert {option.split()[0] for option in game.options} == {"buy", "build", "inventory", "play"}
    expect(game, "P1 not offered: play junk")
    play(game, "P1: buy essential_purchase+0, junk, junk, junk; 3")
    expect(game, "junk: 3", "P1 discard:")


@pytest.mark.rule("JUNK-06")
@pytest.mark.parametrize("number", range(3))
def test_every_other_card_keeps_to_its_printed_copies(number: int) -> None:
    state = Game.new(DECKS, seed=f"{number}{SEED[1:]}").peek()
    chooser = Playout(number)
    printed = {snake(row["name"]): int(row["copies"]) for row in rows("cards")}
    for _ in range(300):
        if state.winner < 0:
            answer(state, chooser.choose(state))
    counted = Counter(_everywhere(state.dump()))
    assert all(count <= printed[name] for name, count in counted.items() if name != "junk")
    assert sum(counted.values()) - counted["junk"] == 3 * 11 + 2 * 3


def _everywhere(dump: dict[str, list[list[int]]]) -> list[str]:
    """The names of all cards of a game, wherever they lie."""
    from animalfolk.engine.faces import FACE, NAME, NOTHING

    zones = [zone for key in ("hands", "decks", "discards", "schedules", "stalls") for zone in dump[key]]
    zones += [dump[key] for key in ("market", "market_deck", "bin", "aside")]  # type: ignore[misc]
    return [NAME[card & FACE] for zone in zones for card in zone if card != NOTHING]
