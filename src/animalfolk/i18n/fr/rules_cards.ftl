## What a card does at its edges, beyond its short text: a line for each deck, then its cards.

rules-deck-macaws = Les aras travaillent votre propre main. Aucun n’attend un tour suivant.

rules-card-swift_broker =
    Vous choisissez l’ordre dans lequel votre main est défaussée. Si votre pioche s’épuise, les cartes que vous venez de
    défausser sont mélangées et peuvent être repiochées ; « Courtier éclair » n’en fait pas partie. Sans autre
    carte en main, il ne se passe rien, et l’action bonus vous reste.
rules-card-cookies =
    Plusieurs « Biscuits » s’additionnent. Votre taille de main est vérifiée après chaque carte piochée : des
    « Biscuits » piochés en dernier apportent donc une carte de plus. Cette carte compte obligatoirement, et se montre,
    chaque fois que vous remplissez votre main.
rules-card-shattered_relic =
    Vous devez jeter une carte si vous en avez une. Avec une main vide, vous ne faites que piocher.
rules-card-spyglass =
    Vous devez en garder exactement une. Si une seule carte peut être piochée, elle vient dans votre main ; si aucune ne
    peut l’être, il ne se passe rien. Si la pioche est reconstituée en chemin, les cartes que vous regardez n’y sont pas
    mélangées, et celles que vous replacez vont sur le dessus de la nouvelle pioche.
rules-card-flashy_show =
    L’effet vaut pour chaque carte que vous utilisez pendant ce tour : la camelote, les cartes obtenues plus tard et
    celles qu’une pile prend dans votre défausse. Plusieurs s’additionnent. Les prix, les cartes des étals, les
    paris sur les cartes d’une pioche et les cartes d’un partenaire ne changent pas ; ce dernier point est notre choix.
rules-card-favourite_toy = Vous devez prendre la carte. Avec une défausse vide, il ne se passe rien.

rules-deck-pandas =
    Les pandas connaissent le marché. Seule une action du marché est un achat : les cartes qu’ils prennent ne sont pas
    achetées.

rules-card-loyal_partner =
    Vous choisissez l’ordre dans lequel les cartes du marché sont jetées. Si la pioche du marché s’épuise, ces cartes
    sont mélangées elles aussi dans la nouvelle. S’il en manque encore, le marché n’est rempli qu’en partie.
rules-card-prepaid_good =
    Vous devez prendre une carte, à n’importe quel emplacement, et ne payez rien. Ce n’est pas un achat, et
    l’emplacement reste vide jusqu’au nettoyage.
rules-card-essential_purchase =
    L’effet joue quand vous achetez cette carte-là, même dans la défausse du marché ; dans votre main ou dans un
    paiement, elle ne fait rien. La camelote compte d’abord dans le prix, puis elle est jetée. Seule la camelote
    imprimée peut être choisie, pas un caméléon qui copie de la camelote ; c’est notre choix.
rules-card-market_discovery =
    Vous pouvez jeter la carte du dessus de la pioche du marché à tout moment de votre tour, hors du milieu d’un effet :
    donc aussi pour faire apparaître ce que vous voulez acheter. Une carte de la défausse du marché coûte sa valeur
    imprimée, sans emplacement ni « Règlement de comptes ». « Trouvaille au marché » doit être nécessaire pour atteindre
    le prix, comme toute carte payée.
rules-card-special_offer =
    Vous devez garder l’une des cartes, que personne d’autre ne voit ; vous choisissez l’ordre dans lequel les autres
    sont jetées. S’il n’y a qu’une carte, vous la gardez.
rules-card-stock_clearance =
    Avec elle dans le paiement, vous pouvez payer avec n’importe quelles cartes superflues, elle-même comprise. Le prix
    doit tout de même être atteint.

rules-deck-raccoons =
    Les ratons s’occupent des cartes des autres. « Un autre joueur » peut être votre partenaire en équipes ;
    « Casse-pieds » ne vise que des adversaires.

rules-card-wily_fellow =
    Votre ancienne pioche devient la défausse, retournée : la carte du dessous se retrouve sur le dessus, et tout le
    monde peut la voir ; c’est notre choix. L’une ou l’autre peut être vide. Si la nouvelle pioche a au moins une carte,
    cela compte comme mélanger votre pioche.
