"""Bots by name, and levels with other counts."""

from __future__ import annotations

import pytest

from animalfolk.bots import LEVELS, BadCounts, LevelBot, RandomBot, SimpleBot, UnknownBot, full_name, kinds, make_bot
from animalfolk.bots.levels import is_compiled


def test_every_kind_can_be_made() -> None:
    assert kinds() == ["random", "simple", *LEVELS]
    bots = [make_bot(kind, "a") for kind in kinds()]
    assert isinstance(bots[0], RandomBot)
    assert isinstance(bots[1], SimpleBot)
    assert [bot.level.name for bot in bots if isinstance(bot, LevelBot)] == list(LEVELS)


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("merchant", (8, 1, False, False)),
        ("master@7", (7, *LEVELS["master"][3:])),
        ("master@7x12", (7, 12, False, False)),
        ("master@7x1-12", (7, 12, True, False)),
        ("master@7x12c", (7, 12, False, True)),
        ("master@7x1-12c", (7, 12, True, True)),
        ("trader@5", (5, 1, False, False)),
    ],
)
def test_a_level_may_think_more_or_less(kind: str, counts: tuple[int, int, bool, bool]) -> None:
    bot = make_bot(kind, "")
    assert isinstance(bot, LevelBot)
    assert (bot.level.thoughts, bot.level.depth, bot.level.along, bot.level.care) == counts


def test_a_bot_has_one_full_name() -> None:
    assert {full_name(kind) for kind in ("merchant", "merchant@8", "merchant@8x1")} == {"merchant@8x1"}
    assert {full_name(kind) for kind in ("trader", "trader@0", "trader@0x4")} == {"trader"}
    assert [full_name(kind) for kind in ("random", "simple", "merchant@4")] == ["random", "simple", "merchant@4x1"]
    for name in ("master@30x1-5", "master@30x1-5c", "master@30x5c"):
        assert full_name(name) == name
    assert full_name("master") == ("master@300x1-3c" if is_compiled() else "master@300x1-3")


@pytest.mark.parametrize("kind", ["", "mastr", "Master", "mastr@3", "@3"])
def test_there_is_no_such_bot(kind: str) -> None:
    with pytest.raises(UnknownBot):
        full_name(kind)
    with pytest.raises(UnknownBot):
        make_bot(kind, "")


@pytest.mark.parametrize(
    "kind",
    [
        "master@",
        "master@x",
        "master@-1",
        "master@1x",
        "master@1x0",
        "master@1x100",
        "master@1x2-3",
        "master@1c",
        "master@1x3cc",
        "master@1 ",
        "random@1",
    ],
)
def test_counts_that_mean_nothing(kind: str) -> None:
    with pytest.raises(BadCounts):
        full_name(kind)
    with pytest.raises(BadCounts):
        make_bot(kind, "")
