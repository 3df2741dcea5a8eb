## Before and after the table: menu, set-up, saved games, replays of the full-screen game. The plain lines offer the same
## options and bots.

# The menu

begin-title = animalfolk
begin-subtitle = les marchands du monde animal, un jour de marché
begin-menu-play = Jouer
    .line = { $people ->
        [one] vous contre { $bots }, avec les { $decks }
       *[other] { $bots } à table, avec les { $decks }
    }
begin-menu-new = Autre partie
    .line = choisir la façon de jouer, les joueurs et les paquets
begin-menu-resume = Reprendre
    .line = { $number ->
        [0] aucune partie inachevée n’est enregistrée
        [one] la partie laissée en suspens
       *[other] l’une des { NUMBER($number, useGrouping: 0) } parties laissées en suspens
    }
begin-menu-replay = Revoir
    .line = { $count ->
        [0] aucune partie n’est encore enregistrée
       *[other] coup par coup, de toute place, et rejouer à partir de là
    }
begin-menu-cards = Cartes
    .line = ce que fait chaque carte de chaque paquet
begin-menu-learn = Apprendre en jouant
    .line = une première partie expliquée, en dix minutes environ
begin-menu-rules = Règles
    .line = en bref, ou une par une
begin-menu-language = Langue
    .line = celle que vous lisez
begin-menu-quit = Quitter
    .line = à la prochaine
begin-key-choose = choisir
begin-key-back = retour
begin-key-begin = commencer
begin-key-change = changer
begin-key-next = ligne suivante
begin-key-page = page suivante
begin-key-find = chercher
begin-key-on = lire la suite

# Reading cards and rules

begin-read-short = En bref
begin-read-find = Trouver une carte par son nom
begin-read-none = Aucune carte ne s’appelle ainsi.

# A new game

begin-new-title = Nouvelle partie
begin-page-players = Joueurs
begin-page-decks = Paquets
begin-page-options = Options
begin-count = Combien jouent
begin-count-of = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } joueur
   *[other] { NUMBER($count, useGrouping: 0) } joueurs
}
begin-seat = Place { NUMBER($number, useGrouping: 0) }
begin-seat-person = une personne
begin-seat-novice = bot novice : joue souvent au hasard
begin-seat-peddler = bot colporteur : se trompe parfois
begin-seat-trader = bot commerçant : joue posément
begin-seat-merchant = bot marchand : planifie ses tours
begin-seat-master = bot maître : prévoit loin
begin-seat-simple = bot simple : joue par habitude
begin-seat-random = un bot qui joue au hasard
begin-seat-named = nom : { $name }
begin-name = Nom
begin-partners = Les partenaires se font face : places 1 et 3 contre places 2 et 4.
begin-together = Vous jouez ensemble contre la Compagnie.
begin-alone = Vous jouez en solitaire contre la Compagnie.
begin-order = Places, dans l’ordre de jeu
begin-first = Qui commence
begin-first-random = le sort décide
begin-start = Commencer
begin-leave-form = Retour
begin-summary = { $way } : { $names } ; { $decks }
begin-summary-open = { $how ->
    [random] { $way } : { $names } ; paquets à tirer au sort
   *[draft] { $way } : { $names } ; paquets à choisir tour à tour
}

# Decks

begin-decks-how = Les paquets
begin-decks-first = ceux d’une première partie
begin-decks-named = choisis par leurs noms
begin-decks-random = tirés au sort
begin-decks-draft = choisis tour à tour, comme en tournoi
begin-decks-about = { $how ->
    [first] Les paquets les plus calmes, bons pour découvrir le jeu :
    [named] Choisissez { NUMBER($count, useGrouping: 0) } paquets avec Espace ou la souris ; choisis jusqu’ici : { NUMBER($number, useGrouping: 0) }.
    [random] { NUMBER($count, useGrouping: 0) } de ceux-ci sont tirés au sort :
   *[draft] Chacun en écarte un et en choisit un ; pièces pour qui joue plus tard :
}
begin-decks-none = Aucun paquet n’est encore choisi.
begin-decks-few = Il faut { NUMBER($count, useGrouping: 0) } paquets, et moins conviennent. Veuillez en demander moins.
begin-deck-head = paquet
begin-rating-complexity = niveau
begin-rating-interaction = interaction
begin-rating-nastiness = malice
begin-rating-luck = hasard
begin-rating-box = boîte
begin-most-any = libre
begin-most-so = jusqu’à { NUMBER($most, useGrouping: 0) }
begin-most-none = zéro
begin-box = boîte { NUMBER($number, useGrouping: 0) }

