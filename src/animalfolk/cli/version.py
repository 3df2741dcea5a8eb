"""`animalfolk --version`."""

from __future__ import annotations

import platform

import animalfolk
from animalfolk.i18n.plain import PlainWords


def show_version(words: PlainWords) -> int:
    """This program, Python, and what the engine runs on."""
    from animalfolk.engine import state

    key = "usage-interpreted" if str(state.__file__).endswith(".py") else "usage-compiled"
    print(words.text(key, version=animalfolk.__version__, python=platform.python_version()))
    return 0
