"""Take the pictures of the browser game, browser-*.png: python docs/pictures/browser.py [NAME ...]

It needs what the browser tests need: chromium, and the client that `make test` builds with Node and its packages.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from animalfolk.i18n import Words
from tests.support.answers import from_view
from tests.web.finished import record
from tests.web.node import WEB, node
from tests.web.site import PHONE, Visit, launched, reason_to_skip, serving

SEED = "0123456789abcdef" * 2
DESKTOP = {"width": 1280, "height": 800}
WIDE = {"width": 1600, "height": 1000}
TWO = (["Anna", "Basil"], ["macaws", "pandas", "squirrels"], 19)
FOUR = (["Anna", "Basil", "Clove", "Dill"], ["ocelots", "foxes", "owls", "sloths", "raccoons"], 21)
COLOURS = 256
ANALYSED = 300_000  # milliseconds
GALLERY = "gallery.html?part=things"
BROAD = {"width": 1440, "height": 400}


@dataclass(frozen=True)
class Shot:
    """A page, a screen to see it on, and what is done before the picture is taken."""

    place: str
    screen: dict[str, int]
    theme: str = "light"
    then: Callable[[Page], None] = lambda page: None
    whole: bool = False


@contextmanager
def drawing() -> Iterator[str]:
    """The page for those who draw, which is not part of the built client: the address of its server."""
    command = [node(), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "--host", "127.0.0.1", "--port", "0"]
    env = {**os.environ, "NO_COLOR": "1"}
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout
        try:
            yield next(found[0] for line in process.stdout if (found := re.findall(r"http://[0-9.:]+", line)))
        finally:
            process.terminate()


def play_on(http: httpx.Client, turn: int) -> None:
    """Answer for the first seat until its turn begins, from this turn on."""
    while True:
        state = http.get("/api/play").json()
        view = state["view"]
        if state["number"] is None:
            continue
        if view["turn"] >= turn and view["decision"]["prompt"] == "act" and view["active"] == view["viewer"]:
            return
        number = state["number"]
        answer = {"number": number, "choice": from_view(view, SEED), "id": str(number)}
        http.post("/api/play/answer", json=answer).raise_for_status()


def seated(url: str, names: Sequence[str], decks: Sequence[str], turn: int) -> str:
    """A game in the middle, the same each time: the link to the first seat."""
    seats = [{"kind": "person"}, *({"kind": "trader", "name": name} for name in names[1:])]
    with httpx.Client(base_url=url, timeout=60) as http:
        visitor = http.post("/api/visitors", json={"name": names[0]}).json()["token"]
        asked = {"seats": seats, "decks": decks, "seed": SEED, "first": "P1"}
        reply = http.post("/api/tables", json=asked, headers={"Authorization": f"Bearer {visitor}"})
        made = reply.raise_for_status().json()
        http.headers["Authorization"] = f"Bearer {made['token']}"
        play_on(http, turn)
    return f"#{made['token']}"


def choose_two(page: Page) -> None:
    """Two cards of the hand are selected."""
    cards = page.locator("section.hand li button")
    cards.nth(0).click()
    cards.nth(1).click()


def see_things(page: Page) -> None:
    """The pictures of the cards have come."""
    page.wait_for_selector("svg.thing")


def watched(url: str) -> str:
    """A game that is over, as all may look at it: the link."""
    reply = httpx.post(f"{url}/api/records", json={"text": record("free-2.animalfolk")}, timeout=60)
    return f"#{reply.raise_for_status().json()['watch']}"


def begin_lesson(page: Page) -> None:
    """From the first page to the lesson, and its first words are heard."""
    page.get_by_role("button", name=Words("en").text("lesson-title")).click()
    page.wait_for_selector("section.hand")
    page.keyboard.press("a")
    page.wait_for_selector("section.hand")


def go_on(page: Page) -> None:
    """To the next step at which something is told."""
    page.keyboard.press("ArrowRight")
    page.locator(".news p:not(.quiet)").first.wait_for()


def see_result(page: Page) -> None:
    """From the replay to the table and its result."""
    page.keyboard.press("m")
    page.locator("dialog a").first.click()
    page.locator(".top .main").click()
    page.locator("dialog caption").wait_for(state="attached")


def see_analysis(page: Page) -> None:
    """Bots have looked at the game, and what they found is in sight."""
    page.locator("[data-do=analyse]").click()
    page.locator("#analysis .mistake").first.wait_for()
    page.locator("#analysis progress").wait_for(state="detached", timeout=ANALYSED)
    page.mouse.move(0, 0)
    page.locator("#analysis").evaluate("part => part.scrollIntoView()")


def taken(browser: Browser, url: str, shot: Shot) -> bytes:
    """The picture, without motion, when all has come."""
    wishes: dict[str, Any] = {"viewport": shot.screen, "color_scheme": shot.theme, "reduced_motion": "reduce"}
    if shot.screen is PHONE:
        wishes |= {"has_touch": True, "is_mobile": True}
    visit = Visit(browser, url, **wishes)
    page = visit.open(shot.place)
    page.wait_for_selector("section.hand" if shot.place.startswith("#s_") else "main")
    page.wait_for_load_state("networkidle")
    shot.then(page)
    page.evaluate("document.fonts.ready")
    picture = page.screenshot(full_page=shot.whole)
    visit.close()
    return picture


def smaller(picture: bytes) -> bytes:
    """The same with fewer colours."""
    image, packed = Image.open(io.BytesIO(picture)).convert("RGB"), io.BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def shots(two: str, four: str, over: str) -> dict[str, Shot]:
    """All pictures by name."""
    return {
        "start": Shot("", DESKTOP),
        "start-phone-dark": Shot("", PHONE, "dark"),
        "learn": Shot("", DESKTOP, then=begin_lesson),
        "learn-phone-dark": Shot("", PHONE, "dark", then=begin_lesson),
        "table-2": Shot(two, DESKTOP, then=choose_two),
        "table-2-dark": Shot(two, DESKTOP, "dark"),
        "table-2-phone": Shot(two, PHONE, then=choose_two),
        "table-2-phone-dark": Shot(two, PHONE, "dark"),
        "table-4": Shot(four, WIDE),
        "table-4-dark": Shot(four, WIDE, "dark"),
        "table-4-phone": Shot(four, PHONE),
        "replay": Shot(f"{over}/60/all", DESKTOP, then=go_on),
        "replay-phone-dark": Shot(f"{over}/60/0", PHONE, "dark", then=go_on),
        "analysis": Shot(f"{over}/60/all", DESKTOP, then=see_analysis),
        "result": Shot(over, DESKTOP, then=see_result),
        "result-phone-dark": Shot(over, PHONE, "dark", then=see_result),
        "card": Shot("#/cards/acorn", DESKTOP),
        "card-phone-dark": Shot("#/cards/acorn", PHONE, "dark"),
    }


def things() -> dict[str, Shot]:
    """What cards name: all of it, and some of it in all sizes."""
    return {
        "pictures": Shot(f"{GALLERY}&size=108", BROAD, then=see_things, whole=True),
        "pictures-dark": Shot(f"{GALLERY}&size=108&theme=dark", BROAD, "dark", see_things, whole=True),
        "pictures-sizes": Shot(f"{GALLERY}&decks=macaws,owls", BROAD, then=see_things, whole=True),
    }


def take(browser: Browser, url: str, pictures: dict[str, Shot], names: Sequence[str]) -> None:
    """Take these pictures of one server, or those of them that are named."""
    for name, shot in pictures.items():
        if names and name not in names:
            continue
        target = Path(__file__).with_name(f"browser-{name}.png")
        target.write_bytes(smaller(taken(browser, url, shot)))
        sys.stdout.write(f"written: {target.name}, {target.stat().st_size // 1000} kB\n")


def main(names: Sequence[str]) -> None:
    """Take all pictures, or those that are named."""
    if reason := reason_to_skip():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        with serving(Path(folder)) as url:
            take(browser, url, shots(seated(url, *TWO), seated(url, *FOUR), watched(url)), names)
        with drawing() as url:
            take(browser, url, things(), names)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
