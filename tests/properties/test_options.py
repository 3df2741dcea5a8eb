"""The properties of every game hold with options, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.properties import test_properties as properties
from tests.properties.walk import Mix, name_of, walk

HELD: list[Callable[[Mix], None]] = [
    properties.test_no_card_is_lost_or_doubled,
    properties.test_a_clone_and_a_dump_are_the_same_and_independent,
    properties.test_a_position_comes_back_from_its_text,
    properties.test_no_option_leads_to_a_position_without_an_option,
    properties.test_a_view_does_not_change_with_what_is_hidden,
    properties.test_a_redeal_depends_on_what_the_seat_knows_and_the_seed_alone,
    properties.test_a_redealt_game_keeps_all_cards_and_can_be_played_on,
]
GOLD = (("gold", 1),)
JUNK = (("junk_substitute", 1),)
MIXES = [
    Mix((0, 1, 6), 2, options=GOLD),
    Mix((1, 5, 6, 11), 3, options=(*GOLD, *JUNK)),
    Mix((2, 3, 5, 6, 9), 4, options=(*GOLD, ("stacks", 5))),
    Mix((0, 7, 11), 2, options=(*JUNK, ("hand_size", 7))),
    Mix((0, 4, 8), 2, options=(*JUNK, ("stacks", 3))),
]


@pytest.mark.soak
@pytest.mark.parametrize("mix", MIXES, ids=name_of)
@pytest.mark.parametrize("held", HELD, ids=lambda held: held.__name__.removeprefix("test_"))
def test_with_options_too(held: Callable[[Mix], None], mix: Mix) -> None:
    held(mix)


@pytest.mark.parametrize("mix", [mix for mix in MIXES if dict(mix.options).get("gold")], ids=name_of)
def test_coins_are_spent_and_never_come_back(mix: Mix) -> None:
    spent = 0
    for number in range(6):
        before = list(range(mix.players))
        for g, _ in walk(mix, number):
            assert all(coins >= 0 for coins in g.gold)
            assert all(now <= then for now, then in zip(sorted(g.gold), sorted(before), strict=True))
            before = g.gold
        spent += sum(range(mix.players)) - sum(before)
    assert spent > 0
