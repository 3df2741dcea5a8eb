"""Options: by name or number, checked by mode, kept in records and positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from animalfolk import BadSetup, BadText, Game, read_record
from animalfolk.engine.rule_options import WAYS, YES_OR_NO, RuleOption
from animalfolk.engine.rule_options import table as table_of
from animalfolk.engine.rules import (
    COOP,
    FREE,
    ONLY_NAMED,
    SOLO,
    TABLE,
    TEAMS,
    Rules,
    check_table,
    read_value,
    value_text,
)
from animalfolk.modes import knowing
from tests.support.stalls import stall
from tests.support.table import DECKS, SEED, play, table

FOUR = [*DECKS, "sloths"]
FREE_OPTIONS: list[dict[str, Any]] = [
    {},
    {"stacks": 5},
    {"stacks": 3, "hand_size": 6, "gold": "by_seat"},
    {"junk_substitute": "any_draw"},
    {"gold": "none"},
]


@pytest.mark.parametrize("options", FREE_OPTIONS, ids=str)
def test_options_come_back_from_records_and_positions(options: dict[str, Any]) -> None:
    game = Game.new(DECKS, seed=SEED, **options)
    rules = game.peek().rules
    assert read_record(game.record()).peek().rules == rules
    assert Game.from_position(game.position()).peek().rules == rules
    assert read_record(game.record()) == game


def test_a_record_names_the_options_that_differ_from_the_usual() -> None:
    game = Game.new(DECKS, seed=SEED, stacks=5, gold="by_seat", junk_substitute=1, hand_size=5)
    assert "rules: stacks=5 gold=by_seat junk_substitute=any_draw\n" in game.record()
    assert "rules: stacks=5 gold=by_seat junk_substitute=any_draw\n" in game.position()
    assert "rules:" not in Game.new(DECKS, seed=SEED, stacks=8, gold="none").record()


@pytest.mark.parametrize("option", TABLE)
def test_a_value_is_given_by_name_or_number(option: str) -> None:
    row = TABLE[option]
    for number, name in enumerate(row.values, start=row.least):
        assert read_value(option, name) == number
        assert value_text(option, number) == name
        assert Rules(players=2, **{option: number}).dump()[option] == number
    for number in (row.least - 1, row.most + 1):
        with pytest.raises(BadSetup, match=f"{option} is "):
            Rules(players=2, **{option: number})


def test_what_is_usual_follows_from_the_mode() -> None:
    assert [Rules(players=2, mode=mode).stacks for mode in (FREE, TEAMS, SOLO, COOP)] == [8, 10, 8, 10]
    assert Rules(players=2).dump() == {
        **{option: row.number(row.usual) for option, row in TABLE.items()},
        "players": 2,
    }
    assert Rules(players=4, mode=TEAMS, stacks=10).changed() == ["mode=teams"]
    assert Rules(players=4, mode=TEAMS, stacks=8).changed() == ["mode=teams", "stacks=8"]


def test_rules_know_no_other_options() -> None:
    with pytest.raises(BadSetup, match="'colour' is not one of the options mode, stacks"):
        Rules(players=2, colour=1)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (lambda: RuleOption("two words", ["no", "yes"]), "'two words' needs a name"),
        (lambda: RuleOption("mood", ["bad", "bad"]), "each value once"),
        (lambda: RuleOption("mood", ["1", "3"]), "numbers follow each other"),
        (lambda: RuleOption("mood", YES_OR_NO, "perhaps"), "'perhaps' is not one of"),
        (lambda: RuleOption("mood", YES_OR_NO, as_partners="perhaps"), "'perhaps' is not one of"),
        (lambda: RuleOption("mood", YES_OR_NO, drafted="perhaps"), "'perhaps' is not one of"),
        (lambda: RuleOption("mood", YES_OR_NO, modes=[]), "modes are some of"),
        (lambda: RuleOption("mood", YES_OR_NO, modes=[7]), "modes are some of"),
        (lambda: RuleOption("mood", YES_OR_NO, words=["bad"]), "2 values need as many words"),
        (lambda: table_of([*TABLE.values(), TABLE["gold"]]), "each option has one row"),
        (lambda: table_of(list(TABLE.values())[1:]), "the first is the mode"),
    ],
)
def test_a_wrong_row_fails_at_import(row: Callable[[], Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        row()


def test_a_row_without_an_attribute_fails_at_import() -> None:
    with pytest.raises(TypeError, match="Rules and its table do not both declare mood"):
        check_table([*TABLE, "mood"])
    with pytest.raises(TypeError, match="Rules and its table do not both declare gold"):
        check_table([option for option in TABLE if option != "gold"])


@pytest.mark.parametrize("text", ["two", "-1", "²", ""])
def test_a_number_says_from_where_to_where(text: str) -> None:
    with pytest.raises(BadSetup, match=f"stacks is a number from 1 to 10, not '{text}'"):
        read_value("stacks", text)


def wrong(**options: Any) -> Game:
    """A game with options of any type."""
    return Game.new(DECKS, **options)


TEAM_ONLY = "team_build_min_active is an option of mode=teams and coop, not of mode=free"


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Game.new(DECKS, mode="chess"), "mode is free, teams, solo or coop, not 'chess'"),
        (lambda: Game.new(DECKS, mode=9), "mode is free, teams, solo or coop, not 9"),
        (lambda: Game.new(DECKS, gold="heaps"), "gold is none or by_seat, not 'heaps'"),
        (lambda: Game.new(DECKS, stacks=11), "stacks is a number from 1 to 10, not 11"),
        (lambda: wrong(stacks=2.5), "stacks is a number from 1 to 10, not 2.5"),
        (lambda: wrong(players="two"), "players is a number from 1 to 4, not 'two'"),
        (lambda: wrong(seed=7), "a seed is 32 digits of 0-9 a-f, not 7"),
        (lambda: Game.new(DECKS, first="last"), "first is a seat from 0 to 1, or random, not 'last'"),
        (lambda: Game.new(DECKS, team_build_min_active=0), TEAM_ONLY),
        (lambda: Game.new(DECKS, difficulty="standard"), "difficulty is an option of mode=solo and coop"),
        (lambda: Game.new(DECKS, open_hands="yes"), "open_hands is an option of mode=coop, not of mode=free"),
        (
            lambda: Game.new(FOUR, mode="teams", open_hands="no"),
            "open_hands is an option of mode=coop, not of mode=teams",
        ),
        (lambda: Game.new(DECKS, mode="solo", gold=1), "gold is an option of mode=free and teams and coop, not of"),
        (lambda: Game.new(FOUR, mode="teams", players=3), "teams of two: 4 can play, not 3"),
        (lambda: Game.new(DECKS, mode="teams"), "teams of two: 4 players use 4 decks, not 3"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(make: Callable[[], Game], said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make()
    assert said in str(caught.value)


@pytest.mark.parametrize("option", sorted(set(TABLE) - set(knowing.KNOWN[FREE])))
def test_options_of_other_modes_are_refused_whatever_their_value(option: str) -> None:
    for number in (0, 1):
        with pytest.raises(BadSetup, match=f"{option} is an option of mode="):
            wrong(**{option: number})


def test_the_difficulties_that_fix_the_companys_power_exclude_what_changes_it() -> None:
    knowing.check_rules(Rules(players=1, mode=SOLO, power_on_exhaustion=1))
    for mode, players in ((SOLO, 1), (COOP, 2)):
        for difficulty in ("gentle", "stern"):
            rules = Rules(
                players=players, mode=mode, difficulty=read_value("difficulty", difficulty), power_on_exhaustion=1
            )
            with pytest.raises(
                BadSetup, match=f"difficulty={difficulty} and power_on_exhaustion=yes exclude each other"
            ):
                knowing.check_rules(rules)


def test_every_option_is_known_to_some_mode_and_every_mode_has_a_name() -> None:
    assert {option for known in knowing.KNOWN.values() for option in known} == set(TABLE)
    assert sorted(knowing.KNOWN) == list(range(len(WAYS)))


@pytest.mark.parametrize("option", ONLY_NAMED)
def test_what_the_manual_only_names_is_not_invented(option: str) -> None:
    with pytest.raises(
        BadSetup, match=f"{option}: the manual names .* but gives no rules for them, and none are inven"
    ):
        wrong(**{option: 1})
    with pytest.raises(BadText, match="none are invented here"):
        table(f"rules: {option}=yes")


@pytest.mark.rule("WIN-01")
def test_a_short_game_is_won_by_fewer_stacks() -> None:
    game = table("rules: stacks=5", stall(4), "P1 hand: flashy_show")
    play(game, "P1: build")
    assert game.winners == [0]
    usual = table(stall(4), "P1 hand: flashy_show", hold=[0])
    play(usual, "P1: build")
    assert not usual.is_over


def test_teams_of_three_are_refused_in_positions_too() -> None:
    with pytest.raises(BadText, match="line 3: expected 4 players with mode=teams, came '3'"):
        Game.from_position("animalfolk position 1\nrules: mode=teams\nplayers: 3\n")
