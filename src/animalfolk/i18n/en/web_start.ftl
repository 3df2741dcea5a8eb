## The pages of the browser game around the table: start, new table, links, cards, rules, settings.

web-nav = Pages
web-nav-start = Start
web-nav-cards = Cards
web-nav-rules = Rules
web-nav-settings = Settings
web-skip = To the contents

web-start-lead = Twelve animalfolks, one market, eight stacks of goods. Buy well, shed your junk, and finish your stall first.
web-start-play = Play now
web-start-play-line = at once, against a bot
web-start-level = Your opponent
web-start-new = New table
web-start-new-line = friends, bots, teams, the Company; any decks
web-learn-line = new here? A game with explanations, in about ten minutes
web-learn-go-on = Go on learning
web-learn-go-on-line = where you left it
web-start-waiting = One moment …
web-start-link = You have a link?
web-start-link-hint = Paste it here
web-start-link-open = Open
web-start-link-bad = That is no link to a table.
web-start-yours = Your games
web-start-yours-none = Games that you begin or join stay here until you come back.
web-start-open = Waiting for players
web-start-open-none = Nobody waits just now. Make a public table, and others will find it here.
web-start-running = To be watched
web-start-running-none = No public game is being played just now.
web-start-go-on = Go on
web-start-look = Look
web-start-take = Take a seat
web-start-watch = Watch
web-start-forget = Forget
web-start-free = { $count ->
    [one] 1 seat free
   *[other] { NUMBER($count, useGrouping: 0) } seats free
}
web-start-phase = { $phase ->
    [open] waiting for players
    [drafting] choosing decks
    [running] being played
    [closed] closed
   *[over] finished
}
web-start-decks-later = decks come by lot
web-start-fan = An unofficial work by fans of Dale of Merchants, a game by Sami Laakso, published by Snowdale Design. Words and pictures here are our own.

# New table

web-new-title = New table
web-new-way = How do you play?
web-new-who = Who plays?
web-new-your-name = Your name
web-new-seat-you = you
web-new-seat-open = a person, by invitation
web-new-bot = Who sits in seat { NUMBER($number, useGrouping: 0) }
web-new-up = Move seat { NUMBER($number, useGrouping: 0) } up
web-new-decks = Which decks?
web-new-decks-count = { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) } chosen
web-new-decks-lot = { $count ->
    [one] 1 deck is drawn by lot from these ({ NUMBER($number, useGrouping: 0) })
   *[other] { NUMBER($count, useGrouping: 0) } decks are drawn by lot from these ({ NUMBER($number, useGrouping: 0) })
}
web-new-decks-draft = Each player bans one of these and picks one; the last is drawn by lot. Who begins later gets gold.
web-new-rating = { $rating }: { NUMBER($value, useGrouping: 0) } of { NUMBER($most, useGrouping: 0) }
web-new-time = Time to think
web-new-clock-none = as long as you like
web-new-clock-move = so long for each answer
web-new-clock-game = so long for the whole game
web-new-clock-seconds = Seconds for an answer
web-new-clock-minutes = Minutes for the game
web-new-clock-extra = Seconds more for each turn
web-new-public = Public: everybody sees the table in the list, may take a free seat and watch
web-new-watchers = Those who watch may write in the chat
web-new-hints = Hints while you play against bots alone
web-new-more = Rules and further options
web-new-make = Make the table
web-new-begin = Begin

# A link

web-join-title = You are invited
web-join-line = { $name } keeps a seat for you.
web-join-line-nobody = A seat is kept for you.
web-join-sit = Sit down
web-join-name = Your name
web-link-none = This link opens nothing: perhaps the seat is taken, or the game is long over.
web-link-start = To the start page

# Cards and rules

web-cards-title = All cards
web-cards-find = Find a card
web-cards-all = all decks
web-cards-none = No card fits.
web-cards-count = { $count ->
    [one] 1 card
   *[other] { NUMBER($count, useGrouping: 0) } cards
}
web-card-copies = { $count ->
    [one] 1 copy in its deck
   *[other] { NUMBER($count, useGrouping: 0) } copies in its deck
}
web-card-rulings = At the edges
web-card-before = The card before
web-card-after = The next card
web-rules-title = Rules
web-rules-find = Find in the rules
web-rules-none = Nothing speaks of that.
web-rules-other = Another reading: { $text }
web-rules-contents = Contents

# Settings

web-settings-title = Settings
web-settings-line = Kept in this browser.
web-settings-language = Language
web-settings-language-auto = as the browser has it
web-settings-theme = Light or dark
web-settings-theme-auto = as the system has it
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-motion = Motion
web-settings-motion-auto = as the system has it
web-settings-motion-full = cards travel
web-settings-motion-none = nothing moves
web-settings-pace = Pace of what others do
web-settings-pace-calm = calm
web-settings-pace-usual = usual
web-settings-pace-quick = quick
web-settings-pace-step = step by step
web-settings-sound = Sounds
web-settings-sound-on = on
web-settings-sound-off = off
web-settings-text = Size of the text
web-settings-text-small = small
web-settings-text-usual = usual
web-settings-text-large = large
web-settings-text-largest = largest
web-settings-confirm = Ask for a second press
web-settings-confirm-always = before every action
web-settings-confirm-lasting = where others play, before something hidden is shown
web-settings-confirm-never = never
web-settings-windows = Ask me where I could use a card
web-settings-windows-useful = where that may be of use
web-settings-windows-always = always
web-settings-notify = Tell me when it is my turn, also while I look at other pages
web-settings-notify-denied = The browser does not allow it; its own settings can change that.
