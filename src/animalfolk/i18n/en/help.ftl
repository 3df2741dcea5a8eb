## The help of the command line. This file is also read without Fluent (i18n/plain.py): text and { $name } only,
## no choices, functions, terms or attributes. Flags, commands and names such as macaws stay as they are.

usage-line = Usage: animalfolk { $what }
usage-flags = [FLAGS]
usage-about = The card game Dale of Merchants, played in a terminal. An unofficial fan work.
usage-more = animalfolk COMMAND --help tells all about a command.
usage-examples = Examples
usage-usual = Usual: { $value }.

usage-group-playing = Playing
usage-group-reading = Reading
usage-group-checking = Checking
usage-group-measuring = Measuring
usage-group-shell = For the shell
usage-group-who = Who plays
usage-group-game = The game
usage-group-table = The table
usage-group-where = Where to look
usage-group-which = Which cards
usage-group-many = The games
usage-group-output = Output
usage-group-address = Where it is found
usage-group-keeping = What is kept
usage-group-limits = Limits
usage-group-general = In general

usage-value-command = COMMAND
usage-value-number = NUMBER
usage-value-file = FILE
usage-value-folder = FOLDER
usage-value-text = TEXT
usage-value-names = NAMES
usage-value-name = NAME
usage-value-deck = DECK
usage-value-decks = DECKS
usage-value-option = NAME=VALUE
usage-value-language = LANGUAGE
usage-value-bots = BOTS
usage-value-bot = BOT
usage-value-pair = LOW HIGH
usage-value-shell = SHELL
usage-value-action = ACTION
usage-value-address = ADDRESS
usage-value-addresses = ADDRESSES

## Flags of several commands

usage-any-lang = The language: { $languages }. Usual: that of your system.
usage-any-help = Show this help.
usage-any-plain = Plain lines instead of the full screen: for screen readers, and what pipes always get.
usage-any-mode = The way to play: everybody for themselves, two against two, alone or two together against the Company.
usage-any-difficulty = How strong the Company is, in solo and coop.
usage-any-stacks = How many stacks win, 1 to 10; 5 makes a short game. Usual: 8, in teams 10.
usage-any-option = Any option of the rules, once for each, as in --option gold=by_seat. The options: { $options }.
usage-any-ray = Work on Ray, with the same result: in the cluster at this address, or without one on a Ray of its own on this machine. Needs the package animalfolk[ray].

## animalfolk

usage-version = Show the version, and whether the engine is compiled.
usage-interpreted = animalfolk { $version }, Python { $python }, interpreted engine
usage-compiled = animalfolk { $version }, Python { $python }, compiled engine
usage-complete = Language { $lang }: { $found } of { $wanted } messages are translated.

## play

usage-play = Play with friends at this keyboard, against bots, or alone.
usage-play-about =
    Play in the terminal: you and your friends at this keyboard, bots in the other seats.
    Without flags you choose on the screen; Enter begins a game against a bot. Every answer is saved at once.
usage-play-players = Names of the people at this keyboard, with commas: Anna,Ben
usage-play-bots = How many bots play. Usual: as many as are needed for two.
usage-play-bot = Which bots, with commas: novice, peddler, trader, merchant or master. They take the bots' seats in turn.
usage-play-first = Who begins. Usual: random, by the seed.
usage-play-decks =
    Animalfolk decks by name, one more than players: macaws,pandas,squirrels. Or one of these words: first, the calmest;
    random, by lot; random:complexity=1,nastiness=0, by lot from those that are rated at most so (also interaction and
    luck, each 0 to 3; box is 1 or 2); draft, where each player bans one and picks one, with gold by seat. Usual: first.
usage-play-seed = Any text; the same seed deals the same cards.
usage-play-undo = What may be taken back: nothing; what has shown nothing hidden; also more, if all others agree; or anything.
usage-play-no-hold = A turn with nothing left to decide ends by itself, without waiting for you.
usage-play-no-hints = No hints, also where you play against bots alone.
usage-play-resume = Go on with a saved game.
usage-play-save = Keep the game in this file.
usage-play-1 = Choose on the screen; Enter begins.
usage-play-2 = Two people, three decks by name.
usage-play-3 = A short and peaceful game of two bots, to watch.
usage-play-4 = With a bot as partner against a gentle Company.

## learn

