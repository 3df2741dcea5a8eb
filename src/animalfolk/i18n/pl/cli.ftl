## The command line: what its commands say. Their help is in help.ftl.

# Files

file-unreadable = Nie da się odczytać { $file }: { $reason }
file-not-text = Nie da się odczytać { $file }: to nie jest tekst.
file-unwritable = Nie da się zapisać { $file }: { $reason }
file-no-figures = Nie da się odczytać { $file }: nie ma w nim liczb z animalfolk bench --out.
file-none = W folderze { $folder } nie ma pliku { $endings }.

# play, replay

resume-alone = { $flag } nie można podać razem z --resume: gra, która toczy się dalej, zachowuje to, z czym się zaczęła.
given-no-value = Opcję zapisuje się NAZWA=WARTOŚĆ, na przykład gold=by_seat, a nie { $option }.
given-twice = Opcja { $option } jest podana dwa razy: { $first } i { $second }.
replay-no-turn = Ostatnia tura to { NUMBER($last, useGrouping: 0) }; nie ma tury { NUMBER($turn, useGrouping: 0) }.
replay-no-seat = Na tę grę można patrzeć z: { $seats }, a nie z { $seat }.

# analyse

analyse-not-over = Nie można przeanalizować { $file }: ta partia jeszcze trwa.
analyse-title = Szanse każdej strony na wygraną po każdej turze, w %:
analyse-line = { $mark } to { $names }.
analyse-mistakes = Największe błędy w oczach bota, najwyżej jeden na turę, z szansą na wygraną po każdej odpowiedzi:
analyse-none = Nie ma błędu wartego wzmianki w oczach bota.
analyse-place = Tura { NUMBER($turn, useGrouping: 0) }, krok { NUMBER($step, useGrouping: 0) }: { $name }
analyse-chosen = Wybrano, { NUMBER($chance, useGrouping: 0) } %: { $option }
analyse-better = Lepiej, { NUMBER($chance, useGrouping: 0) } %: { $option }
analyse-how = Ocena według tego, co można było wtedy wiedzieć: wykres według wiedzy widzów, odpowiedź według wiedzy tego, kto jej udzielił. Przemyślenia na każdą ocenę: { NUMBER($thoughts, useGrouping: 0) }.

# check, verify

check-ok = ok { $file } { $title }
check-differs = różnica { $file } { $reason }
check-count = { $count ->
    [one] 1 scenariusz
    [few] { NUMBER($count, useGrouping: 0) } scenariusze
   *[many] { NUMBER($count, useGrouping: 0) } scenariuszy
}, różnice: { NUMBER($differ, useGrouping: 0) }{ $unread ->
    [0] { "" }
   *[other] , nie da się odczytać: { NUMBER($unread, useGrouping: 0) }
}
verify-good = dobrze { $file } { $mode }, { $players ->
    [one] 1 gracz
   *[many] { NUMBER($players, useGrouping: 0) } graczy
}, { $turns ->
    [one] 1 tura
    [few] { NUMBER($turns, useGrouping: 0) } tury
   *[many] { NUMBER($turns, useGrouping: 0) } tur
}, { $answers ->
    [one] 1 odpowiedź
    [few] { NUMBER($answers, useGrouping: 0) } odpowiedzi
   *[many] { NUMBER($answers, useGrouping: 0) } odpowiedzi
}, { $end ->
    [unfinished] niedokończona
    [resigned] wygrana: { $result }, bo inni się poddali
   *[won] wygrana: { $result }
}; { $kind ->
    [seat] widziana z jednego miejsca, { $holds ->
        [both] łańcuch i ziarno się zgadzają
        [chain] łańcuch się zgadza
        [seed] ziarno się zgadza
       *[none] bez łańcucha i ziarna
    }
   *[other] { $holds ->
        [both] łańcuch i ziarno się zgadzają
        [chain] łańcuch się zgadza
        [seed] ziarno się zgadza
       *[none] bez łańcucha i ziarna
    }
}
verify-wrong = źle { $file } { $reason }

# cards

