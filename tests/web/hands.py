"""How somebody points at things on the page: with a mouse, with a finger, or with keys alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page

MOST = 60  # keys to come to one thing
SHORT = {"none": "Escape", "end": "e"}  # what has a key of its own

# Whether something has the focus; and which of the cards around it has.
HAS_FOCUS = "element => element === document.activeElement"
IS_NEAR = "element => element.closest('section').contains(document.activeElement)"
STEPS = """element => {
  const all = [...element.closest("ul").querySelectorAll("[data-stop]")];
  const at = all.indexOf(document.activeElement);
  return at < 0 ? null : all.indexOf(element) - at;
}"""


class Hands(Protocol):
    """Whatever can point."""

    def point(self, page: Page, where: str, name: str) -> None:
        """Point at something; `name` says what it does or where it lies."""


class Mouse:
    """Clicks."""

    def point(self, page: Page, where: str, name: str) -> None:
        """As everybody does."""
        page.locator(where).first.click()


class Finger:
    """Taps."""

    def point(self, page: Page, where: str, name: str) -> None:
        """On a phone."""
        page.locator(where).first.tap()


class Keys:
    """Presses keys: those of the overlay, and Tab, arrows and Enter. It sees where the focus is."""

    def point(self, page: Page, where: str, name: str) -> None:
        """Go there and press Enter, or press its own key."""
        if name in SHORT:
            page.keyboard.press(SHORT[name])
            return
        if not where.startswith("dialog"):
            self.go_to_group(page, where)
        if where.startswith(".spot"):
            self.go_to_card(page, where)
        else:
            self.tab_to(page, where)
        page.keyboard.press("Enter")

    def go_to_group(self, page: Page, where: str) -> None:
        """Market, hand, question: each has its turn."""
        for _ in range(4):
            if page.locator(where).first.evaluate(IS_NEAR):
                return
            page.keyboard.press("g")
        raise AssertionError(f"no key leads to the group of {where}")

    def go_to_card(self, page: Page, where: str) -> None:
        """Arrows go from card to card."""
        for _ in range(MOST):
            steps = page.locator(where).first.evaluate(STEPS)
            if steps == 0:
                return
            page.keyboard.press("Tab" if steps is None else "ArrowRight" if steps > 0 else "ArrowLeft")
        raise AssertionError(f"no arrow leads to {where}")

    def tab_to(self, page: Page, where: str) -> None:
        """Tab goes through everything."""
        for _ in range(MOST):
            if page.locator(where).first.evaluate(HAS_FOCUS):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {where}")
