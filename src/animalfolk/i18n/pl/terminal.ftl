## The game in plain lines.

# Beginning

start-title = animalfolk: kupcy ze świata zwierząt w dzień targowy
start-about = Nieoficjalna gra fanów Doliny Kupców (Dale of Merchants), której autorem jest Sami Laakso (Snowdale Design).
start-aim = { $mode ->
    [teams] Wygrywa drużyna, która jako pierwsza zbuduje na wspólnym straganie { $stacks ->
        [1] jeden stos, wart 1
        [2] 2 stosy, warte 1 i 2
        [3] 3 stosy, warte 1, 2 i 3
        [8] osiem stosów, wartych 1, 2, 3 i tak dalej aż do 8
        [few] { NUMBER($stacks, useGrouping: 0) } stosy, warte 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
       *[many] { NUMBER($stacks, useGrouping: 0) } stosów, wartych 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
    }.
    [solo] Grasz w pojedynkę: zbuduj na straganie { $stacks ->
        [1] jeden stos, wart 1
        [2] 2 stosy, warte 1 i 2
        [3] 3 stosy, warte 1, 2 i 3
        [8] osiem stosów, wartych 1, 2, 3 i tak dalej aż do 8
        [few] { NUMBER($stacks, useGrouping: 0) } stosy, warte 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
       *[many] { NUMBER($stacks, useGrouping: 0) } stosów, wartych 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
    }, zanim Kompania wykupi cały rynek.
    [coop] Gracie razem: zbudujcie na wspólnym straganie { $stacks ->
        [1] jeden stos, wart 1
        [2] 2 stosy, warte 1 i 2
        [3] 3 stosy, warte 1, 2 i 3
        [8] osiem stosów, wartych 1, 2, 3 i tak dalej aż do 8
        [few] { NUMBER($stacks, useGrouping: 0) } stosy, warte 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
       *[many] { NUMBER($stacks, useGrouping: 0) } stosów, wartych 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
    }, zanim Kompania wykupi cały rynek.
   *[free] Kto pierwszy zbuduje na straganie { $stacks ->
        [1] jeden stos, wart 1
        [2] 2 stosy, warte 1 i 2
        [3] 3 stosy, warte 1, 2 i 3
        [8] osiem stosów, wartych 1, 2, 3 i tak dalej aż do 8
        [few] { NUMBER($stacks, useGrouping: 0) } stosy, warte 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
       *[many] { NUMBER($stacks, useGrouping: 0) } stosów, wartych 1, 2, 3 i tak dalej aż do { NUMBER($stacks, useGrouping: 0) }
    }, wygrywa.
}
start-offer = { $people ->
    [0] { $count ->
        [one] Patrzysz, jak gra { $bots }. Talie: { $decks }.
       *[many] Patrzysz, jak grają { $bots }. Talie: { $decks }.
    }
    [one] { $count ->
        [one] Przeciw Tobie gra { $bots }. Talie: { $decks }.
       *[many] Przeciw Tobie grają { $bots }. Talie: { $decks }.
    }
    [few] Przy tej klawiaturze grają { NUMBER($people, useGrouping: 0) } osoby. Talie: { $decks }.
   *[many] Przy tej klawiaturze gra { NUMBER($people, useGrouping: 0) } osób. Talie: { $decks }.
}
start-how = Naciśnij Enter, aby zacząć. Wpisz s, aby wybrać graczy, talie i opcje, albo ?, aby zobaczyć pomoc.
start-unfinished = Czeka niedokończona gra, tura { NUMBER($turn, useGrouping: 0) }: { $names }. Wpisz u, aby grać dalej.
start-saved = Wpisz g, aby zobaczyć wszystkie zapisane gry.
start-decks = W tej grze:
start-deck = { $name }: { $line }
start-teams = Drużyny: { $first } kontra { $second }.
start-first = Zaczyna { $name }.
start-first-you = Zaczynasz Ty.
start-resumed = Znów przy stole: { $names }. Gra toczy się dalej w turze { NUMBER($turn, useGrouping: 0) }.
start-back = Na miejscu, które zajmuje { $name }, gra teraz bot. Czy { $name } już tu jest? Wpisz tak albo nie.

