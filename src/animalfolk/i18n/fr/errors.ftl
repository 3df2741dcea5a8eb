## What cannot be done, said to whoever tried. Nothing has changed when one of these is shown.

error-IllegalChoice = Ce n’est pas possible ici. Rien n’a changé ; veuillez choisir à nouveau.
error-OutOfTurn = C’est à quelqu’un d’autre de répondre.
error-BadSetup = Cette partie ne peut pas être mise en place : { $detail }
error-BadText = Ce texte est illisible : { $detail }
error-BadScript = Le hasard ne peut pas tourner ainsi : { $detail }
error-AnimalfolkError = C’est impossible : { $detail }

# Why a file cannot be read or written, behind a colon or in brackets

trouble-missing = Fichier ou dossier introuvable
trouble-forbidden = Ce n’est pas permis
trouble-folder = C’est un dossier
trouble-no-folder = Une partie du chemin n’est pas un dossier
trouble-full = Le disque est plein
trouble-read-only = On ne peut rien y écrire
trouble-text = Ce n’est pas du texte
