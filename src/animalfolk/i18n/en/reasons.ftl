## Why something cannot be done, a whole sentence for each code of an error. Options, modes, keys and names of cards
## stand as people type them; $came is what stands in the text.

# Options and players

why-option = There is no option "{ $option }". There are: { $options }.
why-option-named = The option { $option } cannot be used: the manual names such things but gives no rules for them, and none are invented here.
why-option-number = The option { $option } is a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not "{ $value }".
why-option-value = The option { $option } is one of { $names }, not "{ $value }".
why-option-mode = The option { $option } is for these modes: { $modes }; not for { $mode }.
why-exclude = With difficulty={ $difficulty } the Company’s purchasing power never changes, so it does not go together with power_on_exhaustion=yes.
why-players = In the mode { $mode } the number of players can be { $allowed }; not { NUMBER($players, useGrouping: 0) }.
why-seed = A seed is 32 digits of 0-9 a-f, not "{ $seed }".
why-first = The first player is one of P1 to P{ NUMBER($players, useGrouping: 0) }, not "{ $first }".

# Decks

why-deck = There is no deck "{ $deck }". There are: { $decks }.
why-deck-twice = Each deck is used once; one is named twice: { $decks }.
why-deck-count = In the mode { $mode } with { $players ->
    [one] 1 player
   *[other] { NUMBER($players, useGrouping: 0) } players
} the number of decks is { NUMBER($need, useGrouping: 0) }, not { NUMBER($count, useGrouping: 0) }: { $decks }.
why-deck-way = Decks are chosen by their names, or by one of { $ways } alone, not by "{ $way }".
why-few-decks = The wish { $wish } leaves too few decks: { NUMBER($need, useGrouping: 0) } are needed. { $count ->
    [0] None is left.
   *[other] There are: { $decks }.
}
why-first-game = A first game has 1 to { NUMBER($most, useGrouping: 0) } decks, not { $count }.
why-first-game-wish = The decks of a first game are given, so "{ $wish }" cannot be asked of them.
why-wish = Decks are chosen by { $kinds }, not by "{ $kind }".
why-wish-number = { $kind } is a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, as in { $kind }=1, not "{ $number }".
why-wish-twice = { $kind } is asked for twice.
why-pool = { NUMBER($players, useGrouping: 0) } players need { NUMBER($need, useGrouping: 0) } decks, and there are { NUMBER($count, useGrouping: 0) }.
why-draft-open = The decks are not chosen yet.
why-rematch = A game must be over before the next one begins, and this one is not.

# Tables

why-clock = A clock is one of { $kinds }, not "{ $kind }".
why-clock-seconds = A clock counts from 1 to { NUMBER($most, useGrouping: 0) } seconds, which { $clock } does not.
why-clock-form = A clock is written like game:600+10, not "{ $clock }".
why-clock-reaction = Whoever may react has { NUMBER($most, useGrouping: 0) } seconds at most with this clock, unlike { $clock }.
why-undo = What can be taken back is one of { $undos }, not "{ $undo }".
why-settings = A table has hold=yes or hold=no, undo, clock, hints=yes or hints=no and lesson, not "{ $word }".
why-lesson = A lesson is one of { $lessons }, not "{ $lesson }".
why-learned = There is no "{ $step }" to be learned here.
why-seat-kind = In a seat sits one of { $kinds }, not "{ $kind }".
why-seat-name = A name has letters that can be shown, no // and no spaces around it, unlike { $name }.
why-seat-missing = This game has no such seat.
why-seats = A game has as many seats as players, { NUMBER($players, useGrouping: 0) }, not { NUMBER($seats, useGrouping: 0) }.
why-nonce = A nonce is made of letters and digits, unlike "{ $nonce }".
why-entry = The entry is incomplete or has something else in it: { $came }

# Scripted chance

why-roll = A scripted roll of this die is one of { $sides }, not { NUMBER($roll, useGrouping: 0) }.
why-pick = The scripted card { $card } cannot be picked; there are: { $cards }
why-shuffle = The scripted card { $card } is not in the pile that is shuffled; there are: { $cards }

# Words of a position

why-number = A number is expected here, not "{ $came }".
why-numbers = Numbers are expected here, so many: { NUMBER($count, useGrouping: 0) }, not "{ $came }".
why-count = A number from 0 on is expected here, not "{ $came }".
why-most = A number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } is expected here, not "{ $came }".
why-card = The name of a card is expected here, not "{ $came }".
why-player = A player P1 to P4 is expected here, not "{ $came }".
why-absent = The number of players is { NUMBER($players, useGrouping: 0) }, so "{ $came }" does not fit.
why-knowers = Numbers of players or w are expected here, not "{ $came }".
why-mark = Behind # a number up to { NUMBER($most, useGrouping: 0) } is expected, not "{ $came }".
why-copy = A card that copies another is expected here, = and that card, not "{ $came }".
why-aside = A card and /deck1 or /market1 is expected here, not "{ $came }".
why-change = The card does not allow this change: { $came }
why-alteration = An alteration like add/1/P1/all is expected here, not "{ $came }".
why-worth = With these alterations a card would count more than it ever can, which is { NUMBER($most, useGrouping: 0) }.
why-words = There is more in this line than it can ever hold: { NUMBER($most, useGrouping: 0) } words at most.
why-box-card = There is more of the card { $card } than the box has: { NUMBER($count, useGrouping: 0) }; there can be at most { NUMBER($most, useGrouping: 0) }.
why-box-deck = The card { $card } belongs to none of the decks in play: { $decks }.
why-box-junk = There is more junk than any game has: { NUMBER($count, useGrouping: 0) }, and at most there can be { NUMBER($most, useGrouping: 0) }.
why-box-stacks = A stall has more stacks than the game: { NUMBER($count, useGrouping: 0) }; there can be at most { NUMBER($most, useGrouping: 0) }.
why-box-coins = There are more coins than the players can have: { NUMBER($count, useGrouping: 0) }; there can be at most { NUMBER($most, useGrouping: 0) }.
why-note = One of { $kinds } and a player is expected here, like purchase/P1, not "{ $came }".
why-note-card = A card stands behind an arrival and behind nothing else, unlike "{ $came }".