# Set-up

setup-players = Ile osób gra, od { $least } do { $most }? Enter oznacza { $usual }.
setup-people = { $mode ->
    [teams] Ile z czterech osób siedzi przy tej klawiaturze, od 0 do { $most }? Enter oznacza { $usual }.
    [solo] Kto gra przeciw Kompanii: 1 to osoba przy tej klawiaturze, 0 to bot? Enter oznacza { $usual }.
    [coop] Ile z dwojga partnerów siedzi przy tej klawiaturze, od 0 do { $most }? Enter oznacza { $usual }.
   *[free] Graczy jest { $count }. Ile osób siedzi przy tej klawiaturze, od 0 do { $most }? Enter oznacza { $usual }.
}
setup-help =
    Na każde pytanie odpowiedz liczbą albo imieniem; Enter bierze to, co zwykle.
    ?          ta pomoc
    q          wyjdź; z gry, która się nie zaczęła, nic nie zostaje
setup-name = Jak się nazywa gracz { $number }? Enter oznacza: { $usual }.
setup-decks = Które talie? Potrzeba ich { $count }. Wpisz ich numery; Enter je losuje.
setup-decks-how = Możesz też wpisać f: talie na pierwszą grę; d: każdy jedną wyklucza i jedną wybiera; albo życzenie do losowania: complexity=1 nastiness=0.
setup-way = Jak gracie? Wpisz numer; Enter oznacza { $usual }.
setup-person = Kupiec { $number }
setup-bot = { $number ->
    [1] Bazylia
    [2] Goździk
    [3] Koperek
   *[4] Szałwia
}
setup-not-number = Wpisz liczbę od { $least } do { $most }.
setup-not-decks = { $count ->
    [few] Wpisz { NUMBER($count, useGrouping: 0) } różne numery od 1 do { $most }.
   *[many] Wpisz { NUMBER($count, useGrouping: 0) } różnych numerów od 1 do { $most }.
}
setup-name-taken = { $name } już siedzi przy stole.
setup-name-long = Imię ma od 1 do { $most } znaków, a wśród nich żadnego z tych: { $signs }
setup-bad-players = { $most ->
    [2] Talii jest { $count }: grać mogą 2 osoby, a nie { $players }.
   *[other] Talii jest { $count }: grać może od { $least } do { $most } osób, a nie { $players }.
}
setup-bad-decks = { $players ->
    [one] Dla jednego gracza potrzeba { $need } różnych talii. Do wyboru: { $decks }.
   *[many] Dla { $players } graczy potrzeba { $need } różnych talii. Do wyboru: { $decks }.
}
setup-bad-count = { $way }. Liczba graczy może wynosić { $allowed }, a nie { $players }.
setup-bad-wish = Życzenie do losowania to complexity, interaction, nastiness albo luck z liczbą od 0 do 3 albo box z liczbą 1 lub 2, każde tylko raz: complexity=1 nastiness=0.
setup-few-decks = { $count ->
    [0] Potrzebne talie: { $need }, a żadna nie spełnia tego życzenia. Poproś o mniej.
    [one] Potrzebne talie: { $need }, a życzenie spełnia tylko jedna: { $decks }. Poproś o mniej.
   *[other] Potrzebne talie: { $need }, a życzenie spełniają tylko: { $decks }. Poproś o mniej.
}
setup-bad-first = Zaczyna random albo jedno z: { $players }, a nie { $first }.
setup-bots = { $count ->
    [one] Jakim botem jest { $names }? Wpisz numer; Enter oznacza { $usual }.
   *[other] Jakimi botami są { $names }? Wpisz jeden numer dla wszystkich albo po jednym dla każdego w tej kolejności; Enter oznacza { $usual } dla wszystkich.
}
setup-not-bots = { $count ->
    [one] Wpisz numer od 1 do { $most }.
   *[other] Wpisz jeden numer od 1 do { $most } albo po jednym dla każdego bota.
}
setup-bad-bots = { $count ->
    [0] W tej grze nie gra żaden bot, więc nie można wybrać jego rodzaju.
    [one] W tej grze gra jeden bot, więc można wybrać jeden rodzaj bota, a nie { $kinds }.
   *[other] Liczba botów w tej grze: { $count }. Rodzajów może być najwyżej tyle, a nie { $kinds }.
}
setup-further = Inne opcje? Wpisz o (lista) albo numer, aby jedną zmienić; Enter zaczyna grę.
setup-not-further = Wpisz o albo numer od 1 do { $most }.
setup-further-row = { $option }: { $value }
setup-further-value = { $option }: wpisz liczbę od { $least } do { $most }; Enter zostawia { $usual }.
setup-further-seed = Jakie ziarno? Dowolny tekst: w takiej samej grze to samo ziarno rozdaje te same karty. Enter zostawia je, jak jest.
setup-seed-lot = losowe
language-name = polski
language-spoken = Od teraz mówimy po polsku.
language-which = Wpisz lang i jeden z tych kodów:
always-on = Od teraz pytania padają także wtedy, gdy nic, co możesz zrobić, nie jest przydatne.
always-off = Od teraz pytania padają tylko wtedy, gdy coś, co możesz zrobić, może się przydać.

