## The help of the command line. This file is also read without Fluent (i18n/plain.py): text and { $name } only,
## no choices, functions, terms or attributes. Flags, commands and names such as macaws stay as they are.

usage-line = Użycie: animalfolk { $what }
usage-flags = [FLAGI]
usage-about = Gra karciana Dolina Kupców (Dale of Merchants) w terminalu. Nieoficjalne dzieło fanów.
usage-more = animalfolk POLECENIE --help mówi wszystko o poleceniu.
usage-examples = Przykłady
usage-usual = Zwykle: { $value }.

usage-group-playing = Granie
usage-group-reading = Czytanie
usage-group-checking = Sprawdzanie
usage-group-measuring = Mierzenie
usage-group-shell = Dla powłoki
usage-group-who = Kto gra
usage-group-game = Gra
usage-group-table = Stół
usage-group-where = Gdzie patrzeć
usage-group-which = Które karty
usage-group-many = Gry
usage-group-output = Wynik
usage-group-address = Gdzie go znaleźć
usage-group-keeping = Co jest zachowywane
usage-group-limits = Ograniczenia
usage-group-general = Ogólne

usage-value-command = POLECENIE
usage-value-number = LICZBA
usage-value-file = PLIK
usage-value-folder = FOLDER
usage-value-text = TEKST
usage-value-names = IMIONA
usage-value-name = NAZWA
usage-value-deck = TALIA
usage-value-decks = TALIE
usage-value-option = NAZWA=WARTOŚĆ
usage-value-language = JĘZYK
usage-value-bots = BOTY
usage-value-bot = BOT
usage-value-pair = MNIEJ WIĘCEJ
usage-value-shell = POWŁOKA
usage-value-action = CZYNNOŚĆ
usage-value-address = ADRES
usage-value-addresses = ADRESY

## Flags of several commands

usage-any-lang = Język: { $languages }. Zwykle: taki jak w systemie.
usage-any-help = Pokaż tę pomoc.
usage-any-plain = Zwykłe linie zamiast pełnego ekranu: dla czytników ekranu; do potoków zawsze trafiają one.
usage-any-mode = Sposób gry: każdy na własny rachunek, dwoje na dwoje, w pojedynkę albo we dwoje przeciw Kompanii.
usage-any-difficulty = Jak silna jest Kompania, w solo i coop.
usage-any-stacks = Ile stosów wygrywa, od 1 do 10; 5 to krótka gra. Zwykle: 8, w drużynach 10.
usage-any-option = Dowolna opcja zasad, za każdym razem jedna, na przykład --option gold=by_seat. Opcje: { $options }.
usage-any-ray = Pracuj na Ray, z tym samym wynikiem: w klastrze pod tym adresem albo, bez adresu, na osobnym Ray na tym komputerze. Potrzebny jest pakiet animalfolk[ray].

## animalfolk

usage-version = Pokaż wersję i to, czy silnik jest skompilowany.
usage-interpreted = animalfolk { $version }, Python { $python }, silnik interpretowany
usage-compiled = animalfolk { $version }, Python { $python }, silnik skompilowany
usage-complete = Język { $lang }: przetłumaczone komunikaty: { $found } z { $wanted }.

## play

usage-play = Zagraj ze znajomymi przy tej klawiaturze, z botami albo w pojedynkę.
usage-play-about =
    Zagraj w terminalu: Ty i Twoi znajomi przy tej klawiaturze, na pozostałych miejscach boty.
    Bez flag wybierasz na ekranie; Enter zaczyna grę z botem. Każda odpowiedź jest od razu zapisywana.
