## Where the documents disagree: the question, and what we do.

rule-DIS-01 = La camelote remplace-t-elle toute carte qui ne peut pas être piochée ?
    .ours =
        Seulement quand la main est remplie au nettoyage, comme le veut le livret de 2021. Une technique pioche ce qu’il
        y a et s’arrête. Avec l’option junk_substitute=any_draw, c’est le cas chaque fois que vous piochez dans votre
        propre pioche, même si les cartes ne sont d’abord que mises de côté ; les cartes piochées dans la pioche d’un
        autre ne sont jamais remplacées.
rule-DIS-02 = Une main, est-ce cinq cartes, ou une taille de main qui peut changer ?
    .ours = Une taille de main : cinq, sauf si une carte la change, vérifiée de nouveau après chaque carte piochée.
rule-DIS-03 = Rechercher dans une pioche vide en forme-t-il une nouvelle ?
    .ours =
        Non, comme le dit le livret de 2016 ; celui de 2021 n’en dit rien. « Aimant » et « Survivant-né » recherchent
        dans la pioche telle qu’elle est.
rule-DIS-04 = Qu’est-ce qui forme une nouvelle pioche ?
    .ours =
        Piocher, prendre, regarder, défausser ou jeter une carte d’une pioche qui est vide. Les documents n’en citent
        pas tous les mêmes ; nous les retenons tous.
rule-DIS-05 = Qui sont « un autre joueur », « les autres joueurs » et « les adversaires » en équipes ?
    .ours =
        « Un autre joueur » peut être le partenaire ; « les autres joueurs » et « les adversaires » sont l’autre équipe ;
        « tous » et « chaque » désignent tout le monde. Sur ce point, les anciens livrets et les nouveaux ne se
        contredisent pas.
rule-DIS-06 = « Casse-pieds » peut-il toucher votre partenaire ?
    .ours = Non. Vous choisissez zéro, un ou deux de vos adversaires.
rule-DIS-07 = Le joueur actif doit-il mettre une carte dans une pile d’équipe ?
    .ours = Oui, au moins une. Seul le livret de 2021 le dit.
rule-DIS-08 = Quand peut-on payer plus que le prix ?
    .ours =
        Quand aucune des cartes payées ne pourrait être reprise en atteignant encore le prix. Les documents le disent
        chacun à leur façon et, à une maladresse de traduction près, veulent dire la même chose.
rule-DIS-09 = Faut-il faire une action bonus ?
    .ours = Oui, et il est toujours possible de défausser zéro carte : cela revient donc au même.
rule-DIS-10 = Quand fait-on une action bonus, si une partie de la technique vient au tour suivant ?
    .ours = Aussitôt, après la partie qui agit maintenant ; on n’attend pas le reste.
rule-DIS-11 = Une carte jouée pour son effet peut-elle resservir pendant le même tour ?
    .ours =
        Oui, si elle revient dans votre main. Une traduction l’interdit ; nous suivons les livrets anglais, où la note
        dit seulement que payer et construire ne donnent pas d’action bonus.
rule-DIS-12 = Où se trouve une technique jusqu’à sa résolution ?
    .ours = Au planning, devant son joueur, à la vue de tous ; chaque technique y passe.
rule-DIS-13 = L’action d’inventaire peut-elle ne rien défausser ?
    .ours = Oui.
rule-DIS-14 = Comment le marché est-il disposé ?
    .ours = Une carte à la fois, en partant de la droite. Une traduction laisse choisir les cartes : c’est une erreur.
rule-DIS-15 = Comment le marché glisse-t-il ?
    .ours = Vers la droite, en gardant l’ordre. Les livrets le décrivent autrement, avec le même résultat.
rule-DIS-16 = Et si la pioche du marché et la défausse du marché sont toutes deux épuisées ?
    .ours =
        Le marché reste incomplet, et la partie continue. Contre la Compagnie, un marché vide fait perdre.