# The table

table-turn = Tura { NUMBER($turn, useGrouping: 0) }, Twoja kolej
table-turn-of = Tura { NUMBER($turn, useGrouping: 0) }, gra { $name }
table-turn-other = Tura { NUMBER($turn, useGrouping: 0) }, gra { $active }
table-turn-other-of = Tura { NUMBER($turn, useGrouping: 0) }, gra { $active }, patrzy { $name }
table-market = Rynek (talia rynku { NUMBER($deck, useGrouping: 0) }, stos kart rupieci { NUMBER($junk, useGrouping: 0) })
table-bin = Na stosie odrzuconych kart rynku: { $card } (kart: { NUMBER($count, useGrouping: 0) })
table-teams = { $first } kontra { $second }
table-you = Ty
table-slot = +{ NUMBER($slot, useGrouping: 0) }
table-empty = (puste)
table-worth = { $deck } { NUMBER($value, useGrouping: 0) }
table-price = Twoja cena { NUMBER($price, useGrouping: 0) }
table-costs = cena { NUMBER($price, useGrouping: 0) }
table-piles = { $name }: na ręce { NUMBER($hand, useGrouping: 0) }, talia { NUMBER($deck, useGrouping: 0) }, odrzucone { NUMBER($discard, useGrouping: 0) }, następny stos { NUMBER($next, useGrouping: 0) }
table-piles-you = Ty: talia { NUMBER($deck, useGrouping: 0) }, odrzucone { NUMBER($discard, useGrouping: 0) }, następny stos { NUMBER($next, useGrouping: 0) }
table-gold = { $count ->
    [one] 1 moneta
    [few] { NUMBER($count, useGrouping: 0) } monety
   *[many] { NUMBER($count, useGrouping: 0) } monet
}
table-stack = { NUMBER($stack, useGrouping: 0) }: { $cards }
table-stack-separator = { "\u00A0| " }
table-known = wiesz, że na tej ręce jest: { $cards }
table-deck-top = na wierzchu Twojej talii: { $cards }
table-deck-top-of = na wierzchu tej talii: { $cards }
table-deck-unknown = nieznana karta
table-lasting = działa do następnej tury: { $cards }
table-schedule = w grafiku, na następną turę: { $cards }
table-resigned = gra poddana: dalej gra tu bot
table-away = nieobecność przy stole: gra tu bot
table-hand = Twoja ręka, warta { NUMBER($total, useGrouping: 0) }
table-hand-empty = Twoja ręka jest pusta.
table-hand-card = { $card } { NUMBER($value, useGrouping: 0) }
table-hand-card-altered = { $card } { NUMBER($value, useGrouping: 0) } (nadruk { NUMBER($printed, useGrouping: 0) })
table-hand-forms = { $count ->
    [one] { $card } działa jako { $cards }
   *[many] { $card } działa jako jedna z kart: { $cards }
}
table-hand-separator = { ", " }

# Asking

