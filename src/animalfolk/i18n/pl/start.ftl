## Before and after the table: menu, set-up, saved games, replays of the full-screen game. The plain lines offer the same
## options and bots.

# The menu

begin-title = animalfolk
begin-subtitle = kupcy ze świata zwierząt w dzień targowy
begin-menu-play = Graj teraz
    .line = { $people ->
        [one] przeciw Tobie: { $bots }; talie: { $decks }
       *[many] przy stole: { $bots }; talie: { $decks }
    }
begin-menu-new = Nowa gra
    .line = wybierz sposób gry, graczy i talie
begin-menu-resume = Graj dalej
    .line = { $number ->
        [0] nie ma zapisanej niedokończonej gry
        [one] w grę, która czeka
       *[many] w jedną z gier, które czekają: { NUMBER($number, useGrouping: 0) }
    }
begin-menu-replay = Obejrzyj grę
    .line = { $count ->
        [0] nie ma jeszcze zapisanej gry
       *[other] krok po kroku, z dowolnego miejsca, i graj dalej, skąd chcesz
    }
begin-menu-cards = Karty
    .line = co robi każda karta z każdej talii
begin-menu-learn = Nauka przez grę
    .line = pierwsza gra z objaśnieniami, jakieś dziesięć minut
begin-menu-rules = Zasady
    .line = w skrócie albo jedna po drugiej
begin-menu-language = Język
    .line = ten, w którym czytasz
begin-menu-quit = Wyjdź
    .line = do następnego razu
begin-key-choose = wybierz
begin-key-back = wróć
begin-key-begin = zacznij
begin-key-change = zmień
begin-key-next = następna linia
begin-key-page = następna strona
begin-key-find = szukaj
begin-key-on = czytaj dalej

# Reading cards and rules

begin-read-short = W skrócie
begin-read-find = Znajdź kartę po nazwie
begin-read-none = Żadna karta tak się nie nazywa.

# A new game

begin-new-title = Nowa gra
begin-page-players = Gracze
begin-page-decks = Talie
begin-page-options = Opcje
begin-count = Ile osób gra
begin-count-of = { $count ->
    [one] 1 gracz
   *[many] { NUMBER($count, useGrouping: 0) } graczy
}
begin-seat = Miejsce { NUMBER($number, useGrouping: 0) }
begin-seat-person = człowiek
begin-seat-novice = bot nowicjusz: często gra byle co
begin-seat-peddler = bot kramarz: czasem się myli
begin-seat-trader = bot handlarz: gra solidnie
begin-seat-merchant = bot kupiec: planuje swoje tury
begin-seat-master = bot mistrz: myśli daleko naprzód
begin-seat-simple = bot prosty: gra z przyzwyczajenia
begin-seat-random = bot, który gra byle co
begin-seat-named = imię: { $name }
begin-name = Imię
begin-partners = Partnerzy siedzą naprzeciwko siebie: miejsca 1 i 3 grają przeciw miejscom 2 i 4.
begin-together = Gracie razem przeciw Kompanii.
begin-alone = Grasz w pojedynkę przeciw Kompanii.
begin-order = Miejsca, w kolejności gry
begin-first = Kto zaczyna
begin-first-random = decyduje los
begin-start = Zacznij
begin-leave-form = Wróć
begin-summary = { $way }: { $names }; { $decks }
begin-summary-open = { $how ->
    [random] { $way }: { $names }; talie rozlosowane
   *[draft] { $way }: { $names }; talie wybierane po kolei
}

# Decks

begin-decks-how = Talie
begin-decks-first = te na pierwszą grę
begin-decks-named = wybrane po nazwie
begin-decks-random = rozlosowane
begin-decks-draft = wybierane po kolei, jak na turniejach
begin-decks-about = { $how ->
    [first] Najspokojniejsze talie, dobre na poznanie gry:
    [named] Wybierz talie spacją lub myszą. Potrzeba: { NUMBER($count, useGrouping: 0) }, wybrane: { NUMBER($number, useGrouping: 0) }.
    [random] Spośród tych talii wylosowanych zostanie { NUMBER($count, useGrouping: 0) }:
   *[draft] Każdy wyklucza jedną z nich i jedną wybiera; kto zaczyna później, dostaje złoto:
}
begin-decks-none = Nie wybrano jeszcze żadnej talii.
begin-decks-few = Potrzeba { NUMBER($count, useGrouping: 0) } talii, a pasuje ich mniej. Poproś o mniej.
begin-deck-head = talia
begin-rating-complexity = trudność
begin-rating-interaction = interakcja
begin-rating-nastiness = złośliwość
begin-rating-luck = los
begin-rating-box = pudło
begin-most-any = dowolnie
begin-most-so = do { NUMBER($most, useGrouping: 0) }
begin-most-none = wcale
begin-box = pudełko { NUMBER($number, useGrouping: 0) }

