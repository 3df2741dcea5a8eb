"""Programs that some tests need and pip does not have: on Debian, root installs them."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from dev_env import StepError, quietly, say

SHELL = "chromium-headless-shell"  # the engine of the browser without the browser, and the quickest for most tests
FULL = ("chromium", "chromium-browser", "google-chrome")  # for profiles, workers and the installing of pages


def has_postgresql() -> bool:
    """Tell whether the programs of PostgreSQL are there; Debian keeps them out of PATH."""
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def may_install() -> bool:
    """Tell whether this is root on a system with Debian's packages."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def has_headless_shell() -> bool:
    """Tell whether the browser of most tests is there; where it cannot be had, the full one does for them."""
    return shutil.which(SHELL) is not None or (has_full_chromium() and not may_install())


def has_full_chromium() -> bool:
    """Tell whether a browser with all its parts is there."""
    return any(shutil.which(name) for name in FULL)


def has_redis() -> bool:
    """Tell whether Redis is there."""
    return shutil.which("redis-server") is not None


# By the name of Debian's package.
NEEDED: dict[str, Callable[[], bool]] = {
    "postgresql": has_postgresql,
    SHELL: has_headless_shell,
    FULL[0]: has_full_chromium,
    "redis-server": has_redis,
}


def missing() -> list[str]:
    """Name the packages that are not there."""
    return [name for name, is_there in NEEDED.items() if not is_there()]


def install(names: list[str]) -> None:
    """Install Debian's packages without a question; the lists of packages are fetched only if that fails."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    apt = ["apt-get", "-qq", "--yes", "-o", "DPkg::Lock::Timeout=60"]
    command = [*apt, "install", "--no-install-recommends", *names]
    problem = f"apt-get could not install {' '.join(names)}"
    try:
        quietly(command, problem, env)
    except StepError:
        subprocess.run([*apt, "update"], env=env, capture_output=True, check=False)  # some lists do
        quietly(command, problem, env)


def prepare() -> None:
    """Bring what the tests need, or say what is missing: their tests are skipped then."""
    names = missing()
    if not names:
        return
    if not may_install():
        say(f"not here: {', '.join(names)} (packages of Debian); the tests that need them are skipped")
        return
    say(f"installing Debian's {', '.join(names)} with apt-get, which some tests need (once) ...")
    try:
        install(names)
    except StepError as error:
        say(f"{error.output}\n{error}; the tests that need it are skipped")