ask = { "> " }
ask-usual = { $option } (Enter)
ask-out-of-turn = To nie Twoja tura: gra { $name }. Decydujesz, bo masz kartę, która może odpowiedzieć na to, co się właśnie stało.
ask-number = Wpisz jeden z numerów od 1 do { $most } albo ?, aby zobaczyć pomoc.
ask-one-of = Wpisz jedną z tych liczb: { $values }.
ask-unknown = Nie rozumiem: „{ $input }”. Wpisz ?, aby zobaczyć pomoc; nic się nie zmieniło.
ask-twice = Każdą kartę można podać raz. Nic się nie zmieniło.
pick-enter = Enter: { $cards }
pick-none = Enter lub 0: nic
pick-back = b:{ "\u00A0" }wróć
pick-as-listed = Enter: tak jak na liście
pick-card = { $card } { NUMBER($value, useGrouping: 0) }
pick-so-far = Na razie: { $cards }. To { NUMBER($total, useGrouping: 0) } z { NUMBER($need, useGrouping: 0) }, brakuje { NUMBER($missing, useGrouping: 0) }. Dodaj kolejne numery albo wpisz b, aby zacząć od nowa.
pick-so-far-open = Na razie: { $cards }, wartość { NUMBER($total, useGrouping: 0) }. Potrzeba jeszcze innych kart: dodaj kolejne numery albo wpisz b, aby zacząć od nowa.
pick-too-much = { $cards }: razem { NUMBER($total, useGrouping: 0) }, czyli więcej niż { NUMBER($need, useGrouping: 0) }. Stos musi być wart dokładnie tyle, ile trzeba.
pick-spare = Karta „{ $card }” jest zbędna, wystarczy: { $cards }. Nie nadpłaca się kartami, które nie są potrzebne.
pick-several = Kilka naraz: 1 2
pick-more-than-asked = To więcej, niż trzeba, albo karta, której tyle nie ma. Nic się nie zmieniło.
pick-unneeded = Za to nie da się kupić żadnej karty z rynku: { $cards }. Każda karta w zapłacie musi być potrzebna. Nic się nie zmieniło.
pick-arrange = { $card } ({ $deck } { NUMBER($value, useGrouping: 0) }), teraz +{ NUMBER($slot, useGrouping: 0) }
pick-arrange-how = Podaj karty od prawej, zaczynając od +{ NUMBER($slot, useGrouping: 0) }. Niepodane leżą dalej w swojej kolejności.
pick-arrange-empty = 0: puste miejsce
pick-arrange-bad = Tak za tę zapłatę nic się nie kupi: karta musi kosztować od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }. Nic się nie zmieniło.
pick-every = { $count ->
    [few] Podaj wszystkie { NUMBER($count, useGrouping: 0) } w dowolnej kolejności albo naciśnij Enter.
   *[many] Podaj wszystkie, razem { NUMBER($count, useGrouping: 0) }, w dowolnej kolejności albo naciśnij Enter.
}

pick-ask = Jeśli partner odmówi, nic nie zostanie użyte.
pick-offer-bad = Z tym żadna pomoc nie stworzy stosu: { $cards }. Twoje karty muszą być warte mniej niż { NUMBER($need, useGrouping: 0) } i być z jednej talii zwierząt, chyba że karta może pozwolić na inne. Nic się nie zmieniło.
pick-help-bad = To nie uzupełnia stosu: { $cards }. Nic się nie zmieniło.
pick-decline = Enter lub 0: nie pomagaj

# Passing on

pass-on = Oddaj klawiaturę, teraz decyduje { $name }. Potem naciśnij Enter.

# Taking back and giving up

