## The command line: what its commands say. Their help is in help.ftl.

# Files

file-unreadable = Impossible de lire { $file } : { $reason }
file-not-text = Impossible de lire { $file } : ce n’est pas du texte.
file-unwritable = Impossible d’écrire { $file } : { $reason }
file-no-figures = Impossible de lire { $file } : il n’y a pas là de chiffres de animalfolk bench --out.
file-none = Dans le dossier { $folder }, il n’y a aucun fichier { $endings }.

# play, replay

resume-alone = { $flag } ne va pas avec --resume : une partie reprise garde ce avec quoi elle a commencé.
given-no-value = Une option s’écrit NOM=VALEUR, comme gold=by_seat, et non { $option }.
given-twice = L’option { $option } est donnée deux fois : { $first } et { $second }.
replay-no-turn = Le dernier tour est le { NUMBER($last, useGrouping: 0) } ; il n’y a pas de tour { NUMBER($turn, useGrouping: 0) }.
replay-no-seat = Cette partie peut être vue de { $seats }, pas de { $seat }.

# analyse

analyse-not-over = Impossible d’analyser { $file } : cette partie n’est pas finie.
analyse-title = Chances de gagner de chaque côté après chaque tour, en % :
analyse-line = { $mark } : { $names }.
analyse-mistakes = Les plus grandes erreurs, aux yeux d’un bot, une par tour au plus, avec les chances de gagner après chaque réponse :
analyse-none = Aucune erreur qui mérite d’être dite, aux yeux d’un bot.
analyse-place = Tour { NUMBER($turn, useGrouping: 0) }, étape { NUMBER($step, useGrouping: 0) } : { $name }
analyse-chosen = Choisi, { NUMBER($chance, useGrouping: 0) } % : { $option }
analyse-better = Mieux, { NUMBER($chance, useGrouping: 0) } % : { $option }
analyse-how = Jugé selon ce qu’on pouvait savoir alors : le graphique selon ce que savaient les spectateurs, une réponse selon ce que savait qui l’a donnée. Réflexions pour chacun : { NUMBER($thoughts, useGrouping: 0) }.

# check, verify

check-ok = ok { $file } { $title }
check-differs = diffère { $file } { $reason }
check-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } scénario, { NUMBER($differ, useGrouping: 0) } en désaccord
   *[other] { NUMBER($count, useGrouping: 0) } scénarios, { NUMBER($differ, useGrouping: 0) } en désaccord
}{ $unread ->
    [0] { "" }
    [one] , { NUMBER($unread, useGrouping: 0) } illisible
   *[other] , { NUMBER($unread, useGrouping: 0) } illisibles
}
verify-good = bon { $file } { $mode }, { $players ->
    [one] { NUMBER($players, useGrouping: 0) } joueur
   *[other] { NUMBER($players, useGrouping: 0) } joueurs
}, { $turns ->
    [one] { NUMBER($turns, useGrouping: 0) } tour
   *[other] { NUMBER($turns, useGrouping: 0) } tours
}, { $answers ->
    [one] { NUMBER($answers, useGrouping: 0) } réponse
   *[other] { NUMBER($answers, useGrouping: 0) } réponses
}, { $end ->
    [unfinished] inachevée
    [resigned] gagnée par { $result } après l’abandon des autres
   *[won] gagnée par { $result }
} ; { $kind ->
    [seat] vue d’une seule place, { $holds ->
        [both] chaîne et graine intactes
        [chain] chaîne intacte
        [seed] graine intacte
       *[none] sans chaîne ni graine
    }
   *[other] { $holds ->
        [both] chaîne et graine intactes
        [chain] chaîne intacte
        [seed] graine intacte
       *[none] sans chaîne ni graine
    }
}
verify-wrong = faux { $file } { $reason }

# cards

cards-none = Aucune carte n’est ainsi.
cards-unknown = { $count ->
    [0] Il n’y a pas de carte « { $name } ». animalfolk cards les montre toutes.
   *[other] Il n’y a pas de carte « { $name } ». Voisins : { $near }.
}
cards-deck = { $name } ({ $deck })
cards-copies = ×{ NUMBER($count, useGrouping: 0) }
cards-kind = { $bonus ->
    [yes] { $kind }, avec action bonus (+)
   *[no] { $kind }
}
cards-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } carte
   *[other] { NUMBER($count, useGrouping: 0) } cartes différentes
}

# rules

reading-chapter = { $title } : { $line }
reading-overview =
    Les règles, telles que nous les lisons. Nommez un groupe, une règle, un paquet ou une carte pour en lire plus, ou n’importe quel mot à chercher :
    animalfolk rules BUY, animalfolk rules BUY-07, animalfolk rules acorn, animalfolk rules superflu.
reading-decks = Les paquets : { $decks }.
reading-found = Où figure « { $word } » :
reading-unknown = { $count ->
    [0] Il n’y a ni règle ni carte « { $name } ». Tapez animalfolk rules pour voir ce qu’il y a.
   *[other] Il n’y a ni règle ni carte « { $name } ». Voisins : { $near }.
}
reading-other = L’autre lecture : { $text }
reading-not-built = { $name } (ce paquet ne peut pas encore être joué)

