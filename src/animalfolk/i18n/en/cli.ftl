## The command line: what its commands say. Their help is in help.ftl.

# Files

file-unreadable = Cannot read { $file }: { $reason }
file-not-text = Cannot read { $file }: it is not text.
file-unwritable = Cannot write { $file }: { $reason }
file-no-figures = Cannot read { $file }: it holds no figures of animalfolk bench --out.
file-none = In the folder { $folder } there is no file { $endings }.

# play, replay

resume-alone = { $flag } cannot be given with --resume: a game that goes on keeps what it was begun with.
given-no-value = An option is written NAME=VALUE, as in gold=by_seat, not { $option }.
given-twice = The option { $option } is given twice: { $first } and { $second }.
replay-no-turn = The last turn is { NUMBER($last, useGrouping: 0) }; there is no turn { NUMBER($turn, useGrouping: 0) }.
replay-no-seat = This game can be seen from { $seats }, not from { $seat }.

# analyse

analyse-not-over = Cannot analyse { $file }: this game is not over yet.
analyse-title = How likely each side was to win after each turn, in %:
analyse-line = { $mark } is { $names }.
analyse-mistakes = The largest mistakes, as a bot sees them, at most one of each turn, with the chance to win after each answer:
analyse-none = There is no mistake that is worth telling, as a bot sees it.
analyse-place = Turn { NUMBER($turn, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) }: { $name }
analyse-chosen = Chosen, { NUMBER($chance, useGrouping: 0) } %: { $option }
analyse-better = Better, { NUMBER($chance, useGrouping: 0) } %: { $option }
analyse-how = Judged by what could be known then: the graph by what those who watch knew, an answer by what its player knew. Thoughts for each: { NUMBER($thoughts, useGrouping: 0) }.

# check, verify

check-ok = ok { $file } { $title }
check-differs = differs { $file } { $reason }
check-count = { $differ ->
    [one] { $count ->
        [one] 1 scenario, 1 differs
       *[other] { NUMBER($count, useGrouping: 0) } scenarios, 1 differs
    }
   *[other] { $count ->
        [one] 1 scenario, { NUMBER($differ, useGrouping: 0) } differ
       *[other] { NUMBER($count, useGrouping: 0) } scenarios, { NUMBER($differ, useGrouping: 0) } differ
    }
}{ $unread ->
    [0] { "" }
    [one] , 1 cannot be read
   *[other] , { NUMBER($unread, useGrouping: 0) } cannot be read
}
verify-good = good { $file } { $mode }, { $players ->
    [one] 1 player
   *[other] { NUMBER($players, useGrouping: 0) } players
}, { $turns ->
    [one] 1 turn
   *[other] { NUMBER($turns, useGrouping: 0) } turns
}, { $answers ->
    [one] 1 answer
   *[other] { NUMBER($answers, useGrouping: 0) } answers
}, { $end ->
    [unfinished] unfinished
    [resigned] won by { $result }, as the others gave up
   *[won] won by { $result }
}; { $kind ->
    [seat] as one seat saw it, { $holds ->
        [both] chain and seed hold
        [chain] the chain holds
        [seed] the seed holds
       *[none] without chain and seed
    }
   *[other] { $holds ->
        [both] chain and seed hold
        [chain] the chain holds
        [seed] the seed holds
       *[none] without chain and seed
    }
}
verify-wrong = wrong { $file } { $reason }

# cards

cards-none = No card is like that.
cards-unknown = There is no card "{ $name }". { $count ->
    [0] All are listed by animalfolk cards.
   *[other] Near it: { $near }.
}
cards-deck = { $name } ({ $deck })
cards-copies = ×{ NUMBER($count, useGrouping: 0) }
cards-kind = { $bonus ->
    [yes] { $kind }, then act again (+)
   *[no] { $kind }
}
cards-count = { $count ->
    [one] 1 card
   *[other] { NUMBER($count, useGrouping: 0) } different cards
}

# rules

reading-chapter = { $title }: { $line }
reading-overview =
    The rules, as we read them. Name a group, a rule, a deck or a card to read on, or any word to search for:
    animalfolk rules BUY, animalfolk rules BUY-07, animalfolk rules acorn, animalfolk rules overpay.
