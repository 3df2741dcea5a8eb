## The balance report: `animalfolk report` and the page that it writes. Read only when it is wanted.

# The command

report-no-games = Cannot read { $file }: it holds no games of animalfolk report.
report-strange = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } game in { $file } was played with other rules or bots and is not counted.
   *[other] { NUMBER($count, useGrouping: 0) } games in { $file } were played with other rules or bots and are not counted.
}
report-done = Games: { NUMBER($games, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }. The report is written: { $file }
report-beside = Beside it lie the tables: { $files }.

# The page

report-title = Who wins at the market?
report-subtitle = The balance of animalfolk. Games: { NUMBER($games, useGrouping: 0) }
report-made = Games: { NUMBER($games, useGrouping: 0) }. Bots: { $bots }. Seed: { $seed }. Version of rules and bots: { $version }.
report-again = The same command plays the same games again:
report-early = The run ended early. Games that were played: { NUMBER($games, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }.
report-how = The decks of each game were drawn by lot from all twelve, and each as likely as the others. P1 is whoever begins. Of 24 games, 8 are of two players, 4 of three, 3 of four, 3 of two teams, and one each of solo and co-op games at the three difficulties.
report-interval = A number in brackets is a 95 % interval: where the true number lies with that confidence. The game is the sample, so that players of one game do not count as if they had nothing to do with each other. Shares are by Wilson.
report-care = What goes together with winning need not be the reason for it, and bots are no people: these are the habits of the bots that played, not what the cards can do at best.
report-stopped = Games that were stopped because they took too long, and count as won by nobody: { NUMBER($count, useGrouping: 0) }.
report-table = The numbers: { $file }
report-contents = Contents
report-file = { $file } has all figures.
report-interval-text = { $value } ({ $low } to { $high })
report-percent = { $number } %
report-range = { $low } to { $high }
report-none = –

report-seats = Seats
    .about = How often each seat wins, with the share that all would have if seats were equal as a dash. In teams, P1 stands for the pair that begins.
    .plot = Win share of each seat, by number of players
report-first = Does it pay to begin?
    .about = By how many percentage points whoever begins wins more than an equal share.
    .plot = Advantage of the first seat, by number of players
report-company = Against the Company
    .about = How often the Company is beaten, alone and by two together, at each difficulty. The table tells it by deck, too: over all games against the Company in which that deck is in the market.
    .plot = Games won against the Company, by difficulty
report-lengths = How long games are
    .about = Turns that the player who begins has in a game, and in how many of a hundred games.
    .plot = Share of games by the number of turns
report-decks = Decks
    .about = A deck lies in the market for all, so no deck wins or loses. What is counted is whether those win who bought the most cards of it (all of them, if several bought equally many), compared with equal shares for everybody at the table: +10 % means eleven wins where lot gives ten. The dashed line is the average of all decks. Partners count as one. The table also has how large a part of the cards in winners’ stacks is of the deck, and in those of the others.
    .plot = How much more often than by lot whoever bought the most of a deck wins
report-pairs = Pairs of decks
    .about = The same for two decks in one game: whether those win who bought the most cards of the two, and some of each. A number stands where the interval leaves the average out; with so many pairs, a few of those are chance.
    .plot = How much more often than by lot whoever bought the most of two decks wins
report-deck-lengths = Decks and the length of games
    .about = Turns of each player in games of two with this deck in the market.
    .plot = Turns in games of two, by deck
report-deck-first = Decks and who begins
    .about = How often the player who begins wins games of two with this deck in the market.
    .plot = Win share of the first of two, by deck
report-bought = Cards bought and built
    .about = How often each copy of a card is bought in a game, as a bar, and laid into a stack, as a dash; in games against other players in which its deck is in the market. Players begin with the cards of value 1, which are seldom for sale.
    .plot = Purchases and uses in stacks of each copy, by card
report-buyers = Cards and winning
    .about = How much more often than by lot those win who bought the card at least once. The dashed line is the average of all cards. The table has the same for those who built a stack with it; winners have built more, so that nearly all of these lie high. Cards of value 1, with which players begin, are left out of the plot.
    .plot = How much more often than by lot whoever bought a card wins

report-axis-lot = % more often than by lot
report-axis-share = % of games won
report-axis-points = percentage points above an equal share
report-axis-turns = turns of each player
report-axis-first = % won by whoever begins
report-axis-bought = times a game, for each copy

report-seat = P{ NUMBER($number, useGrouping: 0) }
report-kind-two = two players
report-kind-three = three players
report-kind-four = four players
report-kind-teams = teams
report-kind-solo = solo, standard
report-kind-solo-gentle = solo, gentle
report-kind-solo-stern = solo, stern
report-kind-coop = co-op, standard
report-kind-coop-gentle = co-op, gentle
report-kind-coop-stern = co-op, stern
report-mode-solo = solo
report-mode-coop = co-op
report-difficulty-gentle = gentle
report-difficulty-standard = standard
report-difficulty-stern = stern

report-column-kind = Way to play
report-column-games = Games
report-column-stopped = Stopped
report-column-turns = Turns
report-column-median = Median
report-column-p10 = Eight in ten
report-column-seat = Seat
report-column-won = Won
report-column-share = Share
report-column-above = Above an equal share
report-column-deck = Deck
report-column-other = And
report-column-bought = Bought in a game
report-column-wins = Wins beside lot
report-column-stall_won = In winners’ stacks
report-column-stall_lost = In others’ stacks
report-column-first = First of two wins
report-column-card = Card
report-column-value = Value
report-column-copies = Copies
report-column-ever = Games with a purchase
report-column-built = Built in a game
report-column-buyers = Buyers’ wins beside lot
report-column-builders = Builders’ wins beside lot
report-column-mode = Way to play
report-column-difficulty = Difficulty
