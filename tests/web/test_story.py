"""What the others do is seen, told and heard, one action after the other; the clock stands still until it is moved."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from animalfolk.i18n import Words
from tests.web.site import Visit
from tests.web.tables import make

say = Words("en").text
# With these the bot plays a card in its first turn, Anna has to discard two of hers, and it builds.
CHAIN: dict[str, Any] = {"decks": ["raccoons", "macaws", "crocodiles"], "seed": "t0"}
DEEDS = 3
QUESTION = ".prompt[data-question]"
TELLING = ".prompt.telling"
HELD = ".held"
USUAL = 900  # milliseconds that an action takes at least at the usual pace
FRAME = 100
MOST = 900  # frames
# What the band says of others and when, by the page's clock; and what those hear who hear the page.
RECORD = """() => {
  window.told = [];
  window.heard = [];
  const known = new Set(document.querySelectorAll("[role=log] p"));
  const note = () => {
    const text = document.querySelector(".prompt.telling #prompt-title")?.textContent;
    const turn = document.querySelector(".turn")?.textContent;
    if (text && window.told.at(-1)?.text !== text) window.told.push({ text, turn, at: Date.now() });
    for (const line of document.querySelectorAll("[role=log] p")) {
      if (known.has(line)) continue;
      known.add(line);
      window.heard.push(line.textContent);
    }
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""
# What the log says of other seats, the turns by whom.
LOG = """() => {
  const lines = document.querySelectorAll(".side .lines[role=group] :is(h3, p)");
  return [...lines].map((line) => line.textContent.trim());
}"""
MARKED = ".prompt .marks li"
ALONG = (
    "draws",
    "New in the market",
    "is shuffled",
    "looks at",
    "keeps",
    " back on the deck",
    "Turn ",
    "You draw",
)


def opened(come: Visit, *bots: str, **more: Any) -> Page:
    """A table at which one is asked, and time stands still."""
    come.page.clock.install()
    page = come.open(f"#{make(come.url, *bots, stacks=8, **more)['token']}")
    expect(page.locator(QUESTION)).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate(RECORD)
    return page


def go_on(page: Page, until: str) -> None:
    """Let time go on until this is there."""
    for _ in range(MOST):
        if page.locator(until).count():
            return
        page.clock.run_for(FRAME)
    raise AssertionError(f"{until} has not come")


def end_turn(page: Page) -> None:
    """Discard a card and let the others play."""
    for where in ("[data-deed=inventory]", ".hand .spot.can", "[data-deed=inventory]"):
        page.locator(where).first.click()
    go_on(page, "[data-deed=end]")
    page.locator("[data-deed=end]").click()


def actions(page: Page) -> list[str]:
    """What the others did by the log, without what goes along with it."""
    lines: list[str] = page.evaluate(LOG)
    lines = lines[lines.index(next(line for line in lines if line.startswith("Turn 2"))) :]
    return [line for line in lines if not any(word in line for word in ALONG)]


@pytest.mark.parametrize(("bots", "motion"), [(1, "no-preference"), (1, "reduce"), (3, "no-preference")])
def test_what_bots_do_is_told_in_order(visit: Callable[..., Visit], bots: int, motion: str) -> None:
    page = opened(visit(pace="usual", reduced_motion=motion), *["trader"] * bots, **(CHAIN if bots == 1 else {}))
    end_turn(page)
    go_on(page, TELLING)
    expect(page.locator(HELD).first).to_be_visible()
    go_on(page, QUESTION)
    told = page.evaluate("window.told")
    said = [one["text"] for one in told]
    assert said == actions(page)
    assert len(said) >= (DEEDS if bots == 1 else bots)
    for one, following in pairwise(told):
        assert following["at"] - one["at"] >= USUAL
    assert len({one["turn"] for one in told}) == bots  # each turn shows in the header
    heard = page.evaluate("window.heard")
    assert [line for line in heard if line in said] == said


@pytest.mark.parametrize("by", ["key", "click"])
def test_space_or_a_click_skips_to_my_turn(visit: Callable[..., Visit], by: str) -> None:
    page = opened(visit(pace="calm"), "trader", "trader", "trader")
    end_turn(page)
    go_on(page, TELLING)
    if by == "key":
        page.keyboard.press("Space")
    else:
        page.mouse.click(500, 350)
    expect(page.locator(QUESTION)).to_be_visible()  # while time stands still
    expect(page.locator(TELLING)).to_have_count(0)


def test_step_by_step_each_waits_for_a_key(visit: Callable[..., Visit]) -> None:
    page = opened(visit(pace="step", reduced_motion="reduce"), "trader", **CHAIN)
    end_turn(page)
    go_on(page, TELLING)
    presses = 0
    while not page.locator(QUESTION).count():
        page.clock.run_for(5_000)
        if page.locator(TELLING).count():
            page.keyboard.press("Space")
            presses += 1
        assert presses < MOST
    said = [one["text"] for one in page.evaluate("window.told")]
    assert said == actions(page)
    assert presses >= len(said) >= DEEDS


def test_a_clock_ends_the_story_at_once(visit: Callable[..., Visit]) -> None:
    page = opened(visit(pace="step"), "trader", **CHAIN, clock="move:600")
    for where in ("[data-deed=inventory]", ".hand .spot.can", "[data-deed=inventory]", "[data-deed=end]"):
        page.locator(where).first.click()
    expect(page.locator(".turn")).to_have_text(say("screen-turn", turn=3))  # while time stands still
    expect(page.locator(QUESTION)).to_be_visible()
    assert actions(page)  # the log has what was not shown


def test_what_befell_me_is_marked_until_i_click(visit: Callable[..., Visit]) -> None:
    page = opened(visit(pace="usual"), "trader", **CHAIN)
    end_turn(page)
    go_on(page, MARKED)
    expect(page.locator("[data-hit]").first).to_be_visible()
    go_on(page, QUESTION)
    expect(page.locator(MARKED)).to_contain_text("You discard")
    page.clock.run_for(5_000)
    expect(page.locator(MARKED)).to_be_visible()
    page.locator(".hand .spot.can").first.click()
    expect(page.locator(f"{MARKED}, [data-hit]")).to_have_count(0)
