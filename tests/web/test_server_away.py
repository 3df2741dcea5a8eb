"""The server goes and comes again: the page says so, comes back by itself, and the game goes on."""

from __future__ import annotations

import socket
from pathlib import Path

from playwright.sync_api import Browser, expect

from animalfolk.i18n import Words
from tests.web.hands import Mouse
from tests.web.playing import Player
from tests.web.site import Visit, serving
from tests.web.tables import make

say = Words("en").text


def free_port() -> int:
    """A port that nobody uses, the same for a server that comes again."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def test_the_page_comes_back_by_itself(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port=port) as url:
        visit = Visit(browser, url, reduced_motion="reduce")
        page = visit.open(f"#{make(url, 'novice')['token']}")
        player = Player(page, Mouse())
        player.wait()
        player.play(2)
    lost = page.get_by_role("alert").get_by_text(say("web-lost"))
    expect(lost).to_be_visible()
    with serving(tmp_path, port=port):
        expect(lost).to_be_hidden(timeout=60_000)
        player.to_the_end()
        player.see_result()
        visit.problems = [said for said in visit.problems if "ERR_CONNECTION_REFUSED" not in said]
        visit.close()
