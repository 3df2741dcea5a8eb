"""Somebody vanishes from a table without a clock: whoever is there may call a bot, and who comes back plays on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from animalfolk.server.errors import Refused
from animalfolk.server.rows import DRAFTING
from animalfolk.server.timing import Presence
from animalfolk.table import Clock, Settings
from tests.server.memory import House, live_at, settle
from tests.server.sockets import Client, serving
from tests.server.test_timing import DAY, away, begun
from tests.server.web import served
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
CALM: dict[str, Any] = {"decks": "first", "even_reactions": False, "first": "P1"}


@pytest.mark.parametrize("clock", [Clock(), Clock("move", 3 * DAY)], ids=["no clock", "days"])
async def test_a_bot_is_called_when_the_grace_is_over_and_the_seat_is_given_back(clock: Clock) -> None:
    house = House("person", "person", settings=Settings(undo="agreed", clock=clock))
    live = await begun(house, 0, 1)
    await live.depart(1)
    await house.clock.go(59)
    with pytest.raises(Refused) as refused:
        await live.call_bot(0, 1)
    assert (refused.value.code, refused.value.values) == ("not-absent", {"reason": "here", "seconds": 1})
    await house.clock.go(600)
    assert await away(live) == []  # nobody asked for it
    await live.call_bot(0, 1)
    await settle()
    assert await away(live) == [1]
    with pytest.raises(Refused):
        await live.call_bot(0, 1)
    await live.arrive(1)
    assert await away(live) == []
    await house.hall.close()


async def test_who_is_connected_or_asks_now_and_then_is_not_replaced() -> None:
    house = House("person", "person", "trader")
    live = await begun(house, 0, 1)
    await house.clock.go(600)
    for seat, reason in ((1, "here"), (0, "self"), (2, "bot"), (3, "bot")):
        with pytest.raises(Refused) as refused:
            await live.call_bot(0, seat)
        assert (refused.value.code, refused.value.values["reason"]) == ("not-absent", reason)
    await live.depart(1)
    await house.clock.go(50)
    await live.touch(1)
    await house.clock.go(50)
    with pytest.raises(Refused):
        await live.call_bot(0, 1)
    await house.clock.go(10)
    await live.call_bot(0, 1)
    await live.touch(1)
    assert await away(live) == []
    await house.hall.close()


async def test_bots_are_called_over_sockets_and_not_by_those_who_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        (await served.live(tokens)).presence = Presence(0)
        anna, ben, watcher = [await Client.open(served, token) for token in [*tokens.seats, tokens.watch]]
        await anna.everybody()
        assert (await anna.ask("call_bot", seat=1))["code"] == "not-absent"
        assert (await watcher.ask("call_bot", seat=1))["code"] == "not-allowed"
        assert (await anna.ask("call_bot", seat=7))["code"] == "bad-message"
        await ben.close()
        await anna.until(lambda: not anna.state["seats"][1]["here"])
        assert (await anna.ask("call_bot", seat=1))["type"] == "done"
        await anna.until(lambda: anna.state["view"]["table"]["seats"][1]["away"])
        ben = await Client.open(served, tokens.seats[1])
        await anna.until(lambda: not anna.state["view"]["table"]["seats"][1]["away"])


async def test_bots_are_called_over_http(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, made = await web.two(**CALM)
        early = await web.post("/api/play/call-bot", {"seat": 1}, anna)
        assert (early.status_code, early.json()["code"]) == (409, "not-absent")
        assert 0 < early.json()["values"]["seconds"] <= 60
        assert (await web.post("/api/play/call-bot", {"seat": 1}, made["watch"])).json()["code"] == "not-allowed"
        (await live_at(web.parts.hall, made["table"])).presence = Presence(0)
        assert await web.good("/api/play/call-bot", {"seat": 1, "id": "bot"}, anna) == {"new": True}
        assert (await web.state(anna))["view"]["table"]["seats"][1]["away"]
        assert not (await web.state(ben))["view"]["table"]["seats"][1]["away"]
        assert await web.good("/api/play/call-bot", {"seat": 1, "id": "bot"}, anna) == {"new": False}
        assert not (await web.state(anna))["view"]["table"]["seats"][1]["away"]


async def test_no_bot_is_called_where_seats_are_open(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        made = await web.good("/api/tables", {}, await web.visitor("Anna"))
        assert (await web.post("/api/play/call-bot", {"seat": 1}, made["token"])).json()["code"] == "not-begun"


async def test_a_bot_makes_the_one_choice_of_a_draft_that_is_waited_for(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, made = await web.two(**CALM | {"decks": "draft", "first": "P2"})
        early = await web.post("/api/play/call-bot", {"seat": 1}, anna)
        assert early.json()["code"] == "not-absent"
        (await live_at(web.parts.hall, made["table"])).presence = Presence(0)
        await web.good("/api/play/call-bot", {"seat": 1}, anna)
        state = await web.state(anna)
        assert (state["phase"], len(state["view"]["banned"]), state["number"]) == (DRAFTING, 1, 1)
        assert (await web.post("/api/play/call-bot", {"seat": 1}, anna)).json()["code"] == "out-of-turn"
        body = {"number": 1, "choice": state["view"]["decision"]["options"][0], "id": "a"}
        await web.good("/api/play/answer", body, anna)
        assert (await web.state(ben))["number"] == 2
