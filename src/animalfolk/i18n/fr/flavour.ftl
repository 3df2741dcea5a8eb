## Nothing here is a rule: a line for each card, and a few lines on each animalfolk.

flavour-junk = Ça a bien dû servir à quelque chose, un jour.

flavour-swift_broker = « Vendu ! Non, attendez : acheté ! C’était quoi, déjà ? »
flavour-cookies = Panier bien rempli, matinée vite passée.
flavour-shattered_relic = Deux mille ans d’âge, jusqu’à il y a un instant.
flavour-spyglass = Premier à voir les voiles, premier sur le quai.
flavour-flashy_show = Les mêmes pommes, avec roulement de tambour.
flavour-favourite_toy = Jeté tous les soirs, regretté tous les matins.

flavour-loyal_partner = Il n’a jamais demandé ce qu’il y a dans les caisses.
flavour-prepaid_good = Réglé l’hiver dernier, emballé, et à vous.
flavour-essential_purchase = Personne ne sait à quoi ça sert. Personne ne rentre sans.
flavour-market_discovery = Derrière le troisième étal, il y en a toujours un quatrième.
flavour-special_offer = Aujourd’hui seulement, comme hier et demain.
flavour-stock_clearance = Coûte que coûte, et tant pis si ça coûte.

flavour-wily_fellow = Il vous a serré la main. Comptez vos bagues.
flavour-nuisance = Il était là avant vous, et il mord.
flavour-rotten_food = Un cadeau qui vient du cœur. Du cœur du compost.
flavour-dirty_exchange = Le vôtre contre le mien. Ne regardez pas le mien de trop près.
flavour-sabotage = Une cheville mal serrée, et c’est tout l’auvent qui descend.
flavour-treasure_hunter = Toute poubelle est un coffre, pour qui veut bien y croire.

flavour-stashing_vendor = Il reste de la place sous le comptoir. Il en reste toujours.
flavour-empty_chest = Il peut tout contenir, puisqu’il ne contient rien.
flavour-nostalgic_item = C’est bien celui que vendait grand-mère. Elle l’a vendu deux fois.
flavour-acorn = On l’a enterré ici à l’automne. Vous avez bâti votre étal dessus.
flavour-accordion = Il étire l’air, la soirée et la vérité.
flavour-winter_is_coming = Bâtir maintenant, dormir plus tard.

flavour-bold_haggler = « La moitié ! Le double ! Ce que vous voudrez, plus un ! »
flavour-new_season = Nouvelles feuilles, nouvelle chance, nouvelles étiquettes.
flavour-whirligig = Elle tourne, elle tourne, et s’arrête dans la poche de quelqu’un.
flavour-charm = Il marche surtout pour ceux qui n’y croient pas.
flavour-gamble = Mélangez tout, et espérez la meilleure moitié.
flavour-blindfold = « Tâtez. Alors ? Ça vaut combien, à votre avis ? »

flavour-flexible_shopkeeper = Hier boulanger, aujourd’hui cordonnier, jamais en rupture de stock.
flavour-reflection = Il a votre sourire et vos prix.
flavour-good_old_times = Tout était mieux avant, et l’est encore, dans la défausse.
flavour-gift_voucher = Bon pour une chose au choix, pourvu que vous l’ayez vue ici.
flavour-trendsetting = Ce que les voisins exposent aujourd’hui, elle le portait hier.
flavour-seeing_doubles = Deux fois le même, et un seul est à vendre.

flavour-tireless_tinkerer = Rien n’est cassé. Ce n’est simplement pas fini.
flavour-calculations = Si la poire vient ici et la lampe là, tout devient bon marché.
flavour-safety_precaution = D’abord les lunettes, ensuite le boum.
flavour-magnet = Il trouve l’aiguille et laisse la botte de foin.
flavour-dangerous_test = Reculez. Encore. Encore un peu.
flavour-glue = Il fait tout tenir, à commencer par qui s’en est servi.

flavour-steady_achiever = Un barreau par jour mène aussi jusqu’au toit.
flavour-shopping_journey = Partir aujourd’hui, flâner un peu, rentrer demain pour le thé.
flavour-housecleaning = La poussière a reçu son congé.
flavour-siesta = Fermé de midi jusqu’à la fraîche.
flavour-lunch_break = Personne ne s’est jamais fait rouler devant une bonne soupe.
flavour-ironing = Pli après pli, la pile devient lisse et haute.

