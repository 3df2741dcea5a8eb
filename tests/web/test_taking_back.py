"""Taking back on the page: the last step, and the whole turn."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from animalfolk.i18n import Words
from tests.web.finished import get
from tests.web.hands import Mouse
from tests.web.playing import MOST, POLLING, READY, Player
from tests.web.site import Visit
from tests.web.tables import make, post

say = Words("en").text
SEED = "s0"  # the first hand has a Swift Broker, who renews the hand and lets one act again
BROKER = (".hand [data-card=swift_broker]", "[data-deed='play swift_broker']")
DEALS = 150  # until a hand is a certain one: one of seven is
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


def armed(page: Page) -> Locator:
    """What was pressed once and waits for a second press."""
    return page.locator("button.armed")


def with_a_broker(visit: Callable[..., Visit], confirm: str = "") -> Page:
    """Anna, who begins, at a table with Ben, who is a person: no seed can be chosen there.

    She has a Swift Broker and else only junk, so that to play it shows at once what she draws.
    """
    come = visit(reduced_motion="reduce")
    if confirm:
        come.open("#/settings").get_by_label(say(f"web-settings-confirm-{confirm}")).check()
    for _ in range(DEALS):
        made = make(come.url, people=2, decks=["macaws", "pandas", "squirrels"])
        post(come.url, f"/api/tables/{made['table']}/join", token=made["invites"][0]["token"], name="Ben")
        if sorted(get(come.url, "/api/play", made["token"])["view"]["seats"][0]["hand"]) == ["junk"] * 4 + [
            "swift_broker"
        ]:
            return come.open(f"#{made['token']}")
    raise AssertionError("no hand has a Swift Broker")


def test_with_people_what_shows_something_hidden_is_done_at_the_second_press(visit: Callable[..., Visit]) -> None:
    """No dialog; Escape lets it be, and another press of the same button does it."""
    page = with_a_broker(visit)
    asked, first = question(page), cards(page)
    page.locator(BROKER[0]).first.click()
    page.locator(BROKER[1]).click()
    expect(armed(page)).to_contain_text(say("card-swift_broker"))
    expect(page.locator(".prompt > .said")).to_have_text(say("web-sure-again"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (question(page), cards(page)) == (asked, first)
    page.keyboard.press("Escape")
    expect(armed(page)).to_have_count(0)

    page.locator(BROKER[0]).first.click()
    page.locator(BROKER[1]).click()
    expect(armed(page)).to_have_count(1)
    do(page, BROKER[1])
    undo = page.locator(".bar button").first
    expect(undo).to_have_text(re.compile(say("web-undo-ask")))
    assert cards(page) != first


def test_with_people_what_can_be_taken_back_is_done_at_once(visit: Callable[..., Visit]) -> None:
    page = with_a_broker(visit)
    do(page, *DISCARD)
    expect(armed(page)).to_have_count(0)


def test_whoever_does_not_want_it_presses_once(visit: Callable[..., Visit]) -> None:
    page = with_a_broker(visit, confirm="never")
    do(page, *BROKER)


# The first question that is asked once more, wherever it is asked.
ASKS = """() => {
  window.dialogs = [];
  const asking = () => [...document.querySelectorAll("dialog[open], .armed")];
  const note = () => window.dialogs.push(...asking().map((one) => one.textContent));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_whole_game_against_bots_at_a_table_made_by_hand_asks_nothing_twice(visit: Callable[..., Visit]) -> None:
    """Two bots, and everything else as it is offered: no dialog and no second press, and all can be taken back."""
    page = visit(reduced_motion="reduce").open()
    page.get_by_role("link", name=say("web-start-new")).click()
    page.get_by_label(say("begin-count-of", count=3), exact=True).check()
    page.get_by_text(say("web-new-more")).click()
    page.get_by_label(say("begin-option-stacks")).select_option("2")
    page.get_by_role("button", name=say("web-new-begin"), exact=True).click()
    player = Player(page, Mouse())
    player.wait()
    page.evaluate(ASKS)
    undo = page.locator(".bar button").first
    for _ in range(MOST):
        if player.play(1):
            break
        if player.wait()["phase"] == "over":
            break
        assert undo.get_attribute("title") in ("", None, say("undo-nothing"))
    assert page.locator(".table[data-phase=over]").count()
    player.see_result()
    told = page.evaluate("window.dialogs")
    assert told
    assert [text for text in told if "in turn" not in text] == []  # the result alone
