## Why something cannot be done, a whole sentence for each code of an error. Options, modes, keys and names of cards
## stand as people type them; $came is what stands in the text.

# Options and players

why-option = L’option « { $option } » n’existe pas. Il y a : { $options }.
why-option-named = L’option { $option } ne peut pas servir : le livret nomme ces éléments sans en donner les règles, et rien n’est inventé ici.
why-option-number = L’option { $option } est un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, pas « { $value } ».
why-option-value = L’option { $option } accepte { $names }, pas « { $value } ».
why-option-mode = L’option { $option } est pour ces modes : { $modes } ; pas pour { $mode }.
why-exclude = Avec difficulty={ $difficulty }, le pouvoir d’achat de la Compagnie ne change jamais : cela ne va pas avec power_on_exhaustion=yes.
why-players = Dans le mode { $mode }, le nombre de joueurs peut être { $allowed } ; pas { NUMBER($players, useGrouping: 0) }.
why-seed = Une graine compte 32 chiffres parmi 0-9 a-f, pas « { $seed } ».
why-first = Le premier joueur se choisit de P1 à P{ NUMBER($players, useGrouping: 0) }, pas « { $first } ».

# Decks

why-deck = Le paquet « { $deck } » n’existe pas. Il y a : { $decks }.
why-deck-twice = Chaque paquet sert une seule fois ; l’un est nommé deux fois : { $decks }.
why-deck-count = Dans le mode { $mode } à { $players ->
    [one] 1 joueur
   *[other] { NUMBER($players, useGrouping: 0) } joueurs
}, le nombre de paquets est { NUMBER($need, useGrouping: 0) }, pas { NUMBER($count, useGrouping: 0) } : { $decks }.
why-deck-way = Les paquets se choisissent par leurs noms, ou seulement par { $ways }, pas par « { $way } ».
why-few-decks = Le souhait { $wish } laisse trop peu de paquets : il en faut { NUMBER($need, useGrouping: 0) }. { $count ->
    [0] Il n’en reste aucun.
   *[other] Il y a : { $decks }.
}
why-first-game = Une première partie compte de 1 à { NUMBER($most, useGrouping: 0) } paquets, pas { $count }.
why-first-game-wish = Les paquets d’une première partie sont fixés : on ne peut pas leur demander « { $wish } ».
why-wish = Les paquets se choisissent par { $kinds }, pas par « { $kind } ».
why-wish-number = { $kind } est un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, comme dans { $kind }=1, pas « { $number } ».
why-wish-twice = { $kind } est demandé deux fois.
why-pool = À { NUMBER($players, useGrouping: 0) } joueurs il faut { NUMBER($need, useGrouping: 0) } paquets, et il y en a { NUMBER($count, useGrouping: 0) }.
why-draft-open = Les paquets ne sont pas encore choisis.
why-rematch = Une partie doit être finie avant que la suivante commence, et celle-ci ne l’est pas.

# Tables

why-clock = Comme horloge, il y a : { $kinds } ; pas « { $kind } ».
why-clock-seconds = Une horloge compte de 1 à { NUMBER($most, useGrouping: 0) } secondes, contrairement à { $clock }.
why-clock-form = Une horloge s’écrit comme game:600+10, pas « { $clock } ».
why-clock-reaction = Avec cette horloge, qui peut réagir a au plus { NUMBER($most, useGrouping: 0) } secondes, contrairement à { $clock }.
why-undo = Pour undo, il y a : { $undos } ; pas « { $undo } ».
why-settings = Une table a hold=yes ou hold=no, undo, clock, hints=yes ou hints=no et lesson, pas « { $word } ».
why-lesson = Comme leçon, il y a : { $lessons } ; pas « { $lesson } ».
why-learned = Il n’y a pas de « { $step } » à apprendre ici.
why-seat-kind = Une place est pour l’un de ceux-ci : { $kinds } ; pas pour « { $kind } ».
why-seat-name = Un nom a des lettres affichables, sans // et sans espaces autour, contrairement à { $name }.
why-seat-missing = Cette partie n’a pas une telle place.
why-seats = Une partie a autant de places que de joueurs, { NUMBER($players, useGrouping: 0) }, pas { NUMBER($seats, useGrouping: 0) }.
why-nonce = Un nonce se compose de lettres et de chiffres, contrairement à « { $nonce } ».
why-entry = L’entrée est incomplète ou contient autre chose : { $came }

# Scripted chance

