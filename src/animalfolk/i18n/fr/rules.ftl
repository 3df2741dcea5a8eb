## The rules, as we read them: one message for each numbered rule, by group.

rules-precedence =
    Ce qui l’emporte sur quoi : la carte imprimée, puis le livret anglais de 2021, puis le livret anglais de 2016, puis
    les traductions.
rules-inferred = (Déduit : aucun document ne le dit expressément.)

rules-group-COMP = Les cartes et ce qui y est imprimé
    .line = boîtes, paquets, valeurs, dés, et nombre de joueurs

rule-COMP-01 =
    Chaque boîte contient six paquets animalfolk de 15 cartes et 20 cartes Camelote (« Junk » dans le livret français) :
    110 en tout.
rule-COMP-02 =
    La boîte de 2016 contient les ornithorynques, les paresseux, les crocodiles, les fennecs, les putois et les
    harfangs.
rule-COMP-03 =
    La première boîte, dans son édition de 2021, contient les aras, les pandas, les ratons, les écureuils, les ocelots
    et les caméléons.
rule-COMP-04 = Les paquets des deux boîtes peuvent se mêler à volonté dans une même partie.
rule-COMP-05 =
    Les cartes animalfolk valent de 1 à 5. Sur ses 15 cartes, chaque paquet en a quatre de valeur 1 ; les onze autres
    valent de 2 à 5.
rule-COMP-06 =
    Le marché a cinq emplacements. Le plus à droite n’ajoute rien au prix, le plus à gauche ajoute 4.
rule-COMP-07 = Le dé des putois porte 1, 1, 2, 2, 3 et 3 ; il ne donne jamais 0.
rule-COMP-08 = Le dé des ocelots porte 0, 1, 1, 2, 2 et 3.
rule-COMP-09 =
    Chaque carte animalfolk a une valeur, une famille, un nom, un type, un texte et le signe de sa boîte. Certaines ont
    l’icône d’action bonus.
rule-COMP-10 = Le jeu de base est pour deux à quatre joueurs.

rules-group-TYPE = Les types de cartes
    .line = techniques, passives et camelote, et quand les passives agissent

rule-TYPE-01 = Une carte est une technique, une passive ou un rebut (« Rubbish » dans le livret français).
rule-TYPE-02 =
    Les techniques et les passives sont des cartes animalfolk. La camelote est un rebut et n’est d’aucune famille
    animalfolk.
rule-TYPE-03 =
    La camelote sert à payer : elle vaut 1, ne peut pas être jouée et reste hors des piles, sauf si une carte l’y admet.
    Les livrets ne donnent pas sa valeur ; nous prenons 1, comme on joue d’ordinaire.
rule-TYPE-04 = Quand une carte et les règles se contredisent, c’est la carte qui a raison.
rule-TYPE-05 = Faites ce que dit une carte dans l’ordre où c’est imprimé.
rule-TYPE-06 =
    Une passive agit tant qu’elle est dans votre main ; dans votre pioche ou votre défausse, elle ne fait rien.
rule-TYPE-07 =
    Une passive agit aussi pendant que vous l’utilisez depuis votre main, pour payer ou construire, sauf si son texte
    dit autre chose.
rule-TYPE-08 =
    Partout ailleurs, une passive n’agit que si son texte le dit, comme « Canapé » dans l’étal et « Achat indispensable »
    au moment de son achat.
rule-TYPE-09 = Quand vous utilisez une passive, montrez-la à tout le monde.
rule-TYPE-10 = Une passive que vous avez commencé à utiliser est menée à son terme avant toute autre chose.
rule-TYPE-11 =
    Pendant le tour d’un autre joueur, vous ne pouvez utiliser une passive que si son texte le permet et ne parle pas de
    votre propre tour.
rule-TYPE-12 = L’icône d’action bonus ne compte que si vous jouez la carte comme technique.

rules-group-SETUP = La mise en place
    .line = paquets, pioches de départ, marché et premières mains

rule-SETUP-01 =
    Choisissez un paquet animalfolk de plus qu’il n’y a de joueurs : trois pour deux, quatre pour trois, cinq pour
    quatre.
rule-SETUP-02 = Vous choisissez les paquets que vous voulez. Les autres restent dans la boîte.
rule-SETUP-03 = Chaque joueur reçoit une carte de valeur 1 de chaque paquet choisi.
rule-SETUP-04 =
    La camelote complète chaque pioche de départ à dix cartes : 7 cartes Camelote chacun à deux joueurs, 6 à trois, 5 à
    quatre.
rule-SETUP-05 = Chaque pioche de départ est mélangée.
rule-SETUP-06 =
    La camelote non distribuée forme la pioche de camelote : 6 cartes à deux joueurs, 2 à trois, aucune à quatre.
