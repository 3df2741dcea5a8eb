## The game in plain lines.

# Beginning

start-title = animalfolk: merchants of the animal world, on market day
start-about = An unofficial fan game after Dale of Merchants by Sami Laakso (Snowdale Design).
start-aim = { $mode ->
    [teams] { $stacks ->
        [1] Be the first team to fill its common stall with one stack, worth 1.
        [2] Be the first team to fill its common stall with 2 stacks, worth 1 and 2.
        [3] Be the first team to fill its common stall with 3 stacks, worth 1, 2 and 3.
        [8] Be the first team to fill its common stall with eight stacks, worth 1, 2, 3 and so on to 8.
       *[other] Be the first team to fill its common stall with { NUMBER($stacks, useGrouping: 0) } stacks, worth 1, 2, 3 and so on to { NUMBER($stacks, useGrouping: 0) }.
    }
    [solo] { $stacks ->
        [1] You play alone: fill your stall with one stack, worth 1, before the Company has bought the whole market.
        [2] You play alone: fill your stall with 2 stacks, worth 1 and 2, before the Company has bought the whole market.
        [3] You play alone: fill your stall with 3 stacks, worth 1, 2 and 3, before the Company has bought the whole market.
        [8] You play alone: fill your stall with eight stacks, worth 1, 2, 3 and so on to 8, before the Company has bought the whole market.
       *[other] You play alone: fill your stall with { NUMBER($stacks, useGrouping: 0) } stacks, worth 1, 2, 3 and so on to { NUMBER($stacks, useGrouping: 0) }, before the Company has bought the whole market.
    }
    [coop] { $stacks ->
        [1] You play together: fill your common stall with one stack, worth 1, before the Company has bought the whole market.
        [2] You play together: fill your common stall with 2 stacks, worth 1 and 2, before the Company has bought the whole market.
        [3] You play together: fill your common stall with 3 stacks, worth 1, 2 and 3, before the Company has bought the whole market.
        [8] You play together: fill your common stall with eight stacks, worth 1, 2, 3 and so on to 8, before the Company has bought the whole market.
       *[other] You play together: fill your common stall with { NUMBER($stacks, useGrouping: 0) } stacks, worth 1, 2, 3 and so on to { NUMBER($stacks, useGrouping: 0) }, before the Company has bought the whole market.
    }
   *[free] { $stacks ->
        [1] Be the first to fill your stall with one stack, worth 1.
        [2] Be the first to fill your stall with 2 stacks, worth 1 and 2.
        [3] Be the first to fill your stall with 3 stacks, worth 1, 2 and 3.
        [8] Be the first to fill your stall with eight stacks, worth 1, 2, 3 and so on to 8.
       *[other] Be the first to fill your stall with { NUMBER($stacks, useGrouping: 0) } stacks, worth 1, 2, 3 and so on to { NUMBER($stacks, useGrouping: 0) }.
    }
}
start-offer = { $people ->
    [0] { $count ->
        [one] { $bots } plays while you watch, with the { $decks }.
       *[other] { $bots } play while you watch, with the { $decks }.
    }
    [one] You play against { $bots }, with the { $decks }.
   *[other] { $people } people play at this keyboard, with the { $decks }.
}
start-how = Press Enter to begin. Type s to choose players, decks and more, or ? for help.
start-unfinished = There is an unfinished game of { $names }, in turn { NUMBER($turn, useGrouping: 0) }. Type u to go on with it.
start-saved = Type g to see all your saved games.
start-decks = In this game:
start-deck = { $name }: { $line }
start-teams = { $first } play together against { $second }.
start-first = { $name } begins.
start-first-you = You begin.
start-resumed = Back at the table: the game of { $names } goes on in turn { NUMBER($turn, useGrouping: 0) }.
start-back = { $name } had left this game, and a bot plays there. Is { $name } back? Type yes or no.

# Set-up

