## The first game, learned by playing. $card is a card, $name whoever plays along, $need what the next stack is worth.

lesson-title = Apprendre en jouant
lesson-progress = Étape { NUMBER($at, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }

lesson-welcome = Bienvenue au marché ! Remplissez votre étal avant { $name } : quatre piles, de valeur 1, 2, 3 et 4.
lesson-hand = Ces cinq cartes sont votre main, chacune avec sa valeur. La camelote sert à payer, mais pas à construire.
lesson-read = Chaque carte peut se lire à tout moment. Regardez « { $card } » au marché.
lesson-buy = Achetez « { $card } ». Elle vaut 4 et sa place au marché ajoute 1 : il faut toute votre camelote.
lesson-end = « { $card } » est maintenant dans votre main. Finissez votre tour : vous piochez jusqu’à cinq cartes, et le marché est rempli.

lesson-play = « { $card } » est une technique. Jouez-la : vous piochez trois cartes et en gardez une.
lesson-keep = Gardez-en une : « { $card } » vaut mieux que la camelote. Les autres retournent sur votre pioche.
lesson-bonus = Cette carte donne une action bonus : vous agissez encore. Jouez « { $card } ».
lesson-throw = Jetez une carte « { $card } » : elle quitte votre jeu pour de bon, et vous piochez une autre carte.
lesson-build = Encore une action bonus ! Construisez votre première pile avec une carte animalfolk de valeur 1.
lesson-chained = Trois actions en un tour : bel enchaînement. Finissez maintenant votre tour.

lesson-choose = À vous de choisir : achetez une carte que vous pouvez payer.
lesson-undo = Vous changez d’avis ? On peut revenir en arrière. Essayez : annulez votre achat.
lesson-again = Comme si de rien n’était. Achetez la même carte, ou une autre.
lesson-lasting = Bon choix. Finissez votre tour.

lesson-discard = Des cartes qui ne servent pas maintenant ? Défaussez-les, autant que vous voulez. C’est aussi une action.
lesson-fresh = Finissez votre tour, et vous piochez de nouvelles cartes à leur place.

lesson-free = Vous connaissez les quatre actions. Votre prochaine pile vaut { NUMBER($need, useGrouping: 0) } : trouvez-en les cartes.
lesson-free-build = Vous pouvez construire votre prochaine pile : des cartes d’une seule famille, valant exactement { NUMBER($need, useGrouping: 0) }.
lesson-free-answer = Répondez comme vous voulez.
lesson-free-end = C’est fait ? Alors finissez votre tour.

lesson-saw-build = { $name } a construit la pile { NUMBER($need, useGrouping: 0) }, avec des cartes d’une seule famille, valant exactement cela. Chaque pile le rapproche d’un étal complet : ce qui peut être construit l’est le plus souvent tout de suite.
lesson-saw-buy = { $name } a acheté « { $card } » : avec de meilleures cartes, il construira plus tard des piles que sa camelote ne permet pas.
lesson-saw-inventory = { $name } a défaussé des cartes qui ne lui servaient à rien : il en pioche d’autres à leur place.
lesson-saw-nothing = { $name } a fini son tour : il ne pouvait rien faire de mieux avec ses cartes.

lesson-wait = C’est à { $name } de jouer.
lesson-won = Votre étal est plein : vous gagnez votre première partie ! Une partie entière a huit piles, et d’autres iront plus vite que { $name }.
lesson-left = Cette leçon est finie. Vous pouvez la recommencer quand vous voulez.

## In plain lines

lesson-how-tell = Appuyez sur Entrée pour continuer.
lesson-how-read = Tapez c et un nom : c { $card }
lesson-how-undo = Tapez u pour annuler.
lesson-goes-on = Votre leçon continue là où vous l’avez laissée.
lesson-what-next = Ensuite : animalfolk play commence une partie contre un bot, animalfolk rules et animalfolk cards en disent plus.
start-learn = Est-ce votre première partie ? Tapez l pour apprendre en jouant, en dix minutes environ.
