"""The lesson: every step comes and is done, wrong deeds are refused kindly, it goes on after any pause, and is won."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from animalfolk.engine.errors import BadSetup, BadText
from animalfolk.engine.view import pending
from animalfolk.table import NoHints, NotYet, Settings, Table, lesson, log
from animalfolk.table.lesson import KEYS, LESSONS, STEPS
from animalfolk.table.log import Entry
from animalfolk.table.replay import Replay
from animalfolk.table.settings import read_settings
from animalfolk.table.store import restore, store, store_json
from tests.support.samples import some
from tests.table.lessons import LEARNER, moments, new_lesson, play_out, play_to, play_to_turn, told

TURNS = 15  # of whoever builds and buys when that is possible; about forty seconds each


def kinds(table: Table, seat: int = LEARNER) -> list[str]:
    """What somebody has done, as the log tells it."""
    return [event["event"] for event in table.stands(seat) if event.get("seat") == seat]


def in_order(wanted: Sequence[str], found: Sequence[str]) -> bool:
    """Whether these come one after the other."""
    rest = iter(found)
    return all(one in rest for one in wanted)


def test_every_step_comes_and_is_done_in_order() -> None:
    table, seen = new_lesson(), list[str]()
    for step in moments(table, Random(1)):
        if not seen or seen[-1] != step["step"]:
            seen.append(step["step"])
        assert 1 <= step["at"] <= step["of"] == len(STEPS) + 3
    assert in_order([step.key for step in STEPS], seen)
    assert told(table)["step"] == "won"


def test_after_each_turn_of_the_other_player_it_waits_and_says_what_was_done() -> None:
    table, told_of = new_lesson(), dict[int, str]()
    for step in moments(table, Random(1)):
        if step["step"].startswith("saw-"):
            assert table.view(LEARNER)["decision"] is None
            with pytest.raises(NotYet):
                table.answer(LEARNER, table.number(LEARNER), "end")
            told_of[table.turn] = step["step"].removeprefix("saw-")
            done = [one for one in table.steps if one.turn == table.turn - 1 and one.seat != LEARNER]
            assert any(
                text.startswith(f"{told_of[table.turn]} {step['card']}".strip()) for one in done for text in one.texts
            )
    assert list(told_of) == list(range(3, table.turn + 1, 2))
    assert {"buy", "build"} <= set(told_of.values())
    assert table.learned[-1] == f"saw-{table.turn // 2 + 1}"
    assert restore(store(table)).learned == table.learned


@pytest.mark.parametrize("key", ["saw-1x", "saw-0", "saw-", "saw"])
def test_what_was_never_told_is_not_learned(key: str) -> None:
    with pytest.raises(NotYet):
        new_lesson().learn(LEARNER, key)
    assert not lesson.is_mark(key)


def test_all_that_is_to_be_learned_happens() -> None:
    table = play_to_turn(new_lesson(), 9, Random(3))
    happened = kinds(table)
    assert in_order(["bought", "played", "threw_away", "built", "bought", "discarded"], happened)
    turn = [taken.texts[0] for taken in table.steps if taken.turn == 3 and taken.seat == LEARNER]
    chain = [text for text in turn if text.partition(" ")[0] in ("play", "build")]
    assert chain == ["play spyglass", "play shattered_relic", "build"]  # three actions in one turn
    assert {"read", "undo"} <= set(table.learned)
    assert [entry.kind for entry in table.log].count(log.UNDO) == 1
    table = play_out(table, Random(3), keen=True)
    assert table.winners == [LEARNER]
    assert "won" in kinds(table)


@pytest.mark.parametrize("seed", range(some(4, 30)))
def test_whatever_a_beginner_chooses_the_game_is_won(seed: int) -> None:
    table = play_out(new_lesson(), Random(seed))
    assert table.winners == [LEARNER]
    assert len(table.view(1)["seats"][1]["stall"]) <= 2, "whoever plays along leaves the last stacks alone"


@pytest.mark.parametrize("seed", range(some(6, 40)))
def test_whoever_builds_and_buys_is_soon_done(seed: int) -> None:
    table = play_out(new_lesson(), Random(seed), keen=True)
    assert table.winners == [LEARNER]
    assert (table.turn + 1) // 2 <= TURNS


# resuming


def test_after_every_step_the_lesson_goes_on_from_its_record_and_from_its_log() -> None:
    table = new_lesson()
    for _ in moments(table, Random(5)):
        for again in (restore(store(table)), restore(store_json(table)), replayed(table)):
            assert told(again) == told(table)
            assert shown(again) == shown(table)
            assert again.learned == table.learned
    assert restore(store(table)).winners == [LEARNER]


def replayed(table: Table) -> Table:
    """A new table to which the same log is applied, each entry as it would be stored."""
    again = new_lesson()
    for entry in table.log:
        again.apply(Entry.load(entry.dump()))
    return again


def shown(table: Table) -> object:
    """What is asked, but for its number."""
    decision = table.view(LEARNER)["decision"]
    return decision and (decision["prompt"], decision["options"])


def test_whatever_is_taken_back_is_learned_again() -> None:
    table = play_to(new_lesson(), "throw", Random(1))
    table.undo(LEARNER)
    assert told(table)["step"] == "bonus"
    table.undo(LEARNER, True)
    assert told(table)["step"] == "play"
    table.undo(LEARNER)
    assert told(table)["step"] == "end"
    assert play_out(table, Random(1), keen=True).winners == [LEARNER]


def test_what_was_taken_back_as_asked_stays_learned() -> None:
    table = play_to(new_lesson(), "undo", Random(1))
    assert table.view(LEARNER)["decision"] is None
    table.undo(LEARNER, True)
    assert told(table)["step"] == "again"
    table.undo(LEARNER)  # further back: into the turn before
    assert told(table)["step"] == "chained"
    table = play_to(table, "again", Random(2))
    assert "undo" in table.learned


# refusing


def refused(table: Table, choice: str | Sequence[str]) -> None:
    """Nothing comes of it, and nothing is lost."""
    before, length = store(table), len(table.log)
    with pytest.raises(NotYet):
        table.answer(LEARNER, table.number(LEARNER), choice)
    assert (store(table), len(table.log)) == (before, length)


def test_only_what_is_asked_for_is_offered_and_taken() -> None:
    table = new_lesson()
    refused(table, "buy spyglass+1")  # first something is told
    table = play_to(table, "buy", Random(1))
    assert pending(table.view(LEARNER))["options"] == ["buy spyglass+1"]
    assert "buy cookies+0" in table.options
    refused(table, "buy cookies+0")
    refused(table, ["buy cookies+0", "junk", "junk"])
    refused(table, "inventory")
    table = play_to(table, "throw", Random(1))
    refused(table, "stashing_vendor")
    table = play_to(table, "undo", Random(1))
    refused(table, "end")
    table = play_to(table, "discard", Random(1))
    refused(table, ["inventory"])  # nothing would be discarded
    table.answer(LEARNER, table.number(LEARNER), "inventory")
    refused(table, "done")


def test_others_see_the_game_as_it_is() -> None:
    table = new_lesson()
    assert "lesson" not in table.view(None)["table"]
    assert "lesson" not in table.view(1)["table"]
    assert pending(table.view(None))["seat"] == LEARNER


def test_only_selections_for_what_is_asked_are_named() -> None:
    decision = pending(play_to(new_lesson(), "buy", Random(1)).view(LEARNER))
    assert set(decision["selections"]) == set(decision["clashes"]) == set(decision["options"])


def test_learning_something_out_of_turn_is_refused() -> None:
    table = new_lesson()
    for key in ("hand", "read", "undo", "buy", "nonsense"):
        with pytest.raises(NotYet):
            table.learn(LEARNER, key)
    assert table.learn(LEARNER, "welcome")
    assert not table.learn(LEARNER, "welcome"), "what comes twice counts once"
    assert table.learned == ["welcome"]


def test_hints_are_given_where_somebody_plays_as_they_like() -> None:
    table = play_to(new_lesson(), "buy", Random(1))
    with pytest.raises(NoHints, match="lesson"):
        table.hints(LEARNER)
    assert play_to_turn(table, 9, Random(1)).hints(LEARNER).hints


# settings and records


def test_a_lesson_has_a_name() -> None:
    for name in LESSONS:
        assert read_settings(str(Settings(lesson=name))) == Settings(lesson=name)
    with pytest.raises(BadSetup) as error:
        read_settings("lesson=second")
    assert error.value.code == "lesson"


def test_a_record_with_something_that_is_not_to_be_learned_is_refused() -> None:
    table = new_lesson()
    with pytest.raises(BadSetup) as error:
        table.apply(Entry(log.LEARN, LEARNER, choice="nonsense"))
    assert error.value.code == "learned"
    table.learn(LEARNER, "welcome")
    with pytest.raises(BadText):
        restore(store(table).replace("learned: welcome", "learned: nonsense"))


def test_a_lesson_that_is_over_can_be_replayed_and_played_on_as_a_game() -> None:
    table = play_out(new_lesson(), Random(4), keen=True)
    replay = Replay(table)
    replay.go_to_turn(5)
    assert replay.view(LEARNER)["turn"] == 5
    on = replay.play_on(table.seats, table.settings, "ab")
    assert not on.is_lesson
    assert len(pending(on.view(LEARNER))["options"]) > 1


def test_whoever_gives_up_is_told_that_the_lesson_is_over() -> None:
    table = new_lesson()
    table.resign(LEARNER)
    assert told(table)["step"] == "left"


def test_whoever_was_replaced_by_a_bot_finds_a_lesson_that_goes_on() -> None:
    table = play_to(new_lesson(), "play", Random(1))
    table.leave(LEARNER)
    for _ in range(12):
        table.bot_answer()
    table.come_back(LEARNER)
    assert play_out(table, Random(1), keen=True).is_over


def test_the_words_of_the_course_are_keys_of_its_steps() -> None:
    assert len(KEYS) == len(STEPS)
    assert set(lesson.MARKS) == {"welcome", "hand", "read", "undo"}
