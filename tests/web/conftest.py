"""What tests of the browser client start from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.site import WAIT, Visit, launched, reason_to_skip, serving

BROWSERS = 2  # in all processes


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests of a file share a browser and a server; two processes have one each: more would cost more."""
    if "browser" in getattr(item, "fixturenames", ()):
        item.add_marker(pytest.mark.xdist_group(f"browser {sum(item.path.name.encode()) % BROWSERS}"))


expect.set_options(timeout=WAIT)  # on a machine with much to do a page takes its time


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for all tests of one process; closed before those of other rooms, as it has a loop of its own."""
    reason = reason_to_skip()
    if reason:
        pytest.skip(reason)
    with sync_playwright() as playwright:
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