setup-players = How many play, { $least } to { $most }? Enter means { $usual }.
setup-people = { $mode ->
    [teams] How many of the four players are people at this keyboard, 0 to { $most }? Enter means { $usual }.
    [solo] Who plays against the Company: 1 for a person at this keyboard, 0 for a bot? Enter means { $usual }.
    [coop] How many of the two partners are people at this keyboard, 0 to { $most }? Enter means { $usual }.
   *[free] How many of the { $count } players are people at this keyboard, 0 to { $most }? Enter means { $usual }.
}
setup-help =
    Answer each question with a number or a name; Enter takes what is usual.
    ?          this help
    q          leave; nothing is kept of a game that has not begun
setup-name = What is the name of player { $number }? Enter means { $usual }.
setup-decks = Which { $count } decks? Type their numbers; Enter draws them by lot.
setup-decks-how = You may also type f for the decks of a first game, d to let everybody ban one and pick one, or a wish for the lot: complexity=1 nastiness=0.
setup-way = How do you play? Type a number; Enter means { $usual }.
setup-person = Player { $number }
setup-bot = { $number ->
    [1] Basil
    [2] Clove
    [3] Dill
   *[4] Fennel
}
setup-not-number = Please type a number from { $least } to { $most }.
setup-not-decks = Please type { $count } different numbers from 1 to { $most }.
setup-name-taken = { $name } sits at the table already.
setup-name-long = A name has 1 to { $most } letters, and none of these: { $signs }
setup-bad-players = { $most ->
    [2] With the { $count } decks there are, 2 can play, not { $players }.
   *[other] With the { $count } decks there are, { $least } to { $most } can play, not { $players }.
}
setup-bad-decks = { $players ->
    [one] One player needs { $need } different decks. There are: { $decks }.
   *[other] { $players } players need { $need } different decks. There are: { $decks }.
}
setup-bad-count = { $way }: { $allowed } can play, not { $players }.
setup-bad-wish = A wish for the lot is complexity, interaction, nastiness or luck with a number from 0 to 3, or box with 1 or 2, each once: complexity=1 nastiness=0.
setup-few-decks = { $count ->
    [0] { $need } decks are needed, and none fits this wish. Please ask for less.
    [one] { $need } decks are needed, and only one fits this wish: { $decks }. Please ask for less.
   *[other] { $need } decks are needed, and only these fit this wish: { $decks }. Please ask for less.
}
setup-bad-first = Who begins is random or one of { $players }, not { $first }.
setup-bots = { $count ->
    [one] Which kind of bot is { $names }? Type a number; Enter means { $usual }.
   *[other] Which kinds of bots are { $names }? Type one number for all, or one for each in this order; Enter means { $usual } for all.
}
setup-not-bots = { $count ->
    [one] Please type a number from 1 to { $most }.
   *[other] Please type one number from 1 to { $most }, or one for each bot.
}
setup-bad-bots = { $count ->
    [0] No bot plays in this game, so no kind of bot can be chosen.
    [one] One bot plays in this game, so one kind of bot can be chosen, not { $kinds }.
   *[other] { $count } bots play in this game, so at most { $count } kinds of bots can be chosen, not { $kinds }.
}
setup-further = Other options? Type o to list them, or a number to change one; Enter begins.
setup-not-further = Please type o, or a number from 1 to { $most }.
setup-further-row = { $option }: { $value }
setup-further-value = { $option }: type a number from { $least } to { $most }; Enter leaves { $usual }.
setup-further-seed = Which seed? Any text: in the same game the same seed deals the same cards. Enter leaves it as it is.
setup-seed-lot = drawn by lot
language-name = English
language-spoken = From now on we speak English.
language-which = Type lang and one of these codes:
always-on = From now on you are asked also where nothing you could do is of use.
always-off = From now on you are asked only where something you could do is of use.

# The table

