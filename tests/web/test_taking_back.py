"""Taking back on the page: the last step, and the whole turn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from animalfolk.i18n import Words
from tests.web.playing import POLLING, READY, YES
from tests.web.site import Visit
from tests.web.tables import make

say = Words("en").text
SEED = "s0"  # the first hand has a Swift Broker, who renews the hand and lets one act again
BROKER = (".hand [data-card=swift_broker]", "[data-deed='play swift_broker']")
DISCARD = ("[data-deed=inventory]", ".hand [data-card=junk]", "[data-deed=inventory]")


def question(page: Page) -> str:
    """Wait until somebody is asked: the number of the question."""
    page.wait_for_function(READY, polling=POLLING)
    return page.locator(".prompt").get_attribute("data-question") or ""


def cards(page: Page) -> list[str]:
    """All cards in the market and in the hand."""
    return page.locator(".market .spot .said, .hand .spot .said").all_text_contents()


def do(page: Page, *places: str) -> list[str]:
    """Click at these things; what lies there when the next question comes."""
    before = question(page)
    for place in places:
        page.locator(place).first.click()
    page.wait_for_selector(f".prompt[data-question]:not([data-question='{before}'])")
    return cards(page)


def test_a_step_and_a_turn_are_taken_back(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', seed=SEED, undo='open')['token']}")
    undo = page.get_by_role("button", name=say("web-undo"))
    reset = page.get_by_role("button", name=say("web-undo-turn"))
    question(page)
    first = cards(page)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(reset).to_have_attribute("aria-disabled", "true")

    played = do(page, *BROKER)
    assert len(do(page, *DISCARD)) == len(played) - 1
    assert do(page, f".bar button:has-text('{say('web-undo')}')") == played
    do(page, *DISCARD)
    assert do(page, f".bar button:has-text('{say('web-undo-turn')}')") == first
    expect(undo).to_have_attribute("aria-disabled", "true")


def sure(page: Page) -> Locator:
    """The question before what cannot be taken back."""
    return page.get_by_role("dialog").filter(has_text=say("web-sure"))


def test_what_is_revealed_is_asked_about_before_and_stays_and_says_why(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', seed=SEED, undo='free')['token']}")
    asked, first = question(page), cards(page)
    for place in BROKER:
        page.locator(place).first.click()
    expect(sure(page)).to_contain_text(say("card-swift_broker"))
    page.get_by_role("button", name=say("web-back")).click()
    expect(sure(page)).to_have_count(0)
    assert (question(page), cards(page)) == (asked, first)
    expect(page.locator(BROKER[1])).to_be_visible()

    do(page, BROKER[1], YES)
    undo = page.get_by_role("button", name=say("web-undo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert undo.get_attribute("title")
    assert cards(page) != first


def test_whoever_does_not_want_it_is_not_asked_once_more(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open("#/settings")
    page.get_by_label(say("web-settings-confirm-never")).check()
    page = come.open(f"#{make(come.url, 'novice', seed=SEED, undo='free')['token']}")
    do(page, *BROKER)
    expect(sure(page)).to_have_count(0)
