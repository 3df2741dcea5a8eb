"""What others receive over the wire, and when, does not tell what somebody has drawn or holds: twins, byte for byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from animalfolk.table import Clock, Seat, Settings, Table
from tests.properties.walk import SOAK
from tests.server.leaks import HASHES, freeze
from tests.server.plainly import Plainly
from tests.server.postgres import Cluster
from tests.server.sockets import Client, Served, Tokens, serving

pytestmark = pytest.mark.anyio
OTHERS = "P2 hand: junk junk junk junk\nP2 deck: junk junk junk junk\n"
MARKET = "market: acorn acorn acorn acorn acorn\nmarket deck: acorn acorn acorn acorn acorn acorn\n"
CLOCK = Clock("game", 600, 10)


class Twins(NamedTuple):
    """Two positions that differ in what P1 draws or holds, and what P1 answers in each of them."""

    name: str
    real: str
    other: str
    answers: Sequence[str | list[str]]
    asked: int  # how often P1 was asked after that, at both


def position(decks: str, *lines: str) -> str:
    return "\n".join(["animalfolk position 1", f"decks: {decks}", "players: 2", *lines, MARKET + OTHERS])


def drawn(decks: str, card: str) -> str:
    """P1 fills the hand next, with this card among others."""
    return position(decks, "P1 hand:", f"P1 deck: junk junk junk junk {card} junk junk", "moment: clean-up")


def held(decks: str, hand: str, deck: str = "junk junk junk") -> str:
    """P1 is on the move."""
    return position(decks, f"P1 hand: {hand}", f"P1 deck: {deck}")


def before_market(answers: Sequence[str]) -> Twins:
    decks = "ocelots pandas squirrels"
    name = f"before the market {' '.join(answers)}"
    return Twins(
        name, drawn(decks, "bold_haggler"), drawn(decks, "stashing_vendor"), answers, 0 if answers[-1] == "end" else 1
    )


TWINS = [
    before_market(["end"]),
    before_market(["pause"]),
    before_market(["pause", "end"]),
    Twins(
        "equal cards looked at",
        held("owls squirrels sloths", "wise_spy junk", "junk junk junk"),
        held("owls squirrels sloths", "wise_spy junk", "junk siesta acorn"),
        ["use wise_spy"],
        1,
    ),
    Twins(
        "equal cards drawn for Spyglass",
        held("macaws squirrels sloths", "spyglass junk", "junk junk junk"),
        held("macaws squirrels sloths", "spyglass junk", "junk siesta acorn"),
        ["play spyglass"],
        1,
    ),
    Twins(
        "equal cards of a deck that is searched",
        held("platypuses squirrels sloths", "magnet junk", "junk junk junk"),
        held("platypuses squirrels sloths", "magnet junk", "junk siesta acorn"),
        ["play magnet"],
        1,
    ),
    Twins(
        "equal cards of a hand of which one is given",
        held("raccoons squirrels sloths", "rotten_food junk junk junk"),
        held("raccoons squirrels sloths", "rotten_food junk siesta acorn"),
        ["play rotten_food"],
        1,
    ),
]


async def received(
    served: Served, text: str, answers: Sequence[str | list[str]], always: bool = False
) -> tuple[list[bytes], int]:
    """All that P2 and whoever watches receives and can fetch while P1 answers; whether P1 is asked at the end.

    always: P1 wishes to be asked also where nothing is of use.
    """
    seats = [Seat("person", "Anna"), Seat("person", "Ben")]
    tokens = await served.add(Table(text, seats, Settings(undo="agreed", clock=CLOCK), nonce="ab" * 16))
    acting = await Client.open(served, tokens.seats[0])
    looking = [await Client.open(served, token) for token in (tokens.seats[1], tokens.watch)]
    for client in (acting, *looking):
        await client.everybody()
    for client in looking:
        client.received.clear()
    if always:
        assert (await acting.ask("ask_always"))["type"] == "done"
    found: list[bytes] = []
    for answer in answers:
        number = acting.state["number"]
        assert (await acting.answer(answer))["type"] == "done"
        await acting.until(changed(acting, number))
        for client in looking:
            await client.told(acting.state["event"])
        found += [await fetched(served, tokens, token) for token in (tokens.seats[1], tokens.watch)]
    for client in looking:
        found += client.received
    asked = int(acting.is_asked)
    for client in (acting, *looking):
        await client.close()
    return [HASHES.sub(b"", text.replace(tokens.game.encode(), b"")) for text in found], asked


def changed(client: Client, number: int) -> Callable[[], bool]:
    """Whether this client has heard of what came of an answer."""
    return lambda: bool(client.state["number"] != number)


async def fetched(served: Served, tokens: Tokens, token: str) -> bytes:
    web = Plainly(served.port)
    paths = (f"/api/tables/{tokens.game}", "/api/play", "/api/play/record")
    return b"".join([(await web.get(path, token)).text for path in paths])


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_others_receive_the_same_whatever_was_drawn_or_is_held(
    kind: str, postgres: Cluster, tmp_path: Path
) -> None:
    settings: dict[str, Any] = (
        {"database": await asyncio.to_thread(postgres.new_database)} if kind == "postgres" else {}
    )
    async with serving(tmp_path, **settings) as served:
        freeze(served.hall)
        for twins in TWINS if SOAK else TWINS[:4] if kind == "sqlite" else TWINS[:2]:
            real, asked = await received(served, twins.real, twins.answers)
            other, asked_too = await received(served, twins.other, twins.answers)
            assert real == other, twins.name
            assert len(real) >= 4
            assert (asked, asked_too) == (twins.asked, twins.asked), twins.name


@pytest.mark.parametrize("card", ["bold_haggler", "stashing_vendor"])
async def test_others_receive_the_same_whether_or_not_somebody_wishes_to_be_asked_always(
    card: str, tmp_path: Path
) -> None:
    """Also who holds nothing but a card without a use has the whole wait."""
    async with serving(tmp_path) as served:
        freeze(served.hall)
        text = drawn("ocelots pandas squirrels", card)
        usual, wished = [await received(served, text, ["pause"], always) for always in (False, True)]
        assert usual == wished
        assert usual[1] == 1
