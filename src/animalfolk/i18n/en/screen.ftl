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
screen-bin = discard { NUMBER($count, useGrouping: 0) } (top { $card })
screen-costs = costs { NUMBER($price, useGrouping: 0) }
screen-you = You
screen-hand-count = hand { NUMBER($count, useGrouping: 0) }
screen-deck-count = deck { NUMBER($count, useGrouping: 0) }
screen-discard = discard { NUMBER($count, useGrouping: 0) }
screen-discard-top = discard { NUMBER($count, useGrouping: 0) } (top { $card })
screen-discard-pile = discard pile, the top card first: { $cards }
screen-next = next stack { NUMBER($next, useGrouping: 0) }
screen-coins = { $count ->
    [one] 1 coin
   *[other] { NUMBER($count, useGrouping: 0) } coins
}
screen-away = a bot plays here
screen-resigned = has given up
screen-known-to-others = others have seen: { $cards }
screen-hand = { $count ->
    [one] Your hand of 1 card, worth { NUMBER($total, useGrouping: 0) }
   *[other] Your hand of { NUMBER($count, useGrouping: 0) } cards, worth { NUMBER($total, useGrouping: 0) }
}
screen-hand-empty = Your hand is empty
screen-altered = { $card } { NUMBER($value, useGrouping: 0) }* (printed { NUMBER($printed, useGrouping: 0) })
screen-card = { $card } { NUMBER($value, useGrouping: 0) }
screen-set-aside = Set aside: { $cards }
screen-offered = Laid openly for the stack: { $cards }

# Questions