# Lines of a position

why-header = The line "{ $header }" is expected here.
why-key-value = A line "key: value" is expected here, each key once, not "{ $came }".
why-once = The line "{ $key }" is here a second time.
why-line-unknown = A position has no such line: { $came }
why-state = Data of version { NUMBER($format, useGrouping: 0) } are expected, not of "{ $came }".
why-market = Five slots are expected, the leftmost first, - for an empty one, not "{ $came }".
why-junk = A number is expected here, or 0 made 3, not "{ $came }".
why-known = The card { $came } is not in the hand of { $player }.
why-gold = A line about gold needs the line rules: gold=by_seat.
why-power = The purchasing power is a number from 1 to { NUMBER($most, useGrouping: 0) }, not { $came }.
why-yes-no = yes or no is expected here, not "{ $came }".
why-partners = The stall of both partners stands in the line { $key }, not in { $came }.
why-empty-stack = Every stack needs cards, unlike "{ $came }".
why-stacks = While nobody has won, a stall has fewer stacks than { NUMBER($stacks, useGrouping: 0) }, unlike "{ $came }".
why-groups = Five groups like 43210 are expected here, not "{ $came }".
why-hold = The number of players is { NUMBER($players, useGrouping: 0) }, so "{ $came }" cannot wait.
why-moment = One of { $moments } is expected here, not "{ $came }".
why-frames-missing = A line frames is needed, since something is going on in this position.
why-frames = The line frames does not fit the rest of the position: { $came }
why-frame = A frame like act>play(more=1) or spyglass?keep is expected here, with a wait and values that it can have, not "{ $came }".

# Records

why-record = The line "animalfolk record 1" or "animalfolk record 2" is expected here.
why-record-version = This record is of a version that is not known here.
why-cut-off = The record is cut off: its last line is missing.
why-altered = The record was altered: its lines do not fit its chain.
why-viewer = This is what one seat saw of a game; it cannot be played again.
why-keys = One of the lines { $keys } is expected here, each once, not "{ $came }".
why-line-missing = The line "{ $key }" is missing.
why-line-other = The line "{ $wanted }" is expected here, not "{ $came }".
why-line-extra = This line does not belong here: { $came }
why-edition = The rules of the edition { $edition } are known here, not those of "{ $came }".
why-step = A line like "3 P1: play spyglass; cookies" is expected here, not "{ $came }".
why-turn = An answer in turn { NUMBER($turn, useGrouping: 0) } is expected here, not "{ $came }".
why-answer = { $player } cannot answer "{ $answer }" here. { $asked ->
    [none] Nobody is asked any more.
   *[other] { $asked } is asked { $prompt }, and offered are: { $offered }
}
why-draft = Such a draft cannot be held: { $draft }
why-draft-decks = The decks of this game are { $decks }; the draft has led to others.
why-result = The line "result: { $result }" is expected here.
why-commit = The seed and the nonce are not those to which the table was bound.
why-people = Only people can stand here: { $people }; not "{ $came }".
why-event = Such an event is not known: { $came }
why-json = A JSON object is expected in this line; the record is damaged or cut off here: { $came }
why-json-text = Behind "{ $key }" a text of one line is expected, not { $came }
why-json-step = turn, seat, answers and hash are expected in this line, not { $came }
why-json-seat = told and hash, or turn, seat, answers and hash are expected in this line, not { $came }
why-json-apart = Answers and events are expected one by one in this line, not { $came }

# Scenarios

why-scenario = id:, title: or { $key } is expected here, not "{ $came }".
why-expectation = Neither an answer nor an expectation: { $came }
why-differs = The scenario says "{ $expected }", but it is: { $came }
why-differs-asked = The scenario says "{ $expected }", but it is: { $came } { $asked ->
    [none] (nobody is asked any more)
   *[other] ({ $asked } is asked { $prompt })
}
why-differs-prompt = The scenario says "{ $expected }", but { $asked ->
    [none] nobody is asked any more.
   *[other] { $asked } is asked { $prompt }.
}
why-differs-players = The number of players is { NUMBER($players, useGrouping: 0) }, so "{ $expected }" cannot be.
why-together = { $player } cannot answer "{ $answer }" here: the cards are there, but they cannot be completed together. { $asked } is asked { $prompt }.
why-option-text = No option is written "{ $came }". There are: { $known }, names of cards, players and numbers.
why-slot = A card and its slot are expected here, like spyglass+0 or spyglass+bin, not "{ $came }".
why-comma = No option and no event has a comma, unlike "{ $came }". Semicolons stand between them.
why-refused-changed = The answer "{ $answer }" was refused, and yet it has changed the game.
why-refused-taken = The answer "{ $answer }" should be refused, but it was taken.
