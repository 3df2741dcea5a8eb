## The command line.

check-ok = ok { $file } { $title }
check-differs = diffère { $file } { $reason }
check-unreadable = illisible { $file } : { $reason }
check-none = Il n’y a aucun scénario dans { $file }.
check-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } scénario, { NUMBER($differ, useGrouping: 0) } en désaccord
   *[other] { NUMBER($count, useGrouping: 0) } scénarios, { NUMBER($differ, useGrouping: 0) } en désaccord
}
version = { $engine ->
    [compiled] animalfolk { $version }, Python { $python }, moteur compilé
   *[interpreted] animalfolk { $version }, Python { $python }, moteur interprété
}
usage-error = { $reason }
usage-help = Tapez animalfolk { $command } --help pour voir ce qui est possible.
reading-overview =
    Les règles, telles que nous les lisons. Nommez un groupe, une règle, un paquet ou une carte pour en lire plus :
    animalfolk rules BUY, animalfolk rules BUY-07, animalfolk rules acorn.
reading-decks = Les paquets : { $decks }.
reading-unknown = { $count ->
    [0] Il n’y a ni règle ni carte « { $name } ». Tapez animalfolk rules pour voir ce qu’il y a.
   *[other] Il n’y a ni règle ni carte « { $name } ». Voisins : { $near }.
}
reading-other = L’autre lecture : { $text }
reading-not-built = { $name } (ce paquet ne peut pas encore être joué)