rules-card-nuisance =
    Vous pouvez choisir zéro, un ou deux adversaires. Chacun défausse dans sa propre défausse ; les mains vides sont
    ignorées.
rules-card-rotten_food =
    Vous devez y placer une carte si vous en avez une. Personne d’autre ne sait laquelle :
    même le joueur à qui est la pioche ne la voit pas.
rules-card-dirty_exchange =
    Vous devez donner une carte en retour, et ce peut être celle que vous avez prise. Si l’autre main est vide, rien
    n’est pris et rien n’est donné. Seuls les deux joueurs concernés connaissent les cartes.
rules-card-sabotage =
    La défausse de l’autre joueur est mélangée si sa pioche s’épuise. Une carte unique est jetée ; sans carte, il ne se
    passe rien. Personne d’autre ne voit les deux cartes avant votre choix.
rules-card-treasure_hunter =
    Choisissez un joueur dont la défausse n’est pas vide ; vous devez prendre la carte, et tout le monde la voit. Si
    toutes sont vides, il ne se passe rien.

rules-deck-squirrels =
    Les écureuils changent ce qu’une pile peut être. Leurs passives agissent sur la pile dont elles font partie.

rules-card-stashing_vendor =
    Une seule suffit pour autant de camelote que vous voulez. La camelote compte pour sa valeur du moment : 2 après
    « Parade flamboyante ».
rules-card-empty_chest = La pile accueille des cartes animalfolk de toutes les familles, mais pas de camelote.
rules-card-nostalgic_item =
    La carte peut se trouver n’importe où dans votre défausse, et les limites de famille et de camelote ne comptent pas
    pour elle. Chaque « Souvenir d’enfance » apporte une carte ; s’il est lui-même apporté, il en apporte encore une,
    mais il en faut au moins un venu de votre main. Les autres cartes de la pile suivent les limites habituelles.
rules-card-acorn =
    Vous devez échanger si un adversaire a une carte dans un étal ; n’importe quelle carte de n’importe quelle pile peut
    être choisie. « Gland de chêne » prend exactement sa place et ne va pas dans votre défausse. S’il n’y a rien à
    échanger, cette carte est défaussée. Le nombre de piles reste le même.
rules-card-accordion =
    Vous pouvez aussi laisser sa valeur telle quelle. Ce changement vient après tous les autres, ne compte que pour
    construire et prend fin quand la carte est dans l’étal. Une valeur de 0 est possible dans une pile.
rules-card-winter_is_coming =
    Cela fait partie de la même action, et vous ne piochez rien entre-temps. Si la pile suivante contient encore une
    telle carte, cela continue. Deux dans une même pile permettent deux piles de plus ; c’est notre choix. Rien ne vous
    oblige à construire.

rules-deck-ocelots = Les ocelots s’en remettent à la chance. Leur dé porte 0, 1, 1, 2, 2 et 3.

rules-card-bold_haggler =
    Un 0 au dé l’épuise aussi. Les changements qui viennent plus tard s’appliquent après le dé. Un caméléon qui copie un
    « Marchandeur culotté » ayant déjà lancé le dé a le même bonus et ne peut pas le lancer ; la copie d’un marchandeur
    qui ne l’a pas lancé peut le faire pour elle-même.
rules-card-new_season =
    Si votre défausse contient une carte animalfolk, vous devez en jeter une ; la camelote ne compte pas. Si la pioche
    et la défausse du marché sont vides par ailleurs, vous piochez la carte même que vous avez jetée. Personne d’autre
    ne voit ce que vous piochez.
rules-card-whirligig =
    Vous choisissez l’autre joueur après avoir pioché et vu vos nouvelles cartes. Les cartes défaussées peuvent être
    mélangées et repiochées : vous piochez donc toujours autant de cartes que vous en avez défaussé. Sans autre carte en
    main, il ne se passe rien.
rules-card-charm =
    Tout le monde voit la carte. Si elle peut être à elle seule votre prochaine pile, à sa valeur du moment, vous devez
    la construire, sinon vous devez la jeter. La camelote, les cartes de votre défausse et celles d’un partenaire ne
    peuvent pas aider. Si la carte est un caméléon, vous devez la construire si une copie le rend possible.