rule-SETUP-07 = Les cartes de valeur 1 non distribuées sont hors jeu.
rule-SETUP-08 =
    Mélangez ensemble toutes les cartes de valeur 2 à 5 de ces paquets : c’est la pioche du marché, 33 cartes à deux
    joueurs, 44 à trois, 55 à quatre.
rule-SETUP-09 =
    Cinq cartes de la pioche du marché sont disposées face visible, une à la fois : la première à l’emplacement le plus
    à droite, chaque suivante à sa gauche. Nous suivons le livret de 2021 ; l’ancien ne donne pas d’ordre.
rule-SETUP-10 = Chaque joueur pioche une main égale à la taille de main : cinq cartes.
rule-SETUP-11 =
    Les défausses, les étals, les plannings et la défausse du marché sont vides au départ. { rules-inferred }
rule-SETUP-12 =
    Autour d’une table, qui s’est levé le plus tôt commence. Ici, le premier joueur est choisi à la mise en place, ou
    tiré au sort.
rule-SETUP-13 = Si vous rejouez, c’est l’un des perdants qui commence.

rules-group-FLOW = Le déroulement d’un tour
    .line = les tours, les échéances de leur début, les actions et le nettoyage

rule-FLOW-01 = On joue dans le sens horaire : après vous vient le joueur à votre gauche.
rule-FLOW-02 = Un tour a deux phases : d’abord les actions, puis le nettoyage.
rule-FLOW-03 =
    Vous faites une action : acheter une carte, jouer une technique, construire une pile, ou défausser des cartes.
rule-FLOW-04 = Vous n’agissez une seconde fois que si une action bonus vous le permet.
rule-FLOW-05 = Le nettoyage commence dès que votre action et toutes les actions bonus sont faites.
rule-FLOW-06 = Au nettoyage, vous remplissez d’abord votre main ; ensuite, le marché est rempli.
rule-FLOW-07 = Le nettoyage fait encore partie de votre tour : vous pouvez y utiliser des passives.
rule-FLOW-08 =
    Ce que vos cartes au planning font au début de votre tour vient avant votre première action. { rules-inferred }
rule-FLOW-09 =
    Si plusieurs de vos cartes au planning arrivent à échéance ensemble, vous choisissez l’ordre et finissez l’une avant
    la suivante.
rule-FLOW-10 =
    Vous ne pouvez pas passer votre tour, mais vous pouvez défausser zéro carte comme action, ce qui revient au même.
rule-FLOW-11 = La partie s’arrête à l’instant où quelqu’un a gagné ; le reste de ce tour n’a pas lieu.

rules-group-BUY = Acheter
    .line = les prix, le paiement, et ce qui vient dans votre main

rule-BUY-01 = En une action, vous achetez exactement une carte.
rule-BUY-02 =
    Vous payez avec les cartes de votre main que vous voulez. Des cartes de plusieurs familles et de la camelote peuvent
    payer ensemble.
rule-BUY-03 =
    Une carte paie ce qu’elle vaut à ce moment : sa valeur imprimée, avec tous les changements en vigueur.
rule-BUY-04 = Une carte à l’emplacement le plus à droite coûte sa valeur.
rule-BUY-05 = Chaque emplacement plus à gauche coûte un de plus : +1, +2, +3 et +4.
rule-BUY-06 = Vos cartes doivent valoir ensemble au moins le prix.
rule-BUY-07 =
    Vous pouvez payer plus que le prix, mais seulement si chaque carte payée est nécessaire : sans l’une quelconque
    d’entre elles, le prix ne serait pas atteint. On ne rend pas la monnaie.
rule-BUY-08 =
    Seules les cartes payées comptent pour savoir si vous payez trop. Vous pouvez payer 4 et 4 pour un prix de 5, même
    en gardant un 5 en main.
rule-BUY-09 =
    Pour un prix de 5, vous ne pouvez payer ni 5 et 1, ni 3, 2 et 1, ni 5 et 4 : chaque fois, une carte pourrait être
    laissée de côté.
rule-BUY-10 = Ce avec quoi vous avez payé va dans votre propre défausse.
rule-BUY-11 = Vous choisissez l’ordre dans lequel les cartes payées vont dans votre défausse.
rule-BUY-12 = La carte achetée vient dans votre main, une fois le paiement défaussé.
rule-BUY-13 =
    Une carte achetée est dans votre main au nettoyage du même tour : elle compte dans votre taille de main, et sa
    passive y agit. Vous ne pouvez pas l’utiliser pour une action pendant ce tour, puisque aucune action ne suit un
    achat.
