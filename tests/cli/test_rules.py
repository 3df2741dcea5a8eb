"""`animalfolk rules`: what is shown of the rules, by name and by word."""

from __future__ import annotations

import pytest

from animalfolk.cli import main
from animalfolk.i18n import Words
from animalfolk.i18n.reference import Reference
from tests.cli.shell import refused, said
from tests.support.spec import rows, snake


def read_rules(capsys: pytest.CaptureFixture[str], *wanted: str) -> str:
    return " ".join(said(capsys, "rules", *wanted).split())


def test_rules_lists_the_groups_and_decks(capsys: pytest.CaptureFixture[str]) -> None:
    said = read_rules(capsys)
    assert "BUY Buying: prices" in said
    assert "DIS Where the documents disagree" in said
    assert "The decks: macaws, pandas," in said
    assert "the printed card, then the English rulebook of 2021" in said


@pytest.mark.parametrize("wanted", ["BUY", "buy", "Buying"])
def test_rules_of_a_group(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = read_rules(capsys, wanted)
    assert [f"BUY-{number:02}" in said for number in range(1, 19)] == [True] * 18
    assert "TECH-01" not in said


@pytest.mark.parametrize(
    ("wanted", "begins", "holds"),
    [
        ("buy-04", "BUY-04 A card in the rightmost slot costs its value.", ""),
        ("DIS-13", "DIS-13 May the inventory action discard nothing? Yes.", ""),
        ("g16", "G16 Guesses", "shown to everybody"),
        ("R5", "R5 Two Winter is Coming", "two further stacks. The other reading: They give one."),
        ("5", "R5 Two Winter is Coming", ""),
        ("ruling 5", "R5 Two Winter is Coming", ""),
        ("dice", "dice Dice", ""),
        ("acorn", "Acorn: squirrels 4, technique, then act again Swap this card", "If there is nothing to swap"),
        ("winter_is_coming", "Winter is Coming: squirrels 5, passive", ""),
        ("win com", "Winter is Coming: squirrels 5, passive", ""),
        ("macaw", "Snappy Scarlet Macaws: ", "Favourite Toy: macaws 5"),
        ("junk", "Junk: the junk pile", "Junk: junk 1, rubbish Cannot be part of a stack"),
    ],
)
def test_rules_by_name(wanted: str, begins: str, holds: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = read_rules(capsys, *wanted.split())
    assert said.startswith(begins)
    assert holds in said


def test_one_rule_is_shown_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "G1"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines() if line[:1] != " "] == ["G1"]


@pytest.mark.parametrize("card", [row["name"] for row in rows("cards")])
def test_rules_of_every_card(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Reference(Words()).card(snake(card)) in read_rules(capsys, card)


def test_any_other_word_is_searched_for(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "rules", "overpay")
    found = [line.split()[0] for line in text.splitlines() if line[:1] not in (" ", "")]
    assert text.startswith('Where "overpay" stands:\n')
    assert {"BUY-08", "DIS-08", "Stock"} <= set(found)
    assert "BUY-01" not in found


def test_words_are_searched_for_as_they_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert "BUY-08" in said(capsys, "rules", "you", "overpay", "depends")
    assert "There is no rule" in refused(capsys, "rules", "overpay", "depends", "you")
    assert "There is no rule" in refused(capsys, "rules", "verpay")  # inside a word


def test_what_is_no_rule_gets_a_near_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Near it: BUY-17, BUY-07," in refused(capsys, "rules", "BUY-77")
    assert "Near it: Acorn," in refused(capsys, "rules", "acron")
    assert "Type animalfolk rules to see what there is" in refused(capsys, "rules", "xyzzy")