rules-card-gamble =
    Vous choisissez le joueur avant de lancer le dé. Si une main a moins de cartes que le résultat, on en échange autant
    que les deux mains le permettent. Toutes sont tirées au hasard dans les mains telles qu’elles étaient.
rules-card-blindfold =
    Il s’agit de deviner la valeur que la carte a en ce moment. La valeur que vous fixez remplace tous les changements
    antérieurs, et les suivants s’y ajoutent. Seul un adversaire peut être interrogé, et les valeurs qui lui sont
    proposées ne dépendent pas de la carte que vous avez choisie. La carte est montrée dans tous les cas ; sans carte en
    main, il ne se passe rien.

rules-deck-chameleons =
    Un caméléon passif doit copier une carte valable avant d’être utilisé, s’il y en a une ; voir G20. « Chèque-cadeau »
    est une technique et ne copie rien.

rules-card-flexible_shopkeeper =
    N’importe quelle carte de la pile la plus à droite convient, celle construite en dernier, camelote comprise ; en
    équipes, il s’agit de l’étal de votre équipe. Sans pile, c’est un caméléon de valeur 1.
rules-card-reflection =
    Vous choisissez la défausse. La carte du dessus est copiée même si c’est de la camelote. Si toutes ces défausses
    sont vides, c’est un caméléon de valeur 2.
rules-card-good_old_times =
    Vous pouvez jeter la carte en copiant ou sans copier, et avant de copier ; c’est la carte qui se trouve alors sur le
    dessus de la défausse du marché qui est copiée. Si cette défausse est vide et que vous ne jetez rien, c’est un
    caméléon de valeur 3.
rules-card-gift_voucher =
    Cette carte prend l’emplacement de celle que vous recevez, et n’est pas défaussée. Ce n’est pas un achat. Si le
    marché est vide, il ne se passe rien et elle va dans votre défausse.
rules-card-trendsetting =
    N’importe quelle carte du marché convient, quel que soit son prix. Si le marché est vide, c’est un caméléon de
    valeur 5.
rules-card-seeing_doubles =
    La carte copiée est montrée elle aussi, et peut servir dans la même action. Seule dans votre main, c’est un caméléon
    de valeur 5. Deux « Vision double » ne peuvent pas vivre l’une de l’autre.

rules-deck-platypuses = Les ornithorynques mettent les cartes là où ils les veulent.

rules-card-tireless_tinkerer =
    Vous devez déplacer la carte, et tout le monde la voit. Avec une défausse vide, il ne se passe rien.
rules-card-calculations =
    Choisissez d’abord le paiement, puis l’ordre du marché, puis la carte, que vous devez acheter avec exactement ce
    paiement. « Savants calculs » doit être nécessaire pour atteindre le nouveau prix. Des cartes peuvent aller dans des
    emplacements vides ; c’est notre choix. Rien n’est pioché dans la pioche du marché. Si vous payez
    aussi avec « Trouvaille au marché », vous pouvez réorganiser le marché, puis acheter la carte du dessus de la
    défausse du marché ; son prix reste sa valeur.
rules-card-safety_precaution =
    N’importe quelle carte de n’importe laquelle de vos piles peut être choisie ; en équipes, de celles de votre équipe.
    Cette carte prend exactement sa place, et le nombre de piles reste le même. Avec un étal vide, il ne se passe rien,
    et elle est défaussée.
rules-card-magnet =
    Vous devez prendre une carte, que personne d’autre ne voit. Avec une pioche vide, il ne se passe rien : rechercher
    ne reconstitue pas la pioche.
rules-card-dangerous_test =
    Vous pouvez défausser les cartes piochées. Si vous en avez pioché moins de trois, vous en défaussez tout de même
    trois, ou toutes celles que vous avez ; c’est notre choix. L’ordre est à vous.
rules-card-glue =
    Cette carte doit être nécessaire pour atteindre le prix. Chaque « Pot de colle » d’un paiement peut rester ou être
    défaussé, à votre guise. Un caméléon qui copie « Pot de colle » peut lui aussi rester dans votre main.

