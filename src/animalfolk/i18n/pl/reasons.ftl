## Why something cannot be done, a whole sentence for each code of an error. Options, modes, keys and names of cards
## stand as people type them; $came is what stands in the text.

# Options and players

why-option = Nie ma opcji „{ $option }”. Są: { $options }.
why-option-named = Opcji { $option } nie da się użyć: instrukcja wymienia takie rzeczy, ale nie podaje ich zasad, a tu żadnych nie wymyślamy.
why-option-number = Opcja { $option } to liczba od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }, a nie „{ $value }”.
why-option-value = Opcja { $option } to jedno z: { $names }, a nie „{ $value }”.
why-option-mode = Opcja { $option } jest dla tych trybów: { $modes }; nie dla { $mode }.
why-exclude = Przy difficulty={ $difficulty } siła nabywcza Kompanii nigdy się nie zmienia, więc nie łączy się to z power_on_exhaustion=yes.
why-players = W trybie { $mode } liczba graczy może wynosić { $allowed }; nie { NUMBER($players, useGrouping: 0) }.
why-seed = Ziarno to 32 cyfry spośród 0-9 a-f, a nie „{ $seed }”.
why-first = Zaczyna ktoś od P1 do P{ NUMBER($players, useGrouping: 0) }, a nie „{ $first }”.

# Decks

why-deck = Nie ma talii „{ $deck }”. Są: { $decks }.
why-deck-twice = Każdej talii używa się raz, a jedna jest podana dwa razy: { $decks }.
why-deck-count = W trybie { $mode } przy { $players ->
    [one] 1 graczu
   *[other] { NUMBER($players, useGrouping: 0) } graczach
} liczba talii to { NUMBER($need, useGrouping: 0) }, a nie { NUMBER($count, useGrouping: 0) }: { $decks }.
why-deck-way = Talie wybiera się po nazwach albo tylko przez jedno z: { $ways }, a nie przez „{ $way }”.
why-few-decks = Przy życzeniu { $wish } zostaje za mało talii; potrzeba: { NUMBER($need, useGrouping: 0) }. { $count ->
    [0] Nie zostaje żadna.
   *[other] Są: { $decks }.
}
why-first-game = Pierwsza gra ma od 1 do { NUMBER($most, useGrouping: 0) } talii, a nie { $count }.
why-first-game-wish = Talie pierwszej gry są ustalone, więc nie można od nich wymagać „{ $wish }”.
why-wish = Talie wybiera się według: { $kinds }, a nie „{ $kind }”.
why-wish-number = { $kind } to liczba od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }, jak w { $kind }=1, a nie „{ $number }”.
why-wish-twice = { $kind } podano dwa razy.
why-pool = Przy { NUMBER($players, useGrouping: 0) } graczach potrzeba talii: { NUMBER($need, useGrouping: 0) }, a jest ich { NUMBER($count, useGrouping: 0) }.
why-draft-open = Talie nie są jeszcze wybrane.
why-rematch = Gra musi się skończyć, zanim zacznie się następna, a ta się nie skończyła.

# Tables

why-clock = Zegar to jedno z: { $kinds }, a nie „{ $kind }”.
why-clock-seconds = Zegar odmierza od 1 do { NUMBER($most, useGrouping: 0) } sekund, inaczej niż { $clock }.
why-clock-form = Zegar zapisuje się jak game:600+10, a nie „{ $clock }”.
why-clock-reaction = Z takim zegarem na reakcję jest najwyżej { NUMBER($most, useGrouping: 0) } sekund, inaczej niż w { $clock }.
why-undo = To, co można cofnąć, to jedno z: { $undos }, a nie „{ $undo }”.
why-settings = Stół ma hold=yes albo hold=no, undo, clock, hints=yes albo hints=no oraz lesson, a nie „{ $word }”.
why-lesson = Lekcja to jedno z: { $lessons }, a nie „{ $lesson }”.
why-learned = Nie ma tu do nauki niczego takiego jak „{ $step }”.
why-seat-kind = Na miejscu siedzi jedno z: { $kinds }, a nie „{ $kind }”.
why-seat-name = Imię ma litery, które da się pokazać, bez // i bez spacji dookoła, inaczej niż { $name }.
why-seat-missing = Ta gra nie ma takiego miejsca.
why-seats = Gra ma tyle miejsc, ilu graczy: { NUMBER($players, useGrouping: 0) }, a nie { NUMBER($seats, useGrouping: 0) }.
why-nonce = Nonce składa się z liter i cyfr, inaczej niż „{ $nonce }”.
why-entry = Wpis jest niepełny albo zawiera coś innego: { $came }

