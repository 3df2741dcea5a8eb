## The game in plain lines.

# Beginning

start-title = animalfolk : les marchands du monde animal, un jour de marché
start-about = Un jeu de fans, non officiel, d’après Dale of Merchants de Sami Laakso (Snowdale Design).
start-aim = { $mode ->
    [teams] Garnissez l’étal de votre équipe avant l’autre équipe : { $goal }.
    [solo] Vous jouez en solitaire : garnissez votre étal avant que la Compagnie ait acheté tout le marché. Il vous faut { $goal }.
    [coop] Vous jouez ensemble : garnissez votre étal commun avant que la Compagnie ait acheté tout le marché. Il vous faut { $goal }.
   *[free] Garnissez votre étal avant les autres : { $goal }.
}
start-goal = { $stacks ->
    [1] une pile, de valeur 1
    [2] 2 piles, de valeur 1 et 2
    [3] 3 piles, de valeur 1, 2 et 3
    [8] huit piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à 8
   *[other] { NUMBER($stacks, useGrouping: 0) } piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à { NUMBER($stacks, useGrouping: 0) }
}
start-offer = { $people ->
    [0] { $bots } jouent sous vos yeux, avec les paquets { $decks }.
    [one] Vous jouez contre { $bots }, avec les paquets { $decks }.
   *[other] { $people } personnes jouent à ce clavier, avec les paquets { $decks }.
}
start-how = Appuyez sur Entrée pour commencer. Tapez s pour choisir joueurs et paquets, ou ? pour l’aide.
start-unfinished = Il y a une partie inachevée ({ $names }), au tour { NUMBER($turn, useGrouping: 0) }. Tapez u pour la reprendre.
start-decks = Dans cette partie :
start-deck = { $name } : { $line }
start-teams = { $first } jouent ensemble contre { $second }.
start-first = { $name } commence.
start-first-you = Vous commencez.
start-resumed = De retour à table : la partie ({ $names }) reprend au tour { NUMBER($turn, useGrouping: 0) }.

# Set-up

setup-players = Combien de joueurs, de { $least } à { $most } ? Entrée : { $usual }.
setup-people = Combien sont des personnes à ce clavier, de 0 à { $most } ? Entrée : { $usual }.
setup-name = Quel est le nom du joueur { $number } ? Entrée : { $usual }.
setup-decks = Quels paquets ? Il en faut { $count } : tapez leurs numéros ; Entrée les tire au sort.
setup-decks-how = Ou f pour les paquets d’une première partie, d pour que chacun en écarte un et en choisisse un, ou un souhait pour le tirage : complexity=1 nastiness=0.
setup-way = Comment jouez-vous ? Tapez un numéro ; Entrée : { $usual }.
setup-person = Joueur { $number }
setup-bot = { $number ->
    [1] Basilic
    [2] Girofle
    [3] Aneth
   *[4] Fenouil
}
setup-not-number = Veuillez taper un nombre de { $least } à { $most }.
setup-not-decks = Veuillez taper { $count } numéros différents de 1 à { $most }.
setup-name-taken = { $name } est déjà à table.
setup-name-long = Un nom a de 1 à { $most } lettres, et aucun de ces signes : { $signs }
setup-bad-players = { $most ->
    [2] Avec les { $count } paquets qu’il y a, on peut jouer à 2, pas à { $players }.
   *[other] Avec les { $count } paquets qu’il y a, on peut jouer de { $least } à { $most }, pas à { $players }.
}
setup-bad-decks = À { $players } joueurs, il faut { $need } paquets différents. Il y a : { $decks }.
setup-bad-count = { $way } : on y joue à { $allowed }, pas à { $players }.
setup-bad-first = Pour commencer : random (au hasard) ou l’un de { $players }, et non { $first }.
setup-bad-language = Les langues sont : { $languages }.

# The table

