## What a decision is about. $card is the card that asks (where one does), $need a price, the worth of a stack, or the most that may be answered.

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
prompt-spare_junk = How many junk cards of your payment do you throw away, 0 to { NUMBER($need, useGrouping: 0) }? Enter: { NUMBER($need, useGrouping: 0) }
prompt-due = Which of your scheduled cards comes first?
