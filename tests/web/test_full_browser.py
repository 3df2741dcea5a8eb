"""The full browser of the tests: its profile outlives it, and it can do what the headless shell cannot."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from animalfolk.i18n import Words
from tests.web.site import Visit
from tests.web.tables import make

say = Words("en").text
HAND = "section.hand"
BARE = "data:text/html,<title>bare</title><link rel=icon href=data:,>"  # nothing that could be installed
# Writes a word into a database of the browser or, given none, reads it.
INDEXED = """(written) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("kept", 1);
  opening.onerror = () => reject(opening.error);
  opening.onupgradeneeded = () => opening.result.createObjectStore("words");
  opening.onsuccess = () => {
    const deal = opening.result.transaction("words", "readwrite", { durability: "strict" });
    const store = deal.objectStore("words");
    const asked = written === null ? store.get("word") : store.put(written, "word");
    deal.onerror = () => reject(deal.error);
    deal.oncomplete = () => { opening.result.close(); resolve(asked.result); };
  };
})"""


def test_a_seat_is_found_again_after_the_browser_has_ended(come_back: Callable[..., Visit], site: str) -> None:
    """What a page keeps, localStorage and databases alike, is in the profile."""
    page = come_back().open(f"#{make(site, 'novice')['token']}")
    expect(page.locator(HAND)).to_be_visible()
    page.evaluate(INDEXED, "acorn")

    page = come_back().open()
    yours = page.get_by_role("region", name=say("web-start-yours"))
    assert page.evaluate(INDEXED, None) == "acorn"
    yours.get_by_role("link", name=say("web-start-go-on")).click()
    expect(page.locator(HAND)).to_be_visible()


def test_it_is_the_full_browser_in_its_own_headless_mode(come_back: Callable[..., Visit]) -> None:
    """It judges whether a page can be installed, which the shell never does, and has pages of its own."""
    visit = come_back()
    page = visit.page
    page.goto(BARE)
    devtools = visit.context.new_cdp_session(page)
    assert devtools.send("Browser.getVersion")["product"].startswith("Chrome/")
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert "not-from-secure-origin" in [error["errorId"] for error in errors]
    page.goto("chrome://version")
    flags = page.locator("#command_line").inner_text().split()
    assert "--headless=new" in flags
    assert "--headless" not in flags
    visit.problems = [said for said in visit.problems if "chrome://" not in said]