table-turn = Turn { NUMBER($turn, useGrouping: 0) }, your turn
table-turn-of = Turn { NUMBER($turn, useGrouping: 0) }, { $name }'s turn
table-turn-other = Turn { NUMBER($turn, useGrouping: 0) }, { $active }'s turn
table-turn-other-of = Turn { NUMBER($turn, useGrouping: 0) }, { $active }'s turn, as { $name } sees it
table-market = Market (market deck { NUMBER($deck, useGrouping: 0) }, junk pile { NUMBER($junk, useGrouping: 0) })
table-bin = On the market's discard pile: { $card } (of { NUMBER($count, useGrouping: 0) })
table-teams = { $first } against { $second }
table-you = You
table-slot = +{ NUMBER($slot, useGrouping: 0) }
table-empty = (empty)
table-worth = { $deck } { NUMBER($value, useGrouping: 0) }
table-price = costs you { NUMBER($price, useGrouping: 0) }
table-costs = costs { NUMBER($price, useGrouping: 0) }
table-piles = { $name }: { NUMBER($hand, useGrouping: 0) } in hand, deck { NUMBER($deck, useGrouping: 0) }, discard pile { NUMBER($discard, useGrouping: 0) }, next stack { NUMBER($next, useGrouping: 0) }
table-piles-you = You: deck { NUMBER($deck, useGrouping: 0) }, discard pile { NUMBER($discard, useGrouping: 0) }, next stack { NUMBER($next, useGrouping: 0) }
table-gold = { $count ->
    [one] 1 coin
   *[other] { NUMBER($count, useGrouping: 0) } coins
}
table-stack = { NUMBER($stack, useGrouping: 0) }: { $cards }
table-stack-separator = { "\u00A0| " }
table-known = you know of { $cards } in this hand
table-deck-top = on top of your deck: { $cards }
table-deck-top-of = on top of this deck: { $cards }
table-deck-unknown = an unknown card
table-lasting = in force until the next turn: { $cards }
table-schedule = on the schedule, for the next turn: { $cards }
table-resigned = has given up: a bot plays on here
table-away = has left the table: a bot plays here
table-hand = Your hand, worth { NUMBER($total, useGrouping: 0) }
table-hand-empty = Your hand is empty.
table-hand-card = { $card } { NUMBER($value, useGrouping: 0) }
table-hand-card-altered = { $card } { NUMBER($value, useGrouping: 0) } (printed { NUMBER($printed, useGrouping: 0) })
table-hand-forms = { $count ->
    [one] { $card } is used as { $cards }
   *[other] { $card } is used as one of { $cards }
}
table-hand-separator = { ", " }

# Asking

ask = { "> " }
ask-usual = { $option } (Enter)
ask-out-of-turn = It is not your turn, but { $name }'s. You are asked because you hold a card that may answer what just happened.
ask-number = Please type one of the numbers from 1 to { $most }, or ? for help.
ask-one-of = Please type one of these numbers: { $values }.
ask-unknown = I did not understand "{ $input }". Type ? for help; nothing has changed.
ask-twice = Each card can be named once. Nothing has changed.
pick-enter = Enter: { $cards }
pick-none = Enter or 0: none
pick-back = b:{ "\u00A0" }go{ "\u00A0" }back
pick-as-listed = Enter: as listed
pick-card = { $card } { NUMBER($value, useGrouping: 0) }
pick-so-far = So far { $cards }, worth { NUMBER($total, useGrouping: 0) } of { NUMBER($need, useGrouping: 0) }: { NUMBER($missing, useGrouping: 0) } missing. Add more numbers, or b to start again.
pick-so-far-open = So far { $cards }, worth { NUMBER($total, useGrouping: 0) }. More cards must be among them: add more numbers, or b to start again.
pick-too-much = { $cards } { $count ->
    [one] is
   *[other] are
} worth { NUMBER($total, useGrouping: 0) }, which is more than { NUMBER($need, useGrouping: 0) }. A stack must be worth exactly that.
pick-spare = { $card } could be left out: { $cards } would be enough. Nobody overpays with cards that are not needed.
pick-several = Several at once: 1 2
pick-more-than-asked = That is more than is asked, or a card that is not there so often. Nothing has changed.
pick-unneeded = With { $cards } no card of the market can be bought: every paid card must be needed. Nothing has changed.
pick-arrange = { $card } ({ $deck } { NUMBER($value, useGrouping: 0) }), now +{ NUMBER($slot, useGrouping: 0) }
pick-arrange-how = Name the cards from the right: first +{ NUMBER($slot, useGrouping: 0) }. Those you do not name follow as they lie.
pick-arrange-empty = 0: an empty slot
pick-arrange-bad = So the payment could buy nothing: the card must cost { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }. Nothing has changed.
pick-every = Please name all { NUMBER($count, useGrouping: 0) }, in the order you like, or press Enter.

