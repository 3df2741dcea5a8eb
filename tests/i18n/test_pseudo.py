"""Whole games in plain lines in the language for tests: all that is said is in the catalogue, and it fits."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import pytest

from animalfolk.i18n import Words
from animalfolk.i18n.plain import PSEUDO, languages
from animalfolk.tui import saves
from animalfolk.tui.console import WIDTH
from animalfolk.tui.plain import Plain, Wishes
from animalfolk.tui.replaying import PlainReplay
from animalfolk.tui.setting import Way
from animalfolk.tui.speaking import choices
from tests.i18n.marked import english, unsaid
from tests.table.tables import NAMES, SEED
from tests.tui.full.merchant import new_table
from tests.tui.visitor import Plan, Visitor, script

LOOKUPS = [
    "?",
    "t",
    "d",
    "l",
    "l 50",
    "r",
    "c",
    "c 1",
    "c zzz",
    "lang",
    "lang zz",
    "xyz",
    "99",
    "1 2 3",
    "resign",
    "NO",
]
UNDOING = ["1", "", "u", "YES", "1", "uu", "NO", "u", "x", "NO"]
GAMES = {  # people, bots and decks
    "free": (2, 1, "macaws chameleons owls foxes"),
    "teams": (2, 2, "raccoons crocodiles polecats sloths"),
    "solo": (1, 0, "ocelots squirrels sloths"),
    "coop": (1, 1, "platypuses pandas ocelots chameleons"),
}
EVERY_LANGUAGE = [*languages(), PSEUDO]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))
    return tmp_path


class Terminal(Visitor):
    """Somebody whose typing is not written a second time."""

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line; Enter begins another one on the screen."""
        line = super().readline(size)
        self.shown.write("\n")
        self.place += 1
        return line


def said(lang: str, plan: Plan, wishes: Wishes = Wishes()) -> str:  # noqa: B008
    """All that is said to somebody who plays by a plan."""
    shown = io.StringIO()
    Plain(Words(lang), Terminal(plan, shown), shown).play(wishes)
    return shown.getvalue()


def merchant(lang: str, extra: Sequence[str] = ()) -> Plan:
    """A plan that types these lines and then plays a whole game, in any language."""
    words = Words(lang)
    answers = {"YES": words.text("answer-yes"), "NO": words.text("answer-no")}
    rest, refused = iter([answers.get(line, line) for line in extra]), cycle(["1", answers["NO"]])
    first = [words.text("option-build", need=1, prompt="act"), words.text("option-buy", card="", price=0)]
    ranks = [english(text).split()[0] for text in first]
    enter = english(words.text("pick-none")).split()[0]

    def rank(text: str) -> int:
        return next((at for at, word in enumerate(ranks) if word in text), len(ranks))

    def typed(piece: str) -> str:
        line = next(rest, None)
        if line is not None:
            return line
        question = english(piece).rpartition("\n\n")[2]
        options: list[tuple[str, str]] = re.findall(r"^ *(\d+)  (.+)$", question, re.MULTILINE)
        if enter in question:
            return ""
        if not options:
            return next(refused)
        return min(options, key=lambda option: rank(option[1]))[0]

    return typed


def game(lang: str, mode: str, folder: Path, extra: Sequence[str]) -> str:
    """A whole game in a mode."""
    people, bots, decks = GAMES[mode]
    way = Way({"mode": mode, "stacks": "4"})
    save = folder / "game.animalfolk"
    before = ["", *extra] if people > 1 else extra
    wishes = Wishes(NAMES[:people], bots, decks.split(), seed="7", save=save, way=way)
    return said(lang, merchant(lang, before), wishes)


def unfit(text: str, folder: Path) -> list[str]:
    """Lines that are too wide; paths are as long as they are."""
    return [line for line in text.split("\n") if len(line) > WIDTH and str(folder) not in line]


def strange(text: str, folder: Path) -> set[str]:
    """Words that are in no catalogue and are not what people brought with them."""
    own = [piece for choice in choices() for piece in choice]
    text = re.sub(rf"{re.escape(str(folder))}\S*?(?=⟧|\s|$)", "", text)
    return unsaid(text, [*NAMES, *own])


