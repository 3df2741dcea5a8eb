"""The arena plays every deal from all seats, goes on where it stopped, and says how sure it is."""

from __future__ import annotations

from math import comb

import pytest

from animalfolk.sim import arena, sprt
from animalfolk.sim.arena import Bout, Played, Task, Tournament, is_held_out, play_deal
from animalfolk.sim.sprt import estimate, evidence, sample, verdict
from animalfolk.sim.standing import standing, standings
from animalfolk.sim.times import Times
from tests.sim.hasty import hasty

BOUT = Bout("trader", "random", "3")


def results(tournament: Tournament) -> dict[Bout, list[tuple[int, float, int, int]]]:
    """What came out, but for the times."""
    return {bout: [one[:4] for one in deals] for bout, deals in tournament.played.items()}


def test_every_seat_is_taken_in_turn() -> None:
    assert BOUT.line_ups() == [[True, False], [False, True]]
    four = Bout("trader", "random", "3", players=4).line_ups()
    assert [line_up.index(True) for line_up in four] == [0, 1, 2, 3]
    assert all(sum(line_up) == 1 for line_up in four)
    teams = Bout("trader", "random", "3", players=4, mode="teams").line_ups()
    assert teams == [[True, False, True, False], [False, True, False, True]]


def test_a_bot_against_itself_wins_half_of_the_deals() -> None:
    same = Bout("trader", "trader", "5")
    assert [play_deal(same, number).score for number in range(4)] == [0.5] * 4  # both seats by the same answers


def test_deck_sets_are_drawn_from_their_part() -> None:
    held = Bout("trader", "random", "3", held_out=True)
    assert all(is_held_out(held.decks(number)) for number in range(20))
    assert not any(is_held_out(BOUT.decks(number)) for number in range(20))
    assert len({tuple(BOUT.decks(number)) for number in range(20)}) > 10


def test_the_same_deal_comes_out_the_same() -> None:
    first, second = play_deal(BOUT, 1), play_deal(BOUT, 1)
    assert first[:5] == second[:5]
    assert first.ours.answers == second.ours.answers


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 2), ("teams", 4), ("free", 3)])
def test_every_mode_can_be_played(mode: str, players: int) -> None:
    company = mode in ("solo", "coop")
    played = play_deal(Bout("trader", "" if company else "novice", "1", players, mode), 0)
    assert 0 <= played.score <= 1
    assert not played.capped
    assert played.ours.answers > 0
    assert (played.theirs.answers == 0) == company


def test_games_that_take_too_long_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "CAP", 5)
    played = play_deal(BOUT, 0)
    assert (played.capped, played.score) == (2, 0.0)
    assert played.ours.answers + played.theirs.answers == 10


def test_answers_that_were_cut_short_are_counted_on_either_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "make_bot", hasty)
    monkeypatch.setattr(arena, "CAP", 30)
    ours, theirs, both, none = (
        play_deal(Bout(*names, "3"), 0)
        for names in (("trader@8", "trader"), ("trader", "trader@8"), ("trader@8", "trader@8"), ("trader", "random"))
    )
    assert ours.cuts == theirs.cuts > 0  # the same bots in the same seats, the other way round
    assert both.cuts > ours.cuts
    assert none.cuts == 0
    assert standing(BOUT, [ours, both]).cuts == ours.cuts + both.cuts


def test_known_deals_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Bout("novice", "random", "3")
    whole, later = Tournament([BOUT, other], 3), Tournament([BOUT, other], 3)
    new = list(whole.play({}, 1))
    assert [(bout, played.deal) for bout, played in new] == [(of, at) for at in range(3) for of in (BOUT, other)]
    known = {(bout, played.deal): played for bout, played in new if (bout, played.deal) != (other, 1)}
    asked: list[Task] = []

    def noted(bout: Bout, number: int) -> Played:
        asked.append((bout, number))
        return play_deal(bout, number)

    monkeypatch.setattr(arena, "play_deal", noted)
    assert later.left(known) == 1
    assert [(bout, played.deal) for bout, played in later.play(known, 1)] == asked == [(other, 1)]
    assert results(later) == results(whole)


