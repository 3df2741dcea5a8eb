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
web-refused-window = Quelqu’un peut réagir en ce moment. Veuillez patienter un instant.
web-refused-no-window = Plus personne ne peut réagir.
web-refused-too-fast = { $seconds ->
    [one] C’était trop à la fois. Veuillez réessayer dans { NUMBER($seconds, useGrouping: 0) } seconde.
   *[other] C’était trop à la fois. Veuillez réessayer dans { NUMBER($seconds, useGrouping: 0) } secondes.
}
web-refused-too-large = C’est trop long pour être envoyé.
web-refused-unreachable = Le serveur ne peut pas garder cela pour l’instant. Veuillez réessayer dans un moment.
web-refused-conflict = Autre chose est arrivé au même instant. Veuillez réessayer.
web-refused-other = Cela n’a pas marché. Rien n’a changé ; veuillez réessayer.
