"""The package as a library: what it exports is there, and imported only when it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import animalfolk
from animalfolk import i18n

LAZY = """
import sys
import animalfolk, animalfolk.i18n
assert not [name for name in sys.modules if name.startswith(("animalfolk.engine", "animalfolk.game", "fluent"))]
from animalfolk import Game, IllegalChoice, read_record, rematch
assert Game is animalfolk.Game and Game.__module__ == "animalfolk.game.game"
assert callable(rematch) and callable(read_record) and issubclass(IllegalChoice, animalfolk.AnimalfolkError)
assert animalfolk.i18n.Words().text("ask")
from animalfolk import *
assert Draft and BadText
"""


def test_what_is_exported_is_imported_when_it_is_used() -> None:
    result = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("package", [animalfolk, i18n])
def test_all_names_are_listed_and_there(package: object) -> None:
    names = getattr(package, "__all__")  # noqa: B009
    assert set(names) <= set(dir(package))
    assert all(getattr(package, name) is not None for name in names)


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Gmae'"):
        getattr(animalfolk, "Gmae")  # noqa: B009
    with pytest.raises(ImportError):
        exec("from animalfolk.i18n import Wrods")
