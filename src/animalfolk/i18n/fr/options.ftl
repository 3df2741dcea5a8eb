## What may be answered, as it stands behind its number.

# An action with the cards that are named at once with it.
answer-with = { $option } : { $cards }
option-buy = Acheter « { $card } » pour { NUMBER($price, useGrouping: 0) }
option-buy_from_bin = Acheter « { $card } » de la défausse du marché pour { NUMBER($price, useGrouping: 0) }
option-play = { $bonus ->
    [yes] Jouer « { $card } », avec action bonus
   *[no] Jouer « { $card } »
}
option-use = Utiliser « { $card } »
option-build = Construire la pile { NUMBER($need, useGrouping: 0) }
option-ask = Poser des cartes à découvert pour la pile { NUMBER($need, useGrouping: 0) } et demander le reste à votre partenaire
option-rearrange = Réorganiser le marché, puis acheter
option-inventory = Défausser autant de cartes que vous voulez
option-end = { $prompt ->
    [end_turn] Finir votre tour
    [build_again] Pas d’autre pile
   *[before_market] Rien de plus
}
option-pause = Finir votre tour, mais s’arrêter avant que le marché soit rempli
option-done = { $prompt ->
    [pay] Le compte est bon
    [pay_arranged] Le compte est bon
    [arrange] Rien : l’emplacement reste vide
    [may_throw_away] Aucune carte
    [may_recover] Aucune carte
    [may_put_on_deck] Non, elle va dans votre défausse
    [may_player] { $chosen ->
        [0] Personne
       *[other] Personne d’autre
    }
    [may_discard_found] Aucune carte
    [react] Laisser passer
    [stick] Aucune autre carte
    [grow] Aucune carte
    [stack] La pile est complète
    [offer] Demander à votre partenaire
    [help] Ne pas aider
   *[inventory] Ne plus rien défausser
}
option-card = { $card }
option-card_spent = { $card } (déjà utilisée)
option-card_altered = { $card } (vaut { NUMBER($value, useGrouping: 0) })
option-slot = { $card }, à l’emplacement +{ NUMBER($slot, useGrouping: 0) }
option-slot_bin = { $card }, de la défausse du marché
option-from_discard = { $card }, de votre défausse
option-discard_place = { $card }, { $place ->
    [1] 1re
   *[other] { NUMBER($place, useGrouping: 0) }e
} carte de votre défausse à partir du dessus
option-topmost = { $card } (l’exemplaire le plus haut)
option-raised = { $card }, pour { NUMBER($by, useGrouping: 0) } de plus
option-lowered = { $card }, pour { NUMBER($by, useGrouping: 0) } de moins
option-stall = { $who ->
    [you] { $card }, pile { NUMBER($stack, useGrouping: 0) } de votre étal
    [team] { $card }, pile { NUMBER($stack, useGrouping: 0) } de l’étal de votre équipe
   *[other] { $card }, pile { NUMBER($stack, useGrouping: 0) } de l’étal { DE($name) }
}
option-put_on_deck = Oui, placer « { $card } » sur le dessus de votre pioche
option-player = { $name }
option-side = { $side ->
    [left] À gauche, vers { $name }
   *[right] À droite, vers { $name }
}
option-number = { NUMBER($count, useGrouping: 0) }
option-coin = Pièce
