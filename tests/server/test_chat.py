"""Chat: public, limited, tidy, and muted by whoever does not want to hear it."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.server.chat import SHOWN, Chat, tidy
from animalfolk.server.errors import BadMessage, NotAllowed, TooFast
from animalfolk.server.rows import ChatRow
from tests.server.sockets import Client, serving
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("  well \n\n played\t ", "well played"),
        ("abc\u202edef\u2066", "abcdef"),
        ("\ufeffzażółć \u00a0 gęślą", "zażółć gęślą"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("\u200b\u2028 ", ""),
    ],
)
async def test_a_line_is_one_line_of_what_can_be_seen(text: str, seen: str) -> None:
    assert tidy(text) == seen


async def test_everybody_at_the_table_hears_a_line_and_it_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        anna, ben, watcher = [await Client.open(served, token) for token in [*tokens.seats, tokens.watch]]
        assert (await anna.ask("chat", text=" good  luck "))["type"] == "done"
        for client in (anna, ben, watcher):
            await client.hear("good luck")
            (line,) = client.lines
            assert (line["seat"], line["name"], line["text"], line["number"]) == (0, "Anna", "good luck", 1)
        await ben.ask("chat", text="you too")
        late = await Client.open(served, tokens.watch)
        await late.until(lambda: len(late.lines) == 2)
        knows = await Client.open(served, tokens.seats[0], chat=1)
        await knows.until(lambda: knows.lines)
        assert [line["text"] for line in knows.lines] == ["you too"]


async def test_a_line_stays_at_its_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        here, there = [await served.add(table_of("person", "person")) for _ in range(2)]
        anna, stranger = await Client.open(served, here.seats[0]), await Client.open(served, there.seats[0])
        await anna.ask("chat", text="hello")
        await stranger.ask("chat", text="nobody else")
        await stranger.until(lambda: stranger.lines)
        assert [line["text"] for line in stranger.lines] == ["nobody else"]


async def test_a_line_that_is_sent_again_is_said_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        for _ in range(2):
            anna = await Client.open(served, tokens.seats[0])
            assert (await anna.ask("chat", id="once", text="hello"))["type"] == "done"
            anna.drop()
        assert [line.text for line in await served.storage.chat(tokens.game)] == ["hello"]


async def test_whoever_is_muted_is_not_heard_by_that_listener_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"), watchers_chat=True)
        anna, ben, watcher = [await Client.open(served, token) for token in [*tokens.seats, tokens.watch]]
        assert (await anna.ask("mute", seat=1))["type"] == "done"
        deaf = await Client.open(served, tokens.seats[0], mute=[1, None])
        await ben.ask("chat", text="from Ben")
        await watcher.ask("chat", text="from outside")
        await ben.ask("chat", text="again")
        await anna.ask("mute", seat=1, muted=False)
        await ben.ask("chat", text="heard")
        await anna.ask("chat", text="last")
        for client in (anna, deaf, ben, watcher):
            await client.hear("last")
        assert [line["text"] for line in deaf.lines] == ["last"]
        assert [line["text"] for line in ben.lines] == ["from Ben", "from outside", "again", "heard", "last"]
        assert {"from outside", "heard", "last"} <= {line["text"] for line in anna.lines}
        assert "from Ben" not in [line["text"] for line in anna.lines]


async def test_those_who_watch_speak_only_where_the_table_lets_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for allowed, kind in ((False, "refused"), (True, "done")):
            tokens = await served.add(table_of("person", "person"), watchers_chat=allowed)
            watcher = await Client.open(served, tokens.watch)
            assert (await watcher.ask("chat", text="hello"))["type"] == kind
            assert [line.seat for line in await served.storage.chat(tokens.game)] == [None] * allowed


async def test_too_many_lines_too_long_and_empty_ones_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        anna, ben = [await Client.open(served, token) for token in tokens.seats]
        for text in ("", " \n", "\u202e", "a" * 301, "a\x00b", "\x1b[31mred", "a\x7f", "\x1f", "\x85"):
            assert (await anna.ask("chat", text=text))["code"] == "bad-message"
        replies = [(await anna.ask("chat", text=f"{number}")) for number in range(6)]
        assert [reply["type"] for reply in replies] == ["done"] * 5 + ["refused"]
        assert (replies[-1]["code"], replies[-1]["values"]) == ("too-fast", {"seconds": 2})
        assert (await ben.ask("chat", text="a" * 300))["type"] == "done"
        assert len(await served.storage.chat(tokens.game)) == 6


async def test_somebody_new_is_told_the_last_hundred_lines(tmp_path: Path) -> None:
    time = [0.0]
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        chat = Chat(served.storage, lambda: time[0])
        for number in range(SHOWN + 5):
            await chat.say(tokens.game, ChatRow(1, 0, "Anna", f"{number}"))
            time[0] += 2
        client = await Client.open(served, tokens.seats[1])
        await client.until(lambda: client.lines)
        assert [line["text"] for line in client.lines] == [f"{number}" for number in range(5, SHOWN + 5)]


async def test_the_pace_of_chat_is_that_of_each_seat(tmp_path: Path) -> None:
    time = [0.0]
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        chat = Chat(served.storage, lambda: time[0])
        for _ in range(5):
            await chat.say(tokens.game, ChatRow(1, 0, "Anna", "hello"))
        with pytest.raises(TooFast):
            await chat.say(tokens.game, ChatRow(1, 0, "Anna", "hello"))
        await chat.say(tokens.game, ChatRow(1, 1, "Ben", "hello"))
        time[0] = 2
        await chat.say(tokens.game, ChatRow(1, 0, "Anna", "hello"))
        with pytest.raises(NotAllowed):
            await chat.say(tokens.game, ChatRow(1, None, "", "hello"))
        with pytest.raises(BadMessage):
            await chat.say(tokens.game, ChatRow(1, 0, "Anna", "\u200d"))


async def test_who_watches_does_not_silence_others_who_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"), watchers_chat=True)
        chat, line = Chat(served.storage, lambda: 0.0), ChatRow(1, None, "", "hello")
        for _ in range(5):
            await chat.say(tokens.game, line, watchers=True, address="192.0.2.1")
        with pytest.raises(TooFast):
            await chat.say(tokens.game, line, watchers=True, address="192.0.2.1")
        for last in range(2, 7):
            for _ in range(5):
                await chat.say(tokens.game, line, watchers=True, address=f"192.0.2.{last}")
        with pytest.raises(TooFast):  # all together
            await chat.say(tokens.game, line, watchers=True, address="192.0.2.7")
        await chat.say(tokens.game, ChatRow(1, 0, "Anna", "hello"))
