"""Setting up a game against the Company, from flags or by questions: alone, or two together."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.rules import NAMES as VALUES
from animalfolk.i18n import Words
from animalfolk.tui.setting import (
    NAMES,
    USUAL,
    Questions,
    Setting,
    SettingError,
    default_name,
    seats_of,
    seed_of,
)

PLAYERS = {"solo": 1, "coop": 2}
DECKS = {"solo": 3, "coop": 4}
STANDARD = "standard"


def company_from_flags(
    words: Words,
    mode: str,
    difficulty: str,
    people: Sequence[str],
    bots: int | None,
    decks: Sequence[str],
    seed: str | None,
) -> Setting:
    """What the flags say; what they leave open is as usual: one person, with a bot as partner where two play."""
    if mode not in PLAYERS:
        raise SettingError(words.text("setup-bad-mode", modes=", ".join(["free", *PLAYERS])))
    if difficulty and difficulty not in VALUES["difficulty"]:
        raise SettingError(words.text("setup-bad-difficulty", names=", ".join(VALUES["difficulty"])))
    names = list(people) if people or bots else [default_name(words, 1)]
    count = len(names) + (PLAYERS[mode] - len(names) if bots is None else bots)
    if len(names) > PLAYERS[mode] or count != PLAYERS[mode]:
        raise SettingError(words.text("setup-bad-seats", mode=mode, players=max(count, len(names))))
    chosen = list(decks) or USUAL[: DECKS[mode]]
    if len(set(chosen)) != len(chosen) or len(chosen) != DECKS[mode] or not set(chosen) <= set(NAMES):
        raise SettingError(words.text("setup-bad-decks-company", need=DECKS[mode], decks=", ".join(NAMES)))
    return Setting(seats_of(words, names, count), chosen, seed_of(seed), mode, difficulty or STANDARD)


def ask_company(questions: Questions, words: Words, seed: str | None) -> Setting:
    """The same by questions."""
    mode = ["solo", "coop"][questions.number("setup-together", 1, 2, 1) - 1]
    difficulty = VALUES["difficulty"][questions.number("setup-difficulty", 1, 3, 2) - 1]
    people = questions.number("setup-people", 0, PLAYERS[mode], 1)
    names = questions.names(people)
    decks = questions.decks(DECKS[mode])
    return Setting(seats_of(words, names, PLAYERS[mode]), decks, seed_of(seed), mode, difficulty)
