## Po grze w przeglądarce: wynik, powtórka, gra od wybranego miejsca, zapisy z plików.

# The result

web-title-master = { $count ->
    [one] Tytuł Mistrza Kupieckiego: { $names }
   *[other] Tytuł Mistrzów Kupieckich: { $names }
}
web-title-guild = Witamy w Gildii Wybitnych Handlarzy: { $names }
web-tempo = Stosy w kolejnych turach
web-tempo-about = Tura, w której powstał każdy stos
web-tempo-so-far = Tura, w której powstał każdy stos, do tej chwili
web-tempo-turns = tury
web-tempo-open = nie powstał
web-numbers = W liczbach
web-numbers-about = Co kto robił oraz karty i monety, które zostały poza straganem
web-numbers-who = Kto
web-numbers-turns = Tury
web-numbers-bought = Kupione karty
web-numbers-built = Zbudowane stosy
web-numbers-played = Zagrane techniki
web-numbers-drawn = Dobrane karty
web-numbers-discarded = Odrzucone karty
web-numbers-thrown = Wyrzucone karty
web-numbers-cards = Karty na koniec
web-numbers-gold = Monety na koniec
web-record-json = Zapisz jako wiersze JSON
web-share = Kopiuj link do tej gry
web-share-here = Kopiuj link do tej chwili
web-share-link = Link do tej gry

# Looking at it again

