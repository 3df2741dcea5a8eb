"""Positions of before: frames with numbered steps, like act/P1/7/1/34, and the waits that these numbers meant.

The table is as the frames were when waits got names. It is not made anew: it says what was meant by texts that exist.
"""

from __future__ import annotations

from typing import Final

GIVEN: Final = {32: "give_back", 43: "give_one"}  # prompts by the numbers that they had as fields

# An effect with its fields in their order, and its waits behind their steps.
_TABLE: Final = """
gift_voucher: 1?take
react who: 4>watch
inspect: 1>watch
watch: 1?react 2>turn.effect
build_together: 1>choose_offer 2>get_help
choose_offer: 1?offer
get_help: 1>choose_help
choose_help: 1?help
game: 2>take_turn 4>company_turn
take_turn more: 3>start 7>act 9>react 12>clean_up
company_turn more left: 4>react
start card: 2?due 4>turn.later 7>react
act more choice: 1?act 3>choose_payment 4>purchase 7>play 10>choose_stack 11>build 14>build_together \
16>build_further 19>choose_arranged 20>purchase#2 23>use 25>take_inventory
choose_payment slot: 1?pay
choose_arranged: 1?pay_arranged 5?arrange 7?buy_arranged
purchase slot: 3?stick 7?spare_junk 10?order
choose_stack: 1?stack
build: 2>build_further
build_further extra may_ask: 4>react 6>build_again
build_again may_ask: 1?build_again 3>choose_stack 6>build_together 8>use
play card: 1>turn.effect
use card: 1>turn.effect
use_now card: 1>use 3>react
take_inventory: 1?inventory
clean_up: 1?end_turn 3>use_now 6>fill_on 9>react 12>use_more
fill_on left: 3>inspect 5?grow
use_more: 1?before_market 2>use_now
discard_hand: 2?order
put_back: 2?return
throw_away_rest: 2?throw_order
throw_away_market: 2?throw_order
discard_cards count: 2?discard_one
throw_away_slots count: 2?throw_slot
exchange_with_deck count left: 3?search 6?put_in_deck
choose_opponents most chosen: 3?may_player
return_to_each givers: 1>choose_gifts
each_finds player waiting: 3>choose_from_deck
choose_from_deck: 2?search
each_takes side left player: 5>take_one
take_one: 1?take
give_to_each givers: 1>choose_gifts
choose_gifts waiting prompt: 2?=prompt
build_alone: 1?stack_alone 3>build_further
recover_more_junk most: 2?recover_junk
let_guess player: 1?conceal 4?guess_held
name_value: 1?set_value
swap_for_discarded other: 1?swap_out 3?swap_in
night_shift: 1>return_to_each
ruthless_competition player: 1?player 3?put_on_deck_of
cunning_neighbour: 1?player 3?may_put_on_deck
cheer: 1>each_finds
raffle: 1?side
charity: 1>give_to_each
tasters: 1?side 2>each_takes
swift_broker count: 1>discard_hand
shattered_relic: 1?throw_away
spyglass: 2?keep 3>put_back
new_season: 1?throw_from_discard
whirligig count: 2>discard_hand 4?player
charm: 2>build_alone
gamble: 1?player
blindfold: 2?player 3>let_guess 6>name_value
wise_spy: 1>put_back
ancient_knowledge: 2?may_discard_found
quality_inspection: 1?throw_away
binoculars: 1>discard_cards
balancing: 1>swap_for_discarded
extra_remarks: 1?discard_to_deck
loyal_partner: 1>throw_away_market
prepaid_good: 1?take
special_offer: 2?keep 3>throw_away_rest
safety_precaution: 1?swap
magnet: 2?search
dangerous_test: 1>discard_cards
daring_adventurer: 1>throw_away_slots
rare_artefact: 1?show
swank: 1?throw_away
risky_business: 2?guess
natural_survivor: 1>exchange_with_deck
nuisance: 1>choose_opponents
rotten_food player: 2?player 4?put_on_deck_of
dirty_exchange player: 1?player 3?give
sabotage player: 1?player 3?back_first|throw_one
treasure_hunter: 1?player
shopping_journey_next_turn: 1?take
housecleaning: 1?recover_junk 3>recover_more_junk
housecleaning_next_turn: 1?may_throw_away
siesta_next_turn: 1?may_recover
acorn: 1?swap
"""


def _rows() -> dict[str, tuple[list[str], dict[int, str]]]:
    found: dict[str, tuple[list[str], dict[int, str]]] = {}
    for line in _TABLE.strip().splitlines():
        left, _, right = line.partition(":")
        effect, *fields = left.split()
        found[effect] = fields, dict(_numbered(word) for word in right.split())
    return found


def _numbered(word: str) -> tuple[int, str]:
    name = word.lstrip("0123456789")
    return int(word.removesuffix(name)), name


NUMBERED: Final = _rows()  # of each effect: its fields in their order, and its waits by step