rule-BUY-14 =
    L’emplacement d’une carte achetée reste vide jusqu’au nettoyage, ou jusqu’à ce qu’une carte remplisse le marché.
rule-BUY-15 =
    Une technique avec laquelle vous payez ne fait rien et ne donne pas d’action bonus. { rules-inferred }
rule-BUY-16 =
    S’il n’y a aucune carte que vous puissiez payer, vous ne pouvez pas choisir d’acheter. { rules-inferred }
rule-BUY-17 =
    Une carte peut augmenter les prix pour certains joueurs seulement : « Règlement de comptes » renchérit le marché
    de 2 pour les adversaires de qui l’a joué.
rule-BUY-18 =
    Dans une partie avec de l’or, des pièces peuvent payer une partie d’un prix, ou tout le prix ; chacune vaut 1, et
    aucune pièce ne peut être superflue : avec une pièce, vous payez le compte exact, même avec « Tout doit
    disparaître ». Les pièces payées quittent la partie. Seul le manuel de la Compagnie parle d’or, et n’en dit pas plus ;
    les détails sont de nous.

rules-group-TECH = Techniques et actions bonus
    .line = jouer des techniques, agir encore, et le planning

rule-TECH-01 = En une action, vous jouez une technique de votre main.
rule-TECH-02 = Les passives et la camelote ne peuvent pas être jouées comme techniques.
rule-TECH-03 = Tout le monde voit quelle technique vous jouez.
rule-TECH-04 = Les effets d’une technique ont lieu de haut en bas.
rule-TECH-05 = S’il y a moins de cartes que l’effet n’en demande, faites-le avec toutes celles qu’il y a.
rule-TECH-06 =
    Les cartes ne manquent que lorsque la défausse, elle aussi, a été mélangée dans la pioche et épuisée.
rule-TECH-07 = Rechercher dans une pioche sans carte ne fait rien.
rule-TECH-08 =
    Une technique est à votre planning, devant vous, jusqu’à ce que tout ce qu’elle dit soit fait. Cela comprend ce
    qu’elle fait au tour suivant et ce qui dure jusqu’au début de votre prochain tour ; pour ce qui dure « ce tour »,
    voir G5.
rule-TECH-09 = Aucun autre effet ne peut toucher une carte au planning.
rule-TECH-10 = Quand tout ce que dit une technique est fait, elle va dans votre défausse.
rule-TECH-11 = Une technique va dans votre défausse après ses effets : son propre effet ne l’y trouve donc jamais.
rule-TECH-12 =
    Si une technique dit qu’elle va ailleurs, elle y va : une technique échangée finit dans l’étal ou au marché.
rule-TECH-13 = Qui défausse ou jette plusieurs cartes à la fois choisit leur ordre dans chaque défausse.
rule-TECH-14 = Quand la valeur d’une carte a été devinée, juste ou non, la carte est montrée à tout le monde.
rule-TECH-15 =
    L’icône d’action bonus vous fait agir encore une fois, quand ce que la carte fait aussitôt est fait.
rule-TECH-16 = Servez-vous d’une action bonus pour celle des quatre actions que vous voulez.
rule-TECH-17 = Une technique jouée comme action bonus donne une autre action bonus, si elle a l’icône.
rule-TECH-18 =
    L’action bonus appartient au tour où vous jouez la carte, même si la carte attend au planning. À son échéance, elle
    n’en donne pas.
rule-TECH-19 =
    Si une technique n’agit que plus tard, ou n’a qu’un effet qui dure, faites aussitôt son action bonus.
rule-TECH-20 = Une carte qui sert à payer ou à construire ne donne pas d’action bonus.
rule-TECH-21 = Si vous ne voulez pas d’une action bonus, défaussez zéro carte.

rules-group-TOSS = Jeter
    .line = où vont les cartes qui quittent les joueurs

rule-TOSS-01 = Une carte jetée ne va dans la défausse d’aucun joueur.
rule-TOSS-02 = La camelote jetée va dans la pioche de camelote.
rule-TOSS-03 = Une carte animalfolk jetée va face visible dans la défausse du marché.
rule-TOSS-04 =
    Là où va une carte jetée ne dépend pas d’où elle vient : une main, une pioche, une défausse ou le marché.
    { rules-inferred }
rule-TOSS-05 = Une carte qui remplace de la camelote est jetée comme de la camelote. { rules-inferred }

rules-group-BUILD = Construire
    .line = les piles et l’étal

rule-BUILD-01 = En une action, vous construisez une pile complète.
rule-BUILD-02 = Votre première pile doit valoir exactement 1, la deuxième exactement 2, et ainsi de suite.
rule-BUILD-03 =
    Les piles se construisent par valeur croissante, de gauche à droite, sans en sauter. La pile la plus à droite est
    celle construite en dernier, même après des échanges de cartes.
