## The game in plain lines.

# Beginning

start-title = animalfolk : les marchands du monde animal, un jour de marché
start-about = Un jeu de fans, non officiel, d’après Dale of Merchants de Sami Laakso (Snowdale Design).
start-aim = { $mode ->
    [teams] { $stacks ->
        [1] Soyez la première équipe à garnir son étal commun d’une pile, de valeur 1.
        [2] Soyez la première équipe à garnir son étal commun de 2 piles, de valeur 1 et 2.
        [3] Soyez la première équipe à garnir son étal commun de 3 piles, de valeur 1, 2 et 3.
        [8] Soyez la première équipe à garnir son étal commun de huit piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à 8.
       *[other] Soyez la première équipe à garnir son étal commun de { NUMBER($stacks, useGrouping: 0) } piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à { NUMBER($stacks, useGrouping: 0) }.
    }
    [solo] { $stacks ->
        [1] Vous jouez en solitaire : garnissez votre étal d’une pile, de valeur 1, avant que la Compagnie ait acheté tout le marché.
        [2] Vous jouez en solitaire : garnissez votre étal de 2 piles, de valeur 1 et 2, avant que la Compagnie ait acheté tout le marché.
        [3] Vous jouez en solitaire : garnissez votre étal de 3 piles, de valeur 1, 2 et 3, avant que la Compagnie ait acheté tout le marché.
        [8] Vous jouez en solitaire : garnissez votre étal de huit piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à 8, avant que la Compagnie ait acheté tout le marché.
       *[other] Vous jouez en solitaire : garnissez votre étal de { NUMBER($stacks, useGrouping: 0) } piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à { NUMBER($stacks, useGrouping: 0) }, avant que la Compagnie ait acheté tout le marché.
    }
    [coop] { $stacks ->
        [1] Vous jouez ensemble : garnissez votre étal commun d’une pile, de valeur 1, avant que la Compagnie ait acheté tout le marché.
        [2] Vous jouez ensemble : garnissez votre étal commun de 2 piles, de valeur 1 et 2, avant que la Compagnie ait acheté tout le marché.
        [3] Vous jouez ensemble : garnissez votre étal commun de 3 piles, de valeur 1, 2 et 3, avant que la Compagnie ait acheté tout le marché.
        [8] Vous jouez ensemble : garnissez votre étal commun de huit piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à 8, avant que la Compagnie ait acheté tout le marché.
       *[other] Vous jouez ensemble : garnissez votre étal commun de { NUMBER($stacks, useGrouping: 0) } piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à { NUMBER($stacks, useGrouping: 0) }, avant que la Compagnie ait acheté tout le marché.
    }
   *[free] { $stacks ->
        [1] Garnissez votre étal avant les autres : une pile, de valeur 1.
        [2] Garnissez votre étal avant les autres : 2 piles, de valeur 1 et 2.
        [3] Garnissez votre étal avant les autres : 3 piles, de valeur 1, 2 et 3.
        [8] Garnissez votre étal avant les autres : huit piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à 8.
       *[other] Garnissez votre étal avant les autres : { NUMBER($stacks, useGrouping: 0) } piles, de valeur 1, 2, 3 et ainsi de suite jusqu’à { NUMBER($stacks, useGrouping: 0) }.
    }
}
start-offer = { $people ->
    [0] { $count ->
        [one] { $bots } joue sous vos yeux, avec les paquets { $decks }.
       *[other] { $bots } jouent sous vos yeux, avec les paquets { $decks }.
    }
    [1] Vous jouez contre { $bots }, avec les paquets { $decks }.
   *[other] { $people } personnes jouent à ce clavier, avec les paquets { $decks }.
}
start-how = Appuyez sur Entrée pour commencer. Tapez s pour choisir joueurs, paquets et options, ou ? pour l’aide.
start-unfinished = Il y a une partie inachevée ({ $names }), au tour { NUMBER($turn, useGrouping: 0) }. Tapez u pour la reprendre.
start-saved = Tapez g pour voir toutes vos parties enregistrées.
start-decks = Dans cette partie :
start-deck = { $name } : { $line }
start-teams = { $first } jouent ensemble contre { $second }.
start-first = { $name } commence.
start-first-you = Vous commencez.
start-resumed = De retour à table : la partie ({ $names }) reprend au tour { NUMBER($turn, useGrouping: 0) }.
start-back = { $name } avait quitté cette partie, et un bot joue à sa place. { $name } est de retour ? Tapez oui ou non.