usage-play-players = Imiona osób przy tej klawiaturze, po przecinku: Anna,Ben
usage-play-bots = Ile gra botów. Zwykle: tyle, ile brakuje do dwojga graczy.
usage-play-bot = Które boty, po przecinku: novice, peddler, trader, merchant albo master. Zajmują po kolei miejsca botów.
usage-play-first = Kto zaczyna. Zwykle: random, czyli losowo według ziarna.
usage-play-decks =
    Talie zwierząt po nazwie, o jedną więcej niż graczy: macaws,pandas,squirrels. Albo jedno z tych słów: first,
    najspokojniejsze; random, losowo; random:complexity=1,nastiness=0, losowo spośród tych, które mają najwyżej takie
    oceny (także interaction i luck, każda od 0 do 3; box to 1 lub 2); draft, gdzie każdy jedną wyklucza i jedną wybiera,
    ze złotem według miejsca. Zwykle: first.
usage-play-seed = Dowolny tekst; to samo ziarno rozdaje te same karty.
usage-play-undo = Co można cofnąć: nic; to, co nie odsłoniło nic zakrytego; także więcej, jeśli wszyscy inni się zgodzą; albo wszystko.
usage-play-no-hold = Tura, w której nie ma już o czym decydować, kończy się bez czekania na Ciebie.
usage-play-no-hints = Bez podpowiedzi, także gdy grasz wyłącznie z botami.
usage-play-resume = Graj dalej w zapisaną grę.
usage-play-save = Trzymaj grę w tym pliku.
usage-play-1 = Wybierasz na ekranie; Enter zaczyna.
usage-play-2 = Dwie osoby, trzy talie po nazwie.
usage-play-3 = Krótka i spokojna gra dwóch botów, do oglądania.
usage-play-4 = Z botem jako partnerem przeciw łagodnej Kompanii.

## learn

usage-learn = Ucz się gry, grając, przez jakieś dziesięć minut.
usage-learn-about =
    Pierwsza gra, w której każdy krok jest objaśniony, w zwykłych liniach: kupowanie, zagrywanie, budowanie, odrzucanie,
    czytanie kart, cofanie i wygrana. Każda odpowiedź jest od razu zapisana, a przerwana lekcja trwa dalej od tego miejsca.
usage-learn-anew = Zacznij od nowa, także gdy jest przerwana lekcja.
usage-learn-save = Zapisuj lekcję w tym pliku.
usage-learn-plain = Jak zawsze: lekcja jest w zwykłych liniach.
usage-learn-1 = Zacznij albo wróć do przerwanej lekcji.
usage-learn-2 = Zacznij od nowa.

## replay

usage-replay = Obejrzyj rozegraną grę krok po kroku.
usage-replay-about =
    Obejrzyj zapisaną grę krok po kroku, w przód i w tył. Do potoku lub pliku trafia opowieść o grze, linia po linii.
    Grę, która jeszcze trwa, widać tylko tak, jak mogą ją widzieć jej gracze albo widzowie.
usage-replay-turn = Zacznij od tej tury. Zwykle: od pierwszej.
usage-replay-seat = Patrz z tego miejsca. Zwykle: jak widzowie.
usage-replay-1 = Przejdź przez grę na ekranie.
usage-replay-2 = Przeczytaj, co od tury 7 widział drugi gracz.

## serve

usage-serve = Prowadź serwer, na którym inni grają przez sieć.
usage-serve-about =
    Prowadź gry, w które inni grają przez sieć, w przeglądarce albo programem. Nikt nie potrzebuje konta. Każda odpowiedź trafia do bazy danych, zanim ktokolwiek się o niej dowie, więc ponowny start niczego nie gubi. Ctrl-C albo SIGTERM zatrzymuje serwer w dobrym porządku.
    Każde ustawienie może być linią pliku TOML (port = 8080), zmienną (ANIMALFOLK_PORT=8080) albo flagą (--port 8080): pierwsza liczy się flaga, potem zmienna, potem plik. W plikach i zmiennych zamiast łącznika pisze się _. Więcej mówi docs/hosting.md.
