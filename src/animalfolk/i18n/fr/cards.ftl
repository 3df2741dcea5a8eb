## The cards: their names and their texts.

card-junk = Camelote
    .text = Ne peut pas faire partie d’une pile, sauf si une carte le permet.

card-swift_broker = Courtier éclair
    .text = Défaussez toute votre main, puis piochez autant de cartes que vous en avez défaussé.
card-cookies = Biscuits
    .text = Tant que cette carte est dans votre main, votre taille de main augmente de 1.
card-shattered_relic = Relique en miettes
    .text = Jetez une carte de votre main, puis piochez une carte.
card-spyglass = Longue-vue
    .text = Piochez 3 cartes. Gardez-en 1 et placez les autres sur le dessus de votre pioche, dans l’ordre de votre choix.
card-flashy_show = Parade flamboyante
    .text = Chaque carte que vous utilisez vaut 1 de plus jusqu’à la fin de ce tour.
card-favourite_toy = Jouet fétiche
    .text = Prenez en main la carte du dessus de votre défausse.

card-loyal_partner = Fidèle associé
    .text = Jetez toutes les cartes du marché, puis remplissez aussitôt le marché.
card-prepaid_good = Payé d’avance
    .text = Prenez en main une carte du marché.
card-essential_purchase = Achat indispensable
    .text = Quand vous achetez cette carte, vous pouvez jeter jusqu’à 3 des cartes Camelote avec lesquelles vous payez.
card-market_discovery = Trouvaille au marché
    .text =
        Une fois pendant votre tour, vous pouvez jeter la carte du dessus de la pioche du marché.
        Si vous payez avec cette carte, vous pouvez acheter la carte du dessus de la défausse du marché à sa valeur.
card-special_offer = Offre spéciale
    .text = Piochez 3 cartes de la pioche du marché. Gardez-en 1 et jetez les autres.
card-stock_clearance = Tout doit disparaître
    .text = Si vous payez avec cette carte, vous pouvez dépasser le prix autant que vous le voulez.

card-stashing_vendor = Vendeur cachottier
    .text = Une pile avec cette carte peut aussi contenir de la camelote.
card-empty_chest = Coffre vide
    .text = Une pile avec cette carte peut mêler plusieurs familles animalfolk.
card-nostalgic_item = Souvenir d’enfance
    .text =
        Une pile avec cette carte peut aussi contenir 1 carte de votre défausse :
        camelote ou n’importe quelle carte animalfolk.
card-acorn = Gland de chêne
    .text = Échangez cette carte avec une carte de l’étal d’un adversaire. Cette autre carte vient dans votre main.
card-accordion = Accordéon
    .text = Quand vous construisez avec cette carte, vous pouvez augmenter ou diminuer sa valeur de 1.
card-winter_is_coming = L’hiver vient
    .text = Après avoir construit une pile avec cette carte, vous pouvez aussitôt construire une autre pile.

card-tireless_tinkerer = Bricoleur infatigable
    .text = Placez la carte du dessus de votre défausse sur le dessus de votre pioche.
card-calculations = Savants calculs
    .text = Avant d’acheter une carte en payant avec cette carte, vous pouvez réorganiser les cartes du marché.
card-safety_precaution = Mesure de précaution
    .text = Échangez cette carte avec une carte de votre étal. Cette autre carte vient dans votre main.
card-magnet = Aimant
    .text = Recherchez une carte dans votre pioche et prenez-la en main. Mélangez votre pioche.
card-dangerous_test = Essai périlleux
    .text = Piochez 3 cartes, puis défaussez 3 cartes de votre main.
card-glue = Pot de colle
    .text = Quand vous achetez une carte en payant avec cette carte, vous pouvez garder celle-ci en main.

card-steady_achiever = Bosseur tranquille
    .text = Au début de votre prochain tour, piochez une carte.
card-shopping_journey = Tournée d’emplettes
    .text = Au début de votre prochain tour, prenez en main une carte du marché.
card-housecleaning = Grand ménage
    .text =
        Prenez en main jusqu’à 3 cartes Camelote de votre défausse.
        Au début de votre prochain tour, vous pouvez jeter une carte de votre main.
card-siesta = Sieste
    .text = Au début de votre prochain tour, vous pouvez prendre en main une carte de votre défausse.
card-lunch_break = Pause déjeuner
    .text = Piochez une carte. Au début de votre prochain tour, piochez une carte.
card-ironing = Repassage
    .text = À votre prochain tour, de son début à sa fin, chaque carte que vous utilisez vaut 1 de plus.

card-daring_adventurer = Aventurier intrépide
    .text = Lancez le dé des putois. Jetez ce nombre de cartes du marché, puis remplissez aussitôt le marché.
