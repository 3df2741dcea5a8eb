"""`animalfolk serve` as a program: it serves a whole game, and stops in good order."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from animalfolk.cli import main
from animalfolk.cli.given import take
from animalfolk.cli.serve import SCREENS, welcome
from animalfolk.cli.spec import COMMANDS
from animalfolk.i18n import Words
from animalfolk.i18n.plain import PlainWords
from animalfolk.server.tokens import hashed
from animalfolk.table.verify import verify
from tests.server.programs import PLAIN, WAIT, Program, program
from tests.support.processes import family, gone

DEBUG = ("--log-level", "debug")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ANIMALFOLK_LANG", "en")


class Client:
    """Plays over HTTP, as a script would."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return self._http.get(path)

    def until_asked(self) -> None:
        """Wait for the own turn."""
        until(lambda: self.get("/api/play").json()["number"] is not None)

    def play(self) -> dict[str, Any]:
        """Answer with any option until the game is over: how it stands then."""
        since = step = 0
        while True:
            state = self.get(f"/api/play?since={since}").json()
            since = state["event"]
            if state["phase"] == "over":
                return dict(state)
            if state["number"] is not None:
                step += 1
                options = state["view"]["decision"]["options"]
                body = {"number": state["number"], "choice": options[step % len(options)], "id": str(step)}
                assert self._http.post("/api/play/answer", json=body).json() == {"new": True}
            else:
                time.sleep(0.05)  # bots are at it


@contextmanager
def client(url: str, token: str) -> Iterator[Client]:
    """Somebody with this token."""
    with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=WAIT, verify=PLAIN) as http:
        yield Client(http)


def test_a_whole_quick_game_is_played_and_the_server_stops_in_good_order(tmp_path: Path) -> None:
    with program(tmp_path / "log", *DEBUG) as server:
        assert "Ctrl-C" in server.said
        made = httpx.post(f"{server.web}/api/quick", json={"name": "Anna"}, timeout=WAIT, verify=PLAIN).json()
        with client(server.web, made["token"]) as anna:
            assert anna.play()["view"]["winners"]
            record = anna.get("/api/play/record").text
        assert verify(record).chain
        assert server.stop(signal.SIGTERM) == (0, "The server has stopped; everything is kept.\n")
        lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    seed = re.findall(r"^seed: (\w+)$", record, re.MULTILINE)[0]
    whole = json.dumps(lines)
    assert '"route": "/api/play/answer"' in whole
    for token in (made["token"], made["watch"], made["visitor"]["token"]):
        for hidden in (token, hashed(token), seed):
            assert hidden not in whole
    with program(tmp_path / "log", *DEBUG) as server:
        with client(server.web, made["token"]) as anna:
            assert anna.get("/api/play/record").text == record
        assert server.stop(signal.SIGINT)[0] == 0


def until(condition: Callable[[], Any]) -> None:
    """Wait for something to become true."""
    deadline = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def with_thinkers(server: Program) -> set[int]:
    """Let a bot think ahead: its processes."""
    asked = {"seats": [{}, {"kind": "master"}], "first": "P2"}
    visitor = httpx.post(f"{server.web}/api/visitors", json={}, timeout=WAIT, verify=PLAIN).json()
    bearer = {"Authorization": f"Bearer {visitor['token']}"}
    httpx.post(f"{server.web}/api/tables", json=asked, headers=bearer, timeout=WAIT, verify=PLAIN).raise_for_status()
    until(lambda: len(family(server.process.pid)) > 1)  # one that thinks, and one that Python begins itself
    return family(server.process.pid)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_bot_thinks_on_when_the_server_is_gone(number: int, tmp_path: Path) -> None:
    with program(tmp_path / "log") as server:
        thinking = with_thinkers(server)
        code, _ = server.stop(number)
        assert code == (0 if number == signal.SIGTERM else -signal.SIGKILL)
        assert gone(thinking)
        lines = server.log.read_text(encoding="utf-8").splitlines()
    if number == signal.SIGTERM:  # whoever is killed cannot tidy up, and Python says so
        assert {json.loads(line)["level"] for line in lines} <= {"debug", "info"}


