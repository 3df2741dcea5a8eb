## The command line.

check-ok = ok { $file } { $title }
check-differs = differs { $file } { $reason }
check-unreadable = cannot read { $file }: { $reason }
check-none = There is no scenario in { $file }.
check-count = { $count ->
    [one] 1 scenario
   *[other] { NUMBER($count, useGrouping: 0) } scenarios
}, { NUMBER($differ, useGrouping: 0) } differ
version = animalfolk { $version }, Python { $python }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}
usage-error = { $reason }
usage-help = Type animalfolk { $command } --help to see what is possible.
reading-overview =
    The rules, as we read them. Name a group, a rule, a deck or a card to read on:
    animalfolk rules BUY, animalfolk rules BUY-07, animalfolk rules acorn.
reading-decks = The decks: { $decks }.
reading-unknown = There is no rule and no card "{ $name }". { $count ->
    [0] Type animalfolk rules to see what there is.
   *[other] Near it: { $near }.
}
reading-other = The other reading: { $text }
reading-not-built = { $name } (this deck cannot be played yet)
