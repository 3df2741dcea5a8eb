## Après une partie dans le navigateur : le résultat, la revoir, la reprendre, ouvrir un fichier.

# The result

web-title-master = { $count ->
    [one] Le titre de Maître du Commerce revient à : { $names }
   *[other] Le titre de Maîtres du Commerce revient à : { $names }
}
web-title-guild = Bienvenue dans la Guilde des Commerçants Extraordinaires : { $names }
web-tempo = Piles par tour
web-tempo-about = Le tour où chaque pile a été construite
web-tempo-so-far = Le tour où chaque pile a été construite, jusqu’ici
web-tempo-turns = tours
web-tempo-open = pas construite
web-numbers = En chiffres
web-numbers-about = Ce que chacun a fait, et les cartes et pièces qui restaient en plus de l’étal
web-numbers-who = Qui
web-numbers-turns = Tours
web-numbers-bought = Cartes achetées
web-numbers-built = Piles construites
web-numbers-played = Techniques jouées
web-numbers-drawn = Cartes piochées
web-numbers-discarded = Cartes défaussées
web-numbers-thrown = Cartes jetées
web-numbers-cards = Cartes à la fin
web-numbers-gold = Pièces à la fin
web-record-json = Enregistrer en lignes JSON
web-share = Copier un lien vers cette partie
web-share-here = Copier un lien vers ce moment
web-share-link = Lien vers cette partie

# Looking at it again

web-replay = Revoir la partie
web-replay-title = Revoir la partie : { $names }
web-replay-waiting = La partie est remise en place …
web-replay-none = Cette partie ne peut pas être revue
web-replay-place = Tour { NUMBER($turn, useGrouping: 0) }, coup { NUMBER($step, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }
web-replay-place-open = Tour { NUMBER($turn, useGrouping: 0) }, coup { NUMBER($step, useGrouping: 0) }
web-replay-controls = Parcourir la partie
web-replay-slider = Coup
web-replay-first = Au début
web-replay-last = À la fin
web-replay-furthest = Au coup le plus avancé déjà vu
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-from = Vu depuis
web-replay-from-seat = la place { DE($name) }
web-replay-watch = l’extérieur, comme en spectateur
web-replay-all = en haut, toutes les mains ouvertes
web-replay-spoilers = Sans révélations
web-replay-spoilers-line = Ce qui vient ensuite, et qui gagne, reste caché.
web-replay-card = Chercher une carte
web-replay-card-next = Fois suivante
web-replay-card-before = Fois précédente
web-replay-card-no-more = « { $card } » n’apparaît plus après ce moment, vu d’ici.
web-replay-card-not-before = « { $card } » n’apparaît pas avant ce moment, vu d’ici.
web-replay-go = À ce moment : { $line }
web-replay-hand = La main { DE($name) }
web-replay-hands = Toutes les mains
web-replay-about = À propos de cette partie
web-replay-more = Plus
web-replay-play-on = Reprendre à partir d’ici
web-replay-on-lead = Vous prenez une place, des robots prennent les autres. Les mêmes cartes sont là où elles étaient, et viennent comme elles sont venues.
web-replay-on-seat = Votre place
web-replay-on-bots = Les autres
web-replay-to-table = À la table
web-replay-over = La fin
web-key-replay-step = un coup en arrière ou en avant
web-key-replay-turn = un tour en arrière ou en avant
web-key-replay-ends = au début, à la fin
web-key-replay-play = lecture, pause

# Analysis by bots

web-analysis = Analyse
web-analysis-lead = Un bot parcourt de nouveau la partie : les chances de gagner après chaque tour, les plus grandes erreurs et ce qui aurait été mieux. Cela prend un moment, et vous pouvez tout regarder pendant ce temps.
web-analysis-begin = Analyser cette partie
web-analysis-spoils = L’analyse dit qui gagne : elle attend donc que vous ayez vu la fin.
web-analysis-spoil = Autoriser les révélations et analyser
web-analysis-queue = En attente de son tour …
web-analysis-progress = Étapes faites : { NUMBER($done, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }
web-analysis-busy = Beaucoup de parties sont analysées en ce moment. Cette page redemande d’elle-même.
web-analysis-away = Le serveur est injoignable pour l’instant. Cette page redemande d’elle-même.
web-analysis-done = L’analyse est terminée.
web-analysis-chances = Chances de gagner après chaque tour
web-analysis-about = La même chose en chiffres
web-analysis-percent = { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%
web-analysis-share = { $name } { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%
web-analysis-after = { $turn ->
    [0] Au début : { $chances }
   *[other] Après le tour { NUMBER($turn, useGrouping: 0) } : { $chances }
}
web-analysis-when = { $turn ->
    [0] Début
   *[other] Tour { NUMBER($turn, useGrouping: 0) }
}
web-analysis-slider = Aller à la fin d’un tour
web-analysis-look = Voir ce moment
web-analysis-mistakes = Les plus grandes erreurs
web-analysis-mistakes-so-far = Les plus grandes erreurs jusqu’ici
web-analysis-judged = Coups jugés : { $names }
web-analysis-none = Aucune erreur qui mérite d’être dite, aux yeux d’un bot.
web-analysis-mistake = Tour { NUMBER($turn, useGrouping: 0) } : { $name }
web-analysis-lost = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point de pourcentage perdu
   *[other] { NUMBER($points, useGrouping: 0) } points de pourcentage perdus
}
web-analysis-chosen = Choisi, { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }% : { $option }
web-analysis-better = Mieux, { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }% : { $option }
web-analysis-how = Jugé selon ce qu’on pouvait savoir alors : le graphique selon ce que savaient les spectateurs, un coup selon ce que savait qui l’a joué. Une erreur par tour au plus est citée. Réflexions pour chacun : { NUMBER($thoughts, useGrouping: 0) }.

# Records from files

web-open = Ouvrir un enregistrement
web-open-line = Une partie terminée, en texte ou en lignes JSON. Choisissez le fichier ou déposez-le ici.
web-open-choose = Choisir un fichier
web-refused-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
web-refused-bad-record = Cet enregistrement est endommagé ou a été modifié, il n’est donc pas ouvert. { $why }
web-refused-seat-record = C’est ce qu’une seule place a vu pendant la partie. Enregistrez de nouveau quand la partie est terminée.
web-refused-unfinished-record = La partie de cet enregistrement n’est pas terminée. Finissez-la, puis ouvrez son enregistrement.
web-refused-heavy-record = La lecture de cet enregistrement prend bien trop de temps ; il n’est pas ouvert.
web-refused-long-record = Cet enregistrement est trop long pour être ouvert. Nombre d’étapes : { NUMBER($steps) } ; limite : { NUMBER($most) }.
web-refused-unplayable-record = Cet enregistrement commence par des cartes qu’aucune partie ne dispose ainsi ; il n’est pas ouvert.
web-refused-long-field = Cet enregistrement contient une ligne beaucoup trop longue ; il n’est pas ouvert.
web-refused-not-over = C’est pour les parties terminées, et celle-ci se joue encore.
web-refused-long-game = Cette partie est trop longue pour être revue. Nombre d’étapes : { NUMBER($steps) } ; limite : { NUMBER($most) }.
web-refused-no-seat = Cette place n’existe pas à cette table.
web-refused-over-here = La partie est terminée ici. Revenez d’abord un peu en arrière.
