"""Bots of all levels answer from what their seat may know, the same again and again, and finish their games."""

from __future__ import annotations

from random import Random

import pytest

from animalfolk import Game
from animalfolk.bots.base import PATIENCE, ask, deals
from animalfolk.bots.hints import hints
from animalfolk.bots.levels import LEVELS, SIMPLE, Level, LevelBot
from animalfolk.cards import DECKS
from animalfolk.engine.view import pending
from animalfolk.game import Draft
from animalfolk.sim.arena import decks_for
from tests.support.samples import some

NAMES = [deck.name for deck in DECKS]
LITTLE = Level("little", 0.0, 6, 1)  # thinks enough to be told from rules of thumb
FAR = Level("far", 0.0, 6, 2)  # a master with few thoughts
CAREFUL = Level("careful", 0.0, 6, 2, care=True)
UNSEEING = [SIMPLE, LEVELS["novice"], LEVELS["trader"], LEVELS["merchant"], LITTLE, FAR, CAREFUL]
WAYS = [("free", 2), ("free", 3), ("free", 4), ("teams", 4), ("solo", 1), ("coop", 2)]
OFTEN = 0.15
CAP = 3000


def begun(number: int, players: int, mode: str = "free") -> Game:
    decks = Random(number).sample(NAMES, decks_for(mode, players))
    return Game.new(decks, players=players, seed=f"{number:032x}", first=number % players, mode=mode)


def played(game: Game, bots: list[LevelBot], most: int = CAP) -> Game:
    for _ in range(most):
        if game.decision is None:
            break
        game.answer(ask(bots[game.decision.seat], game, game.decision.seat))
    return game


def with_all_decks(place: int) -> list[str]:
    """Decks for a way to play: each way begins where the one before has ended, so that all occur."""
    before = sum(decks_for(mode, players) for mode, players in WAYS[:place])
    mode, players = WAYS[place]
    return [NAMES[(before + step) % len(NAMES)] for step in range(decks_for(mode, players))]


def test_all_decks_are_among_those_that_are_dealt_anew() -> None:
    assert {deck for place in range(len(WAYS)) for deck in with_all_decks(place)} == set(NAMES)


@pytest.mark.parametrize(("place", "thoughts"), list(enumerate([240, 160, 120, 80, 240, 160])))
def test_the_more_play_the_fewer_thoughts_there_are(place: int, thoughts: int) -> None:
    mode, players = WAYS[place]
    game, bot = begun(7, players, mode), LevelBot(Level("far", 0.0, 240, 2), "a")
    assert game.decision
    ask(bot, game, game.decision.seat)
    assert 0.7 * thoughts < sum(bot._search.tried) <= thoughts


@pytest.mark.parametrize("level", UNSEEING, ids=lambda level: level.name)
@pytest.mark.parametrize("place", range(len(WAYS)), ids=lambda place: "{}-{}".format(*WAYS[place]))
def test_answers_do_not_change_when_what_is_hidden_is_dealt_anew(place: int, level: Level) -> None:
    mode, players = WAYS[place]
    guide, lots, asked = LevelBot("peddler", "b"), Random(f"anew/{place}"), 0
    game = Game.new(with_all_decks(place), players=players, seed=f"{place:032x}", mode=mode)
    while asked < some(6, 80):
        if game.decision is None:
            game = Game.new(with_all_decks(place), players=players, seed=f"{lots.getrandbits(128):032x}", mode=mode)
        assert game.decision
        seat = game.decision.seat
        if len(game.options) > 1 and lots.random() < OFTEN:  # a decision here and there, from begin to end
            other = game.redeal(seat, f"{lots.getrandbits(128):032x}")
            other._answered = list(game._answered)
            assert other.view(seat) == game.view(seat)
            assert ask(LevelBot(level, "a"), other, seat) == ask(LevelBot(level, "a"), game, seat), game.view(seat)
            asked += 1
        game.answer(ask(guide, game, seat))


@pytest.mark.parametrize("level", [SIMPLE, *LEVELS.values(), LITTLE], ids=lambda level: level.name)
def test_the_same_seeds_give_the_same_answers(level: Level) -> None:
    few = level._replace(thoughts=min(level.thoughts, 8))
    records = [played(begun(4, 2), [LevelBot(few, "a"), LevelBot(few, "b")], 60).record() for _ in range(2)]
    assert records[0] == records[1]


@pytest.mark.parametrize("number", range(some(3, 12)))
def test_traders_finish_with_any_decks_and_two_to_four_players(number: int) -> None:
    players = 2 + number % 3
    game = played(begun(number, players), [LevelBot("trader", str(seat)) for seat in range(players)])
    assert game.is_over
    assert game.turn < 60 * players