flavour-little_villain = Petites dents, longue liste.
flavour-scary_gunfight = Ils se sont ratés tous les deux. Les étagères, non.
flavour-night_shift = À l’aube, les étals sont rangés autrement, allez savoir pourquoi.
flavour-ruthless_competition = Il y a de la place pour deux dans cette rue. Pendant une semaine.
flavour-nasty_threat = « Belle marchandise. Ce serait dommage qu’il pleuve dessus. »
flavour-lost_shipments = La charrette est bien arrivée. Dans une autre ville.

flavour-cunning_neighbour = « Laissez, je vous porte ça. Non, non, tout. »
flavour-cheer = Une salve d’applaudissements, et chacun un peu plus riche.
flavour-raffle = Tous les billets gagnent. Certains gagnent les affaires des autres.
flavour-charity = Donner, les deux oreilles grandes ouvertes.
flavour-tasters = La première bouchée est gratuite, la deuxième aussi.
flavour-rumours = On dit que ce sera à la mode. On le dit parce que je l’ai dit.

flavour-daring_adventurer = Le plan disait de ne pas y aller. Il y est allé.
flavour-rare_artefact = Ça vaut un peu, ou beaucoup, ou trois fois plus.
flavour-swank = La peinture dorée, c’est aussi de l’or, vue d’assez loin.
flavour-risky_business = Demain, soit on rit, soit on court.
flavour-natural_survivor = Tombé, roulé, pris pour une chaise : comme neuf.
flavour-sofa = Il y a toujours une pièce entre les coussins.

flavour-wise_spy = Il n’écoutait pas. Il se trouve seulement qu’il a entendu.
flavour-ancient_knowledge = Tout est écrit quelque part, sous quelque chose.
flavour-quality_inspection = Levé vers la lumière, tapoté deux fois, approuvé.
flavour-binoculars = La branche est loin. Sur la place, rien ne l’est.
flavour-balancing = Ce que l’un prend, un autre peut le prendre aussi.
flavour-extra_remarks = « Si je puis ajouter quelque chose… » Et elle peut toujours.

about-macaws =
    Bruyants, rapides, jamais contents de ce qu’ils ont en main. Les aras fouillent leur pioche comme une garde-robe un
    soir de fête : on pioche, on regarde, on remet tout, on recommence. Un bon peuple pour une première partie.
about-pandas =
    Les pandas appellent chaque fournisseur par son prénom. Le marché se présente comme ils l’aiment, les bonnes choses
    viennent à bon prix, et la camelote avec laquelle ils paient a le chic pour ne pas revenir.
about-raccoons =
    Ce qui est à vous dépend de qui a regardé en dernier. Les ratons plongent la patte dans les mains, les pioches et
    les défausses, et laissent en échange quelque chose dont personne ne voulait.
about-squirrels =
    Les écureuils construisent. Leurs piles acceptent ce que d’autres ne peuvent pas utiliser, vieilleries de la
    défausse et camelote comprises, et quand vient l’hiver, deux piles se dressent là où l’on en attendait une.
about-ocelots =
    Un ocelot se fie plus au dé qu’au livre de comptes. Les mains se mélangent, les valeurs se devinent, les cartes se
    retournent sans qu’on les ait vues, et cela tourne bien étonnamment souvent.
about-chameleons =
    Un caméléon n’a rien à lui et possède donc tout : il est ce qui se trouve dans votre étal, sur la défausse d’un
    autre ou au marché. Le peuple le plus difficile à apprendre, et celui qu’on n’a jamais fini d’apprendre.
about-platypuses =
    Moitié ingénieur, moitié explosion. Les ornithorynques mettent chaque carte là où ils la veulent : sur la pioche,
    hors de l’étal, à un autre emplacement du marché.
about-sloths =
    Un paresseux ne se presse jamais et n’est jamais en retard. Ce qu’il commence à ce tour attend à son planning et
    rapporte au suivant.
about-crocodiles =
    Personne n’a jamais été mordu, disent-ils en montrant les dents. Avec les crocodiles dans les parages, tout reste
    permis ; c’est juste plus difficile.
about-foxes =
    Les fennecs partagent. Chacun reçoit quelque chose, chacun sourit, et à la fin de la journée les fennecs en ont un
    peu plus que les autres.
about-polecats =
    Les putois misent leur étal sur un dé qui ne tombe jamais sur zéro. Leurs cartes valent peu, ou énormément, et
    c’est le prochain lancer qui décide.
about-owls =
    Les harfangs ne bougent pas. Ils agissent quand un autre a construit, acheté, mélangé ou joué, même hors de leur
    tour, et l’on ne sait jamais lequel fait seulement semblant de dormir.
