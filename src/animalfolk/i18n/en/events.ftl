## What happened, told to a reader: $who is "you" for the reader's own doing, else "other" with a $name.
## Where another player has a part in it, $whom is "you" for the reader, "self" for the one who acts, else "other" with
## a $target.
## $cards are the cards in one list, $known says whether the reader may know them, $count is how many.

event-turn_began = { $who ->
    [you] Turn { NUMBER($number, useGrouping: 0) }: you
   *[other] Turn { NUMBER($number, useGrouping: 0) }: { $name }
}
event-played = { $who ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
}
event-used = { $who ->
    [you] You use { $cards }.
   *[other] { $name } uses { $cards }.
}
event-shown = { $who ->
    [you] You show { $cards }: your hand is larger.
   *[other] { $name } shows { $cards }: a larger hand.
}
event-shown_copied = { $who ->
    [you] You show { $cards }.
   *[other] { $name } shows { $cards }.
}
event-copied = { $who ->
    [you] You use { $cards }.
   *[other] { $name } uses { $cards }.
}
event-bought = { $who ->
    [you] You buy { $cards } from the +{ NUMBER($number, useGrouping: 0) } slot, paying with { $paid }.
   *[other] { $name } buys { $cards } from the +{ NUMBER($number, useGrouping: 0) } slot, paying with { $paid }.
}
event-bought_from_bin = { $who ->
    [you] You buy { $cards } from the market's discard pile, paying with { $paid }.
   *[other] { $name } buys { $cards } from the market's discard pile, paying with { $paid }.
}
event-paid = { $who ->
    [you] You pay with { $cards }.
   *[other] { $name } pays with { $cards }.
}
event-took = { $who ->
    [you] You take { $cards } from the market.
   *[other] { $name } takes { $cards } from the market.
}
event-built = { $who ->
    [you] You build stack { NUMBER($number, useGrouping: 0) } with { $cards }.
   *[other] { $name } builds stack { NUMBER($number, useGrouping: 0) } with { $cards }.
}
event-laid = { $who ->
    [you] You lay { $cards } for a stack.
   *[other] { $name } lays { $cards } for a stack.
}
event-laid_from_discard = { $who ->
    [you] You add { $cards } from your discard pile to the stack.
   *[other] { $name } adds { $cards } from their discard pile to the stack.
}
event-drew = { $known ->
    [yes] { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
   *[no] { $name } draws { $count ->
        [one] a card.
       *[other] { NUMBER($count, useGrouping: 0) } cards.
    }
}
event-drew_junk = { $who ->
    [you] Your deck is used up, so you take { $cards } from the junk pile.
   *[other] { $name } has no deck left and takes { $cards } from the junk pile.
}
event-set_aside = { $known ->
    [yes] { $who ->
        [you] You look at { $cards } from your deck.
       *[other] { $name } looks at { $cards } from their deck.
    }
   *[no] { $name } looks at { $count ->
        [one] the top card
       *[other] the top { NUMBER($count, useGrouping: 0) } cards
    } of their deck.
}
event-set_aside_from_market = { $known ->
    [yes] { $who ->
        [you] You look at { $cards } from the market deck.
       *[other] { $name } looks at { $cards } from the market deck.
    }
   *[no] { $name } looks at { $count ->
        [one] the top card
       *[other] the top { NUMBER($count, useGrouping: 0) } cards
    } of the market deck.
}
event-kept = { $known ->
    [yes] { $who ->
        [you] You keep { $cards }.
       *[other] { $name } keeps { $cards }.
    }
   *[no] { $name } keeps { $count ->
        [one] one of them.
       *[other] { NUMBER($count, useGrouping: 0) } of them.
    }
}
event-returned = { $known ->
    [yes] { $who ->
        [you] You put { $cards } back on your deck.
       *[other] { $name } puts { $cards } back on the deck.
    }
   *[no] { $name } puts { $count ->
        [one] a card
       *[other] { NUMBER($count, useGrouping: 0) } cards
    } back on the deck.
}
event-discarded = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
event-threw_away = { $who ->
    [you] You throw away { $cards }.
   *[other] { $name } throws away { $cards }.
}
event-recovered = { $who ->
    [you] You take { $cards } from your discard pile.
   *[other] { $name } takes { $cards } from their discard pile.
}
event-swapped_in = { $who ->
    [you] { $cards } goes into stack { NUMBER($number, useGrouping: 0) } of your stall.
   *[other] { $cards } goes into stack { NUMBER($number, useGrouping: 0) } of { $name }'s stall.
}
event-swapped_out = { $who ->
    [you] You get { $cards } out of stack { NUMBER($number, useGrouping: 0) } in return.
   *[other] { $name } gets { $cards } out of stack { NUMBER($number, useGrouping: 0) } in return.
}
event-swapped_into_market = { $who ->
    [you] Your { $cards } goes into the +{ NUMBER($number, useGrouping: 0) } slot of the market.
   *[other] { $name }'s { $cards } goes into the +{ NUMBER($number, useGrouping: 0) } slot of the market.
}
event-put_in_discard = { $who ->
    [you] You put { $cards } into your discard pile.
   *[other] { $name } puts { $cards } into the discard pile.
}
event-shuffled = { $who ->
    [you] Your discard pile is shuffled and becomes your deck.
   *[other] { $name }'s discard pile is shuffled and becomes the deck.
}
event-market_shuffled = The market's discard pile is shuffled and becomes the market deck.
event-raised_values = { $who ->
    [you] All your cards count { NUMBER($number, useGrouping: 0) } more until the end of your turn.
   *[other] All cards of { $name } count { NUMBER($number, useGrouping: 0) } more until the end of the turn.
}
event-multiplied = { $number ->
    [one] { $who ->
        [you] Your { $cards } counts no more than before.
       *[other] { $name }'s { $cards } counts no more than before.
    }
   *[other] { $who ->
        [you] Your { $cards } counts { NUMBER($number, useGrouping: 0) } times as much until the end of your turn.
       *[other] { $name }'s { $cards } counts { NUMBER($number, useGrouping: 0) } times as much until the end of the turn.
    }
}
event-raised_card = { $who ->
    [you] Your { $cards } counts { NUMBER($number, useGrouping: 0) } more until the end of your turn.
   *[other] { $name }'s { $cards } counts { NUMBER($number, useGrouping: 0) } more until the end of the turn.
}
event-set_value = { $who ->
    [you] Your { $cards } counts { NUMBER($number, useGrouping: 0) } until the end of your turn.
   *[other] { $name }'s { $cards } counts { NUMBER($number, useGrouping: 0) } until the end of the turn.
}
event-used_rolled = { $who ->
    [you] You use { $cards } and roll a { NUMBER($number, useGrouping: 0) }.
   *[other] { $name } uses { $cards } and rolls a { NUMBER($number, useGrouping: 0) }.
}
event-used_raised = { $who ->
    [you] You use { $cards } and roll a { NUMBER($number, useGrouping: 0) }: { $number ->
        [0] it counts what it counted.
       *[other] it counts { NUMBER($number, useGrouping: 0) } more until the end of your turn.
    }
   *[other] { $name } uses { $cards } and rolls a { NUMBER($number, useGrouping: 0) }: { $number ->
        [0] it counts what it counted.
       *[other] it counts { NUMBER($number, useGrouping: 0) } more until the end of the turn.
    }
}
event-rolled = { $who ->
    [you] You roll a { NUMBER($number, useGrouping: 0) }.
   *[other] { $name } rolls a { NUMBER($number, useGrouping: 0) }.
}
event-rolled_multiplied = { $who ->
    [you] You show { $cards } and roll a { NUMBER($number, useGrouping: 0) }: { $number ->
        [1] it counts what it counted.
       *[other] it counts { NUMBER($number, useGrouping: 0) } times as much until the end of your turn.
    }
   *[other] { $name } shows { $cards } and rolls a { NUMBER($number, useGrouping: 0) }: { $number ->
        [1] it counts what it counted.
       *[other] it counts { NUMBER($number, useGrouping: 0) } times as much until the end of the turn.
    }
}
event-guessed = { $who ->
    [you] You guess { NUMBER($number, useGrouping: 0) }.
   *[other] { $name } guesses { NUMBER($number, useGrouping: 0) }.
}
event-revealed = { $cards } is shown to everybody.
event-won_card = { $who ->
    [you] { $cards } comes into your hand.
   *[other] { $cards } comes into { $name }'s hand.
}
event-guessed_card = { $who ->
    [you] You guess { NUMBER($number, useGrouping: 0) }, and the card is { $cards }.
   *[other] { $name } guesses { NUMBER($number, useGrouping: 0) }, and the card is { $cards }.
}
event-guessed_right = { $who ->
    [you] You guess { NUMBER($number, useGrouping: 0) }, and the card is { $cards }: it comes into your hand.
   *[other] { $name } guesses { NUMBER($number, useGrouping: 0) }, and the card is { $cards }: { $name } may keep it.
}
event-guessed_wrong = { $who ->
    [you] You guess { NUMBER($number, useGrouping: 0) }, but the card is { $cards }: it is thrown away.
   *[other] { $name } guesses { NUMBER($number, useGrouping: 0) }, but the card is { $cards }: it is thrown away.
}
event-drew_from_market = { $known ->
    [yes] { $who ->
        [you] You draw { $cards } from the market deck.
       *[other] { $name } draws { $cards } from the market deck.
    }
   *[no] { $name } draws a card from the market deck.
}
event-put_on_deck = { $who ->
    [you] You put { $cards } from your discard pile on top of your deck.
   *[other] { $name } puts { $cards } from the discard pile on top of the deck.
}
event-found = { $known ->
    [yes] { $who ->
        [you] You find { $cards } in your deck.
       *[other] { $name } finds { $cards } in the deck.
    }
   *[no] { $name } takes a card out of the deck.
}
event-searched = { $known ->
    [yes] { $who ->
        [you] You find { $cards } in your deck and shuffle the rest.
       *[other] { $name } finds { $cards } in the deck and shuffles the rest.
    }
   *[no] { $name } takes a card out of the deck and shuffles the rest.
}
event-put_in_deck = { $known ->
    [yes] { $who ->
        [you] You put { $cards } into your deck.
       *[other] { $name } puts { $cards } into the deck.
    }
   *[no] { $name } puts { $count ->
        [one] a card
       *[other] { NUMBER($count, useGrouping: 0) } cards
    } into the deck.
}
event-exchanged = { $known ->
    [yes] { $who ->
        [you] You put { $cards } into your deck, take { $paid } out of it and shuffle it.
       *[other] { $name } puts { $cards } into the deck, takes { $paid } out of it and shuffles it.
    }
   *[no] { $name } exchanges { $count ->
        [one] a card of the hand for one of the deck
       *[other] { NUMBER($count, useGrouping: 0) } cards of the hand for cards of the deck
    } and shuffles it.
}
event-deck_shuffled = { $who ->
    [you] You shuffle your deck.
   *[other] { $name } shuffles the deck.
}
event-rearranged = { $who ->
    [you] You rearrange the market. From the right it is now { $cards }.
   *[other] { $name } rearranges the market. From the right it is now { $cards }.
}
event-stuck = { $who ->
    [you] Your { $cards } stays in your hand.
   *[other] { $name }'s { $cards } stays in hand.
}
event-took_from_hand = { $who ->
    [you] You take { $cards } from { $target }'s hand.
   *[other] { $whom ->
        [you] { $name } takes { $cards } from your hand.
       *[other] { $known ->
            [yes] { $name } takes { $cards } from { $target }'s hand.
           *[no] { $name } takes { $count ->
                [one] a card
               *[other] { NUMBER($count, useGrouping: 0) } cards
            } from { $target }'s hand.
        }
    }
}
event-gave = { $who ->
    [you] You give { $target } { $cards }.
   *[other] { $whom ->
        [you] { $name } gives you { $cards }.
       *[other] { $known ->
            [yes] { $name } gives { $target } { $cards }.
           *[no] { $name } gives { $target } { $count ->
                [one] a card.
               *[other] { NUMBER($count, useGrouping: 0) } cards.
            }
        }
    }
}
event-mixed_hands = { $who ->
    [you] You shuffle your hand together with { $target }'s and deal both.
   *[other] { $whom ->
        [you] { $name } shuffles their hand together with yours and deals both.
       *[other] { $name } shuffles their hand together with { $target }'s and deals both.
    }
}
event-got = { $known ->
    [yes] { $who ->
        [you] You get { $cards }.
       *[other] { $name } gets { $cards }.
    }
   *[no] { $name } gets { $count ->
        [one] a card.
       *[other] { NUMBER($count, useGrouping: 0) } cards.
    }
}
event-put_on_deck_of = { $who ->
    [you] { $whom ->
        [self] You put { $cards } on top of your deck.
       *[other] You put { $cards } on top of { $target }'s deck.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } puts { $cards } on top of your deck.
            [self] { $name } puts { $cards } on top of their own deck.
           *[other] { $name } puts { $cards } on top of { $target }'s deck.
        }
       *[no] { $whom ->
            [you] { $name } puts a card on top of your deck.
            [self] { $name } puts a card on top of their own deck.
           *[other] { $name } puts a card on top of { $target }'s deck.
        }
    }
}
event-drew_from_deck_of = { $who ->
    [you] You draw { $cards } from { $target }'s deck.
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } draws { $cards } from your deck.
           *[other] { $name } draws { $cards } from { $target }'s deck.
        }
       *[no] { $whom ->
            [you] { $name } draws a card from your deck.
           *[other] { $name } draws a card from { $target }'s deck.
        }
    }
}
event-set_aside_from_deck_of = { $who ->
    [you] { $whom ->
        [self] You look at { $cards } from your deck.
       *[other] You look at { $cards } from { $target }'s deck.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } looks at { $cards } from your deck.
            [self] { $name } looks at { $cards } from their own deck.
           *[other] { $name } looks at { $cards } from { $target }'s deck.
        }
       *[no] { $name } looks at { $count ->
            [one] the top card
           *[other] the top { NUMBER($count, useGrouping: 0) } cards
        } of { $whom ->
            [you] your deck.
            [self] their own deck.
           *[other] { $target }'s deck.
        }
    }
}
event-took_top_of_discard = { $who ->
    [you] You take { $cards } from { $target }'s discard pile.
   *[other] { $whom ->
        [you] { $name } takes { $cards } from your discard pile.
       *[other] { $name } takes { $cards } from { $target }'s discard pile.
    }
}
event-exchanged_piles = { $who ->
    [you] You exchange your deck and your discard pile.
   *[other] { $name } exchanges deck and discard pile.
}
event-exchanged_piles_shuffled = { $who ->
    [you] You exchange your deck and your discard pile and shuffle the new deck.
   *[other] { $name } exchanges deck and discard pile and shuffles the new deck.
}
event-scheduled = { $who ->
    [you] Your { $cards } waits for your next turn.
   *[other] { $name }'s { $cards } waits for the next turn.
}
event-played_for_later = { $who ->
    [you] You play { $cards }. It waits for your next turn.
   *[other] { $name } plays { $cards }. It waits for the next turn.
}
event-played_to_last = { $who ->
    [you] You play { $cards }. It lasts until your next turn.
   *[other] { $name } plays { $cards }. It lasts until { $name }'s next turn.
}
event-lasting_over = { $who ->
    [you] Your { $cards } is over.
   *[other] { $name }'s { $cards } is over.
}
event-came_due = { $who ->
    [you] Your { $cards } comes due.
   *[other] { $name }'s { $cards } comes due.
}
event-resolved = { $who ->
    [you] Your { $cards } goes to your discard pile.
   *[other] { $name }'s { $cards } goes to the discard pile.
}
event-cleanup_began = { $who ->
    [you] You clean up.
   *[other] { $name } cleans up.
}
event-slid = { $cards } moves to the +{ NUMBER($number, useGrouping: 0) } slot.
event-dealt = New in the market: { $cards }.
event-turn_ended = { $who ->
    [you] Your turn is over.
   *[other] { $name }'s turn is over.
}
event-won = { $who ->
    [you] The stall is complete: you win!
   *[other] The stall is complete: { $name } wins!
}
event-chose_from_deck = { $known ->
    [yes] { $who ->
        [you] You choose { $cards } from your deck.
       *[other] { $name } chooses { $cards } from the deck.
    }
   *[no] { $name } chooses a card from the deck.
}
event-set_aside_from_hand_of = { $who ->
    [you] { $whom ->
        [self] You lay { $cards } from your hand aside.
       *[other] You lay { $cards } from { $target }'s hand aside.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } lays { $cards } from your hand aside.
            [self] { $name } lays { $cards } from their own hand aside.
           *[other] { $name } lays { $cards } from { $target }'s hand aside.
        }
       *[no] { $whom ->
            [you] { $name } lays a card from your hand aside.
            [self] { $name } lays a card from their own hand aside.
           *[other] { $name } lays a card from { $target }'s hand aside.
        }
    }
}
event-gave_one = { $who ->
    [you] { $whom ->
        [self] You keep { $cards }.
       *[other] You give { $target } { $cards }.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } gives you { $cards }.
            [self] { $name } keeps { $cards }.
           *[other] { $name } gives { $target } { $cards }.
        }
       *[no] { $whom ->
            [you] { $name } gives you a card.
            [self] { $name } keeps a card.
           *[other] { $name } gives { $target } a card.
        }
    }
}
event-looked_at_hand = { $who ->
    [you] { $known ->
        [yes] You look at { $target }'s hand: { $cards }.
       *[no] You look at { $target }'s hand: it is empty.
    }
   *[other] { $whom ->
        [you] { $name } looks at your hand.
       *[other] { $name } looks at { $target }'s hand.
    }
}
event-put_played_on_deck = { $who ->
    [you] You put { $cards } on top of your deck.
   *[other] { $name } puts { $cards } on top of the deck.
}
event-paid_coins = { $who ->
    [you] You pay with { $number ->
        [one] a coin.
       *[other] { NUMBER($number, useGrouping: 0) } coins.
    }
   *[other] { $name } pays with { $number ->
        [one] a coin.
       *[other] { NUMBER($number, useGrouping: 0) } coins.
    }
}
event-company_bought = { $name } buys { $cards }, the rightmost card of the market, as its stack { NUMBER($number, useGrouping: 0) }.
event-power_rose = { $number ->
    [one] The market deck was used up: from now on { $name } buys 1 card in its turn.
   *[other] The market deck was used up: from now on { $name } buys { NUMBER($number, useGrouping: 0) } cards in its turn.
}
event-spared = { $name } has lost a card in this turn already and loses no more.
event-removed = { $cards } of { $name } leaves the game.
event-lost = The market stays empty: { $name } has bought it all, and the game is lost.
event-offered = { $who ->
    [you] You lay { $cards } openly.
   *[other] { $name } lays { $cards } openly.
}
event-asked_help = { $known ->
    [yes] { $who ->
        [you] You lay { $cards } openly and ask { $target } to complete the stack.
       *[other] { $whom ->
            [you] { $name } lays { $cards } openly and asks you to complete the stack.
           *[other] { $name } lays { $cards } openly and asks { $target } to complete the stack.
        }
    }
   *[no] { $who ->
        [you] You ask { $target } for a whole stack.
       *[other] { $whom ->
            [you] { $name } asks you for a whole stack.
           *[other] { $name } asks { $target } for a whole stack.
        }
    }
}
event-helped = { $who ->
    [you] You help { $target }.
   *[other] { $whom ->
        [you] { $name } helps you.
       *[other] { $name } helps { $target }.
    }
}
event-declined = { $who ->
    [you] You do not help { $target }.
   *[other] { $whom ->
        [you] { $name } does not help you.
       *[other] { $name } does not help { $target }.
    }
}
event-seat_undone = { $who ->
    [you] Here you took something back.
   *[other] Here { $name } took something back.
}
event-seat_resigned = { $who ->
    [you] { $number ->
        [0] You give up.
       *[other] You give up. A bot plays on in your seat.
    }
   *[other] { $number ->
        [0] { $name } gives up.
       *[other] { $name } gives up. A bot plays on in this seat.
    }
}
event-seat_left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
event-seat_returned = { $who ->
    [you] You come back to the table.
   *[other] { $name } comes back to the table.
}
