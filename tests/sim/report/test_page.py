"""The page of a balance report: it needs nothing else, all plots are there, in every language."""

from __future__ import annotations

import csv
import io
import re
from html.parser import HTMLParser

import pytest

from animalfolk.i18n import Words
from animalfolk.sim.report import page as pages
from animalfolk.sim.report.mix import Mix
from animalfolk.sim.report.page import SECTIONS, page, report_of
from animalfolk.sim.report.tally import tally_of
from tests.sim.report.games import MIX, played, reported

pytestmark = pytest.mark.xdist_group("report")  # the games are played once


class Reader(HTMLParser):
    """What stands in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def of(self, tag: str, key: str) -> list[str]:
        return [str(found[key]) for name, found in self.tags if name == tag and key in found]


@pytest.fixture(scope="module")
def drawn() -> str:
    return page(Words("en"), reported())


def test_nothing_comes_from_elsewhere(drawn: str) -> None:
    assert "//" not in re.sub(r"<style>.*?</style>", "", drawn, flags=re.DOTALL)
    assert "url(" not in drawn.replace("url(#", "")
    found = Reader(drawn)
    assert not {tag for tag, _ in found.tags} & {"script", "link", "img", "iframe", "image", "use"}
    assert all(place.startswith("#") for place in found.of("a", "href"))


def test_every_plot_is_there_and_said_in_words(drawn: str) -> None:
    found = Reader(drawn)
    assert found.of("section", "id") == list(SECTIONS)
    labels = found.of("svg", "aria-label")
    assert labels == [Words("en").text(f"report-{name}", "plot") for name in SECTIONS]
    assert set(found.of("svg", "role")) == {"img"}
    plots = re.findall(r"<svg.*?</svg>", drawn, re.DOTALL)
    assert all(plot.count("<path") > 4 for plot in plots)
    assert "currentColor" in plots[0]
    ids = [str(attrs["id"]) for _, attrs in found.tags if "id" in attrs]
    assert len(set(ids)) == len(ids)
    for used in re.findall(r"url\(#([^)]+)\)", drawn):
        assert used in ids
    for deck in ("macaws", "owls"):
        assert sum(deck in plot for plot in plots) >= 4
    for card in ("Cookies", "Gift Voucher"):
        assert sum(card in plot for plot in plots) == 2


def test_the_page_says_how_it_was_made(drawn: str) -> None:
    text = Reader(drawn).text
    assert "Games: 24. Bots: trader. Seed: 1." in text
    assert "animalfolk report --games 24 --bots trader --seed 1" in text
    assert "ended early" not in text
    early = Reader(text_of(Words("en"), report_of(Mix(100, seed="a b"), tally_of(played()[:2])))).text
    assert "Games that were played: 2 of 100." in early
    assert "--seed 'a b'" in early


def text_of(words: Words, report: pages.Report) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "svg", lambda plot, name, label: f"<svg aria-label='{label}'></svg>")
        return page(words, report)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Who wins at the market?", "two players", "Favourite Toy", "macaws"]),
        ("fr", ["Qui gagne au marché\u00a0?", "à deux", "Part", "La durée des parties"]),
        ("pl", ["Kto wygrywa na rynku?", "dwie osoby", "Udział", "Jak długie są partie"]),
    ],
)
def test_in_every_language(lang: str, told: list[str]) -> None:
    text = text_of(Words(lang), reported())
    assert f'<html lang="{lang}">' in text
    found = Reader(text).text
    assert all(line in found for line in told)
    assert "report-" not in found
    decimal = r"\d,\d %" if lang != "en" else r"\d\.\d %"
    assert re.search(decimal, found)


def test_tables_tell_what_the_files_hold(drawn: str) -> None:
    text = Reader(drawn).text
    for name, table in reported().tables.items():
        lines = list(csv.DictReader(io.StringIO(table.text())))
        assert len(lines) == len(table.rows)
        assert list(lines[0]) == table.columns
        assert name == "lengths" or f"{name}.csv has all figures." in text
    (two,) = [row for row in reported().tables["games"].rows if row["kind"] == "two"]
    assert f"two players\n{two['games']}\n{two['stopped']}\n" in text


def test_what_is_typed_is_not_read_as_a_page() -> None:
    text = text_of(Words("en"), report_of(MIX._replace(seed="<script>"), tally_of(played()[:1])))
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
