"""What others did and did not tell is found; and nobody follows a table at which nobody here waits for news."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from animalfolk.server.messages import Join, NewSeat, NewTable
from animalfolk.server.notes import CHAT, CLOSED, HERE, LEFT, LOG, LOST, MISSED, ROW, VOID, Note
from animalfolk.server.rows import OPEN, RUNNING
from tests.server.pairs import Silent, Two, joined_unheard, peers_of, quick_pair, sits
from tests.server.postgres import Cluster
from tests.server.sockets import Client, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
DECKS = ("macaws", "pandas", "squirrels", "sloths")


@pytest.fixture
async def pair(postgres: Cluster, tmp_path: Path) -> AsyncIterator[Two]:
    """Two servers that look around often."""
    async with quick_pair(postgres, tmp_path) as two:
        yield two


async def test_what_a_lost_server_did_last_is_found(pair: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table, invites, token = await sits(pair.one, NewTable(seats=[NewSeat()] * 3, decks=[*DECKS]))
    anna = await Client.open(pair.other, token)
    await joined_unheard(pair, table, invites[0], monkeypatch)
    assert (await anna.ask("ping"))["type"] == "done"
    assert anna.state["seats"][1]["open"]
    for task in [*peers_of(pair.one)._tasks, *pair.one.hall._tasks]:
        task.cancel()
    await anna.until(lambda: not anna.state["seats"][1]["open"])
    await anna.hear("Good day")


async def test_who_looks_at_a_table_sees_that_it_has_begun(pair: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table, invites, token = await sits(pair.one, NewTable(seats=[NewSeat()] * 2, decks=[*DECKS[:3]]))
    anna = await Client.open(pair.other, token)
    monkeypatch.setattr(peers_of(pair.one), "_speaker", Silent())
    await pair.one.parts.lobby.join(table, Join(token=invites[0], name="Ben"), None)
    assert anna.state["phase"] == OPEN
    await pair.other.hall.ring(table, False)
    await anna.until(lambda: anna.state["phase"] == RUNNING)


async def test_a_table_where_nobody_waits_for_news_is_read_on_when_somebody_comes(pair: Two) -> None:
    table = table_of("person", "person")
    tokens = await pair.one.add(table)
    live = await pair.other.live(tokens)
    await live.state(0)
    await until(lambda: not pair.other.hall.peers.holds(tokens.game))
    before = live.length
    client = await Client.open(pair.one, tokens.seats[table.asked or 0])
    await client.answer()
    note = Note("one", LOG, tokens.game, length=(before or 0) + 1)
    assert not pair.other.hall.concerns(note)
    await pair.other.hall.hear(note)
    assert live.length == before
    assert tokens.game not in pair.other.hall.lengths()
    await pair.other.live(tokens)
    assert live.length == (before or 0) + 1
    with live.listen():
        assert pair.other.hall.concerns(note)
        assert pair.other.hall.lengths() == {tokens.game: live.length}


async def test_notes_of_tables_that_are_not_here_come_to_nothing_at_once(pair: Two) -> None:
    concerns = pair.one.parts._concerns
    assert not any(concerns(Note("other", what, "elsewhere")) for what in (LOG, ROW, HERE))
    assert all(concerns(Note("other", what, "elsewhere")) for what in (CHAT, VOID, LEFT, CLOSED))
    assert all(concerns(Note("other", what)) for what in (LOST, MISSED))
    tokens = await pair.one.add(table_of("person", "person"))
    await pair.one.live(tokens)
    assert all(concerns(Note("other", what, tokens.game)) for what in (ROW, HERE))