usage-learn = Learn the game by playing it, in about ten minutes.
usage-learn-about =
    A first game in which each step is explained, in plain lines: buying, playing, building, discarding, reading cards,
    taking back, and winning. Every answer is saved at once, and a lesson that was left goes on where it was.
usage-learn-anew = Begin again, also if a lesson was left.
usage-learn-save = Keep the lesson in this file.
usage-learn-plain = As always: a lesson is in plain lines.
usage-learn-1 = Begin, or go on with a lesson that was left.
usage-learn-2 = Begin again.

## replay

usage-replay = Look at a game that was played, step by step.
usage-replay-about =
    Look at a saved game step by step, forwards and backwards. Into a pipe or a file goes the story of the game, line by line.
    A game that still runs is seen only as its people, or those who watch, may see it.
usage-replay-turn = Begin with this turn. Usual: the first.
usage-replay-seat = Look from this seat. Usual: as those who watch.
usage-replay-1 = Step through the game on the screen.
usage-replay-2 = Read what the second player saw, from turn 7 on.

## serve

usage-serve = Host games for others to play over the network.
usage-serve-about =
    Host games that others play over the network, in a browser or with a program. Nobody needs an account. Every answer is kept in a database before anybody is told, so a restart loses nothing. Ctrl-C or SIGTERM stops it in good order.
    Each setting can be a line of a file in TOML (port = 8080), a variable (ANIMALFOLK_PORT=8080) or a flag (--port 8080): the flag wins, then the variable, then the file. In files and variables a hyphen is written as _. docs/hosting.md tells more.
usage-serve-host = Which of this computer's addresses is listened at: 0.0.0.0 is all, for others to reach it.
usage-serve-port = The port; 0 takes any that is free.
usage-serve-public-url = How people reach it from outside, if that is through another server: https://games.example.org
usage-serve-origins = Other pages that may use this server, with commas: https://example.org
usage-serve-hosts = Further names by which people find this server, with commas: games.home. Names of this computer need not be named; * takes any.
usage-serve-proxies = Servers in front of this one, which may say from where somebody comes.
usage-serve-metrics-from = Who may read the figures for Prometheus at /metrics: addresses or networks, as in 10.0.0.0/8.
usage-serve-workers = How many processes serve. Several share a PostgreSQL; one that ends is started again.
usage-serve-open = Open the game in the browser of this computer.
usage-serve-config = Read the settings from this file, in TOML.
usage-serve-database = Where games are kept: sqlite:///games.db or postgresql://user@host/name. Usual: a file in your folder for such things.
usage-serve-redis = Let Redis carry news between servers instead of PostgreSQL: redis://localhost
usage-serve-log-level = What is told in the log, which goes to standard error as lines of JSON.
usage-serve-grace-seconds = How long the seat of somebody who is gone waits before a bot answers there.
usage-serve-idle-seconds = How long a table that nobody uses stays in memory.
usage-serve-bot-workers = How many bots may think at the same time.
usage-serve-bot-seconds = How long a bot may think before it has to answer.
usage-serve-makes-per-minute = How many visitors and tables may be made from one address.
usage-serve-lobby-tables = How many public tables made from one address may wait for people.
usage-serve-lobby-seats = How many seats of somebody else's public table may be taken from one address without an invitation.
usage-serve-asks-per-second = How much may be asked with one token.
usage-serve-1 = Try it on this computer: http://127.0.0.1:8000
usage-serve-2 = For everybody in this network, with the games in a file here.
usage-serve-3 = All settings from a file.
usage-serve-4 = One of them from a variable.

## backup

usage-backup = Take, check or bring back a backup of a server's games.
usage-backup-about =
    Copy all games of a server to a file, check a copy or a database, or bring a copy back.
    take can be done at any time while people play. restore checks the copy first, needs a server that is stopped, and keeps what was there under another name. Databases of PostgreSQL have pg_dump and pg_restore; check is for both.
usage-backup-file = The copy. Without it, check looks at the database itself.
usage-backup-database = The database of the server: sqlite:///games.db or postgresql://user@host/name. Usual: the one that serve uses.
usage-backup-config = Read the address of the database from the server's file of settings.
usage-backup-1 = Copy everything as it is at this moment.
usage-backup-2 = Is the copy whole?
usage-backup-3 = Is everything in a database sound?
usage-backup-4 = Bring the copy back, while the server is stopped.

## cards