rules-deck-sloths =
    Ce que les paresseux commencent, ils le finissent au début de votre prochain tour, avant votre action. Ils donnent
    leur action bonus, s’ils en ont une, pendant le tour où vous les jouez, et restent au planning jusqu’à ce que leur
    suite soit faite. S’il n’y a pas de prochain tour pour vous, elle n’a pas lieu.

rules-card-steady_achiever =
    La carte est piochée même si votre main est pleine. « Bosseur tranquille » va ensuite dans votre défausse, et ne
    peut donc pas être pioché.
rules-card-shopping_journey =
    Vous devez prendre une carte, à n’importe quel emplacement, et ne payez rien. Ce n’est pas un achat, et
    l’emplacement reste vide jusqu’au nettoyage. Avec un marché vide, il ne se passe rien.
rules-card-housecleaning =
    Vous pouvez ne prendre aucune camelote. Seule la camelote imprimée compte. Ce que vous jetez au tour suivant peut
    être n’importe quelle carte de votre main, ou aucune.
rules-card-siesta =
    Vous choisissez n’importe quelle carte de votre défausse. « Sieste » ne s’y trouve pas encore, mais les cartes
    arrivées à échéance avant elle pendant ce tour y sont.
rules-card-lunch_break =
    La seconde carte est piochée avant votre action. « Pause déjeuner » va ensuite dans votre défausse.
rules-card-ironing =
    À partir de son échéance, cette carte agit comme « Parade flamboyante », avant tout ce que vous jouez pendant
    ce tour. Elle va aussitôt dans votre défausse, tandis que son effet dure jusqu’à la fin du tour.

rules-deck-crocodiles =
    Les crocodiles rendent tout plus difficile. « Règlement de comptes », « Vilaine menace » et « Colis égarés » restent
    au planning tant que dure leur effet, et prennent fin au début de votre prochain tour ; vous choisissez leur ordre
    parmi tout ce qui arrive à échéance.

rules-card-little_villain =
    Les adversaires se suivent dans l’ordre du tour, chacun avec ses deux cartes. Si une pioche s’épuise entre les deux,
    elle est reconstituée : la première carte peut donc revenir.
rules-card-scary_gunfight =
    Plusieurs s’additionnent. La carte du dessus de la défausse du marché ne renchérit pas, et un partenaire paie le
    prix habituel.
rules-card-night_shift =
    Vous choisissez librement quelle carte va où ; personne d’autre ne les voit. Un joueur sans pioche ni défausse ne
    donne aucune carte et n’en reçoit aucune.
rules-card-ruthless_competition =
    Vous devez replacer une carte, et ce peut être celle que vous avez piochée. Si rien n’a pu être pioché, rien n’est
    replacé ; c’est notre choix. Personne d’autre ne voit les cartes.
rules-card-nasty_threat =
    Plusieurs s’additionnent. L’effet vaut aussi pour la dernière pile et pour les piles construites par un effet. Il ne
    change pas le nombre de piles d’un adversaire.
rules-card-lost_shipments =
    Une carte en tout, de la pioche ou de camelote ; plusieurs « Colis égarés » n’en permettent pas moins. Les cartes
    piochées par des effets ne sont pas limitées.

rules-deck-foxes =
    Les fennecs font participer tout le monde. « Tous » et « chaque » vous incluent, ainsi que votre partenaire en
    équipes.

rules-card-cunning_neighbour =
    Personne d’autre ne voit la main, et vous pouvez choisir un joueur dont la main est vide. Ensuite, « Voisin futé » va sur le
    dessus de votre pioche ou dans votre défausse, à votre guise.
rules-card-cheer =
    Tout le monde doit prendre une carte, que personne d’autre ne voit. Tous recherchent en même temps. Une pioche vide
    ne donne rien, et aucune pioche n’est reconstituée.
rules-card-raffle =
    Toutes les cartes sont tirées avant qu’aucune ne change de main. Face à un voisin à la main vide, on ne reçoit rien.
    À deux joueurs, chacun échange une carte au hasard.
rules-card-charity =
    Vous voyez toutes les cartes et choisissez qui reçoit laquelle ; les autres ne voient que la leur. Un joueur à la
    main vide ne donne aucune carte et n’en reçoit aucune.
rules-card-tasters =
    Tout le monde doit prendre une carte tant qu’il y en a. Le marché n’est pas rempli entre-temps, et rien de tout cela
    n’est un achat.
