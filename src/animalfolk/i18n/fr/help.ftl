## The help of the command line. This file is also read without Fluent (i18n/plain.py): text and { $name } only,
## no choices, functions, terms or attributes. Flags, commands and names such as macaws stay as they are.

usage-line = Usage : animalfolk { $what }
usage-flags = [OPTIONS]
usage-about = Le jeu de cartes Dale of Merchants, dans un terminal. Une œuvre de fans, non officielle.
usage-more = animalfolk COMMAND --help dit tout d’une commande (à la place de COMMAND, son nom).
usage-examples = Exemples
usage-usual = D’habitude : { $value }.

usage-group-playing = Jouer
usage-group-reading = Lire
usage-group-checking = Vérifier
usage-group-measuring = Mesurer
usage-group-shell = Pour le shell
usage-group-who = Qui joue
usage-group-game = La partie
usage-group-table = La table
usage-group-where = Où regarder
usage-group-which = Quelles cartes
usage-group-many = Les parties
usage-group-output = Sortie
usage-group-address = Où le trouver
usage-group-keeping = Ce qui est gardé
usage-group-limits = Limites
usage-group-retention = Combien de temps on garde
usage-group-general = En général

usage-value-number = NOMBRE
usage-value-file = FICHIER
usage-value-folder = DOSSIER
usage-value-text = TEXTE
usage-value-names = NOMS
usage-value-name = NOM
usage-value-deck = PAQUET
usage-value-decks = PAQUETS
usage-value-option = NOM=VALEUR
usage-value-command = COMMANDE
usage-value-language = LANGUE
usage-value-bots = BOTS
usage-value-bot = BOT
usage-value-pair = BAS HAUT
usage-value-shell = SHELL
usage-value-action = ACTION
usage-value-address = ADRESSE
usage-value-addresses = ADRESSES

## Flags of several commands

usage-any-lang = La langue : { $languages }. D’habitude : celle de votre système.
usage-any-help = Montrer cette aide.
usage-any-plain = De simples lignes au lieu du plein écran : pour les lecteurs d’écran, et toujours à travers un tube.
usage-any-mode = La façon de jouer : chacun pour soi, deux contre deux, en solitaire ou à deux contre la Compagnie.
usage-any-difficulty = La force de la Compagnie, en solo et en coop.
usage-any-stacks = Combien de piles font gagner, de 1 à 10 ; 5 donne une partie courte. D’habitude : 8, en équipes 10.
usage-any-option = Une option des règles, chacune une fois, comme --option gold=by_seat. Les options : { $options }.
usage-any-ray = Travailler sur Ray, avec le même résultat : dans le cluster à cette adresse ou, sans adresse, sur un Ray à part, lancé sur cette machine. Demande le paquet animalfolk[ray].

## animalfolk

usage-version = Montrer la version, et si le moteur est compilé.
usage-interpreted = animalfolk { $version }, Python { $python }, moteur interprété
usage-compiled = animalfolk { $version }, Python { $python }, moteur compilé
usage-complete = Langue { $lang } : { $found } messages traduits sur { $wanted }.

## play

usage-play = Jouer à plusieurs à ce clavier, contre des bots, ou en solitaire.
usage-play-about =
    Jouer dans le terminal : vous et vos proches à ce clavier, des bots aux autres places.
    Sans options, vous choisissez à l’écran ; Entrée commence une partie contre un bot. Chaque réponse est enregistrée aussitôt.
usage-play-players = Les noms des personnes à ce clavier, séparés par des virgules : Anna,Ben
usage-play-bots = Combien de bots jouent. D’habitude : ce qu’il faut pour jouer à deux.
usage-play-bot = Quels bots, séparés par des virgules : novice, peddler, trader, merchant ou master. Ils prennent tour à tour les places des bots.
usage-play-first = Qui commence. D’habitude : random, tiré de la graine.
usage-play-decks =
    Des paquets animalfolk par leurs noms, un de plus que de joueurs : macaws,pandas,squirrels. Ou l’un de ces mots :
    first, les plus calmes ; random, au sort ; random:complexity=1,nastiness=0, au sort parmi ceux qui n’ont pas plus
    que cela (aussi interaction et luck, chacun de 0 à 3 ; box vaut 1 ou 2) ; draft, où chacun en écarte un et en
    choisit un, avec des pièces selon la place. D’habitude : first.