usage-cards = Look up cards: all of them, a deck, or one with its rulings.
usage-cards-about =
    The cards by deck, with value, kind and number of copies; + marks those after which you act again.
    The name of a card shows it with its text and rulings; a part of the name will do. The name of a deck lists its cards.
usage-cards-deck = Only cards of this deck.
usage-cards-kind = Only cards of this kind.
usage-cards-value = Only cards of this value.
usage-cards-word = Only cards with this in their name or text.
usage-cards-1 = All cards, by deck.
usage-cards-2 = One card.
usage-cards-3 = The cards of a deck.
usage-cards-4 = The passive cards of value 5.
usage-cards-5 = Cards that speak of the market.

## rules

usage-rules = Read or search the rules, as we read them.
usage-rules-about =
    The rules as we read them: a group, a rule, a ruling, a deck or a card. Any other word is searched for in all of them.
    Without a name it lists the groups and decks there are.
usage-rules-1 = What there is.
usage-rules-2 = A group of rules.
usage-rules-3 = One rule.
usage-rules-4 = A card and its rulings.
usage-rules-5 = Every rule that speaks of overpaying.

## check

usage-check = Run scenario files, and say at which line one differs.
usage-check-about =
    Run scenario files and say at which line one differs; folders are searched for *.scenario.
    The exit code is 0 if all hold, 1 if one differs, 2 if one cannot be read.
usage-check-1 = One file.
usage-check-2 = All in a folder and below.

## verify

usage-verify = Check that a saved game is whole and was played by the rules.
usage-verify-about =
    Play saved games again and say whether every answer was allowed, the lines are unchanged, and the seed is the one promised at the start.
    Folders are searched for *.animalfolk and *.jsonl; - reads from a pipe. The exit code is 0 if all are good, 1 if one is not, 2 if a file cannot be read.
usage-verify-json = One JSON object for each file.
usage-verify-1 = One game.
usage-verify-2 = All games of a folder, for a program to read.
usage-verify-3 = A game from a pipe.

## simulate

usage-simulate = Let bots play many games, and count who wins.
usage-simulate-about =
    Bots play many games. Then a table says who won, by seat and by bot, and how long the games took.
    P1 begins. The bots move on by one seat with every game, so that each sits everywhere equally often. The same command gives the same games, whatever --jobs is. Ctrl-C ends early and shows what there is.
usage-simulate-games = How many games.
usage-simulate-bots = Which bots, with commas: master,trader. They take the seats in turn. There are random, simple, novice, peddler, trader, merchant and master, and levels with other counts as in master@100x1: 100 thoughts about the turn at hand alone.
usage-simulate-seed = Any text; the same seed deals the same games.
usage-simulate-cap = A game ends undecided after so many answers; such games are counted apart.
usage-simulate-jobs = How many games are played at once. Usual: as many as there are processors.
usage-simulate-players = How many play. Usual: as few as the way to play allows.
usage-simulate-decks = Decks by name, one more than players; random, drawn anew for each game, or random:nastiness=0; first, the calmest; all, every combination in turn.
usage-simulate-json = Write all games and the table as JSON, to a file or to standard output in place of the table.
usage-simulate-1 = Two bots against each other.
usage-simulate-2 = Teams, all combinations of decks, another seed.
usage-simulate-3 = Alone against a strong Company; all games go into a file.

## arena

usage-arena = Let two kinds of bots meet in the same deals, and rate them.
usage-arena-about =
    Two bots meet: ours, then theirs. Every deal is played from all seats: ours sits alone against others in turn, in teams with its like; against the Company it plays without others. A table says how much ours has won, within what, and how long it thinks.
    Bots: random, simple, and the levels novice, peddler, trader, merchant and master. A level may have other counts: master@100 has 100 thoughts (fewer with more than two at the table), master@100x1 looks at the turn at hand alone, master@100x2 at its next one too, master@100x2c plays on with care. The same command gives the same games, whatever --jobs is. Ctrl-C ends early and shows what there is.
