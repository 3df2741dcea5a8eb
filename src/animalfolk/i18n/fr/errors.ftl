## What cannot be done, said to whoever tried. Nothing has changed when one of these is shown.

error-IllegalChoice = Ce n’est pas possible ici. Rien n’a changé ; veuillez choisir à nouveau.
error-OutOfTurn = C’est à quelqu’un d’autre de répondre.
error-LateAnswer = La question n’est plus posée. Rien n’a changé.
error-NotYet = Cela viendra un peu plus tard. Rien n’a changé.
error-Busy = Quelqu’un d’autre répond à cette place pour l’instant.
error-TableError = C’est impossible à cette table pour l’instant. Rien n’a changé.
error-AnimalfolkError = C’est impossible. Rien n’a changé.

# Behind this stands why a text cannot be read, or what differs there (reasons.ftl)
error-line = Ligne { NUMBER($line, useGrouping: 0) } : { $why }

# Why a file cannot be read or written, behind a colon or in brackets

trouble-missing = Fichier ou dossier introuvable
trouble-forbidden = Ce n’est pas permis
trouble-folder = C’est un dossier
trouble-no-folder = Une partie du chemin n’est pas un dossier
trouble-full = Le disque est plein
trouble-read-only = On ne peut rien y écrire
trouble-text = Ce n’est pas du texte
