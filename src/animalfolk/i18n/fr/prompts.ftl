## What a decision is about. $card is the card that asks (where one does), $need a price, the worth of a stack, or the most that may be answered.
## $whom is "you", or "other" with a $name, where a card goes to a certain player or comes from one, or a certain player has
## done what may be answered; $happened says what that was.
## $values are the numbers that may be answered, where the answer is a number.

prompt-act = Que faites-vous ? (? : aide ; c 2 : lire la carte de la ligne 2)
prompt-build_again = Vous pouvez construire une pile de plus. Le faites-vous ?
prompt-end_turn = Vos actions sont faites. Appuyez sur Entrée pour finir votre tour.
prompt-before_market = Votre main est de nouveau pleine. Utilisez-vous une carte avant que le marché soit rempli ?
prompt-pay = Avec quelles cartes payez-vous { NUMBER($need, useGrouping: 0) } ? Elles vont dans votre défausse dans l’ordre où vous les nommez.
prompt-stack = Quelles cartes forment la pile { NUMBER($need, useGrouping: 0) } ? Ensemble, elles doivent valoir exactement { NUMBER($need, useGrouping: 0) }.
prompt-inventory = Quelles cartes défaussez-vous ? Elles vont dans votre défausse dans l’ordre où vous les nommez.
prompt-order = Dans quel ordre vont-elles dans votre défausse ? La dernière est sur le dessus.
prompt-throw_away = { $card } : quelle carte jetez-vous ?
prompt-throw_order = { $card } : dans quel ordre sont-elles jetées ? La dernière est sur le dessus.
prompt-keep = { $card } : quelle carte gardez-vous ?
prompt-return = { $card } : dans quel ordre vont-elles sur votre pioche ? La dernière sera piochée la première.
prompt-take = { $card } : quelle carte prenez-vous ?
prompt-swap = { $card } : avec quelle carte l’échangez-vous ?
prompt-spare_junk = Combien de cartes Camelote de votre paiement jetez-vous, de 0 à { NUMBER($need, useGrouping: 0) } ? Entrée :{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-due = Laquelle de vos cartes au planning passe en premier ?
prompt-may_throw_away = { $card } : jetez-vous une carte ?
prompt-may_recover = { $card } : prenez-vous une carte de votre défausse ?
prompt-recover_junk = { $card } : combien de cartes Camelote prenez-vous de votre défausse, de 0 à { NUMBER($need, useGrouping: 0) } ? Entrée :{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-search = { $need ->
    [0] { $card } : quelles cartes prenez-vous dans votre pioche ?
    [one] { $card } : quelle carte prenez-vous dans votre pioche ?
   *[other] { $card } : quelles sont les { NUMBER($need, useGrouping: 0) } cartes que vous prenez dans votre pioche ?
}
prompt-put_in_deck = { $need ->
    [0] { $card } : quelles cartes mettez-vous dans votre pioche en échange ?
    [one] { $card } : quelle carte mettez-vous dans votre pioche en échange ?
   *[other] { $card } : quelles sont les { NUMBER($need, useGrouping: 0) } cartes que vous mettez dans votre pioche en échange ?
}
prompt-discard_one = { $need ->
    [0] { $card } : quelles cartes défaussez-vous ? La dernière va sur le dessus.
    [one] { $card } : quelle carte défaussez-vous ?
   *[other] { $card } : quelles sont les { NUMBER($need, useGrouping: 0) } cartes que vous défaussez ? La dernière va sur le dessus.
}
prompt-show = { $card } : quelle carte montrez-vous ? Le dé dira par combien sa valeur est multipliée.
prompt-guess = { $card } : que vaut la carte du dessus de la pioche du marché, de 1 à 5 ? Entrée :{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-throw_slot = { $need ->
    [0] { $card } : quelles cartes jetez-vous ? La dernière est sur le dessus.
    [one] { $card } : quelle carte jetez-vous ?
   *[other] { $card } : quelles sont les { NUMBER($need, useGrouping: 0) } cartes que vous jetez ? La dernière est sur le dessus.
}
prompt-pay_arranged = Avec quelles cartes payez-vous, une fois le marché réorganisé ?
prompt-arrange = Comment le marché se présente-t-il, en partant de la droite ? Votre paiement de { NUMBER($need, useGrouping: 0) } doit permettre d’acheter l’une des cartes.
prompt-buy_arranged = Quelle carte du marché réorganisé achetez-vous ?
prompt-stick = Quelle carte de votre paiement reste dans votre main ?
prompt-player = { $card } : quel joueur ?
prompt-may_player = { $card } : quel adversaire ?
prompt-give = { $card } : quelle carte donnez-vous en retour ?
prompt-put_on_deck_of = { $card } : quelle carte placez-vous sur le dessus de la pioche de ce joueur ?
prompt-give_back = { $whom ->
    [you] { $card } : quelle carte va sur le dessus de votre propre pioche ?
    [other] { $card } : quelle carte va sur le dessus de la pioche { DE($name) } ?
   *[none] { $card } : quelle carte va sur le dessus de la pioche suivante ?
}
prompt-throw_one = { $card } : quelle carte jetez-vous ? L’autre va dans la défausse du joueur à qui elle appartient.
prompt-back_first = { $card } : pendant ce tour, plus aucune carte de la Compagnie n’est jetée. Quelle carte remettez-vous en premier ? L’autre est sur le dessus.
prompt-side = { $card } : gauche ou droite ?
prompt-may_put_on_deck = { $card } : placez-vous cette carte sur le dessus de votre pioche ?
prompt-give_one = { $whom ->
    [you] { $card } : quelle carte gardez-vous ?
    [other] { $card } : quelle carte donnez-vous à { $name } ?
   *[none] { $card } : quelle carte donnez-vous au joueur suivant ?
}
prompt-throw_from_discard = { $card } : quelle carte de votre défausse jetez-vous ?
prompt-conceal = { $card } : quelle carte de votre main faut-il deviner ? Personne d’autre ne la voit encore.
prompt-guess_held = { $card } : { $name } a choisi une carte de sa main. Combien vaut-elle ? Valeurs possibles : { $values }. Entrée :{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-set_value = { $card } : la réponse était fausse. Combien vaut votre carte pour ce tour, de 1 à 5 ? Entrée :{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-stack_alone = { $card } : comment la carte compte-t-elle, seule dans sa pile ?
prompt-react = { $happened ->
    [purchase] { $name } vient d’acheter une carte. Réagissez-vous ?
    [stack] { $name } vient de construire une pile. Réagissez-vous ?
    [technique] Une technique { DE($name) } est résolue. Réagissez-vous ?
    [shuffle] { $name } vient de mélanger une pioche. Réagissez-vous ?
   *[arrival] Une carte utilisable aussitôt est arrivée dans votre main. L’utilisez-vous ?
}
prompt-grow = Votre main est pleine. L’agrandissez-vous en copiant une carte ?
prompt-may_discard_found = { $card } : défaussez-vous une carte de votre pioche ? Elle sera mélangée de toute façon.
prompt-swap_out = { $card } : quelle carte de votre défausse vient dans votre main ?
prompt-swap_in = { $card } : quelle carte de votre main prend sa place ?
prompt-discard_to_deck = { $card } : quelle carte de votre défausse placez-vous sur le dessus de votre pioche ?
prompt-offer = Quelles cartes posez-vous à découvert pour la pile { NUMBER($need, useGrouping: 0) } ? Votre partenaire ajoute le reste, ou refuse.
prompt-help = { $can ->
    [no] { $name } pose { $cards } et vous demande de l’aide, que vous ne pouvez pas donner. La question vous est posée quand même, pour que personne ne devine ce que vous avez en main.
   *[yes] { $name } pose { $cards } et vous demande de l’aide. Lesquelles de vos cartes complètent la pile ? Ensemble, elles doivent valoir exactement { NUMBER($need, useGrouping: 0) }.
}

# Why cards cannot be chosen together. $need is what a stack must be worth.

clash-mixed = Une pile contient des cartes d’une seule famille, sauf si l’une d’elles en permet d’autres.
clash-junk = La camelote n’entre dans une pile qu’avec une carte qui le permet.
clash-unfit = Pas avec les cartes déjà choisies.
clash-too-much = Ensemble, elles valent plus que { NUMBER($need, useGrouping: 0) }.
clash-unneeded = Une des cartes est de trop : on ne paie pas avec une carte dont on peut se passer.
clash-worthless = Une des cartes ne compte rien ici.
clash-exact = Avec des pièces, on paie le prix exact.
clash-discard = Aucune carte choisie ne permet d’ajouter une carte de la défausse.
clash-short = Ensemble, elles valent moins que { NUMBER($need, useGrouping: 0) }.
clash-no-seller = Dans la défausse du marché, seule une carte qui le permet peut acheter.