# simulate, arena

bot-unknown = { $near ->
    [none] Il n’y a pas de bot « { $name } ». Il y a : { $bots }.
   *[other] Il n’y a pas de bot « { $name } ». Vouliez-vous dire { $near } ?
}
bot-counts = Un niveau ({ $levels }) peut être suivi de ses réflexions, et du nombre de ses tours qu’elles couvrent, de 1 à 9, comme master@100, master@100x2, ou master@100x2c, qui poursuit avec soin ; pas { $name }.
clock-cuts = Réponses dont une horloge a écourté la réflexion : { NUMBER($count, useGrouping: 0) }.
progress-playing = En jeu
progress-thinking = Réflexion
progress-removing = Suppression
progress-games = Parties : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, encore environ { $unit ->
    [hours] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } heure
       *[other] { NUMBER($left, useGrouping: 0) } heures
    }
    [minutes] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } seconde
       *[other] { NUMBER($left, useGrouping: 0) } secondes
    }
}
progress-deals = Donnes : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, encore environ { $unit ->
    [hours] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } heure
       *[other] { NUMBER($left, useGrouping: 0) } heures
    }
    [minutes] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } seconde
       *[other] { NUMBER($left, useGrouping: 0) } secondes
    }
}
progress-parts = Parties du travail : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, encore environ { $unit ->
    [hours] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } heure
       *[other] { NUMBER($left, useGrouping: 0) } heures
    }
    [minutes] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } seconde
       *[other] { NUMBER($left, useGrouping: 0) } secondes
    }
}
progress-removed = Supprimés : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, encore environ { $unit ->
    [hours] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } heure
       *[other] { NUMBER($left, useGrouping: 0) } heures
    }
    [minutes] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } minute
       *[other] { NUMBER($left, useGrouping: 0) } minutes
    }
   *[seconds] { $left ->
        [one] { NUMBER($left, useGrouping: 0) } seconde
       *[other] { NUMBER($left, useGrouping: 0) } secondes
    }
}

# Who does the work

ray-address = « { $address } » n’est pas l’adresse d’un cluster Ray ; une telle adresse ressemble à 10.0.0.7:6379.
ray-silent = Aucun cluster Ray ne répond à l’adresse { $address }.
ray-closed = Le cluster Ray à l’adresse { $address } refuse la connexion. S’il demande un jeton, définissez RAY_AUTH_MODE=token et RAY_AUTH_TOKEN.
ray-refused = Impossible d’utiliser Ray à l’adresse { $address } : { $reason }
ray-strange = Toutes les machines du cluster Ray à l’adresse { $address } ont besoin de la même version d’animalfolk que celle-ci.
crew-lost = Le processus qui jouait les mêmes parties a été perdu { $times } fois ; le reste n’est pas joué. Si la mémoire manque, moins de --jobs peut aider.

# simulate

simulate-title =
    Parties : { NUMBER($games, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) } ; { $mode }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, paquets { $decks }
    bots { $bots }, graine { $seed }
simulate-seats = Par place (P1 commence)
simulate-bots = Par bot
simulate-games = parties
simulate-wins = gagnées
simulate-share = part
simulate-interval = intervalle 95 %
simulate-ends = Comment elles ont fini
simulate-won = gagnées par un joueur
simulate-lost = perdues contre la Compagnie
simulate-capped = { $cap ->
    [one] arrêtées après { NUMBER($cap, useGrouping: 0) } réponse
   *[other] arrêtées après { NUMBER($cap, useGrouping: 0) } réponses
}
simulate-length = Tours : { $mean } en moyenne, médiane { $median } ; 8 parties sur 10 en prennent { $low } à { $high }.
simulate-answers = Décisions : { $count } par partie.
simulate-time = Temps : { $seconds } s, { $games } parties et { $answers } décisions par seconde.

# bench

bench-engine = { $compiled ->
    [yes] Moteur : compilé, Python { $python }
   *[no] Moteur : interprété, Python { $python }
}
bench-beside = À gauche : cette mesure ; à droite : l’autre, et combien de fois autant fait celle-ci
bench-yardstick = étalon, Python pur
bench-games = parties au hasard à 2
bench-decisions = décisions dans celles-ci
bench-mixed-games = parties avec trois paquets sur tous
bench-mixed-decisions = décisions dans celles-là
bench-clone = copie en plein effet
bench-redeal = redistribution en plein effet
bench-dump = écriture en JSON
bench-load = lecture de JSON
bench-view = ce que voit un joueur en plein effet
bench-memory = mémoire d’un état
bench-python = démarrage de Python seul
bench-help = animalfolk --help
bench-help-times = animalfolk --help, en fois Python
bench-openspiel-hearts = OpenSpiel, dame de pique
bench-openspiel-gin_rummy = OpenSpiel, gin-rami
unit-steps-rate = pas/s
unit-games-rate = parties/s
unit-decisions-rate = décisions/s
unit-us = µs
unit-ms = ms
unit-bytes = octets
unit-times = fois

