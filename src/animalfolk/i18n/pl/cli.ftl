## The command line.

check-ok = ok { $file } { $title }
check-differs = różnica { $file } { $reason }
check-unreadable = nie da się odczytać { $file }: { $reason }
check-none = W { $file } nie ma żadnego scenariusza.
check-count = { $count ->
    [one] 1 scenariusz
    [few] { NUMBER($count, useGrouping: 0) } scenariusze
   *[many] { NUMBER($count, useGrouping: 0) } scenariuszy
}, różnice: { NUMBER($differ, useGrouping: 0) }
version = animalfolk { $version }, Python { $python }, { $engine ->
    [compiled] silnik skompilowany
   *[interpreted] silnik interpretowany
}
usage-error = { $reason }
usage-help = Wpisz animalfolk { $command } --help, aby zobaczyć, co jest możliwe.
reading-overview =
    Zasady, tak jak je rozumiemy. Podaj grupę, zasadę, talię albo kartę, aby czytać dalej:
    animalfolk rules BUY, animalfolk rules BUY-07, animalfolk rules żołądź.
reading-decks = Talie: { $decks }.
reading-unknown = Nie ma zasady ani karty „{ $name }”. { $count ->
    [0] Wpisz animalfolk rules, aby zobaczyć, co jest.
   *[other] Podobne: { $near }.
}
reading-other = Inaczej można też: { $text }
reading-not-built = { $name } (tą talią nie można jeszcze grać)