web-replay = Obejrzyj jeszcze raz
web-replay-title = Powtórka: { $names }
web-replay-waiting = Gra jest rozkładana na nowo …
web-replay-none = Tej gry nie można obejrzeć
web-replay-place = Tura { NUMBER($turn, useGrouping: 0) }, krok { NUMBER($step, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }
web-replay-place-open = Tura { NUMBER($turn, useGrouping: 0) }, krok { NUMBER($step, useGrouping: 0) }
web-replay-controls = Przejście przez grę
web-replay-slider = Krok
web-replay-first = Na początek
web-replay-last = Na koniec
web-replay-furthest = Do najdalszego obejrzanego kroku
web-replay-turn-back = Tura wstecz
web-replay-turn-on = Tura naprzód
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-speed = Tempo
web-replay-from = Widok
web-replay-from-seat = z miejsca: { $name }
web-replay-watch = z zewnątrz, jak widz
web-replay-all = z góry, wszystkie ręce odkryte
web-replay-spoilers = Bez zdradzania
web-replay-spoilers-line = To, co nastąpi, i kto wygra, pozostaje ukryte.
web-replay-card = Szukaj karty
web-replay-card-next = Następny raz
web-replay-card-before = Poprzedni raz
web-replay-card-no-more = Karta „{ $card }” nie pojawia się już później, o ile to stąd widać.
web-replay-card-not-before = Karta „{ $card }” nie pojawia się wcześniej, o ile to stąd widać.
web-replay-go = Do tej chwili: { $line }
web-replay-hand = Ręka: { $name }
web-replay-hands = Wszystkie ręce
web-replay-about = O tej grze
web-replay-more = Więcej
web-replay-play-on = Graj dalej od tego miejsca
web-replay-on-lead = Zajmujesz jedno miejsce, boty pozostałe. Te same karty leżą tam, gdzie leżały, i przychodzą tak, jak przychodziły.
web-replay-on-seat = Twoje miejsce
web-replay-on-bots = Pozostali
web-replay-to-table = Do stołu
web-replay-over = Koniec
web-key-replay-step = krok wstecz lub naprzód
web-key-replay-turn = tura wstecz lub naprzód
web-key-replay-ends = na początek, na koniec
web-key-replay-play = odtwarzaj, pauza

# Analysis by bots

web-analysis = Analiza
web-analysis-lead = Bot przechodzi jeszcze raz przez grę: szanse na wygraną po każdej turze, największe błędy i to, co byłoby lepsze. To chwilę trwa, a w tym czasie możesz oglądać dalej.
web-analysis-begin = Analizuj tę grę
web-analysis-spoils = Analiza zdradza, kto wygra, więc czeka, aż zobaczysz koniec.
web-analysis-spoil = Pozwól zdradzać i analizuj
web-analysis-queue = Czeka na swoją kolej …
web-analysis-progress = Gotowe części: { NUMBER($done, useGrouping: 0) } z { NUMBER($of, useGrouping: 0) }
web-analysis-busy = Właśnie analizowanych jest wiele gier. Ta strona zapyta ponownie sama.
web-analysis-away = Serwer jest teraz nieosiągalny. Ta strona zapyta ponownie sama.
web-analysis-done = Analiza jest gotowa.
web-analysis-chances = Szanse na wygraną po każdej turze
web-analysis-about = To samo w liczbach
web-analysis-percent = { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%
web-analysis-share = { $name } { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%
web-analysis-after = { $turn ->
    [0] Na początku: { $chances }
   *[other] Po turze { NUMBER($turn, useGrouping: 0) }: { $chances }
}
web-analysis-when = { $turn ->
    [0] Początek
   *[other] Tura { NUMBER($turn, useGrouping: 0) }
}
web-analysis-slider = Przejdź na koniec tury
web-analysis-look = Zobacz tę chwilę
web-analysis-mistakes = Największe błędy
web-analysis-mistakes-so-far = Największe błędy do tej chwili
web-analysis-judged = Oceniane ruchy: { $names }
web-analysis-none = Nie ma błędu wartego wzmianki w oczach bota.
web-analysis-mistake = Tura { NUMBER($turn, useGrouping: 0) }: { $name }
web-analysis-lost = strata { NUMBER($points, useGrouping: 0) } p.p.
web-analysis-chosen = Wybrano, { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%: { $option }
web-analysis-better = Lepiej, { NUMBER($chance, useGrouping: 0) }{ "\u00A0" }%: { $option }
web-analysis-how = Ocena według tego, co można było wtedy wiedzieć: wykres według wiedzy widzów, ruch według wiedzy tego, kto go wykonał. Podany jest najwyżej jeden błąd na turę. Przemyślenia na każdą ocenę: { NUMBER($thoughts, useGrouping: 0) }.

# Records from files

web-open = Otwórz zapis gry
web-open-line = Zakończona gra jako tekst lub wiersze JSON. Wybierz plik albo upuść go tutaj.
web-open-choose = Wybierz plik
web-refused-no-record = Ten plik nie jest zapisem gry.
web-refused-bad-record = Ten zapis jest uszkodzony lub zmieniony, więc nie zostaje otwarty. { $why }
web-refused-seat-record = To jest tylko to, co podczas gry było widać z jednego miejsca. Zapisz grę ponownie, gdy się skończy.
web-refused-unfinished-record = Gra z tego zapisu jeszcze się nie skończyła. Najpierw ją dokończ, potem otwórz jej zapis.
web-refused-heavy-record = Odczytanie tego zapisu trwa o wiele za długo, więc nie zostanie otwarty.
web-refused-long-record = Ten zapis jest za długi, aby go otworzyć. Liczba kroków: { NUMBER($steps) }; limit: { NUMBER($most) }.
web-refused-unplayable-record = Ten zapis zaczyna się od kart, które w żadnej grze tak nie leżą, więc nie zostanie otwarty.
web-refused-long-field = W tym zapisie jest wiersz o wiele za długi, więc nie zostanie otwarty.
web-refused-not-over = To jest dla zakończonych gier, a ta jeszcze trwa.
web-refused-long-game = Ta gra jest za długa, aby ją odtworzyć. Liczba kroków: { NUMBER($steps) }; limit: { NUMBER($most) }.
web-refused-no-seat = Przy tym stole nie ma takiego miejsca.
web-refused-over-here = W tym miejscu gra jest skończona. Najpierw cofnij się trochę.
