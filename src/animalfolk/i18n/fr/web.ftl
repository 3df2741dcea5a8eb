## The game in a browser. Where a question or a refusal is worded for it alone, it stands here.

# Questions that other faces word for a keyboard

web-prompt-act = Que faites-vous ?
web-prompt-end_turn = Vos actions sont faites. Finissez-vous votre tour ?
web-prompt-pay = Avec quelles cartes payez-vous { NUMBER($need, useGrouping: 0) } ? Elles arrivent sur votre défausse dans l’ordre où vous les choisissez.
web-prompt-inventory = Quelles cartes défaussez-vous ? Elles arrivent sur votre défausse dans l’ordre où vous les choisissez.
web-prompt-spare_junk = Combien de cartes Camelote de votre paiement jetez-vous ?
web-prompt-recover_junk = { $card } : combien de cartes Camelote prenez-vous de votre défausse ?
web-prompt-guess = { $card } : que vaut la carte du dessus de la pioche du marché ?
web-prompt-guess_held = { $card } : { $name } a choisi une carte de sa main. Combien vaut-elle ?
web-prompt-set_value = { $card } : la réponse était fausse. Combien vaut votre carte pour ce tour ?

# What the server refuses; nothing has changed then

web-refused-bad-token = Ce lien n’ouvre plus rien.
web-refused-not-allowed = Cela ne vous revient pas à cette table.
web-refused-not-found = Cette table n’existe pas ici.
web-refused-taken = Quelqu’un d’autre a pris cette place.
web-refused-not-begun = La partie commence quand toutes les places sont prises.
web-refused-table-closed = Cette table est fermée : la position dont elle est partie demande bien trop de calculs au serveur.
web-refused-window = Quelqu’un peut réagir en ce moment. Veuillez patienter un instant.
web-refused-no-window = Plus personne ne peut réagir.
web-refused-too-fast = { $seconds ->
    [one] C’était trop à la fois. Veuillez réessayer dans { NUMBER($seconds, useGrouping: 0) } seconde.
   *[other] C’était trop à la fois. Veuillez réessayer dans { NUMBER($seconds, useGrouping: 0) } secondes.
}
web-refused-storage-quota = { $seconds ->
    [one] Beaucoup a déjà été enregistré depuis votre adresse. Il y aura de nouveau de la place dans { NUMBER($seconds, useGrouping: 0) } seconde.
   *[other] Beaucoup a déjà été enregistré depuis votre adresse. Il y aura de nouveau de la place dans { NUMBER($seconds, useGrouping: 0) } secondes.
}
web-refused-full-log = Cette partie est devenue trop longue pour continuer. Vous pouvez encore abandonner.
web-refused-too-many = Trop de monde regarde ou est connecté d’ici en ce moment. Réessayez plus tard.
web-refused-too-large = C’est trop long pour être envoyé.
web-refused-unreachable = Le serveur ne peut pas garder cela pour l’instant. Veuillez réessayer dans un moment.
web-refused-conflict = Autre chose est arrivé au même instant. Veuillez réessayer.
web-refused-other = Cela n’a pas marché. Rien n’a changé ; veuillez réessayer.

# The table

web-table-title = La table de { $names }
web-connecting = On met la table…
web-close = Fermer
web-back = Retour
web-menu = Menu
web-bar = Annuler, conseils, fin du tour
web-side = Ce qui s’est passé, et la carte pointée
web-others = Les autres joueurs
web-deeds = Ce que vous pouvez faire
web-market-deck = { $count ->
    [one] Pioche du marché, { NUMBER($count, useGrouping: 0) } carte
   *[other] Pioche du marché, { NUMBER($count, useGrouping: 0) } cartes
}
web-bin-empty = La défausse du marché est vide
web-caption-deck = pioche
web-caption-bin = jetées
web-caption-discard = défausse
web-caption-schedule = planning
web-costs-you = { $card }, emplacement +{ NUMBER($slot, useGrouping: 0) }, valeur { NUMBER($value, useGrouping: 0) }, vous coûte { NUMBER($price, useGrouping: 0) }
web-costs-watched = { $card }, emplacement +{ NUMBER($slot, useGrouping: 0) }, valeur { NUMBER($value, useGrouping: 0) }
web-too-dear = Elle coûte { NUMBER($price, useGrouping: 0) }, et vos cartes ne peuvent pas payer cela maintenant.
web-not-now = Ce n’est pas la question maintenant.
web-card-held = { $card }, compte { NUMBER($value, useGrouping: 0) }
web-card-held-altered = { $card }, compte { NUMBER($value, useGrouping: 0) }, imprimé { NUMBER($printed, useGrouping: 0) }
web-card-number = { $card }, choisie en numéro { NUMBER($number, useGrouping: 0) }
web-seen = vue
web-seen-by-others = Les autres savent que vous tenez cette carte
web-stall-yours = Votre étal
web-stall-team = Votre étal, avec { $names }
web-stall-of = L’étal { DE($name) }
web-stack = Pile { NUMBER($number, useGrouping: 0) }
web-deck-of = La pioche { DE($name) }
web-discard-of = La défausse { DE($name) }
web-market-bin = La défausse du marché
web-market-deck-title = La pioche du marché
web-from-top = { $place ->
    [1] 1re
   *[other] { NUMBER($place, useGrouping: 0) }e
} à partir du dessus
web-top-first = La carte du dessus d’abord.
web-pile-hidden = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } carte ici ; vous ne la connaissez pas.
   *[other] { NUMBER($count, useGrouping: 0) } cartes ici. Celles que vous ne connaissez pas ne sont pas montrées.
}
web-pile-empty = Aucune carte ici.
web-hand-of = { $count ->
    [one] { $name } : { NUMBER($count, useGrouping: 0) } carte en main
   *[other] { $name } : { NUMBER($count, useGrouping: 0) } cartes en main
}
web-known-short = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } connue
   *[other] { NUMBER($count, useGrouping: 0) } connues
}
web-known-hand = Ce que vous savez de la main { DE($name) }
web-open-seat = Tout ce que vous pouvez savoir { DE($name) }
web-partner = partenaire
web-is-bot = bot
web-not-here = pas là
web-company = achète { NUMBER($power, useGrouping: 0) } par tour · a acheté { NUMBER($count, useGrouping: 0) }
web-company-hand = Les cartes de la Compagnie qui comptent maintenant
web-company-active = { $card }, la carte active
web-clock = reste { $left }
web-over = La partie est finie
web-result = Résultat
web-end-won-word = Quel jour de marché !
web-end-lost-word = Le marché rouvre quand vous voulez.
web-sound = Son

