"""Drafts, as in the publisher's tournaments: bans, picks, a deck by lot, gold by seat."""

from __future__ import annotations

import pytest

from animalfolk import BadSetup, BadText, Draft, IllegalChoice, OutOfTurn, read_record
from animalfolk.bots import BOTS, ask
from animalfolk.bots.base import asked
from animalfolk.modes.choosing import deck_names
from animalfolk.modes.ratings import rating
from tests.support.table import SEED

SEEDS = [f"{number:032x}" for number in range(40)]
SEVEN = ["macaws", "pandas", "squirrels", "sloths", "polecats", "owls", "foxes"]


def held(draft: Draft) -> list[str]:
    """Answer with the first option until the end; returns who did what."""
    asked = []
    while draft.decision:
        asked.append(f"P{draft.decision.seat + 1} {draft.decision.prompt}")
        draft.answer(draft.options[0], draft.decision.seat)
    return asked


def test_in_turn_order_each_bans_one_then_each_picks_one() -> None:
    draft = Draft.new(players=3, seed=SEED, first=1)
    assert held(draft) == ["P2 ban", "P3 ban", "P1 ban", "P2 pick", "P3 pick", "P1 pick"]
    assert draft.banned == ["macaws", "pandas", "raccoons"]
    assert draft.picked == ["squirrels", "ocelots", "chameleons"]
    assert draft.is_over
    assert draft.options == []


def test_the_last_deck_comes_by_lot_from_those_left() -> None:
    lots = set()
    for seed in SEEDS:
        draft = Draft.new(players=2, seed=seed, first=0)
        held(draft)
        assert (draft.banned, draft.picked) == (["macaws", "pandas"], ["raccoons", "squirrels"])
        lots |= set(draft.decks) - set(draft.picked)
    assert lots == set(deck_names()[4:])


def test_the_order_is_random_by_the_seed_if_nobody_is_named() -> None:
    assert {Draft.new(players=4, seed=seed).first for seed in SEEDS} == {0, 1, 2, 3}
    assert [Draft.new(seed=seed).first for seed in SEEDS] == [Draft.new(seed=seed).first for seed in SEEDS]


@pytest.mark.parametrize(("count", "bans"), [(3, 0), (4, 0), (5, 2), (6, 2)])
def test_nobody_bans_where_too_few_decks_would_remain(count: int, bans: int) -> None:
    draft = Draft.new(players=2, seed=SEED, first=0, pool=SEVEN[:count])
    assert [step for step in held(draft) if "ban" in step] == ["P1 ban", "P2 ban"][:bans]
    assert len(draft.decks) == 3
    assert set(draft.decks) <= set(SEVEN[:count]) - set(draft.banned)


def test_gold_is_dealt_in_turn_order_unless_it_is_said_otherwise() -> None:
    draft = Draft.new(players=4, seed=SEED, first=2)
    held(draft)
    game = draft.game()
    assert [seat["gold"] for seat in game.view(None)["seats"]] == [2, 3, 0, 1]
    assert game.view(None)["active"] == 2
    assert game.view(None)["decks"] == draft.decks
    plain = Draft.new(players=2, seed=SEED, gold="none", stacks=5)
    held(plain)
    assert "gold" not in plain.game().view(None)["seats"][0]
    assert plain.game().view(None)["rules"]["stacks"] == 5


def test_the_four_decks_of_teams_are_all_picked() -> None:
    draft = Draft.new(mode="teams", seed=SEED, first=0)
    assert held(draft)[4:] == ["P1 pick", "P2 pick", "P3 pick", "P4 pick"]
    assert sorted(draft.decks) == sorted(draft.picked)


def test_wrong_answers_are_refused_and_nothing_changes() -> None:
    draft = Draft.new(players=2, seed=SEED, first=0)
    with pytest.raises(OutOfTurn, match="seat 0 is asked, not seat 1"):
        draft.answer("owls", 1)
    with pytest.raises(IllegalChoice, match=r"'dodos' is not one of \['macaws', 'pandas'"):
        draft.answer("dodos")
    with pytest.raises(BadSetup, match="the decks are not chosen yet"):
        draft.setup()
    assert draft.steps == []
    draft.answer("owls", 0)
    with pytest.raises(IllegalChoice):
        draft.answer("owls", 1)  # banned
    held(draft)
    with pytest.raises(OutOfTurn, match="the decks are chosen"):
        draft.answer("owls")


@pytest.mark.parametrize(
    ("pool", "said"),
    [
        (["macaws", "pandas"], "2 players need 3 decks, and there are 2"),
        (["macaws", "macaws", "pandas"], "each deck is used once"),
        (["macaws", "dodos", "pandas"], "'dodos' is not one of the decks macaws, pandas"),
    ],
)
def test_a_pool_that_will_not_do_is_refused(pool: list[str], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        Draft.new(players=2, pool=pool)


def test_a_draft_of_teams_of_three_is_refused() -> None:
    with pytest.raises(BadSetup, match="teams of two: 4 can play, not 3"):
        Draft.new(players=3, mode="teams")


@pytest.mark.parametrize("pool", [[], SEVEN], ids=["all", "seven"])
def test_the_record_keeps_the_draft(pool: list[str]) -> None:
    draft = Draft.new(players=2, seed=SEED, first=1, pool=pool)
    held(draft)
    game = draft.game()
    game.answer("inventory")
    again = read_record(game.record())
    assert again == game
    assert again.record() == game.record()
    assert f"draft: {'; '.join(draft.steps)}\n" in game.record()
    assert ("from macaws pandas squirrels sloths foxes polecats owls; P2 ban macaws" in game.record()) == bool(pool)
    assert "P2 ban macaws; P1 ban pandas; P2 pick" in game.record()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("P1 ban macaws", "P2 ban macaws", "expected a draft that can be held, came \"P1 ban is next, not 'P2 ban mac"),
        ("P1 ban macaws", "P1 ban dodos", "'dodos' is not one of"),
        ("P1 pick raccoons; P2 pick squirrels", "P1 pick owls; P2 pick squirrels", "expected a draft of raccoons "),
        ("; P2 pick squirrels", "", "the decks are not chosen yet"),
    ],
)
def test_a_draft_that_did_not_happen_is_refused(old: str, new: str, said: str) -> None:
    draft = Draft.new(players=2, seed=SEED, first=0)
    held(draft)
    record = draft.game().record()
    assert old in record
    with pytest.raises(BadText) as caught:
        read_record(record.replace(old, new))
    assert "line 6" in str(caught.value)
    assert said in str(caught.value)


@pytest.mark.parametrize("kind", BOTS)
def test_bots_answer_a_draft_like_any_decision(kind: str) -> None:
    draft = Draft.new(players=4, seed=SEED, first=0)
    bots = [BOTS[kind](str(seat)) for seat in range(4)]
    while draft.decision:
        seat = draft.decision.seat
        draft.answer(ask(bots[seat], draft, seat), seat)
    assert len(draft.game().view(None)["decks"]) == 5
    if kind != "random":
        assert sorted(draft.banned) == ["crocodiles", "foxes", "ocelots", "raccoons"]
        assert all(rating(deck, "complexity") == 1 for deck in draft.picked)


def test_only_whoever_is_asked_sees_the_options() -> None:
    draft = Draft.new(players=2, seed=SEED, first=0)
    assert asked(draft.view(0))["options"] == deck_names()
    assert draft.view(1)["decision"] == draft.view(None)["decision"] == {"seat": 0, "card": None}
    held(draft)
    assert draft.view(0)["decision"] is None
    assert draft.view(0)["banned"] == ["macaws", "pandas"]