cards-none = Takiej karty nie ma.
cards-unknown = Nie ma karty „{ $name }”. { $count ->
    [0] Wszystkie wymienia animalfolk cards.
   *[other] Podobne: { $near }.
}
cards-deck = { $name } ({ $deck })
cards-copies = ×{ NUMBER($count, useGrouping: 0) }
cards-kind = { $bonus ->
    [yes] { $kind }, dodatkowa akcja (+)
   *[no] { $kind }
}
cards-count = { $count ->
    [one] 1 karta
    [few] { NUMBER($count, useGrouping: 0) } różne karty
   *[many] { NUMBER($count, useGrouping: 0) } różnych kart
}

# rules

reading-chapter = { $title }: { $line }
reading-overview =
    Zasady, tak jak je rozumiemy. Podaj grupę, zasadę, talię albo kartę, aby czytać dalej, albo dowolne słowo do odszukania:
    animalfolk rules BUY, animalfolk rules BUY-07, animalfolk rules żołądź, animalfolk rules nadpłacić.
reading-decks = Talie: { $decks }.
reading-found = Gdzie jest „{ $word }”:
reading-unknown = Nie ma zasady ani karty „{ $name }”. { $count ->
    [0] Wpisz animalfolk rules, aby zobaczyć, co jest.
   *[other] Podobne: { $near }.
}
reading-other = Inaczej można też: { $text }
reading-not-built = { $name } (tą talią nie można jeszcze grać)

# simulate, arena

bot-unknown = Nie ma bota „{ $name }”. { $near ->
    [none] Są: { $bots }.
   *[other] Może chodzi o { $near }?
}
bot-counts = Po poziomie ({ $levels }) może stać liczba namysłów i to, ilu jego tur sięgają, od 1 do 9, jak w master@100, master@100x2 albo master@100x2c, który gra dalej starannie; nie { $name }.
clock-cuts = Odpowiedzi, przy których zegar przerwał namysł: { NUMBER($count, useGrouping: 0) }.
progress-playing = Gram
progress-thinking = Namysł
progress-removing = Usuwam
progress-games = Gry: { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }, jeszcze około { $unit ->
    [hours] { $left ->
        [one] 1 godziny
       *[many] { NUMBER($left, useGrouping: 0) } godzin
    }
    [minutes] { $left ->
        [one] 1 minuty
       *[many] { NUMBER($left, useGrouping: 0) } minut
    }
   *[seconds] { $left ->
        [one] 1 sekundy
       *[many] { NUMBER($left, useGrouping: 0) } sekund
    }
}
progress-deals = Rozdania: { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }, jeszcze około { $unit ->
    [hours] { $left ->
        [one] 1 godziny
       *[many] { NUMBER($left, useGrouping: 0) } godzin
    }
    [minutes] { $left ->
        [one] 1 minuty
       *[many] { NUMBER($left, useGrouping: 0) } minut
    }
   *[seconds] { $left ->
        [one] 1 sekundy
       *[many] { NUMBER($left, useGrouping: 0) } sekund
    }
}
progress-parts = Części: { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }, jeszcze około { $unit ->
    [hours] { $left ->
        [one] 1 godziny
       *[many] { NUMBER($left, useGrouping: 0) } godzin
    }
    [minutes] { $left ->
        [one] 1 minuty
       *[many] { NUMBER($left, useGrouping: 0) } minut
    }
   *[seconds] { $left ->
        [one] 1 sekundy
       *[many] { NUMBER($left, useGrouping: 0) } sekund
    }
}
progress-removed = Usunięto: { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }, jeszcze około { $unit ->
    [hours] { $left ->
        [one] 1 godziny
       *[many] { NUMBER($left, useGrouping: 0) } godzin
    }
    [minutes] { $left ->
        [one] 1 minuty
       *[many] { NUMBER($left, useGrouping: 0) } minut
    }
   *[seconds] { $left ->
        [one] 1 sekundy
       *[many] { NUMBER($left, useGrouping: 0) } sekund
    }
}

# Who does the work

