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
web-refused-table-closed = This table is closed: the position it began from takes the server far too long to work out.
web-refused-window = Somebody may react just now. Please wait a moment.
web-refused-no-window = Nobody can react any more.
web-refused-too-fast = { $seconds ->
    [one] That was too much at once. Please try again in 1 second.
   *[other] That was too much at once. Please try again in { NUMBER($seconds, useGrouping: 0) } seconds.
}
web-refused-storage-quota = { $seconds ->
    [one] Much has been stored from your address. There is room again in { NUMBER($seconds, useGrouping: 0) } second.
   *[other] Much has been stored from your address. There is room again in { NUMBER($seconds, useGrouping: 0) } seconds.
}
web-refused-full-log = This game has become too long to go on. You can still give up.
web-refused-too-many = Too many people are watching or connected from here just now. Please try again later.
web-refused-too-large = That is too long to be sent.
web-refused-unreachable = The server cannot keep that just now. Please try again in a moment.
web-refused-conflict = Something else happened at the same moment. Please try again.
web-refused-other = That did not work. Nothing has changed; please try again.

# The table

web-table-title = The table of { $names }
web-connecting = The table is being laid …
web-close = Close
web-back = Back
web-menu = Menu
web-bar = Take back, hints, end of the turn
web-side = What happened, and the card you point at
web-others = The other players
web-deeds = What you can do
web-market-deck = { $count ->
    [one] Market deck, 1 card
   *[other] Market deck, { NUMBER($count, useGrouping: 0) } cards
}
web-bin-empty = The market's discard pile is empty
web-caption-deck = deck
web-caption-bin = thrown away
web-caption-discard = discard
web-caption-schedule = schedule
web-costs-you = { $card } in the +{ NUMBER($slot, useGrouping: 0) } slot, value { NUMBER($value, useGrouping: 0) }, costs you { NUMBER($price, useGrouping: 0) }
web-costs-watched = { $card } in the +{ NUMBER($slot, useGrouping: 0) } slot, value { NUMBER($value, useGrouping: 0) }
web-too-dear = It costs { NUMBER($price, useGrouping: 0) }, and your cards cannot pay that now.
web-not-now = That is not asked now.
web-card-held = { $card }, counts { NUMBER($value, useGrouping: 0) }
web-card-held-altered = { $card }, counts { NUMBER($value, useGrouping: 0) }, printed { NUMBER($printed, useGrouping: 0) }
web-card-number = { $card }, chosen as number { NUMBER($number, useGrouping: 0) }
web-seen = seen
web-seen-by-others = Others know that you hold this card
web-stall-yours = Your stall
web-stall-team = The stall of you and { $names }
web-stall-of = { $name }'s stall
web-stack = Stack { NUMBER($number, useGrouping: 0) }
web-deck-of = { $name }'s deck
web-discard-of = { $name }'s discard pile
web-market-bin = The market's discard pile
web-market-deck-title = The market deck
web-from-top = number { NUMBER($place, useGrouping: 0) } from the top
web-top-first = The top card first.
web-pile-hidden = { $count ->
    [one] One card lies here, and you do not know it.
   *[other] { NUMBER($count, useGrouping: 0) } cards lie here. Those that you do not know are not shown.
}
web-pile-empty = No card lies here.
web-hand-of = { $count ->
    [one] { $name }: 1 card in hand
   *[other] { $name }: { NUMBER($count, useGrouping: 0) } cards in hand
}
web-known-short = { NUMBER($count, useGrouping: 0) } known
web-known-hand = What you know of { $name }'s hand
web-open-seat = Everything you may know of { $name }
web-partner = your partner
web-is-bot = bot
web-not-here = not here
web-company = buys { NUMBER($power, useGrouping: 0) } a turn · has bought { NUMBER($count, useGrouping: 0) }
web-company-hand = The cards of the Company that count now
web-company-active = { $card }, the active card
web-clock = { $left } left
web-over = The game is over
web-result = Result
web-end-won-word = What a market day!
web-end-lost-word = The market opens again whenever you like.
web-sound = Sound

# The card that is looked at

web-inspector = The card you point at
web-inspector-empty = Point at a card to read it here.
web-facts = { $deck }, value { NUMBER($value, useGrouping: 0) }, { $kind }
web-facts-bonus = { $deck }, value { NUMBER($value, useGrouping: 0) }, { $kind }, then act again
web-counts-as = { $card } counts as { $as } now.
web-counts-now = Now it counts { NUMBER($value, useGrouping: 0) }, not { NUMBER($printed, useGrouping: 0) }.
web-spent = Its use in this turn is over.

# Acting

