"""Every question of the game at a table in the browser: games that bots have played, and where it is asked there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import Seat, Table
from animalfolk.table.store import store
from tests.web.played import GAMES, new_table
from tests.web.tables import post

# Decks and seeds of further games with questions that are hardly ever asked, and who plays them.
RARE = [
    (("polecats", "pandas", "ocelots"), 4, ("simple", "simple")),
    (("chameleons", "owls", "macaws"), 9, ("random", "simple")),
    (("polecats", "squirrels", "owls"), 47, ("random", "simple")),
    (("owls", "platypuses", "macaws"), 61, ("random", "simple")),
    (("chameleons", "squirrels", "macaws"), 65, ("random", "simple")),
]
# Positions in which such a question comes after the first answers.
FURTHER_STACK = """animalfolk position 1
decks: squirrels sloths foxes
players: 2
rules: stacks=6
market: acorn siesta siesta siesta lunch_break
market deck: nostalgic_item nostalgic_item empty_chest cheer
junk: 9
P1 hand: winter_is_coming accordion stashing_vendor empty_chest
P1 deck: junk junk junk
P1 stall: stashing_vendor | empty_chest | nostalgic_item | acorn
P2 hand: junk junk stashing_vendor acorn
"""
SPARED = """animalfolk position 1
decks: raccoons crocodiles macaws
players: 1
rules: mode=solo stacks=3
thrown: yes
junk: 9
market: cookies spyglass nuisance nuisance cookies
market deck: spyglass spyglass shattered_relic
P1 hand: sabotage swift_broker
P1 deck: junk shattered_relic shattered_relic junk swift_broker
P2 deck: flashy_show cookies junk
"""
LAID: list[tuple[str, int, list[str | list[str]]]] = [
    (FURTHER_STACK, 2, [["build", "winter_is_coming"]]),
    (SPARED, 1, ["play sabotage"]),
]
SELDOM = {"stack_alone"}  # questions that no game here asks


class Place(NamedTuple):
    """Where a question is asked: the record of a game, after how many steps, and of whom."""

    record: str
    step: int
    seat: int


@cache
def places() -> dict[str, Place]:
    """One for each question, with two options or more."""
    found: dict[str, Place] = {}
    for table in tables():
        table.run_bots()
        if table.is_over:
            for prompt, step, seat in questions(table):
                found.setdefault(prompt, Place(store(table), step, seat))
    return found


def tables() -> Iterator[Table]:
    """Tables of bots."""
    for number, (players, _, _) in enumerate(GAMES):
        yield new_table(number, *("simple" if seat % 2 else "random" for seat in range(players)))
    for decks, seed, kinds in RARE:
        setup = Setup.of(list(decks), make_rules(2, {"stacks": 5}), f"{seed:032x}")
        yield Table(setup, [Seat(kind, f"{kind}{seat}") for seat, kind in enumerate(kinds)], nonce="ab" * 16)
    for position, players, answers in LAID:
        table = Table(position, [Seat("simple", f"simple {seat}") for seat in range(players)], nonce="ab" * 16)
        for answer in answers:
            table.bot_answer(answer)
        yield table


def questions(table: Table) -> Iterator[tuple[str, int, int]]:
    """What was asked in a game that is over, after how many steps, and whom."""
    game = table._begin()
    for step, taken in enumerate(table.steps):
        if len(game.options) > 1:
            yield game.prompt, step, taken.seat
        for text in taken.texts:
            game.answer(text, taken.seat)


def sit_down(url: str, place: Place) -> str:
    """The token of the seat that is asked there, at a table of its own that goes on from that moment."""
    watch = post(url, "/api/records", text=place.record)["watch"]
    made = post(url, "/api/play/play-on", watch, step=place.step, seat=place.seat, bot="novice")
    return str(made["token"])