usage-play-seed = La graine, un texte quelconque ; la même donne les mêmes cartes.
usage-play-undo = Ce qui peut être annulé : rien ; ce qui n’a rien montré de caché ; plus encore, si tous les autres acceptent ; ou tout.
usage-play-no-hold = Un tour où il ne reste rien à décider finit de lui-même, sans vous attendre.
usage-play-no-hints = Pas de conseils, même si vous jouez seulement contre des bots.
usage-play-resume = Reprendre une partie enregistrée.
usage-play-save = Garder la partie dans ce fichier.
usage-play-1 = Choisir à l’écran ; Entrée commence.
usage-play-2 = Deux personnes, trois paquets par leurs noms.
usage-play-3 = Une partie courte et paisible entre deux bots, à regarder.
usage-play-4 = Avec un bot comme partenaire contre une Compagnie douce.

## learn

usage-learn = Apprendre le jeu en jouant, en dix minutes environ.
usage-learn-about =
    Une première partie dont chaque étape est expliquée, en lignes simples : acheter, jouer, construire, défausser, lire
    des cartes, annuler et gagner. Chaque réponse est enregistrée aussitôt, et une leçon interrompue reprend là où elle en était.
usage-learn-anew = Recommencer, même si une leçon a été interrompue.
usage-learn-save = Garder la leçon dans ce fichier.
usage-learn-plain = Comme toujours : une leçon est en lignes simples.
usage-learn-1 = Commencer, ou reprendre une leçon interrompue.
usage-learn-2 = Recommencer.

## replay

usage-replay = Regarder une partie jouée, coup par coup.
usage-replay-about =
    Regarder une partie enregistrée coup par coup, en avant et en arrière. Dans un tube ou un fichier va le récit de la partie, ligne par ligne.
    Une partie encore en cours ne se voit que comme ceux qui la jouent, ou ceux qui la regardent, peuvent la voir.
usage-replay-turn = Commencer par ce tour. D’habitude : le premier.
usage-replay-seat = Regarder de cette place. D’habitude : en spectateur.
usage-replay-1 = Parcourir la partie à l’écran.
usage-replay-2 = Lire ce qu’on a vu de la deuxième place, à partir du tour 7.

## serve

usage-serve = Héberger des parties que d’autres jouent par le réseau.
usage-serve-about =
    Héberger des parties que d’autres jouent par le réseau, dans un navigateur ou avec un programme. Personne n’a besoin de compte. Chaque réponse est gardée dans une base de données avant d’être annoncée : un redémarrage ne perd rien. Ctrl-C ou SIGTERM l’arrête en bon ordre.
    Chaque réglage peut être une ligne d’un fichier TOML (port = 8080), une variable (ANIMALFOLK_PORT=8080) ou une option de commande (--port 8080) : l’option l’emporte, puis la variable, puis le fichier. Dans les fichiers et les variables, le trait d’union s’écrit _. docs/hosting.md en dit plus.