@pytest.mark.parametrize("mode", ["teams", "solo", "coop"])
@pytest.mark.parametrize("level", [LEVELS["trader"], LITTLE], ids=lambda level: level.name)
def test_every_mode_is_played_to_its_end(mode: str, level: Level) -> None:
    players = {"teams": 4, "solo": 1, "coop": 2}[mode]
    game = played(begun(11, players, mode=mode), [LevelBot(level, str(seat)) for seat in range(players)])
    assert game.is_over


def test_decks_are_drafted() -> None:
    draft = Draft.new(players=2, seed="1" * 32)
    bots = [LevelBot("trader"), LevelBot("trader")]
    while draft.decision is not None:
        draft.answer(ask(bots[draft.decision.seat], draft, draft.decision.seat))
    assert len(set(draft.picked)) == 2  # the third deck is drawn by lot


def test_a_game_that_goes_on_for_ever_is_shaken_up() -> None:
    game = begun(6, 2)
    game._answered = [PATIENCE, PATIENCE]
    answers = {ask(LevelBot("trader", str(number)), game, game.active) for number in range(60)}
    assert len(answers) > 1
    game._answered = [0, 0]
    assert len({ask(LevelBot("trader", str(number)), game, game.active) for number in range(20)}) == 1


@pytest.mark.parametrize(("stronger", "weaker"), [("trader", "peddler"), ("peddler", "novice")])
def test_a_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    won, games = 0, some(12, 24)
    for number in range(games):
        kinds = [stronger, weaker] if number % 2 else [weaker, stronger]
        game = played(begun(number // 2, 2), [LevelBot(kind, str(number)) for kind in kinds])
        won += [kinds[seat] for seat in game.winners] == [stronger]
    assert won >= 15 / 24 * games


def test_thinking_ahead_beats_rules_of_thumb() -> None:
    won, games = 0, some(5, 10)
    for number in range(games):
        levels = [LITTLE._replace(thoughts=6), LEVELS["trader"]]
        order = levels if number % 2 else levels[::-1]
        game = played(begun(number // 2, 2), [LevelBot(level, str(number)) for level in order])
        won += [order[seat].name for seat in game.winners] == ["little"]
    assert won >= 0.6 * games


def test_hints_name_three_answers_the_best_first() -> None:
    game = begun(8, 2)
    found = hints(game.view(game.active), deals(game, game.active), thoughts=30)
    assert len(found) == 3
    assert len({hint.option for hint in found}) == 3
    assert all(hint.option in game.options and 0 <= hint.chance <= 1.01 for hint in found)
    assert found[0].chance >= found[1].chance
    assert found == hints(game.view(game.active), deals(game, game.active), thoughts=30)


def test_a_stack_that_wins_is_hinted_as_certain() -> None:
    game = Game.from_position(
        """animalfolk position 1
decks: macaws pandas squirrels
market: acorn cookies spyglass prepaid_good stock_clearance
market deck: acorn acorn market_discovery empty_chest nostalgic_item special_offer accordion cookies essential_purchase
junk: 6
P1 hand: spyglass spyglass junk junk swift_broker
P1 deck: junk loyal_partner
P1 discard: junk
P1 stall: stashing_vendor | empty_chest | nostalgic_item | acorn | winter_is_coming | market_discovery prepaid_good | \
flashy_show cookies
P2 hand: junk junk junk swift_broker loyal_partner
P2 deck: junk junk stashing_vendor junk market_discovery
P2 discard: junk junk prepaid_good
P2 stall: swift_broker
"""
    )
    best = hints(game.view(0), deals(game, 0), thoughts=30)[0]
    assert best.option == "build"
    assert best.chance > 0.99


def test_the_clock_cuts_thinking_short_and_that_is_counted() -> None:
    game = begun(8, 2)
    hasty = LevelBot(LITTLE._replace(thoughts=10**9), "a", limit=0.0)
    assert ask(hasty, game, game.active) in game.options
    assert hasty.cuts == 1
    calm = LevelBot(LITTLE, "a")
    ask(calm, game, game.active)
    assert calm.cuts == 0


def test_a_purchase_is_paid_as_it_was_planned() -> None:
    game = begun(8, 2)
    thinker, planner = LevelBot(LITTLE, "a"), LevelBot("trader", "a")
    paid = 0
    while paid < 8:
        decision = game.decision
        assert decision
        answer = ask(thinker, game, decision.seat)
        if pending(game.view(decision.seat))["prompt"] == "pay":
            assert answer == ask(planner, game, decision.seat)
            paid += 1
        game.answer(answer)