# The card that is looked at

web-inspector = La carte pointée
web-inspector-empty = Pointez une carte pour la lire ici.
web-facts = { $deck }, valeur { NUMBER($value, useGrouping: 0) }, { $kind }
web-facts-bonus = { $deck }, valeur { NUMBER($value, useGrouping: 0) }, { $kind }, puis rejouez
web-counts-as = { $card } compte maintenant comme { $as }.
web-counts-now = Elle compte maintenant { NUMBER($value, useGrouping: 0) } au lieu de { NUMBER($printed, useGrouping: 0) }.
web-spent = Elle a déjà servi ce tour-ci.

# Acting

web-wait-turn = C’est à { $name } de jouer.
web-wait-think = { $name } réfléchit…
web-wait-react = Les autres peuvent réagir…
web-step-on = Suite
web-step-skip = Passer
web-watching = Vous regardez. C’est à { $name } de jouer.
web-over-look = La partie est finie. Vous pouvez tout regarder.
web-sum = { $state ->
    [short] Vaut { NUMBER($total, useGrouping: 0) } sur { NUMBER($need, useGrouping: 0) } : il manque { NUMBER($missing, useGrouping: 0) }
    [over] Vaut { NUMBER($total, useGrouping: 0) } : { NUMBER($by, useGrouping: 0) } de plus que { NUMBER($need, useGrouping: 0) }
   *[exact] Vaut { NUMBER($total, useGrouping: 0) } : le compte est bon
}
web-total = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } carte, valeur { NUMBER($total, useGrouping: 0) }
   *[other] { NUMBER($count, useGrouping: 0) } cartes, valeur { NUMBER($total, useGrouping: 0) }
}
web-of = choix : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }
web-buy-with = { $count ->
    [one] Acheter { $card } avec cette carte
   *[other] Acheter { $card } avec ces { NUMBER($count, useGrouping: 0) } cartes
}
web-build-with = { $count ->
    [one] Construire la pile { NUMBER($need, useGrouping: 0) } avec cette carte
   *[other] Construire la pile { NUMBER($need, useGrouping: 0) } avec ces { NUMBER($count, useGrouping: 0) } cartes
}
web-ask-with = { $count ->
    [0] Demander la pile { NUMBER($need, useGrouping: 0) } à votre partenaire
    [one] Montrer cette carte et demander à votre partenaire
   *[other] Montrer ces { NUMBER($count, useGrouping: 0) } cartes et demander à votre partenaire
}
web-discard-with = { $count ->
    [0] Ne rien défausser
    [one] Défausser cette carte
   *[other] Défausser ces { NUMBER($count, useGrouping: 0) } cartes
}
web-pay-with = { $count ->
    [one] Payer avec cette carte
   *[other] Payer avec ces { NUMBER($count, useGrouping: 0) } cartes
}
web-help-with = { $count ->
    [one] Aider avec cette carte
   *[other] Aider avec ces { NUMBER($count, useGrouping: 0) } cartes
}
web-take-these = Valider
web-as-they-lie = Dans cet ordre
web-think = Un peu plus de temps
web-think-no-more = Plus besoin de temps
web-end-turn = Finir le tour
web-clear = Ne rien choisir
web-undo = Annuler
web-undo-ask = Demander d’annuler
web-undo-turn = Refaire le tour
web-hint = Conseil
web-once-more = Encore une fois : { $what }
web-sure-again = Cela montre quelque chose de caché et ne peut pas être simplement annulé. Appuyez une seconde fois pour le faire.
web-sure-always = Vous êtes sur le point de faire ceci : { $what }. Appuyez une seconde fois pour le faire.
web-hint-now = Conseil : { $line }
web-undo-asked = { $name } aimerait annuler quelque chose. Acceptez-vous ?
web-undo-asked-you = Vous avez demandé d’annuler quelque chose. Les autres y réfléchissent…
web-undo-asked-other = { $name } a demandé d’annuler quelque chose.
web-agree = Accepter
web-refuse = Refuser
web-withdraw = Retirer
web-why-none = Choisissez au moins une carte.
web-why-more = Il faut encore d’autres cartes parmi elles.
web-your-turn = À vous de jouer
web-your-turn-at = À vous de jouer, animalfolk
web-asked-at = Une question pour vous, animalfolk

