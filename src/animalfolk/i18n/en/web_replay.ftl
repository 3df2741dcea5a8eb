## After a game in the browser: the result, looking at it again, playing on, records from files.

# The result

web-title-master = { $count ->
    [one] The new Trade Master: { $names }
   *[other] The new Trade Masters: { $names }
}
web-title-guild = Welcome to the Guild of Extraordinary Traders: { $names }
web-tempo = Stacks by turn
web-tempo-about = The turn in which each stack was built
web-tempo-so-far = The turn in which each stack was built, so far
web-tempo-turns = turns
web-tempo-open = not built
web-numbers = In numbers
web-numbers-about = What each did, and the cards and coins that were left besides the stall
web-numbers-who = Who
web-numbers-turns = Turns
web-numbers-bought = Cards bought
web-numbers-built = Stacks built
web-numbers-played = Techniques played
web-numbers-drawn = Cards drawn
web-numbers-discarded = Cards discarded
web-numbers-thrown = Cards thrown away
web-numbers-cards = Cards at the end
web-numbers-gold = Coins at the end
web-record-json = Save it as JSON lines
web-share = Copy a link to this game
web-share-here = Copy a link to this moment
web-share-link = Link to this game

# Looking at it again

web-replay = Look at it again
web-replay-title = Replay: { $names }
web-replay-waiting = The game is laid out again …
web-replay-none = This game cannot be looked at
web-replay-place = Turn { NUMBER($turn, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
web-replay-place-open = Turn { NUMBER($turn, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) }
web-replay-controls = Go through the game
web-replay-slider = Step
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-furthest = To the furthest step you have seen
web-replay-turn-back = A turn back
web-replay-turn-on = A turn on
web-replay-back = A step back
web-replay-on = A step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-from = Seen from
web-replay-from-seat = the seat of { $name }
web-replay-watch = outside, as those who watch
web-replay-all = above, with all hands open
web-replay-spoilers = No spoilers
web-replay-spoilers-line = What is still to come, and who wins, stays hidden.
web-replay-card = Look for a card
web-replay-card-next = Next time
web-replay-card-before = Time before
web-replay-card-no-more = { $card } does not turn up after this, as far as you see it from here.
web-replay-card-not-before = { $card } does not turn up before this, as far as you see it from here.
web-replay-go = To this moment: { $line }
web-replay-hand = { $name }'s hand
web-replay-hands = All hands
web-replay-about = About this game
web-replay-more = More
web-replay-play-on = Play on from here
web-replay-on-lead = You take a seat and bots take the others. The same cards lie where they lay, and come as they came.
web-replay-on-seat = Your seat
web-replay-on-bots = The others
web-replay-to-table = To the table
web-replay-over = The end
web-key-replay-step = a step back or on
web-key-replay-turn = a turn back or on
web-key-replay-ends = to the beginning, to the end
web-key-replay-play = play, pause

# Analysis by bots

web-analysis = Analysis
web-analysis-lead = A bot goes through the game again: how likely each was to win after each turn, the largest mistakes, and what would have been better. It takes a while, and you can look around meanwhile.
web-analysis-begin = Analyse this game
web-analysis-spoils = The analysis tells who wins, so it waits until you have seen the end.
web-analysis-spoil = Allow spoilers and analyse
web-analysis-queue = Waiting for its turn …
web-analysis-progress = Parts done: { NUMBER($done, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }
web-analysis-busy = Many games are being analysed just now. This page asks again by itself.
web-analysis-away = The server cannot be reached just now. This page asks again by itself.
web-analysis-done = The analysis is finished.
web-analysis-chances = Chance to win after each turn
web-analysis-about = The same in numbers
web-analysis-percent = { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%
web-analysis-share = { $name } { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%
web-analysis-after = { $turn ->
    [0] At the beginning: { $chances }
   *[other] After turn { NUMBER($turn, useGrouping: 0) }: { $chances }
}
web-analysis-when = { $turn ->
    [0] Beginning
   *[other] Turn { NUMBER($turn, useGrouping: 0) }
}
web-analysis-slider = Go to the end of a turn
web-analysis-look = Look at this moment
web-analysis-mistakes = The largest mistakes
web-analysis-mistakes-so-far = The largest mistakes so far
web-analysis-judged = Moves that were judged: { $names }
web-analysis-none = There is no mistake that is worth telling, as a bot sees it.
web-analysis-mistake = Turn { NUMBER($turn, useGrouping: 0) }: { $name }
web-analysis-lost = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } percentage point lost
   *[other] { NUMBER($points, useGrouping: 0) } percentage points lost
}
web-analysis-chosen = Chosen, { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%: { $option }
web-analysis-better = Better, { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%: { $option }
web-analysis-how = Judged by what could be known then: the graph by what those who watch knew, a move by what its player knew. At most one mistake of each turn is told. Thoughts for each: { NUMBER($thoughts, useGrouping: 0) }.

# Records from files

web-open = Open a record
web-open-line = A game that is over, as text or JSON lines. Choose the file, or drop it here.
web-open-choose = Choose a file
web-refused-no-record = This file is no record of a game.
web-refused-bad-record = This record is damaged or was changed, so it is not opened. { $why }
web-refused-seat-record = This is what one player saw while the game was running. Save the record again when the game is over.
web-refused-unfinished-record = The game of this record is not over yet. Finish it first, then open its record.
web-refused-heavy-record = Reading this record takes far too long, so it is not opened.
web-refused-long-record = This record is too long to open. Number of steps: { NUMBER($steps) }; limit: { NUMBER($most) }.
web-refused-unplayable-record = This record begins with cards that no game lays out like that, so it is not opened.
web-refused-long-field = This record has a line that is far too long, so it is not opened.
web-refused-not-over = That is for games that are over, and this one is still being played.
web-refused-long-game = This game is too long to replay. Number of steps: { NUMBER($steps) }; limit: { NUMBER($most) }.
web-refused-no-seat = There is no such seat at this table.
web-refused-over-here = The game is over here. Go back a little first.
