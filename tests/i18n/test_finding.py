"""Finding cards by what somebody types."""

from __future__ import annotations

import pytest

from animalfolk.i18n.finding import matches


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("swi bro", "Swift Broker"),
        ("BROKER", "Swift Broker"),
        ("zoladz", "Żołądź"),
        ("żoł", "Żołądź"),
        ("d'enfance", "Souvenir d’enfance"),
        ("enfance sou", "Souvenir d’enfance"),
        ("ecureuils", "Écureuils volants"),
        ("oeil", "Œil"),
    ],
)
def test_beginnings_of_words_will_do(wanted: str, name: str) -> None:
    assert matches(wanted, name)


@pytest.mark.parametrize(("wanted", "name"), [("", "Acorn"), (" ", "Acorn"), ("corn", "Acorn"), ("acorn x", "Acorn")])
def test_what_is_not_meant(wanted: str, name: str) -> None:
    assert not matches(wanted, name)
