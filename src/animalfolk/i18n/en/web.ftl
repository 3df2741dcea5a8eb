## The game in a browser. Where a question or a refusal is worded for it alone, it stands here.

# Questions that other faces word for a keyboard

web-prompt-act = What do you do?
web-prompt-end_turn = Your actions are done. Do you end your turn?
web-prompt-pay = Pay { NUMBER($need, useGrouping: 0) } with which cards? They land on your discard pile in the order in which you choose them.
web-prompt-inventory = Discard which cards? They land on your discard pile in the order in which you choose them.
web-prompt-spare_junk = How many junk cards of your payment do you throw away?
web-prompt-recover_junk = { $card }: how much junk do you take from your discard pile?
web-prompt-guess = { $card }: what is the value of the market deck's top card?
web-prompt-guess_held = { $card }: { $name } has chosen a card of the hand. What does it count?
web-prompt-set_value = { $card }: the guess was wrong. What does your card count this turn?

# What the server refuses; nothing has changed then

web-refused-bad-token = This link opens nothing any more.
web-refused-not-allowed = That is not for you to do at this table.
web-refused-not-found = There is no such table here.
web-refused-taken = Somebody else has taken this seat.
web-refused-not-begun = The game begins when all seats are taken.
web-refused-window = Somebody may react just now. Please wait a moment.
web-refused-no-window = Nobody can react any more.
web-refused-too-fast = { $seconds ->
    [one] That was too much at once. Please try again in 1 second.
   *[other] That was too much at once. Please try again in { NUMBER($seconds, useGrouping: 0) } seconds.
}
web-refused-too-large = That is too long to be sent.
web-refused-unreachable = The server cannot keep that just now. Please try again in a moment.
web-refused-conflict = Something else happened at the same moment. Please try again.
web-refused-other = That did not work. Nothing has changed; please try again.
