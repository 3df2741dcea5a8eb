## Hints for somebody who plays against bots alone.

hint-title = Conseils
hint-answers = Les meilleures réponses, et vos chances de gagner avec chacune selon un bot :
hint-cards = La meilleure carte à nommer maintenant, et vos chances de gagner selon un bot :
hint-line = { $option } ({ NUMBER($chance, useGrouping: 0) } %)
hint-one-way = Ici, il n’y a rien à choisir.
hint-thinking = Un bot réfléchit à votre question…
hint-how = Entrée : y aller ; Échap : fermer
hint-never = Cette partie se joue sans conseils.
hint-people = Les conseils ne sont donnés que si vous jouez seulement contre des bots.
hint-not_asked = Les conseils sont donnés quand une question vous est posée.
hint-lesson = La leçon dit ici quoi faire.