# Set-up

setup-players = Combien de joueurs, de { $least } à { $most } ? Entrée : { $usual }.
setup-people = { $mode ->
    [teams] Des quatre joueurs, combien sont des personnes à ce clavier, de 0 à { $most } ? Entrée : { $usual }.
    [solo] Qui joue contre la Compagnie : 1 pour une personne à ce clavier, 0 pour un bot ? Entrée : { $usual }.
    [coop] Des deux partenaires, combien sont des personnes à ce clavier, de 0 à { $most } ? Entrée : { $usual }.
   *[free] Des { $count } joueurs, combien sont des personnes à ce clavier, de 0 à { $most } ? Entrée : { $usual }.
}
setup-help =
    Répondez à chaque question par un nombre ou un nom ; Entrée prend la réponse habituelle.
    ?          cette aide
    q          quitter ; d’une partie qui n’a pas commencé, rien n’est gardé
setup-name = Quel est le nom du joueur { $number } ? Entrée : { $usual }.
setup-decks = Quels paquets ? Il en faut { $count } : tapez leurs numéros ; Entrée les tire au sort.
setup-decks-how = Vous pouvez aussi taper f pour les paquets d’une première partie, d pour que chacun en écarte un et en choisisse un, ou un souhait pour le tirage : complexity=1 nastiness=0.
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
setup-bad-decks = { $players ->
    [one] En solitaire, il faut { $need } paquets différents. Il y a : { $decks }.
   *[other] À { $players } joueurs, il faut { $need } paquets différents. Il y a : { $decks }.
}
setup-bad-count = { $way } : on y joue à { $allowed }, pas à { $players }.
setup-bad-wish = Un vœu pour le tirage, c’est complexity, interaction, nastiness ou luck avec un nombre de 0 à 3, ou box avec 1 ou 2, chacun une seule fois : complexity=1 nastiness=0.
setup-few-decks = { $count ->
    [0] Il faut { NUMBER($need, useGrouping: 0) } paquets, et aucun ne répond à ce vœu. Demandez moins.
    [one] Il faut { NUMBER($need, useGrouping: 0) } paquets, et un seul répond à ce vœu : { $decks }. Demandez moins.
   *[other] Il faut { NUMBER($need, useGrouping: 0) } paquets, et seuls ceux-ci répondent à ce vœu : { $decks }. Demandez moins.
}
setup-bad-first = Pour commencer : random (au hasard) ou l’un de { $players }, et non { $first }.
setup-bots = { $count ->
    [one] Quel genre de bot est { $names } ? Tapez un numéro ; Entrée : { $usual }.
   *[other] Quels genres de bots sont { $names } ? Tapez un seul numéro pour tous, ou un pour chacun dans cet ordre ; Entrée : { $usual } pour tous.
}
setup-not-bots = { $count ->
    [one] Veuillez taper un numéro de 1 à { $most }.
   *[other] Veuillez taper un seul numéro de 1 à { $most }, ou un pour chaque bot.
}
setup-bad-bots = { $count ->
    [0] Aucun bot ne joue dans cette partie, on ne peut donc pas en choisir le genre.
    [one] Un bot joue dans cette partie : on peut choisir un genre de bot, pas { $kinds }.
   *[other] { $count } bots jouent dans cette partie : on peut choisir au plus { $count } genres de bots, pas { $kinds }.
}
setup-further = D’autres options ? o pour la liste, un numéro pour changer ; Entrée commence.
setup-not-further = Veuillez taper o, ou un numéro de 1 à { $most }.
setup-further-row = { $option } : { $value }
setup-further-value = { $option } : tapez un nombre de { $least } à { $most } ; Entrée laisse { $usual }.
setup-further-seed = Quelle graine ? Un texte quelconque : dans la même partie, la même graine donne les mêmes cartes. Entrée n’y change rien.
setup-seed-lot = tirée au sort
language-name = français
language-spoken = Désormais, nous parlons français.
language-which = Tapez lang et l’un de ces codes :
always-on = Désormais, la question vous est posée même si rien de ce que vous pouvez faire n’est utile.
always-off = Désormais, la question ne vous est posée que si quelque chose peut être utile.