def test_it_stops_with_open_sockets_and_a_database_that_somebody_has_locked(tmp_path: Path) -> None:
    """What could not be kept was not acknowledged; everything else is there."""
    database = tmp_path / "games.db"
    with program(tmp_path / "log", "--database", f"sqlite:///{database}") as server:
        made = httpx.post(f"{server.web}/api/quick", json={}, timeout=WAIT, verify=PLAIN).json()
        with client(server.web, made["token"]) as anna:
            anna.until_asked()
            before = anna.get("/api/play/record").text
        with (
            connect(server.url) as live,
            closing(sqlite3.connect(database, isolation_level=None)) as other,
        ):
            live.send(json.dumps({"type": "hello", "token": made["token"]}))
            state = json.loads(live.recv(timeout=WAIT))
            other.execute("BEGIN EXCLUSIVE")
            choice = state["view"]["decision"]["options"][0]
            live.send(json.dumps({"type": "answer", "id": "a", "number": state["number"], "choice": choice}))
            begun = time.monotonic()
            code, said = server.stop(signal.SIGTERM)
            assert (code, said) == (0, "The server has stopped; everything is kept.\n")
            assert time.monotonic() - begun < 20
        for line in server.log.read_text(encoding="utf-8").splitlines():
            json.loads(line)
    with program(tmp_path / "log", "--database", f"sqlite:///{database}") as server:
        with client(server.web, made["token"]) as anna:
            assert anna.get("/api/play/record").text == before
        server.stop(signal.SIGTERM)


def test_who_stops_it_while_it_starts_is_heard() -> None:
    """The signal comes while the database is being opened, or just after the address was told."""
    code = """
import os, signal, sys
from animalfolk.cli import main, serve
from animalfolk.server import running
def stop(*given):
    os.kill(os.getpid(), signal.SIGTERM)
opened = running.Storage.open
async def slow(address):
    stop()
    return await opened(address)
running.Storage.open = slow
early = main(["serve", "--port", "0"])
running.Storage.open, serve.welcome = opened, stop
sys.exit(early or main(["serve", "--port", "0"]))
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=WAIT, check=False)
    assert (result.returncode, result.stdout) == (0, "The server has stopped; everything is kept.\n" * 2), result.stderr


def refused(capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    """The one line with which it does not begin."""
    assert main(["serve", *flags]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    return printed.err


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1, port {port}:" in refused(capsys, "--port", port)


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    code = """
import sys
from animalfolk.cli import main
sys.exit(sum(main(["serve", "--port", "0", "--database", address]) for address in sys.argv[1:]))
"""
    command = [sys.executable, "-c", code, "oracle://x", f"sqlite:///{tmp_path}"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert (result.returncode, result.stdout) == (2 + 2, "")
    assert [line.partition(": ")[0] for line in result.stderr.splitlines()] == ["The database cannot be used"] * 2


def test_wrong_settings_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    assert "No such file" in refused(capsys, "--config", str(file))
    for text, told in {
        "port = 70000": f'{file}: the setting port cannot be "70000".',
        "prot = 8000": "Did you mean port?",
        "dragons = 1": "There are: host, port, database",
        "port": f"Cannot read {file} as TOML",
    }.items():
        file.write_text(text, encoding="utf-8")
        assert told in refused(capsys, "--config", str(file))


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_without_its_packages_it_says_what_to_install(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "animalfolk.cli.serve", None)
    for name in [name for name in sys.modules if name.startswith(("animalfolk.server", "animalfolk.cli.serve"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "msgspec", None)
    assert 'pip install "animalfolk[server]"' in refused(capsys, "--lang", lang)


@pytest.mark.parametrize(
    ("words", "system", "screen", "opened"),
    [
        (["--open"], "linux", {"DISPLAY": ":0"}, True),
        (["--open"], "linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (["--open"], "linux", {}, False),
        (["--open"], "darwin", {}, True),
        (["--open"], "win32", {}, True),
        ([], "linux", {"DISPLAY": ":0"}, False),
    ],
)
def test_a_browser_is_opened_where_it_is_wished_and_there_is_a_screen(
    words: list[str],
    system: str,
    screen: dict[str, str],
    opened: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr("animalfolk.cli.serve.sys.platform", system)
    welcome(Words("en"), "http://127.0.0.1:8000", take(PlainWords("en"), COMMANDS["serve"], words))
    assert "http://127.0.0.1:8000" in capsys.readouterr().out
    assert shown == (["http://127.0.0.1:8000"] if opened else [])


def test_help_of_serve_speaks_of_file_variables_and_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    for words in ("TOML (port = 8080)", "ANIMALFOLK_PORT=8080", "--port 8080", "SIGTERM", "docs/hosting.md"):
        assert words in text
    assert os.environ["ANIMALFOLK_HOME"] not in text
