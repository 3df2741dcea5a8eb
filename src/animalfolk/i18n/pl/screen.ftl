## The game on a full screen of the terminal.

# A mark of two letters for each deck, so that it can be told without colours

screen-tag = { $deck ->
    [macaws] Ar
    [pandas] Pa
    [squirrels] Wi
    [chameleons] Ka
    [owls] So
    [platypuses] Dz
    [sloths] Le
    [polecats] Tc
    [raccoons] Sz
    [crocodiles] Kr
    [foxes] Fe
    [ocelots] Oc
   *[junk] ··
}

# The table

screen-market = Rynek
screen-market-piles = talia { NUMBER($deck, useGrouping: 0) }, rupiecie { NUMBER($junk, useGrouping: 0) }
screen-bin = odrzucone { NUMBER($count, useGrouping: 0) } (wierzch: { $card })
screen-costs = cena { NUMBER($price, useGrouping: 0) }
screen-you = Ty
screen-hand-count = ręka { NUMBER($count, useGrouping: 0) }
screen-deck-count = talia { NUMBER($count, useGrouping: 0) }
screen-discard = odrzucone { NUMBER($count, useGrouping: 0) }
screen-discard-top = odrzucone { NUMBER($count, useGrouping: 0) } (wierzch: { $card })
screen-discard-pile = stos kart odrzuconych, od wierzchniej: { $cards }
screen-next = następny stos { NUMBER($next, useGrouping: 0) }
screen-coins = { $count ->
    [one] 1 moneta
    [few] { NUMBER($count, useGrouping: 0) } monety
   *[many] { NUMBER($count, useGrouping: 0) } monet
}
screen-away = tu gra bot
screen-resigned = gra poddana
screen-known-to-others = inni widzieli: { $cards }
screen-hand = Twoja ręka: { $count ->
    [one] 1 karta, warta
    [few] { NUMBER($count, useGrouping: 0) } karty, warte
   *[many] { NUMBER($count, useGrouping: 0) } kart, wartych
} { NUMBER($total, useGrouping: 0) }
screen-hand-empty = Twoja ręka jest pusta
screen-altered = { $card } { NUMBER($value, useGrouping: 0) }* (nadruk { NUMBER($printed, useGrouping: 0) })
screen-card = { $card } { NUMBER($value, useGrouping: 0) }
screen-set-aside = Odłożone na bok: { $cards }
screen-offered = Wyłożone jawnie na stos: { $cards }

# Questions

screen-act = Co robisz?
screen-out-of-turn = { $happened ->
    [purchase] Tura nie Twoja, gra { $active }. { $name } kupuje kartę. Reagujesz?
    [stack] Tura nie Twoja, gra { $active }. { $name } buduje stos. Reagujesz?
    [technique] Tura nie Twoja, gra { $active }. { $name } kończy trik. Reagujesz?
    [shuffle] Tura nie Twoja, gra { $active }. { $name } tasuje talię. Reagujesz?
   *[arrival] Tura nie Twoja, gra { $active }. Na Twoją rękę trafia karta, której można od razu użyć. Używasz jej?
}
screen-how-one = Wybierz numerem, strzałkami i Enterem albo kliknij.
screen-how-usual = Enter bierze podświetloną linię.
screen-mark-first = Zaznacz karty numerami, spacją lub kliknięciem, potem naciśnij Enter.
screen-enter-suggested = Zaznacz karty (numer, spacja, klik). Sam Enter bierze: { $cards }.
screen-enter-none = Zaznacz karty (numer, spacja, klik), potem Enter. Bez zaznaczeń: żadna.
screen-enter-decline = Zaznacz karty (numer, spacja, klik), potem Enter. Bez zaznaczeń nie pomagasz.
screen-marked = { $count ->
    [one] Zaznaczona 1 karta, warta { NUMBER($total, useGrouping: 0) }. Enter ją bierze.
    [few] Zaznaczone { NUMBER($count, useGrouping: 0) } karty, warte { NUMBER($total, useGrouping: 0) }. Enter je bierze.
   *[many] Zaznaczonych { NUMBER($count, useGrouping: 0) } kart, wartych { NUMBER($total, useGrouping: 0) }. Enter je bierze.
}
screen-marked-short = Wartość { NUMBER($total, useGrouping: 0) }. Potrzeba jeszcze innych kart.
screen-sum = { $state ->
    [short] Razem { NUMBER($total, useGrouping: 0) } z { NUMBER($need, useGrouping: 0) }: brakuje { NUMBER($missing, useGrouping: 0) }.
    [over] Razem { NUMBER($total, useGrouping: 0) }, czyli o { NUMBER($by, useGrouping: 0) } więcej niż { NUMBER($need, useGrouping: 0) }. Enter bierze, jeśli wolno.
   *[exact] Razem { NUMBER($total, useGrouping: 0) }, dokładnie tyle, ile trzeba. Enter bierze.
}
screen-how-order = Zaznaczone w tej kolejności: { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }; reszta tak jak na liście. Potem Enter.
screen-how-run = { $all ->
    [0] Zaznaczone: { NUMBER($count, useGrouping: 0) }. Enter bierze.
   *[other] Zaznaczone: { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }. Enter bierze; o resztę padnie pytanie jeszcze raz.
}
screen-how-arrange = Zaznaczaj karty od prawej: teraz +{ NUMBER($slot, useGrouping: 0) }. Reszta pójdzie tak, jak leży. Potem Enter.
screen-done = Enter: gotowe
screen-suggested = s: podpowiedź
screen-back = Escape: wróć
screen-empty-slot = puste miejsce