pick-ask = Nothing is used if your partner declines.
pick-offer-bad = With { $cards } no help could make the stack: your cards must be worth less than { NUMBER($need, useGrouping: 0) }, and of one set unless a card may allow others. Nothing has changed.
pick-help-bad = { $cards } { $count ->
    [one] does
   *[other] do
} not complete the stack. Nothing has changed.
pick-decline = Enter or 0: do not help

# Passing on

pass-on = Pass the keyboard to { $name }, then press Enter.

# Taking back and giving up

answer-yes = yes
answer-no = no
answer-neither = Please type yes or no.
undo-done = { $who ->
    [you] { $since ->
        [yes] { $what ->
            [turn] You take back your turn from its beginning, and with it all that happened since.
           *[step] You take back your last step, and with it all that happened since.
        }
       *[no] { $what ->
            [turn] You take back your turn from its beginning.
           *[step] You take back your last step.
        }
    }
   *[other] { $since ->
        [yes] { $what ->
            [turn] { $name } takes back a turn from its beginning, and with it all that happened since.
           *[step] { $name } takes back a step, and with it all that happened since.
        }
       *[no] { $what ->
            [turn] { $name } takes back the turn from its beginning.
           *[step] { $name } takes back the last step.
        }
    }
}
undo-nothing = You have done nothing yet that could be taken back.
undo-over = The game is over: nothing can be taken back any more.
undo-never = At this table nothing is taken back.
undo-answered = This cannot simply be taken back: somebody else has answered since then.
undo-revealed = { $by ->
    [rolled] This cannot simply be taken back: a die has been rolled since then.
    [mixed] This cannot simply be taken back: hands or piles have changed places since then.
    [shuffled] This cannot simply be taken back: cards have been shuffled since then.
    [seen] This cannot simply be taken back: hidden cards have been looked at since then.
    [asked] This cannot simply be taken back: it has become known who may decide something.
    [taken] This cannot simply be taken back: a card of somebody's hand has been taken since then.
    [market] This cannot simply be taken back: new cards have come into the market since then.
    [drawn] This cannot simply be taken back: cards have been drawn since then.
   *[shown] This cannot simply be taken back: a hidden card has been shown since then.
}
undo-may-ask = { $count ->
    [one] It is taken back if { $names } agrees. Do you want to ask? Type yes or no.
   *[other] It is taken back if { $names } agree. Do you want to ask? Type yes or no.
}
undo-ask = { $what ->
    [turn] Pass the keyboard to { $name }. { $asker } would like to take back a turn from its beginning. Do you agree, { $name }? Type yes or no.
   *[step] Pass the keyboard to { $name }. { $asker } would like to take back a step. Do you agree, { $name }? Type yes or no.
}
undo-refused = { $name } does not agree: nothing is taken back.
resign-sure = { $ends ->
    [yes] Do you give up? The game ends then. Type yes or no.
   *[no] Do you give up? The game goes on without you, with a bot in your seat. Type yes or no.
}
resign-not = You play on.
resign-done = { $name } gives up. A bot plays on in this seat.

# Saved games