# arena

arena-two = Deux bots se rencontrent, comme dans animalfolk arena master trader ; pour toutes les paires de plus de bots, il y a --all.
arena-one = Contre la Compagnie joue un seul bot, comme dans animalfolk arena master --mode solo ; pour plusieurs, il y a --all.
arena-twice = Avec --all, chaque bot est nommé une fois.
arena-bounds = Derrière --sprt se trouvent deux parts de 0 à 1, la plus petite d’abord, comme dans --sprt 0.5 0.55.
arena-no-deals = Impossible de lire { $file } : il n’y a pas là de donnes de animalfolk arena --out.
arena-strange = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } donne de { $file } vient d’une autre version du jeu ou de ses bots, et ne compte pas.
   *[other] { NUMBER($count, useGrouping: 0) } donnes de { $file } viennent d’une autre version du jeu ou de ses bots, et ne comptent pas.
}
arena-which = { $mode ->
    [teams] en équipes
    [solo] solo, { $difficulty }
    [coop] coop, { $difficulty }
   *[free] { $players ->
        [3] seul contre deux
        [4] seul contre trois
       *[2] 2 joueurs
    }
}{ $held ->
    [yes] , paquets réservés
   *[no] {""}
}
arena-title = Donnes : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, chacune de toutes les places : { $game } ; graine { $seed }
arena-ours = le nôtre
arena-theirs = l’autre
arena-won = gagnées
arena-games = parties
arena-mean = ms
arena-most = 95 %
arena-stopped = arrêtées
arena-cut = écourtées
arena-note = Gagnées : par le nôtre, avec l’intervalle à 95 %, où la donne est l’échantillon. ms : temps de processeur d’une réponse du nôtre, en moyenne, et ce que 95 % ne dépassent pas. Arrêtées : parties de plus de { NUMBER($cap, useGrouping: 0) } réponses.
arena-turns = Tours : { $count } par partie. La réponse la plus lente du nôtre a pris { $slowest } ms.
arena-theirs-time = Une réponse de l’autre a pris { $mean } ms en moyenne ; 95 % ont pris { $most } ms au plus.
arena-verdict = Test séquentiel : { $verdict ->
    [stronger] c’est la part la plus grande.
    [not] c’est la part la plus petite.
   *[open] rien n’est encore décidé.
}
arena-fixed = L’intervalle vaut pour un nombre de donnes fixé d’avance ; quand un test séquentiel arrête tout, la part peut sembler un peu plus nette qu’elle ne l’est.
arena-rated = bot
arena-rating = cote
arena-points = Cotes selon Bradley et Terry ; { $anchor } a 0. Avec { NUMBER($points, useGrouping: 0) } points de plus, on gagne dix parties sur onze.
arena-bots = bots
arena-game = partie
arena-milliseconds = ms (95 %)
arena-command = commande
arena-share = { $mean } % ({ $low } à { $high })
arena-times = { $mean } ({ $most })
arena-against = `{ $ours }` contre `{ $theirs }`

## serve

serve-ready = animalfolk est à l’adresse { $url } (Ctrl-C l’arrête)
serve-stopped = Le serveur est arrêté ; tout est gardé.
serve-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-database = La base de données est inutilisable : { $reason }
serve-setting = { $where } : le réglage { $name } ne peut pas être « { $value } ».
serve-setting-unknown = { $where } : il n’y a pas de réglage { $name }. Il y a : { $names }.
serve-setting-near = { $where } : il n’y a pas de réglage { $name }. Vouliez-vous dire { $near } ?
serve-not-toml = Impossible de lire { $file } comme TOML : { $reason }

## backup

backup-sound = Tout est intact. Tables : { $games }, entrées : { $entries }
backup-failed = Impossible : { $reason }
backup-needs-file = backup { $action } demande --file.

## prune

prune-visitors = Visiteurs sans table : { NUMBER($count, useGrouping: 0) }
prune-open = Tables qui n’ont pas commencé : { NUMBER($count, useGrouping: 0) }
prune-running = Parties à plusieurs qui ne sont pas terminées : { NUMBER($count, useGrouping: 0) }
prune-games = Parties à plusieurs qui sont terminées : { NUMBER($count, useGrouping: 0) }
prune-bot-games = Parties d’une seule personne contre des bots : { NUMBER($count, useGrouping: 0) }
prune-lessons = Leçons : { NUMBER($count, useGrouping: 0) }
prune-records = Enregistrements venus d’ailleurs et parties reprises à une étape : { NUMBER($count, useGrouping: 0) }
prune-done = Supprimés : { NUMBER($count, useGrouping: 0) }
prune-dry = Seraient supprimés : { NUMBER($count, useGrouping: 0) }. Rien n’a changé.
