## The balance report: `animalfolk report` and the page that it writes. Read only when it is wanted.

# The command

report-no-games = Nie można odczytać { $file }: nie ma tam partii z animalfolk report.
report-strange = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } partia w { $file } była grana według innych zasad lub przez inne boty i nie jest liczona.
    [few] { NUMBER($count, useGrouping: 0) } partie w { $file } były grane według innych zasad lub przez inne boty i nie są liczone.
    [many] { NUMBER($count, useGrouping: 0) } partii w { $file } było granych według innych zasad lub przez inne boty i nie jest liczonych.
   *[other] { NUMBER($count, useGrouping: 0) } partii w { $file } było granych według innych zasad lub przez inne boty i nie jest liczonych.
}
report-done = Partie: { NUMBER($games, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }. Raport jest gotowy: { $file }
report-beside = Obok leżą tabele: { $files }.

# The page

report-title = Kto wygrywa na rynku?
report-subtitle = Równowaga gry animalfolk. Partie: { NUMBER($games, useGrouping: 0) }
report-made = Partie: { NUMBER($games, useGrouping: 0) }. Boty: { $bots }. Ziarno: { $seed }. Wersja zasad i botów: { $version }.
report-again = To samo polecenie rozgrywa te same partie jeszcze raz:
report-early = Praca skończyła się wcześniej. Rozegrane partie: { NUMBER($games, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }.
report-how = Talie każdej partii wylosowano ze wszystkich dwunastu, każda miała tę samą szansę. P1 to ten, kto zaczyna. Na 24 partie 8 jest dla dwóch osób, 4 dla trzech, 3 dla czterech, 3 drużynowe i po jednej solo i kooperacyjnej na każdym z trzech poziomów trudności.
report-interval = Liczby w nawiasie to przedział 95 %: tam z taką pewnością leży prawdziwa liczba. Próbką jest partia, więc gracze jednej partii nie liczą się tak, jakby nie mieli ze sobą nic wspólnego. Udziały według Wilsona.
report-care = To, co idzie w parze z wygraną, nie musi być jej przyczyną, a boty to nie ludzie: widać tu zwyczaje botów, które grały, a nie to, na co karty pozwalają w najlepszych rękach.
report-stopped = Partie przerwane, bo trwały zbyt długo, liczone jako niewygrane przez nikogo: { NUMBER($count, useGrouping: 0) }.
report-table = Liczby: { $file }
report-contents = Spis treści
report-file = Wszystkie liczby są w { $file }.
report-interval-text = { $value } ({ $low } do { $high })
report-percent = { $number } %
report-range = { $low } do { $high }
report-none = –

report-seats = Miejsca
    .about = Jak często wygrywa każde miejsce; kreska to udział, jaki miałyby wszystkie, gdyby były równe. W drużynach P1 oznacza parę, która zaczyna.
    .plot = Udział wygranych każdego miejsca według liczby graczy
report-first = Czy opłaca się zaczynać?
    .about = O ile punktów procentowych częściej od równego udziału wygrywa ten, kto zaczyna.
    .plot = Przewaga pierwszego miejsca według liczby graczy
report-company = Przeciw Kompanii
    .about = Jak często Kompania przegrywa z jedną osobą i z dwiema, na każdym poziomie trudności. Tabela podaje to też według talii: ze wszystkich partii przeciw Kompanii z tą talią na rynku.
    .plot = Partie wygrane z Kompanią według trudności
report-lengths = Jak długie są partie
    .about = Ile tur ma w partii ten, kto zaczyna, i w ilu partiach na sto.
    .plot = Udział partii według liczby tur
report-decks = Talie
    .about = Talia leży na rynku dla wszystkich, więc żadna nie wygrywa ani nie przegrywa. Liczymy, czy wygrywają ci, którzy kupili najwięcej jej kart (wszyscy, jeśli kupili po tyle samo), w porównaniu z równymi udziałami całego stołu: +10 % to jedenaście wygranych tam, gdzie los daje dziesięć. Przerywana linia to średnia wszystkich talii. Dwoje partnerów liczy się jako jedno. Tabela podaje też, jaka część kart w stosach wygranych jest z tej talii, a jaka w stosach innych.
    .plot = O ile częściej niż losowo wygrywa ten, kto kupił najwięcej kart talii
report-pairs = Pary talii
    .about = To samo dla dwóch talii jednej partii: czy wygrywają ci, którzy kupili najwięcej kart z obu i coś z każdej. Liczba stoi tam, gdzie przedział nie zawiera średniej; przy tylu parach kilka z nich to przypadek.
    .plot = O ile częściej niż losowo wygrywa ten, kto kupił najwięcej kart z dwóch talii
report-deck-lengths = Talie a długość partii
    .about = Tury każdego gracza w partiach dwuosobowych z tą talią na rynku.
    .plot = Tury w partiach dwuosobowych według talii
report-deck-first = Talie a zaczynanie
    .about = Jak często zaczynający wygrywa partie dwuosobowe z tą talią na rynku.
    .plot = Udział wygranych zaczynającego w partiach dwuosobowych, według talii
report-bought = Karty kupione i zbudowane
    .about = Ile razy w partii kupuje się każdy egzemplarz karty (pasek) i kładzie go do stosu (kreska); w partiach między graczami, w których jej talia jest na rynku. Karty o wartości 1 gracze mają od początku i rzadko bywają na sprzedaż.
    .plot = Zakupy i użycia w stosach każdego egzemplarza, według karty
report-buyers = Karty a wygrana
    .about = O ile częściej niż losowo wygrywają ci, którzy kupili kartę choć raz. Przerywana linia to średnia wszystkich kart. Tabela podaje to samo dla tych, którzy zbudowali z niej stos; wygrani budują więcej, więc prawie wszystkie te liczby są wysokie. Kart o wartości 1, które gracze mają od początku, nie ma na wykresie.
    .plot = O ile częściej niż losowo wygrywa ten, kto kupił kartę

report-axis-lot = % częściej niż losowo
report-axis-share = % wygranych partii
report-axis-points = punkty procentowe ponad równy udział
report-axis-turns = tury każdego gracza
report-axis-first = % wygranych zaczynającego
report-axis-bought = razy w partii na egzemplarz

report-seat = P{ NUMBER($number, useGrouping: 0) }
report-kind-two = dwie osoby
report-kind-three = trzy osoby
report-kind-four = cztery osoby
report-kind-teams = drużyny
report-kind-solo = solo, zwykły
report-kind-solo-gentle = solo, łagodny
report-kind-solo-stern = solo, surowy
report-kind-coop = kooperacja, zwykły
report-kind-coop-gentle = kooperacja, łagodny
report-kind-coop-stern = kooperacja, surowy
report-mode-solo = solo
report-mode-coop = kooperacja
report-difficulty-gentle = łagodny
report-difficulty-standard = zwykły
report-difficulty-stern = surowy

report-column-kind = Tryb
report-column-games = Partie
report-column-stopped = Przerwane
report-column-turns = Tury
report-column-median = Mediana
report-column-p10 = Osiem na dziesięć
report-column-seat = Miejsce
report-column-won = Wygrane
report-column-share = Udział
report-column-above = Ponad równy udział
report-column-deck = Talia
report-column-other = I
report-column-bought = Zakupy w partii
report-column-wins = Wygrane wobec losu
report-column-stall_won = W stosach wygranych
report-column-stall_lost = W stosach innych
report-column-first = Zaczynający wygrywa
report-column-card = Karta
report-column-value = Wartość
report-column-copies = Egzemplarze
report-column-ever = Partie z zakupem
report-column-built = Zbudowane w partii
report-column-buyers = Wygrane kupujących
report-column-builders = Wygrane budujących
report-column-mode = Tryb
report-column-difficulty = Trudność