saved-title = Your saved games, the last played first:
saved-game = { $when }  { $names }: { $mode ->
    [teams] { $over ->
        [yes] in teams, finished after turn { NUMBER($turn, useGrouping: 0) }
       *[no] in teams, unfinished in turn { NUMBER($turn, useGrouping: 0) }
    }
    [solo] { $over ->
        [yes] alone against the Company, finished after turn { NUMBER($turn, useGrouping: 0) }
       *[no] alone against the Company, unfinished in turn { NUMBER($turn, useGrouping: 0) }
    }
    [coop] { $over ->
        [yes] together against the Company, finished after turn { NUMBER($turn, useGrouping: 0) }
       *[no] together against the Company, unfinished in turn { NUMBER($turn, useGrouping: 0) }
    }
   *[free] { $over ->
        [yes] finished after turn { NUMBER($turn, useGrouping: 0) }
       *[no] unfinished in turn { NUMBER($turn, useGrouping: 0) }
    }
}
saved-damaged = Left out, because it cannot be read: { $file }
saved-none = There is no saved game.
saved-which = Type a number to go on with that game, or to look through it if it is finished. Enter goes back.
saved-more = Type m for older ones.

# Looking through a game that was played

replay-title = { $step ->
    [0] { $length ->
        [one] Before the only step
       *[other] Before the first of { NUMBER($length, useGrouping: 0) } steps
    }
   *[other] Step { NUMBER($step, useGrouping: 0) } of { NUMBER($length, useGrouping: 0) }, turn { NUMBER($turn, useGrouping: 0) }, { $name }
}
replay-from = { $who ->
    [watcher] Seen as somebody who watches.
   *[seat] Seen from the seat of { $name }.
}
replay-end = { $state ->
    [over] { $count ->
        [one] This is the last step: the game is over, and { $winners } has won.
       *[other] This is the last step: the game is over, and { $winners } have won.
    }
    [resigned] { $resigned ->
        [one] { $count ->
            [one] This is the last step: { $names } has given up, and { $winners } has won.
           *[other] This is the last step: { $names } has given up, and { $winners } have won.
        }
       *[other] { $count ->
            [one] This is the last step: { $names } have given up, and { $winners } has won.
           *[other] This is the last step: { $names } have given up, and { $winners } have won.
        }
    }
   *[runs] This is the last step: the game has not been played further.
}
replay-choosing = { $who ->
    [you] You are still choosing.
   *[other] { $name } is still choosing.
}
replay-first = This is the beginning.
replay-running = { $people ->
    [one] This game is not finished: it is seen from the seat of its own player, or as somebody who watches.
   *[other] This game is not finished, and several people play it: only their own seats can be looked from. Whoever does sees that hand, so look from your own seat alone.
}
replay-how = Enter: next step   b: back   N, P: next, previous turn   ?: more   q: leave
replay-help =
    n, Enter   the next step
    b          back to the step before
    N          the next turn
    P          this turn's beginning, then the turn before
    t 5        to the beginning of turn 5
    s 2        see it from the second seat (s alone: from the next one)
    w          see it as somebody who watches (s 0 does the same)
    l          the log up to here (l 50 for more of it)
    d          the discard piles
    c NAME     what a card does
    o          play on from here, in a new game with a file of its own
    ?          this help
    q          leave
replay-seats = The seats that can be looked from: { $seats }. Type s and a number, or w to watch.
replay-seat = { NUMBER($number, useGrouping: 0) } { $name }
replay-turns = The turns go from 1 to { NUMBER($last, useGrouping: 0) }: type t 5 for the fifth.
replay-over = The game is over here. Go back first, then you can play on.
replay-people = Which seats do people play from here? { $seats }. Type their numbers, or 0 for none; Enter means { $usual }.
replay-bad-people = Please type numbers from 1 to { $most }, each once, or 0.
replay-goes-on = The game goes on from here, in a file of its own.

# Help

help =
    Answer with a number, or with several where several cards are asked for (1 3 4).
    ?          this help
    c NAME     what a card does, also by its number in the question (c 3)
    t          the table again
    d          the discard piles
    l          the log of the game (l 50 for more of it)
    r          the rules in short
    hint       the three best answers, where you play against bots alone (hint 1 gives the first)
    u          take back your last step (uu, or undo turn: your whole turn)
    resign     give up the game
    always     be asked also where nothing you could do is of use; again: not any more
    lang       another language (lang fr)
    q          save the game and leave