# The table

table-turn = Tour { NUMBER($turn, useGrouping: 0) }, à vous de jouer
table-turn-of = Tour { NUMBER($turn, useGrouping: 0) }, à { $name } de jouer
table-turn-other = Tour { NUMBER($turn, useGrouping: 0) }, à { $active } de jouer
table-turn-other-of = Tour { NUMBER($turn, useGrouping: 0) }, à { $active } de jouer, vu par { $name }
table-market = Marché (pioche du marché { NUMBER($deck, useGrouping: 0) }, pioche de camelote { NUMBER($junk, useGrouping: 0) })
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
table-resigned = a abandonné : un bot continue ici
table-away = a quitté la table : un bot joue ici
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
pick-so-far-open = Pour l’instant { $cards }, soit { NUMBER($total, useGrouping: 0) }. Il faut encore d’autres cartes : ajoutez des numéros, ou b pour recommencer.
pick-too-much = { $count ->
    [one] { $cards } vaut { NUMBER($total, useGrouping: 0) }, c’est plus que { NUMBER($need, useGrouping: 0) }. Il faut exactement { NUMBER($need, useGrouping: 0) }.
   *[other] { $cards } valent { NUMBER($total, useGrouping: 0) }, c’est plus que { NUMBER($need, useGrouping: 0) }. Il faut exactement { NUMBER($need, useGrouping: 0) }.
}
pick-spare = « { $card } » est de trop, ceci suffirait : { $cards }. On ne paie pas avec des cartes superflues.
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

# Taking back and giving up

