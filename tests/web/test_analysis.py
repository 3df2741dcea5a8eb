"""After a game: what bots say about it, as a graph and in words, and the way from there to each moment."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from animalfolk.i18n import Words
from tests.web.finished import opened
from tests.web.golden import messages
from tests.web.site import PHONE, Visit
from tests.web.tables import post
from tests.web.test_afterwards import STILL, stage
from tests.web.test_looks import KEYLIKE, SAID, WIDTH, in_both_lights

say = Words("en").text
ASKED = "**/api/play/analysis"


def analysis(page: Page, said: Callable[..., str] = say) -> Locator:
    """The part of the page that tells what bots found."""
    return page.get_by_role("article", name=said("web-analysis"), exact=True)


def ended(page: Page, said: Callable[..., str] = say) -> None:
    """All of it is there."""
    expect(analysis(page, said).get_by_role("status")).to_have_text(said("web-analysis-done"))
    expect(analysis(page, said).get_by_role("progressbar")).to_have_count(0)


def half_done(route: Route) -> None:
    """The first reply, as if there was more to do, whoever has asked before."""
    reply = route.fetch()
    route.fulfill(response=reply, json={**reply.json(), "finished": False, "done": 2, "of": 9})


def busy(route: Route) -> None:
    """Too many ask."""
    route.fulfill(status=429, json={"code": "too-fast", "message": "later", "values": {"seconds": 1}})


def percent(chance: float) -> int:
    """As it is shown."""
    return int(100 * chance + 0.5)


def test_bots_look_at_a_game_and_their_words_lead_to_its_moments(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL)
    watch, outline = opened(come.url)
    page = come.open(f"#{watch}/1/all")
    stage(page, 1, "all")
    part = analysis(page)
    page.route(ASKED, half_done, times=1)
    part.get_by_role("button", name=say("web-analysis-begin")).click()
    expect(part.get_by_role("progressbar")).to_have_attribute("value", "2")
    expect(part).to_contain_text(say("web-analysis-progress", done=2, of=9))
    ended(page)
    told = post(come.url, "/api/play/analysis", watch)
    assert told["finished"]
    check_graph(page, part, told)
    check_mistake(page, part, told["mistakes"][0])
    assert not in_both_lights(page, "#analysis")
    assert len(outline["turns"]) == told["chances"][-1]["turn"]


def check_graph(page: Page, part: Locator, told: dict[str, Any]) -> None:
    """A mark for each turn of each side, numbers that can be read, and a slider to each turn."""
    stands = told["chances"]
    graph = part.get_by_role("img", name=say("web-analysis-chances"))
    expect(graph.locator(".line")).to_have_count(len(told["sides"]))
    expect(graph.locator(".mark")).to_have_count(len(stands) * len(told["sides"]))
    part.get_by_text(say("web-analysis-about")).click()
    shown = say("web-analysis-percent", chance=percent(stands[2]["chances"][0]))
    expect(part.get_by_role("row").nth(3).get_by_role("cell").first).to_have_text(shown)
    slider = part.get_by_role("slider", name=say("web-analysis-slider"))
    slider.press("End")
    stage(page, stands[-1]["step"], "all")
    slider.press("ArrowLeft")
    stage(page, stands[-2]["step"], "all")
    place = slider.bounding_box()
    assert place
    slider.click(position={"x": place["width"] * 2 / stands[-1]["turn"], "y": 20})
    stage(page, stands[2]["step"], "all")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^After turn 2: .*{shown}"))


def check_mistake(page: Page, part: Locator, mistake: dict[str, Any]) -> None:
    """It is said as the game says such things, and leads to what its player saw."""
    chance, best = percent(mistake["chance"]), percent(mistake["best"])
    lines = [
        Words("en").option(mistake[one][mistake["differs"]], mistake["view"], ["Anna", "Ben"])
        for one in ("chosen", "better")
    ]
    item = part.get_by_role("listitem").filter(has=page.get_by_role("button", name=f"Turn {mistake['turn']}: Ben"))
    expect(item).to_contain_text(say("web-analysis-lost", points=best - chance))
    expect(item).to_contain_text(say("web-analysis-chosen", chance=chance, option=lines[0]))
    expect(item).to_contain_text(say("web-analysis-better", chance=best, option=lines[1]))
    item.click()
    stage(page, mistake["step"], "1")
    expect(page.locator("#place")).to_be_in_viewport()
    expect(page.locator("#place")).to_be_focused()


def test_it_waits_until_the_end_was_seen_and_speaks_the_language(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL, locale="fr", viewport=PHONE)
    said, keys = Words("fr").text, set(messages("fr"))
    watch, outline = opened(come.url)
    page = come.open(f"#{watch}/2")
    stage(page, 2)
    part, end = analysis(page, said), len(outline["steps"])
    page.get_by_role("button", name=said("web-replay-more"), exact=True).click()
    page.get_by_role("checkbox", name=said("web-replay-spoilers")).check()
    page.get_by_role("dialog").get_by_role("button", name=said("web-analysis"), exact=True).click()
    expect(part.get_by_text(said("web-analysis-spoils"))).to_be_in_viewport()
    expect(part).to_be_focused()
    page.goto(f"{come.url}/#/")
    page.route(ASKED, busy, times=1)
    page = come.open(f"#{watch}/{end}/1/analysis")
    expect(part.get_by_role("status")).to_have_text(said("web-analysis-busy"))
    ended(page, said)
    come.problems.clear()  # the browser notes what the server refuses
    part.locator(".mistake").first.click()
    expect(page.locator(f".stage:not([data-step='{end}'])[data-viewer='1']")).to_be_visible()
    expect(part.locator(".mistake").first).to_be_visible()
    found = page.evaluate(SAID)
    assert "⟦" not in found
    assert not keys & set(KEYLIKE.findall(found))
    assert page.evaluate(WIDTH) == PHONE["width"]