@pytest.mark.parametrize("mode", GAMES)
@pytest.mark.parametrize("lang", EVERY_LANGUAGE)
def test_games(lang: str, mode: str, home: Path) -> None:
    shown = game(lang, mode, home, [*LOOKUPS, *UNDOING])
    assert Words(lang).text("end-record", file=str(home / "game.animalfolk")) in shown
    assert unfit(shown, home) == []
    if lang == PSEUDO:
        assert strange(shown, home) == set()


SET_UP = ["?", "zz", "s", "9", "1", "7", "3", "2", "Anna", "Anna", "Be/n", "Ben", "99", "1 2", "complexity=9", "box=2"]
DRAFTED = ["s", "1", "2", "1", "Anna", "2", "d", "", "?", "99", "1", "1"]
COMPANY = ["s", "4", "2", "Anna", "Ben", "3", "f", "", "", "q"]
CHANGES = [line for number in range(1, 15) for line in (str(number), "x", "1")]
FURTHER = [
    ["s", *lines, "f", "o", "99", *CHANGES, "o", "", "q"]
    for lines in (
        ["1", "3", "1", "Anna", "1 99", "2 1"],
        ["2", "0", "3", "2"],
        ["3", "0", "99", "2", "2"],
        ["4", "1", "Anna", "1", "2"],
    )
]


@pytest.mark.parametrize(
    "lines", [SET_UP, [*DRAFTED, "q"], COMPANY, ["s", "2", "q"], ["s", "3", "q"], ["r", "lang", "q"], *FURTHER]
)
@pytest.mark.parametrize("lang", EVERY_LANGUAGE)
def test_setting_up(lang: str, lines: list[str], home: Path) -> None:
    shown = said(lang, script(lines))
    assert unfit(shown, home) == []
    if lang == PSEUDO:
        assert strange(shown, home) == set()


def test_a_draft_is_held_to_its_end(home: Path) -> None:
    shown = english(said(PSEUDO, script([*DRAFTED, "q"])))
    assert " picks " in shown
    assert "In this game:" in shown


def keep(home: Path) -> None:
    """Saved games of all modes, one of them damaged, some unfinished, one given up."""
    for mode, (people, bots, decks) in GAMES.items():
        kinds = ["person"] * people + ["simple"] * bots
        table = new_table(*kinds, decks=decks, seed=SEED, mode=mode, stacks=1)
        saves.save(saves.folder() / f"{mode}-1.animalfolk", table)
        table.resign(0)
        table.run_bots()
        saves.save(saves.folder() / f"{mode}-2.animalfolk", table)
    (saves.folder() / "bad.animalfolk").write_text("?", encoding="utf-8")


@pytest.mark.parametrize("lang", EVERY_LANGUAGE)
def test_saved_games(lang: str, home: Path) -> None:
    keep(home)
    shown = said(lang, script(["g", "99", "", "g", "1", "q", "u", "q"]))
    assert unfit(shown, home) == []
    if lang == PSEUDO:
        assert strange(shown, home) <= {"bad", "animalfolk"}


WATCHED = ["?", "", "", "b", "N", "N", "P", "t", "t 2", "t 999", "s", "s 2", "s 9", "w", "l", "l 50", "d", "c", "c zzz"]


@pytest.mark.parametrize("mode", GAMES)
@pytest.mark.parametrize("lang", EVERY_LANGUAGE)
def test_replays(lang: str, mode: str, home: Path) -> None:
    people, bots, decks = GAMES[mode]
    table = new_table(*["simple"] * (people + bots), decks=decks, mode=mode, stacks=2)
    table.run_bots()
    saves.save(home / "old.animalfolk", table)
    shown = io.StringIO()
    plan = script([*WATCHED, *["N"] * 99, "o", "t 1", "o", "zz", "1", "q"])
    PlainReplay(Words(lang), Terminal(plan, shown), shown).show(home / "old.animalfolk")
    assert unfit(shown.getvalue(), home) == []
    if lang == PSEUDO:
        assert strange(shown.getvalue(), home) == set()