answer-yes = tak
answer-no = nie
answer-neither = Wpisz tak albo nie.
undo-done = { $who ->
    [you] { $since ->
        [yes] { $what ->
            [turn] Cofasz swoją turę od początku, a z nią wszystko, co stało się potem.
           *[step] Cofasz swój ostatni krok, a z nim wszystko, co stało się potem.
        }
       *[no] { $what ->
            [turn] Cofasz swoją turę od początku.
           *[step] Cofasz swój ostatni krok.
        }
    }
   *[other] { $since ->
        [yes] { $what ->
            [turn] { $name } cofa swoją turę od początku, a z nią wszystko, co stało się potem.
           *[step] { $name } cofa swój krok, a z nim wszystko, co stało się potem.
        }
       *[no] { $what ->
            [turn] { $name } cofa swoją turę od początku.
           *[step] { $name } cofa swój ostatni krok.
        }
    }
}
undo-nothing = Nie masz jeszcze nic do cofnięcia.
undo-over = Gra skończona: nic już nie można cofnąć.
undo-never = Przy tym stole niczego się nie cofa.
undo-answered = Nie można tego tak po prostu cofnąć, bo od tego czasu decydował ktoś inny.
undo-revealed = { $by ->
    [rolled] Nie można tego tak po prostu cofnąć, bo od tego czasu rzucono kostką.
    [mixed] Nie można tego tak po prostu cofnąć, bo od tego czasu wymieniono karty z rąk lub zamieniono stosy.
    [shuffled] Nie można tego tak po prostu cofnąć, bo od tego czasu tasowano karty.
    [seen] Nie można tego tak po prostu cofnąć, bo od tego czasu oglądano zakryte karty.
    [asked] Nie można tego tak po prostu cofnąć, bo już wiadomo, kto może o czymś decydować.
    [taken] Nie można tego tak po prostu cofnąć, bo od tego czasu zabrano kartę z czyjejś ręki.
    [market] Nie można tego tak po prostu cofnąć, bo od tego czasu na rynek trafiły nowe karty.
    [drawn] Nie można tego tak po prostu cofnąć, bo od tego czasu dobrano karty.
   *[shown] Nie można tego tak po prostu cofnąć, bo od tego czasu pokazano zakrytą kartę.
}
undo-may-ask = { $count ->
    [one] Da się to cofnąć, jeśli zgodzi się { $names }. Prosisz o zgodę? Wpisz tak albo nie.
   *[many] Da się to cofnąć, jeśli zgodzą się { $names }. Prosisz o zgodę? Wpisz tak albo nie.
}
undo-ask = { $what ->
    [turn] Oddaj klawiaturę, decyduje { $name }. { $asker } chce cofnąć turę od początku. Zgadzasz się? Wpisz tak albo nie.
   *[step] Oddaj klawiaturę, decyduje { $name }. { $asker } chce cofnąć krok. Zgadzasz się? Wpisz tak albo nie.
}
undo-refused = { $name } się nie zgadza: nic nie zostaje cofnięte.
resign-sure = { $ends ->
    [yes] Poddajesz grę? To będzie jej koniec. Wpisz tak albo nie.
   *[no] Poddajesz grę? Potoczy się dalej bez Ciebie, z botem na Twoim miejscu. Wpisz tak albo nie.
}
resign-not = Grasz dalej.
resign-done = { $name } poddaje grę. Na tym miejscu gra dalej bot.

# Saved games

saved-title = Twoje zapisane gry, od ostatnio granej:
saved-game = { $when }  { $names }: { $mode ->
    [teams] { $over ->
        [yes] w drużynach, skończona po turze { NUMBER($turn, useGrouping: 0) }
       *[no] w drużynach, przerwana w turze { NUMBER($turn, useGrouping: 0) }
    }
    [solo] { $over ->
        [yes] w pojedynkę przeciw Kompanii, skończona po turze { NUMBER($turn, useGrouping: 0) }
       *[no] w pojedynkę przeciw Kompanii, przerwana w turze { NUMBER($turn, useGrouping: 0) }
    }
    [coop] { $over ->
        [yes] we dwoje przeciw Kompanii, skończona po turze { NUMBER($turn, useGrouping: 0) }
       *[no] we dwoje przeciw Kompanii, przerwana w turze { NUMBER($turn, useGrouping: 0) }
    }
   *[free] { $over ->
        [yes] skończona po turze { NUMBER($turn, useGrouping: 0) }
       *[no] przerwana w turze { NUMBER($turn, useGrouping: 0) }
    }
}
saved-damaged = Pominięte, bo nie da się odczytać: { $file }
saved-none = Nie ma zapisanej gry.
saved-which = Wpisz numer, aby grać dalej w tę grę albo, jeśli jest skończona, ją przejrzeć. Enter wraca.
saved-more = Wpisz m, aby zobaczyć starsze.

# Looking through a game that was played