rules =
    The aim: be the first to build eight stacks in your stall, the first worth 1, the next 2, and so on to 8. A stack is made of cards of one animalfolk set and is worth exactly its number. Junk stays out of stacks.

    Your turn is one action of these four:
    - Buy a card of the market. It costs its value and what its slot adds (+0 to +4). You pay with cards of your hand; no change is given, and no card may be paid that is not needed. The new card comes into your hand, what you paid with goes to your discard pile.
    - Play a technique. After many of them you act again.
    - Build your next stack.
    - Discard any number of cards.

    Then you draw until you hold five cards, and the market slides and is filled. An empty deck is made anew from your discard pile. Cards that you did not use stay in your hand.

    Some techniques wait on the schedule: what their text says of your next turn happens at its start, before your action.

    Passive cards need no action: they work in your hand, in a payment or in a stack, as their text says. What is thrown away leaves you for good: to the market's discard pile, junk to the junk pile.

    Partners fill one stall together, with ten stacks, and may ask each other for the cards that a stack needs. Against the Company you win if your stall is full before it has bought the whole market.
card-facts = { $name }: { $deck } { NUMBER($value, useGrouping: 0) }, { $kind }
card-facts-bonus = { $name }: { $deck } { NUMBER($value, useGrouping: 0) }, { $kind }, then act again
card-english = In English: { $name }.
card-which = Which card? These are in the game: { $cards }.
card-unknown = No card in this game is called "{ $name }". There are: { $cards }.
discard-yours = Your discard pile, the top card first: { $cards }
discard-of = { $name }'s discard pile, the top card first: { $cards }
discard-market = The market's discard pile, the top card first: { $cards }
discard-empty = (empty)
log-title = { $count ->
    [one] The last line of the log:
   *[other] The last { NUMBER($count, useGrouping: 0) } lines of the log:
}

# The end

