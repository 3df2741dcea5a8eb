"""Playing over a socket: hello, state, answers, replies, several connections, coming back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from animalfolk.server.live_messages import Update
from animalfolk.server.messages import State
from animalfolk.server.rows import OPEN
from animalfolk.server.tokens import INVITE, VISITOR, hashed, new_token
from animalfolk.server.wire import Bounds
from animalfolk.table.store import store
from tests.server.sockets import PATIENT, Client, Served, Tokens, serving, until
from tests.table.tables import first, table_of

pytestmark = pytest.mark.anyio
OWLS = ("owls", "macaws", "pandas")


async def pair(served: Served, *kinds: str) -> tuple[Tokens, Client, Client]:
    """A table, whoever is asked first, and the other."""
    tokens = await served.add(table_of(*(kinds or ("person", "person"))))
    clients = [await Client.open(served, token) for token in tokens.seats]
    for client in clients:
        await client.everybody()
    asked = 0 if clients[0].is_asked else 1
    return tokens, clients[asked], clients[1 - asked]


async def test_hello_gets_the_state_of_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, other = await pair(served)
        table = await served.table(tokens)
        seat = asked.state["seat"]
        assert asked.state["view"] == json.loads(json.dumps(table.view(seat)))
        assert asked.state["number"] == table.number(seat)
        assert asked.options == table.options
        assert asked.events == table.events(seat)
        assert asked.state["event"] == len(asked.events)
        assert other.state["number"] is None
        assert "hand" not in other.state["view"]["seats"][seat]


async def test_the_address_may_name_any_table_and_the_token_counts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        for name in (tokens.game, "another", ""):
            served.url = f"{served.url.partition('?')[0]}?table={name}"
            client = await Client.open(served, tokens.seats[0])
            assert client.state["table"] == tokens.game


async def test_an_answer_is_done_and_everybody_sees_what_came_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, other = await pair(served)
        watcher = await Client.open(served, tokens.watch)
        known = len(other.events)
        card = asked.state["view"]["seats"][asked.state["seat"]]["hand"][0]
        assert await asked.answer(["inventory", card], id="first") == {"type": "done", "id": "first"}
        table = await served.table(tokens)
        for client, seat in ((asked, asked.state["seat"]), (other, other.state["seat"]), (watcher, None)):
            await client.told(table.told)
            assert client.events == table.events(seat)
        assert len(other.events) > known
        assert watcher.state["seat"] is None
        assert len(await served.storage.entries(tokens.game)) == 1


async def test_what_is_refused_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, other = await pair(served)
        number = asked.state["number"]
        late = await asked.ask("answer", number=number + 1, choice=asked.options[0])
        assert (late["code"], late["values"]) == ("late-answer", {"expected": number, "came": number + 1})
        assert (await asked.ask("answer", number=number, choice="fly"))["code"] == "illegal-choice"
        assert (await other.ask("answer", number=1, choice="end"))["code"] == "out-of-turn"
        assert (await other.ask("agree"))["type"] == "refused"
        assert (await asked.ask("hints"))["values"] == {"reason": "people"}
        assert (await asked.ask("undo"))["values"] == {"reason": "nothing"}
        assert await served.storage.entries(tokens.game) == []


async def test_the_same_id_acts_once_on_whatever_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, _ = await pair(served)
        again = await Client.open(served, tokens.seats[asked.state["seat"]])
        number, choice = asked.state["number"], asked.options[0]
        for client in (asked, again, again):
            reply = await client.ask("answer", id="same", number=number, choice=choice)
            assert reply == {"type": "done", "id": "same"}
        assert len(await served.storage.entries(tokens.game)) == 1
        replies = await asyncio.gather(*[client.ask("undo", id="back") for client in (asked, again)])
        assert [reply["type"] for reply in replies] == ["done", "done"]
        assert len(await served.storage.entries(tokens.game)) == 2
        assert (await again.ask("undo", id="back", turn=True))["type"] == "done"
        assert len(await served.storage.entries(tokens.game)) == 2


async def test_an_undo_for_a_decision_that_is_gone_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, _ = await pair(served)
        seen = asked.state["number"]
        await asked.answer()
        assert (await asked.ask("undo", number=seen))["code"] == "late-answer"
        assert (await asked.ask("undo", number=seen + 1))["type"] == "done"
        assert (await asked.ask("undo", number=seen + 1))["code"] == "late-answer"
        assert [entry.kind for entry in await served.storage.entries(tokens.game)] == ["answer", "undo"]


async def test_a_refused_id_may_be_used_for_another_try(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        _, asked, _ = await pair(served)
        assert (await asked.answer("fly", id="try"))["type"] == "refused"
        assert (await asked.answer(id="try"))["type"] == "done"


async def test_all_connections_of_a_seat_get_every_update(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, _ = await pair(served)
        token = tokens.seats[asked.state["seat"]]
        devices = [asked, *[await Client.open(served, token) for _ in range(3)]]
        assert len({json.dumps(client.state["view"]) for client in devices}) == 1
        await devices[2].answer()
        table = await served.table(tokens)
        for client in devices:
            await client.told(table.told)
            assert client.events == table.events(asked.state["seat"])


async def test_coming_back_goes_on_from_the_last_event_in_the_middle_of_a_decision(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, _ = await pair(served)
        seat, known = asked.state["seat"], len(asked.events)
        while not asked.options[0].startswith("buy"):
            await asked.answer()
            await asked.until(lambda: asked.is_asked)
        number = asked.state["number"]
        await asked.answer(asked.options[0])
        await asked.until(lambda: asked.state["number"] == number + 1)
        decision = asked.state["view"]["decision"]
        assert decision["prompt"] == "pay"
        asked.drop()
        elsewhere = await Client.open(served, tokens.seats[seat], since=known)
        assert elsewhere.state["view"]["decision"] == decision
        assert elsewhere.state["number"] == number + 1
        table = await served.table(tokens)
        assert elsewhere.events == table.events(seat, known)
        assert (await elsewhere.answer())["type"] == "done"


async def test_who_is_here_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, other = await pair(served)
        seat = other.state["seat"]
        second = await Client.open(served, tokens.seats[seat])
        await other.close()
        await second.ask("ping")
        other_is_here = [client["here"] for client in second.state["seats"]]
        assert other_is_here == [True, True]
        second.drop()
        live = await served.live(tokens)
        await until(lambda: not live.presence.is_connected(seat))
        assert asked.is_asked


async def test_a_table_where_seats_are_open_tells_when_somebody_comes_and_it_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"), phase=OPEN)
        first = await Client.open(served, tokens.seats[0])
        assert (first.state["phase"], first.state["view"], first.state["events"]) == ("open", None, [])
        assert [seat["open"] for seat in first.state["seats"]] == [False, True]
        assert (await first.ask("answer", number=1, choice="end"))["code"] == "not-begun"
        assert (await first.ask("resign"))["code"] == "not-begun"
        assert await served.storage.take_seat(tokens.game, 1, None, "Ben", hashed(tokens.seats[1]))
        live = await served.live(tokens)
        await live.reload()
        await first.until(lambda: not first.state["seats"][1]["open"])
        assert await served.storage.begin(tokens.game, store(table_of("person", "person")), 2)
        await live.reload()
        await first.until(lambda: first.state["view"])
        assert first.state["phase"] == "running"


async def test_while_somebody_may_react_all_see_until_when_and_may_ask_for_more_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person", decks=OWLS), even_reactions=True)
        clients = [await Client.open(served, token) for token in tokens.seats]
        for client in clients:
            await client.everybody()
        asked, other = sorted(clients, key=lambda client: not client.is_asked)
        assert (await other.ask("think"))["code"] == "no-window"
        while not asked.state["window"]:
            buy = [option for option in asked.options if option.startswith("buy")]
            assert (await asked.answer(buy[0] if buy else None))["type"] == "done"
            await asked.until(lambda: asked.is_asked or asked.state["window"])
        assert (await other.ask("think"))["type"] == "done"
        await asked.until(lambda: asked.state["window"]["thinking"] == [other.state["seat"]])
        assert asked.state["number"] is None
        assert (await other.ask("think_no_more"))["type"] == "done"
        await asked.until(lambda: not asked.state["window"])
        assert asked.is_asked


async def test_an_update_tells_all_that_a_state_does_but_for_chat() -> None:
    assert set(Update.__struct_fields__) == set(State.__struct_fields__) - {"chat"}


@pytest.mark.parametrize(
    ("first", "code", "closing"),
    [
        ({"type": "hello", "token": "s_" + "x" * 32}, "bad-token", 4401),
        ({"type": "hello", "token": "x"}, "bad-message", 4400),
        ({"type": "answer", "id": "a", "number": 1, "choice": "end"}, "bad-message", 4400),
        ({"type": "hello"}, "bad-message", 4400),
        ([1], "bad-message", 4400),
        ({"type": "hello", "token": "s_" + "x" * 20_000}, "too-large", 4413),
    ],
)
async def test_a_wrong_hello_is_refused_and_closed(tmp_path: Path, first: object, code: str, closing: int) -> None:
    async with serving(tmp_path) as served:
        client = Client(await connect(served.url))
        await client.send(first)
        refused = await client.receive()
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", None, code)
        assert await client.closed() == closing


async def test_tokens_of_other_kinds_open_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        for token, code in ((new_token(INVITE), 4401), (new_token(VISITOR), 4401), (hashed(tokens.watch), 4401)):
            client = Client(await connect(served.url))
            await client.send({"type": "hello", "token": token})
            assert await client.closed() == code


async def test_who_does_not_say_hello_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path, Bounds(hello_seconds=0.01)) as served:
        assert await Client(await connect(served.url)).closed() == 4408


async def test_who_watches_sees_what_is_public_and_does_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, _ = await pair(served)
        watcher = await Client.open(served, tokens.watch)
        assert watcher.state["number"] is None
        assert all("hand" not in seat for seat in watcher.state["view"]["seats"])
        reply = await watcher.ask("answer", number=asked.state["number"], choice=asked.options[0])
        assert reply["code"] == "not-allowed"
        for kind in ("undo", "ask_undo", "agree", "refuse", "leave", "return", "resign", "hints"):
            assert (await watcher.ask(kind))["code"] == "not-allowed"
        assert await served.storage.entries(tokens.game) == []


async def test_hints_against_bots_and_a_seat_left_and_taken_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "novice"))
        client = await Client.open(served, tokens.seats[0])
        await client.until(lambda: client.is_asked)
        found = await client.ask("hints")
        assert found["type"] == "hints"
        assert {first(hint["choice"]) for hint in found["hints"]} <= set(client.options)
        assert (await client.ask("return"))["code"] == "busy"
        assert (await client.ask("leave"))["type"] == "done"
        await client.ask("return")
        assert (await client.ask("resign"))["type"] == "done"
        await client.until(lambda: client.state["phase"] == "over")
        assert client.state["view"]["winners"] == [1]


async def test_the_ninth_connection_of_a_seat_closes_the_oldest(tmp_path: Path) -> None:
    async with serving(tmp_path, Bounds(sockets=2)) as served:
        tokens = await served.add(table_of("person", "person"))
        clients = [await Client.open(served, tokens.seats[0]) for _ in range(3)]
        assert await clients[0].closed() == 4409
        for client in clients[1:]:
            assert (await client.ask("ping"))["type"] == "done"
        for client in clients[1:]:
            await client.close()
        await until(lambda: len(served.desk) == 0)


async def test_when_the_server_stops_sockets_close_so_that_clients_return(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, asked, other = await pair(served)
        await asked.answer(id="kept")
        number, port = asked.state["number"], int(served.url.split(":")[2].split("/")[0])
        served.server.should_exit = True
        assert {await asked.closed(), await other.closed()} == {1012}
    async with serving(tmp_path, PATIENT, port) as served:
        seat = asked.state["seat"]
        client = await Client.open(served, tokens.seats[seat], since=len(asked.events))
        reply = await client.ask("answer", id="kept", number=number, choice="anything")
        assert reply["type"] == "done"  # it was answered before the server stopped
        assert len(await served.storage.entries(tokens.game)) == 1
