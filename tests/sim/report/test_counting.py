"""What a balance report counts, as somebody would who reads the games one by one; intervals; going on from a file."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from animalfolk.i18n import Words
from animalfolk.i18n.words import deck_of
from animalfolk.sim.lines_file import NotLines
from animalfolk.sim.pool import do_all
from animalfolk.sim.report import facts as playing
from animalfolk.sim.report import kept
from animalfolk.sim.report.facts import play_facts
from animalfolk.sim.report.kept import NAME, GamesFile
from animalfolk.sim.report.mix import COMPANY, RIVALS, ROUND, Mix, sides_of
from animalfolk.sim.report.page import cut_short, report_of
from animalfolk.sim.report.ratio import Ratio
from animalfolk.sim.report.tables import Row, tables_of
from animalfolk.sim.report.tally import tally_of
from animalfolk.sim.summary import share
from tests.sim.hasty import hasty
from tests.sim.report.games import MIX, played, reported
from tests.sim.report.games import games as all_games

pytestmark = pytest.mark.xdist_group("report")  # the games are played once


class Read:
    """A game as somebody reads it who watches: what each side bought and built, and who has won."""

    def __init__(self, number: int) -> None:
        plan = MIX.plan(number)
        game = all_games()[number]
        self.kind = ROUND[number]
        self.decks = plan.decks
        self.events = game.events(None)
        sides = sides_of(self.kind)
        self.won = [bool(set(side) & set(game.winners)) for side in sides]
        self.bought = [self._cards(side, ("bought",)) for side in sides]
        self.built = [self._cards(side, ("laid", "laid_from_discard")) for side in sides]

    def _cards(self, side: list[int], kinds: tuple[str, ...]) -> Counter[str]:
        told = [event for event in self.events if event["event"] in kinds and event["seat"] in side]
        return Counter(event["card"] for event in told if event["card"] != "junk")


@pytest.fixture(scope="module")
def games() -> list[Read]:
    return [Read(number) for number in range(MIX.games)]


def rows(table: str, **where: Any) -> list[Row]:
    return [row for row in reported().tables[table].rows if all(row[key] == value for key, value in where.items())]


def test_all_ways_to_play_are_in_a_round(games: list[Read]) -> None:
    assert Counter(ROUND) == Counter({"two": 8, "three": 4, "four": 3, "teams": 3, **dict.fromkeys(COMPANY, 1)})
    assert {row["kind"]: row["games"] for row in rows("games")} == dict(Counter(game.kind for game in games))
    counts = {"two": 3, "three": 4, "four": 5, "teams": 4, "solo": 3, "coop": 4}
    assert all(len(set(game.decks)) == counts[game.kind.partition("-")[0]] for game in games)


def test_seats_and_lengths(games: list[Read]) -> None:
    for kind in RIVALS:
        wins = [sum(column) for column in zip(*(game.won for game in games if game.kind == kind), strict=True)]
        assert [row["won"] for row in rows("seats", kind=kind)] == wins
    for kind in ("two", "coop-stern"):
        turns = [
            sum(event["event"] == "turn_began" and event["seat"] == 0 for event in game.events)
            for game in games
            if game.kind == kind
        ]
        (row,) = rows("games", kind=kind)
        assert row["turns"] == pytest.approx(sum(turns) / len(turns))
        assert {one["turns"]: one["games"] for one in rows("lengths", kind=kind)} == dict(Counter(turns))


def test_against_the_company(games: list[Read]) -> None:
    won = {game.kind: int(game.won[0]) for game in games if game.kind in COMPANY}
    assert [row["won"] for row in rows("company")] == [won[kind] for kind in COMPANY]
    for row in rows("company_decks"):
        of = [game for game in games if game.kind in COMPANY and row["deck"] in game.decks]
        assert (row["games"], row["won"]) == (len(of), sum(game.won[0] for game in of))


def test_decks_and_pairs(games: list[Read]) -> None:
    """Those who bought the most of it, all of them where it is a tie; of a pair, something of each."""
    rivals = [game for game in games if game.kind in RIVALS]
    for size, table in ((1, "decks"), (2, "pairs")):
        fair, won, seen = Counter[tuple[str, ...]](), Counter[tuple[str, ...]](), Counter[tuple[str, ...]]()
        for game in rivals:
            for decks in combinations(game.decks, size):
                seen[decks] += 1
                amounts = [most_of(bought, decks) for bought in game.bought]
                best = [place for place, amount in enumerate(amounts) if amount and amount == max(amounts)]
                fair[decks] += len(best) / len(amounts)  # type: ignore[assignment]
                won[decks] += sum(game.won[place] for place in best)
        for row in rows(table):
            decks = tuple(str(row[column]) for column in ("deck", "other")[:size])
            assert (row["games"], row["wins_won"]) == (seen[decks], won[decks])
            assert row["wins_fair"] == pytest.approx(fair[decks])
            if row["wins"] is not None:
                assert row["wins"] == pytest.approx(won[decks] / fair[decks])


def most_of(bought: Counter[str], decks: tuple[str, ...]) -> int:
    amounts = [sum(count for card, count in bought.items() if deck_of(card) == deck) for deck in decks]
    return sum(amounts) if all(amounts) else 0


def test_cards(games: list[Read]) -> None:
    rivals = [game for game in games if game.kind in RIVALS]
    assert len(rows("cards")) == 72
    for row in rows("cards"):
        card = str(row["card"])
        of = [game for game in rivals if row["deck"] in game.decks]
        assert row["games"] == len(of)
        assert row["bought"] == pytest.approx(sum(side[card] for game in of for side in game.bought) / len(of))
        assert row["built"] == pytest.approx(sum(side[card] for game in of for side in game.built) / len(of))
        assert row["ever"] == pytest.approx(sum(any(side[card] for side in game.bought) for game in of) / len(of))
        for name, counted in (("buyers", "bought"), ("builders", "built")):
            pairs = [pair for game in of for pair in zip(getattr(game, counted), game.won, strict=True)]
            assert row[f"{name}_won"] == sum(won for side, won in pairs if side[card])


def test_stalls(games: list[Read]) -> None:
    for row in rows("decks"):
        for name, wanted in (("stall_won", True), ("stall_lost", False)):
            of = [game for game in games if game.kind in RIVALS and row["deck"] in game.decks]
            stalls = [side for game in of for side, won in zip(game.built, game.won, strict=True) if won == wanted]
            own = sum(count for side in stalls for card, count in side.items() if deck_of(card) == row["deck"])
            assert row[name] == pytest.approx(own / sum(stall.total() for stall in stalls))


def test_whoever_plays_them_the_games_are_the_same() -> None:
    assert tuple(do_all(play_facts, MIX._replace(games=6).plans(), 2)) == played()[:6]
    other = play_facts(MIX._replace(seed="2").plan(0))
    assert other != played()[0]


def test_answers_that_were_cut_short_are_counted_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mix = Mix(1, ("random", "trader@8"))
    assert not cut_short(Words("en"), report_of(mix, tally_of([play_facts(mix.plan(0))])))
    monkeypatch.setattr(playing, "make_bot", hasty)
    hurried = play_facts(mix.plan(0))
    assert hurried.cuts > 0
    GamesFile(tmp_path, mix).add(hurried)
    kept_games = GamesFile(tmp_path, mix).games()
    assert kept_games == {0: hurried}
    told = f"Answers for which a clock ended the thinking early: {hurried.cuts}."
    assert cut_short(Words("en"), report_of(mix, tally_of(list(kept_games.values())))) == [told]


def test_a_stopped_game_is_won_by_nobody() -> None:
    facts = play_facts(MIX.plan(0)._replace(cap=5))
    assert (facts.is_stopped, facts.winners) == (True, ())
    tables = tables_of(tally_of([facts]))
    assert tables["games"].rows[0]["stopped"] == 1
    assert [row["won"] for row in tables["seats"].rows] == [0, 0]


# intervals


def test_a_share_of_single_games_is_wilsons() -> None:
    ratio = Ratio()
    for number in range(40):
        ratio.add(1, number < 13)
    expected = share("", 40, 13)
    assert ratio.share() == pytest.approx((expected.share, expected.low, expected.high))


def test_an_interval_knows_that_players_of_a_game_belong_together() -> None:
    """Two who always win or lose together tell no more than one."""
    together = Ratio()
    for number in range(100):
        together.add(2, 2 * (number < 40))
    expected = share("", 100, 40)
    assert together.share() == pytest.approx((expected.share, expected.low, expected.high))


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """A deck whose buyers win 0.6 of the games of two; in some games both have bought equally much."""
    lots, held = Random(5), 0
    for _ in range(400):
        ratio = Ratio()
        for _ in range(60):
            tie = lots.random() < 0.2
            ratio.add(1.0 if tie else 0.5, 1 if tie else lots.random() < 0.6)
        low, high = ratio.share(4.0)[1:]
        held += low <= (0.2 + 0.8 * 0.6) / (0.2 + 0.8 * 0.5) <= high
    assert 0.92 < held / 400 < 0.98


def test_a_mean_with_its_interval() -> None:
    ratio = Ratio()
    for number in (4, 6, 8, 10):
        ratio.add(1, number)
    reach = 1.959964 * sqrt(20 / 3 / 4)
    assert ratio.estimate() == pytest.approx((7, 7 - reach, 7 + reach))


def test_what_nobody_has_is_not_known() -> None:
    """Shares of few games are never sure, and what was never bought has no share."""
    ratio = Ratio()
    ratio.add(0.5, 0)
    assert ratio.share(4.0).high > 1
    never = [row for row in rows("cards") if not row["buyers_fair"]]
    assert all(row["buyers"] is None for row in never)
    assert never
    assert [line for line in reported().tables["cards"].text().splitlines() if ",,," in line]


# the file


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = GamesFile(tmp_path, MIX)
    for facts in played()[:3]:
        file.add(facts)
    with (tmp_path / NAME).open("a") as opened:
        opened.write('{"run": {"seed": "1", "bo')
    again = GamesFile(tmp_path, MIX)
    assert again.games() == {facts.number: facts for facts in played()[:3]}
    again.add(played()[3])
    assert len(GamesFile(tmp_path, MIX).games()) == 4


def test_games_of_others_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    GamesFile(tmp_path, MIX).add(played()[0])
    for other in (MIX._replace(seed="2"), MIX._replace(bots=("trader", "novice"))):
        assert GamesFile(tmp_path, other).games() == {}
    assert len(GamesFile(tmp_path, Mix(5)).games()) == 1
    assert GamesFile(tmp_path, MIX).strange() == 0
    monkeypatch.setattr(kept, "version", lambda: "newer")
    assert GamesFile(tmp_path, MIX).games() == {}
    assert GamesFile(tmp_path, MIX).strange() == 1


@pytest.mark.parametrize("text", ["hello\n", '{"bout": {}}\n', "hello", '{"run": 3}\n'])
def test_a_file_that_holds_something_else(text: str, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    with pytest.raises(NotLines):
        GamesFile(tmp_path, MIX)
    assert (tmp_path / NAME).read_text(encoding="utf-8") == text


def test_a_line_without_its_numbers(tmp_path: Path) -> None:
    GamesFile(tmp_path, MIX).add(played()[0])
    text = (tmp_path / NAME).read_text(encoding="utf-8")
    (tmp_path / NAME).write_text(text.replace('"rounds"', '"rouns"'), encoding="utf-8")
    with pytest.raises(NotLines):
        GamesFile(tmp_path, MIX).games()
