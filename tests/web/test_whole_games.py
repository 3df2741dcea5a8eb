"""Whole games, from the first page to the result: by mouse, by keys alone, by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from animalfolk.i18n import Words
from tests.web.hands import Finger, Keys, Mouse
from tests.web.playing import Player
from tests.web.site import PHONE, Visit

say = Words("en").text


def see_result(page: Page) -> None:
    """The page says who has won, and offers another game."""
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading")).to_contain_text(re.compile("wins?|won"))
    expect(result.get_by_role("button", name=say("web-rematch"))).to_be_visible()


def test_play_now_puts_somebody_at_a_table_by_mouse(visit: Callable[..., Visit]) -> None:
    page = visit(reduced_motion="reduce").open()
    page.get_by_role("button", name=say("web-start-play")).click()
    player = Player(page, Mouse())
    seen = player.wait()
    assert page.locator(".hand .spot").count() == 5
    assert seen["deeds"]
    player.play(4)
    assert len({line.split()[0] for line in player.done}) > 1, "nothing was answered"


def test_a_game_by_mouse(visit: Callable[..., Visit]) -> None:
    page = visit(reduced_motion="reduce").open()
    page.get_by_role("link", name=say("web-start-new")).click()
    page.get_by_text(say("web-new-more")).click()
    page.get_by_label(say("begin-option-stacks")).select_option("3")
    page.get_by_role("button", name=say("web-new-begin"), exact=True).click()
    Player(page, Mouse()).to_the_end()
    see_result(page)


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
    Player(page, keys).to_the_end()
    see_result(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_by_touch_on_a_phone(visit: Callable[..., Visit]) -> None:
    page = visit(reduced_motion="reduce", viewport=PHONE, has_touch=True, is_mobile=True).open()
    player = Player(page, Finger(), is_narrow=True)
    player.look()
    page.get_by_role("link", name=say("web-start-new")).tap()
    page.get_by_text(say("web-new-more")).tap()
    page.get_by_label(say("begin-option-stacks")).select_option("2")
    player.look()
    page.get_by_role("button", name=say("web-new-begin"), exact=True).tap()
    player.to_the_end()
    see_result(page)
    player.look()