replay-title = { $step ->
    [0] Przed pierwszym krokiem, wszystkich kroków: { NUMBER($length, useGrouping: 0) }
   *[other] Krok { NUMBER($step, useGrouping: 0) } z { NUMBER($length, useGrouping: 0) }, tura { NUMBER($turn, useGrouping: 0) }, { $name }
}
replay-from = { $who ->
    [watcher] Tak widzi grę widownia.
   *[seat] Tak widzi grę { $name }.
}
replay-end = { $state ->
    [over] { $count ->
        [one] To ostatni krok: gra skończona, wygrywa { $winners }.
       *[many] To ostatni krok: gra skończona, wygrywają { $winners }.
    }
    [resigned] { $resigned ->
        [one] { $count ->
            [one] To ostatni krok: grę poddaje { $names }, wygrywa { $winners }.
           *[many] To ostatni krok: grę poddaje { $names }, wygrywają { $winners }.
        }
       *[many] { $count ->
            [one] To ostatni krok: grę poddają { $names }, wygrywa { $winners }.
           *[many] To ostatni krok: grę poddają { $names }, wygrywają { $winners }.
        }
    }
   *[runs] To ostatni krok: dalej gry nie rozegrano.
}
replay-choosing = { $who ->
    [you] Jeszcze wybierasz.
   *[other] { $name } jeszcze wybiera.
}
replay-first = To początek.
replay-running = { $people ->
    [one] Ta gra nie jest skończona: widać ją z miejsca jej własnego gracza albo jako widownia.
   *[many] Ta gra nie jest skończona i gra w nią kilka osób: patrzeć można tylko z ich miejsc. Kto patrzy, widzi tamtą rękę, więc patrz tylko ze swojego miejsca.
}
replay-how = Enter: dalej   b: wstecz   N, P: tura w przód, w tył   ?: więcej   q: wyjdź
replay-help =
    n, Enter   następny krok
    b          krok wstecz
    N          następna tura
    P          początek tej tury, potem poprzednia tura
    t 5        do początku tury 5
    s 2        patrz z drugiego miejsca (samo s: z następnego)
    w          patrz jak widownia (tak samo s 0)
    l          dziennik do tego miejsca (l 50, aby zobaczyć więcej)
    d          stosy kart odrzuconych
    c NAZWA    co robi karta
    o          graj dalej od tego miejsca, w nowej grze z własnym plikiem
    ?          ta pomoc
    q          wyjdź
replay-seats = Miejsca, z których można patrzeć: { $seats }. Wpisz s i numer albo w, aby patrzeć jak widownia.
replay-seat = { NUMBER($number, useGrouping: 0) } { $name }
replay-turns = Tury idą od 1 do { NUMBER($last, useGrouping: 0) }: wpisz t 5, aby przejść do piątej.
replay-over = Tutaj gra jest skończona. Najpierw się cofnij, potem możesz grać dalej.
replay-people = Na których miejscach grają odtąd ludzie? { $seats }. Wpisz ich numery albo 0, jeśli na żadnym; Enter oznacza { $usual }.
replay-bad-people = Wpisz liczby od 1 do { $most }, każdą raz, albo 0.
replay-goes-on = Gra toczy się stąd dalej, we własnym pliku.

# Help

help =
    Odpowiadaj numerem, a gdy chodzi o kilka kart, kilkoma (1 3 4).
    ?          ta pomoc
    c NAZWA    co robi karta, także według jej numeru w pytaniu (c 3)
    t          stół jeszcze raz
    d          stosy kart odrzuconych
    l          dziennik gry (l 50, aby zobaczyć więcej)
    r          zasady w skrócie
    hint       trzy najlepsze odpowiedzi, gdy grasz wyłącznie z botami (hint 1 daje pierwszą)
    u          cofnij swój ostatni krok (uu albo undo turn: całą turę)
    resign     poddaj grę
    always     pytaj mnie także, gdy nic nie jest przydatne; ponownie: już nie
    lang       inny język (lang en)
    q          zapisz grę i wyjdź
