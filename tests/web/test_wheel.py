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
PAGE = "animalfolk/server/client/index.html"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this one, with the client as it was built, so that nothing is fetched."""
    if not client.is_current(ROOT):
        pytest.skip("the browser client is not built (python tools/client.py)")
    folder = tmp_path_factory.mktemp("checkout")
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
    run(*pip, "--no-deps", "--no-index", "--disable-pip-version-check", file, folder=file.parent)
    (packages,) = folder.rglob("site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / scripts / "animalfolk"


def test_a_wheel_holds_the_client_and_a_game_is_played_in_it(
    checkout: Path, tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = wheel(checkout, tmp_path / "dist")
    assert PAGE in zipfile.ZipFile(file).namelist()
    program = installed(file, tmp_path / "env")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with serving(tmp_path / "home", program=[str(program)]) as url:
        visit = Visit(browser, url, reduced_motion="reduce")
        page = visit.open()
        page.get_by_role("button", name="Play now").click()
        for turn in range(2):
            expect(page.locator(".prompt.asked")).to_be_visible(timeout=WAIT)
            page.get_by_role("region", name="Your hand").get_by_role("button").last.click()
            page.get_by_role("button", name="Discard this card").click()
            page.get_by_role("button", name="End turn").click()
            expect(page.locator("h3", has_text=": you")).to_have_count(turn + 2, timeout=WAIT)
        visit.close()


def test_a_wheel_without_the_client_serves_everything_else(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = wheel(checkout, tmp_path / "dist", ANIMALFOLK_WEB="0", PATH="")  # nor could it find Node
    names = zipfile.ZipFile(file).namelist()
    assert "animalfolk/server/pages.py" in names
    assert not [name for name in names if "/client" in name]
    program = installed(file, tmp_path / "env")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with serving(tmp_path / "home", program=[str(program)]) as url:
        page = httpx.get(url)
        health = httpx.get(f"{url}/health")
    assert (page.status_code, page.json()["code"]) == (404, "not-found")
    assert health.status_code == 200