# Around the table

web-log-short = Journal
web-since = Depuis votre dernier tour
web-since-short = Depuis
web-since-none = Rien ne s’est passé depuis votre dernier tour.
web-all-cards = Toutes les cartes
web-settings = Réglages
web-record = Enregistrer la partie
web-copy = Copier
web-copied = Copié.
web-copy-watch = Copier un lien pour regarder
web-leave = Quitter la table
web-leave-sure = Un bot joue à votre place jusqu’à votre retour.
web-return = Me revoilà
web-away = Un bot joue à votre place.
web-time-up = { $who ->
    [you] Votre temps est écoulé.
   *[other] Temps écoulé : { $name }.
}
web-resign = Abandonner
web-rematch = Rejouer
web-to-start = Page d’accueil
web-lost = Le serveur n’est pas joignable pour l’instant. Votre partie est gardée, et cette page revient d’elle-même.
web-try-now = Essayer
web-gone = Cette table ne s’ouvre pas
web-gone-why = Le lien n’est plus bon, ou la table n’est plus là.
web-closed = Cette table est fermée
web-lobby = La table attend ses joueurs
web-lobby-how = Envoyez à chacun son propre lien. La partie commence quand toutes les places sont prises.
web-lobby-wait = La partie commence quand toutes les places sont prises.
web-open-place = Une place libre
web-invite-link = Lien pour cette place
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose à la table
web-chat-send = Envoyer
web-mute = Ne plus entendre { $name }
web-unmute = Entendre { $name } à nouveau

# Before the game: seats, decks that are drafted, and bots for those who are away

web-not-copied = Le navigateur ne laisse pas cette page copier. Veuillez copier le lien à la main.
web-stand-up = Se lever
web-stood = Vous avez quitté la table
web-stood-free = La place est de nouveau libre.
web-stood-link = La place est de nouveau libre. Donnez ce lien à qui la prendra :
web-draft-wait = { $name } choisit un paquet …
web-draft-banned = Hors de cette partie
web-draft-picked = Dans cette partie
web-draft-none = Aucun paquet pour l’instant.
web-draft-how = À tour de rôle, en commençant par qui joue en premier, chacun écarte un paquet, puis chacun en choisit un. Le reste est tiré au sort.
web-wait-gone = { $name } n’est pas là pour l’instant.
web-call-bot = Laisser un robot jouer pour { $name }
web-refused-not-absent = { $reason ->
    [self] C’est votre propre place. Vous pouvez plutôt quitter la table.
    [bot] Un robot y joue déjà.
   *[here] Cette personne peut encore revenir. Veuillez patienter un peu.
}
web-why-not-asked = Rien ne vous est demandé pour l’instant.

# Keys

web-key-number = choisir une carte de votre main
web-key-arrows = aller de carte en carte
web-key-enter = choisir la carte ou le bouton visé
web-key-main = faire ce que dit le bouton coloré
web-key-escape = ne rien choisir, fermer
web-key-go = marché, main, question
web-key-end = finir votre tour
web-key-skip = passer ce que font les autres, jusqu’à votre tour
web-key-undo = annuler un coup, ou tout le tour
web-key-hint = un conseil, en entraînement
web-key-read = lire la carte visée
web-key-log = ce qui s’est passé
web-key-since = depuis votre dernier tour
web-key-chat = discussion
web-key-menu = menu
web-key-help = ces touches

# A lesson

web-lesson-next = Continuer
web-lesson-first = La partie attend que ce soit fait.
web-lesson-end = { $won ->
    [yes] C’est gagné !
   *[no] À la prochaine
}
web-lesson-what-next = Et maintenant ?
web-lesson-play-line = une partie entière, contre un bot
web-lesson-cards-line = les douze familles animalfolk
web-lesson-rules-line = toutes, une par une
web-lesson-look = Regarder la table
