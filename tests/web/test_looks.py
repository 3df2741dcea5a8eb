"""Every page in every language, light and dark, and fit for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from animalfolk.i18n import Words, languages
from tests.web.golden import messages
from tests.web.site import PHONE, Visit
from tests.web.tables import make, post

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CARD = "loyal_partner"
KEYLIKE = re.compile(r"[a-z]+(?:-[a-z_0-9]+)+")
# All that is read or said on a page.
SAID = """() => {
  const names = ["aria-label", "title", "placeholder", "aria-description", "alt"];
  const said = [...document.querySelectorAll("*")].flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, document.body.textContent, ...said].join("\\n");
}"""
# What is well is not told node by node.
FAULTS = """async ([where, only]) => {
  const found = await axe.run(where, { resultTypes: ["violations"], ...(only && { runOnly: only }) });
  return found.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html).join(" | ")}`);
}"""


def table(come: Visit, *bots: str) -> str:
    """The place of a table where Anna is asked first."""
    return f"#{make(come.url, *bots, seed='s1')['token']}"


def pages(come: Visit, said: Callable[..., str]) -> list[tuple[str, str]]:
    """Places, and what is read there."""
    return [
        ("#/", said("web-start-play")),
        ("#/new", said("web-new-title")),
        (table(come, "novice"), said("web-prompt-act")),
        (f"#/cards/{CARD}", said(f"card-{CARD}")),
        ("#/rules", said("web-rules-title")),
        ("#/settings", said("web-settings-title")),
    ]


def go(come: Visit, place: str, reads: str) -> Page:
    """Open a page, and wait until it reads so."""
    page = come.open(place)
    expect(page.get_by_text(reads).first).to_be_visible()
    return page


@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_the_language(visit: Callable[..., Visit], language: str) -> None:
    come = visit(locale=language)
    keys = set(messages(language))
    for place, reads in pages(come, Words(language).text):
        page = go(come, place, reads)
        assert page.locator("html").get_attribute("lang") == language
        said = page.evaluate(SAID)
        assert "⟦" not in said, place
        assert not keys & set(KEYLIKE.findall(said)), place


def brightness(page: Page) -> int:
    """Of the page, from 0 to 765."""
    return sum(map(int, re.findall(r"\d+", page.evaluate("getComputedStyle(document.body).backgroundColor"))[:3]))


def test_language_and_dark_are_chosen_and_remembered(visit: Callable[..., Visit]) -> None:
    page = visit(color_scheme="light").open("#/settings")
    html, said = page.locator("html"), Words("pl").text
    expect(html).to_have_attribute("data-theme", "light")
    assert brightness(page) > 600
    page.get_by_role("radio", name="polski").check()
    page.get_by_role("radio", name=said("web-settings-theme-dark"), exact=True).check()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("web-settings-title"))
    expect(html).to_have_attribute("data-theme", "dark")
    assert brightness(page) < 200


WIDTH = "() => Math.max(innerWidth, document.documentElement.scrollWidth)"  # a phone shrinks what is too wide


def test_the_largest_text_fits_a_phone(visit: Callable[..., Visit]) -> None:
    """Nothing sticks out at the side, in the language with the longest words; and the boards fit a tablet."""
    come = visit(locale="pl", viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    come.context.add_init_script("localStorage.setItem('animalfolk.settings', JSON.stringify({ text: 'largest' }))")
    said = Words("pl").text
    assert go(come, "#/new", said("web-new-title")).evaluate(WIDTH) == PHONE["width"]
    lost = make(come.url, "novice", first="P2")
    page = go(come, f"#{lost['token']}", said("web-prompt-act"))
    post(come.url, "/api/play/resign", lost["token"])
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".top")).to_contain_text(said("web-since-short"))
    assert page.evaluate(WIDTH) == PHONE["width"]
    page = go(come, f"#{make(come.url, 'novice', mode='coop', seed='s1')['token']}", said("web-prompt-act"))
    assert page.evaluate(WIDTH) == PHONE["width"]
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(page.locator(".side")).to_be_visible()
    name = page.locator(".company h2").bounding_box()
    assert name
    assert name["height"] < name["width"]


def faults(page: Page, only: str = "", where: str = "html") -> list[str]:
    """What axe finds wrong."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: list[str] = page.evaluate(FAULTS, [where, only])
    return found


def in_both_lights(page: Page, where: str = "html") -> list[str]:
    """What is wrong in the light; and in the dark, where only colours are different."""
    light = faults(page, where=where)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = faults(page, "color-contrast", where)
    page.emulate_media(color_scheme="light")
    return [*light, *(f"dark {one}" for one in dark)]


def test_axe_finds_nothing_wrong(visit: Callable[..., Visit]) -> None:
    """Of all cards a deck is enough."""
    come = visit(color_scheme="light", reduced_motion="reduce")
    said = Words("en").text
    four = (table(come, "novice", "novice", "novice"), said("web-prompt-act"))
    found = [fault for place in [*pages(come, said), four] for fault in in_both_lights(go(come, *place))]
    page = come.open("#/cards")
    page.get_by_role("combobox").select_option("pandas")
    expect(page.locator(".card")).to_have_count(6)
    assert not [*found, *in_both_lights(page)]


def faults_of_dialog(page: Page, key: str) -> list[str]:
    """Of what a key opens over the table, in place of what lay there."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()
    return faults(page, where="dialog")


def test_axe_finds_nothing_wrong_beside_and_over_the_table(visit: Callable[..., Visit]) -> None:
    """The Company with what its table opens, a draft, an end; what they share with other pages is looked at there."""
    come = visit(color_scheme="light", reduced_motion="reduce")
    said = Words("en").text
    page = go(come, f"#{make(come.url, 'novice', mode='coop', seed='s1')['token']}", said("web-prompt-act"))
    page.locator(".company button").first.focus()
    found = [*faults(page, where=".company"), *(fault for key in "imt" for fault in faults_of_dialog(page, key))]
    page = go(come, f"#{make(come.url, 'novice', decks='draft')['token']}", said("web-draft-banned"))
    found += faults(page, where="main")
    lost = make(come.url, "novice", seed="s1")
    post(come.url, "/api/play/resign", lost["token"])
    page = go(come, f"#{lost['token']}", said("web-over"))
    page.get_by_role("button", name=said("web-result"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not [*found, *faults(page, where="dialog")]