card-rare_artefact = Artefact rare
    .text =
        Montrez une carte de votre main et lancez le dé des putois.
        Pour ce tour, la valeur de cette carte est multipliée par le résultat.
card-swank = Esbroufe
    .text = Jetez une carte de votre main. Si c’était une carte animalfolk, piochez une carte de la pioche du marché.
card-risky_business = Affaire risquée
    .text =
        Devinez la valeur de la carte du dessus de la pioche du marché. Si vous avez raison, elle vient dans votre main ;
        sinon, elle est jetée.
card-natural_survivor = Survivant-né
    .text =
        Lancez le dé des putois. Recherchez dans votre pioche et échangez ce nombre de cartes de votre main
        contre des cartes de votre pioche. Mélangez votre pioche.
card-sofa = Canapé
    .text = Tant que cette carte est dans votre étal, votre taille de main augmente de 1.

card-wily_fellow = Rusé compère
    .text = Échangez votre pioche et votre défausse, puis mélangez votre pioche.
card-nuisance = Casse-pieds
    .text = Choisissez jusqu’à 2 adversaires. Chacun d’eux défausse une carte de sa main prise au hasard.
card-rotten_food = Denrées avariées
    .text = Placez une carte de votre main sur le dessus de la pioche d’un autre joueur.
card-dirty_exchange = Troc pas net
    .text = Prenez une carte au hasard dans la main d’un autre joueur, puis donnez-lui une carte de votre main.
card-sabotage = Sabotage
    .text = Piochez 2 cartes de la pioche d’un autre joueur. Jetez-en 1 et placez l’autre sur la défausse de ce joueur.
card-treasure_hunter = Chasseur de trésors
    .text = Prenez en main la carte du dessus de la défausse d’un autre joueur.

card-little_villain = Petite frappe
    .text = Chaque adversaire défausse les 2 cartes du dessus de sa pioche, l’une après l’autre.
card-scary_gunfight = Règlement de comptes
    .text = Jusqu’au début de votre prochain tour, les cartes du marché coûtent 2 de plus aux adversaires.
card-night_shift = Service de nuit
    .text =
        Piochez une carte de la pioche de chaque joueur, la vôtre comprise.
        Replacez l’une d’elles sur le dessus de chacune de ces pioches, à votre guise.
card-ruthless_competition = Concurrence féroce
    .text =
        Piochez dans votre main une carte de la pioche d’un autre joueur,
        puis placez une carte de votre main sur le dessus de cette pioche.
card-nasty_threat = Vilaine menace
    .text = Jusqu’au début de votre prochain tour, les piles des adversaires doivent valoir 1 de plus que d’habitude.
card-lost_shipments = Colis égarés
    .text =
        Jusqu’au début de votre prochain tour, les adversaires piochent chacun au plus 1 carte
        en remplissant leur main.

card-cunning_neighbour = Voisin futé
    .text = Regardez la main d’un autre joueur. Ensuite, vous pouvez placer cette carte sur le dessus de votre pioche.
card-cheer = Liesse générale
    .text =
        Chaque joueur recherche une carte dans sa pioche et la prend en main.
        Ensuite, chaque joueur mélange sa pioche.
card-raffle = Tombola
    .text =
        Choisissez gauche ou droite. En même temps, chaque joueur prend une carte au hasard
        dans la main du joueur suivant de ce côté.
card-charity = Charité bien ordonnée
    .text =
        Prenez une carte au hasard dans la main de chaque joueur, la vôtre comprise.
        Ensuite, donnez l’une d’elles à chaque joueur, à votre guise.
card-tasters = Dégustation
    .text =
        Choisissez gauche ou droite. En commençant par vous et en allant de ce côté,
        chaque joueur prend une carte du marché.
card-rumours = Commérages
    .text =
        Chaque joueur place les 2 cartes du dessus de sa défausse sur le dessus de sa pioche, l’une après l’autre.

card-bold_haggler = Marchandeur culotté
    .text =
        Une fois pendant votre tour, vous pouvez lancer le dé des ocelots.
        Pour ce tour, le résultat s’ajoute à la valeur de cette carte.
card-new_season = Nouvelle saison
    .text = Jetez une carte animalfolk de votre défausse. Si vous l’avez fait, piochez une carte de la pioche du marché.
card-whirligig = Toupie
    .text =
        Défaussez votre main et piochez autant de cartes. Mélangez ensuite votre main à celle d’un autre joueur et
        redistribuez le tout au hasard : chacun de vous deux reçoit autant de cartes qu’il en avait.
card-charm = Porte-bonheur
    .text =
        Montrez la carte du dessus de la pioche du marché. Si elle peut être à elle seule votre prochaine pile,
        construisez-la ; sinon, jetez-la.
card-gamble = Coup de poker
    .text =
        Choisissez un autre joueur et lancez le dé des ocelots. Échangez ce nombre de cartes de votre main, au hasard,
        contre des cartes de la sienne, au hasard.