usage-serve-host = Adres tego komputera, pod którym serwer słucha: 0.0.0.0 to wszystkie, żeby inni mogli się połączyć.
usage-serve-port = Port; 0 bierze dowolny wolny.
usage-serve-public-url = Adres widziany z zewnątrz, jeśli droga prowadzi przez inny serwer: https://games.example.org
usage-serve-origins = Inne strony, które mogą używać tego serwera, po przecinkach: https://example.org
usage-serve-hosts = Dalsze nazwy, pod którymi można znaleźć ten serwer, po przecinku: gry.dom. Nazwy tego komputera są znane; * przyjmuje każdą.
usage-serve-proxies = Serwery przed tym serwerem, które mogą mówić, skąd ktoś przychodzi.
usage-serve-metrics-from = Kto może czytać liczby dla Prometheusa pod /metrics: adresy lub sieci, na przykład 10.0.0.0/8.
usage-serve-workers = Ile procesów obsługuje graczy. Kilka z nich dzieli jeden PostgreSQL; proces, który się skończy, rusza od nowa.
usage-serve-open = Otwórz grę w przeglądarce tego komputera.
usage-serve-config = Czytaj ustawienia z tego pliku TOML.
usage-serve-database = Gdzie przechowywane są gry: sqlite:///games.db albo postgresql://user@host/name. Zwykle: plik w Twoim folderze na takie rzeczy.
usage-serve-redis = Niech wieści między serwerami przenosi Redis zamiast PostgreSQL: redis://localhost
usage-serve-log-level = Co mówi dziennik, który trafia na standardowe wyjście błędów jako linie JSON.
usage-serve-grace-seconds = Jak długo opuszczone miejsce czeka, zanim odpowie za nie bot.
usage-serve-idle-seconds = Jak długo nieużywany stół zostaje w pamięci.
usage-serve-bot-workers = Ile botów może myśleć jednocześnie.
usage-serve-bot-seconds = Jak długo bot może myśleć, zanim musi odpowiedzieć.
usage-serve-makes-per-minute = Ilu gości i ile stołów może powstać z jednego adresu.
usage-serve-lobby-tables = Ile publicznych stołów założonych z jednego adresu może czekać na graczy.
usage-serve-lobby-seats = Ile miejsc przy cudzym publicznym stole można zająć z jednego adresu bez zaproszenia.
usage-serve-asks-per-second = O ile rzeczy można poprosić z jednym tokenem.
usage-serve-1 = Wypróbuj na tym komputerze: http://127.0.0.1:8000
usage-serve-2 = Dla wszystkich w tej sieci, z grami w pliku tutaj.
usage-serve-3 = Wszystkie ustawienia z pliku.
usage-serve-4 = Jedno z nich ze zmiennej.

## backup

usage-backup = Zrób, sprawdź albo przywróć kopię gier serwera.
usage-backup-about =
    Kopiuje wszystkie gry serwera do pliku, sprawdza kopię albo bazę danych lub przywraca kopię.
    take można zrobić w każdej chwili, także gdy ludzie grają. restore najpierw sprawdza kopię, wymaga zatrzymanego serwera i zachowuje to, co było, pod inną nazwą. Bazy PostgreSQL mają pg_dump i pg_restore; check jest dla obu.
usage-backup-file = Kopia. Bez niej check sprawdza samą bazę danych.
usage-backup-database = Baza danych serwera: sqlite:///games.db albo postgresql://user@host/name. Zwykle: ta, której używa serve.
usage-backup-config = Odczytaj adres bazy danych z pliku ustawień serwera.
usage-backup-1 = Skopiuj wszystko tak, jak jest w tej chwili.
usage-backup-2 = Czy kopia jest cała?
usage-backup-3 = Czy wszystko w bazie danych jest w porządku?
usage-backup-4 = Przywróć kopię, gdy serwer jest zatrzymany.

## cards

usage-cards = Poszukaj kart: wszystkich, talii albo jednej z jej rozstrzygnięciami.
usage-cards-about =
    Karty według talii, z wartością, rodzajem i liczbą egzemplarzy; + oznacza te, które dają dodatkową akcję.
    Nazwa karty pokazuje ją z tekstem i rozstrzygnięciami; wystarczy część nazwy. Nazwa talii wymienia jej karty.
