"""Somebody who plays on the page: sees what it offers, picks something of it, and so comes to the end of a game."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from animalfolk.i18n import Words
from tests.web.hands import Hands

POLLING = 50  # milliseconds between two looks
MOST = 400  # things that are done in one game, with room to spare

# What the page offers now. Places that can be chosen have a way to be found again.
LOOK = """() => {
  const table = document.querySelector(".table[data-phase]");
  const is = (element, kind) => element.classList.contains(kind);
  const found = (element, name, at) => ({ name, at, main: is(element, "main"), armed: is(element, "armed") });
  const can = (element) => element.getAttribute("aria-disabled") !== "true" && !element.disabled;
  const deeds = [...document.querySelectorAll("[data-deed]")].filter(can);
  const spots = [...document.querySelectorAll(".spot")].map((element, at) => [element, at]);
  const open = spots.filter(([element]) => element.matches(".can:not(dialog *)"));
  return {
    phase: table?.dataset.phase ?? "",
    question: document.querySelector(".prompt")?.dataset.question ?? "",
    deeds: deeds.map((element) => found(element, element.dataset.deed, -1)),
    spots: open.map(([element, at]) => found(element, element.dataset.place ?? `choice-${at}`, at)),
    said: document.querySelector(".prompt .said")?.textContent ?? "",
    wide: Math.max(document.documentElement.scrollWidth, innerWidth) > screen.width,
  };
}"""
READY = """() => {
  const table = document.querySelector(".table[data-phase]");
  if (!table) return false;
  return table.dataset.phase === "over" || Boolean(document.querySelector(".prompt[data-question], .prompt.telling"));
}"""
TOLD = ".prompt.telling"  # what somebody else does is told


@dataclass(frozen=True)
class Offer:
    """Something that can be pointed at: a button by what it does, or a card by where it lies."""

    name: str
    at: int
    main: bool
    armed: bool = False  # pressed once, and done when it is pressed again

    @property
    def where(self) -> str:
        """How it is found on the page."""
        return f'[data-deed="{self.name}"]' if self.at < 0 else f".spot >> nth={self.at}"


@dataclass
class Player:
    """Plays by what is offered: builds when that can be done, and otherwise by chance."""

    page: Page
    hands: Hands
    chance: Random = field(default_factory=lambda: Random(7))
    is_narrow: bool = False
    done: list[str] = field(default_factory=list)
    tried: set[tuple[str, str]] = field(default_factory=set)

    def look(self) -> dict[str, Any]:
        """What the page offers; nothing may stick out at its side."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        assert not (self.is_narrow and seen["wide"]), "the page scrolls sideways"
        return seen

    def wait(self) -> dict[str, Any]:
        """Until somebody asks, or all is over; what the others do is skipped."""
        self.page.wait_for_function(READY, polling=POLLING)
        while self.page.locator(TOLD).count():
            self.page.keyboard.press("Space")
            self.page.wait_for_function(READY, polling=POLLING)
        return self.look()

    def to_the_end(self, most: int = MOST) -> None:
        """Play until the game is over."""
        assert self.play(most), f"no end: {self.done[-30:]}"

    def play(self, most: int) -> bool:
        """Do so many things at most; whether the game is over."""
        for _ in range(most):
            seen = self.wait()
            if seen["phase"] == "over":
                return True
            self.step(seen)
        return False

    def see_result(self) -> None:
        """The page says who has won and when, and offers another game."""
        result = self.page.get_by_role("dialog")
        expect(result.get_by_role("heading", level=2)).to_contain_text(re.compile(r"in turn \d+"))
        expect(result.get_by_role("button", name=Words("en").text("web-rematch"))).to_be_visible()
        self.look()

    def step(self, seen: dict[str, Any]) -> None:
        """Point at one thing."""
        deeds = {one["name"]: Offer(**one) for one in seen["deeds"]}
        spots = [Offer(**one) for one in seen["spots"]]
        armed = [deed for deed in deeds.values() if deed.armed]
        one: Offer | None
        if armed:
            one = armed[0]
        elif "none" in deeds:
            one = self.go_on(deeds, spots)
        else:
            one = self.begin(seen["question"], deeds, spots)
        if one is None:  # it has changed between two looks
            return
        self.done.append(f"{seen['question']} {one.name}")
        self.hands.point(self.page, one.where, one.name)

    def begin(self, question: str, deeds: dict[str, Offer], spots: list[Offer]) -> Offer | None:
        """Nothing is chosen yet: something that was not tried at this question; the end of the turn comes last."""
        last = [deeds.pop("end")] if "end" in deeds else []
        offers = [*deeds.values(), *spots]
        fresh = [one for one in offers if (question, one.name) not in self.tried]
        build = [one for one in fresh if one.name == "build"]
        choices = build or fresh or last or offers
        one = self.chance.choice(choices) if choices else None
        if one:
            self.tried.add((question, one.name))
        return one

    def go_on(self, deeds: dict[str, Offer], spots: list[Offer]) -> Offer | None:
        """Something is chosen: do it if all is there, otherwise add a card, or let it be."""
        ready = [one for one in deeds.values() if one.main]
        ways = [one for name, one in deeds.items() if name not in ("none", "end")]
        cards = [one for one in spots if not one.name.startswith("market-")]
        choices = ready or ways or cards
        return self.chance.choice(choices) if choices else deeds["none"]