usage-arena-all = Every pair of the bots that are named, or of all there are, and their ratings.
usage-arena-deals = How many deals, for each pair.
usage-arena-seed = Any text; the same seed deals the same cards.
usage-arena-held-out = Play the deck sets that are held out from tuning, a fifth of all; otherwise the others are played.
usage-arena-sprt = End as soon as a sequential test is sure which of two shares it rather is, as in 0.5 0.55.
usage-arena-jobs = How many deals are played at once. Usual: as many as there are processors.
usage-arena-players = How many play. Usual: as few as the way to play allows.
usage-arena-out = Add each deal to this file as a line; a run that is started again goes on from there.
usage-arena-markdown = Print rows for a document, each with the command that makes it.
usage-arena-json = Write all figures as JSON, to a file or to standard output in place of the table.
usage-arena-1 = Fifty deals, each from both seats.
usage-arena-2 = A master with fewer thoughts, alone against a strong Company.
usage-arena-3 = All against all; stopped, it goes on when started again.
usage-arena-4 = Three bots against each other, as rows for a document.

## analyse

usage-analyse = Look at a finished game with a bot: chances, and the largest mistakes.
usage-analyse-about =
    A bot looks at a game that is over: how likely each side was to win after each turn, and the largest mistakes, each with a better answer.
    Everything is judged by what could be known at that moment. The same game and the same number of thoughts give the same result. Ctrl-C ends early and shows what there is.
usage-analyse-seat = Judge the answers of this seat, a bot’s too. Usual: those of all people, or of everybody where bots play alone.
usage-analyse-thoughts = How hard it thinks about each answer; more take longer and are surer.
usage-analyse-jobs = How many answers are judged at once. Usual: as many as there are processors.
usage-analyse-json = Write everything as JSON, to a file or to standard output in place of the text.
usage-analyse-1 = The answers of all people.
usage-analyse-2 = One seat, with more thoughts.

## report

usage-report = Play games of all kinds, and write a page on how balanced the game is.
usage-report-about =
    Bots play games of all ways to play, with decks by lot. Then a page with plots and tables says how often each seat, deck, pair of decks and card goes with winning, how long games are, and how often the Company is beaten.
    The folder then holds report.html, a CSV file for each table, and the games that were played. Started again, a run goes on where it stopped. The same command gives the same page, whatever --jobs is. Ctrl-C ends early and writes what there is.
usage-report-games = How many games; every 24 of them hold all ways to play.
usage-report-bots = Which bots, with commas: master,trader. They take the seats in turn.
usage-report-seed = Any text; the same seed deals the same games.
usage-report-jobs = How many games are played at once. Usual: as many as there are processors.
usage-report-out = The folder for the page, the tables and the games.
usage-report-1 = A first look.
usage-report-2 = Enough games for narrow intervals, in another folder.
usage-report-3 = Two kinds of bots mixed, and the page in Polish.

## bench

usage-bench = Measure how fast the engine is, and how fast this help is there.
usage-bench-about =
    Measure the engine beside a yardstick, a fixed piece of Python that is measured in the same run; and how long this program takes to start.
usage-bench-games = Random games a round. Usual: 30, with the compiled engine 300.
usage-bench-out = Write the figures to this file, as JSON.
usage-bench-beside = Show the figures of this file beside these.
usage-bench-1 = Measure.
usage-bench-2 = Keep the figures.
usage-bench-3 = Measure again, and compare.

## completion

usage-completion = Print a script that lets your shell complete commands.
usage-completion-about = Print a script with which the shell completes commands, flags, decks and files.
usage-completion-1 = In ~/.bashrc: bash completes from the next start on. For zsh say zsh.
usage-completion-2 = fish finds it there by itself.

## Mistakes

usage-see = See animalfolk { $command } --help.
usage-unknown-command = There is no command "{ $name }". There are: { $commands }.
usage-unknown-command-near = There is no command "{ $name }". Did you mean { $near }?
usage-unknown-flag = The command { $command } has no flag { $flag }.
usage-unknown-flag-near = The command { $command } has no flag { $flag }. Did you mean { $near }?
usage-needs-value = Something has to stand behind { $flag }.
usage-switch = Nothing can stand behind { $flag }.
usage-twice = { $flag } can be given once only.
usage-not-number = Behind { $flag } stands a number, not "{ $value }".
usage-too-small = Behind { $flag } stands a number from { $least } up, not { $value }.
usage-not-choice = { $what } is one of { $choices }, not "{ $value }".
usage-not-choice-near = { $what } is one of { $choices }, not "{ $value }". Did you mean { $near }?
usage-too-much = The command { $command } does not know what to do with "{ $value }".
usage-missing = The command { $command } needs { $what }.
usage-package = This needs a further package, { $name }: pip install "animalfolk[{ $extra }]"