rules =
    Cel: zbuduj na straganie przed innymi osiem stosów, pierwszy wart 1, następny 2 i tak dalej aż do 8. Stos składa się z kart jednej talii zwierząt i jest wart dokładnie tyle, ile jego numer. Rupiecie do stosów nie wchodzą.

    Twoja tura to jedna z tych czterech akcji:
    - Kup kartę z rynku. Kosztuje tyle, ile wynosi jej wartość i dodatkowy koszt miejsca (od +0 do +4). Płacisz kartami z ręki; reszty się nie wydaje i nie wolno płacić kartą, która nie jest potrzebna. Nowa karta trafia na Twoją rękę, a zapłata na Twój stos kart odrzuconych.
    - Zagraj trik. Wiele z nich daje dodatkową akcję.
    - Zbuduj swój następny stos.
    - Odrzuć dowolną liczbę kart.

    Potem dobierasz, aż masz na ręce pięć kart, a rynek się przesuwa i zostaje uzupełniony. Pusta talia powstaje na nowo z Twojego stosu kart odrzuconych. Karty, których nie używasz, zostają na Twojej ręce.

    Niektóre triki czekają w grafiku: to, co ich tekst mówi o Twojej następnej turze, dzieje się na jej początku, przed Twoją akcją.

    Karty pasywne nie potrzebują akcji: działają na ręce, w zapłacie albo w stosie, jak mówi ich tekst. Co zostaje usunięte, odchodzi od Ciebie na dobre: na stos odrzuconych kart rynku, a rupiecie na stos kart rupieci.

    Partnerzy wspólnie budują jeden stragan z dziesięcioma stosami i mogą prosić się nawzajem o karty, których potrzebuje stos. Przeciw Kompanii wygrywasz, jeśli Twój stragan jest pełny, zanim wykupi ona cały rynek.
card-facts = { $name }: { $deck } { NUMBER($value, useGrouping: 0) }, { $kind }
card-facts-bonus = { $name }: { $deck } { NUMBER($value, useGrouping: 0) }, { $kind }, dodatkowa akcja
card-english = Po angielsku: { $name }.
card-which = Która karta? W grze są: { $cards }.
card-unknown = Żadna karta w tej grze nie nazywa się „{ $name }”. Są: { $cards }.
discard-yours = Twój stos kart odrzuconych, od wierzchniej karty: { $cards }
discard-of = { $name }, stos kart odrzuconych od wierzchniej karty: { $cards }
discard-market = Stos odrzuconych kart rynku, od wierzchniej karty: { $cards }
discard-empty = (pusty)
log-title = { $count ->
    [one] Ostatnia linia dziennika:
    [few] Ostatnie { NUMBER($count, useGrouping: 0) } linie dziennika:
   *[many] Ostatnich { NUMBER($count, useGrouping: 0) } linii dziennika:
}

# The end