rule-DIS-17 = Quand peut-on utiliser « Espion avisé » ?
    .ours =
        Une fois, pendant le tour du joueur qui l’a en main. Une traduction permet une fois par tour de n’importe qui ; la
        carte, non.
rule-DIS-18 = Où les passives agissent-elles ?
    .ours = En main et pendant que la carte est utilisée, sauf si la carte dit autre chose.
rule-DIS-19 = Le nettoyage fait-il partie du tour ?
    .ours =
        Oui : ce qui dure « ce tour » le couvre aussi, et les passives peuvent y servir. Seul le livret de 2021 le dit.
rule-DIS-20 = La main est-elle remplie carte par carte ?
    .ours =
        Oui. Seul le livret de 2021 le dit ; cela compte pour les cartes qui font quelque chose en arrivant dans une
        main.
rule-DIS-21 = La camelote peut-elle s’épuiser ?
    .ours =
        Non. La pioche est comptée, et la camelote au-delà de la boîte est créée au besoin et comptée à part. Les cartes
        de remplacement n’ont pas de texte.
rule-DIS-22 = Comment s’appellent les putois ?
    .ours =
        Reckless Marbled Polecats, comme sur leurs cartes : des téméraires. Une page du livret les dit restless, agités,
        et le livret français en a fait les Putois marbrés agités ; en français, nous gardons ce nom.
rule-DIS-23 = Quelles faces le dé a-t-il ?
    .ours = Il y a deux dés : celui des putois, de 1 à 3, deux fois chacun, et celui des ocelots, avec 0, 1, 1, 2, 2, 3.
rule-DIS-24 = Une carte l’emporte-t-elle sur le livret, montre-t-on une carte après un pari, joue-t-on dans le sens horaire ?
    .ours = Oui, trois fois oui. Seul le livret de 2021 le dit.
rule-DIS-25 = Une pile est-elle d’une seule couleur ou d’une seule famille ?
    .ours = D’une seule famille.
rule-DIS-26 = Où la camelote va-t-elle dans la pioche de camelote ?
    .ours = Peu importe ; ce n’est qu’un nombre.
rule-DIS-27 = Pioche-t-on avec une main pleine ?
    .ours = Non, sauf si une carte le dit.
rule-DIS-28 = Combien de paquets utilise-t-on contre la Compagnie ?
    .ours =
        Trois en solitaire et quatre à deux, comme le disent les nombres du manuel. La Compagnie compte pour le ou les
        joueurs manquants.
rule-DIS-29 = Combien la Compagnie peut-elle défausser ?
    .ours =
        De plusieurs cartes, seulement la première, et une carte au plus est jetée par tour. Les deux limites valent ; la
        seconde est la plus forte.
rule-DIS-30 = Quand exactement un marché vide fait-il perdre contre la Compagnie ?
    .ours = Quand il est encore vide après avoir dû être rempli. Le manuel le dit de trois façons.
rule-DIS-31 = Y a-t-il de l’or ?
    .ours =
        Seulement si la partie est mise en place ainsi. Un manuel parle d’or sans l’expliquer ; voir BUY-18.
rule-DIS-32 = Contre la Compagnie, « défausser » veut-il dire « retirer pour de bon » ?
    .ours =
        Pour les cartes de la Compagnie : elles sont jetées. Les joueurs défaussent dans leur défausse, comme toujours.

## Where the documents leave more than one reading: the question, ours, and the other.

ruling-1 = Rechercher dans une pioche vide en forme-t-il une nouvelle ?
    .ours = Non : rechercher dans une pioche vide ne trouve rien et laisse la défausse tranquille.
    .other = Cela en forme bien une nouvelle.
ruling-2 = Une copie prend-elle fin quand la carte copiée se déplace ?
    .ours = Non. Un caméléon reste ce qu’il est devenu pour le reste du tour.
    .other = Elle prend fin, sauf si le caméléon est au planning.