ray-address = „{ $address }” to nie adres klastra Ray; taki adres wygląda jak 10.0.0.7:6379.
ray-silent = Żaden klaster Ray nie odpowiada pod adresem { $address }.
ray-closed = Klaster Ray pod adresem { $address } odmawia połączenia. Jeśli wymaga tokenu, ustaw RAY_AUTH_MODE=token i RAY_AUTH_TOKEN.
ray-refused = Nie da się użyć Ray pod adresem { $address }: { $reason }
ray-strange = Wszystkie komputery klastra Ray pod adresem { $address } potrzebują tej samej wersji animalfolk co ten.
crew-lost = Proces, który rozgrywał te same gry, przepadł { $times } razy, więc reszta nie zostanie rozegrana. Jeśli brakuje pamięci, może pomóc mniejsze --jobs.

# simulate

simulate-title =
    Gry: { NUMBER($games, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }; { $mode }, { $players ->
        [one] 1 gracz
       *[many] { $players } graczy
    }, talie { $decks }
    boty { $bots }, ziarno { $seed }
simulate-seats = Według miejsc (P1 zaczyna)
simulate-bots = Według botów
simulate-games = gry
simulate-wins = wygrane
simulate-share = udział
simulate-interval = przedział 95 %
simulate-ends = Jak się skończyły
simulate-won = wygrana gracza
simulate-lost = przegrana z Kompanią
simulate-capped = { $cap ->
    [one] przerwane po 1 odpowiedzi
   *[many] przerwane po { NUMBER($cap, useGrouping: 0) } odpowiedziach
}
simulate-length = Tury: średnio { $mean }, mediana { $median }; osiem gier na dziesięć trwało od { $low } do { $high }.
simulate-answers = Decyzje: { $count } na grę.
simulate-time = Czas: { $seconds } s; gier na sekundę { $games }, decyzji na sekundę { $answers }.

# bench

bench-engine = { $compiled ->
    [yes] Silnik: skompilowany, Python { $python }
   *[no] Silnik: interpretowany, Python { $python }
}
bench-beside = Po lewej: ten pomiar; po prawej: tamten, i ile razy więcej jest w tym
bench-yardstick = wzorzec, czysty Python
bench-games = losowe gry dla 2 graczy
bench-decisions = decyzje w nich
bench-mixed-games = gry z trzema taliami ze wszystkich
bench-mixed-decisions = decyzje w tamtych
bench-clone = kopia w środku efektu
bench-redeal = nowe rozdanie w środku efektu
bench-dump = zapis do JSON
bench-load = odczyt z JSON
bench-view = co widzi gracz w środku efektu
bench-memory = pamięć jednego stanu
bench-python = start samego Pythona
bench-help = animalfolk --help
bench-help-times = animalfolk --help, ile razy Python
bench-openspiel-hearts = OpenSpiel, kierki
bench-openspiel-gin_rummy = OpenSpiel, gin remik
unit-steps-rate = kroki/s
unit-games-rate = gry/s
unit-decisions-rate = decyzje/s
unit-us = µs
unit-ms = ms
unit-bytes = bajty
unit-times = razy

# arena

arena-two = Spotykają się dwa boty, jak w animalfolk arena master trader; dla wszystkich par większej liczby botów jest --all.
arena-one = Przeciw Kompanii gra jeden bot, jak w animalfolk arena master --mode solo; dla większej liczby jest --all.
arena-twice = Z --all każdego bota podaje się raz.
arena-bounds = Po --sprt stoją dwa udziały od 0 do 1, mniejszy najpierw, jak w --sprt 0.5 0.55.
arena-no-deals = Nie da się odczytać { $file }: nie ma w nim rozdań z animalfolk arena --out.
arena-strange = { $count ->
    [one] 1 rozdanie w { $file } pochodzi z innej wersji gry albo jej botów i nie liczy się.
    [few] { NUMBER($count, useGrouping: 0) } rozdania w { $file } pochodzą z innej wersji gry albo jej botów i nie liczą się.
   *[many] { NUMBER($count, useGrouping: 0) } rozdań w { $file } pochodzi z innej wersji gry albo jej botów i nie liczy się.
}
arena-which = { $mode ->
    [teams] drużyny
    [solo] solo, { $difficulty }
    [coop] coop, { $difficulty }
   *[free] { $players ->
        [3] jeden na dwóch
        [4] jeden na trzech
       *[2] 2 graczy
    }
}{ $held ->
    [yes] , talie odłożone
   *[no] {""}
}
arena-title = Rozdania: { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }, każde ze wszystkich miejsc; { $game }; ziarno { $seed }
arena-ours = nasz
arena-theirs = ich
arena-won = wygrane
arena-games = gry
arena-mean = ms
arena-most = 95 %
arena-stopped = przerwane
arena-cut = skrócone
arena-note = Wygrane: przez naszego, z przedziałem 95 %, w którym próbą jest rozdanie. ms: czas procesora na odpowiedź naszego, średnio, i czas, którego 95 % nie przekracza. Przerwane: gry dłuższe niż { NUMBER($cap, useGrouping: 0) } odpowiedzi.
arena-turns = Tury: { $count } na grę. Najwolniejsza odpowiedź naszego trwała { $slowest } ms.
arena-theirs-time = Odpowiedź drugiego bota trwała średnio { $mean } ms; 95 % trwało najwyżej { $most } ms.
arena-verdict = Test sekwencyjny: { $verdict ->
    [stronger] to większy udział.
    [not] to mniejszy udział.
   *[open] jeszcze nierozstrzygnięty.
}
arena-fixed = Przedział jest taki jak przy liczbie rozdań ustalonej z góry; gdy kończy test sekwencyjny, udział może wyglądać trochę wyraźniej, niż jest naprawdę.
arena-rated = bot
arena-rating = ranking
arena-points = Rankingi według Bradleya i Terry’ego; { $anchor } ma 0. Kto ma { NUMBER($points, useGrouping: 0) } punktów więcej, wygrywa dziesięć gier na jedenaście.
arena-bots = boty
arena-game = gra
arena-milliseconds = ms (95 %)
arena-command = polecenie
arena-share = { $mean } % ({ $low } do { $high })
arena-times = { $mean } ({ $most })
arena-against = `{ $ours }` przeciw `{ $theirs }`

## serve

serve-ready = animalfolk jest pod adresem { $url } (Ctrl-C zatrzymuje)
serve-stopped = Serwer się zatrzymał; wszystko jest zachowane.
serve-port = Nie można słuchać pod { $host }, port { $port }: { $reason }
serve-database = Nie można użyć bazy danych: { $reason }
serve-setting = { $where }: ustawienie { $name } nie może być „{ $value }”.
serve-setting-unknown = { $where }: nie ma ustawienia { $name }. Są: { $names }.
serve-setting-near = { $where }: nie ma ustawienia { $name }. Czy chodziło o { $near }?
serve-not-toml = Nie da się odczytać { $file } jako TOML: { $reason }

## backup

backup-sound = Wszystko w porządku. Stoły: { $games }, wpisy: { $entries }
backup-failed = Nie można tego zrobić: { $reason }
backup-needs-file = backup { $action } wymaga --file.

## prune

prune-visitors = Goście bez stołu: { NUMBER($count, useGrouping: 0) }
prune-open = Stoły, przy których gra się nie zaczęła: { NUMBER($count, useGrouping: 0) }
prune-running = Nieskończone gry kilku osób: { NUMBER($count, useGrouping: 0) }
prune-games = Skończone gry kilku osób: { NUMBER($count, useGrouping: 0) }
prune-bot-games = Gry jednej osoby z botami: { NUMBER($count, useGrouping: 0) }
prune-lessons = Lekcje: { NUMBER($count, useGrouping: 0) }
prune-records = Zapisy skądinąd i gry dogrywane od wybranego kroku: { NUMBER($count, useGrouping: 0) }
prune-done = Usunięto: { NUMBER($count, useGrouping: 0) }
prune-dry = Do usunięcia: { NUMBER($count, useGrouping: 0) }. Nic się nie zmieniło.
