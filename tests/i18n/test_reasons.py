"""Why something cannot be done: every error that is made has its words, and they fit."""

from __future__ import annotations

import pytest

from animalfolk.i18n import Catalogue, languages
from tests.i18n.forms import look, messages
from tests.i18n.raised import CODE_AT, kinds, raised

WHY = "why-"


@pytest.mark.parametrize("lang", languages())
def test_every_code_has_its_words_in_every_language(lang: str) -> None:
    told = messages(lang)
    assert [place for place in raised() if place.code and f"{WHY}{place.code}" not in told] == []


@pytest.mark.parametrize("lang", languages())
def test_every_error_has_the_values_that_its_words_need(lang: str) -> None:
    told = messages(lang)
    for place in raised():
        if place.code and place.values is not None:
            assert look(told[f"{WHY}{place.code}"]).names <= place.values, place


def test_no_words_are_for_errors_that_nobody_makes() -> None:
    told = {key.removeprefix(WHY) for key in messages("en") if key.startswith(WHY)}
    assert told - {place.code for place in raised()} == set()


def test_every_kind_of_error_has_a_code_or_words_of_its_own() -> None:
    found = kinds()
    for kind in ("TableError", "LateAnswer", "Busy", "IllegalChoice", "OutOfTurn"):
        assert Catalogue().has(f"error-{kind}")
    for kind, base in found.items():
        assert kind in CODE_AT or Catalogue().has(f"error-{kind}") or Catalogue().has(f"error-{base}")
    assert set(CODE_AT) <= set(found)