rule-BUILD-04 = Un étal accueille huit piles ; celui d’une équipe, dix.
rule-BUILD-05 = Une pile a au moins une carte, et sinon autant que vous voulez.
rule-BUILD-06 = Les cartes d’une pile viennent de votre main, sauf si une carte dit autre chose.
rule-BUILD-07 =
    Toutes les cartes d’une pile sont de la même famille animalfolk, sauf si une carte dit autre chose.
rule-BUILD-08 = La camelote ne peut pas être dans une pile, sauf si une carte dit autre chose.
rule-BUILD-09 =
    Les cartes comptent ce qu’elles valent quand vous construisez, avec tous les changements en vigueur.
    { rules-inferred }
rule-BUILD-10 = Les piles sont face visible, et toutes leurs valeurs se voient.
rule-BUILD-11 = Vous ne pouvez pas construire une partie de pile, ni ajouter à une pile terminée.
rule-BUILD-12 =
    Les cartes de votre étal ne peuvent plus servir à jouer, à payer ou à construire, et leurs textes ne font rien, sauf
    si un texte parle de l’étal, comme « Canapé ». D’autres cartes peuvent encore les copier ou les échanger.
rule-BUILD-13 = Une pile terminée reste terminée, quoi qu’il arrive à ses cartes ou à leurs valeurs.
rule-BUILD-14 = Ce que votre prochaine pile doit valoir ne dépend que du nombre de vos piles.

rules-group-INV = L’inventaire
    .line = défausser comme action

rule-INV-01 = Comme action, défaussez autant de cartes de votre main que vous voulez dans votre propre défausse.
rule-INV-02 = Vous pouvez ne défausser aucune carte.
rule-INV-03 = Vous pouvez défausser toute votre main.
rule-INV-04 =
    Si vous défaussez plusieurs cartes, leur ordre dans la défausse est à votre choix. { rules-inferred }
rule-INV-05 = Pour des cartes défaussées, vous ne piochez rien avant le nettoyage.

rules-group-CLEAN = Remplir votre main
    .line = combien de cartes vous piochez au nettoyage

rule-CLEAN-01 =
    Au nettoyage, piochez dans votre pioche jusqu’à avoir autant de cartes que votre taille de main, cinq d’habitude.
rule-CLEAN-02 = Des cartes peuvent changer votre taille de main.
rule-CLEAN-03 = Vous remplissez votre main une carte à la fois.
rule-CLEAN-04 =
    Vous pouvez avoir plus de cartes que votre taille de main : vous les gardez alors toutes et n’en piochez aucune.
rule-CLEAN-05 =
    Si des cartes quittent votre main pendant que vous la remplissez, continuez à piocher jusqu’à votre taille de main.
rule-CLEAN-06 = Seul le joueur dont c’est le tour remplit sa main.
rule-CLEAN-07 = S’il vous manque des cartes pendant le tour d’un autre, attendez le nettoyage de votre propre tour.

rules-group-DECK = Les pioches
    .line = quand une pioche est reconstituée, et la recherche

rule-DECK-01 =
    Quand quelqu’un, qui que ce soit, a besoin d’une carte d’une pioche vide, la défausse du même joueur est mélangée et
    devient la nouvelle pioche.
rule-DECK-02 =
    Une pioche est reconstituée quand on a besoin d’une carte, pas quand la dernière est prise. { rules-inferred }
rule-DECK-03 = Piocher une carte reconstitue une pioche vide.
rule-DECK-04 = Prendre une carte d’une pioche vide la reconstitue.
rule-DECK-05 = Défausser ou jeter une carte d’une pioche vide la reconstitue.
rule-DECK-06 = Rechercher dans une pioche vide ne la reconstitue pas.
rule-DECK-07 =
    Quand une pioche est reconstituée, toute la défausse devient la pioche, et la défausse est vide.
rule-DECK-08 = Un effet en train de piocher continue avec la nouvelle pioche. { rules-inferred }
rule-DECK-09 =
    Une technique que l’on est en train de jouer, ou qui est au planning, n’est pas dans la défausse et n’est pas
    mélangée avec elle. { rules-inferred }
rule-DECK-10 =
    Si la pioche et la défausse sont toutes deux vides, un effet s’arrête avec ce qu’il a obtenu. Seul le nettoyage
    pioche de la camelote à la place.

rules-group-JUNK = La camelote
    .line = la pioche de camelote, qui n’a pas de fin

rule-JUNK-01 =
    Si votre pioche et votre défausse sont toutes deux vides quand vous remplissez votre main, piochez à la place dans
    la pioche de camelote.