why-roll = Le jet prévu de ce dé est l’un de { $sides }, pas { NUMBER($roll, useGrouping: 0) }.
why-pick = La carte prévue { $card } ne peut pas être tirée ; il y a : { $cards }
why-shuffle = La carte prévue { $card } n’est pas dans la pile mélangée ; il y a : { $cards }

# Words of a position

why-number = Un nombre est attendu ici, pas « { $came } ».
why-numbers = Il faut ici des nombres, tant : { NUMBER($count, useGrouping: 0) }, pas « { $came } ».
why-count = Un nombre à partir de 0 est attendu ici, pas « { $came } ».
why-most = Un nombre de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } est attendu ici, pas « { $came } ».
why-card = Le nom d’une carte est attendu ici, pas « { $came } ».
why-player = Un joueur de P1 à P4 est attendu ici, pas « { $came } ».
why-absent = Le nombre de joueurs est { NUMBER($players, useGrouping: 0) } : « { $came } » ne convient pas.
why-knowers = Des numéros de joueurs ou w sont attendus ici, pas « { $came } ».
why-mark = Derrière # un nombre jusqu’à { NUMBER($most, useGrouping: 0) } est attendu, pas « { $came } ».
why-copy = Une carte qui en copie une autre est attendue ici, = et cette autre, pas « { $came } ».
why-aside = Une carte et /deck1 ou /market1 sont attendus ici, pas « { $came } ».
why-change = La carte ne permet pas ce changement : { $came }
why-alteration = Une modification comme add/1/P1/all est attendue ici, pas « { $came } ».
why-worth = Avec ces modifications, une carte vaudrait plus que le maximum possible : { NUMBER($most, useGrouping: 0) }.
why-words = Cette ligne contient plus qu’elle ne peut jamais contenir : { NUMBER($most, useGrouping: 0) } mots au plus.
why-box-card = La carte { $card } est là plus souvent que dans la boîte : { NUMBER($count, useGrouping: 0) }, alors que le maximum est { NUMBER($most, useGrouping: 0) }.
why-box-deck = La carte { $card } n’appartient à aucun des paquets en jeu : { $decks }.
why-box-junk = Il y a plus de camelote que n’en a aucune partie : { NUMBER($count, useGrouping: 0) }, alors que le maximum est { NUMBER($most, useGrouping: 0) }.
why-box-stacks = Un étal a plus de piles que la partie n’en compte : { NUMBER($count, useGrouping: 0) }, alors que le maximum est { NUMBER($most, useGrouping: 0) }.
why-box-coins = Il y a plus de pièces que les joueurs n’en peuvent avoir : { NUMBER($count, useGrouping: 0) }, alors que le maximum est { NUMBER($most, useGrouping: 0) }.
why-note = Un mot parmi { $kinds } et un joueur sont attendus ici, comme purchase/P1, pas « { $came } ».
why-note-card = Une carte suit une arrivée et rien d’autre, contrairement à « { $came } ».

# Lines of a position

why-header = La ligne « { $header } » est attendue ici.
why-key-value = Une ligne « clé: valeur » est attendue ici, chaque clé une fois, pas « { $came } ».
why-once = La ligne « { $key } » est ici pour la deuxième fois.
why-line-unknown = Une position n’a pas une telle ligne : { $came }
why-state = Des données de la version { NUMBER($format, useGrouping: 0) } sont attendues, pas de « { $came } ».
why-market = Cinq emplacements sont attendus, de gauche à droite, - pour un vide, pas « { $came } ».
why-junk = Un nombre est attendu ici, ou 0 made 3, pas « { $came } ».
why-known = La carte { $came } n’est pas dans la main de { $player }.
why-gold = Une ligne sur l’or demande la ligne rules: gold=by_seat.
why-power = Le pouvoir d’achat est un nombre de 1 à { NUMBER($most, useGrouping: 0) }, pas { $came }.
why-yes-no = yes (oui) ou no (non) est attendu ici, pas « { $came } ».
why-partners = L’étal des deux partenaires est dans la ligne { $key }, pas dans { $came }.
why-empty-stack = Chaque pile a besoin de cartes, contrairement à « { $came } ».
why-stacks = Tant que personne n’a gagné, le nombre de piles d’un étal est inférieur à { NUMBER($stacks, useGrouping: 0) }, contrairement à « { $came } ».
why-groups = Cinq groupes comme 43210 sont attendus ici, pas « { $came } ».
why-hold = Le nombre de joueurs est { NUMBER($players, useGrouping: 0) } : « { $came } » ne peut pas attendre.
why-moment = Un mot parmi { $moments } est attendu ici, pas « { $came } ».
why-frames-missing = Il faut une ligne frames, car quelque chose est en cours dans cette position.
why-frames = La ligne frames ne va pas avec le reste de la position : { $came }
why-frame = Un cadre comme act>play(more=1) ou spyglass?keep, avec une attente et des valeurs possibles, est attendu ici, pas « { $came } ».

