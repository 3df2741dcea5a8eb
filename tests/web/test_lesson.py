"""The lesson in the browser: played whole by mouse with a reload in the middle; on a phone nothing is hidden."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import Locator, Page, expect

from animalfolk.i18n import Words
from tests.web.site import PHONE, Visit
from tests.web.test_looks import faults, in_both_lights

WORDS = Words("en")
NEXT = "[data-lesson-next]"
POINTED = "[data-lesson]"
ASKED = ".table:has(.prompt[data-question])"  # before that, whoever is quick clicks in vain
FREE = 18  # the first step in which everything may be done
MOST = 60  # things that somebody does who plays as they like
SPOKEN_OF = '[data-lesson], [data-place^="hand-0-"], [data-place="market-1"], .lesson p'
# The elements that are out of sight, or have something over their middle.
HIDDEN = """where => [...document.querySelectorAll(where)].filter((element) => {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top === null || !(element.contains(top) || top.contains(element));
}).map((element) => element.dataset.place ?? element.textContent)"""
# What somebody may do who plays as they like: build, else buy what is offered, else end the turn.
LOOK = """() => {
  const can = (one) => one.getAttribute("aria-disabled") !== "true";
  const deeds = [...document.querySelectorAll("[data-deed]")].filter(can);
  return {
    over: document.querySelector(".table").dataset.phase === "over",
    asked: document.querySelector(".prompt[data-question]") !== null,
    deeds: deeds.map((one) => [one.dataset.deed, one.matches(".main")]),
    cards: [...document.querySelectorAll(".spot.can:not(dialog *)")].map((one) => one.dataset.place ?? ""),
  };
}"""


class Learner:
    """Somebody who learns on a page, by clicking."""

    def __init__(self, visit: Visit) -> None:
        self.page: Page = visit.open()

    def begin(self) -> None:
        """From the first page."""
        self.page.get_by_role("button", name=WORDS.text("lesson-title")).click()
        self.at(1)

    def at(self, number: int) -> Locator:
        """Up to this step; the panel."""
        title = self.page.locator("#lesson-title")
        expect(title).to_contain_text(WORDS.text("lesson-progress", at=number, of=20))
        return self.page.locator(".lesson")

    def click(self, where: str) -> None:
        """As everybody does."""
        self.page.locator(where).first.click()

    def follow(self, way: list[str]) -> None:
        """Click at one thing after the other."""
        for where in way:
            self.click(where)

    def do(self, verb: str) -> None:
        """Press the button of a deed."""
        self.click(f'[data-deed^="{verb}"]:not([aria-disabled="true"])')

    def guided(self) -> Iterator[int]:
        """The first steps as the lesson asks for them; each number when it is there, before it is done."""
        for number, deed in enumerate(self.deeds(), start=1):
            self.at(number)
            yield number
            deed()

    def deeds(self) -> list[Callable[[], None]]:
        """What is done in each step."""
        buy = [f'{ASKED} [data-place="market-1"]', '[data-deed^="buy"]']
        play = [f"{ASKED} .spot{POINTED}", '[data-deed^="play"]']
        pay = ['[data-place="hand-0-0"]', '[data-place="hand-0-1"]']
        choose = [f'{ASKED} [data-place="market-0"]', *pay, '[data-deed^="buy"]:not([aria-disabled="true"])']
        ways: list[list[str]] = [
            [NEXT],
            [NEXT],
            ['[data-place="market-1"]', "dialog[open] .close"],
            buy,
            [f'[data-deed="end"]{POINTED}', NEXT],  # what the other one has done is told
            play,
            [f".choices {POINTED}"],
            play,
            [f".spot{POINTED}"],
            [f'{ASKED} [data-place="hand-0-0"]', '[data-deed="build"]'],
            ['[data-deed="end"]', NEXT],
            choose,
            [f".bar {POINTED}"],
            choose,
            ['[data-deed="end"]', NEXT],
            [f'{ASKED} [data-place="hand-0-0"]', '[data-deed="inventory"]'],
            ['[data-deed="end"]', NEXT],
        ]
        return [partial(self.follow, way) for way in ways]

    def play_on(self) -> None:
        """As one likes, to the end."""
        for _ in range(MOST):
            self.page.locator(f'.prompt[data-question], {NEXT}, .table[data-phase="over"]').first.wait_for()
            seen = self.page.evaluate(LOOK)
            if self.page.locator(NEXT).count():
                self.click(NEXT)
                expect(self.page.locator(NEXT)).to_have_count(0)
                continue
            if seen["over"]:
                return
            deeds, cards = dict(seen["deeds"]), [card for card in seen["cards"] if card]
            market = [card for card in cards if card.startswith("market")]
            ready = next((name for name, is_main in deeds.items() if is_main and name != "end"), "")
            wanted = ready or ("build" if "build" in deeds else "") or ("end" if "end" in deeds else "")
            if wanted:
                self.click(f'[data-deed="{wanted}"]')
            elif "none" not in deeds and market:
                self.click(f'[data-place="{market[-1]}"]')
            elif len(cards) > len(market):
                self.click(f'.spot.can[data-place="{next(card for card in cards if card not in market)}"]')
            else:
                self.do("inventory")
        raise AssertionError("the lesson never ended")


def test_the_lesson_is_played_whole_by_mouse_with_a_reload_in_the_middle(visit: Callable[..., Visit]) -> None:
    learner = Learner(visit(reduced_motion="reduce"))
    page = learner.page
    learner.begin()
    for number in learner.guided():
        if number == 4:  # what comes later is refused kindly
            page.locator('[data-place="market-0"]').click(force=True)
            expect(page.locator(".prompt p.said")).to_have_text(WORDS.text("error-NotYet"))
        if number == 9:
            page.reload()
            learner.at(number)
    learner.at(FREE)
    page.goto(f"{page.url.partition('#')[0]}#/")
    page.get_by_role("button", name=WORDS.text("web-learn-go-on")).click()
    learner.at(FREE)
    learner.play_on()
    end = page.get_by_role("dialog")
    expect(end).to_be_visible()
    assert not faults(page, where="dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(WORDS.text("web-lesson-end", won="yes"))
    expect(end.get_by_role("link", name=WORDS.text("web-nav-rules"))).to_be_visible()
    learned = page.url
    end.get_by_role("button", name=WORDS.text("web-start-play")).click()
    expect(page).not_to_have_url(learned)
    expect(page.locator('.table[data-phase="running"]')).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


def test_on_a_small_phone_the_lesson_hides_nothing_it_speaks_of(visit: Callable[..., Visit]) -> None:
    wishes = {"viewport": {**PHONE, "height": 640}, "locale": "fr", "reduced_motion": "reduce", "has_touch": True}
    learner = Learner(visit(**wishes))
    page, words = learner.page, Words("fr")
    page.get_by_role("button", name=words.text("lesson-title")).click()
    for number, deed in enumerate(learner.deeds()[:11], start=1):
        expect(page.locator("#lesson-title")).to_contain_text(words.text("lesson-progress", at=number, of=20))
        expect(page.locator(POINTED).first).to_be_visible()
        assert page.evaluate(HIDDEN, SPOKEN_OF) == [], f"step {number}"
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        deed()


def test_it_can_be_heard_and_done_by_keys_alone(visit: Callable[..., Visit]) -> None:
    learner = Learner(visit(reduced_motion="reduce", color_scheme="light"))
    page = learner.page
    button = page.get_by_role("button", name=WORDS.text("lesson-title"))
    expect(button).to_be_visible()
    found = in_both_lights(page)
    button.focus()
    page.keyboard.press("Enter")
    panel = learner.at(1)
    expect(panel.get_by_role("status")).to_contain_text(WORDS.text("lesson-welcome", name="Ben", card="", need=1))
    assert not [*found, *in_both_lights(page)]
    panel.get_by_role("button").focus()
    page.keyboard.press("Enter")
    learner.at(2)
    expect(page.locator("#lesson-title")).to_be_focused()
    page.keyboard.press("a")
    learner.at(3)
    page.keyboard.press("g")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-place="market-1"]{POINTED}')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Draw 3 cards"))
    page.keyboard.press("Escape")
    learner.at(4)
