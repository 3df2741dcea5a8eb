## What a decision is about. $card is the card that asks (where one does), $need a price, the worth of a stack, or the most that may be answered.
## $whom is "you", or "other" with a $name, where a card goes to a certain player or comes from one, or a certain player has
## done what may be answered; $happened says what that was.
## $values are the numbers that may be answered, where the answer is a number.

prompt-act = What do you do? (? for help; c 2 reads the card of line 2)
prompt-build_again = You may build one more stack. Do you?
prompt-end_turn = Your actions are done. Press Enter to end your turn.
prompt-before_market = Your hand is full again. Do you use a card before the market is filled?
prompt-pay = Pay { NUMBER($need, useGrouping: 0) } with which cards? They land on your discard pile as you name them.
prompt-stack = Which cards form stack { NUMBER($need, useGrouping: 0) }? Together they must be worth exactly { NUMBER($need, useGrouping: 0) }.
prompt-inventory = Discard which cards? They land on your discard pile as you name them.
prompt-order = In which order do they land on your discard pile? The last one is on top.
prompt-throw_away = { $card }: which card do you throw away?
prompt-throw_order = { $card }: in which order are they thrown away? The last one is on top.
prompt-keep = { $card }: which card do you keep?
prompt-return = { $card }: in which order do they go on your deck? The last is drawn first.
prompt-take = { $card }: which card do you take?
prompt-swap = { $card }: which card do you swap it with?
prompt-spare_junk = How many junk cards of your payment do you throw away, 0 to { NUMBER($need, useGrouping: 0) }? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-due = Which of your scheduled cards comes first?
prompt-may_throw_away = { $card }: do you throw away a card?
prompt-may_recover = { $card }: do you take a card of your discard pile?
prompt-recover_junk = { $card }: how much junk do you take from your discard pile, 0 to { NUMBER($need, useGrouping: 0) }? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-search = { $card }: which { $need ->
    [0] cards
    [one] card
   *[other] { NUMBER($need, useGrouping: 0) } cards
} do you take out of your deck?
prompt-put_in_deck = { $card }: which { $need ->
    [0] cards
    [one] card
   *[other] { NUMBER($need, useGrouping: 0) } cards
} do you put into your deck in exchange?
prompt-discard_one = { $card }: which { $need ->
    [0] cards
    [one] card
   *[other] { NUMBER($need, useGrouping: 0) } cards
} do you discard? The last one lands on top.
prompt-show = { $card }: which card do you show? The die says how many times it counts.
prompt-guess = { $card }: what is the value of the market deck's top card, 1 to 5? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-throw_slot = { $card }: which { $need ->
    [0] cards
    [one] card
   *[other] { NUMBER($need, useGrouping: 0) } cards
} do you throw away? The last one lies on top.
prompt-pay_arranged = Rearrange the market and pay with which cards?
prompt-arrange = How does the market lie, from the right? Your payment of { NUMBER($need, useGrouping: 0) } must buy one of the cards.
prompt-buy_arranged = Which card of the rearranged market do you buy?
prompt-stick = Which card of your payment stays in your hand?
prompt-player = { $card }: which player?
prompt-may_player = { $card }: which opponent?
prompt-give = { $card }: which card do you give in return?
prompt-put_on_deck_of = { $card }: which card do you put on top of that player's deck?
prompt-give_back = { $card }: which card goes on top of { $whom ->
    [you] your own deck?
    [other] { $name }'s deck?
   *[none] the next deck?
}
prompt-throw_one = { $card }: which card do you throw away? The other one goes to its owner's discard pile.
prompt-back_first = { $card }: no further card of the Company is thrown away in this turn. Which card goes back first? The other one lies on top.
prompt-side = { $card }: left or right?
prompt-may_put_on_deck = { $card }: do you put it on top of your deck?
prompt-give_one = { $card }: which card { $whom ->
    [you] do you keep?
    [other] does { $name } get?
   *[none] does the next player get?
}
prompt-throw_from_discard = { $card }: which card of your discard pile do you throw away?
prompt-conceal = { $card }: which card of your hand is to be guessed? Nobody else sees it yet.
prompt-guess_held = { $card }: { $name } has chosen a card of the hand. What does it count? It can be { $values }. Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-set_value = { $card }: the guess was wrong. What does your card count this turn, 1 to 5? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-stack_alone = { $card }: how does the card count as a stack of its own?
prompt-react = { $happened ->
    [purchase] { $name } has bought a card. Do you react?
    [stack] { $name } has built a stack. Do you react?
    [technique] A technique of { $name } is resolved. Do you react?
    [shuffle] { $name } has shuffled a deck. Do you react?
   *[arrival] A card has come into your hand that may be used at once. Do you use it?
}
prompt-grow = Your hand is full. Does a card copy one that makes it larger?
prompt-may_discard_found = { $card }: do you discard a card of your deck? It is shuffled in any case.
prompt-swap_out = { $card }: which card of your discard pile comes into your hand?
prompt-swap_in = { $card }: which card of your hand takes its place?
prompt-discard_to_deck = { $card }: which card of your discard pile do you put on top of your deck?
prompt-offer = Which cards do you lay openly for stack { NUMBER($need, useGrouping: 0) }? Your partner adds the rest, or declines.
prompt-help = { $can ->
    [no] { $name } lays { $cards } and asks for your help, which you cannot give. You are asked all the same, so that nobody can tell by it what you hold.
   *[yes] { $name } lays { $cards } and asks for your help. Which of your cards complete the stack? Together they must be worth exactly { NUMBER($need, useGrouping: 0) }.
}

# Why cards cannot be chosen together. $need is what a stack must be worth.

clash-mixed = A stack holds cards of one set, unless a card in it allows others.
clash-junk = Junk may be in a stack only together with a card that allows it.
clash-unfit = Not together with the cards that are chosen.
clash-too-much = Together they are worth more than { NUMBER($need, useGrouping: 0) }.
clash-unneeded = One of the cards is not needed: nobody overpays with cards that could be left out.
clash-worthless = One of the cards counts nothing here.
clash-exact = With coins the price is paid exactly.
clash-discard = No chosen card lets a card of the discard pile in.
clash-short = Together they are worth less than { NUMBER($need, useGrouping: 0) }.
clash-no-seller = From the market's discard pile only a card that allows it can buy.
