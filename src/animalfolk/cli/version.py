"""`animalfolk --version`."""

from __future__ import annotations

import platform

import animalfolk
from animalfolk.i18n.plain import ENGLISH, PlainWords


def show_version(words: PlainWords) -> int:
    """This program, Python, what the engine runs on; and of another language how much of it is there."""
    from animalfolk.engine import state

    key = "usage-interpreted" if str(state.__file__).endswith(".py") else "usage-compiled"
    print(words.text(key, version=animalfolk.__version__, python=platform.python_version()))
    if words.lang != ENGLISH:
        from animalfolk.i18n.catalogue import completeness

        found, wanted = completeness(words.lang)
        print(words.text("usage-complete", lang=words.lang, found=found, wanted=wanted))
    return 0
