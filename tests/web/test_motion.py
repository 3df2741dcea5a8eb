"""Cards fly from where they lie to where they go, and whoever does not want to wait or to see it need not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.hands import Mouse
from tests.web.playing import Player
from tests.web.site import Visit
from tests.web.tables import make

BUILT = "You build stack 1"
LATER = 30_000  # milliseconds, more than all motion takes

# Where cards that fly begin and end, as the middle of the card.
WAYS = """() => [...document.querySelectorAll(".flight")].map((flight) => {
  const [motion] = flight.getAnimations();
  const middle = () => {
    const box = flight.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  motion.pause();
  motion.currentTime = motion.effect.getTiming().delay;
  const from = middle();
  motion.finish();
  return [from, middle()];
})"""
MARK = """() => document.querySelectorAll(".flight").forEach((flight) => flight.classList.add("marked"))"""
WATCH = """() => {
  window.flown = 0;
  const count = () => (window.flown += document.querySelectorAll(".flight").length);
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""


def is_in(page: Page, where: str, point: list[float]) -> bool:
    """Whether a point of the window lies in this element."""
    box = page.locator(where).bounding_box()
    assert box
    across = box["x"] <= point[0] <= box["x"] + box["width"]
    return across and box["y"] <= point[1] <= box["y"] + box["height"]


def ways(page: Page) -> list[Any]:
    """Of all cards that fly."""
    expect(page.locator(".flight").first).to_be_attached()
    found: list[Any] = page.evaluate(WAYS)
    return found


def still(page: Page) -> None:
    """Nothing flies, nothing stayed behind, and somebody asks again."""
    expect(page.locator(".flight, [data-flown]")).to_have_count(0)
    expect(page.locator(".prompt[data-question]")).to_be_visible()


def test_cards_fly_and_whoever_does_not_want_it_goes_on(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="no-preference")
    come.page.clock.install()
    page = come.open(f"#{make(come.url, 'novice', stacks=8, seed='s1')['token']}")
    expect(page.locator(".prompt[data-question]")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    for _ in range(2):
        page.locator('[data-deed="build"]').click()
    [(begun, ended)] = ways(page)
    assert is_in(page, ".hand [data-flown]", begun)
    assert is_in(page, ".mine li.next", ended)
    expect(page.locator("[data-deed]")).to_have_count(0)
    log = page.locator(".side .lines[role=group]")
    expect(log).not_to_contain_text(BUILT)  # what is still to be seen is not told before
    page.clock.run_for(LATER)  # it comes to its end by itself
    still(page)
    expect(log).to_contain_text(BUILT)
    page.locator('[data-deed="end"]').click()
    expect(page.locator(".flight").first).to_be_attached()
    page.evaluate(MARK)
    page.mouse.click(640, 5)  # a click on nothing at all, while time stands still
    expect(page.locator(".flight.marked")).to_have_count(0)
    page.clock.resume()
    still(page)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH)
    turn = page.locator(".turn").inner_text()
    Player(page, Mouse()).play(3)
    expect(page.locator(".turn")).not_to_have_text(turn)
    assert page.evaluate("window.flown") == 0
