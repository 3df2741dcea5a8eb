"""Whole games, from the first page to the result: by mouse, by keys alone, by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import expect

from animalfolk.i18n import Words
from tests.web.hands import Finger, Keys, Mouse
from tests.web.playing import Player
from tests.web.site import PHONE, Visit

say = Words("en").text


# Every question that the page asks, and an empty text whenever it asks nothing.
LISTEN = """() => {
  window.asked = [];
  const note = () => window.asked.push(document.querySelector(".prompt")?.dataset.question ?? "");
  new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ["data-question"] });
}"""


def test_play_now_puts_somebody_at_a_table(visit: Callable[..., Visit]) -> None:
    """Cards move, and meanwhile nothing is asked that was answered."""
    page = visit().open()
    page.get_by_role("button", name=say("web-start-play")).click()
    player = Player(page, Mouse())
    seen = player.wait()
    assert page.locator(".hand .spot").count() == 5
    assert seen["deeds"]
    page.evaluate(LISTEN)
    player.play(8)
    asked = [number for number, before in pairwise(["", *page.evaluate("window.asked")]) if number != before]
    numbers = [number for number in asked if number]
    assert len(numbers) > 1, "nothing was answered"
    assert len(numbers) == len(set(numbers)), asked


def test_a_game_by_mouse(visit: Callable[..., Visit]) -> None:
    page = visit(reduced_motion="reduce").open()
    page.get_by_role("link", name=say("web-start-new")).click()
    page.get_by_text(say("web-new-more")).click()
    page.get_by_label(say("begin-option-stacks")).select_option("3")
    page.get_by_role("button", name=say("web-new-begin"), exact=True).click()
    player = Player(page, Mouse())
    player.to_the_end()
    player.see_result()


def test_a_game_by_keys_alone(visit: Callable[..., Visit]) -> None:
    page = visit(reduced_motion="reduce").open()
    keys = Keys()
    keys.tab_to(page, "a.new")
    page.keyboard.press("Enter")
    page.wait_for_selector("details summary")
    keys.tab_to(page, "details summary")
    page.keyboard.press("Enter")
    keys.tab_to(page, "details select >> nth=0")
    page.keyboard.press("2")
    keys.tab_to(page, ".make button")
    page.keyboard.press("Enter")
    player = Player(page, keys)
    player.to_the_end()
    player.see_result()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_by_touch_on_a_phone(visit: Callable[..., Visit]) -> None:
    """Nothing sticks out at the side, on no page and at no time."""
    come = visit(reduced_motion="reduce", viewport=PHONE, has_touch=True, is_mobile=True)
    page = come.page
    player = Player(page, Finger(), is_narrow=True)
    for place in ("cards", "cards/loyal_partner", "rules", "rules/turn", "settings", ""):
        come.open(f"#/{place}")
        page.wait_for_selector("main h1")
        player.look()
    page.get_by_role("link", name=say("web-start-new")).tap()
    page.get_by_text(say("web-new-more")).tap()
    page.get_by_label(say("begin-option-stacks")).select_option("2")
    player.look()
    page.get_by_role("button", name=say("web-new-begin"), exact=True).tap()
    player.wait()
    for name in ("web-log-short", "web-menu"):
        page.get_by_role("button", name=say(name), exact=True).tap()
        player.look()
        page.get_by_role("button", name=say("web-close")).tap()
    player.to_the_end()
    player.see_result()
