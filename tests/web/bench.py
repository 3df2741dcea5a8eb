"""Measures the page as a player meets it: python -m tests.web.bench

How long until there is something to do, how long from a click to what comes of it, how smoothly cards fly, and how many
bytes are sent. It needs what the browser tests need.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.site import WAIT, Visit, launched, reason_to_skip, serving
from tests.web.sizes import kind_of, sizes

TIMES = 5
PLAY, END = "Play now", "End turn"
HAND = "section.hand li button"
ASKED = ".prompt.asked"
# Clicks on the button with this text, and tells how long until the hand or the question is another.
ANSWERED = """text => new Promise(done => {
  const seen = () => [...document.querySelectorAll('#prompt-title, section.hand button')]
    .map(one => one.getAttribute('aria-label') ?? one.textContent).join();
  const button = [...document.querySelectorAll('.prompt button')].find(one => one.textContent.includes(text));
  const before = seen(), start = performance.now();
  const watch = new MutationObserver(() => {
    if (seen() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  });
  watch.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
  button.click();
})"""
# The milliseconds between frames, from now until it is somebody's turn again.
FRAMES = """() => new Promise(done => {
  const times = [], start = performance.now();
  const frame = now => {
    times.push(now);
    const waits = now - start < 500 || !document.querySelector('.prompt.asked');
    if (waits && now - start < 20000) return requestAnimationFrame(frame);
    done(times.slice(1).map((time, at) => time - times[at]));
  };
  requestAnimationFrame(frame);
})"""
SENT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(one => [one.name, one.transferSize])"""


def say(name: str, *values: str) -> None:
    """A line of the table."""
    sys.stdout.write(f"{name:<44}" + "".join(f"{value:>12}" for value in values) + "\n")


def told(seconds: Sequence[float]) -> list[str]:
    """The middle and the longest, in milliseconds."""
    return [f"{1000 * statistics.median(seconds):.0f} ms", f"{1000 * max(seconds):.0f} ms"]


def discard(page: Page) -> float:
    """Discard a card: the seconds until that is seen."""
    page.locator(ASKED).wait_for(timeout=WAIT)
    page.locator(HAND).last.click()
    page.get_by_role("button", name="Discard this card").wait_for()
    milliseconds: float = page.evaluate(ANSWERED, "Discard this card")
    return milliseconds / 1000


def opened(browser: Browser, url: str) -> tuple[float, float, Counter[str]]:
    """Somebody who was never here: seconds to the button, from it to the first card, and the bytes by kind."""
    visit = Visit(browser, url)
    start = time.perf_counter()
    page = visit.open()
    button = page.get_by_role("button", name=PLAY)
    button.wait_for()
    ready = time.perf_counter()
    button.click()
    page.locator(HAND).first.wait_for(timeout=WAIT)
    first = time.perf_counter()
    page.wait_for_load_state("networkidle")
    sent: Counter[str] = Counter()
    for name, count in page.evaluate(SENT):
        path = name.removeprefix(url)
        sent["messages" if path.startswith("/api") else "page" if path == "/" else kind_of(path)] += count
    visit.close()
    return ready - start, first - ready, sent


def frames(browser: Browser, url: str) -> list[float]:
    """The milliseconds between frames while a whole round is shown."""
    visit = Visit(browser, url, reduced_motion="no-preference")
    page = visit.open()
    page.get_by_role("button", name=PLAY).click()
    discard(page)
    page.get_by_role("button", name=END).click()
    found: list[float] = page.evaluate(FRAMES)
    visit.close()
    return found


def clicks(browser: Browser, url: str) -> list[float]:
    """Seconds from a click to the new view."""
    visit = Visit(browser, url, reduced_motion="reduce")
    page = visit.open()
    page.get_by_role("button", name=PLAY).click()
    found = []
    for _ in range(TIMES):
        found.append(discard(page))
        page.get_by_role("button", name=END).click()
    visit.close()
    return found


def measure(browser: Browser, url: str) -> None:
    """All of it, as a table."""
    visits = [opened(browser, url) for _ in range(TIMES)]
    say("", "median", "longest")
    say("from opening the page to Play now", *told([visit[0] for visit in visits]))
    say("from Play now to the first card", *told([visit[1] for visit in visits]))
    say("from a click to the new view", *told(clicks(browser, url)))
    between = frames(browser, url)
    say("between frames while cards fly", *told([milliseconds / 1000 for milliseconds in between]))
    say("\nbytes", "files", "plain", "packed", "first game")
    sent = visits[0][2]
    for kind, size in sizes().items():
        say(kind, str(size.files), str(size.plain), str(size.packed), str(sent.pop(kind, 0)))
    for kind, count in sent.items():
        say(kind, "", "", "", str(count))


def main() -> None:
    """Start everything, measure, and stop it."""
    if reason := reason_to_skip():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, sync_playwright() as playwright:
        browser = launched(playwright)
        measure(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
