## What cannot be done, said to whoever tried. Nothing has changed when one of these is shown.

error-IllegalChoice = Ce n’est pas possible ici. Rien n’a changé ; veuillez choisir à nouveau.
error-OutOfTurn = C’est à quelqu’un d’autre de répondre.
error-BadSetup = Cette partie ne peut pas être mise en place : { $detail }
error-BadText = Ce texte est illisible : { $detail }
error-BadScript = Le hasard ne peut pas tourner ainsi : { $detail }
error-AnimalfolkError = C’est impossible : { $detail }
