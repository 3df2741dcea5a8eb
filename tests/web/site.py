"""A server of our own with the browser client, and a browser that looks at it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from animalfolk.server.pages import is_here

SHELL = "chromium-headless-shell"  # the engine of the browser without the browser: the quickest for most tests
FULL = ("chromium", "chromium-browser", "google-chrome")  # what people have: profiles, workers, installing a page
FLAGS = ("--asks-per-second", "100000", "--makes-per-minute", "100000", "--log-level", "error")
OURS = (sys.executable, "-m", "animalfolk")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
USUAL: dict[str, Any] = {"viewport": DESKTOP, "locale": "en"}
WAIT = 30_000  # milliseconds for anything to come
# What others do is told quickly, unless somebody has wished for something else before.
PACE = """(pace) => {
  const kept = "animalfolk.settings";
  if (location.protocol !== "http:" || localStorage.getItem(kept)) return;
  localStorage.setItem(kept, JSON.stringify({ pace, sound: "off" }));
}"""


def program(*names: str) -> str | None:
    """The first of these programs that is installed."""
    return next((found for name in names if (found := shutil.which(name))), None)


def chromium() -> str | None:
    """The browser of most tests."""
    return program(SHELL, *FULL)


def full_chromium() -> str | None:
    """The browser of tests that need a profile or what the headless shell lacks."""
    return program(*FULL)


def reason_to_skip(*, full: bool = False) -> str:
    """Why no page can be looked at here, with the full browser if so wished; empty if one can."""
    if (full_chromium() if full else chromium()) is None:
        return f"chromium is not installed (Debian: apt install {FULL[0] if full else SHELL})"
    if not is_here():
        return "the browser client is not built (python tools/client.py)"
    return ""


@contextmanager
def serving(folder: Path, *flags: str, program: Sequence[str] = OURS, port: int = 0) -> Iterator[str]:
    """A server in a process of its own, at a port that is free: its address."""
    env = {**os.environ, "ANIMALFOLK_HOME": str(folder), "ANIMALFOLK_LANG": "en"}
    command = [*program, "serve", "--port", str(port), *FLAGS, *flags]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert process.stdout
        yield re.findall(r"http://[0-9.:]+", process.stdout.readline())[0]
    finally:
        process.terminate()
        process.communicate()


def launched(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))


def at_home(playwright: Playwright, profile: Path, **wishes: Any) -> BrowserContext:
    """The full browser without a window, on a profile that outlives it; closing the context ends the browser."""
    return playwright.chromium.launch_persistent_context(
        profile,
        executable_path=full_chromium(),
        ignore_default_args=["--headless"],  # Playwright's own, which leaves the mode to the browser
        args=[*QUIET, "--headless=new"],
        **{**USUAL, **wishes},
    )


class Visit:
    """Somebody's browser: its page, and what went wrong in it."""

    def __init__(self, browser: Browser | BrowserContext, url: str, pace: str = "quick", **wishes: Any) -> None:
        self.url = url
        self.problems: list[str] = []
        self.context = browser.new_context(**{**USUAL, **wishes}) if isinstance(browser, Browser) else browser
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(f"({PACE})({json.dumps(pace)})")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._asked)

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text}")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:")):
            self.problems.append(f"request: {request.url}")

    def open(self, place: str = "") -> Page:
        """Go to a page of the client."""
        self.page.goto(f"{self.url}/{place}")
        return self.page

    def close(self) -> None:
        """Nothing may have gone wrong."""
        self.context.close()
        assert not self.problems, self.problems