usage-serve-host = L’adresse de cet ordinateur sur laquelle écouter : 0.0.0.0 les prend toutes, pour que d’autres y accèdent.
usage-serve-port = Le port ; 0 en prend un qui est libre.
usage-serve-public-url = L’adresse vue de l’extérieur, si l’on passe par un autre serveur : https://games.example.org
usage-serve-origins = Autres pages qui peuvent utiliser ce serveur, avec des virgules : https://example.org
usage-serve-hosts = Autres noms par lesquels on trouve ce serveur, séparés par des virgules : jeux.maison. Ceux de cet ordinateur sont connus ; * les accepte tous.
usage-serve-proxies = Serveurs placés devant celui-ci, qui peuvent dire d’où vient une demande.
usage-serve-metrics-from = Qui peut lire les chiffres pour Prometheus sous /metrics : des adresses ou des réseaux, comme 10.0.0.0/8.
usage-serve-workers = Combien de processus servent. Plusieurs partagent un PostgreSQL ; un processus qui s’arrête est relancé.
usage-serve-open = Ouvre le jeu dans le navigateur de cet ordinateur.
usage-serve-config = Lire les réglages dans ce fichier TOML.
usage-serve-database = Où les parties sont gardées : sqlite:///games.db ou postgresql://user@host/name. D’habitude : un fichier dans votre dossier prévu pour cela.
usage-serve-redis = Confier à Redis les nouvelles entre serveurs, au lieu de PostgreSQL : redis://localhost
usage-serve-log-level = Ce que dit le journal, qui va sur la sortie d’erreur en lignes de JSON.
usage-serve-grace-seconds = Combien de temps une place quittée attend avant qu’un bot y réponde.
usage-serve-idle-seconds = Combien de temps une table dont personne ne se sert reste en mémoire.
usage-serve-bot-workers = Combien de bots peuvent réfléchir en même temps.
usage-serve-bot-seconds = Combien de temps un bot peut réfléchir avant de devoir répondre.
usage-serve-compute-seconds = Combien de temps peut prendre une étape d’une table née d’un enregistrement ou d’une relecture ; au-delà, la table est fermée.
usage-serve-makes-per-minute = Combien de visiteurs et de tables peuvent être créés depuis une adresse.
usage-serve-lobby-tables = Combien de tables publiques créées depuis une adresse peuvent attendre des joueurs.
usage-serve-lobby-seats = Combien de places d’une table publique d’autrui peuvent être prises depuis une adresse sans invitation.
usage-serve-asks-per-second = Combien de demandes peuvent être faites avec un jeton.
usage-serve-megabytes-per-day = Combien de mégaoctets une adresse peut enregistrer en nouveautés, et encore autant en jouant.
usage-serve-keep-visitors-days = Pendant combien de jours les visiteurs sans table sont gardés après leur dernier passage ; 0 : pour toujours.
usage-serve-keep-open-days = Pendant combien de jours les tables qui n’ont pas commencé sont gardées après le dernier passage de quelqu’un ; 0 : pour toujours.
usage-serve-keep-running-days = Pendant combien de jours les parties à plusieurs qui ne sont pas terminées sont gardées ; 0 : pour toujours.
usage-serve-keep-games-days = Pendant combien de jours les parties à plusieurs sont gardées une fois terminées ; 0 : pour toujours.
usage-serve-keep-bot-games-days = Pendant combien de jours les parties d’une seule personne contre des bots sont gardées ; 0 : pour toujours.
usage-serve-keep-lessons-days = Pendant combien de jours les leçons sont gardées ; 0 : pour toujours.
usage-serve-keep-records-days = Pendant combien de jours les enregistrements venus d’ailleurs et les parties reprises à une étape sont gardés ; 0 : pour toujours.
usage-serve-1 = Essayer sur cet ordinateur : http://127.0.0.1:8000
usage-serve-2 = Pour tout ce réseau, avec les parties dans un fichier ici.
usage-serve-3 = Tous les réglages dans un fichier.
usage-serve-4 = L’un d’eux dans une variable.

## backup

usage-backup = Faire, vérifier ou remettre en place une copie des parties d’un serveur.
usage-backup-about =
    Copier toutes les parties d’un serveur dans un fichier, vérifier une copie ou une base de données, ou remettre une copie en place.
    take se fait à tout moment, pendant que l’on joue. restore vérifie d’abord la copie, demande que le serveur soit arrêté, et garde sous un autre nom ce qui était là. Les bases PostgreSQL ont pg_dump et pg_restore ; check sert aux deux.
usage-backup-file = La copie. Sans elle, check regarde la base de données elle-même.
usage-backup-database = La base de données du serveur : sqlite:///games.db ou postgresql://user@host/name. D’habitude : celle de serve.
usage-backup-config = Lire l’adresse de la base de données dans le fichier de réglages du serveur.
usage-backup-1 = Tout copier tel que c’est en ce moment.
usage-backup-2 = La copie est-elle entière ?
usage-backup-3 = Tout est-il intact dans une base de données ?
usage-backup-4 = Remettre la copie en place, serveur arrêté.

## prune

usage-prune = Supprimer ce qu’un serveur n’a plus à garder.
usage-prune-about =
    Supprimer les tables et les visiteurs dont personne ne s’est servi depuis aussi longtemps que les réglages les gardent. Un serveur le fait de lui-même toutes les quelques minutes ; cette commande le fait maintenant, même pendant que le serveur tourne.
    Ce qui sert à quelqu’un reste. Chaque étape est courte : personne ne le remarque en jouant, et Ctrl-C arrête entre deux étapes. docs/hosting.md en dit plus.
