"""H: the answer is what looks best when the turn is over, whatever is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from animalfolk.bots import LevelBot, ask, deals
from animalfolk.bots.base import imagine, plan_seed
from animalfolk.bots.heuristic import FAVOUR, Heuristic, is_settled
from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import quick
from animalfolk.bots.search import Search
from animalfolk.engine.faces import FACE
from animalfolk.engine.options import option_texts
from animalfolk.engine.redeal import redeal
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn
from tests.bots.test_levels import begun


def positions(number: int, turns: int) -> list[State]:
    """What is decided in the first turns of a game by rules of thumb."""
    state = begun(number, 2).redeal(0, "1" * 32)._state
    turn, found = Turn(state), []
    while state.turn < turns:
        found.append(state.clone())
        go_on(turn, quick().choose(state))
    return found


@pytest.mark.parametrize("number", [9, 30])
def test_the_answer_is_what_looks_best_at_the_end_of_the_turn(number: int) -> None:
    planning, soon = Heuristic(quick(), outlook()), Search(quick(), outlook(), 1, 1)
    differing = 0
    for state in positions(number, 12):
        usual, taken = quick().choose(state), planning.choose(state)
        if is_settled(state):
            assert taken == usual
            continue
        base = redeal(state, state.who, state.seed)
        judged = {option: soon.think(base.clone(), option, state.who) for option in state.options}
        judged[usual] += FAVOUR
        assert judged[taken] == max(judged.values())
        differing += taken != usual
    assert differing > 3


@pytest.mark.parametrize("number", [19, 21])
def test_nobody_foresees_what_is_hidden(number: int) -> None:
    planning = Heuristic(quick(), outlook())
    for state in positions(number, 14):
        taken = planning.choose(state)
        for seed in "abc":
            other = redeal(state, state.who, seed * 32)
            other.seed = state.seed  # by which it imagines the cards to come
            assert planning.choose(other) == taken


def test_a_merchant_answers_so_and_a_trader_at_once() -> None:
    game, planning = begun(9, 2), Heuristic(quick(), outlook())
    differing = 0
    for _ in range(40):
        assert game.decision
        seat = game.decision.seat
        view = game.view(seat)
        state = deals(game, seat)(plan_seed("a", view))
        planned, usual = (option_texts(state)[state.options.index(bot.choose(state))] for bot in (planning, quick()))
        assert ask(LevelBot("merchant", "a"), game, seat) == planned
        assert ask(LevelBot("trader", "a"), game, seat) == usual
        differing += planned != usual
        game.answer(planned)
    assert differing > 3


def hidden(state: State, seat: int) -> list[list[int]]:
    """The cards that lie where this seat mostly cannot see them."""
    hands = [hand for other, hand in enumerate(state.hands) if other != seat]
    return [[card & FACE for card in pile] for pile in (*hands, *state.decks, state.market_deck)]


@pytest.mark.parametrize("number", [3, 9, 12])
def test_a_plan_is_kept_until_something_is_revealed(number: int) -> None:
    game, planning, bot = begun(number, 2), Heuristic(quick(), outlook()), LevelBot("merchant", "a")
    before: tuple[list[Any], float] = ([], 0.0)
    kept = 0
    for _ in range(150):
        if game.decision is None:
            break
        seat = game.decision.seat
        state = deals(game, seat)(plan_seed("a", game.view(seat)))
        imagined = imagine(state)
        chance = planning.soon(imagined, planning.choose(state))
        known = [seat, state.turn, hidden(imagined, seat), list(game._state.counts)]  # with the chance that was used
        if known == before[0]:
            assert chance >= before[1] - FAVOUR  # what was planned is still there, or something better
            kept += 1
        before = (known, chance)
        game.answer(ask(bot, game, seat))
    assert kept > 10
