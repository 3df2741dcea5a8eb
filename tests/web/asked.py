"""Every question of the game at a table in the browser: games that bots have played, and where it is asked there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import Seat, Table
from animalfolk.table.store import store
from tests.web.tables import post

WALK = 300  # answers by lot at the beginning of a game, so that what is asked does not depend on how a bot plays
# Players, options and decks of games in which each question comes within the walk; the number is that of the seed.
GAMES: list[tuple[int, int, dict[str, int | str], str]] = [
    (1, 3, {"stacks": 5}, "squirrels ocelots chameleons platypuses"),
    (2, 4, {"stacks": 5, "gold": "by_seat"}, "crocodiles raccoons chameleons sloths pandas"),
    (3, 4, {"stacks": 4}, "foxes polecats owls macaws pandas"),
    (4, 4, {"mode": "teams", "stacks": 5}, "sloths ocelots crocodiles squirrels"),
    (5, 4, {"mode": "teams", "stacks": 5, "gold": "by_seat"}, "squirrels ocelots chameleons platypuses"),
    (6, 1, {"mode": "solo", "difficulty": "stern"}, "sloths crocodiles polecats"),
    (8, 2, {"mode": "coop", "stacks": 5}, "polecats raccoons squirrels owls"),
    (10, 3, {"stacks": 5}, "owls macaws pandas raccoons"),
    (11, 3, {"stacks": 5}, "foxes polecats owls macaws"),
    (12, 2, {"mode": "coop", "company_discards": "removed"}, "ocelots macaws owls sloths"),
    (14, 3, {"stacks": 5}, "platypuses owls polecats sloths"),
    (17, 4, {"mode": "teams", "stacks": 5}, "ocelots chameleons platypuses sloths"),
    (24, 3, {"stacks": 8}, "polecats raccoons chameleons crocodiles"),
    (30, 4, {"mode": "teams", "stacks": 5}, "pandas chameleons owls platypuses"),
    (42, 4, {"stacks": 4}, "raccoons macaws chameleons foxes crocodiles"),
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
    """Tables of bots, of which the first answers are given."""
    for number, players, options, decks in GAMES:
        seed = f"{number:032x}"
        table = bots_at(Setup.of(decks.split(), make_rules(players, options), seed), players)
        chance = random.Random(seed)
        for _ in range(WALK):
            if not table.is_over:
                table.bot_answer(chance.choice(table.options))
        yield table
    for position, players, answers in LAID:
        table = bots_at(position, players)
        for answer in answers:
            table.bot_answer(answer)
        yield table


def bots_at(start: Setup | str, players: int) -> Table:
    """A table of bots."""
    return Table(start, [Seat("simple", f"simple {seat}") for seat in range(players)], nonce="ab" * 16)


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