rule-JUNK-02 = La camelote ne se pioche à la place de cartes manquantes qu’au nettoyage.
rule-JUNK-03 = La camelote ne s’épuise jamais.
rule-JUNK-04 =
    Autour d’une table, des cartes de paquets hors jeu la remplacent quand la camelote imprimée est épuisée ; elles
    comptent en tout comme de la camelote. Ici, la camelote est simplement créée.
rule-JUNK-05 = Ce qui est imprimé sur une carte qui remplace de la camelote ne compte pas.
rule-JUNK-06 = De toutes les cartes sauf la camelote, il n’y a que les exemplaires imprimés.

rules-group-MARKET = Le marché
    .line = glisser, remplir, et quand sa pioche est reconstituée

rule-MARKET-01 =
    Au nettoyage, toutes les cartes du marché glissent vers la droite, de sorte qu’il ne reste aucun trou entre elles ni
    à leur droite. Leur ordre reste.
rule-MARKET-02 =
    Quand le marché a glissé, des cartes de la pioche du marché sont posées aux emplacements vides, une à la fois de
    droite à gauche, jusqu’à ce qu’il y en ait cinq.
rule-MARKET-03 =
    Le marché ne glisse qu’au nettoyage. Si un effet remplit le marché, les emplacements vides sont remplis là où ils
    sont, de droite à gauche, et aucune carte ne bouge.
rule-MARKET-04 =
    Si la pioche du marché est vide et qu’il en faut une carte, la défausse du marché est mélangée et devient la
    nouvelle pioche du marché.
rule-MARKET-05 = La pioche du marché est aussi reconstituée quand un effet a besoin d’une de ses cartes.
rule-MARKET-06 =
    Si la pioche du marché et sa défausse sont toutes deux vides, le marché reste incomplet, et la partie continue.
rule-MARKET-07 =
    Le prix dépend de l’emplacement où la carte se trouve maintenant : les cartes deviennent donc moins chères en
    glissant.
rule-MARKET-08 = La défausse du marché est face visible.

rules-group-WIN = Gagner
    .line = la dernière pile

rule-WIN-01 = Qui termine la huitième pile gagne aussitôt.
rule-WIN-02 = Après la pile gagnante, il n’y a ni nettoyage, ni action bonus, ni réaction. { rules-inferred }
rule-WIN-03 = Un seul joueur gagne, ou une seule équipe.
rule-WIN-04 =
    Une partie entre joueurs ne finit que par les piles, et non parce que le marché est vide. { rules-inferred }
rule-WIN-05 =
    La dernière pile fait gagner de quelque façon qu’elle soit construite, même par un effet comme « Porte-bonheur » ou
    « L’hiver vient ». { rules-inferred }

rules-group-TEAM = Les équipes
    .line = deux contre deux

rule-TEAM-01 = Quatre joueurs forment deux équipes de deux.
rule-TEAM-02 = Les partenaires se font face : les équipes jouent donc tour à tour.
rule-TEAM-03 = Une partie en équipes utilise quatre paquets animalfolk, et non cinq.
rule-TEAM-04 =
    Chaque joueur commence avec six cartes Camelote. Cela fait 24 : quatre cartes de remplacement s’ajoutent donc à la
    camelote d’une boîte.
rule-TEAM-05 = Les cartes qui remplacent la camelote sont les cartes de valeur 1 d’un paquet hors jeu.
rule-TEAM-06 = Une équipe a un seul étal en commun.
rule-TEAM-07 = L’étal d’une équipe accueille dix piles, de valeur 1 à 10.
rule-TEAM-08 = Dès qu’une équipe a dix piles, elle a gagné.
rule-TEAM-09 =
    Quand vous construisez, votre partenaire peut ajouter une ou plusieurs cartes de sa propre main.
rule-TEAM-10 = Votre partenaire peut refuser d’aider. { rules-inferred }
rule-TEAM-11 =
    Au moins une carte d’une pile d’équipe doit venir du joueur dont c’est le tour. Nous suivons le livret de 2021 ; les
    autres n’en disent rien.
rule-TEAM-12 =
    Une pile que des partenaires construisent ensemble doit être d’une seule famille et valoir exactement son numéro,
    comme toute autre. { rules-inferred }
rule-TEAM-13 = Un partenaire qui a aidé ne pioche de nouveau qu’au nettoyage de son propre tour.
rule-TEAM-14 = Quand une carte dit « un autre joueur », ce peut être votre partenaire.
rule-TEAM-15 = Quand une carte dit « les autres joueurs », il s’agit seulement de l’autre équipe.
rule-TEAM-16 =
    « Tous les joueurs » et « chaque joueur » désignent tout le monde, vous et votre partenaire compris.
