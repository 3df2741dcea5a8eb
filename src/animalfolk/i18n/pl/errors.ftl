## What cannot be done, said to whoever tried. Nothing has changed when one of these is shown.

error-IllegalChoice = Tutaj tak nie można. Nic się nie zmieniło; wybierz jeszcze raz.
error-OutOfTurn = Teraz decyduje ktoś inny.
error-LateAnswer = To pytanie jest już nieaktualne. Nic się nie zmieniło.
error-NotYet = Na to przyjdzie czas trochę później. Nic się nie zmieniło.
error-Busy = Na tym miejscu odpowiada teraz ktoś inny.
error-TableError = Przy tym stole nie da się tego teraz zrobić. Nic się nie zmieniło.
error-AnimalfolkError = Tego nie da się zrobić. Nic się nie zmieniło.

# Behind this stands why a text cannot be read, or what differs there (reasons.ftl)
error-line = Wiersz { NUMBER($line, useGrouping: 0) }: { $why }

# Why a file cannot be read or written, behind a colon or in brackets

trouble-missing = Nie ma takiego pliku ani folderu
trouble-forbidden = To niedozwolone
trouble-folder = To jest folder
trouble-no-folder = Część ścieżki nie jest folderem
trouble-full = Dysk jest pełny
trouble-read-only = Nie można tam niczego zapisać
trouble-text = To nie jest tekst