reading-decks = The decks: { $decks }.
reading-found = Where "{ $word }" stands:
reading-unknown = There is no rule and no card "{ $name }". { $count ->
    [0] Type animalfolk rules to see what there is.
   *[other] Near it: { $near }.
}
reading-other = The other reading: { $text }
reading-not-built = { $name } (this deck cannot be played yet)

# simulate, arena

bot-unknown = There is no bot "{ $name }". { $near ->
    [none] There are: { $bots }.
   *[other] Did you mean { $near }?
}
bot-counts = A level ({ $levels }) may be followed by its thoughts, and by how many of its turns they reach, from 1 to 9, as in master@100, master@100x2, or master@100x2c, which plays on with care; not { $name }.
clock-cuts = Answers for which a clock ended the thinking early: { NUMBER($count, useGrouping: 0) }.
progress-playing = Playing
progress-thinking = Thinking
progress-removing = Removing
progress-games = Games: { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, about { $unit ->
    [hours] { $left ->
        [one] 1 hour
       *[other] { NUMBER($left, useGrouping: 0) } hours
    }
    [minutes] { $left ->
        [one] 1 minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] 1 second
       *[other] { NUMBER($left, useGrouping: 0) } seconds
    }
} left
progress-deals = Deals: { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, about { $unit ->
    [hours] { $left ->
        [one] 1 hour
       *[other] { NUMBER($left, useGrouping: 0) } hours
    }
    [minutes] { $left ->
        [one] 1 minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] 1 second
       *[other] { NUMBER($left, useGrouping: 0) } seconds
    }
} left
progress-parts = Parts: { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, about { $unit ->
    [hours] { $left ->
        [one] 1 hour
       *[other] { NUMBER($left, useGrouping: 0) } hours
    }
    [minutes] { $left ->
        [one] 1 minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] 1 second
       *[other] { NUMBER($left, useGrouping: 0) } seconds
    }
} left
progress-removed = Removed: { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, about { $unit ->
    [hours] { $left ->
        [one] 1 hour
       *[other] { NUMBER($left, useGrouping: 0) } hours
    }
    [minutes] { $left ->
        [one] 1 minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] 1 second
       *[other] { NUMBER($left, useGrouping: 0) } seconds
    }
} left

# Who does the work

ray-address = "{ $address }" is no address of a Ray cluster; such an address looks like 10.0.0.7:6379.
ray-silent = No Ray cluster answers at { $address }.
ray-closed = The Ray cluster at { $address } does not let us in. If it asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN.
ray-refused = Ray cannot be used at { $address }: { $reason }
ray-strange = All machines of the Ray cluster at { $address } need the same version of animalfolk as this one.
crew-lost = The process that played the same games was lost { $times } times, so the rest is not played. If memory is short, fewer --jobs may help.

# simulate

