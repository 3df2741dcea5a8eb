## What cannot be done, said to whoever tried. Nothing has changed when one of these is shown.

error-IllegalChoice = Tutaj tak nie można. Nic się nie zmieniło; wybierz jeszcze raz.
error-OutOfTurn = Teraz decyduje ktoś inny.
error-BadSetup = Takiej gry nie da się przygotować: { $detail }
error-BadText = Tego tekstu nie da się odczytać: { $detail }
error-BadScript = Los nie może tak zdecydować: { $detail }
error-AnimalfolkError = Tego nie da się zrobić: { $detail }

# Why a file cannot be read or written, behind a colon or in brackets

trouble-missing = Nie ma takiego pliku ani folderu
trouble-forbidden = To niedozwolone
trouble-folder = To jest folder
trouble-no-folder = Część ścieżki nie jest folderem
trouble-full = Dysk jest pełny
trouble-read-only = Nie można tam niczego zapisać
trouble-text = To nie jest tekst