answer-yes = oui
answer-no = non
answer-neither = Veuillez taper oui ou non.
undo-done = { $who ->
    [you] { $since ->
        [yes] { $what ->
            [turn] Vous annulez votre tour depuis son début, et avec lui tout ce qui s’est passé depuis.
           *[step] Vous annulez votre dernier coup, et avec lui tout ce qui s’est passé depuis.
        }
       *[no] { $what ->
            [turn] Vous annulez votre tour depuis son début.
           *[step] Vous annulez votre dernier coup.
        }
    }
   *[other] { $since ->
        [yes] { $what ->
            [turn] { $name } annule un tour depuis son début, et avec lui tout ce qui s’est passé depuis.
           *[step] { $name } annule un coup, et avec lui tout ce qui s’est passé depuis.
        }
       *[no] { $what ->
            [turn] { $name } annule le tour depuis son début.
           *[step] { $name } annule le dernier coup.
        }
    }
}
undo-nothing = Vous n’avez encore rien fait qui puisse être annulé.
undo-over = La partie est finie : plus rien ne peut être annulé.
undo-never = À cette table, rien ne s’annule.
undo-answered = On ne peut pas simplement l’annuler : quelqu’un d’autre a répondu depuis.
undo-revealed = { $by ->
    [rolled] On ne peut pas simplement l’annuler : un dé a été lancé depuis.
    [mixed] On ne peut pas simplement l’annuler : des mains ou des piles ont été échangées depuis.
    [shuffled] On ne peut pas simplement l’annuler : des cartes ont été mélangées depuis.
    [seen] On ne peut pas simplement l’annuler : des cartes cachées ont été regardées depuis.
    [asked] On ne peut pas simplement l’annuler : on sait maintenant qui peut décider de quelque chose.
    [taken] On ne peut pas simplement l’annuler : une carte de la main de quelqu’un a été prise depuis.
    [market] On ne peut pas simplement l’annuler : de nouvelles cartes sont arrivées au marché depuis.
    [drawn] On ne peut pas simplement l’annuler : des cartes ont été piochées depuis.
   *[shown] On ne peut pas simplement l’annuler : une carte cachée a été montrée depuis.
}
undo-may-ask = { $count ->
    [one] Ce sera annulé si { $names } accepte. Voulez-vous demander ? Tapez oui ou non.
   *[other] Ce sera annulé si { $names } acceptent. Voulez-vous demander ? Tapez oui ou non.
}
undo-ask = { $what ->
    [turn] Passez le clavier à { $name }. { $asker } aimerait annuler un tour depuis son début. { $name }, acceptez-vous ? Tapez oui ou non.
   *[step] Passez le clavier à { $name }. { $asker } aimerait annuler un coup. { $name }, acceptez-vous ? Tapez oui ou non.
}
undo-refused = { $name } n’accepte pas : rien n’est annulé.
resign-sure = { $ends ->
    [yes] Abandonnez-vous ? La partie est alors finie. Tapez oui ou non.
   *[no] Abandonnez-vous ? La partie continue sans vous, avec un bot à votre place. Tapez oui ou non.
}
resign-not = Vous continuez à jouer.
resign-done = { $name } abandonne. Un bot continue à sa place.

# Saved games

saved-title = Vos parties enregistrées, la dernière jouée d’abord :
saved-game = { $when }  { $names } : { $mode ->
    [teams] { $over ->
        [yes] en équipes, finie après le tour { NUMBER($turn, useGrouping: 0) }
       *[no] en équipes, inachevée, au tour { NUMBER($turn, useGrouping: 0) }
    }
    [solo] { $over ->
        [yes] en solitaire contre la Compagnie, finie après le tour { NUMBER($turn, useGrouping: 0) }
       *[no] en solitaire contre la Compagnie, inachevée, au tour { NUMBER($turn, useGrouping: 0) }
    }
    [coop] { $over ->
        [yes] ensemble contre la Compagnie, finie après le tour { NUMBER($turn, useGrouping: 0) }
       *[no] ensemble contre la Compagnie, inachevée, au tour { NUMBER($turn, useGrouping: 0) }
    }
   *[free] { $over ->
        [yes] finie après le tour { NUMBER($turn, useGrouping: 0) }
       *[no] inachevée, au tour { NUMBER($turn, useGrouping: 0) }
    }
}
saved-damaged = Laissée de côté, car illisible : { $file }
saved-none = Il n’y a pas de partie enregistrée.
saved-which = Tapez un numéro pour reprendre cette partie, ou pour la parcourir si elle est finie. Entrée : retour.
saved-more = Tapez m pour les plus anciennes.

# Looking through a game that was played

