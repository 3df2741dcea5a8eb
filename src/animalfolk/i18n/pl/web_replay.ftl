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

# Records from files

web-open = Otwórz zapis gry
web-open-line = Zakończona gra jako tekst lub wiersze JSON. Wybierz plik albo upuść go tutaj.
web-open-choose = Wybierz plik
web-refused-no-record = Ten plik nie jest zapisem gry.
web-refused-bad-record = Ten zapis jest uszkodzony lub zmieniony, więc nie zostaje otwarty. { $why }
web-refused-seat-record = To jest tylko to, co podczas gry było widać z jednego miejsca. Zapisz grę ponownie, gdy się skończy.
web-refused-unfinished-record = Gra z tego zapisu jeszcze się nie skończyła. Najpierw ją dokończ, potem otwórz jej zapis.
web-refused-not-over = To jest dla zakończonych gier, a ta jeszcze trwa.
web-refused-no-seat = Przy tym stole nie ma takiego miejsca.
web-refused-over-here = W tym miejscu gra jest skończona. Najpierw cofnij się trochę.