rules-card-rumours =
    La carte qui était la deuxième finit sur le dessus de la pioche. S’il y a moins de cartes, déplacez toutes celles
    qu’il y a. Aucune pioche n’est reconstituée.

rules-deck-polecats = Les putois prennent des risques. Leur dé porte 1, 1, 2, 2, 3 et 3.

rules-card-daring_adventurer =
    Vous choisissez les cartes et leur ordre après le dé ; s’il y en a moins, toutes partent. Les trous sont remplis de
    droite à gauche, et les autres cartes ne bougent pas.
rules-card-rare_artefact =
    Vous choisissez la carte avant de lancer le dé. C’est sa valeur du moment qui est multipliée : l’ordre compte donc
    avec « Parade flamboyante ». Un caméléon copie d’abord. Sans autre carte en main, il ne se passe rien.
rules-card-swank =
    Vous devez jeter une carte si vous en avez une. La camelote ne rapporte rien ; un caméléon compte comme la carte
    animalfolk qu’il est. Ce que vous piochez, personne d’autre ne le voit.
rules-card-risky_business =
    C’est la valeur imprimée qui compte, pour les caméléons aussi. Une pioche du marché vide est d’abord reconstituée.
    La carte est montrée à tout le monde.
rules-card-natural_survivor =
    Vous échangez exactement autant de cartes que le dé l’indique, ou autant que votre main et votre pioche le
    permettent, à votre choix et en secret. Avec une pioche vide, il ne se passe rien, et elle n’est pas reconstituée.
rules-card-sofa =
    L’effet dure tant que la carte est dans l’étal, et prend fin quand « Gland de chêne » ou « Mesure de précaution »
    l’en retire. En équipes, il compte pour les deux partenaires ; c’est notre choix. Dans votre main, elle ne fait rien.

rules-deck-owls =
    Les harfangs agissent depuis votre main et ne sont jamais obligatoires ; voir G19. Plusieurs peuvent répondre au
    même événement, et le même peut répondre au suivant. En équipes, votre partenaire est aussi un autre joueur.

rules-card-wise_spy =
    Une fois pendant votre propre tour, jamais pendant celui d’un autre. Votre pioche est reconstituée si elle s’épuise ;
    s’il y a moins de cartes, regardez celles qu’il y a. Personne d’autre ne les voit.
rules-card-ancient_knowledge =
    Une technique qui a une suite est résolue quand cette suite est faite ; une technique échangée compte aussi. Rien ne
    vous oblige à défausser, mais votre pioche est mélangée dans tous les cas ; s’il y reste une carte, d’autres peuvent
    y réagir. Avec une pioche vide, cette carte ne peut pas être utilisée.
rules-card-quality_inspection =
    L’effet joue chaque fois que cette carte arrive dans votre main, au tour de n’importe qui : piochée, achetée, prise
    ou donnée. Vous pouvez jeter cette carte elle-même. Quand vous remplissez votre main, l’effet vient aussitôt, et
    vous continuez ensuite. Des cartes seulement regardées ne sont pas arrivées dans une main.
rules-card-binoculars =
    Si vous piochez, vous devez défausser : ce peut être la carte piochée ou « Jumelles ». Si rien ne peut être pioché,
    vous pouvez l’utiliser tout de même et seulement défausser.
rules-card-balancing =
    La carte que vous donnez peut être « Juste équilibre », mais doit être une carte animalfolk imprimée ; elle prend
    exactement la place de l’autre dans la défausse. Une pioche reconstituée a été mélangée elle aussi ; la pioche du
    marché n’est la pioche d’aucun joueur. Mélanger zéro carte n’est pas mélanger ; c’est notre choix.
rules-card-extra_remarks =
    Tout le monde voit la carte. Chaque pile compte, même une seconde construite aussitôt. Après la dernière pile de la
    partie, il n’y a plus rien à quoi réagir.

rules-deck-junk = La camelote est ce que tout le monde a en trop au départ.

rules-card-junk =
    La camelote vaut 1 quand vous payez. Elle ne peut faire partie d’une pile qu’avec « Vendeur cachottier », ou depuis
    la défausse avec « Souvenir d’enfance ». Jetée, elle va dans la pioche de camelote, qui ne s’épuise jamais.
