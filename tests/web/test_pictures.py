"""Cards show the thing that they name."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from animalfolk.cards import DECKS
from animalfolk.server.pages import FOLDER
from tests.web.site import PHONE, Visit

COUNTED = """(decks) => Object.fromEntries(decks.map((deck) => [
  deck.querySelector("h2").id,
  ["thing", "emblem"].map((what) => deck.querySelectorAll(`.picture .${what}`).length),
]))"""


def test_cards_of_all_decks_show_their_things_which_come_in_one_file(visit: Callable[..., Visit]) -> None:
    somebody = visit(viewport=PHONE)
    scripts: list[str] = []
    somebody.page.on("request", lambda request: scripts.append(request.url) if request.url.endswith(".js") else None)
    page = somebody.open("#/cards")
    expect(page.locator(".picture svg.thing")).to_have_count(6 * len(DECKS) + 1)
    shown = {**{f"deck-{deck.name}": [6, 0] for deck in DECKS}, "deck-junk": [1, 0]}
    assert page.locator("main section").evaluate_all(COUNTED) == shown
    first = {
        f"{somebody.url}{name}" for name in re.findall(r'"(/assets/[^"]+\.js)"', (FOLDER / "index.html").read_text())
    }
    assert set(scripts) > first
    assert len(scripts) == len(first) + 1  # the page, and the pictures
