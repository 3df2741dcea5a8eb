"""Two people at a table: taking back what the other has to agree to, more time, another game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from animalfolk.i18n import Words
from tests.web.site import Visit
from tests.web.tables import make, post

say = Words("en").text
QUESTION = ".prompt[data-question]"
DISCARD = ("[data-deed=inventory]", ".hand .spot.can", "[data-deed=inventory]")

# Clicks at a button as soon as it is there: time is short while somebody may react, and a busy machine is slow.
AT_ONCE = """(text) => {
  const click = () => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === text);
    if (!button) return;
    watch.disconnect();
    button.click();
  };
  const watch = new MutationObserver(click);
  watch.observe(document.body, { subtree: true, childList: true });
}"""


def seated(visit: Callable[..., Visit], **more: Any) -> tuple[Page, Page]:
    """Anna, who begins, and Ben."""
    anna, ben = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    made = make(anna.url, people=2, **more)
    joined = post(anna.url, f"/api/tables/{made['table']}/join", token=made["invites"][0]["token"], name="Ben")
    pages = anna.open(f"#{made['token']}"), ben.open(f"#{joined['token']}")
    for page in pages:
        expect(page.locator(".hand .spot")).to_have_count(5)
    expect(pages[0].locator(QUESTION)).to_be_visible()
    return pages


def button(page: Page, key: str) -> Locator:
    """What says this."""
    return page.get_by_role("button", name=say(key))


def discard(page: Page) -> None:
    """Put the first card down."""
    for place in DISCARD:
        page.locator(place).first.click()


def another_game(anna: Page, ben: Page) -> None:
    """It begins when both want one."""
    before = anna.url
    button(anna, "web-menu").click()
    button(anna, "web-resign").click()
    anna.get_by_role("dialog").get_by_role("button", name=say("web-resign")).last.click()
    for page in (anna, ben):
        expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("Ben")
    button(anna, "web-rematch").click()
    expect(anna.get_by_role("heading", name=say("web-lobby"))).to_be_visible()
    button(ben, "web-rematch").click()
    for page in (anna, ben):
        expect(page.locator(".hand .spot")).to_have_count(5)
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert anna.url != before
    assert anna.url == ben.url
    expect(anna.locator(QUESTION)).to_be_visible()
    discard(anna)
    expect(anna.locator(".hand .spot")).to_have_count(4)


def test_taking_back_with_the_others_word_and_another_game(visit: Callable[..., Visit]) -> None:
    anna, ben = seated(visit, undo="agreed")
    discard(anna)
    hand = anna.locator(".hand .spot")
    expect(hand).to_have_count(4)
    button(anna, "web-end-turn").click()
    expect(hand).to_have_count(5)
    expect(ben.locator(QUESTION)).to_be_visible()

    asks = ben.get_by_role("alert").filter(has_text=say("web-undo-asked", name="Anna"))
    waits = anna.get_by_role("alert").filter(has_text=say("web-undo-asked-you"))
    for who, answer in ((ben, "web-refuse"), (anna, "web-withdraw")):
        button(anna, "web-undo-ask").click()
        expect(asks).to_be_visible()
        expect(waits).to_be_visible()
        button(who, answer).click()
        expect(asks).to_be_hidden()
        expect(waits).to_be_hidden()
        expect(hand).to_have_count(5)

    button(anna, "web-undo-ask").click()
    button(ben, "web-agree").click()
    expect(hand).to_have_count(4)
    expect(button(anna, "web-end-turn")).to_be_visible()
    expect(ben.locator(QUESTION)).to_be_hidden()
    another_game(anna, ben)


def test_more_time_is_asked_for_while_somebody_may_react(visit: Callable[..., Visit]) -> None:
    anna, ben = seated(visit, decks=["owls", "macaws", "pandas"])
    ben.evaluate(AT_ONCE, say("web-think"))
    discard(anna)
    expect(ben.locator("#prompt-title")).to_have_text(say("web-wait-react"))
    expect(button(ben, "web-think-no-more")).to_be_visible()
    expect(button(anna, "web-think")).to_be_visible()
    button(ben, "web-think-no-more").click()
    expect(button(anna, "web-end-turn")).to_be_visible()
    expect(button(ben, "web-think")).to_be_hidden()