# Scripted chance

why-roll = Zapisany rzut tą kostką to jedno z: { $sides }, a nie { NUMBER($roll, useGrouping: 0) }.
why-pick = Zapisanej karty { $card } nie da się wylosować; są: { $cards }
why-shuffle = Zapisanej karty { $card } nie ma w tasowanym stosie; są: { $cards }

# Words of a position

why-number = Tu ma być liczba, a nie „{ $came }”.
why-numbers = Tu ma być tyle liczb: { NUMBER($count, useGrouping: 0) }, a nie „{ $came }”.
why-count = Tu ma być liczba od 0 wzwyż, a nie „{ $came }”.
why-most = Tu ma być liczba od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }, a nie „{ $came }”.
why-card = Tu ma być nazwa karty, a nie „{ $came }”.
why-player = Tu ma być gracz od P1 do P4, a nie „{ $came }”.
why-absent = Liczba graczy to { NUMBER($players, useGrouping: 0) }, więc „{ $came }” nie pasuje.
why-knowers = Tu mają być numery graczy albo w, a nie „{ $came }”.
why-mark = Za # ma być liczba do { NUMBER($most, useGrouping: 0) }, a nie „{ $came }”.
why-copy = Tu ma być karta, która kopiuje inną, = i ta inna, a nie „{ $came }”.
why-aside = Tu ma być karta i /deck1 albo /market1, a nie „{ $came }”.
why-change = Karta nie pozwala na taką zmianę: { $came }
why-alteration = Tu ma być zmiana wartości jak add/1/P1/all, a nie „{ $came }”.
why-worth = Z tymi zmianami karta liczyłaby się za więcej, niż to w ogóle możliwe: { NUMBER($most, useGrouping: 0) }.
why-words = W tym wierszu jest więcej, niż kiedykolwiek może być; najwyżej tyle słów: { NUMBER($most, useGrouping: 0) }.
why-box-card = Kart { $card } jest więcej niż w pudełku: { NUMBER($count, useGrouping: 0) }, a najwyżej może być { NUMBER($most, useGrouping: 0) }.
why-box-deck = Karta { $card } nie należy do żadnej z talii w grze: { $decks }.
why-box-junk = Rupieci jest więcej, niż może być w jakiejkolwiek grze: { NUMBER($count, useGrouping: 0) }, a najwyżej może ich być { NUMBER($most, useGrouping: 0) }.
why-box-stacks = Stragan ma więcej stosów, niż przewiduje gra: { NUMBER($count, useGrouping: 0) }, a najwyżej może być { NUMBER($most, useGrouping: 0) }.
why-box-coins = Monet jest więcej, niż gracze mogą mieć: { NUMBER($count, useGrouping: 0) }, a najwyżej może być { NUMBER($most, useGrouping: 0) }.
why-note = Tu ma być jedno z: { $kinds } i gracz, jak purchase/P1, a nie „{ $came }”.
why-note-card = Karta stoi za przybyciem i za niczym innym, inaczej niż „{ $came }”.

# Lines of a position

why-header = Tu ma być wiersz „{ $header }”.
why-key-value = Tu ma być wiersz „klucz: wartość”, każdy klucz raz, a nie „{ $came }”.
why-once = Wiersz „{ $key }” jest tu po raz drugi.
why-line-unknown = Pozycja nie ma takiego wiersza: { $came }
why-state = Tu mają być dane w wersji { NUMBER($format, useGrouping: 0) }, a nie „{ $came }”.
why-market = Ma być pięć pól od lewej, - za puste, a nie „{ $came }”.
why-junk = Tu ma być liczba albo 0 made 3, a nie „{ $came }”.
why-known = Karty { $came } nie ma na ręce gracza { $player }.
why-gold = Wiersz o złocie wymaga wiersza rules: gold=by_seat.
why-power = Siła nabywcza to liczba od 1 do { NUMBER($most, useGrouping: 0) }, a nie { $came }.
why-yes-no = Tu ma być yes (tak) albo no (nie), a nie „{ $came }”.
why-partners = Stragan obojga partnerów stoi w wierszu { $key }, a nie w { $came }.
why-empty-stack = W każdym stosie muszą być karty, inaczej niż w „{ $came }”.
why-stacks = Dopóki nikt nie wygrał, stragan ma mniej stosów niż { NUMBER($stacks, useGrouping: 0) }, inaczej niż „{ $came }”.
why-groups = Tu ma być pięć grup jak 43210, a nie „{ $came }”.
why-hold = Liczba graczy to { NUMBER($players, useGrouping: 0) }, więc „{ $came }” nie może czekać.
why-moment = Tu ma być jedno z: { $moments }, a nie „{ $came }”.
why-frames-missing = Potrzebny jest wiersz frames, bo w tej pozycji coś się dzieje.
why-frames = Wiersz frames nie pasuje do reszty pozycji: { $came }
why-frame = Tu ma być ramka jak act>play(more=1) albo spyglass?keep, z oczekiwaniem i wartościami, jakie może mieć, a nie „{ $came }”.

