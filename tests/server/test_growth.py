"""How much is stored: by one address within a day, in one field, in one log, at one table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from animalfolk.server import asking, saying
from animalfolk.server.asker import ASKER
from animalfolk.server.errors import OverQuota
from animalfolk.server.limits import DAY, MEGABYTE, Limit, Limits
from animalfolk.server.rows import NEW, PLAYED, ChatRow
from animalfolk.server.seating import ROW_BYTES
from animalfolk.server.storage import Storage
from animalfolk.table import Table
from animalfolk.table.store import store
from tests.conftest import SOAK
from tests.server.sockets import Client, serving
from tests.server.stored import begun
from tests.server.test_fairness import GREEDY, OTHER, coming_from, record_of
from tests.server.web import Web, is_asked, served
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
SECRETS = 198_000  # letters of a nonce


def test_a_quota_says_how_long_to_wait_and_fills_again() -> None:
    now = 0.0
    limits = Limits({NEW: Limit(1_000, 10)}, lambda: now)
    limits.check(NEW, "a")
    limits.spend(NEW, "a", 1_500)
    with pytest.raises(OverQuota) as caught:
        limits.check(NEW, "a")
    assert (caught.value.code, caught.value.values) == ("storage-quota", {"seconds": 51})
    limits.check(NEW, "b")
    now = 51.0
    limits.check(NEW, "a")


async def test_all_that_is_stored_counts(storage: Storage) -> None:
    spent = {NEW: 0, PLAYED: 0}

    def count(kind: str, size: int) -> None:
        spent[kind] += size

    storage.spent = count
    await begun(storage)
    assert spent[NEW] > 1_000  # a visitor and a table with three seats
    before = spent[PLAYED]
    await storage.add_chat("g", ChatRow(1, 0, "Anna", "ż" * 300))
    assert spent[PLAYED] - before > 600


def record_with(nonce: str = "", name: str = "Anna") -> str:
    """The record of a short game with such a nonce and such a name."""
    made = table_of("simple", "simple", stacks=1)
    seats = [made.seats[0]._replace(name=name), made.seats[1]]
    table = Table(made.start, seats, made.settings, nonce)
    table.run_bots()
    return store(table)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (record_with(nonce="a" * SECRETS), "nonce"),
        (record_with(nonce="a" * 65), "nonce"),
        (record_with(name="x" * 101), "seat P1"),
        (record_with(name="x" * SECRETS), "seat P1"),
    ],
    ids=["secrets", "nonce", "name", "names"],
)
async def test_no_field_of_a_record_is_longer_than_any_honest_one(text: str, field: str, tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        refused = await web.post("/api/records", {"text": text})
        assert (refused.status_code, refused.json()["code"]) == (400, "long-field")
        assert refused.json()["values"]["field"] == field
        assert await web.parts.storage.all_games() == []
        await web.good("/api/records", {"text": record_with(nonce="a" * 64, name="x" * 100)})


async def refusal(web: Web, path: str, body: Any, token: str = "") -> str:
    """The code with which this is refused; and it says when to come again."""
    answer = await web.post(path, body, token)
    assert answer.status_code == 429, answer.text
    assert 0 < answer.json()["values"]["seconds"] <= DAY
    assert answer.headers["Retry-After"] == str(answer.json()["values"]["seconds"])
    code: str = answer.json()["code"]
    return code


@pytest.mark.soak
async def test_one_address_stores_no_more_than_its_quota(tmp_path: Path, address: str) -> None:
    async with (
        served(tmp_path, database=address, megabytes_per_day=1) as web,
        coming_from(web, GREEDY) as greedy,
        coming_from(web, OTHER) as other,
    ):
        token = ASKER.set(GREEDY)
        web.parts.storage.spent(NEW, 0 if SOAK else MEGABYTE - 20_000)  # what came before
        ASKER.reset(token)
        number, answer = 0, await greedy.post("/api/records", {"text": record_of(0)})
        while answer.status_code == 201:
            number += 1
            answer = await greedy.post("/api/records", {"text": record_of(number)})
        assert answer.json()["code"] == "storage-quota"
        sizes = [await size(web, name) for name in await web.parts.storage.all_games()]
        assert sum(sizes) < MEGABYTE + max(sizes)
        for path in ("/api/visitors", "/api/quick", "/api/learn"):
            assert await refusal(greedy, path, {}) == "storage-quota"
            await other.good(path)


async def size(web: Web, name: str) -> int:
    row = await web.parts.storage.game(name)
    assert row
    return len((row.opening or "").encode()) + len(row.request.encode())


async def test_who_plays_too_much_is_told_so_and_may_give_up(tmp_path: Path) -> None:
    async with served(tmp_path, megabytes_per_day=1) as web, coming_from(web, OTHER) as other:
        made = await web.good("/api/quick", {"bot": "simple"})
        state = await web.until(made["token"], is_asked)
        answer = {"number": state["number"], "choice": state["view"]["decision"]["options"][0], "id": "a"}
        web.parts.limits.spend(PLAYED, "testclient", 3 * MEGABYTE // 2)
        for path, body in (("answer", answer), ("undo", {}), ("chat", {"text": "hello"})):
            assert await refusal(web, f"/api/play/{path}", body, made["token"]) == "storage-quota"
        await web.visitor("Anna")  # new things have a quota of their own
        assert (await other.post("/api/play/answer", answer, made["token"])).status_code == 200
        await web.good("/api/play/resign", {}, made["token"])


async def test_who_plays_too_much_over_a_socket_is_told_so_too(tmp_path: Path) -> None:
    async with serving(tmp_path, megabytes_per_day=1) as here:
        here.parts.desk.limits = here.parts.limits
        tokens = await here.add(table_of("person", "person"))
        client = await Client.open(here, tokens.seats[0])
        assert (await client.ask("chat", text="hello"))["type"] == "done"
        here.parts.limits.spend(PLAYED, "127.0.0.1", 2 * MEGABYTE)
        refused = await client.ask("chat", text="hello")
        assert (refused["type"], refused["code"]) == ("refused", "storage-quota")
        assert refused["values"]["seconds"] > 0
        assert (await client.ask("resign"))["type"] == "done"
        await client.close()


async def test_what_bots_answer_counts_for_whoever_made_the_move(tmp_path: Path) -> None:
    async with served(tmp_path) as web, coming_from(web, OTHER) as other:
        web.parts.limits._now = lambda: 0.0  # nothing comes back meanwhile
        made = await web.good("/api/quick", {"bot": "simple", "bots": 3})
        state = await other.until(made["token"], is_asked)
        for number in range(3):
            answer = {"number": state["number"], "choice": state["view"]["decision"]["options"][-1], "id": f"{number}"}
            await other.good("/api/play/answer", answer, made["token"])
            state = await other.until(made["token"], is_asked)
        entries = await web.parts.storage.entries(made["table"])
        limits = web.parts.limits
        most = limits._kinds[PLAYED].burst
        spent = [most - limits._left(PLAYED, whose, 0.0) for whose in (OTHER, "testclient")]
        assert sum(entry.bot for entry in entries) > 3
        assert sum(spent) > len(entries) * ROW_BYTES
        assert spent[0] > 3 * ROW_BYTES


async def test_a_table_keeps_so_many_lines(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saying, "MOST_KEPT", 3)
    await begun(storage)
    for number in range(1, 9):
        assert await storage.add_chat("g", ChatRow(1, 0, "Anna", f"{number}")) == number
    assert [line.text for line in await storage.chat("g")] == ["6", "7", "8"]


async def test_a_log_has_so_many_entries_and_then_people_give_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as web:
        made = await web.good("/api/quick", {"bot": "simple"})
        state = await web.until(made["token"], is_asked)
        monkeypatch.setattr(asking, "MOST_ENTRIES", len(await web.parts.storage.entries(made["table"])))
        answer = {"number": state["number"], "choice": state["view"]["decision"]["options"][0], "id": "a"}
        refused = await web.post("/api/play/answer", answer, made["token"])
        assert (refused.status_code, refused.json()["code"]) == (409, "full-log")
        assert (await web.post("/api/play/undo", {}, made["token"])).json()["code"] == "full-log"
        await web.good("/api/play/resign", {}, made["token"])