usage-prune-dry-run = Seulement compter ce qui serait supprimé.
usage-prune-database = La base de données du serveur : sqlite:///games.db ou postgresql://user@host/name. D’habitude : celle de serve.
usage-prune-config = Lire les réglages dans le fichier du serveur.
usage-prune-keep-visitors-days = Pendant combien de jours les visiteurs sans table sont gardés après leur dernier passage ; 0 : pour toujours.
usage-prune-keep-open-days = Pendant combien de jours les tables qui n’ont pas commencé sont gardées après le dernier passage de quelqu’un ; 0 : pour toujours.
usage-prune-keep-running-days = Pendant combien de jours les parties à plusieurs qui ne sont pas terminées sont gardées ; 0 : pour toujours.
usage-prune-keep-games-days = Pendant combien de jours les parties à plusieurs sont gardées une fois terminées ; 0 : pour toujours.
usage-prune-keep-bot-games-days = Pendant combien de jours les parties d’une seule personne contre des bots sont gardées ; 0 : pour toujours.
usage-prune-keep-lessons-days = Pendant combien de jours les leçons sont gardées ; 0 : pour toujours.
usage-prune-keep-records-days = Pendant combien de jours les enregistrements venus d’ailleurs et les parties reprises à une étape sont gardés ; 0 : pour toujours.
usage-prune-1 = Combien serait supprimé ?
usage-prune-2 = Le supprimer, comme le disent les réglages d’un serveur.
usage-prune-3 = Les parties terminées à plusieurs pendant un an, les enregistrements pour toujours.

## cards

usage-cards = Trouver des cartes : toutes, un paquet, ou une seule et ses règles.
usage-cards-about =
    Les cartes par paquet, avec leur valeur, leur genre et leur nombre d’exemplaires ; + marque celles qui donnent une action bonus.
    Le nom d’une carte la montre avec son texte et ses règles ; une partie du nom suffit. Le nom d’un paquet donne la liste de ses cartes.
usage-cards-deck = Seulement les cartes de ce paquet.
usage-cards-kind = Seulement les cartes de ce genre.
usage-cards-value = Seulement les cartes de cette valeur.
usage-cards-word = Seulement les cartes avec ceci dans leur nom ou leur texte.
usage-cards-1 = Toutes les cartes, par paquet.
usage-cards-2 = Une carte.
usage-cards-3 = Les cartes d’un paquet.
usage-cards-4 = Les passives de valeur 5.
usage-cards-5 = Les cartes qui parlent de quelque chose ; en français, écrivez par exemple marché.

## rules

usage-rules = Lire les règles, ou y chercher, telles que nous les lisons.
usage-rules-about =
    Les règles telles que nous les lisons : un groupe, une règle, un point contesté, un paquet ou une carte. Tout autre mot y est cherché partout.
    Sans nom, la liste des groupes et des paquets qu’il y a.
usage-rules-1 = Ce qu’il y a.
usage-rules-2 = Un groupe de règles.
usage-rules-3 = Une règle.
usage-rules-4 = Une carte et ses règles.
usage-rules-5 = Toutes les règles où figure un mot ; en français, écrivez par exemple superflu.

## check

usage-check = Jouer des scénarios, et dire à quelle ligne l’un diffère.
usage-check-about =
    Jouer des fichiers de scénario et dire à quelle ligne l’un diffère ; dans les dossiers sont cherchés les *.scenario.
    Le code de sortie est 0 si tout concorde, 1 si un scénario diffère, 2 si un fichier est illisible.
usage-check-1 = Un fichier.
usage-check-2 = Tous ceux d’un dossier et au-dessous.

## verify

usage-verify = Vérifier qu’une partie est intacte et jouée selon les règles.
usage-verify-about =
    Rejouer des parties enregistrées et dire si chaque réponse était permise, si les lignes sont inchangées, et si la graine est celle promise au début.
    Dans les dossiers sont cherchés les *.animalfolk et *.jsonl ; - lit dans un tube. Le code de sortie est 0 si toutes sont bonnes, 1 si l’une ne l’est pas, 2 si un fichier est illisible.
usage-verify-json = Un objet JSON par fichier.
usage-verify-1 = Une partie.
usage-verify-2 = Toutes les parties d’un dossier, pour un programme.
usage-verify-3 = Une partie venant d’un tube.

## simulate

usage-simulate = Faire jouer des bots, et compter qui gagne.
usage-simulate-about =
    Des bots jouent beaucoup de parties. Puis un tableau dit qui a gagné, par place et par bot, et combien de temps ont duré les parties.
    P1 commence. À chaque partie, les bots avancent d’une place, pour que chacun soit partout aussi souvent. La même commande donne les mêmes parties, quel que soit --jobs. Ctrl-C arrête plus tôt et montre ce qu’il y a.