table-turn = Tour { NUMBER($turn, useGrouping: 0) }, à vous de jouer
table-turn-of = Tour { NUMBER($turn, useGrouping: 0) }, { $name }
table-turn-other = Tour { NUMBER($turn, useGrouping: 0) }, à { $active } de jouer
table-turn-other-of = Tour { NUMBER($turn, useGrouping: 0) }, à { $active } de jouer, vu par { $name }
table-market = Marché
table-market-piles = pioche du marché { NUMBER($deck, useGrouping: 0) }, pioche de camelote { NUMBER($junk, useGrouping: 0) }
table-bin = Défausse du marché ({ NUMBER($count, useGrouping: 0) }), sur le dessus : { $card }
table-teams = { $first } contre { $second }
table-you = Vous
table-slot = +{ NUMBER($slot, useGrouping: 0) }
table-empty = (vide)
table-worth = { $deck } { NUMBER($value, useGrouping: 0) }
table-price = vous coûte { NUMBER($price, useGrouping: 0) }
table-costs = coûte { NUMBER($price, useGrouping: 0) }
table-piles = { $name } : { NUMBER($hand, useGrouping: 0) } en main, pioche { NUMBER($deck, useGrouping: 0) }, défausse { NUMBER($discard, useGrouping: 0) }, prochaine pile { NUMBER($next, useGrouping: 0) }
table-piles-you = Vous : pioche { NUMBER($deck, useGrouping: 0) }, défausse { NUMBER($discard, useGrouping: 0) }, prochaine pile { NUMBER($next, useGrouping: 0) }
table-gold = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } pièce
   *[other] { NUMBER($count, useGrouping: 0) } pièces
}
table-stack = { NUMBER($stack, useGrouping: 0) } : { $cards }
table-stack-separator = { "\u00A0| " }
table-known = connu dans cette main : { $cards }
table-deck-top = sur votre pioche : { $cards }
table-deck-top-of = sur cette pioche : { $cards }
table-deck-unknown = une carte inconnue
table-lasting = en vigueur jusqu’au prochain tour : { $cards }
table-schedule = au planning, pour le prochain tour : { $cards }
table-hand = Votre main, d’une valeur de { NUMBER($total, useGrouping: 0) }
table-hand-empty = Votre main est vide.
table-hand-card = { $card } { NUMBER($value, useGrouping: 0) }
table-hand-card-altered = { $card } { NUMBER($value, useGrouping: 0) } (imprimé { NUMBER($printed, useGrouping: 0) })
table-hand-forms = { $count ->
    [one] { $card } compte comme { $cards }
   *[other] { $card } compte, au choix, comme { $cards }
}
table-hand-separator = { ", " }

# Asking

ask = { "> " }
ask-usual = { $option } (Entrée)
ask-out-of-turn = Ce n’est pas votre tour, mais celui { DE($name) }. On vous interroge parce que vous avez en main une carte qui peut répondre à ce qui vient d’arriver.
ask-number = Veuillez taper l’un des numéros de 1 à { $most }, ou ? pour l’aide.
ask-one-of = Veuillez taper l’un de ces nombres : { $values }.
ask-unknown = « { $input } » ? Je n’ai pas compris. Tapez ? pour l’aide ; rien n’a changé.
ask-twice = Chaque carte ne peut être nommée qu’une fois. Rien n’a changé.
pick-enter = Entrée : { $cards }
pick-none = Entrée ou 0 : aucune
pick-back = b :{ "\u00A0" }retour
pick-as-listed = Entrée : dans cet ordre
pick-card = { $card } { NUMBER($value, useGrouping: 0) }
pick-so-far = Pour l’instant { $cards }, soit { NUMBER($total, useGrouping: 0) } sur { NUMBER($need, useGrouping: 0) } : il manque { NUMBER($missing, useGrouping: 0) }. Ajoutez des numéros, ou b pour recommencer.
pick-forced = Obligatoire : { $cards }.
pick-too-much = { $count ->
    [one] { $cards } vaut { NUMBER($total, useGrouping: 0) }, c’est plus que { NUMBER($need, useGrouping: 0) }. Il faut exactement { NUMBER($need, useGrouping: 0) }.
   *[other] { $cards } valent { NUMBER($total, useGrouping: 0) }, c’est plus que { NUMBER($need, useGrouping: 0) }. Il faut exactement { NUMBER($need, useGrouping: 0) }.
}
pick-spare = « { $card } » est de trop : il suffirait { DE($cards) }. On ne paie pas avec des cartes superflues.
pick-junk = La camelote n’entre dans une pile qu’avec une carte qui le permet.
pick-mixed = Une pile contient des cartes d’une seule famille, sauf si l’une d’elles en permet d’autres.
pick-several = Plusieurs à la fois : 1 2
pick-more-than-asked = C’est plus qu’on n’en demande, ou une carte qui n’est pas là aussi souvent. Rien n’a changé.
pick-unneeded = Avec { $cards }, aucune carte du marché ne peut être achetée : chaque carte payée doit être nécessaire. Rien n’a changé.
pick-arrange = { $card } ({ $deck } { NUMBER($value, useGrouping: 0) }), maintenant +{ NUMBER($slot, useGrouping: 0) }
pick-arrange-how = Nommez les cartes à partir de la droite : d’abord +{ NUMBER($slot, useGrouping: 0) }. Celles que vous ne nommez pas suivent dans leur ordre.
pick-arrange-empty = 0 : un emplacement vide
pick-arrange-bad = Ainsi, le paiement n’achèterait rien : la carte doit coûter de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }. Rien n’a changé.
pick-every = Veuillez nommer les { NUMBER($count, useGrouping: 0) }, dans l’ordre de votre choix, ou appuyer sur Entrée.

