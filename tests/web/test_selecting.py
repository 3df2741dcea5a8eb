"""Whole games at a real server, played by what can be selected in the browser client: everything can be answered."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import SOAK
from tests.web.site import serving

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from client import node, packages  # noqa: E402

VITEST = ("node_modules/vitest/vitest.mjs", "run", "--config", "vitest.play.config.ts")
LONGEST = 600  # seconds


def test_everything_that_is_asked_can_be_answered_by_selecting(tmp_path: Path) -> None:
    """In every mode; web/tests/games.play.ts says with which decks."""
    packages(ROOT)
    with serving(tmp_path) as url:
        env = {**os.environ, "ANIMALFOLK_PLAY": url}
        command = [node(), *VITEST]
        done = subprocess.run(command, cwd=ROOT / "web", env=env, capture_output=True, timeout=LONGEST, check=False)
    told = (done.stdout + done.stderr).decode(errors="replace")
    assert done.returncode == 0, told[-5000:]
    assert f"{6 if SOAK else 4} passed" in told, told[-5000:]
