"""Every question of the game at a table in the browser: games that bots have played, and the steps at which it is asked."""

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
LAID: list[tuple[str, tuple[str, ...], list[str | list[str]]]] = [
    (
        "decks: squirrels sloths foxes\nplayers: 2\nrules: stacks=6\n"
        "market: acorn siesta siesta siesta lunch_break\nmarket deck: nostalgic_item nostalgic_item empty_chest cheer\n"
        "junk: 9\n"
        "P1 hand: winter_is_coming accordion stashing_vendor empty_chest\nP1 deck: junk junk junk\n"
        "P1 stall: stashing_vendor | empty_chest | nostalgic_item | acorn\nP2 hand: junk junk stashing_vendor acorn\n",
        ("simple", "simple"),
        [["build", "winter_is_coming"]],
    ),
    (
        "decks: raccoons crocodiles macaws\nplayers: 1\nrules: mode=solo stacks=3\nthrown: yes\njunk: 9\n"
        "market: cookies spyglass nuisance nuisance cookies\nmarket deck: spyglass spyglass shattered_relic\n"
        "P1 hand: sabotage swift_broker\nP1 deck: junk shattered_relic shattered_relic junk swift_broker\n"
        "P2 deck: flashy_show cookies junk\n",
        ("simple",),
        ["play sabotage"],
    ),
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
    for position, kinds, answers in LAID:
        seats = [Seat(kind, f"{kind} {seat}") for seat, kind in enumerate(kinds)]
        table = Table(f"animalfolk position 1\n{position}", seats, nonce="ab" * 16)
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
