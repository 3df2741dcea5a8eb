"""What tests of the browser client start from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.web.site import WAIT, Visit, at_home, launched, reason_to_skip, serving

BROWSERS = 2  # in all processes


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests of a file share a browser and a server; two processes have one each: more would cost more."""
    if "playwright" in getattr(item, "fixturenames", ()):
        item.add_marker(pytest.mark.xdist_group(f"browser {sum(item.path.name.encode()) % BROWSERS}"))


expect.set_options(timeout=WAIT)  # on a machine with much to do a page takes its time


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers, for all tests of one process; ended before other rooms, as it has a loop of its own."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser for all tests of one process."""
    reason = reason_to_skip()
    if reason:
        pytest.skip(reason)
    found = launched(playwright)
    yield found
    found.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests of one process."""
    with serving(tmp_path_factory.mktemp("site")) as url:
        yield url


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Visit]]:
    """Somebody comes with a browser of their own; at the end nothing has gone wrong in any."""
    visits: list[Visit] = []

    def come(**wishes: Any) -> Visit:
        visits.append(Visit(browser, site, **wishes))
        return visits[-1]

    yield come
    for one in visits:
        one.close()


@pytest.fixture
def come_back(playwright: Playwright, site: str, tmp_path: Path) -> Iterator[Callable[..., Visit]]:
    """Somebody comes with the full browser, and each time the one before has ended and left its profile."""
    reason = reason_to_skip(full=True)
    if reason:
        pytest.skip(reason)
    visits: list[Visit] = []

    def come(**wishes: Any) -> Visit:
        if visits:
            visits.pop().close()
        visits.append(Visit(at_home(playwright, tmp_path / "profile", **wishes), site))
        return visits[-1]

    yield come
    for one in visits:
        one.close()
