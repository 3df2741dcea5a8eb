"""The bytes that a seat, or somebody who watches, receives do not change with what is hidden from it.

Positions of random games with every deck and in every mode are put on a real server. For each viewer, what it cannot
know is dealt anew, and the other game takes the place of the first. Both are opened over a socket: the states, the
refusals of everything that can be asked, and the updates after answers that show nothing, are the same, byte by byte.
Only the commitment is left out: it is made to be another one, and tells nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest

from animalfolk.engine.faces import NOTHING, SPECTATOR
from animalfolk.engine.position import write
from animalfolk.engine.redeal import redeal
from animalfolk.engine.state import State
from animalfolk.server.hall import Hall
from animalfolk.server.once import Once
from animalfolk.table import Clock, Seat, Settings, Table
from tests.properties.walk import SOAK, Mix, mixes, name_of, seeds, walk
from tests.server.shelf import Shelf, token_of
from tests.server.sockets import Client, Message, Served, serving

pytestmark = pytest.mark.anyio
GAMES = 3 if SOAK else 1
POSITIONS = 10 if SOAK else 1  # of a game
STRIDE = 40  # one of so many decisions is looked at
GAME = "game"
PARTS = 40 if SOAK else 4
ASKED: list[Message] = [  # refused whatever is hidden, or nobody notices
    {"type": "answer", "number": 0, "choice": "end"},
    {"type": "answer", "number": 1, "choice": "fly"},
    {"type": "answer", "number": 1, "choice": ["fly", "far"], "run": True},
    {"type": "undo"},
    {"type": "ask_undo", "turn": True},
    {"type": "agree"},
    {"type": "refuse"},
    {"type": "return"},
    {"type": "hints"},
    {"type": "nothing"},
]

TWO_MAY_REACT = """animalfolk position 1
decks: owls
players: 3
counts: 2 2 3 3 0 0 0
turn: 18 P3
market: - - - - extra_remarks
junk: 1 made 7
P1 hand: junk binoculars junk ancient_knowledge junk
P1 discard: ancient_knowledge junk junk junk junk junk junk
P1 known: binoculars@23w
P1 stall: wise_spy
P2 hand: junk junk junk junk ancient_knowledge
P2 deck: junk junk junk balancing junk wise_spy
P2 discard: junk binoculars
P3 hand: junk quality_inspection junk quality_inspection
P3 deck: junk@3 junk@3 junk@3 junk
P3 discard: quality_inspection wise_spy binoculars junk junk
P3 known: quality_inspection@12w
noted: arrival/P3/quality_inspection@1234w purchase/P3
frames: game/P1/2 take_turn/P3/9/0 react/P3/4/2 watch/P3/1
"""


class Pair(NamedTuple):
    """A position, the same with what a viewer cannot know dealt anew, and the viewer."""

    real: str
    other: str
    viewer: int | None
    players: int
    about: str


def pairs(mix: Mix, number: int) -> Iterator[Pair]:
    """Positions of one random game, for every viewer; where somebody else is asked something else, there is no pair."""
    chance = random.Random(f"{number} {mix}")
    wanted = set(chance.sample(range(STRIDE * POSITIONS), POSITIONS))
    for place, (g, _) in enumerate(islice(walk(mix, number), STRIDE * POSITIONS)):
        if place not in wanted or g.who == NOTHING:
            continue
        for viewer in [*range(mix.players), SPECTATOR]:
            other = redeal(g, viewer, f"{chance.getrandbits(128):032x}")
            if moment(other) == moment(g):
                seen_by = None if viewer == SPECTATOR else viewer
                yield Pair(write(g), write(other), seen_by, mix.players, f"{name_of(mix)} {number} {viewer}")


def moment(g: State) -> tuple[int, int, int]:
    return g.who, g.prompt, g.turn


def tables(pair: Pair) -> Iterator[Table]:
    seats = [Seat("person", f"N{number}") for number in range(pair.players)]
    for position in (pair.real, pair.other):
        yield Table(position, seats, Settings(undo="agreed"), nonce="ab" * 16)


def freeze(hall: Hall) -> None:
    """Every answer comes at the same time."""
    hall._house = hall._house._replace(now=lambda: 5)


async def received(served: Served, shelf: Shelf, table: Table, viewer: int | None, answer: Message) -> list[bytes]:
    """All that a viewer receives who asks for everything."""
    served.hall._tables.pop(GAME, None)
    served.desk.once = Once()  # the ids of the first game are not those of the other
    shelf.put(GAME, table)
    client = await Client.open(served, token_of(GAME, viewer))
    for number, message in enumerate(ASKED):
        await client.ask(id=f"id-{number}", **{"kind" if key == "type" else key: part for key, part in message.items()})
    if answer:
        before = client.state["number"]
        assert (await client.ask("answer", **{**answer, "number": before}))["type"] == "done"
        await client.until(lambda: client.state["number"] != before)
    await client.close()
    played = await (await served.hall.table(GAME)).look(lambda found: found)
    return [text.replace(played.commit.encode(), b"") for text in client.received]


def quiet_answer(pair: Pair) -> Message:
    """An answer of the viewer that shows nothing hidden to anybody, if there is one."""
    real = next(tables(pair))
    if pair.viewer is None or real.asked != pair.viewer:
        return {}
    for option in real.options:
        trial = next(tables(pair))
        trial.answer(pair.viewer, trial.number(pair.viewer), option)
        if not trial.steps[-1].reveals and trial.game.prompt != "react":
            return {"id": "quiet", "choice": option}
    return {}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
async def test_no_byte_depends_on_what_is_hidden(tmp_path: Path, part: int) -> None:
    shelf = Shelf()
    quiet = compared = 0
    async with serving(tmp_path, storage=shelf.as_storage()) as served:
        freeze(served.hall)
        chosen = mixes()[part::PARTS]
        for place in seeds(f"no byte depends on what is hidden {part}", len(chosen) * GAMES):
            for pair in pairs(chosen[place // GAMES], place % GAMES):
                answer = quiet_answer(pair)
                real, other = [await received(served, shelf, table, pair.viewer, answer) for table in tables(pair)]
                assert real == other, pair.about
                compared += 1
                quiet += bool(answer)
    assert compared > len(chosen)
    assert quiet > len(chosen) / 8


@pytest.mark.parametrize("clock", [Clock(), Clock("move", 600), Clock("game", 6000, 10)], ids=lambda clock: clock.kind)
async def test_that_somebody_kept_silent_is_told_to_nobody(tmp_path: Path, clock: Clock) -> None:
    """The third player may react to the own purchase, then the first: the second, and who watches, hear nothing."""
    shelf, seats = Shelf(), [Seat("person", name) for name in ("Anna", "Ben", "Clara")]
    async with serving(tmp_path, storage=shelf.as_storage()) as served:
        shelf.put(GAME, Table(TWO_MAY_REACT, seats, Settings(undo="agreed", clock=clock)))
        anna, ben, clara, watcher = [await Client.open(served, token_of(GAME, seat)) for seat in (0, 1, 2, None)]
        for client in (ben, watcher):
            await client.everybody()
            assert client.state["view"]["decision"] == {"seat": None, "card": None}
        heard = [len(client.received) for client in (ben, watcher)]
        assert (await clara.answer("done"))["type"] == "done"
        await anna.until(lambda: anna.is_asked)
        for _ in range(10):
            for client in (ben, watcher):
                assert (await client.ask("ping"))["type"] == "done"
        assert [len(client.received) for client in (ben, watcher)] == [count + 10 for count in heard]