# Choosing in turn

begin-draft-title = Choix des paquets tour à tour
begin-draft-ban = { $name }, quel paquet reste hors de cette partie ?
begin-draft-pick = { $name }, quel paquet entre dans cette partie ?

# Options

begin-more = Autres options
begin-usual = par défaut : { $value }
begin-seed = Graine
begin-seed-any = un texte ; le même donne les mêmes cartes
begin-undo = Annuler
begin-undo-open = librement en solo ; sinon si tous acceptent
begin-undo-agreed = si rien n’a été vu ; sinon si tous acceptent
begin-undo-free = si rien de caché n’a été vu
begin-undo-never = jamais
begin-option-stacks = Piles pour gagner
begin-option-difficulty = Force de la Compagnie
begin-option-hand_size = Cartes d’une main pleine
begin-option-gold = Pièces au départ
begin-option-junk_substitute = La camelote remplace une carte absente
begin-option-team_build_min_active = Vos cartes dans une pile à deux
begin-option-company_after_each_player = La Compagnie joue après chaque joueur
begin-option-company_refills_market = Marché rempli après la Compagnie
begin-option-company_discards = Cartes que perd la Compagnie
begin-option-power_on_exhaustion = Elle achète plus, pioche du marché vide
begin-option-open_company_deck = Cartes de la Compagnie toutes visibles
begin-option-open_hands = Entre partenaires, mains visibles
begin-option-strict_empty_market = Perdu dès que le marché est vide
begin-value-no = non
begin-value-yes = oui
begin-value-none = aucune
begin-value-by_seat = selon la place
begin-value-cleanup = au nettoyage
begin-value-any_draw = à chaque pioche
begin-value-gentle = douce : elle achète une carte par tour
begin-value-standard = normale : une, puis deux
begin-value-stern = sévère : deux cartes dès le début
begin-value-market = défausse du marché
begin-value-removed = hors de la partie
begin-value-least = au moins 1
begin-value-any = pas forcément

# Saved games

begin-back = { $name } avait quitté cette partie, et un bot joue à sa place. { $name } est de retour ?
begin-saved-title = { $aim ->
    [replay] Revoir une partie
   *[resume] Reprendre une partie
}
begin-saved-none = Aucune partie n’est encore enregistrée. Toute partie l’est pendant qu’on joue.
begin-saved-none-open = Aucune partie inachevée n’est enregistrée.
begin-saved-folder = Dans le dossier { $file }
begin-saved-way = { $mode ->
    [teams] en équipes
    [solo] solitaire
    [coop] ensemble
   *[free] chacun
}
begin-saved-turn = tour { NUMBER($turn, useGrouping: 0) }
begin-saved-over = finie
begin-saved-bad = illisible

# Leaving

begin-unsaved = La partie n’a pas pu être enregistrée ({ $reason }).

# A game step by step

replay-place = { $who ->
    [seat] Tour { NUMBER($turn, useGrouping: 0) }, coup { NUMBER($number, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, comme { $name } l’a vu
   *[all] Tour { NUMBER($turn, useGrouping: 0) }, coup { NUMBER($number, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }, vu en spectateur
}
replay-log = La partie jusqu’ici
replay-log-empty = La partie commence.
replay-here = ▶
replay-key-step = coup
replay-key-turn = tour
replay-key-ends = bouts
replay-key-jump = saut
replay-key-seat = vue
replay-key-log = récit
replay-key-on = jouer
replay-key-language = { $lang }
replay-key-leave = fin
replay-jump = À quel tour, de 1 à { NUMBER($most, useGrouping: 0) } ?
replay-jump-bad = Veuillez taper un nombre de 1 à { NUMBER($most, useGrouping: 0) }.
replay-on-title = Jouer à partir d’ici : qui est à quelle place ?
replay-on-over = Ici, la partie est finie. Revenez d’abord un peu en arrière.
replay-on-start = Jouer
