"""The page comes, and asks for nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.site import Visit


def test_the_first_page_comes(visit: Callable[..., Visit]) -> None:
    page = visit().open()
    page.wait_for_selector("main")
    assert page.title() == "animalfolk"
