"""The catalogues: nothing missing, nothing unreadable, and the cards' texts as their functions have them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import animalfolk.cards
from animalfolk.cards import DECKS
from animalfolk.engine import events, prompts
from animalfolk.engine.errors import BadText, IllegalChoice
from animalfolk.engine.faces import KINDS, NAME
from animalfolk.game.scenario import Differs, Line
from animalfolk.i18n import Catalogue, Words, languages
from animalfolk.i18n.catalogue import HERE, REST, WAITING, keys, part_of, split
from animalfolk.i18n.pseudo import LAST
from animalfolk.table.errors import Busy
from tests.i18n.forms import parsed

CARDS = [name for name in NAME if name]
FILES = sorted(HERE.glob("*/*.ftl"))


@cache
def docstrings() -> dict[str, str]:
    """The docstring of every card's function, by the function's name."""
    folder = Path(animalfolk.cards.__file__).parent
    functions = [
        node
        for path in folder.glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.decorator_list and ast.get_docstring(node)
    ]
    return {node.name: " ".join((ast.get_docstring(node) or "").split()) for node in functions}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_docstring_as_text(card: str) -> None:
    assert " ".join(Words().card_text(card).split()) == docstrings()[card]


def test_every_card_function_is_a_card_of_the_catalogue() -> None:
    assert set(docstrings()) == set(CARDS)


def test_card_and_deck_names_are_the_printed_ones() -> None:
    rows = Path(__file__).parents[1].joinpath("spec/cards.csv").read_text(encoding="utf-8")
    for card in CARDS:
        assert f",{Words().card(card)}," in rows
    decks = [Words().deck(deck.name) for deck in DECKS]
    assert decks == [
        "Snappy Scarlet Macaws",
        "Dealing Giant Pandas",
        "Thieving Northern Raccoons",
        "Hoarding Flying Squirrels",
        "Lucky Ocelots",
        "Adapting Veiled Chameleons",
        "Experimenting Platypuses",
        "Diligent Pale-throated Sloths",
        "Intimidating Dwarf Crocodiles",
        "Friendly Fennec Foxes",
        "Reckless Marbled Polecats",
        "Observant Snowy Owls",
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_files_hold_no_junk_and_entries_that_are_read_alone_as_in_their_file(path: Path) -> None:
    assert [entry.content for entry in parsed(path) if isinstance(entry, ftl.Junk)] == []
    written = split(path.read_text(encoding="utf-8"))
    whole = [entry for entry in parsed(path) if isinstance(entry, ftl.Message | ftl.Term)]
    assert list(written) == [entry.id.name for entry in whole]
    for text, entry in zip(written.values(), whole, strict=True):
        (alone,) = FluentParser(with_spans=False).parse(text).body
        assert alone.equals(entry, ["span", "comment"]), text


def test_a_message_that_speaks_of_another_says_it() -> None:
    part = Words("fr").text("rules-inferred")
    assert Words("fr").text("rule-BUY-15").endswith(part)
    assert Words("pseudo").text("rule-BUY-15").endswith(f"{Words('pseudo').text('rules-inferred')}{LAST}")


def test_no_message_stands_twice() -> None:
    for lang in languages():
        found = [entry for path in FILES if path.parent.name == lang for entry in parsed(path)]
        ids = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    "key",
    [
        *(f"event-{key}" for key in events.KEYS),
        *(f"prompt-{key}" for key in prompts.KEYS),
        *(f"card-{card}" for card in CARDS),
        *(f"deck-{deck.name}" for deck in DECKS),
        *(f"kind-{kind}" for kind in KINDS),
    ],
)
def test_everything_the_engine_tells_has_a_message(key: str) -> None:
    assert Catalogue().has(key)


def test_plurals_and_numbers() -> None:
    words = Words()
    assert words.text("cards-hidden", count=1) == "a card"
    assert words.text("cards-hidden", count=12000) == "12000 cards"
    assert words.text("event-drew", known="no", who="other", name="Anna", cards="", count=3) == "Anna draws 3 cards."


def test_cards_in_a_row() -> None:
    words = Words()
    assert words.cards(["spyglass"]) == "Spyglass"
    assert words.cards(["junk", "spyglass", "junk"]).replace("\u00a0", " ") == "2 × Junk and Spyglass"
    assert words.cards(["acorn", "junk", "cookies"]) == "Acorn, Junk and Cookies"


def test_a_card_that_copies_another_says_both_names() -> None:
    words = Words()
    assert words.card("reflection=swift_broker*#2") == "Reflection as Swift Broker"
    assert words.cards(["reflection=junk", "reflection", "reflection=junk"]).replace("\u00a0", " ") == (
        "2 × Reflection as Junk and Reflection"
    )
    assert words.card_text("reflection=junk") == words.card_text("reflection")


def test_errors_are_said_to_players_without_what_developers_need() -> None:
    assert Words().error(IllegalChoice("'x' is not one of ['y']")) == (
        "That is not possible here. Nothing has changed; please choose again."
    )
    assert Words().error(BadText(3, "a card", "fish", "card")) == (
        'Line 3: The name of a card is expected here, not "fish".'
    )
    assert Words().error(Differs(Line(4, "junk", "1"), "2", "differs")) == (
        'Line 4: The scenario says "junk: 1", but it is: 2'
    )
    assert Words().error(Busy("a bot answers")) == "Somebody else answers for this seat now."


def test_what_is_missing_is_an_error_of_ours() -> None:
    with pytest.raises(LookupError, match="no message"):
        Catalogue().text("nothing-like-this")
    with pytest.raises(LookupError, match="count"):
        Catalogue().text("cards-hidden")
    with pytest.raises(ValueError, match="the languages are en"):
        Catalogue("xx")


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_found_where_it_stands(lang: str) -> None:
    for part in (*WAITING, REST):
        assert keys(lang, part)
        assert {part_of(key) for key in keys(lang, part)} == {part}