# Records

why-record = Tu ma być wiersz „animalfolk record 1” albo „animalfolk record 2”.
why-record-version = Ten zapis jest w nieznanej tu wersji.
why-cut-off = Zapis jest ucięty: brakuje ostatniego wiersza.
why-altered = Zapis został zmieniony: jego wiersze nie pasują do łańcucha.
why-viewer = To jest to, co widziano w grze z jednego miejsca; nie da się tego rozegrać ponownie.
why-keys = Tu ma być jeden z wierszy: { $keys }, każdy raz, a nie „{ $came }”.
why-line-missing = Brakuje wiersza „{ $key }”.
why-line-other = Tu ma być wiersz „{ $wanted }”, a nie „{ $came }”.
why-line-extra = Ten wiersz tu nie pasuje: { $came }
why-edition = Znane są tu zasady wydania { $edition }, a nie „{ $came }”.
why-step = Tu ma być wiersz jak „3 P1: play spyglass; cookies”, a nie „{ $came }”.
why-turn = Tu ma być odpowiedź z tury { NUMBER($turn, useGrouping: 0) }, a nie „{ $came }”.
why-answer = { $player } nie może tu odpowiedzieć „{ $answer }”. { $asked ->
    [none] Nikt nie jest już pytany.
   *[other] { $asked } ma odpowiedzieć na { $prompt }, a do wyboru jest: { $offered }
}
why-draft = Taki wybór talii jest niemożliwy: { $draft }
why-draft-decks = Talie tej gry to { $decks }; wybór dał inne.
why-result = Tu ma być wiersz „result: { $result }”.
why-commit = Ziarno i nonce nie są tymi, do których stół się zobowiązał.
why-people = Mogą tu być tylko osoby: { $people }; nie „{ $came }”.
why-event = Takie zdarzenie nie jest znane: { $came }
why-json = W tym wierszu ma być obiekt JSON; zapis jest tu uszkodzony albo ucięty: { $came }
why-json-text = Za „{ $key }” ma być tekst w jednym wierszu, a nie { $came }
why-json-step = W tym wierszu mają być turn, seat, answers i hash, a nie { $came }
why-json-seat = W tym wierszu mają być told i hash albo turn, seat, answers i hash, a nie { $came }
why-json-apart = W tym wierszu odpowiedzi i zdarzenia mają stać osobno, a nie { $came }

# Scenarios

why-scenario = Tu ma być id:, title: albo { $key }, a nie „{ $came }”.
why-expectation = Ani odpowiedź, ani oczekiwanie: { $came }
why-differs = Scenariusz mówi „{ $expected }”, a jest: { $came }
why-differs-asked = Scenariusz mówi „{ $expected }”, a jest: { $came } { $asked ->
    [none] (nikt nie jest już pytany)
   *[other] ({ $asked } ma odpowiedzieć na { $prompt })
}
why-differs-prompt = Scenariusz mówi „{ $expected }”, a { $asked ->
    [none] nikt nie jest już pytany.
   *[other] { $asked } ma odpowiedzieć na { $prompt }.
}
why-differs-players = Liczba graczy to { NUMBER($players, useGrouping: 0) }, więc „{ $expected }” nie może być.
why-together = { $player } nie może tu odpowiedzieć „{ $answer }”: te karty są, ale razem nie tworzą żadnego możliwego wyboru. { $asked } ma odpowiedzieć na { $prompt }.
why-option-text = Żadna opcja nie ma zapisu „{ $came }”. Są: { $known }, nazwy kart, gracze i liczby.
why-slot = Tu ma być karta i jej pole, jak spyglass+0 albo spyglass+bin, a nie „{ $came }”.
why-comma = Żadna opcja ani żadne zdarzenie nie ma przecinka, inaczej niż „{ $came }”. Rozdziela się je średnikami.
why-refused-changed = Odpowiedź „{ $answer }” odrzucono, a jednak zmieniła grę.
why-refused-taken = Odpowiedź „{ $answer }” powinna być odrzucona, a została przyjęta.
