"""The languages beside each other: nothing missing, nothing added, every form of every message can be said."""

from __future__ import annotations

import re

import pytest

from animalfolk.engine.faces import NAME
from animalfolk.i18n import Catalogue, Words, languages
from animalfolk.i18n.catalogue import HERE, completeness
from animalfolk.i18n.grammar import FUNCTIONS, of
from animalfolk.i18n.pseudo import FIRST, LAST, STRETCH
from tests.i18n.forms import look, messages, patterns, values

UNFINISHED: list[str] = []  # English stands in for what they lack
LANGUAGES = [lang for lang in languages() if lang not in UNFINISHED]
CARDS = [name for name in NAME if name]
LONGEST_NAME = 21


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_every_message_and_attribute(lang: str) -> None:
    found = messages(lang)
    assert sorted(set(messages("en")) - set(found)) == []
    assert sorted(set(found) - set(messages("en"))) == []
    for key, message in messages("en").items():
        assert patterns(found[key]).keys() == patterns(message).keys(), key
    assert completeness(lang) == (len(messages("en")), len(messages("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_knows_no_other_values_and_functions_than_it_gets(lang: str) -> None:
    known = {"NUMBER", *FUNCTIONS.get(lang, {})}
    for key, message in messages(lang).items():
        used = look(message)
        assert used.names <= look(messages("en")[key]).names, key
        assert used.functions <= known, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_does_not_forget_what_it_is_to_tell(lang: str) -> None:
    """Names, cards and numbers that English tells are told; what only chooses a form may be left out."""
    for key, message in messages(lang).items():
        for name, pattern in patterns(messages("en")[key]).items():
            english, ours = look(pattern), look(patterns(message)[name])
            assert ours.names >= english.names - english.numbers - english.cases.keys(), key


@pytest.mark.parametrize("lang", [*LANGUAGES, "pseudo"])
def test_every_form_of_every_message_can_be_said(lang: str) -> None:
    catalogue = Catalogue(lang)
    for key, message in (messages("en") if lang == "pseudo" else messages(lang)).items():
        for name, pattern in patterns(message).items():
            for filled in values(look(pattern)):
                everything = {**dict.fromkeys(look(messages("en")[key]).names, "?"), **filled}
                text = catalogue.text(key, name, **everything)
                assert text.strip(), (key, filled)
                assert "{" not in text, (key, filled)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_names_are_told_apart_and_short(lang: str) -> None:
    words = Words(lang)
    names = [words.card(card) for card in CARDS]
    assert len({name.casefold() for name in names}) == len(CARDS)
    assert max(len(name) for name in names) <= LONGEST_NAME


def test_french_does_not_break_a_line_before_its_signs() -> None:
    """A space that does not break stands before : ; ? ! and within « »."""
    lines = [line for path in sorted((HERE / "fr").glob("*.ftl")) for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search(r"(?<! ) [:;?!»]|« ", line)] == []


def test_french_shortens_its_de() -> None:
    said = {name: of(name) for name in ("Anna", "Ben", "Élodie", "Œdipe", "le Renard", "les Amis", "la Compagnie", "")}
    assert said == {
        "Anna": "d’Anna",
        "Ben": "de Ben",
        "Élodie": "d’Élodie",
        "Œdipe": "d’Œdipe",
        "le Renard": "du Renard",
        "les Amis": "des Amis",
        "la Compagnie": "de la Compagnie",
        "": "de ",
    }


def test_the_pseudo_language_marks_and_stretches_everything() -> None:
    plain, marked = Words().text("rules-precedence"), Words("pseudo").text("rules-precedence")
    assert (marked[0], marked[-1]) == (FIRST, LAST)
    assert len(marked) >= len(plain) * (1 + STRETCH) * 0.95
    assert "What" not in marked