ruling-3 = Une chaîne de caméléons qui ne trouve aucune carte : quelle valeur compte ?
    .ours = Le caméléon que vous utilisez est lui-même, avec sa propre valeur.
    .other = Il a la valeur du dernier caméléon de la chaîne.
ruling-4 = Un caméléon construit comme copie de « Canapé »
    .ours = Il reste un « Canapé » tant qu’il est dans l’étal, puisque l’effet copié dure.
    .other = C’est aussitôt un simple caméléon.
ruling-5 = Deux « L’hiver vient » dans une même pile
    .ours = Elles donnent deux piles de plus.
    .other = Elles en donnent une.
ruling-6 = La valeur fixée par « Colin-maillard », après « Parade flamboyante »
    .ours = Vous fixez 1 à 5, et rien de ce qui précède ne s’y ajoute.
    .other = « Parade flamboyante » s’ajoute : donc 2 à 6.
ruling-7 = Quelle valeur devine-t-on avec « Colin-maillard » ?
    .ours = La valeur que la carte a en ce moment, avec tous les changements.
    .other = La valeur imprimée.
ruling-8 = Acheter dans la défausse du marché avec une « Trouvaille au marché » inutile pour atteindre le prix
    .ours = C’est refusé, comme pour toute carte superflue.
    .other = « Trouvaille au marché » fait exception.
ruling-9 = « Savants calculs » et les emplacements vides
    .ours = Une carte peut aller à n’importe quel emplacement, et il peut rester des emplacements vides entre les cartes.
    .other = Les cartes sont serrées vers la droite, ou restent dans les emplacements occupés.
ruling-10 = La nouvelle défausse après « Rusé compère »
    .ours = C’est l’ancienne pioche retournée : la prochaine carte à piocher se retrouve tout en dessous.
    .other = Son ordre est aléatoire.
ruling-11 = Un « Essai périlleux » qui pioche moins de trois cartes
    .ours = On en défausse trois tout de même, ou autant qu’il y en a.
    .other = On n’en défausse aucune si aucune n’a été piochée.
ruling-12 = « Concurrence féroce » contre un joueur sans pioche ni défausse
    .ours = Rien n’est pioché, et rien n’est replacé.
    .other = Il faut tout de même y placer une carte.
ruling-13 = Les mains vides avec « Charité bien ordonnée », et les joueurs sans pioche ni défausse avec « Service de nuit »
    .ours = Ils ne donnent aucune carte et n’en reçoivent aucune.
    .other = Ils pourraient en recevoir une.
ruling-14 = Reconstituer une pioche, est-ce la mélanger, pour « Juste équilibre » ?
    .ours = Oui ; la réaction vient après l’effet en cours.
    .other = Seuls comptent les effets qui disent « mélangez ».
ruling-15 = Dans quel ordre les harfangs réagissent-ils ?
    .ours =
        Dans le sens horaire, à partir de la gauche de qui a fait ce à quoi ils réagissent ; pour un mélange, c’est le
        joueur à qui appartient la pioche.
    .other = Tous en même temps.
ruling-16 = La carte d’un partenaire dans votre pile, pendant l’effet de votre « Parade flamboyante »
    .ours = Elle vaut ce qu’elle vaut sans votre « Parade flamboyante ».
    .other = Elle vaut 1 de plus, puisqu’elle est dans votre pile.
ruling-17 = Une action bonus dont personne ne veut
    .ours = Il faut la faire ; défausser zéro carte est toujours proposé.
    .other = On peut y renoncer.
ruling-18 = Un « Bon vieux temps » qui copierait un « Bon vieux temps »
    .ours = C’est une boucle : la carte est elle-même, de valeur 3, et son droit de jeter est épuisé.
    .other = Elle peut jeter encore une fois.
ruling-19 = Copier une carte qui a déjà servi pendant ce tour
    .ours =
        La copie d’un « Marchandeur culotté » qui a lancé le dé a son résultat et ne peut pas le relancer. Le droit de
        jeter la carte du dessus de la pioche du marché est neuf pour la copie.
    .other = Toujours neuf, ou toujours épuisé.
