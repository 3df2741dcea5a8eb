## The game on a full screen of the terminal.

# A mark of two letters for each deck, so that it can be told without colours

screen-tag = { $deck ->
    [macaws] Ar
    [pandas] Pa
    [squirrels] Éc
    [chameleons] Ca
    [owls] Ha
    [platypuses] Or
    [sloths] Px
    [polecats] Pu
    [raccoons] Ra
    [crocodiles] Cr
    [foxes] Fe
    [ocelots] Oc
   *[junk] ··
}

# The table

screen-market = Marché
screen-market-piles = pioche { NUMBER($deck, useGrouping: 0) }, camelote { NUMBER($junk, useGrouping: 0) }
screen-bin = défausse { NUMBER($count, useGrouping: 0) } (dessus : { $card })
screen-costs = coûte { NUMBER($price, useGrouping: 0) }
screen-you = Vous
screen-hand-count = main { NUMBER($count, useGrouping: 0) }
screen-deck-count = pioche { NUMBER($count, useGrouping: 0) }
screen-discard = défausse { NUMBER($count, useGrouping: 0) }
screen-discard-top = défausse { NUMBER($count, useGrouping: 0) } (dessus : { $card })
screen-discard-pile = défausse, la carte du dessus d’abord : { $cards }
screen-next = prochaine pile { NUMBER($next, useGrouping: 0) }
screen-coins = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pièce
   *[other] { NUMBER($count, useGrouping: 0) } pièces
}
screen-away = un bot joue ici
screen-resigned = a abandonné
screen-known-to-others = vu par les autres : { $cards }
screen-hand = { $count ->
    [one] Votre main de { NUMBER($count, useGrouping: 0) } carte, d’une valeur de { NUMBER($total, useGrouping: 0) }
   *[other] Votre main de { NUMBER($count, useGrouping: 0) } cartes, d’une valeur de { NUMBER($total, useGrouping: 0) }
}
screen-hand-empty = Votre main est vide
screen-altered = { $card } { NUMBER($value, useGrouping: 0) }* (imprimé { NUMBER($printed, useGrouping: 0) })
screen-card = { $card } { NUMBER($value, useGrouping: 0) }
screen-set-aside = Mis de côté : { $cards }
screen-offered = Posé à découvert pour la pile : { $cards }

# Questions

screen-act = Que faites-vous ?
screen-out-of-turn = { $happened ->
    [purchase] Tour { DE($active) } : { $name } vient d’acheter une carte. Réagissez-vous ?
    [stack] Tour { DE($active) } : { $name } vient de construire une pile. Réagissez-vous ?
    [technique] Tour { DE($active) } : une technique { DE($name) } est résolue. Réagissez-vous ?
    [shuffle] Tour { DE($active) } : { $name } vient de mélanger une pioche. Réagissez-vous ?
   *[arrival] Tour { DE($active) } : une carte utilisable aussitôt est arrivée dans votre main. L’utilisez-vous ?
}
screen-how-one = Choisissez par le numéro, avec les flèches et Entrée, ou d’un clic.
screen-how-usual = Entrée prend la ligne en surbrillance.
screen-mark-first = Marquez des cartes (numéro, barre d’espace ou clic), puis Entrée.
screen-enter-suggested = Marquez des cartes (numéro, espace, clic). Entrée seule prend { $cards }.
screen-enter-none = Marquez des cartes (numéro, espace, clic), puis Entrée. Sans marque : aucune.
screen-enter-decline = Marquez des cartes (numéro, espace, clic), puis Entrée. Sans marque, pas d’aide.
screen-marked = { $count ->
    [one] Marqué : { NUMBER($count, useGrouping: 0) } carte, d’une valeur de { NUMBER($total, useGrouping: 0) }. Entrée la prend.
   *[other] Marqué : { NUMBER($count, useGrouping: 0) } cartes, d’une valeur de { NUMBER($total, useGrouping: 0) }. Entrée les prend.
}
screen-marked-short = Total : { NUMBER($total, useGrouping: 0) }. Il faut encore d’autres cartes.
screen-sum = { $state ->
    [short] Valeur { NUMBER($total, useGrouping: 0) } sur { NUMBER($need, useGrouping: 0) } : il manque { NUMBER($missing, useGrouping: 0) }.
    [over] { $count ->
        [one] Valeur { NUMBER($total, useGrouping: 0) }, soit { NUMBER($by, useGrouping: 0) } de plus que { NUMBER($need, useGrouping: 0) }. Entrée la prend si c’est permis.
       *[other] Valeur { NUMBER($total, useGrouping: 0) }, soit { NUMBER($by, useGrouping: 0) } de plus que { NUMBER($need, useGrouping: 0) }. Entrée les prend si c’est permis.
    }
   *[exact] { $count ->
        [one] Valeur { NUMBER($total, useGrouping: 0) }, exactement ce qu’il faut. Entrée la prend.
       *[other] Valeur { NUMBER($total, useGrouping: 0) }, exactement ce qu’il faut. Entrée les prend.
    }
}
screen-how-order = Marqué : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, dans cet ordre ; les autres suivent comme ici. Puis Entrée.
screen-how-run = { $all ->
    [0] { $count ->
        [1] Marqué : 1. Entrée la prend.
       *[other] Marqué : { NUMBER($count, useGrouping: 0) }. Entrée les prend.
    }
   *[other] { $count ->
        [1] Marqué : 1 sur { NUMBER($all, useGrouping: 0) }. Entrée la prend ; le reste sera demandé encore.
       *[other] Marqué : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }. Entrée les prend ; le reste sera demandé encore.
    }
}
screen-how-arrange = Marquez les cartes à partir de la droite : à présent +{ NUMBER($slot, useGrouping: 0) }. Les autres suivent dans leur ordre. Puis Entrée.
screen-done = Entrée : fini
screen-suggested = s : proposé
screen-back = Échap : retour
screen-empty-slot = un emplacement vide

