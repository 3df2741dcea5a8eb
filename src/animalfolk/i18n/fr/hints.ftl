## Hints for somebody who plays against bots alone.

hint-title = Conseils
hint-answers = Les meilleures réponses, et vos chances de gagner avec chacune selon un bot :
hint-line = { $option } ({ NUMBER($chance, useGrouping: 0) } %) : { $why }
hint-why-wins = gagne la partie
hint-why-stack = achève la pile { NUMBER($number, useGrouping: 0) }
hint-why-prepares = permet ensuite de construire la pile { NUMBER($number, useGrouping: 0) }
hint-why-card = vous apporte une carte qui vaut { NUMBER($value, useGrouping: 0) }
hint-why-junk = { $count ->
    [one] vous débarrasse d’une carte Camelote
   *[other] vous débarrasse de { NUMBER($count, useGrouping: 0) } cartes Camelote
}
hint-why-cards = { $count ->
    [one] apporte une carte dans votre main
   *[other] apporte { NUMBER($count, useGrouping: 0) } cartes dans votre main
}
hint-why-room = { $count ->
    [one] fait de la place pour une nouvelle carte
   *[other] fait de la place pour { NUMBER($count, useGrouping: 0) } nouvelles cartes
}
hint-why-rival = vise { $name }
hint-why-again = vous laisse agir encore une fois
hint-why-goes_on = garde vos cartes pour mieux
hint-why-sound = un bot le juge solide
hint-take = Pour répondre ainsi, tapez hint et son numéro, par exemple hint 1.
hint-one-way = Ici, il n’y a rien à choisir.
hint-thinking = Un bot réfléchit à votre question…
hint-how = Entrée : y aller ; Échap : fermer
hint-never = Cette partie se joue sans conseils.
hint-people = Les conseils ne sont donnés que si vous jouez seulement contre des bots.
hint-not_asked = Les conseils sont donnés quand une question vous est posée.
hint-lesson = La leçon dit ici quoi faire.