rule-TEAM-17 = Vos adversaires sont tous les joueurs sauf vous et votre partenaire.
rule-TEAM-18 = Les partenaires peuvent se parler, mais tout le monde peut écouter. Le bluff est permis.
rule-TEAM-19 = « Gland de chêne » ne peut pas être échangé avec une carte de l’étal de votre propre équipe.
rule-TEAM-20 = « Règlement de comptes » ne renchérit pas le marché pour votre partenaire.
rule-TEAM-21 = « Casse-pieds » ne fait pas défausser votre partenaire.
rule-TEAM-22 = Avec « Colin-maillard », c’est un adversaire qui doit deviner.

rules-group-CHAM = Les caméléons
    .line = copier d’autres cartes

rule-CHAM-01 =
    Pendant que vous utilisez un caméléon passif, il est en tout semblable à une carte valable : valeur, famille, type,
    texte et icône d’action bonus.
rule-CHAM-02 = S’il y a une carte valable, le caméléon doit en copier une.
rule-CHAM-03 = Choisissez ce que copie un caméléon avant de l’utiliser.
rule-CHAM-04 = S’il n’y a pas de carte valable, un caméléon est lui-même, avec sa propre famille et sa propre valeur.
rule-CHAM-05 = Si une chaîne de copies revient à son point de départ, le caméléon est aussi lui-même.
rule-CHAM-06 =
    Un caméléon reste une copie jusqu’à la fin du tour, ou jusqu’à la fin des effets copiés si elle vient plus tard.
    Selon notre lecture, la copie prend fin plus tôt quand le caméléon quitte votre main ou votre planning ; voir G20.
rule-CHAM-07 = Un caméléon qui copie un autre caméléon devient ce que celui-ci copierait. { rules-inferred }
rule-CHAM-08 =
    Seule la carte que vous utilisez devient une copie ; les autres restent libres de copier autre chose.
    { rules-inferred }

rules-group-OWL = Les harfangs
    .line = réagir aux autres

rule-OWL-01 =
    Vous pouvez utiliser un harfang une fois chaque fois que se produit ce qu’il attend : donc parfois plusieurs fois
    par tour.
rule-OWL-02 =
    « Espion avisé » est différent : vous l’utilisez une fois au plus, et seulement pendant votre propre tour. Nous
    suivons la carte et le livret anglais ; une traduction parle du tour de n’importe quel joueur.
rule-OWL-03 = Rien ne vous oblige jamais à utiliser un harfang.
rule-OWL-04 =
    Un harfang que vous utilisez pendant le tour d’un autre joueur est montré à tout le monde, comme toute passive.
    { rules-inferred }

rules-group-INFO = Qui peut voir quoi
    .line = cartes visibles et cartes cachées

rule-INFO-01 = Les cartes des défausses sont face visible.
rule-INFO-02 = Chaque défausse peut être consultée par n’importe qui, à tout moment ; son ordre reste.
rule-INFO-03 =
    Personne d’autre ne voit votre main ; les autres voient combien de cartes elle compte. { rules-inferred }
rule-INFO-04 = Personne ne voit l’ordre d’une pioche, pas même le joueur à qui elle est. { rules-inferred }
rule-INFO-05 = Les cartes du marché sont visibles ; la pioche du marché est cachée. { rules-inferred }
rule-INFO-06 = Les étals et les valeurs qui s’y trouvent sont visibles.
rule-INFO-07 = Les techniques jouées et les passives utilisées sont visibles.
rule-INFO-08 =
    Ce avec quoi quelqu’un paie est visible, puisque cela va face visible dans une défausse. { rules-inferred }
rule-INFO-09 = Une carte que quelqu’un a tenté de deviner est montrée.
rule-INFO-10 = Si un effet fait regarder une carte à un joueur, lui seul la connaît. { rules-inferred }

rules-group-SOLO = En solitaire contre la Compagnie
    .line = un joueur

rule-SOLO-01 = Vous jouez en solitaire contre la Compagnie.
rule-SOLO-02 = La partie utilise trois paquets animalfolk, comme si la Compagnie était un second joueur.
rule-SOLO-03 = Votre pioche a dix cartes : trois de valeur 1, et sept cartes Camelote.
rule-SOLO-04 = La Compagnie reçoit les mêmes dix cartes qu’aurait un second joueur.
rule-SOLO-05 = Il vous faut huit piles.
rule-SOLO-06 = Votre propre tour suit les règles habituelles.
rule-SOLO-07 = Vous commencez ; ensuite, la Compagnie et vous jouez tour à tour. { rules-inferred }

rules-group-COOP = Ensemble contre la Compagnie
    .line = deux joueurs