replay-title = { $step ->
    [0] { $length ->
        [one] Avant le seul coup
       *[other] Avant le premier des { NUMBER($length, useGrouping: 0) } coups
    }
   *[other] Coup { NUMBER($step, useGrouping: 0) } sur { NUMBER($length, useGrouping: 0) }, tour { NUMBER($turn, useGrouping: 0) }, { $name }
}
replay-from = { $who ->
    [watcher] Vue en spectateur.
   *[seat] Vue de la place { DE($name) }.
}
replay-end = { $state ->
    [over] { $count ->
        [one] C’est le dernier coup : la partie est finie, et { $winners } a gagné.
       *[other] C’est le dernier coup : la partie est finie, et { $winners } ont gagné.
    }
    [resigned] { $resigned ->
        [one] { $count ->
            [one] C’est le dernier coup : { $names } a abandonné, et { $winners } a gagné.
           *[other] C’est le dernier coup : { $names } a abandonné, et { $winners } ont gagné.
        }
       *[other] { $count ->
            [one] C’est le dernier coup : { $names } ont abandonné, et { $winners } a gagné.
           *[other] C’est le dernier coup : { $names } ont abandonné, et { $winners } ont gagné.
        }
    }
   *[runs] C’est le dernier coup : la partie n’a pas été jouée plus loin.
}
replay-choosing = { $who ->
    [you] Vous n’avez pas fini de choisir.
   *[other] { $name } n’a pas fini de choisir.
}
replay-first = C’est le début.
replay-running = { $people ->
    [one] Cette partie n’est pas finie : on la voit de la place de la personne qui la joue, ou en spectateur.
   *[other] Cette partie n’est pas finie, et plusieurs personnes la jouent : on ne peut la voir que de leurs propres places. On y voit la main qui s’y trouve : ne regardez donc que de votre place à vous.
}
replay-how = Entrée : suite  b : retour  N/P : tour suivant/précédent  ? : plus  q : quitter
replay-help =
    n, Entrée  le coup suivant
    b          retour au coup précédent
    N          le tour suivant
    P          le début de ce tour, puis le tour précédent
    t 5        au début du tour 5
    s 2        voir de la deuxième place (s seul : de la suivante)
    w          voir en spectateur (s 0 fait de même)
    l          le journal jusqu’ici (l 50 pour en voir plus)
    d          les défausses
    c NOM      ce que fait une carte
    o          jouer à partir d’ici, une nouvelle partie avec son propre fichier
    ?          cette aide
    q          quitter
replay-seats = Les places d’où l’on peut regarder : { $seats }. Tapez s et un numéro, ou w pour voir en spectateur.
replay-seat = { NUMBER($number, useGrouping: 0) } { $name }
replay-turns = Les tours vont de 1 à { NUMBER($last, useGrouping: 0) } : tapez t 5 pour le cinquième.
replay-over = Ici, la partie est finie. Revenez d’abord en arrière, puis vous pourrez jouer.
replay-people = À partir d’ici, quelles places sont jouées par des personnes ? { $seats }. Tapez leurs numéros, ou 0 pour aucune ; Entrée : { $usual }.
replay-bad-people = Veuillez taper des numéros de 1 à { $most }, chacun une fois, ou 0.
replay-goes-on = La partie continue d’ici, dans son propre fichier.

# Help

help =
    Répondez par un numéro, ou par plusieurs s’il faut plusieurs cartes (1 3 4).
    ?          cette aide
    c NOM      ce que fait une carte, aussi par son numéro dans la question (c 3)
    t          revoir la table
    d          les défausses
    l          le journal de la partie (l 50 pour en voir plus)
    r          les règles en bref
    hint       les trois meilleures réponses, si vous jouez seulement contre des bots (hint 1 donne la première)
    u          annuler votre dernier coup (uu, ou undo turn : tout votre tour)
    resign     abandonner la partie
    always     être interrogé même si rien n’est utile ; encore : plus jamais
    lang       une autre langue (lang en)
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
card-english = En anglais : { $name }.
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