ruling-20 = Les cartes que « Sabotage » pioche
    .ours = Seul le joueur de « Sabotage » les voit, jusqu’à ce que l’une soit jetée et l’autre défaussée.
    .other = Tout le monde les voit aussitôt.
ruling-21 = « Parade flamboyante », « Repassage », « Artefact rare » et « Colin-maillard », une fois leur effet appliqué
    .ours = La carte va aussitôt dans la défausse, tandis que son effet dure jusqu’à la fin du tour.
    .other = Elle reste au planning jusqu’à la fin du tour.
ruling-22 = Une copie prend-elle fin quand le caméléon lui-même quitte la main et le planning ?
    .ours = Oui, il n’est plus utilisé et redevient le simple caméléon ; « Canapé » est la seule exception (R4).
    .other = Elle dure tout le tour, où que soit la carte.
ruling-23 = Un caméléon payé comme copie de camelote pour « Achat indispensable »
    .ours = Il n’est pas jeté mais défaussé : c’est ici la carte imprimée qui compte.
    .other = C’est de la camelote, qui peut être jetée.
ruling-24 = Un partenaire qui refuse d’aider à construire une pile
    .ours =
        Rien n’a été utilisé, et vous choisissez une nouvelle action. Vous ne pouvez pas demander cette pile une seconde
        fois pendant cette action.
    .other = L’action est perdue.

## General rulings: what holds for all cards.

ruling-G1 = Devoir et pouvoir
    .ours =
        Ce qu’une carte vous dit de faire, vous devez le faire ; « vous pouvez » et « jusqu’à » vous laissent le choix.
        Une passive sans « vous pouvez » agit, que cela vous plaise ou non.
ruling-G2 = Autant que possible
    .ours =
        S’il y a moins de cartes qu’un texte n’en demande, prenez toutes celles qu’il y a. Vous pouvez jouer une
        technique qui ne peut rien faire : elle va dans votre défausse, et son action bonus est à vous.
ruling-G3 = Piocher reconstitue une pioche, rechercher non
    .ours =
        Si une pioche s’épuise en cours de route, prenez d’abord ce qui reste, puis mélangez la défausse, puis prenez la
        suite. Peu importe de qui vient l’effet qui a besoin des cartes.
ruling-G4 = La camelote ne remplace des cartes manquantes qu’au nettoyage
    .ours =
        Si votre pioche et votre défausse sont vides, les effets piochent moins de cartes. Seul le remplissage de votre
        main au nettoyage pioche de la camelote.
ruling-G5 = Une technique jouée est au planning
    .ours =
        Pendant son effet, elle n’est ni en main ni dans la défausse : son propre effet ne peut donc ni la compter, ni la
        trouver, ni la mélanger. Ce qui dure « ce tour » continue sans sa carte, qui est défaussée aussitôt ; ce qui dure
        jusqu’à votre prochain tour, ou l’attend, garde sa carte au planning. Le premier de ces points est notre choix.
ruling-G6 = Les cartes au planning sont hors d’atteinte
    .ours =
        Aucun autre effet ne les touche. Si plusieurs arrivent à échéance, leur joueur les résout une à une, dans l’ordre
        de son choix.
ruling-G7 = L’ordre de plusieurs cartes
    .ours =
        Qui place plusieurs cartes sur une pioche ou une défausse choisit leur ordre. Les défausses peuvent être
        consultées, mais leur ordre reste. Donc, si vous pouvez prendre une carte de votre défausse et qu’il s’y trouve
        plusieurs cartes identiques, vous choisissez laquelle.
ruling-G8 = Ce qui est jeté suit la carte imprimée
    .ours =
        La camelote va dans la pioche de camelote, les cartes animalfolk dans la défausse du marché. Ce que copie un
        caméléon n’y change rien.
ruling-G9 = Le marché est rempli au nettoyage, ou quand une carte le dit
    .ours =
        Jusque-là, les trous restent des trous, et les prix sont ceux des emplacements. Une carte qui remplit le marché
        remplit les trous de droite à gauche et ne déplace rien.