end-won-you = { $stacks ->
    [1] Well done! Your stall is the first with a stack: you win in turn { NUMBER($turn, useGrouping: 0) }.
    [8] Well done! Your stall is the first with eight stacks: you win in turn { NUMBER($turn, useGrouping: 0) }.
   *[other] Well done! Your stall is the first with { NUMBER($stacks, useGrouping: 0) } stacks: you win in turn { NUMBER($turn, useGrouping: 0) }.
}
end-won = { $stacks ->
    [1] { $name } has the first stall with a stack and wins in turn { NUMBER($turn, useGrouping: 0) }. Well played!
    [8] { $name } has the first stall with eight stacks and wins in turn { NUMBER($turn, useGrouping: 0) }. Well played!
   *[other] { $name } has the first stall with { NUMBER($stacks, useGrouping: 0) } stacks and wins in turn { NUMBER($turn, useGrouping: 0) }. Well played!
}
end-resigned-you = { $count ->
    [one] You have given up in turn { NUMBER($turn, useGrouping: 0) }: { $winners } wins.
   *[other] You have given up in turn { NUMBER($turn, useGrouping: 0) }: { $winners } win.
}
end-resigned = { $resigned ->
    [one] { $count ->
        [one] { $winners } wins in turn { NUMBER($turn, useGrouping: 0) }, as { $names } has given up.
       *[other] { $winners } win in turn { NUMBER($turn, useGrouping: 0) }, as { $names } has given up.
    }
   *[other] { $count ->
        [one] { $winners } wins in turn { NUMBER($turn, useGrouping: 0) }, as { $names } have given up.
       *[other] { $winners } win in turn { NUMBER($turn, useGrouping: 0) }, as { $names } have given up.
    }
}
end-gave-up-you = You gave up on the way, and a bot played on for you.
end-gave-up = { $name } gave up on the way, and a bot played on.
end-stall-you = { $all ->
    [one] You built { NUMBER($stacks, useGrouping: 0) } of 1 stack.
   *[other] You built { NUMBER($stacks, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } stacks.
}
end-stall = { $all ->
    [one] { $name } built { NUMBER($stacks, useGrouping: 0) } of 1 stack.
   *[other] { $name } built { NUMBER($stacks, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } stacks.
}
end-won-team-you = Well done! Yours is the first stall with all its stacks: { $names } win in turn { NUMBER($turn, useGrouping: 0) }.
end-won-team = { $names } have the first stall with all its stacks and win in turn { NUMBER($turn, useGrouping: 0) }. Well played!
end-stall-team = { $all ->
    [one] { $names } built { NUMBER($stacks, useGrouping: 0) } of 1 stack.
   *[other] { $names } built { NUMBER($stacks, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } stacks.
}
end-record = The record of this game: { $file }
end-saved = The game is saved. Go on with it any time:
end-resume = animalfolk play --resume { $file }
end-goodbye = Goodbye!
save-unreadable = This saved game cannot be read: { $file } ({ $reason })
save-failing = Careful: the game cannot be saved just now ({ $reason }). You can go on playing.

# Ways to play

way-free = Everybody for themselves
way-teams = Two against two, each pair with one stall
way-solo = Alone against the Company
way-coop = Two together against the Company

# Choosing decks in turn

draft-begins = The decks are chosen in turn. { $name } is first.
draft-ask-ban = { $name }: which deck stays out of this game? Type its number.
draft-ask-pick = { $name }: which deck comes into this game? Type its number.
draft-ban = { $name } bans { $deck }.
draft-pick = { $name } picks { $deck }.
# The Company

company-name = the Company
setup-difficulty = How hard is it? 1: gentle, the Company always buys one card a turn; 2: standard, two once the market was shuffled; 3: stern, two from the start. Enter means 2. Gentle and stern are ours.
table-company = { $deck ->
    [one] { $count ->
        [one] { $name }: 1 card, buys { NUMBER($power, useGrouping: 0) } a turn, has bought 1 card
       *[other] { $name }: 1 card, buys { NUMBER($power, useGrouping: 0) } a turn, has bought { NUMBER($count, useGrouping: 0) } cards
    }
   *[other] { $count ->
        [one] { $name }: { NUMBER($deck, useGrouping: 0) } cards, buys { NUMBER($power, useGrouping: 0) } a turn, has bought 1 card
       *[other] { $name }: { NUMBER($deck, useGrouping: 0) } cards, buys { NUMBER($power, useGrouping: 0) } a turn, has bought { NUMBER($count, useGrouping: 0) } cards
    }
}
table-company-hand = its hand, the active card first: { $cards }
table-company-thrown = it has lost a card in this turn and loses no more
table-hand-of = in this hand: { $cards }
discard-company = The deck of the Company, the active card first: { $cards }
option-active = { $card }, the active card of { $name }
end-won-company = { $count ->
    [one] { $stacks ->
        [one] { $names } has built a stack and beats the Company in turn { NUMBER($turn, useGrouping: 0) }. Well played!
       *[other] { $names } has built { NUMBER($stacks, useGrouping: 0) } stacks and beats the Company in turn { NUMBER($turn, useGrouping: 0) }. Well played!
    }
   *[other] { $stacks ->
        [one] { $names } have built a stack together and beat the Company in turn { NUMBER($turn, useGrouping: 0) }. Well played!
       *[other] { $names } have built { NUMBER($stacks, useGrouping: 0) } stacks together and beat the Company in turn { NUMBER($turn, useGrouping: 0) }. Well played!
    }
}
end-won-solo = { $stacks ->
    [one] Well done! Your stall has its stack: you win against the Company in turn { NUMBER($turn, useGrouping: 0) }.
   *[other] Well done! Your stall has { NUMBER($stacks, useGrouping: 0) } stacks: you win against the Company in turn { NUMBER($turn, useGrouping: 0) }.
}
end-lost = The market is empty: the Company wins in turn { NUMBER($turn, useGrouping: 0) }. Better luck next time!
end-company = { $count ->
    [one] { $name } bought 1 card.
   *[other] { $name } bought { NUMBER($count, useGrouping: 0) } cards.
}
end-stall-together = { $all ->
    [one] { $names } built { NUMBER($stacks, useGrouping: 0) } of 1 stack together.
   *[other] { $names } built { NUMBER($stacks, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } stacks together.
}
