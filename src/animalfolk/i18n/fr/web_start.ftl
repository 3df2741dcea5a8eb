## Les pages du jeu dans le navigateur, autour de la table.

web-nav = Pages
web-nav-start = Accueil
web-nav-cards = Cartes
web-nav-rules = Règles
web-nav-settings = Réglages
web-skip = Vers le contenu

web-start-lead = Douze peuples d’animaux, un marché, huit piles de marchandises. Achetez bien, jetez votre camelote et terminez votre étal en premier.
web-start-play = Jouer
web-start-play-line = tout de suite, contre un bot
web-start-level = Votre adversaire
web-start-new = Nouvelle table
web-start-new-line = amis, bots, équipes, la Compagnie ; tous les paquets
web-learn-line = première visite ? Une partie expliquée, en dix minutes environ
web-learn-go-on = Continuer la leçon
web-learn-go-on-line = là où vous l’avez laissée
web-start-waiting = Un instant …
web-start-link = Vous avez un lien ?
web-start-link-hint = Collez-le ici
web-start-link-open = Ouvrir
web-start-link-bad = Ce n’est pas le lien d’une table.
web-start-yours = Vos parties
web-start-yours-none = Les parties que vous commencez ou rejoignez restent ici jusqu’à votre retour.
web-start-open = En attente de joueurs
web-start-open-none = Personne n’attend en ce moment. Ouvrez une table publique, et d’autres la trouveront ici.
web-start-running = À regarder
web-start-running-none = Aucune partie publique ne se joue en ce moment.
web-start-go-on = Continuer
web-start-look = Voir
web-start-take = Prendre place
web-start-watch = Regarder
web-start-forget = Oublier
web-start-free = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } place libre
   *[other] { NUMBER($count, useGrouping: 0) } places libres
}
web-start-phase = { $phase ->
    [open] attend des joueurs
    [drafting] choix des paquets
    [running] en cours
    [closed] fermée
   *[over] terminée
}
web-start-decks-later = paquets tirés au sort
web-start-fan = Œuvre non officielle d’amateurs de Dale of Merchants, un jeu de Sami Laakso publié par Snowdale Design. Les mots et les images d’ici sont les nôtres.

# Nouvelle table

web-new-title = Nouvelle table
web-new-way = Comment jouez-vous ?
web-new-who = Qui joue ?
web-new-your-name = Votre nom
web-new-seat-you = vous
web-new-seat-open = une personne, sur invitation
web-new-bot = Qui occupe la place { NUMBER($number, useGrouping: 0) }
web-new-up = Monter la place { NUMBER($number, useGrouping: 0) }
web-new-decks = Quels paquets ?
web-new-decks-count = Choix : { NUMBER($number, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) }
web-new-decks-lot = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } paquet est tiré au sort parmi ceux-ci ({ NUMBER($number, useGrouping: 0) })
   *[other] { NUMBER($count, useGrouping: 0) } paquets sont tirés au sort parmi ceux-ci ({ NUMBER($number, useGrouping: 0) })
}
web-new-decks-draft = Chaque joueur écarte un paquet et en choisit un ; le dernier est tiré au sort. Qui commence plus tard reçoit de l’or.
web-new-rating = { $rating } : { NUMBER($value, useGrouping: 0) } sur { NUMBER($most, useGrouping: 0) }
web-new-time = Temps de réflexion
web-new-clock-none = autant que vous voulez
web-new-clock-move = tant pour chaque réponse
web-new-clock-game = tant pour toute la partie
web-new-clock-seconds = Secondes par réponse
web-new-clock-minutes = Minutes pour la partie
web-new-clock-extra = Secondes de plus à chaque tour
web-new-public = Publique : chacun voit la table dans la liste, peut prendre une place libre et regarder
web-new-watchers = Ceux qui regardent peuvent écrire dans la discussion
web-new-hints = Conseils quand vous ne jouez que contre des bots
web-new-more = Règles et autres options
web-new-make = Ouvrir la table
web-new-begin = Commencer

# Un lien

web-join-title = Une invitation pour vous
web-join-line = { $name } vous garde une place.
web-join-line-nobody = Une place vous est gardée.
web-join-sit = S’asseoir
web-join-name = Votre nom
web-link-none = Ce lien n’ouvre rien : la place est peut-être prise, ou la partie finie depuis longtemps.
web-link-start = Vers l’accueil

# Cartes et règles

web-cards-title = Toutes les cartes
web-cards-find = Chercher une carte
web-cards-all = tous les paquets
web-cards-none = Aucune carte ne convient.
web-cards-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } carte
   *[other] { NUMBER($count, useGrouping: 0) } cartes
}
web-card-copies = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } exemplaire dans son paquet
   *[other] { NUMBER($count, useGrouping: 0) } exemplaires dans son paquet
}
web-card-rulings = Cas limites
web-card-before = La carte précédente
web-card-after = La carte suivante
web-rules-title = Règles
web-rules-find = Chercher dans les règles
web-rules-none = Rien n’en parle.
web-rules-other = Une autre lecture : { $text }
web-rules-contents = Sommaire

# Réglages

web-settings-title = Réglages
web-settings-line = Gardés dans ce navigateur.
web-settings-language = Langue
web-settings-language-auto = celle du navigateur
web-settings-theme = Clair ou sombre
web-settings-theme-auto = comme le système
web-settings-theme-light = clair
web-settings-theme-dark = sombre
web-settings-motion = Mouvement
web-settings-motion-auto = comme le système
web-settings-motion-full = les cartes voyagent
web-settings-motion-none = rien ne bouge
web-settings-pace = Rythme de ce que font les autres
web-settings-pace-calm = calme
web-settings-pace-usual = habituel
web-settings-pace-quick = rapide
web-settings-pace-step = pas à pas
web-settings-sound = Sons
web-settings-sound-on = oui
web-settings-sound-off = non
web-settings-text = Taille du texte
web-settings-text-small = petite
web-settings-text-usual = habituelle
web-settings-text-large = grande
web-settings-text-largest = très grande
web-settings-confirm = Demander un second appui
web-settings-confirm-always = avant chaque action
web-settings-confirm-lasting = si d’autres jouent, avant de montrer quelque chose de caché
web-settings-confirm-never = jamais
web-settings-windows = Me demander quand je peux utiliser une carte
web-settings-windows-useful = quand cela peut servir
web-settings-windows-always = toujours
web-settings-notify = Me prévenir quand c’est à moi, même si je regarde d’autres pages
web-settings-notify-denied = Le navigateur ne le permet pas ; ses propres réglages peuvent le changer.