ruling-G10 = Les valeurs
    .ours =
        Partez de la valeur imprimée et appliquez tous les changements dans l’ordre où ils ont été joués ; le résultat
        vaut pour tout ce que vous faites de la carte. Les changements d’une seule carte prennent fin avec le tour, ou
        quand elle quitte votre main ou votre planning. Les prix du marché, les cartes des étals et les paris sur les
        cartes d’une pioche suivent les valeurs imprimées.
ruling-G11 = Payer
    .ours =
        Vos cartes doivent atteindre le prix, et ne plus l’atteindre sans la plus petite d’entre elles. Le prix est la
        valeur imprimée, plus 0 à 4 pour l’emplacement, plus 2 pour chaque « Règlement de comptes » contre vous. Vous
        défaussez le paiement dans l’ordre de votre choix ; ensuite, la carte vient dans votre main.
ruling-G12 = Construire
    .ours =
        Une pile vaut un de plus que le nombre de vos piles, plus 1 pour chaque « Vilaine menace » contre vous, en
        valeurs du moment. Elle a au moins une carte, une seule famille et pas de camelote ; seules les passives de la
        pile elle-même y changent quelque chose. Une pile terminée n’est plus jamais vérifiée.
ruling-G13 = Gagner
    .ours =
        La huitième pile, en équipes la dixième, fait gagner aussitôt. Rien ne suit, pas même une réaction ou une pile de
        plus.
ruling-G14 = Une fois pendant votre tour
    .ours =
        Une telle passive agit une fois à chacun de vos tours ; si elle a quitté votre main et y est revenue, elle agit
        de nouveau, et ses changements ont disparu. Son moment vient quand vos cartes au planning sont résolues : avant
        chaque action, entre deux piles de « L’hiver vient », au début du nettoyage, et une fois votre main remplie, mais
        pas au milieu d’un effet. Ces moments sont notre choix.
ruling-G15 = Seule l’action du marché est un achat
    .ours = Une carte qu’un effet prend au marché n’a pas été achetée.
ruling-G16 = Les paris
    .ours = Quand une carte a été devinée, juste ou non, elle est montrée à tout le monde.
ruling-G17 = L’ordre du nettoyage
    .ours =
        Remplissez d’abord votre main, une carte à la fois, en vérifiant votre taille de main après chacune. Ensuite, le
        marché glisse et il est rempli.
ruling-G18 = Les joueurs, en équipes
    .ours =
        « Un autre joueur » peut être votre partenaire ; « les autres joueurs » et « les adversaires » sont l’autre
        équipe ; « tous » et « chaque » vous incluent. « Colin-maillard » n’interroge jamais un partenaire.
ruling-G19 = Les réactions
    .ours =
        Les harfangs attendent des achats, des piles, des techniques résolues, des pioches mélangées, et un « Contrôle
        qualité » qui arrive dans une main. Les réactions viennent quand l’étape en cours est complète, dans l’ordre des
        événements, avant l’action suivante ou le remplissage du marché ; on interroge tous les autres joueurs, dans le
        sens horaire à partir de la gauche de qui a agi, et chaque harfang peut répondre une fois à chaque événement.
        « Contrôle qualité » appartient à qui l’a reçu, et agit aussitôt quand une main est remplie. L’ordre et les
        moments sont notre choix.
ruling-G20 = Les caméléons
    .ours =
        Un caméléon est utilisé quand vous payez, construisez ou jouez avec lui, quand la passive qu’il copie agit, et
        quand « Colin-maillard » ou « Artefact rare » le concerne. Il copie la carte imprimée et les changements qu’elle
        porte à ce moment, pas les suivants ; « Parade flamboyante » et « Repassage » s’ajoutent une fois, comme
        pour toute carte. Défaussé, jeté, donné, échangé, ou n’importe où ailleurs, c’est le simple caméléon.