end-won-you = { $stacks ->
    [1] Bravo ! Votre étal est le premier à avoir une pile : vous gagnez au tour { NUMBER($turn, useGrouping: 0) }.
    [8] Bravo ! Votre étal est le premier à avoir huit piles : vous gagnez au tour { NUMBER($turn, useGrouping: 0) }.
   *[other] Bravo ! Votre étal est le premier à avoir { NUMBER($stacks, useGrouping: 0) } piles : vous gagnez au tour { NUMBER($turn, useGrouping: 0) }.
}
end-won = { $stacks ->
    [1] L’étal { DE($name) } est le premier à avoir une pile : { $name } gagne au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
    [8] L’étal { DE($name) } est le premier à avoir huit piles : { $name } gagne au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
   *[other] L’étal { DE($name) } est le premier à avoir { NUMBER($stacks, useGrouping: 0) } piles : { $name } gagne au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
}
end-resigned-you = { $count ->
    [one] Vous abandonnez au tour { NUMBER($turn, useGrouping: 0) } : { $winners } gagne.
   *[other] Vous abandonnez au tour { NUMBER($turn, useGrouping: 0) } : { $winners } gagnent.
}
end-resigned = { $resigned ->
    [one] { $count ->
        [one] { $winners } gagne au tour { NUMBER($turn, useGrouping: 0) }, car { $names } a abandonné.
       *[other] { $winners } gagnent au tour { NUMBER($turn, useGrouping: 0) }, car { $names } a abandonné.
    }
   *[other] { $count ->
        [one] { $winners } gagne au tour { NUMBER($turn, useGrouping: 0) }, car { $names } ont abandonné.
       *[other] { $winners } gagnent au tour { NUMBER($turn, useGrouping: 0) }, car { $names } ont abandonné.
    }
}
end-gave-up-you = Vous avez abandonné en chemin, et un bot a continué pour vous.
end-gave-up = { $name } a abandonné en chemin, et un bot a continué.
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
table-company = { $deck ->
    [one] { $name } : { NUMBER($deck, useGrouping: 0) } carte, en achète { NUMBER($power, useGrouping: 0) } par tour, en a acheté { NUMBER($count, useGrouping: 0) }
   *[other] { $name } : { NUMBER($deck, useGrouping: 0) } cartes, en achète { NUMBER($power, useGrouping: 0) } par tour, en a acheté { NUMBER($count, useGrouping: 0) }
}
table-company-hand = sa main, la carte active d’abord : { $cards }
table-company-thrown = elle a perdu une carte pendant ce tour et n’en perd plus
table-hand-of = dans cette main : { $cards }
discard-company = La pioche de la Compagnie, la carte active d’abord : { $cards }
option-active = { $card }, la carte active { DE($name) }
end-won-company = { $count ->
    [one] { $stacks ->
        [one] { $names } a construit { NUMBER($stacks, useGrouping: 0) } pile et bat la Compagnie au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
       *[other] { $names } a construit { NUMBER($stacks, useGrouping: 0) } piles et bat la Compagnie au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
    }
   *[other] { $stacks ->
        [one] { $names } ont construit ensemble { NUMBER($stacks, useGrouping: 0) } pile et battent la Compagnie au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
       *[other] { $names } ont construit ensemble { NUMBER($stacks, useGrouping: 0) } piles et battent la Compagnie au tour { NUMBER($turn, useGrouping: 0) }. Bien joué !
    }
}
end-won-solo = { $stacks ->
    [one] Bravo ! Votre étal a { NUMBER($stacks, useGrouping: 0) } pile : vous gagnez contre la Compagnie au tour { NUMBER($turn, useGrouping: 0) }.
   *[other] Bravo ! Votre étal a { NUMBER($stacks, useGrouping: 0) } piles : vous gagnez contre la Compagnie au tour { NUMBER($turn, useGrouping: 0) }.
}
end-lost = Le marché est vide : la Compagnie gagne au tour { NUMBER($turn, useGrouping: 0) }. La prochaine fois sera la bonne !
end-company = { $count ->
    [one] { $name } a acheté { NUMBER($count, useGrouping: 0) } carte.
   *[other] { $name } a acheté { NUMBER($count, useGrouping: 0) } cartes.
}
end-stall-together = { $stacks ->
    [one] { $names } ont construit ensemble { NUMBER($stacks, useGrouping: 0) } pile sur { NUMBER($all, useGrouping: 0) }.
   *[other] { $names } ont construit ensemble { NUMBER($stacks, useGrouping: 0) } piles sur { NUMBER($all, useGrouping: 0) }.
}
