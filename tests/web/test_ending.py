"""A game ends before one's eyes: the last stack is seen, that is celebrated, and then comes the result."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from animalfolk.i18n import Words
from tests.web.hands import Mouse
from tests.web.playing import Player
from tests.web.site import PHONE, Visit
from tests.web.tables import make
from tests.web.test_looks import faults

say = Words("en").text
END = "[data-end]"
LONG = 6_000  # milliseconds, more than it takes
LEAST = 1_500


def won(come: Visit) -> Page:
    """One stack is enough, and it is built; time stands still."""
    come.page.clock.install()
    page = come.open(f"#{make(come.url, 'novice', stacks=1, seed='s1')['token']}")
    expect(page.locator(".prompt[data-question]")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    for _ in range(2):
        page.locator("[data-deed=build]").click()
    return page


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_win_is_celebrated_and_then_comes_the_result(visit: Callable[..., Visit], motion: str) -> None:
    page = won(visit(reduced_motion=motion))
    if motion != "reduce":
        expect(page.locator(".flight").first).to_be_attached()  # the last stack is on its way
        expect(page.locator(END)).to_have_count(0)
        page.clock.run_for(1_000)
    end = page.locator(END)
    expect(end).to_have_attribute("data-end", "won")
    expect(end.locator(".animal")).to_have_count(1)
    expect(page.locator(".mine .stack")).to_have_count(1)  # it is on the table
    moving = page.evaluate("document.querySelector('[data-end] .cloth').getAnimations().length")
    assert bool(moving) is (motion != "reduce")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.clock.run_for(LEAST)
    expect(end).to_be_visible()
    page.clock.run_for(LONG)
    see_result(page)


def see_result(page: Page) -> None:
    """Two large buttons, and the graph, without scrolling."""
    result = page.get_by_role("dialog")
    for button in (
        result.get_by_role("link", name=say("web-analysis-begin")),
        result.get_by_role("button", name=say("web-rematch")),
    ):
        box = button.bounding_box()
        assert box
        assert box["height"] >= 56
    expect(result.locator(".tempo svg").first).to_be_in_viewport(ratio=0.9)


def test_a_key_goes_on_to_the_result(visit: Callable[..., Visit]) -> None:
    page = won(visit(reduced_motion="reduce", viewport=PHONE))
    expect(page.locator(END).get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    see_result(page)
    expect(page.locator(END)).to_have_count(0)


def test_a_loss_has_a_kind_word(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce", color_scheme="light")
    page = come.open(f"#{make(come.url, 'simple', stacks=2, first='P2', seed='s1')['token']}")
    player = Player(page, Mouse())
    player.wait()
    while not page.locator(END).count() and player.look()["phase"] != "over":
        page.locator("[data-deed=inventory], [data-deed=end]").first.click()
        if page.locator(".hand .spot.can").count():
            page.locator(".hand .spot.can").first.click()
            page.locator("[data-deed=inventory]").first.click()
        player.wait()
    end = page.locator(END)
    expect(end).to_have_attribute("data-end", "lost")
    expect(end).to_contain_text(say("web-end-lost-word"))
    end.evaluate("(node) => Promise.all(node.getAnimations({subtree: true}).map((one) => one.finished)).then(() => 0)")
    assert not faults(page, where=END)  # when all of it has come up


def test_who_gives_up_comes_to_the_result_at_once(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice')['token']}")
    expect(page.locator(".prompt[data-question]")).to_be_visible()
    page.keyboard.press("m")
    page.get_by_role("button", name=say("web-resign")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-resign")).last.click()
    expect(page.get_by_role("dialog")).to_contain_text(say("web-rematch"))
    expect(page.locator(END)).to_have_count(0)
