"""Hints on the page: a whole answer lies marked on the table, and its button gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from animalfolk.engine import prompts
from animalfolk.i18n import Words
from tests.support.samples import some
from tests.web.asked import SELDOM, places, sit_down
from tests.web.finished import get
from tests.web.playing import POLLING, READY
from tests.web.site import PHONE, Visit
from tests.web.tables import make

say = Words("en").text
FIRST = "dialog ol li button >> nth=0"
LISTEN = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    window.sent.push(JSON.parse(text));
    send.call(this, text);
  };
}"""
MOST = 400  # answers of one game
LOOKS = 500  # until something is told to the server
ASKED = 7  # of the questions, so many in `make test`


def question(page: Page) -> str:
    """Wait until somebody is asked, or all is over: the number of the question."""
    page.wait_for_function(READY, polling=POLLING)
    return page.locator(".prompt").get_attribute("data-question") or ""


def is_over(page: Page) -> bool:
    return page.locator(".table[data-phase=over]").count() > 0


def hint(page: Page) -> str:
    """Follow the first hint: what it says."""
    page.keyboard.press("h")
    page.locator(FIRST).wait_for()
    told = page.locator(FIRST).inner_text()
    page.locator(FIRST).click()
    return told


def give(page: Page) -> None:
    """Press the button that the hint has marked, until something else is asked."""
    before = question(page)
    page.locator(".hinted").click()
    page.wait_for_function(
        f"""() => document.querySelector(".table[data-phase=over]")
            || ![undefined, {before!r}].includes(document.querySelector(".prompt")?.dataset.question)""",
        polling=POLLING,
    )


def answers(page: Page) -> list[Any]:
    """What the page has answered since it was listened to."""
    sent: list[Any] = page.evaluate("window.sent")
    return [one for one in sent if one["type"] == "answer"]


def test_a_hint_is_marked_whole_and_its_button_gives_it(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', seed='s0', stacks=8)['token']}")
    question(page)
    page.evaluate(LISTEN)
    assert hint(page) == "Build stack 1: Swift Broker (60%): completes stack 1"
    expect(page.locator(".prompt .hint")).to_have_text(
        say("web-hint-now", line="Build stack 1: Swift Broker (60%): completes stack 1")
    )
    expect(page.locator(".hand .chosen[data-card=swift_broker]")).to_have_count(1)
    assert answers(page) == []
    give(page)
    assert [one["choice"] for one in answers(page)] == [["build", "swift_broker"]]
    expect(page.locator(".prompt .hint")).to_have_count(0)


def test_with_a_purchase_chosen_and_junk_selected_the_hint_is_a_whole_payment(visit: Callable[..., Visit]) -> None:
    """What was selected makes way; each hint begins with the purchase and can be given."""
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', seed='s0', stacks=8)['token']}")
    question(page)
    page.locator(".market .spot.can").last.click()
    for card in page.locator(".hand .spot[data-card=junk]").all()[:2]:
        card.click()
    page.evaluate(LISTEN)
    assert hint(page).startswith("Buy Shattered Relic for 3: ")
    give(page)
    (answer,) = answers(page)
    assert answer["choice"][0].startswith("buy shattered_relic")
    assert len(answer["choice"]) > 1


def test_a_hint_is_let_go_when_something_else_is_selected(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', seed='s0', stacks=8)['token']}")
    question(page)
    hint(page)
    page.keyboard.press("Escape")
    for mark in (".prompt .hint", ".hinted"):
        expect(page.locator(mark)).to_have_count(0)


def test_who_wishes_to_be_asked_always_says_so_to_the_table(visit: Callable[..., Visit]) -> None:
    """It is a setting of the browser; the server knows it as soon as the page is there, and when it is set back."""
    come = visit(reduced_motion="reduce")
    token = make(come.url, "novice", seed="s0", stacks=8)["token"]
    for choice in ("always", "useful"):
        come.open("#/settings").get_by_label(say(f"web-settings-windows-{choice}"), exact=True).check()
        question(come.open(f"#{token}"))
        asked = (get(come.url, "/api/play", token)["view"]["table"]["asks_always"] for _ in range(LOOKS))
        assert any(always is (choice == "always") for always in asked), choice


def chosen_prompts() -> list[str]:
    """Some of the questions, or all of them; those whose hints once could not be given come first."""
    first = ["pay", "help", "order", "return", "player", "throw_away", "react"]
    rest = [prompt for prompt in prompts.KEYS if prompt not in first and prompt not in SELDOM]
    return [*first, *rest][: some(ASKED, len(prompts.KEYS))]


def test_every_question_is_asked_somewhere() -> None:
    assert set(prompts.KEYS) - set(places()) == SELDOM


@pytest.mark.soak
def test_the_first_hint_of_every_question_is_given(visit: Callable[..., Visit]) -> None:
    """No error on the page, and the server has taken what the hint said."""
    come = visit(reduced_motion="reduce")
    page = come.page
    for prompt in chosen_prompts():
        token = sit_down(come.url, places()[prompt])
        come.open()
        come.open(f"#{token}")
        question(page)
        page.evaluate(LISTEN)
        hint(page)
        give(page)
        assert len(answers(page)) == 1, prompt
        expect(page.locator(".prompt > .said")).to_have_count(0)
        assert come.problems == [], prompt


WAYS: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("novice",), {"decks": "random"}),
    (("novice", "novice"), {"decks": "random"}),
    ((), {"mode": "solo", "decks": "random", "stacks": 4}),
    (("novice",), {"mode": "coop", "decks": "random", "stacks": 4}),
    (("novice", "novice", "novice"), {"mode": "teams", "decks": "random", "stacks": 4}),
]


@pytest.mark.soak
@pytest.mark.parametrize("number", range(some(1, 20)))
def test_a_whole_game_by_hints(visit: Callable[..., Visit], number: int) -> None:
    wishes = {"viewport": PHONE} if number % 2 else {}
    come = visit(reduced_motion="reduce", **wishes)
    bots, more = WAYS[number % len(WAYS)]
    page = come.open(f"#{make(come.url, *bots, seed=f'hints {number}', **more)['token']}")
    for _ in range(MOST):
        question(page)
        if is_over(page):
            break
        hint(page)
        give(page)
        assert come.problems == []
    assert is_over(page)
