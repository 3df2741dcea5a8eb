"""The sounds of the table are made as they are needed, short and not too loud, and one switch silences them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from animalfolk.i18n import Words
from animalfolk.server.pages import FOLDER
from tests.web.node import WEB
from tests.web.site import Visit
from tests.web.tables import make

NOTES = (WEB / "src" / "lib" / "notes.ts").read_text(encoding="utf-8")
NAMES = re.findall(r'"(\w+)"', re.search(r"SOUNDS = \[(.*?)\]", NOTES, re.DOTALL)[1])  # type: ignore[index]
LONGEST = 1.5  # seconds
QUIET, FULL = 0.02, 1.0
SWITCH = "[data-sound]"
QUESTION = ".prompt[data-question]"
# How loud a sound is at most and on average, and where the last sample lies that can be heard, in seconds.
RENDER = """async ([address, name, seconds]) => {
  const { sound } = await import(address);
  const context = new OfflineAudioContext(1, 44100 * seconds, 44100);
  sound(context, name);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { peak, last: samples.findLastIndex((one) => Math.abs(one) > 0.001) / 44100 };
}"""
# Counts what would be heard, in place of playing it.
LISTEN = """() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.heard += 1;
      return start.apply(this, when);
    };
  }
}"""


@pytest.fixture
def table(visit: Callable[..., Visit]) -> Page:
    """A table that sounds."""
    come = visit(reduced_motion="no-preference")
    come.context.add_init_script(f"({LISTEN})()")
    come.context.add_init_script("localStorage.removeItem('animalfolk.settings')")
    page = come.open(f"#{make(come.url, 'novice', stacks=8, seed='s1')['token']}")
    expect(page.locator(QUESTION)).to_be_visible()
    return page


def test_there_are_eight_sounds() -> None:
    assert NAMES == ["draw", "pay", "build", "shuffle", "die", "turn", "win", "loss"]


def test_each_sound_is_heard_short_and_not_too_loud(visit: Callable[..., Visit]) -> None:
    page = visit().open()
    [file] = (FOLDER / "assets").glob("sounding-*.js")
    for name in NAMES:
        found: dict[str, Any] = page.evaluate(RENDER, [f"/assets/{file.name}", name, 2 * LONGEST])
        assert QUIET < found["peak"] < FULL, (name, found)
        assert 0 < found["last"] < LONGEST, (name, found)


def heard(page: Page) -> int:
    """How many notes there were."""
    count: int = page.evaluate("window.heard")
    return count


def discard(page: Page) -> None:
    """Put a card down."""
    for where in ("[data-deed=inventory]", ".hand .spot.can", "[data-deed=inventory]"):
        page.locator(where).first.click()


def test_the_table_sounds_and_the_switch_silences_it_for_good(table: Page) -> None:
    switch = table.get_by_role("button", name=Words("en").text("web-sound"))
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert heard(table) == 0
    discard(table)
    table.wait_for_function("() => window.heard > 0")
    expect(table.locator("[data-deed=end]")).to_be_visible()
    switch.click()
    before = heard(table)
    table.locator("[data-deed=end]").click()
    table.wait_for_function("() => document.querySelector('.turn').textContent.startsWith('Turn 3')")
    expect(table.locator(QUESTION)).to_be_visible()
    assert heard(table) == before
    assert table.evaluate("JSON.parse(localStorage.getItem('animalfolk.settings')).sound") == "off"


def test_nothing_is_fetched_or_heard_before_the_first_click(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="no-preference", pace="usual")
    come.context.add_init_script(f"({LISTEN})(); localStorage.removeItem('animalfolk.settings')")
    scripts: list[str] = []
    come.page.on("request", lambda request: scripts.append(request.url))
    page = come.open(f"#{make(come.url, 'novice', stacks=8, first='P2')['token']}")
    expect(page.locator(QUESTION)).to_be_visible()  # a bot has played before
    assert heard(page) == 0
    assert not [one for one in scripts if "sounding" in one]
    page.mouse.click(500, 350)
    page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name }) => /sounding/.test(name))")
