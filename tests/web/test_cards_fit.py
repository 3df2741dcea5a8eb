"""Every card, in every language and size: its name and its text fit, and nothing covers them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.site import Visit

CARDS = 73
SIZES = (64, 90, 124, 190, 300)

# What does not fit in cards of one width. A name has whole words on at most two lines; a text stays in its field.
MISFITS = """width => {
  const found = [];
  for (const card of document.querySelectorAll(".card")) card.style.width = `${width}px`;
  for (const card of document.querySelectorAll(".card")) {
    const part = (name) => card.querySelector(name);
    const box = (element) => element.getBoundingClientRect();
    const size = (element) => parseFloat(getComputedStyle(element).fontSize);
    const lines = (element) => Math.round(box(element).height / parseFloat(getComputedStyle(element).lineHeight));
    const wide = (element) => element.scrollWidth > element.clientWidth + 1;
    const say = (what) => found.push(`${card.dataset.card}: ${what}`);
    const [name, text, picture, tab] = [".name", ".text", ".picture", ".tab"].map(part);
    const deck = [...card.querySelectorAll(".deck")].find((one) => one.offsetParent);
    if (wide(name) || box(name).right > box(card).right || lines(name) > 2) say("name");
    if (size(name) < 8 || (width >= 90 && size(name) < 9.5)) say("small name");
    for (const word of name.textContent.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(name.firstChild, word.index);
      range.setEnd(name.firstChild, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1) say(`broken ${word[0]}`);
    }
    if (deck && (wide(deck) || lines(deck) > 1 || size(deck) < 8)) say("deck");
    if (tab.offsetParent && (wide(tab) || lines(tab) > 2)) say("tab");
    if (text.offsetParent) {
      const printed = document.createRange();
      printed.selectNodeContents(text);
      if (box(printed).top < box(tab).bottom || box(printed).bottom > box(card).bottom - 2) say("text");
      if (wide(text) || size(text) < 10) say("small text");
    }
    if (box(picture).height < width * 0.3) say("picture");
    if (box(part(".emblem svg")).width < 15) say("emblem");
    if (box(part(".ribbon .emblem")).bottom > box(picture).bottom) say("ribbon");
  }
  return found;
}"""


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_all_cards_fit_in_all_sizes(visit: Callable[..., Visit], language: str) -> None:
    page = visit(locale=language).open("#/cards")
    expect(page.locator(".card .name")).to_have_count(CARDS)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.locator("html").get_attribute("lang") == language
    misfits = {width: found for width in SIZES if (found := page.evaluate(MISFITS, width))}
    assert not misfits