rule-COOP-01 = Deux joueurs forment une équipe contre la Compagnie.
rule-COOP-02 = La partie utilise quatre paquets animalfolk.
rule-COOP-03 = La pioche de chaque joueur a quatre cartes de valeur 1, et six cartes Camelote.
rule-COOP-04 =
    La Compagnie reçoit les vingt cartes de deux adversaires : huit de valeur 1, et douze cartes Camelote.
rule-COOP-05 =
    Il faut dix piles à l’équipe, dans un seul étal en commun ; le manuel ne dit pas qu’il est partagé, mais ses nombres
    n’ont de sens qu’ainsi.
rule-COOP-06 = Contre la Compagnie, les deux joueurs jouent un tour chacun, puis la Compagnie en joue un.

rules-group-AUTOMA = La Compagnie
    .line = un adversaire qui suit quelques règles

rule-AUTOMA-01 = Les cartes de la Compagnie sont mélangées en une pioche face visible.
rule-AUTOMA-02 = La carte du dessus de la pioche de la Compagnie est sa carte active.
rule-AUTOMA-03 = Les cinq cartes du dessus de la pioche de la Compagnie sont sa main.
rule-AUTOMA-04 =
    La pioche, la défausse et l’étal de la Compagnie ne font qu’une seule pioche. Un effet sur l’un d’eux désigne la
    carte du dessus ; un effet sur plusieurs cartes de sa pioche en prend autant sur le dessus, ce qui est notre choix.
rule-AUTOMA-05 = La Compagnie ne pioche jamais. Sa pioche ne change que par ses achats, et par des effets.
rule-AUTOMA-06 = La Compagnie ne joue pas de techniques, et ce que disent ses cartes ne fait rien.
rule-AUTOMA-07 =
    À son tour, la Compagnie prend une carte du marché et ne paie rien : son pouvoir d’achat est d’abord de 1.
rule-AUTOMA-08 =
    La Compagnie prend la carte la plus à droite ; avec plus de pouvoir d’achat, ensuite la suivante à gauche.
rule-AUTOMA-09 = Chaque carte que la Compagnie achète va sur le dessus de sa pioche.
rule-AUTOMA-10 = Un achat de la Compagnie compte aussi comme une pile qu’elle construit.
rule-AUTOMA-11 =
    Quand la défausse du marché est mélangée pour la première fois en une nouvelle pioche du marché, le pouvoir d’achat
    de la Compagnie passe à 2 et y reste. Le mélange de la mise en place ne compte pas.
rule-AUTOMA-12 =
    Ce que la Compagnie défausse est jeté, selon la règle habituelle : la camelote dans la pioche de camelote, les
    autres cartes dans la défausse du marché. On peut aussi lire le manuel comme s’il retirait ces cartes de la partie ;
    le choix est de nous.
rule-AUTOMA-13 = Une carte placée dans la défausse de la Compagnie va sur le dessus de sa pioche.
rule-AUTOMA-14 = Si la Compagnie doit défausser plusieurs cartes, elle ne défausse que la première.
rule-AUTOMA-15 =
    En un tour, la Compagnie ne perd pas plus d’une carte jetée ; d’autres effets de ce genre ne lui font rien.
rule-AUTOMA-16 =
    Contre la Compagnie, vous perdez quand le marché est entièrement vide. Selon notre lecture, on le vérifie après le
    remplissage du marché : un marché vide un instant n’est donc pas une défaite.
rule-AUTOMA-17 =
    Une partie contre la Compagnie finit aussitôt : gagnée avec la dernière pile, perdue avec le marché vide.
rule-AUTOMA-18 =
    Les cartes de personnage ne peuvent servir que si elles ne font rien aux adversaires, et les pièges que si vous le
    souhaitez. Ni les unes ni les autres ne sont dans ces boîtes : une partie mise en place avec eux est donc refusée.

## The other chapters

rules-group-DIS = Là où les documents divergent
    .line = livrets de plusieurs années et langues, et lesquels nous suivons
rules-group-R = Points contestés
    .line = des questions à plusieurs bonnes réponses, et la nôtre
rules-group-G = Points généraux
    .line = ce qui vaut pour toutes les cartes
rules-group-T = Ce que plusieurs cartes partagent
    .line = dés, valeurs, recherche, cartes qui passent d’un joueur à l’autre

## What several cards share

rules-topic-dice = Les dés
    .text = Tout le monde voit le résultat.
rules-topic-values = Des valeurs pour ce tour
    .text = Les changements s’appliquent dans l’ordre où ils ont été joués.
rules-topic-recover = Prendre une carte de la défausse
    .text = Parmi des cartes identiques, on prend celle du dessus.
