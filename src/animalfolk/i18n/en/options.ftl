## What may be answered, as it stands behind its number.

# An action with the cards that are named at once with it.
answer-with = { $option }: { $cards }
option-buy = Buy { $card } for { NUMBER($price, useGrouping: 0) }
option-buy_from_bin = Buy { $card } from the market's discard pile for { NUMBER($price, useGrouping: 0) }
option-play = { $bonus ->
    [yes] Play { $card }, then act again
   *[no] Play { $card }
}
option-use = Use { $card }
option-build = Build stack { NUMBER($need, useGrouping: 0) }
option-ask = Lay cards openly for stack { NUMBER($need, useGrouping: 0) } and ask your partner to complete it
option-rearrange = Rearrange the market, then buy
option-inventory = Discard any number of cards
option-end = { $prompt ->
    [end_turn] End your turn
    [build_again] No further stack
   *[before_market] Nothing more
}
option-pause = End your turn, but stop before the market is filled
option-done = { $prompt ->
    [pay] That pays
    [pay_arranged] That pays
    [arrange] Nothing: the slot stays empty
    [may_throw_away] No card
    [may_recover] No card
    [may_put_on_deck] No, it goes to your discard pile
    [may_player] { $chosen ->
        [0] Nobody
       *[other] Nobody else
    }
    [may_discard_found] No card
    [react] Let it pass
    [stick] No other card
    [grow] No card
    [stack] The stack is complete
    [offer] Ask your partner
    [help] Do not help
   *[inventory] Discard no more
}
option-card = { $card }
option-card_spent = { $card } (used)
option-card_altered = { $card } (counts { NUMBER($value, useGrouping: 0) })
option-slot = { $card } from the +{ NUMBER($slot, useGrouping: 0) } slot
option-slot_bin = { $card } from the market's discard pile
option-from_discard = { $card } from your discard pile
option-discard_place = { $card }, number { NUMBER($place, useGrouping: 0) } from the top of your discard pile
option-topmost = { $card } (the topmost)
option-raised = { $card } counting { NUMBER($by, useGrouping: 0) } more
option-lowered = { $card } counting { NUMBER($by, useGrouping: 0) } less
option-stall = { $who ->
    [you] { $card } in stack { NUMBER($stack, useGrouping: 0) } of your stall
    [team] { $card } in stack { NUMBER($stack, useGrouping: 0) } of your team's stall
   *[other] { $card } in stack { NUMBER($stack, useGrouping: 0) } of { $name }'s stall
}
option-put_on_deck = Yes, put { $card } on top of your deck
option-player = { $name }
option-side = { $side ->
    [left] Left, to { $name }
   *[right] Right, to { $name }
}
option-number = { NUMBER($count, useGrouping: 0) }
option-coin = Coin
