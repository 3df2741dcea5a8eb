"""`animalfolk cards`: lists, filters, and one card as a picture."""

from __future__ import annotations

import pytest

from animalfolk.cards import DECKS
from animalfolk.cli.figures import FIGURES
from animalfolk.cli.picture import picture
from animalfolk.i18n import Words
from tests.cli.shell import refused, said
from tests.support.spec import rows, snake


def names(text: str) -> list[str]:
    """The cards of a list."""
    return [line[6:32].strip() for line in text.splitlines() if line[2:3].isdecimal()]


def test_all_cards_are_listed_with_what_is_printed_on_them(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "cards")
    for row in rows("cards"):
        line = next(line for line in text.splitlines() if line[6:32].strip() == row["name"])
        assert line.split()[0] == row["value"]
        assert line.endswith(f"×{row['copies']}") or row["name"] == "Junk"
    assert text.endswith(f"\n{len(names(text))} different cards\n")


def test_cards_after_which_one_acts_again_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "cards", "macaws")
    assert "  1 + Swift Broker              technique     ×4\n" in text
    assert "  2   Cookies                   passive       ×3\n" in text


@pytest.mark.parametrize("wanted", ["owls", "owl", "Observant Snowy Owls", "--deck owls"])
def test_the_cards_of_a_deck(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "cards", *wanted.split())
    assert text.startswith("Observant Snowy Owls (owls)\n  Owls sit still.")
    assert len(names(text)) == 6


def test_filters_hold_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert names(said(capsys, "cards", "--kind", "passive", "--value", "5", "--deck", "squirrels")) == [
        "Accordion",
        "Winter is Coming",
    ]
    assert "Loyal Partner" in names(said(capsys, "cards", "--word", "MARKET"))
    assert "Cookies" not in names(said(capsys, "cards", "--word", "MARKET"))


@pytest.mark.parametrize("wanted", ["acorn", "Acorn", "aco"])
def test_one_card_is_a_picture_with_its_rulings(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "cards", wanted)
    lines = text.splitlines()
    assert lines[1] == "│ 4  Acorn                                  ×3 │"
    assert "│ technique, then act again (+)                │" in lines
    assert "│ Swap this card with a card in an opponent's  │" in lines
    assert "If there is nothing to swap, it is discarded." in " ".join(text.split())


def test_a_part_of_several_names_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert {"Stashing Vendor", "Stock Clearance"} <= set(names(said(capsys, "cards", "st")))


def test_what_is_no_card_gets_near_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Near it: Acorn, Accordion" in refused(capsys, "cards", "acron")
    assert "All are listed by animalfolk cards." in refused(capsys, "cards", "xyzzy")


@pytest.mark.parametrize("card", [snake(row["name"]) for row in rows("cards")])
def test_every_picture_is_a_whole_frame(card: str) -> None:
    lines = picture(Words(), card)
    assert {len(line) for line in lines} == {48}
    assert Words().card(card) in lines[1]
    assert Words().text(f"flavour-{card}").split()[0] in "".join(lines[lines.index(f"│ {'':<44} │", 9) :])


def test_every_deck_has_a_figure_of_its_own() -> None:
    assert list(FIGURES) == [*(deck.name for deck in DECKS), "junk"]
    assert len({tuple(lines) for lines in FIGURES.values()}) == len(FIGURES)
    assert all(line.isascii() and len(line) <= 20 for lines in FIGURES.values() for line in lines)