screen-act = What do you do?
screen-out-of-turn = { $happened ->
    [purchase] In { $active }'s turn: { $name } has bought a card. Do you react?
    [stack] In { $active }'s turn: { $name } has built a stack. Do you react?
    [technique] In { $active }'s turn: a technique of { $name } is resolved. Do you react?
    [shuffle] In { $active }'s turn: { $name } has shuffled a deck. Do you react?
   *[arrival] In { $active }'s turn: a card has come into your hand that may be used at once. Do you use it?
}
screen-how-one = Choose by its number, or with the arrow keys and Enter, or click.
screen-how-usual = Enter takes the line that is lit.
screen-mark-first = Mark cards with their numbers, the space bar or a click, then press Enter.
screen-enter-suggested = Mark cards (number, space, click). Enter alone takes { $cards }.
screen-enter-none = Mark cards (number, space, click), then Enter. Without marks: none.
screen-enter-decline = Mark cards (number, space, click), then Enter. Without marks you do not help.
screen-marked = { $count ->
    [one] Marked: 1 card, worth { NUMBER($total, useGrouping: 0) }. Enter takes it.
   *[other] Marked: { NUMBER($count, useGrouping: 0) } cards, worth { NUMBER($total, useGrouping: 0) }. Enter takes them.
}
screen-marked-short = Worth { NUMBER($total, useGrouping: 0) }. More cards must be among them.
screen-sum = { $state ->
    [short] Worth { NUMBER($total, useGrouping: 0) } of { NUMBER($need, useGrouping: 0) }: { NUMBER($missing, useGrouping: 0) } missing.
    [over] { $count ->
        [one] Worth { NUMBER($total, useGrouping: 0) }, which is { NUMBER($by, useGrouping: 0) } more than { NUMBER($need, useGrouping: 0) }. Enter takes it if that is allowed.
       *[other] Worth { NUMBER($total, useGrouping: 0) }, which is { NUMBER($by, useGrouping: 0) } more than { NUMBER($need, useGrouping: 0) }. Enter takes them if that is allowed.
    }
   *[exact] { $count ->
        [one] Worth { NUMBER($total, useGrouping: 0) }, exactly what is needed. Enter takes it.
       *[other] Worth { NUMBER($total, useGrouping: 0) }, exactly what is needed. Enter takes them.
    }
}
screen-how-order = Marked { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, in this order; the others follow as listed. Then Enter.
screen-how-run = { $all ->
    [0] { $count ->
        [1] Marked 1. Enter takes it.
       *[other] Marked { NUMBER($count, useGrouping: 0) }. Enter takes them.
    }
   *[other] { $count ->
        [1] Marked 1 of { NUMBER($all, useGrouping: 0) }. Enter takes it; what is left is asked again.
       *[other] Marked { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }. Enter takes them; what is left is asked again.
    }
}
screen-how-arrange = Mark the cards from the right: next is +{ NUMBER($slot, useGrouping: 0) }. The others follow as they lie. Then Enter.
screen-done = Enter: done
screen-suggested = s: suggested
screen-back = Escape: back
screen-empty-slot = an empty slot

# Around the table

screen-turn = Turn { NUMBER($turn, useGrouping: 0) }: your turn
screen-turn-of = Turn { NUMBER($turn, useGrouping: 0) }: { $name }'s turn
screen-sits = at the keyboard: { $name }
screen-thinks = { $name } is thinking …
screen-waits = The others may react …
screen-telling = { $pace ->
    [step] Space: next. Escape: skip to your turn.
   *[other] Space: skip to your turn.
}
screen-pace = Pace of what others do: { $pace ->
    [quick] quick
    [calm] calm
    [step] step by step, with the space bar
   *[usual] usual
}.
screen-over = The game is over. Press Enter for the result, or q to leave.
screen-news = New
screen-news-more = { $count ->
    [one] l: 1 more new line
   *[other] l: { NUMBER($count, useGrouping: 0) } more new lines
}
screen-log = What happened
screen-log-empty = Nothing has happened yet.
screen-foot-keys = ? keys
screen-foot-card = c card
screen-foot-find = f find
screen-foot-log = l log
screen-foot-piles = p piles
screen-foot-hint = h hint
screen-foot-undo = u undo
screen-foot-turn = U turn
screen-foot-rules = r rules
screen-foot-language = L { $lang }
screen-foot-leave = q leave
screen-saving = Careful: the game cannot be saved just now ({ $reason }). You can go on playing.

# Looking things up

screen-close = Escape closes this
screen-find = Find a card
screen-find-hint = Type a part of its name
screen-find-none = No card in this game is called so.
screen-language = Another language
screen-rules = The rules in short
screen-keys-title = Keys
screen-keys =
    1 2 3 …      choose a line, or mark a card where several are asked
    ↑ ↓ ← →      go to another line        Enter   take it, or what is marked
    Space        mark or unmark a card     Escape  go back, or unmark all
    s            mark what is suggested
    h            hints: the three best answers, against bots alone
    u            take back your last step
    U            take back your whole turn
    c            the text of the card that is lit
    f            find any card of the game
    l            the log of the game
    p            the piles, schedules and stalls
    r            the rules in short
    t            the pace of what others do
    PgUp PgDn    scroll the table
    A            be asked also where nothing is of use, or not any more
    L            another language
    X            give up
    q            leave; the game is saved

    With the mouse: click a line to choose or mark it, click any card to read it, click a player or the market for the piles.
screen-piles = Piles, schedules and stalls
screen-schedule-of = { $who ->
    [you] Your schedule: { $cards }
   *[other] { $name }'s schedule: { $cards }
}
screen-stall-of = { $who ->
    [you] Your stall: { $cards }
   *[other] { $name }'s stall: { $cards }
}

# Taking back, giving up, leaving

screen-yes = y: yes
screen-no = n: no
screen-undo-ask = { $count ->
    [one] It is taken back if { $names } agrees. Do you ask?
   *[other] It is taken back if { $names } agree. Do you ask?
}
screen-undo-agree = { $turn ->
    [yes] { $name }: do you agree that { $asker } takes back the whole turn?
   *[no] { $name }: do you agree that { $asker } takes back the last step?
}
screen-resign = Do you give up? That cannot be taken back.
screen-leave = Leave the table? The game is saved, and you can come back to it.

# Passing on

screen-pass-go = Enter: { $name } is here
screen-pass-leave = q: save the game and leave
screen-pass-undo = u: { $name } would like to take back the last step

# The end

screen-end-leave = Enter: leave the table
screen-end-stay = Escape: look at the table once more
screen-nothing-suggested = Nothing is suggested here.

# What is written on keys

key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-home = Home
key-end = End
