"""What holds in every random game, whatever the decks and however many play."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from itertools import islice

import pytest

from animalfolk.engine.faces import NOTHING, SPECTATOR
from animalfolk.engine.playout import Playout
from animalfolk.engine.position import write
from animalfolk.engine.read_position import read
from animalfolk.engine.redeal import deal_anew, redeal
from animalfolk.engine.run import answer
from animalfolk.engine.seats import is_company
from animalfolk.engine.state import State, load
from animalfolk.engine.view import view
from tests.properties.walk import (
    CAP,
    SOAK,
    Mix,
    Progress,
    count_cards,
    dealt,
    games_of,
    mixes,
    mixes_here,
    name_of,
    new_game,
    seeds,
    stops,
    walk,
)
from tests.support.numbered import numbered

GAMES = 40 if SOAK else 1  # a mix
MIXES = pytest.mark.parametrize("mix", mixes_here(), ids=name_of)
SEEDS = ["0123456789abcdef" * 2, "f" * 32]


def game_bytes(g: State, viewer: int) -> bytes:
    """A view as it would be sent."""
    return json.dumps(view(g, viewer)).encode()


def viewers(mix: Mix) -> list[int]:
    return [*range(mix.players), SPECTATOR]


@pytest.mark.soak
@MIXES
def test_no_card_is_lost_or_doubled(mix: Mix) -> None:
    for number in seeds(f"no card is lost or doubled {mix}", games_of(mix, GAMES)):
        cards = count_cards(dealt(mix, number))
        for g, _ in walk(mix, number):
            assert count_cards(g) == cards


@pytest.mark.soak
@MIXES
def test_a_clone_and_a_dump_are_the_same_and_independent(mix: Mix) -> None:
    for number in seeds(f"a clone and a dump are the same and independent {mix}", games_of(mix, GAMES)):
        for g in stops(mix, number):
            before = json.dumps(g.dump())
            clone = g.clone()
            assert clone == g
            assert load(json.loads(before)) == g
            Playout(number).play(clone, 3)
            assert json.dumps(g.dump()) == before


@pytest.mark.soak
@MIXES
def test_a_loaded_game_goes_on_like_the_one_that_was_dumped(mix: Mix) -> None:
    for number in seeds(f"a loaded game goes on like the one that was dumped {mix}", games_of(mix, GAMES)):
        for g in stops(mix, number, 3):
            loaded = load(json.loads(json.dumps(g.dump())))
            Playout(number).play(loaded, 20)
            real = g.clone()
            Playout(number).play(real, 20)
            assert loaded == real


@pytest.mark.soak
@pytest.mark.parametrize("mix", mixes() if SOAK else mixes()[::6], ids=name_of)  # every mix in test_same_games, too
def test_a_replay_is_identical(mix: Mix) -> None:
    for number in seeds(f"a replay is identical {mix}", games_of(mix, GAMES)):
        first, second = new_game(mix, number), new_game(mix, number)
        Playout(number).play(first, CAP)
        Playout(number).play(second, CAP)
        assert first == second


@pytest.mark.soak
@MIXES
def test_a_position_comes_back_from_its_text(mix: Mix) -> None:
    for number in seeds(f"a position comes back from its text {mix}", games_of(mix, GAMES)):
        for g in stops(mix, number, 2):
            assert read(write(g)) == g
            assert write(read(write(g))) == write(g)


@pytest.mark.soak
@MIXES
def test_a_position_of_before_with_numbered_steps_is_read(mix: Mix) -> None:
    for number in seeds(f"a position of before with numbered steps is read {mix}", games_of(mix, GAMES)):
        for g in stops(mix, number, 2):
            assert read(numbered(g)) == g


@pytest.mark.soak
@MIXES
def test_no_option_leads_to_a_position_without_an_option(mix: Mix) -> None:
    for number in seeds(f"no option leads to a position without an option {mix}", games_of(mix, GAMES)):
        for g in stops(mix, number):
            assert len(set(g.options)) == len(g.options)
            for option in g.options:
                tried = g.clone()
                answer(tried, option)
                assert len(tried.options) > 1 or tried.winner != NOTHING


@pytest.mark.soak
@MIXES
def test_a_view_does_not_change_with_what_is_hidden(mix: Mix) -> None:
    for number in seeds(f"a view does not change with what is hidden {mix}", games_of(mix, GAMES)):
        for g in stops(mix, number, 2):
            for viewer in viewers(mix):
                assert game_bytes(deal_anew(g, viewer, SEEDS[0]), viewer) == game_bytes(g, viewer)


@pytest.mark.soak
@MIXES
def test_a_redeal_depends_on_what_the_seat_knows_and_the_seed_alone(mix: Mix) -> None:
    for number in seeds(f"a redeal depends on what the seat knows and the seed alone {mix}", games_of(mix, GAMES)):
        for g in stops(mix, number, 3):
            for viewer in viewers(mix):
                other = deal_anew(g, viewer, SEEDS[0])
                assert redeal(other, viewer, SEEDS[1]).dump() == redeal(g, viewer, SEEDS[1]).dump()


@pytest.mark.soak
@MIXES
def test_a_redealt_game_keeps_all_cards_and_can_be_played_on(mix: Mix) -> None:
    for number in seeds(f"a redealt game keeps all cards and can be played on {mix}", games_of(mix, GAMES)):
        cards = count_cards(dealt(mix, number))
        for g in stops(mix, number, 6):
            for viewer in viewers(mix):
                other = redeal(g, viewer, SEEDS[0])
                assert count_cards(other) == cards
                Playout(number).play(other, 30)
                assert other.options or other.winner != NOTHING


@pytest.mark.soak
def test_every_game_ends_or_is_cut_and_counted() -> None:
    ends: Counter[str] = Counter()
    progress = Progress("random games", 1_000_000 if SOAK else 20_000, "decisions")
    number = 0
    while progress.done < progress.total:
        for mix in mixes():
            g = new_game(mix, number)
            progress.add(Playout(number).play(g, CAP))
            ends["cut" if g.winner == NOTHING else "lost" if is_company(g, g.winner) else "won"] += 1
        number += 1
    print(f"random games: {ends['won']} won, {ends['lost']} lost to the Company, {ends['cut']} cut at {CAP} decisions")
    assert ends["won"] > 0
    assert ends["lost"] > 0


def test_a_state_can_be_sent_to_another_process() -> None:
    for g, _ in islice(walk(mixes()[-3], 3), 0, CAP, 20):
        assert pickle.loads(pickle.dumps(g)) == g
        assert copy.deepcopy(g) == g