usage-cards-deck = Tylko karty tej talii.
usage-cards-kind = Tylko karty tego rodzaju.
usage-cards-value = Tylko karty o tej wartości.
usage-cards-word = Tylko karty z tym słowem w nazwie lub tekście.
usage-cards-1 = Wszystkie karty, według talii.
usage-cards-2 = Jedna karta.
usage-cards-3 = Karty jednej talii.
usage-cards-4 = Karty pasywne o wartości 5.
usage-cards-5 = Karty, które mówią o rynku.

## rules

usage-rules = Czytaj lub przeszukuj zasady, tak jak je rozumiemy.
usage-rules-about =
    Zasady, tak jak je rozumiemy: grupa, zasada, rozstrzygnięcie, talia albo karta. Każdego innego słowa szuka się we wszystkich.
    Bez nazwy wymienia grupy i talie, jakie są.
usage-rules-1 = Co jest do czytania.
usage-rules-2 = Grupa zasad.
usage-rules-3 = Jedna zasada.
usage-rules-4 = Karta i jej rozstrzygnięcia.
usage-rules-5 = Każda zasada, która mówi o nadpłacie.

## check

usage-check = Uruchom pliki scenariuszy i powiedz, w której linii któryś się różni.
usage-check-about =
    Uruchamia pliki scenariuszy i mówi, w której linii któryś się różni; w folderach szuka plików *.scenario.
    Kod wyjścia to 0, jeśli wszystkie się zgadzają, 1, jeśli któryś się różni, 2, jeśli któregoś nie da się odczytać.
usage-check-1 = Jeden plik.
usage-check-2 = Wszystkie w folderze i niżej.

## verify

usage-verify = Sprawdź, czy zapisana gra jest cała i rozegrana według zasad.
usage-verify-about =
    Rozgrywa zapisane gry jeszcze raz i mówi, czy każda odpowiedź była dozwolona, czy linie są niezmienione i czy ziarno jest tym obiecanym na początku.
    W folderach szuka plików *.animalfolk i *.jsonl; - czyta z potoku. Kod wyjścia to 0, jeśli wszystkie są dobre, 1, jeśli któraś nie jest, 2, jeśli pliku nie da się odczytać.
usage-verify-json = Jeden obiekt JSON na każdy plik.
usage-verify-1 = Jedna gra.
usage-verify-2 = Wszystkie gry z folderu, do czytania przez program.
usage-verify-3 = Gra z potoku.

## simulate

usage-simulate = Niech boty rozegrają wiele gier; policz, kto wygrywa.
usage-simulate-about =
    Boty rozgrywają wiele gier. Potem tabela mówi, kto wygrał, według miejsca i bota, i jak długo trwały gry.
    P1 zaczyna. Z każdą grą boty przesiadają się o jedno miejsce, więc każdy siedzi wszędzie równie często. To samo polecenie daje te same gry, bez względu na --jobs. Ctrl-C kończy wcześniej i pokazuje to, co już jest.
usage-simulate-games = Ile gier.
usage-simulate-bots = Które boty, po przecinku: master,trader. Zajmują miejsca po kolei. Są random, simple, novice, peddler, trader, merchant i master, a także poziomy z innymi liczbami, jak master@100x1: 100 namysłów tylko o bieżącej turze.
usage-simulate-seed = Dowolny tekst; to samo ziarno rozdaje te same gry.
usage-simulate-cap = Po tylu odpowiedziach gra kończy się bez rozstrzygnięcia; takie gry liczy się osobno.
usage-simulate-jobs = Ile gier toczy się naraz. Zwykle: tyle, ile jest procesorów.
usage-simulate-players = Ilu gra graczy. Zwykle: tylu, ilu najmniej pozwala sposób gry.
usage-simulate-decks = Talie po nazwie, o jedną więcej niż graczy; random, losowane na nowo do każdej gry, albo random:nastiness=0; first, najspokojniejsze; all, po kolei każde połączenie.
usage-simulate-json = Zapisz wszystkie gry i tabelę jako JSON, do pliku albo na standardowe wyjście zamiast tabeli.
usage-simulate-1 = Dwa boty przeciw sobie.
usage-simulate-2 = Drużyny, wszystkie połączenia talii, inne ziarno.
usage-simulate-3 = W pojedynkę przeciw silnej Kompanii; wszystkie gry trafiają do pliku.