# Choosing in turn

begin-draft-title = Wybieranie talii po kolei
begin-draft-ban = { $name }, która talia nie bierze udziału w tej grze?
begin-draft-pick = { $name }, która talia wchodzi do tej gry?

# Options

begin-more = Więcej opcji
begin-usual = jak zwykle: { $value }
begin-seed = Ziarno
begin-seed-any = dowolny tekst; ten sam rozdaje te same karty
begin-undo = Cofanie
begin-undo-open = dowolnie w pojedynkę; inaczej za zgodą
begin-undo-agreed = gdy nic nie odsłonięto; inaczej za zgodą
begin-undo-free = gdy nie odsłonięto nic zakrytego
begin-undo-never = nigdy
begin-option-stacks = Ile stosów wygrywa
begin-option-difficulty = Jak ostro gra Kompania
begin-option-hand_size = Ile kart ma pełna ręka
begin-option-gold = Monety na początek
begin-option-junk_substitute = Rupiecie zastępują brakującą kartę
begin-option-team_build_min_active = Własne karty w stosie z partnerem
begin-option-company_after_each_player = Tura Kompanii po każdym graczu
begin-option-company_refills_market = Rynek uzupełniany po turze Kompanii
begin-option-company_discards = Karty tracone przez Kompanię
begin-option-power_on_exhaustion = Kupuje więcej, gdy talia rynku pusta
begin-option-open_company_deck = Wszystkie karty Kompanii są jawne
begin-option-open_hands = Partnerzy widzą swoje ręce
begin-option-strict_empty_market = Przegrana, gdy tylko rynek jest pusty
begin-value-no = nie
begin-value-yes = tak
begin-value-none = bez monet
begin-value-by_seat = o jedną więcej na każde dalsze miejsce
begin-value-cleanup = tylko podczas dostawy
begin-value-any_draw = zawsze, gdy dobierasz
begin-value-gentle = łagodnie: kupuje jedną kartę na turę
begin-value-standard = zwyczajnie: jedną, później dwie
begin-value-stern = surowo: dwie karty od początku
begin-value-market = na stos rynku
begin-value-removed = poza grę
begin-value-least = przynajmniej 1
begin-value-any = żadna nie jest konieczna

# Saved games

begin-back = Na miejscu, które zajmuje { $name }, gra teraz bot. Czy { $name } już tu jest?
begin-saved-title = { $aim ->
    [replay] Obejrzyj grę
   *[resume] Graj dalej
}
begin-saved-none = Nie ma jeszcze zapisanej gry. Każda gra zapisuje się podczas grania.
begin-saved-none-open = Nie ma zapisanej niedokończonej gry.
begin-saved-folder = Miejsce: { $file }
begin-saved-way = { $mode ->
    [teams] drużynowo
    [solo] solo
    [coop] we dwoje
   *[free] osobno
}
begin-saved-turn = tura { NUMBER($turn, useGrouping: 0) }
begin-saved-over = skończona
begin-saved-bad = nie do odczytania

# Leaving

begin-unsaved = Gry nie udało się zapisać ({ $reason }).

# A game step by step

replay-place = { $who ->
    [seat] Tura { NUMBER($turn, useGrouping: 0) }, krok { NUMBER($number, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }, patrzy { $name }
   *[all] Tura { NUMBER($turn, useGrouping: 0) }, krok { NUMBER($number, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }, patrzą widzowie
}
replay-log = Dotychczasowa gra
replay-log-empty = Gra się zaczyna.
replay-here = ▶
replay-key-step = krok
replay-key-turn = tura
replay-key-ends = końce
replay-key-jump = skocz
replay-key-seat = widok
replay-key-log = log
replay-key-on = graj
replay-key-language = { $lang }
replay-key-leave = wyjdź
replay-jump = Do której tury, od 1 do { NUMBER($most, useGrouping: 0) }?
replay-jump-bad = Wpisz liczbę od 1 do { NUMBER($most, useGrouping: 0) }.
replay-on-title = Graj dalej od tego miejsca: kto gdzie siedzi?
replay-on-over = Tutaj gra jest już skończona. Najpierw trochę się cofnij.
replay-on-start = Graj dalej