usage-simulate-games = Combien de parties.
usage-simulate-bots = Quels bots, séparés par des virgules : master,trader. Ils prennent les places tour à tour. Il y a random, simple, novice, peddler, trader, merchant et master, et des niveaux avec d’autres nombres comme master@100x1 : 100 réflexions sur le tour en cours seulement.
usage-simulate-seed = La graine, un texte quelconque ; la même donne les mêmes parties.
usage-simulate-cap = Après tant de réponses, une partie s’arrête sans vainqueur ; ces parties sont comptées à part.
usage-simulate-jobs = Combien de parties se jouent en même temps. D’habitude : autant qu’il y a de processeurs.
usage-simulate-players = Combien jouent. D’habitude : aussi peu que la façon de jouer le permet.
usage-simulate-decks = Des paquets par leurs noms, un de plus que de joueurs ; random, tirés à chaque partie, ou random:nastiness=0 ; first, les plus calmes ; all, chaque combinaison tour à tour.
usage-simulate-json = Écrire toutes les parties et le tableau en JSON, dans un fichier ou sur la sortie standard à la place du tableau.
usage-simulate-1 = Deux bots l’un contre l’autre.
usage-simulate-2 = En équipes, toutes les combinaisons de paquets, une autre graine.
usage-simulate-3 = En solitaire contre une Compagnie forte ; toutes les parties vont dans un fichier.

## arena

usage-arena = Opposer deux sortes de bots sur les mêmes donnes, et les coter.
usage-arena-about =
    Deux bots se rencontrent : le nôtre, puis l’autre. Chaque donne se joue de toutes les places : le nôtre est seul contre les autres tour à tour, en équipes avec son semblable ; contre la Compagnie il joue sans autre. Un tableau dit combien le nôtre gagne, à combien près, et combien de temps il réfléchit.
    Les bots : random, simple, et les niveaux novice, peddler, trader, merchant et master. Un niveau peut avoir d’autres nombres : master@100 a 100 réflexions (moins à plus de deux à la table), master@100x1 ne regarde que le tour en cours, master@100x2 aussi son tour suivant, master@100x2c poursuit avec soin. La même commande donne les mêmes parties, quel que soit --jobs. Ctrl-C arrête et montre ce qu’il y a.
usage-arena-all = Chaque paire des bots nommés, ou de tous, et leurs cotes.
usage-arena-deals = Combien de donnes, pour chaque paire.
usage-arena-seed = La graine, un texte quelconque ; la même donne les mêmes cartes.
usage-arena-held-out = Jouer les combinaisons de paquets réservées, un cinquième de toutes, qui ne servent pas aux réglages ; sinon les autres.
usage-arena-sprt = Finir dès qu’un test séquentiel est sûr laquelle de deux parts est la bonne, comme 0.5 0.55.
usage-arena-jobs = Combien de donnes se jouent en même temps. D’habitude : autant qu’il y a de processeurs.
usage-arena-players = Combien jouent. D’habitude : aussi peu que la façon de jouer le permet.
usage-arena-out = Ajouter chaque donne à ce fichier, une par ligne ; relancée, la commande continue à partir de là.
usage-arena-markdown = Écrire des lignes pour un document, chacune avec la commande qui la produit.
usage-arena-json = Écrire tous les chiffres en JSON, dans un fichier ou sur la sortie standard à la place du tableau.
usage-arena-1 = Cinquante donnes, chacune des deux places.
usage-arena-2 = Un master qui réfléchit moins, seul contre une Compagnie forte.
usage-arena-3 = Tous contre tous ; arrêtée, la commande continue quand on la relance.
usage-arena-4 = Trois bots les uns contre les autres, en lignes pour un document.

## analyse

usage-analyse = Revoir une partie finie avec un bot : chances et plus grandes erreurs.
usage-analyse-about =
    Un bot revoit une partie finie : les chances de gagner de chaque côté après chaque tour, et les plus grandes erreurs, chacune avec une meilleure réponse.
    Tout est jugé selon ce qu’on pouvait savoir à ce moment. La même partie et le même nombre de réflexions donnent le même résultat. Ctrl-C termine plus tôt et montre ce qu’il y a.
