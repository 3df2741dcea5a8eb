"""The bytes that a seat, or somebody who watches, receives do not change with what is hidden from it.

Positions of random games with every deck and in every mode are put on a real server. For each viewer, what it cannot
know is dealt anew, and the other game takes the place of the first. Both are opened over a socket and over HTTP: the
states, the records, the refusals of everything that can be asked, the updates after answers that show nothing, and
the lines of the log, are the same, byte by byte. Only the commitment is left out, and the hashes of records that begin
with it: it is made to be another one, and tells nothing.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from animalfolk.engine.faces import NO_SET, SET
from animalfolk.table import Clock, Seat, Settings, Table
from tests.properties.walk import SOAK, mixes, seeds
from tests.server.leaks import GAME, Listener, Spy, freeze, lasting_answer, pairs, quiet_answer, several_answers, tables
from tests.server.memory_storage import MemoryStorage, token_of
from tests.server.plainly import Plainly
from tests.server.sockets import Client, serving

pytestmark = pytest.mark.anyio
PARTS = 40 if SOAK else 2
POSTS = 1 if SOAK else 4  # of one in so many positions all that is refused is asked over HTTP, too
CARDS = 72

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


@asynccontextmanager
async def spying(folder: Path) -> AsyncIterator[Spy]:
    """A server, and somebody who asks it for everything."""
    storage, notes, logger = MemoryStorage(), Listener(), logging.getLogger("animalfolk")
    level = logger.level
    async with serving(folder, storage=storage.as_storage()) as served:
        freeze(served.hall)
        logger.addHandler(notes)
        logger.setLevel(logging.DEBUG)
        try:
            yield Spy(served, storage, Plainly(served.port), notes)
        finally:
            logger.removeHandler(notes)
            logger.setLevel(level)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
async def test_no_byte_depends_on_what_is_hidden(tmp_path: Path, part: int) -> None:
    quiet = refused = compared = 0
    async with spying(tmp_path) as spy:
        chosen = mixes()[part::PARTS]
        for place in seeds(f"no byte depends on what is hidden {part}", len(chosen)):
            for pair in pairs(chosen[place], place):
                answer, lasting, several = quiet_answer(pair), lasting_answer(pair), several_answers(pair)
                posts, wrong = place % POSTS == 0, [*lasting, *several]
                real, other = [await spy.received(table, pair.viewer, answer, wrong, posts) for table in tables(pair)]
                assert real == other, pair.about
                compared += 1
                quiet += bool(answer)
                refused += bool(lasting) and any(b'"code":"lasting"' in told for told in real)
    assert compared > len(chosen)
    assert quiet > len(chosen) / 20
    assert refused > len(chosen) / 40


@pytest.mark.soak
def test_every_card_is_hidden_somewhere_in_what_is_compared() -> None:
    """For a seat, and for whoever watches."""
    seats, watchers = set[int](), set[int]()
    for part in range(PARTS):
        for place, mix in enumerate(mixes()[part::PARTS]):
            for pair in pairs(mix, place):
                (watchers if pair.viewer is None else seats).update(pair.hidden)
    every = {face for face, deck in enumerate(SET) if deck != NO_SET}
    assert len(every) == CARDS
    assert every <= seats
    assert every <= watchers


@pytest.mark.parametrize("clock", [Clock(), Clock("move", 600), Clock("game", 6000, 10)], ids=lambda clock: clock.kind)
async def test_that_somebody_kept_silent_is_told_to_nobody(tmp_path: Path, clock: Clock) -> None:
    """The third player may react to the own purchase, then the first: the second, and who watches, hear nothing."""
    storage, seats = MemoryStorage(), [Seat("person", name) for name in ("Anna", "Ben", "Clara")]
    async with serving(tmp_path, storage=storage.as_storage()) as served:
        storage.put(GAME, Table(TWO_MAY_REACT, seats, Settings(undo="agreed", clock=clock)))
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