pick-ask = Rien n’est utilisé si votre partenaire refuse.
pick-offer-bad = Avec { $cards }, aucune aide ne pourrait faire la pile : vos cartes doivent valoir moins que { NUMBER($need, useGrouping: 0) }, et être d’une seule famille, sauf si une carte peut en permettre d’autres. Rien n’a changé.
pick-help-bad = { $count ->
    [one] { $cards } ne complète pas la pile. Rien n’a changé.
   *[other] { $cards } ne complètent pas la pile. Rien n’a changé.
}
pick-decline = Entrée ou 0 : ne pas aider

# Passing on

pass-on = Passez le clavier à { $name }, puis appuyez sur Entrée.

# Help

help =
    Répondez par un numéro, ou par plusieurs quand on demande plusieurs cartes (1 3 4).
    ?          cette aide
    c NOM      ce que fait une carte, aussi par son numéro dans la question (c 3)
    t          revoir la table
    d          les défausses
    l          le journal de la partie (l 50 pour en voir plus)
    r          les règles en bref
    q          enregistrer la partie et quitter
rules =
    Le but : construire avant les autres huit piles dans votre étal, la première de valeur 1, la suivante de valeur 2, et ainsi de suite jusqu’à 8. Une pile est faite de cartes d’une seule famille animalfolk et vaut exactement son numéro. La camelote reste hors des piles.

    Votre tour est une action parmi ces quatre :
    - Acheter une carte du marché. Elle coûte sa valeur et ce qu’ajoute son emplacement (+0 à +4). Vous payez avec des cartes de votre main ; on ne rend pas la monnaie, et aucune carte superflue ne peut être payée. La nouvelle carte vient dans votre main, ce avec quoi vous avez payé va dans votre défausse.
    - Jouer une technique. Beaucoup d’entre elles donnent une action bonus.
    - Construire votre prochaine pile.
    - Défausser autant de cartes que vous voulez.

    Ensuite, vous piochez jusqu’à avoir cinq cartes, et le marché glisse et se remplit. Une pioche vide est reconstituée à partir de votre défausse. Les cartes que vous n’avez pas utilisées restent dans votre main.

    Certaines techniques attendent au planning : ce que leur texte dit de votre prochain tour arrive à son début, avant votre action.

    Les passives n’ont pas besoin d’action : elles agissent dans votre main, dans un paiement ou dans une pile, selon leur texte. Ce qui est jeté vous quitte pour de bon : vers la défausse du marché, et la camelote vers la pioche de camelote.

    Les partenaires garnissent ensemble un seul étal, de dix piles, et peuvent se demander les cartes qu’il faut pour une pile. Contre la Compagnie, vous gagnez si votre étal est complet avant qu’elle ait acheté tout le marché.
card-facts = { $name } : { $deck } { NUMBER($value, useGrouping: 0) }, { $kind }
card-facts-bonus = { $name } : { $deck } { NUMBER($value, useGrouping: 0) }, { $kind }, avec action bonus
card-which = Quelle carte ? Dans cette partie, il y a : { $cards }.
card-unknown = Aucune carte de cette partie ne s’appelle « { $name } ». Il y a : { $cards }.
discard-yours = Votre défausse, la carte du dessus d’abord : { $cards }
discard-of = Défausse { DE($name) }, la carte du dessus d’abord : { $cards }
discard-market = Défausse du marché, la carte du dessus d’abord : { $cards }
discard-empty = (vide)
log-title = { $count ->
    [one] La dernière ligne du journal :
   *[other] Les { NUMBER($count, useGrouping: 0) } dernières lignes du journal :
}

# The end

