"""Rows of questions and events: a wrong one is refused when it is declared, and what games ask is as declared."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from animalfolk.engine import events, prompts, zones
from animalfolk.engine.events import Kind
from animalfolk.engine.prompts import CARD, NUMBER, SLOT, STACK_CARD, Prompt

SAMPLES = Path(__file__).parents[2] / "web" / "tests" / "samples"  # of real games, by tools/web_samples.py
OPTIONS: dict[str, list[str]] = json.loads((SAMPLES / "options.json").read_text(encoding="utf-8"))
VIEWS: list[dict[str, Any]] = json.loads((SAMPLES / "views.json").read_text(encoding="utf-8"))
WRONG_PROMPTS: list[tuple[Callable[[], Prompt], str]] = [
    (lambda: Prompt("Bury", CARD), "snake_case"),
    (lambda: Prompt("bury", 9), "there is no shape 9"),
    (lambda: Prompt("bury", CARD, zone="cellar"), "there is no zone 'cellar'"),
    (lambda: Prompt("bury", NUMBER, zone=zones.HAND, usual=prompts.MOST), "only questions about cards"),
    (lambda: Prompt("bury", CARD, hidden=7), "nothing is hidden by 7"),
    (lambda: Prompt("bury", CARD, zone=zones.DECK, hidden=prompts.BY_HAND), "cards of the zone 'hand' decide"),
    (lambda: Prompt("bury", CARD, zone=zones.HAND, forgone=True), "only what any hand might do"),
    (lambda: Prompt("bury", SLOT, several=True, lands=True), "only cards are chosen together"),
    (lambda: Prompt("bury", CARD, worth=prompts.EXACTLY), "are for several cards"),
    (lambda: Prompt("bury", CARD, any_order=True), "are for several cards"),
    (lambda: Prompt("bury", CARD, several=True), "land as named, or come in any order"),
    (lambda: Prompt("bury", CARD, several=True, lands=True, orders=True), "in one way"),
    (lambda: Prompt("bury", STACK_CARD, repeats=True), "only cards are named one by one"),
    (lambda: Prompt("bury", prompts.SEAT, fate=prompts.COMES), "only a card has a fate"),
    (lambda: Prompt("bury", CARD, of=12), "there is no action 12"),
    (lambda: Prompt("bury", CARD, usual=prompts.STOP), "only an action ends a moment"),
    (lambda: Prompt("bury", CARD, usual=prompts.DECLINE), "may not be declined"),
    (lambda: Prompt("bury", NUMBER), "of numbers"),
    (lambda: Prompt("bury", CARD, usual=prompts.MOST), "of numbers"),
    (lambda: Prompt("bury", CARD, zone=zones.ASIDE, hidden=prompts.BY_GIFTS), "in private"),
]
WRONG_EVENTS: list[tuple[Callable[[], Kind], str]] = [
    (lambda: Kind("wasBuried"), "snake_case"),
    (lambda: Kind("buried", number="depth"), "a number cannot mean 'depth'"),
    (lambda: Kind("buried", source="cellar"), "there is no zone 'cellar'"),
    (lambda: Kind("buried", target=zones.DECK), "comes from somewhere"),
    (lambda: Kind("buried", number=events.SLOT, source=zones.HAND, target=zones.DECK), "nothing passes a slot"),
    (lambda: Kind("buried", reveals="something"), "nothing reveals 'something'"),
    (lambda: Kind("buried", reveals=events.LOOK, follows=True), "does not follow"),
    (lambda: Kind("buried", volume=5), "there is no volume 5"),
    (lambda: Kind("buried", tally="holes"), "nothing is counted as 'holes'"),
    (lambda: Kind("buried", of="built", along="bought"), "at the end of one kind"),
    (lambda: Kind("buried", told=False, gathers=True), "told in no way"),
]


@pytest.mark.parametrize(("make", "why"), WRONG_PROMPTS)
def test_a_wrong_question_is_refused(make: Callable[[], Prompt], why: str) -> None:
    with pytest.raises(ValueError, match=f"^prompt '.*': .*{why}"):
        make()
    assert "bury" not in prompts.BY_KEY


@pytest.mark.parametrize(("make", "why"), WRONG_EVENTS)
def test_a_wrong_event_is_refused(make: Callable[[], Kind], why: str) -> None:
    with pytest.raises(ValueError, match=f"^event '.*': .*{why}"):
        make()
    assert "buried" not in events.BY_KEY


def test_none_is_declared_twice() -> None:
    with pytest.raises(ValueError, match="prompt 'pay': it is declared already"):
        prompts.declare(Prompt("pay", CARD))
    with pytest.raises(ValueError, match="event 'bought': it is declared already"):
        events.declare(Kind("bought"))


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (Kind("buried", of="funeral"), "there is no event 'funeral' at whose end"),
        (Kind("buried", along="funeral"), "there is no event 'funeral' at whose end"),
        (Kind("buried", merges={"dug": "dug_in"}), "nothing is told as 'dug'"),
    ],
    ids=["of", "along", "merges"],
)
def test_an_event_names_others_that_there_are(row: Kind, why: str) -> None:
    events.ROWS.append(row)
    try:
        with pytest.raises(ValueError, match=why):
            events.check_links()
    finally:
        events.ROWS.pop()


def test_unknown_events_have_a_row_without_facts() -> None:
    assert events.row_of("seat_left").told
    assert not events.row_of("seat_left").gathers


def test_none_is_an_answer_where_that_is_declared() -> None:
    """Of single answers; cards that are chosen together end with it in any case."""
    single = {key: texts for key, texts in OPTIONS.items() if not prompts.BY_KEY[key].several}
    assert {key for key, texts in single.items() if "done" in texts} == {
        key for key in single if prompts.BY_KEY[key].may_decline
    }


def test_what_ends_a_moment_can_be_answered() -> None:
    for key, texts in OPTIONS.items():
        assert "end" in texts or prompts.BY_KEY[key].usual != prompts.STOP, key


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view["decision"]["prompt"])
def test_the_cards_that_may_be_chosen_lie_where_that_is_declared(view: dict[str, Any]) -> None:
    row, seat = prompts.BY_KEY[view["decision"]["prompt"]], view["seats"][view["viewer"]]
    lying = {
        zones.HAND: [*seat["hand"], *(text for ways in seat["forms"] for text, _ in ways)],
        zones.DISCARD: seat["discard"],
        zones.SCHEDULE: seat["schedule"],
        zones.ASIDE: view["aside"] or view["market"],  # what is thrown away in order may lie in the market
        zones.MARKET: view["market"],
        zones.LAID: view["decision"]["chosen"] or seat["hand"],  # what lands in order may still be in hand
    }
    if row.shape == CARD and row.zone in lying:
        named = {text.rpartition(":")[2] for text in view["decision"]["options"]} - {"done", "coin"}
        assert named <= {text for text in lying[row.zone] if text}