web-wait-turn = It is { $name }'s turn.
web-wait-think = { $name } is thinking …
web-wait-react = The others may react …
web-step-on = Next
web-step-skip = Skip
web-watching = You are watching. It is { $name }'s turn.
web-over-look = The game is over. You can look at everything.
web-sum = { $state ->
    [short] Worth { NUMBER($total, useGrouping: 0) } of { NUMBER($need, useGrouping: 0) }: { NUMBER($missing, useGrouping: 0) } missing
    [over] Worth { NUMBER($total, useGrouping: 0) }: { NUMBER($by, useGrouping: 0) } more than { NUMBER($need, useGrouping: 0) }
   *[exact] Worth { NUMBER($total, useGrouping: 0) }: just right
}
web-total = { $count ->
    [one] 1 card, worth { NUMBER($total, useGrouping: 0) }
   *[other] { NUMBER($count, useGrouping: 0) } cards, worth { NUMBER($total, useGrouping: 0) }
}
web-of = { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } chosen
web-buy-with = { $count ->
    [one] Buy { $card } with this card
   *[other] Buy { $card } with these { NUMBER($count, useGrouping: 0) } cards
}
web-build-with = { $count ->
    [one] Build stack { NUMBER($need, useGrouping: 0) } with this card
   *[other] Build stack { NUMBER($need, useGrouping: 0) } with these { NUMBER($count, useGrouping: 0) } cards
}
web-ask-with = { $count ->
    [0] Ask your partner for stack { NUMBER($need, useGrouping: 0) }
    [one] Lay this card openly and ask your partner
   *[other] Lay these { NUMBER($count, useGrouping: 0) } cards openly and ask your partner
}
web-discard-with = { $count ->
    [0] Discard no card
    [one] Discard this card
   *[other] Discard these { NUMBER($count, useGrouping: 0) } cards
}
web-pay-with = { $count ->
    [one] Pay with this card
   *[other] Pay with these { NUMBER($count, useGrouping: 0) } cards
}
web-help-with = { $count ->
    [one] Help with this card
   *[other] Help with these { NUMBER($count, useGrouping: 0) } cards
}
web-take-these = Take it so
web-as-they-lie = As they lie
web-think = More time, please
web-think-no-more = I need no more time
web-end-turn = End turn
web-clear = Choose none
web-undo = Undo
web-undo-ask = Ask for undo
web-undo-turn = Reset turn
web-hint = Hint
web-once-more = Once more: { $what }
web-sure-again = That shows something hidden and cannot simply be taken back. Press once more to do it.
web-sure-always = You are about to do this: { $what }. Press once more to do it.
web-hint-now = Hint: { $line }
web-undo-asked = { $name } would like to take something back. Do you agree?
web-undo-asked-you = You have asked to take something back. The others are thinking about it …
web-undo-asked-other = { $name } has asked to take something back.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-why-none = Choose at least one card.
web-why-more = More cards must be among them.
web-your-turn = Your turn
web-your-turn-at = Your turn, animalfolk
web-asked-at = You are asked, animalfolk

# Around the table

web-log-short = Log
web-since = Since your last turn
web-since-short = Since then
web-since-none = Nothing has happened since your last turn.
web-all-cards = All cards
web-settings = Settings
web-record = Save the record
web-copy = Copy
web-copied = Copied.
web-copy-watch = Copy a link for watching
web-leave = Leave the table
web-leave-sure = A bot plays on for you until you come back.
web-return = I am back
web-away = A bot is playing for you.
web-time-up = { $who ->
    [you] Your time was up.
   *[other] { $name } ran out of time.
}
web-resign = Give up
web-rematch = Play again
web-to-start = To the start page
web-lost = The server cannot be reached just now. Your game is kept, and this page comes back by itself.
web-try-now = Try now
web-gone = This table does not open
web-gone-why = The link is not good any more, or the table is gone.
web-closed = This table is closed
web-lobby = The table waits for its players
web-lobby-how = Send each friend a link of their own. The game begins when all seats are taken.
web-lobby-wait = The game begins when all seats are taken.
web-open-place = A free seat
web-invite-link = Link for this seat
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-mute = Hear no more of { $name }
web-unmute = Hear { $name } again

# Before the game: seats, decks that are drafted, and bots for those who are away

web-not-copied = The browser does not let this page copy. Please copy the link by hand.
web-stand-up = Stand up
web-stood = You have stood up
web-stood-free = The seat is free again.
web-stood-link = The seat is free again. Pass this link on to whoever takes it:
web-draft-wait = { $name } chooses a deck …
web-draft-banned = Out of this game
web-draft-picked = In this game
web-draft-none = No deck yet.
web-draft-how = From whoever begins on, each bans one deck, then each picks one. The rest comes by lot.
web-wait-gone = { $name } is not here just now.
web-call-bot = Let a bot play for { $name }
web-refused-not-absent = { $reason ->
    [self] That is your own seat. You can leave the table instead.
    [bot] A bot is playing there already.
   *[here] Whoever sits there may still come back. Please wait a little.
}
web-why-not-asked = You are not asked now.

# Keys

web-key-number = choose a card of your hand
web-key-arrows = go from card to card
web-key-enter = choose the card or button in focus
web-key-main = do what the coloured button says
web-key-escape = choose none, close
web-key-go = market, hand, question
web-key-end = end your turn
web-key-skip = past what others do, to your turn
web-key-undo = take back a step, or the whole turn
web-key-hint = a hint, in practice games
web-key-read = read the card in focus
web-key-log = what happened
web-key-since = since your last turn
web-key-chat = chat
web-key-menu = menu
web-key-help = these keys

# A lesson

web-lesson-next = Go on
web-lesson-first = The game waits until that is done.
web-lesson-end = { $won ->
    [yes] You have won!
   *[no] Until next time
}
web-lesson-what-next = What next?
web-lesson-play-line = a whole game, against a bot
web-lesson-cards-line = all twelve animalfolks
web-lesson-rules-line = everything, one by one
web-lesson-look = Look at the table