end-won-you = Bravo ! Votre étal a réuni { $goal } avant tous les autres : vous gagnez au tour { NUMBER($turn, useGrouping: 0) }.
end-won = { $name } a réuni { $goal } avant tous les autres et gagne au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
end-goal = { $stacks ->
    [1] une pile
    [8] huit piles
   *[other] { NUMBER($stacks, useGrouping: 0) } piles
}
end-stall-you = { $stacks ->
    [one] Vous avez construit { NUMBER($stacks, useGrouping: 0) } pile sur { NUMBER($all, useGrouping: 0) }.
   *[other] Vous avez construit { NUMBER($stacks, useGrouping: 0) } piles sur { NUMBER($all, useGrouping: 0) }.
}
end-stall = { $stacks ->
    [one] { $name } a construit { NUMBER($stacks, useGrouping: 0) } pile sur { NUMBER($all, useGrouping: 0) }.
   *[other] { $name } a construit { NUMBER($stacks, useGrouping: 0) } piles sur { NUMBER($all, useGrouping: 0) }.
}
end-won-team-you = Bravo ! Votre étal est complet avant l’autre : { $names } gagnent au tour { NUMBER($turn, useGrouping: 0) }.
end-won-team = { $names } ont complété leur étal en premier et gagnent au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
end-stall-team = { $stacks ->
    [one] { $names } ont construit { NUMBER($stacks, useGrouping: 0) } pile sur { NUMBER($all, useGrouping: 0) }.
   *[other] { $names } ont construit { NUMBER($stacks, useGrouping: 0) } piles sur { NUMBER($all, useGrouping: 0) }.
}
end-record = La partie est consignée ici : { $file }
end-saved = La partie est enregistrée. Reprenez-la quand vous voulez :
end-resume = animalfolk play --resume { $file }
end-goodbye = Au revoir !
save-unreadable = Cette partie enregistrée est illisible : { $file } ({ $reason })
save-failing = Attention : la partie ne peut pas être enregistrée pour l’instant ({ $reason }). Vous pouvez continuer à jouer.

# Ways to play

way-free = Chacun pour soi
way-teams = Deux contre deux, un étal par équipe
way-solo = En solitaire contre la Compagnie
way-coop = À deux, ensemble contre la Compagnie

# Choosing decks in turn

draft-begins = Les paquets sont choisis tour à tour. { $name } commence.
draft-ask-ban = { $name } : quel paquet reste hors de cette partie ? Tapez son numéro.
draft-ask-pick = { $name } : quel paquet entre dans cette partie ? Tapez son numéro.
draft-ban = { $name } écarte le paquet { $deck }.
draft-pick = { $name } choisit le paquet { $deck }.
# The Company

company-name = la Compagnie
setup-difficulty = Quelle difficulté ? 1 : douce, la Compagnie achète toujours une carte par tour ; 2 : normale, deux une fois le marché mélangé ; 3 : sévère, deux dès le début. Entrée : 2. Douce et sévère sont de nous.
table-company = { $name } : { NUMBER($deck, useGrouping: 0) } cartes, en achète { NUMBER($power, useGrouping: 0) } par tour, en a acheté { NUMBER($count, useGrouping: 0) }
table-company-hand = sa main, la carte active d’abord : { $cards }
table-company-thrown = elle a perdu une carte pendant ce tour et n’en perd plus
table-hand-of = dans cette main : { $cards }
discard-company = La pioche de la Compagnie, la carte active d’abord : { $cards }
option-active = { $card }, la carte active { DE($name) }
end-won-company = { $count ->
    [one] { $names } a construit { NUMBER($stacks, useGrouping: 0) } piles et bat la Compagnie au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
   *[other] { $names } ont construit ensemble { NUMBER($stacks, useGrouping: 0) } piles et battent la Compagnie au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
}
end-won-solo = Bravo ! Votre étal a { NUMBER($stacks, useGrouping: 0) } piles : vous gagnez contre la Compagnie au tour { NUMBER($turn, useGrouping: 0) }.
end-lost = Le marché est vide : la Compagnie gagne au tour { NUMBER($turn, useGrouping: 0) }. La prochaine fois sera la bonne !
end-company = { $count ->
    [one] { $name } a acheté { NUMBER($count, useGrouping: 0) } carte.
   *[other] { $name } a acheté { NUMBER($count, useGrouping: 0) } cartes.
}
end-stall-together = { $stacks ->
    [one] { $names } ont construit ensemble { NUMBER($stacks, useGrouping: 0) } pile sur { NUMBER($all, useGrouping: 0) }.
   *[other] { $names } ont construit ensemble { NUMBER($stacks, useGrouping: 0) } piles sur { NUMBER($all, useGrouping: 0) }.
}