end-won-you = Brawo! Twój stragan jako pierwszy ma { $stacks ->
    [1] jeden stos
    [8] osiem stosów
    [few] { NUMBER($stacks, useGrouping: 0) } stosy
   *[many] { NUMBER($stacks, useGrouping: 0) } stosów
}: wygrywasz w turze { NUMBER($turn, useGrouping: 0) }.
end-won = { $name } jako pierwszy gracz ma na straganie { $stacks ->
    [1] jeden stos
    [8] osiem stosów
    [few] { NUMBER($stacks, useGrouping: 0) } stosy
   *[many] { NUMBER($stacks, useGrouping: 0) } stosów
} i wygrywa w turze { NUMBER($turn, useGrouping: 0) }. Piękna gra!
end-resigned-you = { $count ->
    [one] Poddajesz grę w turze { NUMBER($turn, useGrouping: 0) }: wygrywa { $winners }.
   *[many] Poddajesz grę w turze { NUMBER($turn, useGrouping: 0) }: wygrywają { $winners }.
}
end-resigned = { $resigned ->
    [one] { $count ->
        [one] { $winners } wygrywa w turze { NUMBER($turn, useGrouping: 0) }, bo grę poddaje { $names }.
       *[many] { $winners } wygrywają w turze { NUMBER($turn, useGrouping: 0) }, bo grę poddaje { $names }.
    }
   *[many] { $count ->
        [one] { $winners } wygrywa w turze { NUMBER($turn, useGrouping: 0) }, bo grę poddają { $names }.
       *[many] { $winners } wygrywają w turze { NUMBER($turn, useGrouping: 0) }, bo grę poddają { $names }.
    }
}
end-gave-up-you = Po drodze gra poddana: dalej grał za Ciebie bot.
end-gave-up = { $name }: gra poddana po drodze, dalej grał bot.
end-stall-you = Twoje stosy: { NUMBER($stacks, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }.
end-stall = { $name }, stosy: { NUMBER($stacks, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }.
end-won-team-you = Brawo! Wasz stragan jako pierwszy ma wszystkie stosy: { $names } wygrywają w turze { NUMBER($turn, useGrouping: 0) }.
end-won-team = { $names } mają pierwszy stragan ze wszystkimi stosami i wygrywają w turze { NUMBER($turn, useGrouping: 0) }. Piękna gra!
end-stall-team = { $names }, stosy: { NUMBER($stacks, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }.
end-record = Zapis tej gry: { $file }
end-saved = Gra jest zapisana. Możesz do niej wrócić w każdej chwili:
end-resume = animalfolk play --resume { $file }
end-goodbye = Do zobaczenia!
save-unreadable = Tej zapisanej gry nie da się odczytać: { $file } ({ $reason })
save-failing = Uwaga: gry nie da się teraz zapisać ({ $reason }). Możesz grać dalej.

# Ways to play

way-free = Każdy na własny rachunek
way-teams = Dwoje na dwoje, każda para z jednym straganem
way-solo = W pojedynkę przeciw Kompanii
way-coop = We dwoje przeciw Kompanii

# Choosing decks in turn

draft-begins = Talie wybiera się po kolei. Zaczyna { $name }.
draft-ask-ban = { $name }: która talia nie bierze udziału w tej grze? Wpisz jej numer.
draft-ask-pick = { $name }: która talia wchodzi do tej gry? Wpisz jej numer.
draft-ban = { $name } wyklucza: { $deck }.
draft-pick = { $name } wybiera: { $deck }.

# The Company

company-name = Kompania
setup-difficulty = Jak trudno ma być? 1: łagodnie, Kompania zawsze kupuje jedną kartę na turę; 2: zwyczajnie, dwie po przetasowaniu rynku; 3: surowo, dwie od początku. Enter oznacza 2. Poziomy 1 i 3 są nasze.
table-company = { $name }: w talii { NUMBER($deck, useGrouping: 0) }, zakupy na turę { NUMBER($power, useGrouping: 0) }, kupione karty { NUMBER($count, useGrouping: 0) }
table-company-hand = jej ręka, od aktywnej karty: { $cards }
table-company-thrown = straciła w tej turze kartę i więcej nie straci
table-hand-of = na tej ręce: { $cards }
discard-company = Talia Kompanii, od aktywnej karty: { $cards }
option-active = { $name ->
    [Kompania] { $card }, aktywna karta Kompanii
   *[other] { $card }, aktywna karta ({ $name })
}
end-won-company = { $count ->
    [one] { $names } pokonuje Kompanię w turze { NUMBER($turn, useGrouping: 0) }. Zbudowane stosy: { NUMBER($stacks, useGrouping: 0) }. Piękna gra!
   *[many] { $names } wspólnie pokonują Kompanię w turze { NUMBER($turn, useGrouping: 0) }. Zbudowane stosy: { NUMBER($stacks, useGrouping: 0) }. Piękna gra!
}
end-won-solo = Brawo! Na Twoim straganie { $stacks ->
    [one] stoi 1 stos
    [few] stoją { NUMBER($stacks, useGrouping: 0) } stosy
   *[many] stoi { NUMBER($stacks, useGrouping: 0) } stosów
}: pokonujesz Kompanię w turze { NUMBER($turn, useGrouping: 0) }.
end-lost = Rynek jest pusty: Kompania wygrywa w turze { NUMBER($turn, useGrouping: 0) }. Następnym razem pójdzie lepiej!
end-company = { $name }, kupione karty: { NUMBER($count, useGrouping: 0) }.
end-stall-together = { $names }, wspólne stosy: { NUMBER($stacks, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }.