## arena

usage-arena = Niech dwa rodzaje botów zagrają w tych samych rozdaniach; oceń je.
usage-arena-about =
    Spotykają się dwa boty: nasz, potem ich. Każde rozdanie gra się ze wszystkich miejsc: nasz siedzi po kolei sam przeciw innym, w drużynach z takim samym; przeciw Kompanii gra bez innych. Tabela mówi, ile nasz wygrywa, z jaką dokładnością, i jak długo myśli.
    Boty: random, simple oraz poziomy novice, peddler, trader, merchant i master. Poziom może mieć inne liczby: master@100 ma 100 namysłów (mniej, gdy przy stole jest więcej niż dwoje), master@100x1 patrzy tylko na bieżącą turę, master@100x2 także na następną swoją, master@100x2c gra dalej starannie. To samo polecenie daje te same gry, jakiekolwiek jest --jobs. Ctrl-C kończy wcześniej i pokazuje to, co jest.
usage-arena-all = Każda para podanych botów albo wszystkich, i ich rankingi.
usage-arena-deals = Ile rozdań na każdą parę.
usage-arena-seed = Dowolny tekst; to samo ziarno rozdaje te same karty.
usage-arena-held-out = Graj zestawami talii odłożonymi, jedną piątą wszystkich, których nie używa się do strojenia; inaczej pozostałymi.
usage-arena-sprt = Skończ, gdy test sekwencyjny jest pewny, który z dwóch udziałów jest prawdziwy, jak 0.5 0.55.
usage-arena-jobs = Ile rozdań gra się naraz. Zwykle: tyle, ile jest procesorów.
usage-arena-players = Ilu gra graczy. Zwykle: tylu, ilu najmniej pozwala sposób gry.
usage-arena-out = Dopisuj każde rozdanie do tego pliku, po jednym w linii; zaczęte jeszcze raz, polecenie idzie dalej od tego miejsca.
usage-arena-markdown = Wypisz wiersze do dokumentu, każdy z poleceniem, które go tworzy.
usage-arena-json = Zapisz wszystkie liczby jako JSON, do pliku albo na standardowe wyjście zamiast tabeli.
usage-arena-1 = Pięćdziesiąt rozdań, każde z obu miejsc.
usage-arena-2 = Mistrz (master), który myśli mniej, sam przeciw silnej Kompanii.
usage-arena-3 = Każdy z każdym; przerwane, idzie dalej, gdy zacznie się je jeszcze raz.
usage-arena-4 = Trzy boty przeciw sobie, jako wiersze do dokumentu.

## analyse

usage-analyse = Obejrzyj z botem skończoną partię: szanse i największe błędy.
usage-analyse-about =
    Bot ogląda skończoną partię: jakie szanse na wygraną miała każda strona po każdej turze i jakie były największe błędy, każdy z lepszą odpowiedzią.
    Wszystko jest oceniane według tego, co można było wtedy wiedzieć. Ta sama partia i ta sama liczba przemyśleń dają ten sam wynik. Ctrl-C kończy wcześniej i pokazuje to, co jest.
usage-analyse-seat = Oceń odpowiedzi tego miejsca, także bota. Zwykle: odpowiedzi ludzi albo wszystkich, gdy grają same boty.
usage-analyse-thoughts = Jak długo myśli nad każdą odpowiedzią; więcej trwa dłużej i jest pewniejsze.
usage-analyse-jobs = Ile odpowiedzi naraz. Zwykle: tyle, ile jest procesorów.
usage-analyse-json = Zapisz wszystko jako JSON, do pliku albo na standardowe wyjście zamiast tekstu.
usage-analyse-1 = Odpowiedzi wszystkich ludzi.
usage-analyse-2 = Jedno miejsce, z większą liczbą przemyśleń.

