## The balance report: `animalfolk report` and the page that it writes. Read only when it is wanted.

# The command

report-no-games = Impossible de lire { $file } : il n’y a pas là de parties de animalfolk report.
report-strange = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } partie dans { $file } a été jouée avec d’autres règles ou bots et n’est pas comptée.
   *[other] { NUMBER($count, useGrouping: 0) } parties dans { $file } ont été jouées avec d’autres règles ou bots et ne sont pas comptées.
}
report-done = Parties : { NUMBER($games, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }. Le rapport est écrit : { $file }
report-beside = À côté se trouvent les tableaux : { $files }.

# The page

report-title = Qui gagne au marché ?
report-subtitle = L’équilibre d’animalfolk. Parties : { NUMBER($games, useGrouping: 0) }
report-made = Parties : { NUMBER($games, useGrouping: 0) }. Bots : { $bots }. Graine : { $seed }. Version des règles et des bots : { $version }.
report-again = La même commande rejoue les mêmes parties :
report-early = Le calcul s’est arrêté tôt. Parties jouées : { NUMBER($games, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }.
report-how = Les paquets de chaque partie ont été tirés au sort parmi les douze, tous avec la même chance. P1 est qui commence. Sur 24 parties, 8 sont à deux, 4 à trois, 3 à quatre, 3 en deux équipes, et une pour chacune des trois difficultés en solo et en coopératif.
report-interval = Un nombre entre parenthèses est un intervalle à 95 % : là où se trouve le vrai nombre avec cette confiance. L’échantillon est la partie, pour que les joueurs d’une même partie ne comptent pas comme s’ils n’avaient rien à voir entre eux. Les parts suivent Wilson.
report-care = Ce qui va avec la victoire n’en est pas forcément la cause, et les bots ne sont pas des personnes : ce sont les habitudes des bots qui ont joué, non ce que les cartes permettent au mieux.
report-stopped = Parties arrêtées parce qu’elles duraient trop, et qui comptent comme gagnées par personne : { NUMBER($count, useGrouping: 0) }.
report-table = Les nombres : { $file }
report-contents = Sommaire
report-file = { $file } contient tous les chiffres.
report-interval-text = { $value } ({ $low } à { $high })
report-percent = { $number } %
report-range = { $low } à { $high }
report-none = –

report-seats = Places
    .about = À quelle fréquence chaque place gagne, avec un trait pour la part que toutes auraient si les places se valaient. En équipes, P1 désigne la paire qui commence.
    .plot = Part de victoires de chaque place, selon le nombre de joueurs
report-first = Commencer, est-ce un avantage ?
    .about = De combien de points de pourcentage qui commence gagne plus qu’une part égale.
    .plot = Avantage de la première place, selon le nombre de joueurs
report-company = Contre la Compagnie
    .about = À quelle fréquence la Compagnie est battue, en solo et à deux, à chaque difficulté. Le tableau le dit aussi par paquet : sur toutes les parties contre la Compagnie où ce paquet est au marché.
    .plot = Parties gagnées contre la Compagnie, par difficulté
report-lengths = La durée des parties
    .about = Nombre de tours, dans une partie, de qui commence, et dans combien de parties sur cent.
    .plot = Part des parties selon le nombre de tours
report-decks = Paquets
    .about = Un paquet est au marché pour tout le monde : aucun ne gagne ni ne perd. On compte si gagnent ceux qui en ont acheté le plus de cartes (tous, s’ils en ont acheté autant), comparé à des parts égales pour toute la table : +10 % veut dire onze victoires là où le sort en donne dix. La ligne en tirets est la moyenne de tous les paquets. Deux partenaires comptent comme un. Le tableau dit aussi quelle part des cartes vient de ce paquet dans les piles des gagnants, et dans celles des autres.
    .plot = Combien plus souvent que par le sort gagne qui a acheté le plus d’un paquet
report-pairs = Paires de paquets
    .about = La même chose pour deux paquets d’une partie : si gagnent ceux qui ont acheté le plus de cartes des deux, et un peu de chacun. Un nombre figure là où l’intervalle ne contient pas la moyenne ; avec tant de paires, quelques-uns sont dus au hasard.
    .plot = Combien plus souvent que par le sort gagne qui a acheté le plus de deux paquets
report-deck-lengths = Paquets et durée
    .about = Tours de chaque joueur dans les parties à deux avec ce paquet au marché.
    .plot = Tours dans les parties à deux, par paquet
report-deck-first = Paquets et qui commence
    .about = À quelle fréquence qui commence gagne les parties à deux avec ce paquet au marché.
    .plot = Part de victoires de qui commence à deux, par paquet
report-bought = Cartes achetées et construites
    .about = Combien de fois par partie chaque exemplaire d’une carte est acheté (barre) et posé dans une pile (trait) ; dans les parties entre joueurs où son paquet est au marché. Les joueurs commencent avec les cartes de valeur 1, rarement à vendre.
    .plot = Achats et emplois dans les piles de chaque exemplaire, par carte
report-buyers = Cartes et victoires
    .about = Combien plus souvent que par le sort gagnent ceux qui ont acheté la carte au moins une fois. La ligne en tirets est la moyenne de toutes les cartes. Le tableau dit la même chose de ceux qui ont construit une pile avec elle ; les gagnants ont construit plus, donc presque tous ces nombres sont élevés. Les cartes de valeur 1, avec lesquelles on commence, ne sont pas dans le graphique.
    .plot = Combien plus souvent que par le sort gagne qui a acheté une carte

report-axis-lot = % plus souvent que par le sort
report-axis-share = % de parties gagnées
report-axis-points = points au-dessus d’une part égale
report-axis-turns = tours de chaque joueur
report-axis-first = % gagnées par qui commence
report-axis-bought = fois par partie, par exemplaire

report-seat = P{ NUMBER($number, useGrouping: 0) }
report-kind-two = à deux
report-kind-three = à trois
report-kind-four = à quatre
report-kind-teams = équipes
report-kind-solo = solo, standard
report-kind-solo-gentle = solo, douce
report-kind-solo-stern = solo, sévère
report-kind-coop = coopératif, standard
report-kind-coop-gentle = coopératif, douce
report-kind-coop-stern = coopératif, sévère
report-mode-solo = solo
report-mode-coop = coopératif
report-difficulty-gentle = douce
report-difficulty-standard = standard
report-difficulty-stern = sévère

report-column-kind = Mode
report-column-games = Parties
report-column-stopped = Arrêtées
report-column-turns = Tours
report-column-median = Médiane
report-column-p10 = Huit sur dix
report-column-seat = Place
report-column-won = Gagnées
report-column-share = Part
report-column-above = Au-dessus d’une part égale
report-column-deck = Paquet
report-column-other = Et
report-column-bought = Achats par partie
report-column-wins = Victoires face au sort
report-column-stall_won = Piles des gagnants
report-column-stall_lost = Piles des autres
report-column-first = Gagne en commençant
report-column-card = Carte
report-column-value = Valeur
report-column-copies = Exemplaires
report-column-ever = Parties avec achat
report-column-built = Posées par partie
report-column-buyers = Victoires des acheteurs
report-column-builders = Victoires avec pile
report-column-mode = Mode
report-column-difficulty = Difficulté