usage-analyse-seat = Juger les réponses de cette place, même d’un bot. D’ordinaire : celles des personnes, ou de tous là où les bots jouent seuls.
usage-analyse-thoughts = Combien il réfléchit à chaque réponse ; plus prend plus de temps et donne plus de certitude.
usage-analyse-jobs = Combien de réponses sont jugées à la fois. D’ordinaire : autant qu’il y a de processeurs.
usage-analyse-json = Écrire tout en JSON, dans un fichier ou sur la sortie standard à la place du texte.
usage-analyse-1 = Les réponses de toutes les personnes.
usage-analyse-2 = Une place, avec plus de réflexions.

## report

usage-report = Jouer des parties de toutes sortes et écrire une page sur l’équilibre du jeu.
usage-report-about =
    Des bots jouent des parties dans tous les modes, avec des paquets tirés au sort. Une page de graphiques et de tableaux dit ensuite à quelle fréquence chaque place, paquet, paire de paquets et carte va avec la victoire, combien durent les parties et combien souvent la Compagnie est battue.
    Le dossier contient alors report.html, un fichier CSV par tableau et les parties jouées. Relancée, une série reprend où elle s’est arrêtée. La même commande donne la même page, quel que soit --jobs. Ctrl-C termine plus tôt et écrit ce qu’il y a.
usage-report-games = Combien de parties ; chaque série de 24 contient tous les modes.
usage-report-bots = Quels bots, séparés par des virgules : master,trader. Ils prennent les places à tour de rôle.
usage-report-seed = Un texte quelconque ; la même graine donne les mêmes parties.
usage-report-jobs = Combien de parties sont jouées à la fois. D’ordinaire : autant qu’il y a de processeurs.
usage-report-out = Le dossier pour la page, les tableaux et les parties.
usage-report-1 = Un premier aperçu.
usage-report-2 = Assez de parties pour des intervalles étroits, dans un autre dossier.
usage-report-3 = Deux sortes de bots mêlées, et la page en polonais.

## bench

usage-bench = Mesurer la vitesse du moteur, et celle de cette aide.
usage-bench-about =
    Mesurer le moteur à côté d’un étalon, un bout de Python fixe mesuré en même temps ; et le temps que met ce programme à démarrer.
usage-bench-games = Parties au hasard par série. D’habitude : 30, avec le moteur compilé 300.
usage-bench-out = Écrire les chiffres dans ce fichier, en JSON.
usage-bench-beside = Montrer les chiffres de ce fichier à côté de ceux-ci.
usage-bench-1 = Mesurer.
usage-bench-2 = Garder les chiffres.
usage-bench-3 = Mesurer à nouveau, et comparer.

## completion

usage-completion = Écrire un script qui complète les commandes dans votre shell.
usage-completion-about = Écrire un script avec lequel le shell complète commandes, options, paquets et fichiers.
usage-completion-1 = Dans ~/.bashrc : bash complète à partir du prochain démarrage. Pour zsh, écrivez zsh.
usage-completion-2 = fish l’y trouve de lui-même.

## Mistakes

usage-see = Voir animalfolk { $command } --help.
usage-unknown-command = Il n’y a pas de commande « { $name } ». Il y a : { $commands }.
usage-unknown-command-near = Il n’y a pas de commande « { $name } ». Vouliez-vous dire { $near } ?
usage-unknown-flag = La commande { $command } n’a pas d’option { $flag }.
usage-unknown-flag-near = La commande { $command } n’a pas d’option { $flag }. Vouliez-vous dire { $near } ?
usage-needs-value = Il faut quelque chose derrière { $flag }.
usage-switch = Rien ne peut suivre { $flag }.
usage-twice = { $flag } ne peut être donné qu’une fois.
usage-not-number = Derrière { $flag }, il faut un nombre, pas « { $value } ».
usage-too-small = Derrière { $flag }, il faut un nombre d’au moins { $least }, pas { $value }.
usage-not-choice = Pour { $what }, il y a : { $choices } ; pas « { $value } ».
usage-not-choice-near = Pour { $what }, il y a : { $choices } ; pas « { $value } ». Vouliez-vous dire { $near } ?
usage-too-much = La commande { $command } ne sait que faire de « { $value } ».
usage-missing = À la commande { $command }, il manque { $what }.
usage-package = Il faut pour cela un autre paquet Python, { $name } : pip install "animalfolk[{ $extra }]"