## report

usage-report = Rozegraj partie każdego rodzaju i napisz stronę o równowadze gry.
usage-report-about =
    Boty grają partie we wszystkich trybach, z wylosowanymi taliami. Potem strona z wykresami i tabelami mówi, jak często każde miejsce, talia, para talii i karta idzie w parze z wygraną, jak długie są partie i jak często Kompania przegrywa.
    Folder zawiera wtedy report.html, plik CSV dla każdej tabeli i rozegrane partie. Praca uruchomiona ponownie idzie dalej od miejsca, w którym stanęła. To samo polecenie daje tę samą stronę, niezależnie od --jobs. Ctrl-C kończy wcześniej i zapisuje to, co jest.
usage-report-games = Ile partii; każde 24 zawierają wszystkie tryby.
usage-report-bots = Które boty, po przecinku: master,trader. Zajmują miejsca po kolei.
usage-report-seed = Dowolny tekst; to samo ziarno daje te same partie.
usage-report-jobs = Ile partii naraz. Zwykle: tyle, ile jest procesorów.
usage-report-out = Folder na stronę, tabele i partie.
usage-report-1 = Pierwsze spojrzenie.
usage-report-2 = Dość partii na wąskie przedziały, w innym folderze.
usage-report-3 = Dwa rodzaje botów razem i strona po polsku.

## bench

usage-bench = Zmierz, jak szybki jest silnik i jak szybko pojawia się ta pomoc.
usage-bench-about =
    Mierzy silnik obok wzorca, stałego kawałka Pythona mierzonego w tym samym przebiegu, oraz to, jak długo startuje ten program.
usage-bench-games = Losowych gier na rundę. Zwykle: 30, ze skompilowanym silnikiem 300.
usage-bench-out = Zapisz liczby do tego pliku jako JSON.
usage-bench-beside = Pokaż obok liczby z tego pliku.
usage-bench-1 = Zmierz.
usage-bench-2 = Zachowaj liczby.
usage-bench-3 = Zmierz jeszcze raz i porównaj.

## completion

usage-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia.
usage-completion-about = Wypisuje skrypt, dzięki któremu powłoka uzupełnia polecenia, flagi, talie i pliki.
usage-completion-1 = W ~/.bashrc: bash uzupełnia od następnego uruchomienia. Dla zsh podaj zsh.
usage-completion-2 = Tam fish znajduje go bez pomocy.

## Mistakes

usage-see = Zobacz animalfolk { $command } --help.
usage-unknown-command = Nie ma polecenia „{ $name }”. Są: { $commands }.
usage-unknown-command-near = Nie ma polecenia „{ $name }”. Może chodzi o { $near }?
usage-unknown-flag = Polecenie { $command } nie ma flagi { $flag }.
usage-unknown-flag-near = Polecenie { $command } nie ma flagi { $flag }. Może chodzi o { $near }?
usage-needs-value = Za { $flag } musi coś stać.
usage-switch = Za { $flag } nic nie może stać.
usage-twice = { $flag } można podać tylko raz.
usage-not-number = Za { $flag } stoi liczba, a nie „{ $value }”.
usage-too-small = Za { $flag } stoi liczba nie mniejsza niż { $least }, a nie { $value }.
usage-not-choice = { $what } to jedno z: { $choices }, a nie „{ $value }”.
usage-not-choice-near = { $what } to jedno z: { $choices }, a nie „{ $value }”. Może chodzi o { $near }?
usage-too-much = Polecenie { $command } nie wie, co zrobić z „{ $value }”.
usage-missing = Polecenie { $command } potrzebuje jeszcze: { $what }.
usage-package = To wymaga dodatkowego pakietu, { $name }: pip install "animalfolk[{ $extra }]"
