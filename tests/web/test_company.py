"""Games with others: two browsers by an invite link, partners, the Company, and those who watch."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from animalfolk.i18n import Words
from tests.web.hands import Mouse
from tests.web.playing import Player
from tests.web.site import Visit
from tests.web.tables import make

say = Words("en").text
LONGEST = 240  # seconds for two people to play to the end


def hosted(page: Page) -> str:
    """Make a table for a friend on the page; the link to send."""
    page.get_by_label(say("web-new-bot", number=2)).select_option("person")
    page.get_by_text(say("web-new-more")).click()
    page.get_by_label(say("begin-option-stacks")).select_option("2")
    page.get_by_role("button", name=say("web-new-make"), exact=True).click()
    return page.get_by_label(say("web-invite-link")).input_value()


def joined(visit: Visit, link: str) -> Page:
    """Open the link and sit down as Ben."""
    page = visit.page
    page.goto(link)
    page.get_by_label(say("web-join-name")).fill("Ben")
    page.get_by_role("button", name=say("web-join-sit")).click()
    return page


def play_each_other(players: list[Player], until: Callable[[list[dict[str, Any]]], bool]) -> None:
    """Whoever is asked does something, until it is so."""
    late = time.monotonic() + LONGEST
    while not until(seen := [player.look() for player in players]):
        assert time.monotonic() < late, [player.done[-20:] for player in players]
        for player, one in zip(players, seen, strict=True):
            if one["question"]:
                player.step(one)


def test_two_browsers_play_each_other(visit: Callable[..., Visit]) -> None:
    first = visit(reduced_motion="reduce").open("#/new")
    link = hosted(first)
    second = joined(visit(reduced_motion="reduce"), link)
    players = [Player(first, Mouse()), Player(second, Mouse())]
    expect(first.locator(".hand .spot")).to_have_count(5)
    expect(second.locator(".hand .spot")).to_have_count(5)
    expect(first.locator(".others")).to_contain_text("Ben")
    play_each_other(players, lambda _: bool(players[1].done))
    second.reload()
    play_each_other(players, lambda seen: all(one["phase"] == "over" for one in seen))
    for player in players:
        player.see_result()


@pytest.mark.parametrize(("mode", "bots", "boards", "stacks"), [("teams", 3, 3, 4), ("coop", 1, 2, 2)])
def test_a_game_with_partners(visit: Callable[..., Visit], mode: str, bots: int, boards: int, stacks: int) -> None:
    """In teams a partner and two opponents; together, a partner and the Company."""
    come = visit(reduced_motion="reduce")
    made = make(come.url, *["novice"] * bots, mode=mode, stacks=stacks)
    page = come.open(f"#{made['token']}")
    player = Player(page, Mouse())
    player.wait()
    expect(page.locator(".others section")).to_have_count(boards)
    expect(page.locator(".others")).to_contain_text(say("web-partner"))
    player.to_the_end()
    player.see_result()
    if mode == "teams":
        see_teams(page)


def see_teams(page: Page) -> None:
    """Each team has one line and one stall, and whose stall is complete needs no further stack."""
    result = page.get_by_role("dialog")
    expect(result.locator("li:has(ol)")).to_have_count(2)
    winners = result.locator("ol").filter(has_not=page.locator("li:not(:has(button))"))
    expect(winners).to_have_count(1)
    page.keyboard.press("Escape")
    won = page.locator(".mine ol li:not(:has(button))").count() == 0
    expect(page.locator(".mine .next")).to_have_count(0 if won else 1)


def test_whoever_watches_sees_no_hand(visit: Callable[..., Visit]) -> None:
    """Neither on the page nor in what comes to it."""
    come = visit()
    made = make(come.url, "novice")
    told: list[dict[str, Any]] = []

    def heard(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(str(frame))))

    come.page.on("websocket", heard)
    page = come.open(f"#{made['watch']}")
    expect(page.locator("#prompt-title")).to_contain_text(say("web-watching", name="Anna"))
    expect(page.locator(".market .spot")).to_have_count(5)
    expect(page.locator("section.hand")).to_have_count(0)
    expect(page.locator("[data-deed]")).to_have_count(0)
    views = [state["view"] for state in told if state.get("view")]
    assert views
    assert not [seat for view in views for seat in view["seats"] if seat.get("hand")]