simulate-title =
    { $all ->
        [one] { NUMBER($games, useGrouping: 0) } of 1 game
       *[other] { NUMBER($games, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } games
    }: { $mode }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, decks { $decks }
    bots { $bots }, seed { $seed }
simulate-seats = By seat (P1 begins)
simulate-bots = By bot
simulate-games = games
simulate-wins = won
simulate-share = share
simulate-interval = 95 % interval
simulate-ends = How they ended
simulate-won = won by a player
simulate-lost = lost to the Company
simulate-capped = { $cap ->
    [one] stopped after 1 answer
   *[other] stopped after { NUMBER($cap, useGrouping: 0) } answers
}
simulate-length = Turns: { $mean } on average, median { $median }; eight games in ten took { $low } to { $high }.
simulate-answers = Decisions: { $count } in a game.
simulate-time = Time: { $seconds } s, { $games } games and { $answers } decisions a second.

# bench

bench-engine = { $compiled ->
    [yes] Engine: compiled, Python { $python }
   *[no] Engine: interpreted, Python { $python }
}
bench-beside = Left: this run; right: the other run, and how many times as much this is
bench-yardstick = yardstick, pure Python
bench-games = random 2-player games
bench-decisions = decisions in them
bench-mixed-games = games of three decks out of all
bench-mixed-decisions = decisions in those
bench-clone = clone in mid-effect
bench-redeal = redeal in mid-effect
bench-dump = dump to JSON
bench-load = load from JSON
bench-view = what a seat sees in mid-effect
bench-memory = memory of one state
bench-python = start of Python alone
bench-help = animalfolk --help
bench-help-times = animalfolk --help, times Python
bench-openspiel-hearts = OpenSpiel, hearts
bench-openspiel-gin_rummy = OpenSpiel, gin rummy
unit-steps-rate = steps/s
unit-games-rate = games/s
unit-decisions-rate = decisions/s
unit-us = µs
unit-ms = ms
unit-bytes = bytes
unit-times = times

# arena

arena-two = Two bots meet, as in animalfolk arena master trader; for all pairs of more there is --all.
arena-one = Against the Company one bot plays, as in animalfolk arena master --mode solo; for more there is --all.
arena-twice = With --all each bot is named once.
arena-bounds = Behind --sprt stand two shares from 0 to 1, the smaller first, as in --sprt 0.5 0.55.
arena-no-deals = Cannot read { $file }: it holds no deals of animalfolk arena --out.
arena-strange = { $count ->
    [one] 1 deal in { $file } was played by another version of the game or its bots, and is not counted.
   *[other] { NUMBER($count, useGrouping: 0) } deals in { $file } were played by another version of the game or its bots, and are not counted.
}
arena-which = { $mode ->
    [teams] teams
    [solo] solo, { $difficulty }
    [coop] coop, { $difficulty }
   *[free] { $players ->
        [3] alone against two
        [4] alone against three
       *[2] 2 players
    }
}{ $held ->
    [yes] , held out
   *[no] {""}
}
arena-title = Deals: { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }, each from all seats: { $game }; seed { $seed }
arena-ours = ours
arena-theirs = theirs
arena-won = won
arena-games = games
arena-mean = ms
arena-most = 95 %
arena-stopped = stopped
arena-cut = cut short
arena-note = Won: by ours, with the 95 % interval, in which the deal is the sample. ms: processor time for an answer of ours, on average, and what 95 % stay within. Stopped: games that took more than { NUMBER($cap, useGrouping: 0) } answers.
arena-turns = Turns: { $count } in a game. The slowest answer of ours took { $slowest } ms.
arena-theirs-time = An answer of theirs took { $mean } ms on average; 95 % took { $most } ms at most.
arena-verdict = Sequential test: { $verdict ->
    [stronger] the higher share it is.
    [not] the lower share it is.
   *[open] not decided yet.
}
arena-fixed = The interval is that of a count of deals fixed beforehand; where a sequential test has ended a bout, the share may look a little clearer than it is.
arena-rated = bot
arena-rating = rating
arena-points = Ratings by Bradley and Terry; { $anchor } has 0. Whoever has { NUMBER($points, useGrouping: 0) } points more wins ten games of eleven.
arena-bots = bots
arena-game = game
arena-milliseconds = ms (95 %)
arena-command = command
arena-share = { $mean } % ({ $low } to { $high })
arena-times = { $mean } ({ $most })
arena-against = `{ $ours }` against `{ $theirs }`

## serve

serve-ready = animalfolk is at { $url } (Ctrl-C stops it)
serve-stopped = The server has stopped; everything is kept.
serve-port = Cannot listen at { $host }, port { $port }: { $reason }
serve-database = The database cannot be used: { $reason }
serve-setting = { $where }: the setting { $name } cannot be "{ $value }".
serve-setting-unknown = { $where }: there is no setting { $name }. There are: { $names }.
serve-setting-near = { $where }: there is no setting { $name }. Did you mean { $near }?
serve-not-toml = Cannot read { $file } as TOML: { $reason }

## backup

backup-sound = All sound. Tables: { $games }, entries: { $entries }
backup-failed = That cannot be done: { $reason }
backup-needs-file = backup { $action } needs --file.

## prune

prune-visitors = Visitors without a table: { NUMBER($count, useGrouping: 0) }
prune-open = Tables that have not begun: { NUMBER($count, useGrouping: 0) }
prune-running = Games of several people that are not over: { NUMBER($count, useGrouping: 0) }
prune-games = Games of several people that are over: { NUMBER($count, useGrouping: 0) }
prune-bot-games = Games of one person against bots: { NUMBER($count, useGrouping: 0) }
prune-lessons = Lessons: { NUMBER($count, useGrouping: 0) }
prune-records = Records from elsewhere, and games played on from a step: { NUMBER($count, useGrouping: 0) }
prune-done = Removed: { NUMBER($count, useGrouping: 0) }
prune-dry = Would be removed: { NUMBER($count, useGrouping: 0) }. Nothing has changed.
