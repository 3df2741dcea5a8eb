"""Installed from a wheel into an empty environment, the game is played in the browser; without the client, not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.web.site import WAIT, Visit, serving

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402

NEEDED = ("src", "web", "tools", "pyproject.toml", "README.md", "LICENSE", ".gitignore")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "client-new")
CLIENT = "animalfolk/server/client/"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this one, with the client as it was built, so that nothing is fetched."""
    if not client.is_current(ROOT):
        pytest.skip("the browser client is not built (python tools/client.py)")
    folder = tmp_path / "checkout"
    folder.mkdir()
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, folder)
    return folder


def run(*command: str | Path, folder: Path, **environ: str) -> None:
    """Run a program to its end; nothing of the test's own checkout is before what is installed."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environ
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def wheel(checkout: Path, folder: Path, **environ: str) -> Path:
    """Build one."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=checkout, **environ)
    (found,) = folder.glob("*.whl")
    return found


def installed(file: Path, folder: Path) -> Path:
    """The program, in an environment that has what it needs beside it and nothing of this checkout."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, folder=file.parent)
    scripts = "Scripts" if os.name == "nt" else "bin"
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", folder / scripts / "python", "install", "--quiet"]
    run(*pip, "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check", file, folder=file.parent)
    (packages,) = folder.rglob("site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / scripts / "animalfolk"


def contents(file: Path) -> dict[str, int]:
    """What is in a wheel, with a sum of each file, but for its list of them."""
    found = {one.filename: one.CRC for one in zipfile.ZipFile(file).infolist()}
    return {name: crc for name, crc in found.items() if not name.endswith(".dist-info/RECORD")}


def test_a_wheel_holds_the_client_and_a_game_is_played_in_it_and_without_it_everything_else_is_served(
    checkout: Path, tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = wheel(checkout, tmp_path / "dist")
    bare = wheel(checkout, tmp_path / "bare", ANIMALFOLK_WEB="0", PATH="")  # nor could it find Node
    whole = contents(file)
    assert f"{CLIENT}index.html" in whole
    assert contents(bare) == {name: crc for name, crc in whole.items() if not name.startswith(CLIENT)}
    program = installed(file, tmp_path / "env")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with serving(tmp_path / "home", program=[str(program)]) as url:
        play_a_little(Visit(browser, url, reduced_motion="reduce"))
    (packages,) = (tmp_path / "env").rglob("site-packages")
    shutil.rmtree(packages / CLIENT)  # now it is what the other wheel brings
    with serving(tmp_path / "home", program=[str(program)]) as url:
        page = httpx.get(url)
        health = httpx.get(f"{url}/health")
    assert (page.status_code, page.json()["code"]) == (404, "not-found")
    assert health.status_code == 200


def play_a_little(visit: Visit) -> None:
    """Two turns."""
    page = visit.open()
    page.get_by_role("button", name="Play now").click()
    for turn in range(2):
        expect(page.locator(".prompt.asked")).to_be_visible(timeout=WAIT)
        page.get_by_role("region", name="Your hand").get_by_role("button").last.click()
        page.get_by_role("button", name="Discard this card").click()
        page.get_by_role("button", name="End turn").click()
        expect(page.locator("h3", has_text=": you")).to_have_count(turn + 2, timeout=WAIT)
    visit.close()