# Around the table

screen-turn = Tura { NUMBER($turn, useGrouping: 0) }: Twoja kolej
screen-turn-of = Tura { NUMBER($turn, useGrouping: 0) }: gra { $name }
screen-sits = przy klawiaturze: { $name }
screen-thinks = { $name } myśli …
screen-waits = Inni mogą zareagować …
screen-telling = { $pace ->
    [step] Spacja: dalej. Escape: do Twojej tury.
   *[other] Spacja: do Twojej tury.
}
screen-pace = Tempo tego, co robią inni: { $pace ->
    [quick] szybkie
    [calm] spokojne
    [step] krok po kroku, spacją
   *[usual] zwykłe
}.
screen-over = Koniec gry. Enter pokazuje wynik, q wychodzi.
screen-news = Nowe
screen-news-more = { $count ->
    [one] l: jeszcze 1 nowa linia
    [few] l: jeszcze { NUMBER($count, useGrouping: 0) } nowe linie
   *[many] l: jeszcze { NUMBER($count, useGrouping: 0) } nowych linii
}
screen-log = Co się stało
screen-log-empty = Jeszcze nic się nie stało.
screen-foot-keys = ? pomoc
screen-foot-card = c karta
screen-foot-find = f szukaj
screen-foot-log = l log
screen-foot-piles = p stosy
screen-foot-hint = h rada
screen-foot-undo = u cofnij
screen-foot-turn = U tura
screen-foot-rules = r zasady
screen-foot-language = L { $lang }
screen-foot-leave = q wyjdź
screen-saving = Uwaga: gry nie da się teraz zapisać ({ $reason }). Możesz grać dalej.

# Looking things up

screen-close = Escape zamyka
screen-find = Znajdź kartę
screen-find-hint = Wpisz część jej nazwy
screen-find-none = Żadna karta w tej grze tak się nie nazywa.
screen-language = Inny język
screen-rules = Zasady w skrócie
screen-keys-title = Klawisze
screen-keys =
    1 2 3 …      wybierz linię albo zaznacz kartę, gdy chodzi o kilka
    ↑ ↓ ← →      przejdź do innej linii    Enter   weź ją albo zaznaczone
    Spacja       zaznacz lub odznacz       Escape  wróć albo odznacz wszystko
    s            zaznacz to, co podpowiadane
    h            podpowiedzi: trzy najlepsze odpowiedzi, gdy grasz z botami
    u            cofnij swój ostatni krok
    U            cofnij całą swoją turę
    c            tekst podświetlonej karty
    f            znajdź dowolną kartę w grze
    l            dziennik gry
    p            stosy, grafiki i stragany
    r            zasady w skrócie
    t            tempo tego, co robią inni
    PgUp PgDn    przewiń stół
    A            pytaj mnie także, gdy nic nie jest przydatne, albo już nie
    L            inny język
    X            poddaj grę
    q            wyjdź; gra jest zapisana

    Myszą: kliknij linię, aby ją wybrać lub zaznaczyć, kliknij kartę, aby ją przeczytać, kliknij gracza lub rynek, aby zobaczyć stosy.
screen-piles = Stosy, grafiki i stragany
screen-schedule-of = { $who ->
    [you] Twój grafik: { $cards }
   *[other] { $name }, grafik: { $cards }
}
screen-stall-of = { $who ->
    [you] Twój stragan: { $cards }
   *[other] { $name }, stragan: { $cards }
}

# Taking back, giving up, leaving

screen-yes = t: tak
screen-no = n: nie
screen-undo-ask = { $count ->
    [one] Da się to cofnąć, jeśli zgodzi się { $names }. Prosisz o zgodę?
   *[many] Da się to cofnąć, jeśli zgodzą się { $names }. Prosisz o zgodę?
}
screen-undo-agree = { $turn ->
    [yes] { $name }: zgadzasz się? { $asker } chce cofnąć całą turę.
   *[no] { $name }: zgadzasz się? { $asker } chce cofnąć ostatni krok.
}
screen-resign = Poddajesz grę? Tego nie można cofnąć.
screen-leave = Odchodzisz od stołu? Gra jest zapisana i możesz do niej wrócić.

# Passing on

screen-pass-go = Enter: { $name } już tu jest
screen-pass-leave = q: zapisz grę i wyjdź
screen-pass-undo = u: { $name } chce cofnąć ostatni krok

# The end

screen-end-leave = Enter: odejdź od stołu
screen-end-stay = Escape: spójrz jeszcze raz na stół
screen-nothing-suggested = Tu nie ma podpowiedzi.

# What is written on keys

key-enter = Enter
key-escape = Esc
key-space = Spacja
key-tab = Tab
key-home = Home
key-end = End