def test_the_same_comes_out_whatever_runs_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where one of two bouts ends early, while further deals of it are being played."""
    monkeypatch.setattr(sprt, "FEW", 4)
    even = Bout("trader", "trader", "3")
    one, two = (Tournament([BOUT, even], 9, (0.4, 0.6)) for _ in range(2))
    assert len(list(one.play({}, 1))) == len(list(two.play({}, 2)))
    assert results(one) == results(two)
    assert len(one.played[BOUT]) < 9
    assert [played.deal for played in one.played[even]] == list(range(9))


def test_a_bout_ends_when_the_sequential_test_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprt, "FEW", 4)
    sure, lost = Bout("trader", "random", "3"), Bout("random", "trader", "3")
    tournament = Tournament([sure], 30, (0.5, 0.8))
    list(tournament.play({}, 1))
    assert 4 <= len(tournament.played[sure]) < 30
    assert tournament.verdict(sure) == "stronger"
    again = Tournament([lost, sure], 8, (0.1, 0.9))
    known = {(sure, played.deal): played for played in tournament.played[sure]}
    assert len(list(again.play(known, 1))) == len(again.played[lost]) < 8
    assert again.verdict(lost) == "not"


def test_what_the_deals_say_together() -> None:
    deals = [
        Played(0, 1.0, 0, 60, 1, Times(10, 20.0, 9.0, ((5, 10),)), Times()),
        Played(1, 0.5, 1, 40, 0, Times(30, 20.0, 4.0, ((3, 20), (5, 10))), Times()),
    ]
    found = standing(BOUT, deals)
    assert (found.deals, found.games, found.capped, found.cuts, found.turns) == (2, 4, 1, 1, 25.0)
    assert found.won.mean == 0.75
    assert (found.ours.answers, found.ours.mean, found.ours.slowest) == (40, 1.0, 9.0)
    assert found.ours.classes == ((3, 20), (5, 20))
    assert standings({BOUT: [], BOUT._replace(seed="4"): deals})[0].bout.seed == "4"


def test_intervals_become_narrow() -> None:
    few, many = estimate([0.5, 1.0] * 5), estimate([0.5, 1.0] * 500)
    assert few.mean == many.mean == 0.75
    assert few.high - few.low > many.high - many.low
    assert many.mean - many.low == pytest.approx(many.high - many.mean, abs=0.001)
    assert 0.01 < many.high - many.mean < 0.02  # as sure as three times as many games: no deal is lost by both sides


@pytest.mark.parametrize("count", [50, 100, 200])
@pytest.mark.parametrize("part", [0.9, 0.91, 0.92, 0.93, 0.94, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99])
def test_intervals_hold_near_the_ends(count: int, part: float) -> None:
    """By all that can come of so many deals that are won or lost: how often the interval has the true share in it."""
    covered = [0.0, 0.0]
    for won in range(count + 1):
        chance = comb(count, won) * part**won * (1 - part) ** (count - won)
        for place, (share, wins) in enumerate(((part, won), (1 - part, count - won))):
            found = estimate([1.0] * wins + [0.0] * (count - wins))
            covered[place] += chance * (found.low <= share <= found.high)
    assert covered[0] == pytest.approx(covered[1])
    assert covered[0] >= 0.93


@pytest.mark.parametrize("part", [0.5, 0.7, 0.9, 0.97, 0.99])
def test_intervals_hold_for_deals_of_two_games(part: float) -> None:
    covered, count = 0.0, 40
    chances = (part**2, 2 * part * (1 - part), (1 - part) ** 2)
    for both in range(count + 1):
        for one in range(count + 1 - both):
            none = count - both - one
            found = estimate([1.0] * both + [0.5] * one + [0.0] * none)
            ways = comb(count, both) * comb(count - both, one)
            covered += (
                ways * chances[0] ** both * chances[1] ** one * chances[2] ** none * (found.low <= part <= found.high)
            )
    assert covered >= 0.93


def test_an_interval_holds_its_estimate() -> None:
    for scores in ([0.0], [1.0], [0.5] * 7, [0.0] * 30 + [0.5], [0.25, 0.75] * 40, [1.0] * 199 + [0.5], [1.0, 0.0]):
        found = estimate(scores)
        assert 0.0 <= found.low <= found.mean <= found.high <= 1.0
        assert found.low < found.high
    widths = [found.high - found.low for found in (estimate([1.0] * count) for count in (10, 50, 200, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_a_deal_counts_more_than_a_game_only_where_enough_deals_differ() -> None:
    assert sample([1.0] * 200) == sample([0.5] * 200) == sample([0.5] * 190 + [1.0] * 10) == 200
    assert sample([1.0] * 150 + [0.0] * 50) == pytest.approx(200)  # both games of a deal always end alike
    assert sample([1.0, 0.5, 0.5, 0.0] * 50) == pytest.approx(400)  # they have nothing to do with each other
    assert sample([0.5] * 180 + [0.0, 1.0] * 10) == pytest.approx(400)  # the spread would say 2000
    assert estimate([1.0] * 200).low == pytest.approx(0.981, abs=0.0005)


def test_the_sequential_test_decides_when_it_is_sure() -> None:
    assert verdict([1.0] * 5, 0.5, 0.6) == "open"
    assert verdict([0.5, 1.0] * 60, 0.5, 0.6) == "stronger"
    assert verdict([0.5, 0.0] * 60, 0.5, 0.6) == "not"
    assert verdict([0.0, 1.0, 0.5, 0.5] * 10, 0.5, 0.6) == "open"
    assert evidence([0.5, 1.0] * 60, 0.5, 0.6) > 0
