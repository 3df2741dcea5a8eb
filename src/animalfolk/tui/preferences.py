"""What somebody has set once and for all, in a small file that can be read and changed by hand."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

NAME = "settings.json"


def file() -> Path:
    """Where the settings are kept: the platform's folder for such things, or ANIMALFOLK_HOME."""
    own = os.environ.get("ANIMALFOLK_HOME")
    return (Path(own) if own else user_config_path("animalfolk", appauthor=False)) / NAME


def load() -> dict[str, Any]:
    """All settings; a file that cannot be read counts as empty."""
    try:
        found = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def text(name: str) -> str:
    """A setting that is a text; nothing if it is not set."""
    found = load().get(name, "")
    return found if isinstance(found, str) else ""


def keep(name: str, value: str) -> None:
    """Set something, and leave the rest as it is. Where nothing can be written, it lasts for this time only."""
    path = file()
    part = path.with_name(f"{NAME}.part")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(json.dumps({**load(), name: value}, indent=2) + "\n", encoding="utf-8")
        part.replace(path)
