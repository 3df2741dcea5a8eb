"""What is kept comes back, on SQLite and on PostgreSQL."""

from __future__ import annotations

import msgspec
import pytest

from animalfolk.server.errors import BadMessage, Conflict, NewerFormat, NotFound
from animalfolk.server.rows import FORMAT, LINK, OPEN, OVER, PUBLIC, RUNNING, ChatRow, Found
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from tests.server.stored import ANNA, BEN, begun, game_of, some

pytestmark = pytest.mark.anyio


async def test_a_visitor_is_known_by_the_token_alone(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    assert await storage.visitor(hashed("v_anna")) == ANNA
    assert await storage.visitor(hashed("v_other")) is None
    assert await storage.visitor("v_anna") is None


async def test_a_game_comes_back_with_its_seats(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    await storage.add_game(game_of("one"))
    await storage.add_game(game_of("two", previous="one"))
    assert await storage.game("one") == game_of("one")
    assert await storage.game("two") == game_of("two", previous="one")
    assert await storage.game("three") is None


async def test_an_id_is_given_once(storage: Storage) -> None:
    await begun(storage)
    with pytest.raises(Conflict):
        await storage.add_game(game_of(created=99))
    game = await storage.game("g")
    assert game is not None
    assert game.created == 10


async def test_a_game_is_kept_with_all_its_seats_or_not_at_all(storage: Storage) -> None:
    with pytest.raises(Conflict):  # nobody knows Anna
        await storage.add_game(game_of())
    assert await storage.game("g") is None


async def test_tables_are_listed_newest_first(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    for number in range(5):
        await storage.add_game(game_of(f"g{number}", created=number, visibility=PUBLIC))
    await storage.add_game(game_of("hidden", created=9, visibility=LINK))
    await storage.begin("g2", "opening", 20)

    async def ids(phase: str, limit: int = 9, before: int | None = None) -> list[str]:
        return [game.id for game in await storage.games(phase, PUBLIC, limit, before)]

    assert await ids(OPEN) == ["g4", "g3", "g1", "g0"]
    assert await ids(OPEN, limit=2) == ["g4", "g3"]
    assert await ids(OPEN, before=3) == ["g1", "g0"]
    assert await ids(RUNNING) == ["g2"]
    (running,) = await storage.games(RUNNING, PUBLIC, 9, None)
    assert running == await storage.game("g2")


async def test_visitors_find_the_tables_where_they_sit(storage: Storage) -> None:
    await storage.add_visitor(BEN)
    for game_id in ("one", "two", "three"):
        await begun(storage, game_id)
    await storage.take_seat("two", 1, "ben", "Ben", hashed("s_ben"))
    await storage.append("one", 0, some(0, 1), 50)
    assert [game.id for game in await storage.games_of("ben", 9)] == ["two"]
    assert [game.id for game in await storage.games_of("anna", 9)] == ["one", "three", "two"]
    assert len(await storage.games_of("anna", 2)) == 2


async def test_a_token_opens_what_it_is_for(storage: Storage) -> None:
    await begun(storage)
    assert await storage.find_token(hashed("s_g")) == Found("seat", "g", 0)
    assert await storage.find_token(hashed("i_g")) == Found("invite", "g", 1)
    assert await storage.find_token(hashed("w_g")) == Found("watch", "g")
    assert await storage.find_token(hashed("v_anna")) is None
    assert await storage.find_token("s_g") is None


async def test_a_seat_is_taken_once_and_its_invitation_used_up(storage: Storage) -> None:
    await begun(storage)
    assert await storage.take_seat("g", 1, None, "Ben", hashed("s_ben"))
    assert not await storage.take_seat("g", 1, None, "Dora", hashed("s_dora"))
    assert await storage.find_token(hashed("i_g")) is None
    assert await storage.find_token(hashed("s_dora")) is None
    assert await storage.find_token(hashed("s_ben")) == Found("seat", "g", 1)
    game = await storage.game("g")
    assert game is not None
    assert game.seats[1].name == "Ben"


@pytest.mark.parametrize("seat", [0, 2, 3])
async def test_no_seat_is_taken_that_is_not_open(storage: Storage, seat: int) -> None:
    await begun(storage)
    assert not await storage.take_seat("g", seat, None, "Ben", hashed("s_ben"))
    game = await storage.game("g")
    assert game is not None
    assert game.seats == game_of().seats


async def test_a_table_begins_once_and_ends_once(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    await storage.add_game(game_of())
    assert await storage.begin("g", "opening", 20)
    assert not await storage.begin("g", "another", 30)
    assert not await storage.begin("other", "opening", 30)
    expected = msgspec.structs.replace(game_of(), phase=RUNNING, opening="opening", updated=20)
    assert await storage.game("g") == expected
    await storage.end("g", [2, 0], 40)
    await storage.end("g", [1], 50)
    assert await storage.game("g") == msgspec.structs.replace(expected, phase=OVER, winners=[2, 0], updated=40)


async def test_running_tables_are_found_after_a_restart(storage: Storage) -> None:
    for game_id in ("one", "two", "three"):
        await begun(storage, game_id)
    await storage.add_game(game_of("open"))
    await storage.end("two", [], 30)
    assert await storage.running() == ["one", "three"]


async def test_entries_come_back_as_they_were(storage: Storage) -> None:
    await begun(storage)
    assert await storage.entries("g") == []
    await storage.append("g", 0, some(0, 3), 30)
    await storage.append("g", 3, [], 31)
    await storage.append("g", 3, some(3, 1), 32)
    assert await storage.entries("g") == some(0, 4)
    assert await storage.entries("g", 2) == some(2, 2)
    assert await storage.entries("g", 9) == []
    game = await storage.game("g")
    assert game is not None
    assert game.updated == 32


@pytest.mark.parametrize("number", [0, 1, 3])
async def test_a_log_goes_on_where_it_ends(storage: Storage, number: int) -> None:
    await begun(storage)
    await storage.append("g", 0, some(0, 2), 30)
    with pytest.raises(Conflict):
        await storage.append("g", number, some(number, 2, "late"), 31)
    assert await storage.entries("g") == some(0, 2)


async def test_there_is_no_log_of_no_table(storage: Storage) -> None:
    with pytest.raises(NotFound):
        await storage.append("g", 0, some(0, 1), 30)
    with pytest.raises(NotFound):
        await storage.entries("g")
    with pytest.raises(NotFound):
        await storage.add_chat("g", ChatRow(1, 0, "Anna", "hello"))


async def test_chat_is_numbered_by_table(storage: Storage) -> None:
    await begun(storage, "one")
    await begun(storage, "two")
    lines = [ChatRow(1, 0, "Anna", "hello"), ChatRow(2, None, "Ben", "good day"), ChatRow(3, 0, "Anna", "żółw 🐢")]
    assert [await storage.add_chat("one", line) for line in lines] == [1, 2, 3]
    assert await storage.add_chat("two", lines[0]) == 1
    numbered = [msgspec.structs.replace(line, number=number) for number, line in enumerate(lines, start=1)]
    assert await storage.chat("one") == numbered
    assert await storage.chat("one", 2) == numbered[2:]
    assert await storage.chat("one", 3) == []


async def test_of_much_chat_the_newest_lines_are_read(storage: Storage) -> None:
    await begun(storage)
    for number in range(1, 6):
        await storage.add_chat("g", ChatRow(number, 0, "Anna", f"line {number}"))
    assert [line.number for line in await storage.chat("g", most=2)] == [4, 5]
    assert [line.number for line in await storage.chat("g", 2, most=9)] == [3, 4, 5]
    assert [line.number for line in await storage.chat("g", 4, most=2)] == [5]


async def test_what_no_database_can_keep_is_refused(storage: Storage) -> None:
    await begun(storage)
    with pytest.raises(BadMessage):
        await storage.add_chat("g", ChatRow(1, 0, "Anna", "half a letter \ud800"))
    with pytest.raises(BadMessage):
        await storage.games(OPEN, PUBLIC, 9, 10**30)
    assert await storage.add_chat("g", ChatRow(1, 0, "Anna", "hello")) == 1


async def test_tables_made_at_the_same_moment_are_all_listed(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    for name in ("c", "a", "d", "b", "e"):
        await storage.add_game(game_of(name, created=5, visibility=PUBLIC))
    found: list[str] = []
    before, last = None, ""
    while page := await storage.games(OPEN, PUBLIC, 2, before, last):
        found += [game.id for game in page]
        before, last = page[-1].created, page[-1].id
    assert found == ["a", "b", "c", "d", "e"]
    assert await storage.games(OPEN, PUBLIC, 9, 5) == []


async def test_a_table_of_a_newer_version_is_refused_by_name(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    await storage.add_game(msgspec.structs.replace(game_of("new"), format=FORMAT + 1))
    with pytest.raises(NewerFormat) as refused:
        await storage.game("new")
    assert refused.value.code == "newer-format"
