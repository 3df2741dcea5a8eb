"""Bots by name, and levels with other counts."""

from __future__ import annotations

import pytest

from animalfolk.bots import LEVELS, BadCounts, LevelBot, RandomBot, UnknownBot, full_name, kinds, make_bot
from animalfolk.bots.levels import is_compiled


def test_every_kind_can_be_made() -> None:
    assert kinds() == ["random", "simple", *LEVELS]
    bots = [make_bot(kind, "a") for kind in kinds()]
    assert isinstance(bots[0], RandomBot)
    assert [bot.level.name for bot in bots if isinstance(bot, LevelBot)] == ["simple", *LEVELS]


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("merchant", (0, 0, True)),
        ("master@7", (7, LEVELS["master"].turns, LEVELS["master"].care)),
        ("master@7x9", (7, 9, False)),
        ("master@7x2c", (7, 2, True)),
        ("trader@5", (5, 1, False)),
    ],
)
def test_a_level_may_think_more_or_less(kind: str, counts: tuple[int, int, bool]) -> None:
    bot = make_bot(kind, "")
    assert isinstance(bot, LevelBot)
    assert (bot.level.thoughts, bot.level.turns, bot.level.care) == counts


def test_a_bot_has_one_full_name() -> None:
    assert {full_name(kind) for kind in ("trader@8", "trader@8x1")} == {"trader@8x1"}
    assert {full_name(kind) for kind in ("trader", "trader@0", "trader@0x4")} == {"trader"}
    assert {full_name(kind) for kind in ("merchant", "merchant@0", "merchant@0x4c")} == {"merchant"}
    assert [full_name(kind) for kind in ("random", "simple", "merchant@4")] == ["random", "simple", "merchant@4x1c"]
    for name in ("master@30x2", "master@30x2c", "master@30x1c"):
        assert full_name(name) == name
    assert full_name("master") == ("master@300x2c" if is_compiled() else "master@400x2")


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
        "master@1x10",
        "master@1x2-3",
        "master@1c",
        "master@1x3cc",
        "master@1 ",
        "random@1",
        "simple@1",
        "companion@1",
    ],
)
def test_counts_that_mean_nothing(kind: str) -> None:
    with pytest.raises(BadCounts):
        full_name(kind)
    with pytest.raises(BadCounts):
        make_bot(kind, "")