# Around the table

screen-turn = Tour { NUMBER($turn, useGrouping: 0) } : à vous de jouer
screen-turn-of = Tour { NUMBER($turn, useGrouping: 0) } : à { $name } de jouer
screen-sits = au clavier : { $name }
screen-thinks = { $name } réfléchit…
screen-waits = Les autres peuvent réagir…
screen-telling = { $pace ->
    [step] Espace : suite. Échap : passer à votre tour.
   *[other] Espace : passer à votre tour.
}
screen-pace = Rythme de ce que font les autres : { $pace ->
    [quick] rapide
    [calm] calme
    [step] pas à pas, avec la barre d’espace
   *[usual] habituel
}.
screen-over = La partie est finie. Entrée montre le résultat, q quitte.
screen-news = Nouveau
screen-news-more = { $count ->
    [one] l : encore { NUMBER($count, useGrouping: 0) } ligne nouvelle
   *[other] l : encore { NUMBER($count, useGrouping: 0) } lignes nouvelles
}
screen-log = Ce qui s’est passé
screen-log-empty = Il ne s’est encore rien passé.
screen-foot-keys = ? aide
screen-foot-card = c lire
screen-foot-find = f carte
screen-foot-log = l récit
screen-foot-piles = p tas
screen-foot-hint = h idée
screen-foot-undo = u annuler
screen-foot-turn = U tour
screen-foot-rules = r règles
screen-foot-leave = q fin
screen-saving = Attention : la partie ne peut pas être enregistrée pour l’instant ({ $reason }). Vous pouvez continuer à jouer.

# Looking things up

screen-close = Échap ferme ceci
screen-find = Trouver une carte
screen-find-hint = Tapez une partie de son nom
screen-find-none = Aucune carte de cette partie ne s’appelle ainsi.
screen-rules = Les règles en bref
screen-foot-language = L { $lang }
screen-language = Une autre langue
screen-keys-title = Touches
screen-keys =
    1 2 3 …      choisir une ligne, ou marquer s’il faut plusieurs cartes
    ↑ ↓ ← →      aller à une autre ligne   Entrée  la prendre, ou les marques
    Espace       marquer une carte ou non  Échap   revenir, ou tout démarquer
    s            marquer ce qui est proposé
    h            conseils : les trois meilleures réponses, contre des bots
    u            annuler votre dernier coup
    U            annuler tout votre tour
    c            le texte de la carte en surbrillance
    f            trouver n’importe quelle carte de la partie
    l            le récit de la partie
    p            les défausses, les plannings et les étals
    r            les règles en bref
    A            être interrogé même si rien n’est utile, ou plus jamais
    L            une autre langue
    t            le rythme de ce que font les autres
    PgUp PgDn    faire défiler la table
    X            abandonner
    q            quitter ; la partie est enregistrée

    À la souris : cliquez sur une ligne pour la choisir ou la marquer, sur une carte pour la lire, sur un joueur ou le marché pour les tas.
screen-piles = Défausses, plannings et étals
screen-schedule-of = { $who ->
    [you] Votre planning : { $cards }
   *[other] Planning { DE($name) } : { $cards }
}
screen-stall-of = { $who ->
    [you] Votre étal : { $cards }
   *[other] Étal { DE($name) } : { $cards }
}

# Taking back, giving up, leaving

screen-yes = o : oui
screen-no = n : non
screen-undo-ask = { $count ->
    [one] Ce sera annulé si { $names } accepte. Voulez-vous demander ?
   *[other] Ce sera annulé si { $names } acceptent. Voulez-vous demander ?
}
screen-undo-agree = { $turn ->
    [yes] { $name } : acceptez-vous que { $asker } annule tout son tour ?
   *[no] { $name } : acceptez-vous que { $asker } annule le dernier coup ?
}
screen-resign = Abandonnez-vous ? Cela ne s’annule pas.
screen-leave = Quitter la table ? La partie est enregistrée, et vous pourrez y revenir.

# Passing on

screen-pass-go = Entrée : { $name } est là
screen-pass-leave = q : enregistrer la partie et quitter
screen-pass-undo = u : { $name } aimerait annuler le dernier coup

# The end

screen-end-leave = Entrée : quitter la table
screen-end-stay = Échap : revoir la table
screen-nothing-suggested = Rien n’est proposé ici.

# What is written on keys

key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-home = Début
key-end = Fin