rules-topic-search = Rechercher
    .text =
        « Aimant » et « Survivant-né » parcourent la pioche telle qu’elle est et n’en forment jamais une nouvelle. Avec
        une pioche vide, ils ne trouvent rien. Seul le joueur à qui est la pioche voit ce qui en sort et ce qui y entre,
        et la pioche est mélangée.
rules-topic-passing = Les cartes qui passent d’un joueur à l’autre
    .text =
        Une carte prise dans une main ou donnée est vue des deux joueurs. Une carte placée sur la pioche d’un autre est
        vue de qui l’y place, et une carte piochée dans la pioche d’un autre est vue de qui la pioche.
rules-topic-lasting = Ce qui dure jusqu’au prochain tour
    .text =
        « Règlement de comptes », « Vilaine menace » et « Colis égarés » restent au planning et agissent de là. Les
        hausses de prix et les piles plus grandes s’additionnent, les limites non. Seules les cartes du marché coûtent
        plus, pas celle du dessus de la défausse du marché.
rules-topic-upto = Jusqu’à 2 adversaires
    .text = Quand une carte dit « jusqu’à », on peut aussi ne choisir personne.
rules-topic-stall = Une main plus grande grâce à une carte de l’étal
    .text = L’effet compte tant que la carte s’y trouve, et se vérifie quand la main est remplie.
rules-topic-together = Tous les joueurs à la fois
    .text =
        Toutes les cartes sont prises avant qu’aucune ne soit donnée. Avec « Liesse générale », les joueurs choisissent
        tour à tour, et ce qu’ils ont trouvé vient dans leurs mains quand tous ont choisi ; avec « Charité bien
        ordonnée », les cadeaux sont remis quand tous sont choisis. À votre gauche se trouve qui vous suit dans l’ordre
        du tour, et à deux joueurs on ne demande pas de côté.
rules-topic-looking = Regarder une main
    .text = Qui regarde connaît chaque carte de cette main, aussi longtemps qu’elle y reste.
rules-topic-between = Les passives entre les piles de « L’hiver vient »
    .text =
        Elles peuvent servir même tant qu’aucune autre pile n’est possible : un « Marchandeur culotté » peut en rendre
        une possible.
rules-topic-alone = Une carte qui doit être une pile à elle seule
    .text =
        Elle vaut ce qu’elle vaudrait dans votre main, et aucune autre carte ne s’y joint. La pile de plus que donne
        « L’hiver vient » appartient à l’effet de « Porte-bonheur ».
rules-topic-mixed = Mains mélangées et cartes échangées au hasard
    .text =
        Chacun des deux joueurs connaît ses nouvelles cartes, et sait que ce qu’il avait et n’a pas reçu est dans l’autre
        main. Personne d’autre ne peut distinguer les deux mains. Les cartes au hasard sont toutes tirées avant qu’aucune
        ne change de main.
rules-topic-secret = Une carte choisie en secret
    .text = Les réponses possibles ne dépendent pas de la carte choisie.
rules-topic-draft = Paquets choisis tour à tour
    .text =
        Dans l’ordre du tour, chaque joueur écarte un paquet, à moins qu’il n’en reste trop peu, puis en choisit un. Ce
        qui manque encore est tiré au sort. Le premier joueur n’a pas de pièce, le suivant en a 1, puis 2, puis 3.
rules-topic-company = Ce que les cartes font à la Compagnie
    .text =
        Les cartes de sa main prises au hasard sont tirées parmi ses cinq cartes du dessus ; ce qui en est défaussé est
        jeté, ce qui est pris vient dans votre main, et ce que vous donnez va sur le dessus. Pour prendre une carte de sa
        main, de sa pioche ou de sa défausse, c’est sa carte du dessus ; « Sabotage » pioche ses deux vraies cartes du
        dessus. De son étal, seule la carte du dessus peut être échangée. Ce qui fait payer plus, construire plus grand
        ou piocher moins aux adversaires ne lui fait rien. « Liesse générale » et « Commérages » ne la concernent pas ;
        elle participe à « Tombola », « Charité bien ordonnée » et « Service de nuit » ; avec « Dégustation », elle prend
        la carte la plus à droite qui reste, et ce n’est pas un achat. Quand elle devine, c’est une valeur quelconque
        de 1 à 5. Tous voient ce qui arrive dans sa pioche et ce qui en part.
rules-topic-named = Ce que le manuel de la Compagnie ne fait que nommer
    .text =
        La Guilde avec ses cartes d’action, une piste de provisions, des cartes de personnage et des pièges y sont nommés
        sans être expliqués. Ils ne sont donc pas dans le jeu, et rien n’est inventé pour eux. La Guilde gagnerait, elle
        aussi, par un marché vide. Les personnages devraient être de ceux qui ne font rien aux adversaires.
