## The game on a full screen of the terminal.

# A mark of two letters for each deck, so that it can be told without colours

screen-tag = { $deck ->
    [macaws] Ma
    [pandas] Pa
    [squirrels] Sq
    [chameleons] Ch
    [owls] Ow
    [platypuses] Pl
    [sloths] Sl
    [polecats] Po
    [raccoons] Ra
    [crocodiles] Cr
    [foxes] Fo
    [ocelots] Oc
   *[junk] ··
}

# The table

screen-market = Market
screen-market-piles = deck { NUMBER($deck, useGrouping: 0) }, junk pile { NUMBER($junk, useGrouping: 0) }
screen-bin = discard pile { NUMBER($count, useGrouping: 0) } (top { $card })
screen-costs = costs { NUMBER($price, useGrouping: 0) }
screen-you = You
screen-hand-count = hand { NUMBER($count, useGrouping: 0) }
screen-deck-count = deck { NUMBER($count, useGrouping: 0) }
screen-discard = discard { NUMBER($count, useGrouping: 0) }
screen-discard-top = discard { NUMBER($count, useGrouping: 0) } (top { $card })
screen-next = next stack { NUMBER($next, useGrouping: 0) }
screen-coins = { $count ->
    [one] 1 coin
   *[other] { NUMBER($count, useGrouping: 0) } coins
}
screen-away = a bot plays here
screen-resigned = has given up
screen-known-to-others = others have seen: { $cards }
screen-hand = Your hand of { $count ->
    [one] 1 card
   *[other] { NUMBER($count, useGrouping: 0) } cards
}, worth { NUMBER($total, useGrouping: 0) }
screen-hand-empty = Your hand is empty
screen-altered = { $card } { NUMBER($value, useGrouping: 0) }* (printed { NUMBER($printed, useGrouping: 0) })
screen-card = { $card } { NUMBER($value, useGrouping: 0) }
screen-set-aside = Set aside: { $cards }
screen-offered = Laid openly for the stack: { $cards }
