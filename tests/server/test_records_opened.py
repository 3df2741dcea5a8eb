"""Records from elsewhere become tables to look at; whatever does not hold is refused, and nothing is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from animalfolk.engine.errors import BadSetup
from animalfolk.i18n import Words, languages
from animalfolk.server import keeping
from animalfolk.server.replay_cache import CachedGame, play_on
from animalfolk.server.replay_messages import PlayOn
from animalfolk.table.replay import Replay
from animalfolk.table.store import restore, store, store_json
from tests.server.web import Web, served
from tests.table.tables import settled, table_of

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "table" / "golden"
WHOLE = ("free-4", "coop", "position", "resigned")


def text_of(name: str) -> str:
    """A record that was written once."""
    return (GOLDEN / name).read_text(encoding="utf-8")


async def games(web: Web) -> list[str]:
    """All tables that are kept."""
    return await web.parts.storage.all_games()


async def test_a_record_of_either_form_is_a_table_to_look_at(tmp_path: Path) -> None:
    outlines = {}
    async with served(tmp_path) as web:
        for name in WHOLE:
            opened = await web.good("/api/records", {"text": text_of(f"{name}.animalfolk")})
            assert await web.good("/api/records", {"text": text_of(f"{name}.jsonl")}) == opened
            outlines[opened["watch"]] = await looked_at(web, opened["watch"], text_of(f"{name}.animalfolk"))
        assert len(await games(web)) == len(WHOLE)
    async with served(tmp_path) as web:
        for watch, outline in outlines.items():
            assert (await web.get("/api/play/replay", watch)).json() == outline
        joined = await web.good("/api/play/play-on", {"step": 1, "seat": 0}, watch)
        assert (await web.state(joined["token"]))["phase"] == "running"


async def looked_at(web: Web, watch: str, text: str) -> Any:
    """The outline of a record that was opened; it is that of the game that was played."""
    table = restore(text)
    outline = (await web.get("/api/play/replay", watch)).json()
    assert (outline["winners"], len(outline["steps"])) == (table.winners, len(table.steps))
    assert [seat["name"] for seat in outline["seats"]] == table.names
    state = await web.state(watch)
    assert (state["phase"], state["seat"], state["view"]) == ("over", None, table.view(None))
    assert (await web.get("/api/play/record", watch)).text == text
    return outline


async def test_a_record_by_hand_is_opened(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        opened = await web.good("/api/records", {"text": text_of("free-2.format1")})
        assert (await web.get("/api/play/replay", opened["watch"])).json()["winners"] != []


async def test_a_record_is_read_in_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here: list[Any] = []
    monkeypatch.setattr(keeping, "restore", lambda *asked: here.append(asked))
    table = table_of("simple", "simple", "simple", stacks=6)
    table.run_bots()
    text = store_json(table)
    assert len(text) > 6_000
    async with served(tmp_path) as web:
        opened = await web.good("/api/records", {"text": text})
        assert (await web.get("/api/play/record?form=json", opened["watch"])).text == text
        assert (await web.state(opened["watch"]))["phase"] == "over"
        assert here == []
        broken = text.replace('"bought', '"bougth').replace('"play ', '"plai ', 1)
        assert (await web.post("/api/records", {"text": broken})).json()["code"] == "bad-record"


def wrongs() -> dict[str, tuple[str, str]]:
    """Texts that are not opened, and why."""
    text, lines = text_of("free-2.animalfolk"), text_of("free-2.jsonl")
    unfinished = store(settled(table_of("person", "simple"), 3))
    return {
        "a letter": ("Dear Ben, how are you?", "no-record"),
        "nothing": ("\n", "no-record"),
        "a picture": ("\x89PNG\r\n\x1a\n\x00\x00", "no-record"),
        "brackets": ("[" * 100_000, "no-record"),
        "cut off": (text[: len(text) // 2], "bad-record"),
        "cut off lines": (lines[: len(lines) // 2], "bad-record"),
        "another result": (text.replace("result: ", "result: P2 "), "bad-record"),
        "another name": (text.replace("Anna", "Zoe"), "bad-record"),
        "an answer": (text.replace("build", "inventory", 1), "bad-record"),
        "unfinished": (unfinished, "unfinished-record"),
        "a seat's": (text_of("seat.animalfolk"), "seat-record"),
        "a seat's lines": (text_of("seat.jsonl"), "seat-record"),
    }


async def test_what_does_not_hold_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    words = [Words(lang) for lang in languages()]
    async with served(tmp_path) as web:
        for name, (text, code) in wrongs().items():
            response = await web.post("/api/records", {"text": text})
            told = response.json()
            assert (response.status_code, told["code"]) == (400, code), name
            if code == "bad-record":
                assert told["values"]["line"] > 1
                assert all(each.has(f"why-{told['values']['why']}") for each in words)
        assert await games(web) == []


async def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        assert (await web.post("/api/records", {"text": "x" * 500_000})).status_code == 400
        assert (await web.post("/api/records", {"text": "x" * 2_000_000})).status_code == 413
        assert (await web.post("/api/records", {"text": 7})).status_code == 400
        assert (await web.post("/api/play/chat", {"text": "x" * 40_000})).status_code == 413
        assert await games(web) == []
        body = json.dumps({"text": "x", "more": 1})
        assert (await web.client.post("/api/records", content=body)).status_code == 400


async def test_a_record_that_begins_with_more_than_the_box_holds_is_refused_by_name(tmp_path: Path) -> None:
    """Nine stacks and a hand of 390 cards: what it can build would be searched for minutes."""
    stall = "swift_broker | cookies | cookies | cookies | spyglass | spyglass | spyglass | acorn | acorn"
    lines = [
        "animalfolk record 1",
        "",
        "animalfolk position 1",
        "decks: macaws pandas squirrels",
        "rules: stacks=10",
        "turn: 2 P1",
        f"P1 hand: {'empty_chest ' * 390}",
        f"P1 stall: {stall}",
        "P2 hand: loyal_partner",
        "",
        "2 P1: inventory",
    ]
    async with served(tmp_path) as web:
        for hand, why, line in (("empty_chest " * 390, "box-card", 3), ("junk " * 390, "box-junk", 3)):
            lines[6] = f"P1 hand: {hand.strip()}"
            response = await web.post("/api/records", {"text": "\n".join(lines) + "\n"})
            told = response.json()
            assert (response.status_code, told["code"], told["values"]["why"], told["values"]["line"]) == (
                400,
                "bad-record",
                why,
                line,
            )
            assert told["values"]["count"] == 390
            for lang in languages():
                assert "390" in Words(lang).text(f"why-{why}", **told["values"])
        assert await games(web) == []


def test_a_record_of_before_with_more_than_the_box_holds_is_not_played_on() -> None:
    lines = [
        "animalfolk record 1",
        "",
        "animalfolk position 1",
        "decks: macaws pandas squirrels",
        "turn: 2 P1",
        "P1 hand: accordion accordion",
        "P2 hand: loyal_partner",
        "",
        "result: unfinished",
    ]
    game = CachedGame(restore("\n".join(lines) + "\n"))
    game.replay = Replay(game.table)  # although it is not over
    with pytest.raises(BadSetup) as error:
        play_on(game, PlayOn(step=0, seat=0))
    assert error.value.code == "box-card"
