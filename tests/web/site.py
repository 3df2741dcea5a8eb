"""A server of our own with the browser client, and a browser that looks at it."""

from __future__ import annotations

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

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is the quickest
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
WAIT = 30_000  # milliseconds for anything to come


def chromium() -> str | None:
    """The browser."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def reason_to_skip() -> str:
    """Why no page can be looked at here; empty if one can."""
    if chromium() is None:
        return "chromium is not installed (Debian: apt install chromium-headless-shell)"
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


class Visit:
    """Somebody's browser: its page, and what went wrong in it."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        self.url = url
        self.problems: list[str] = []
        self.context: BrowserContext = browser.new_context(**{"viewport": DESKTOP, "locale": "en", **wishes})
        self.context.set_default_timeout(WAIT)
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