# Records

why-record = La ligne « animalfolk record 1 » ou « animalfolk record 2 » est attendue ici.
why-record-version = Cet enregistrement est d’une version inconnue ici.
why-cut-off = L’enregistrement est coupé : sa dernière ligne manque.
why-altered = L’enregistrement a été modifié : ses lignes ne vont pas avec sa chaîne.
why-viewer = C’est ce qu’une place a vu d’une partie ; cela ne peut pas être rejoué.
why-keys = Une ligne parmi { $keys } est attendue ici, chacune une fois, pas « { $came } ».
why-line-missing = La ligne « { $key } » manque.
why-line-other = La ligne « { $wanted } » est attendue ici, pas « { $came } ».
why-line-extra = Cette ligne n’a pas sa place ici : { $came }
why-edition = On connaît ici les règles de l’édition { $edition }, pas celles de « { $came } ».
why-step = Une ligne comme « 3 P1: play spyglass; cookies » est attendue ici, pas « { $came } ».
why-turn = Une réponse du tour { NUMBER($turn, useGrouping: 0) } est attendue ici, pas « { $came } ».
why-answer = { $player } ne peut pas répondre « { $answer } » ici. { $asked ->
    [none] Plus personne n’est interrogé.
   *[other] { $asked } doit répondre à { $prompt }, avec le choix entre : { $offered }
}
why-draft = Un tel choix de paquets est impossible : { $draft }
why-draft-decks = Les paquets de cette partie sont { $decks } ; le choix en a donné d’autres.
why-result = La ligne « result: { $result } » est attendue ici.
why-commit = La graine et le nonce ne sont pas ceux auxquels la table s’est engagée.
why-people = Seules des personnes peuvent figurer ici : { $people } ; pas « { $came } ».
why-event = Un tel événement est inconnu : { $came }
why-json = Un objet JSON est attendu dans cette ligne ; l’enregistrement est abîmé ou coupé ici : { $came }
why-json-text = Derrière « { $key } » un texte d’une ligne est attendu, pas { $came }
why-json-step = turn, seat, answers et hash sont attendus dans cette ligne, pas { $came }
why-json-seat = told et hash, ou turn, seat, answers et hash sont attendus dans cette ligne, pas { $came }
why-json-apart = Des réponses et des événements un à un sont attendus dans cette ligne, pas { $came }

# Scenarios

why-scenario = id:, title: ou { $key } est attendu ici, pas « { $came } ».
why-expectation = Ni une réponse ni une attente : { $came }
why-differs = Le scénario dit « { $expected } », mais on a : { $came }
why-differs-asked = Le scénario dit « { $expected } », mais on a : { $came } { $asked ->
    [none] (plus personne n’est interrogé)
   *[other] ({ $asked } doit répondre à { $prompt })
}
why-differs-prompt = Le scénario dit « { $expected } », mais { $asked ->
    [none] plus personne n’est interrogé.
   *[other] { $asked } doit répondre à { $prompt }.
}
why-differs-players = Le nombre de joueurs est { NUMBER($players, useGrouping: 0) } : « { $expected } » est impossible.
why-together = { $player } ne peut pas répondre « { $answer } » ici : ces cartes sont bien là, mais ensemble elles ne forment aucun choix possible. { $asked } doit répondre à { $prompt }.
why-option-text = Aucune option ne s’écrit « { $came } ». Il y a : { $known }, des noms de cartes, des joueurs et des nombres.
why-slot = Une carte et son emplacement sont attendus ici, comme spyglass+0 ou spyglass+bin, pas « { $came } ».
why-comma = Aucune option et aucun événement n’a de virgule, contrairement à « { $came } ». On les sépare par des points-virgules.
why-refused-changed = La réponse « { $answer } » a été refusée, et pourtant elle a changé la partie.
why-refused-taken = La réponse « { $answer } » devait être refusée, mais elle a été acceptée.
