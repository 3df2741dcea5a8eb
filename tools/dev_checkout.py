"""Another version of the project, checked out beside this one for a while."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from dev_env import StepError

SOURCES = ("src", "pyproject.toml")  # what a version of the package is made from


class Commit(NamedTuple):
    """A commit: its hash, the short form of that, and the first line of its message."""

    hash: str
    short: str
    subject: str

    def __str__(self) -> str:
        """Return the short hash and what the commit is about."""
        return f"{self.short} {self.subject}"


def ask(root: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run git in a tree, whatever repository the environment names: hooks set that."""
    if shutil.which("git") is None:
        raise StepError("git was not found, which is needed for another version")
    env = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")} | {"LC_ALL": "C"}
    return subprocess.run(["git", *words], cwd=root, env=env, capture_output=True, text=True, check=False)


def git(root: Path, problem: str, *words: str | Path) -> str:
    """Return what git says; raise the problem with git's own words if it fails."""
    done = ask(root, *words)
    if done.returncode:
        raise StepError(problem, done.stderr.strip())
    return done.stdout.strip()


def commit(root: Path, name: str) -> Commit:
    """Find a commit by its hash, a branch, a tag, or HEAD~3."""
    git(root, f"{root} is no clone of a git repository, so no other version can be had from it", "rev-parse", "HEAD")
    found = ask(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if found.returncode:
        raise StepError(unknown(root, name))
    words = git(root, f"{name} cannot be read", "show", "--no-patch", "--format=%H%n%h%n%s", found.stdout.strip())
    return Commit(*words.split("\n", 2))


def unknown(root: Path, name: str) -> str:
    """Say why there is no such commit: the clone may not hold all."""
    if ask(root, "rev-parse", "--is-shallow-repository").stdout.strip() == "true":
        return f"{name} is no commit of this clone, which is shallow: `git fetch --unshallow` brings the others"
    return f"{name} is no commit of this repository; `git log --oneline` lists them"


def changes(root: Path) -> list[str]:
    """List the sources that differ from HEAD, new ones included."""
    told = ask(root, "status", "--porcelain", "--untracked-files=all", "--", *SOURCES).stdout
    return [line[3:] for line in told.splitlines()]


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let nothing but SIGKILL stop what tidies up, which is short."""
    names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.SIG_IGN) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


@contextmanager
def worktree(root: Path, version: Commit, folder: Path) -> Iterator[Path]:
    """Check a commit out into a folder, and take it away again whatever happens."""
    try:
        # Hooks of the clone are for those who work in it.
        nothing = ("-c", f"core.hooksPath={os.devnull}")
        git(root, f"{version} cannot be checked out", *nothing, "worktree", "add", "--detach", folder, version.hash)
        yield folder
    finally:
        with uninterrupted():
            ask(root, "worktree", "remove", "--force", "--force", folder)
            shutil.rmtree(folder, ignore_errors=True)