card-blindfold = Colin-maillard
    .text =
        Un adversaire de votre choix devine la valeur d’une carte de votre main que vous choisissez. Montrez la carte.
        Si la réponse est juste, défaussez-la ; sinon, pour ce tour, elle vaut ce que vous dites, de 1 à 5.

card-flexible_shopkeeper = Commerçant arrangeant
    .text = Cette carte copie une carte de la pile la plus à droite de votre étal.
card-reflection = Reflet
    .text = Cette carte copie la carte du dessus de la défausse d’un autre joueur.
card-good_old_times = Bon vieux temps
    .text =
        Une fois pendant votre tour, vous pouvez jeter la carte du dessus de la pioche du marché.
        Cette carte copie la carte du dessus de la défausse du marché.
card-gift_voucher = Chèque-cadeau
    .text = Échangez cette carte avec une carte du marché. Cette autre carte vient dans votre main.
card-trendsetting = Dernier cri
    .text = Cette carte copie une carte du marché.
card-seeing_doubles = Vision double
    .text =
        Cette carte copie une autre carte de votre main.
        Chaque fois que vous montrez cette carte, montrez aussi l’autre.

card-wise_spy = Espion avisé
    .text =
        Une fois pendant votre tour, vous pouvez piocher 3 cartes et les replacer sur le dessus de votre pioche,
        dans l’ordre de votre choix.
card-ancient_knowledge = Savoir ancestral
    .text =
        Après la résolution complète d’une technique d’un autre joueur, vous pouvez rechercher dans votre pioche.
        Vous pouvez en défausser une carte. Mélangez votre pioche.
card-quality_inspection = Contrôle qualité
    .text =
        Quand cette carte vient d’arriver dans votre main, vous pouvez jeter une carte de votre main.
        Si vous le faites, piochez une carte.
card-binoculars = Jumelles
    .text =
        Après l’achat d’une carte par un autre joueur, vous pouvez piocher une carte, puis défausser une carte de votre
        main.
card-balancing = Juste équilibre
    .text =
        Quand un autre joueur a mélangé sa pioche, vous pouvez échanger une carte animalfolk de votre main
        avec une carte de votre défausse.
card-extra_remarks = Notes en marge
    .text =
        Quand un autre joueur a construit une pile, vous pouvez placer une carte de votre défausse
        sur le dessus de votre pioche.

## The decks: full name, short name, and a line about each.

deck-macaws = Aras rouges fringants
    .short = aras
    .line = ils piochent, fouillent et trient jusqu’à la bonne carte.
deck-pandas = Pandas géants négociateurs
    .short = pandas
    .line = de meilleures offres, et de la camelote qui s’éclipse sans bruit.
deck-squirrels = Écureuils volants collectionneurs
    .short = écureuils
    .line = leurs piles prennent des libertés avec les règles.
deck-chameleons = Caméléons casqués adaptables
    .short = caméléons
    .line = jamais ce qu’ils paraissent ; toujours ce que vous avez, ou aimeriez avoir.
deck-owls = Harfangs des neiges observateurs
    .short = harfangs
    .line = ils attendent ce que font les autres, et y répondent.
deck-platypuses = Ornithorynques expérimentateurs
    .short = ornithorynques
    .line = chaque carte là où ils la veulent, même celles du marché.
deck-sloths = Paresseux diligents à gorge claire
    .short = paresseux
    .line = ce qu’ils commencent aujourd’hui rapporte demain.
deck-polecats = Putois marbrés agités
    .short = putois
    .line = ils lancent les dés, et ce n’est pas pour rire.
deck-raccoons = Ratons voleurs du Nord
    .short = ratons
    .line = des doigts agiles dans toutes les mains, pioches et défausses.
deck-crocodiles = Crocodiles nains intimidants
    .short = crocodiles
    .line = rien n’est interdit ; tout devient juste plus difficile.
deck-foxes = Fennecs amicaux
    .short = fennecs
    .line = quelque chose pour tout le monde, et un peu plus pour eux.
deck-ocelots = Ocelots chanceux
    .short = ocelots
    .line = un dé, un pari, une main mélangée : tout finira bien.
deck-junk = Camelote
    .short = camelote
    .line = ce que tout le monde a en trop au départ.

## Kinds of cards

kind-technique = technique
kind-passive = passive
kind-rubbish = rebut

## A card that copies another, a card several times, and several cards in a row

card-as = { $card } copiant { $copy }
cards-times = { NUMBER($count, useGrouping: 0) } × { $card }
cards-hidden = { $count ->
    [0] 0 carte
    [one] une carte
   *[other] { NUMBER($count, useGrouping: 0) } cartes
}
list-next = { $first }, { $next }
list-last = { $first } et { $last }
