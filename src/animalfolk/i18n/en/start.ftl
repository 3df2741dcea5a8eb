## Before and after the table: menu, set-up, saved games, replays of the full-screen game. The plain lines offer the same
## options and bots.

# The menu

begin-title = animalfolk
begin-subtitle = merchants of the animal world, on market day
begin-menu-play = Play now
    .line = { $people ->
        [one] you against { $bots }, with the { $decks }
       *[other] { $bots } at the table, with the { $decks }
    }
begin-menu-new = New game
    .line = choose the way to play, the players and the decks
begin-menu-resume = Go on
    .line = { $number ->
        [0] no unfinished game is saved
        [one] with the game that was left
       *[other] with one of { NUMBER($number, useGrouping: 0) } games that were left
    }
begin-menu-replay = Watch a game
    .line = { $count ->
        [0] no game is saved yet
       *[other] step by step, from any seat, and play on from anywhere
    }
begin-menu-cards = Cards
    .line = what every card of every deck does
begin-menu-learn = Learn by playing
    .line = a first game with explanations, in about ten minutes
begin-menu-rules = Rules
    .line = in short, or one by one
begin-menu-language = Language
    .line = the one you read
begin-menu-quit = Quit
    .line = until next time
begin-key-choose = choose
begin-key-back = back
begin-key-begin = begin
begin-key-change = change
begin-key-next = next line
begin-key-page = next page
begin-key-find = find
begin-key-on = read on

# Reading cards and rules

begin-read-short = In short
begin-read-find = Find a card by its name
begin-read-none = No card is called so.

# A new game

begin-new-title = New game
begin-page-players = Players
begin-page-decks = Decks
begin-page-options = Options
begin-count = How many play
begin-count-of = { $count ->
    [one] 1 player
   *[other] { NUMBER($count, useGrouping: 0) } players
}
begin-seat = Seat { NUMBER($number, useGrouping: 0) }
begin-seat-person = a person
begin-seat-novice = a novice bot: often plays anything
begin-seat-peddler = a peddler bot: slips now and then
begin-seat-trader = a trader bot: plays soundly
begin-seat-merchant = a merchant bot: plans its turns
begin-seat-master = a master bot: thinks far ahead
begin-seat-simple = a simple bot: plays by old habits
begin-seat-random = a bot that plays anything
begin-seat-named = called { $name }
begin-name = Name
begin-partners = Partners sit opposite each other: seats 1 and 3 play against seats 2 and 4.
begin-together = You play together against the Company.
begin-alone = You play alone against the Company.
begin-order = Seats, in the order of play
begin-first = Who begins
begin-first-random = the lot decides
begin-start = Begin
begin-leave-form = Back
begin-summary = { $way }: { $names }; { $decks }
begin-summary-open = { $how ->
    [random] { $way }: { $names }; decks to be drawn by lot
   *[draft] { $way }: { $names }; decks to be chosen in turn
}

# Decks

begin-decks-how = The decks
begin-decks-first = those of a first game
begin-decks-named = chosen by name
begin-decks-random = drawn by lot
begin-decks-draft = chosen in turn, as in tournaments
begin-decks-about = { $how ->
    [first] The calmest decks, good for getting to know the game:
    [named] Choose { NUMBER($count, useGrouping: 0) } decks with Space or the mouse; { NUMBER($number, useGrouping: 0) } chosen so far.
    [random] { NUMBER($count, useGrouping: 0) } of these are drawn by lot:
   *[draft] Everybody bans one of these and picks one; gold for whoever begins later:
}
begin-decks-none = No deck is chosen yet.
begin-decks-few = { NUMBER($count, useGrouping: 0) } decks are needed, and fewer fit. Please ask for less.
begin-deck-head = deck
begin-rating-complexity = complexity
begin-rating-interaction = interaction
begin-rating-nastiness = nastiness
begin-rating-luck = luck
begin-rating-box = box
begin-most-any = any
begin-most-so = up to { NUMBER($most, useGrouping: 0) }
begin-most-none = none
begin-box = box { NUMBER($number, useGrouping: 0) }

# Choosing in turn

begin-draft-title = Choosing decks in turn
begin-draft-ban = { $name }, which deck stays out of this game?
begin-draft-pick = { $name }, which deck comes into this game?

# Options

begin-more = More options
begin-usual = as usual: { $value }
begin-seed = Seed
begin-seed-any = any text; the same one deals the same cards
begin-undo = Taking back
begin-undo-open = freely when alone; else if all agree
begin-undo-agreed = if nothing was seen; else if all agree
begin-undo-free = if nothing hidden was seen
begin-undo-never = never
begin-option-stacks = Stacks that win
begin-option-difficulty = How hard the Company plays
begin-option-hand_size = Cards in a full hand
begin-option-gold = Coins at the beginning
begin-option-junk_substitute = Junk stands in for a missing card
begin-option-team_build_min_active = Own cards in a stack with your partner
begin-option-company_after_each_player = The Company's turn after each player
begin-option-company_refills_market = Market filled after the Company's turn
begin-option-company_discards = Cards the Company loses
begin-option-power_on_exhaustion = It buys more with the market deck gone
begin-option-open_company_deck = All the Company's cards are open
begin-option-open_hands = Partners see each other's hands
begin-option-strict_empty_market = Lost as soon as the market is empty
begin-value-no = no
begin-value-yes = yes
begin-value-none = none
begin-value-by_seat = one more for each later seat
begin-value-cleanup = only in clean-up
begin-value-any_draw = whenever you draw
begin-value-gentle = gentle: it buys one card a turn
begin-value-standard = standard: one, later two
begin-value-stern = stern: two cards from the start
begin-value-market = to the market's pile
begin-value-removed = out of the game
begin-value-least = at least 1
begin-value-any = none needed

# Saved games

begin-back = { $name } had left this game, and a bot plays there. Is { $name } back?
begin-saved-title = { $aim ->
    [replay] Watch a game
   *[resume] Go on with a game
}
begin-saved-none = No game is saved yet. Every game is saved while you play.
begin-saved-none-open = No unfinished game is saved.
begin-saved-folder = Kept in { $file }
begin-saved-way = { $mode ->
    [teams] in teams
    [solo] alone
    [coop] together
   *[free] everybody
}
begin-saved-turn = turn { NUMBER($turn, useGrouping: 0) }
begin-saved-over = finished
begin-saved-bad = cannot be read

# Leaving

begin-unsaved = The game could not be saved ({ $reason }).

# A game step by step

replay-place = { $who ->
    [seat] Turn { NUMBER($turn, useGrouping: 0) }, step { NUMBER($number, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, as { $name } saw it
   *[all] Turn { NUMBER($turn, useGrouping: 0) }, step { NUMBER($number, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, as those who watch saw it
}
replay-log = The game so far
replay-log-empty = The game begins.
replay-here = ▶
replay-key-step = step
replay-key-turn = turn
replay-key-ends = ends
replay-key-jump = jump
replay-key-seat = seat
replay-key-log = log
replay-key-on = play on
replay-key-language = { $lang }
replay-key-leave = leave
replay-jump = To which turn, 1 to { NUMBER($most, useGrouping: 0) }?
replay-jump-bad = Please type a number from 1 to { NUMBER($most, useGrouping: 0) }.
replay-on-title = Play on from here: who sits where?
replay-on-over = The game is over here. Go back a little first.
replay-on-start = Play on
