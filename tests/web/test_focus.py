"""By keys alone one always knows where one is: the focus never falls to the page, and Tab goes as it is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Keys
from tests.web.playing import Player
from tests.web.site import DESKTOP, PHONE, Visit
from tests.web.tables import make

QUESTION = ".prompt[data-question]"
# Notes whenever nothing has the focus after something has changed.
WATCH = """() => {
  window.lost = [];
  const look = () => requestAnimationFrame(() => {
    const { activeElement: active } = document;
    const isLost = active === null || active === document.body;
    if (isLost) window.lost.push(document.querySelector("#prompt-title")?.textContent);
  });
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  addEventListener("keyup", look);
}"""
# What Tab goes to at the table, in its order, as boxes; what lies beside the table is a column of its own.
STOPS = """() => [...document.querySelectorAll(".cloth :is(button, a, input, [tabindex='0'])")]
  .filter((one) => one.tabIndex === 0 && one.getClientRects().length)
  .map((one) => {
    const { top, bottom, left } = one.getBoundingClientRect();
    return { top, bottom, left, name: one.textContent.trim().slice(0, 30) };
  })"""


class Watched(Keys):
    """Presses keys, and the focus is somewhere after each of them."""

    def point(self, page: Page, where: str, name: str) -> None:
        """As by keys, and look."""
        super().point(page, where, name)
        page.wait_for_function("() => document.activeElement !== document.body")


def test_the_focus_is_never_lost_in_a_game_by_keys(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', stacks=3, seed='s1')['token']}")
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.locator("#prompt-title")).to_be_focused()
    page.evaluate(WATCH)
    player = Player(page, Watched())
    player.to_the_end()
    assert page.evaluate("window.lost") == []


def test_after_a_hint_the_focus_is_at_what_it_says(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', seed='s1')['token']}")
    expect(page.locator(QUESTION)).to_be_visible()
    page.keyboard.press("h")
    page.locator("dialog li button").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.prompt').contains(document.activeElement)")


def above(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether something lies wholly above something else."""
    return bool(one["bottom"] <= other["top"] + 2)


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_tab_goes_as_it_is_seen(visit: Callable[..., Visit], screen: dict[str, int], bots: int) -> None:
    come = visit(reduced_motion="reduce", viewport=screen)
    page = come.open(f"#{make(come.url, *['novice'] * bots, seed='s1')['token']}")
    expect(page.locator(QUESTION)).to_be_visible()
    stops = page.evaluate(STOPS)
    assert len(stops) > 10
    for place, one in enumerate(stops):
        backwards = [
            later["name"] for later in stops[place + 1 :] if above(later, one) and later["left"] <= one["left"]
        ]
        assert not backwards, (one["name"], backwards)
