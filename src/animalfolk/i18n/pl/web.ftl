## The game in a browser. Where a question or a refusal is worded for it alone, it stands here.

# Questions that other faces word for a keyboard

web-prompt-act = Co robisz?
web-prompt-end_turn = To koniec Twoich akcji. Kończysz turę?
web-prompt-pay = Którymi kartami płacisz { NUMBER($need, useGrouping: 0) }? Trafią na Twój stos kart odrzuconych w kolejności, w jakiej je wybierasz.
web-prompt-inventory = Które karty odrzucasz? Trafią na Twój stos kart odrzuconych w kolejności, w jakiej je wybierasz.
web-prompt-spare_junk = Ile kart rupieci ze swojej zapłaty usuwasz?
web-prompt-recover_junk = { $card }: ile kart rupieci zabierasz ze swojego stosu kart odrzuconych?
web-prompt-guess = { $card }: ile jest warta wierzchnia karta talii rynku?
web-prompt-guess_held = { $card }: { $name } wybiera kartę z ręki. Ile jest warta?
web-prompt-set_value = { $card }: pudło! Ile jest warta Twoja karta w tej turze?

# What the server refuses; nothing has changed then

web-refused-bad-token = Ten link niczego już nie otwiera.
web-refused-not-allowed = Przy tym stole nie możesz tego zrobić.
web-refused-not-found = Nie ma tu takiego stołu.
web-refused-taken = Ktoś inny zajmuje już to miejsce.
web-refused-not-begun = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
web-refused-table-closed = Ten stół jest zamknięty: pozycja, od której zaczęła się gra, wymaga od serwera o wiele zbyt długich obliczeń.
web-refused-window = Ktoś może teraz zareagować. Zaczekaj chwilę.
web-refused-no-window = Nikt nie może już zareagować.
web-refused-too-fast = { $seconds ->
    [one] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundę.
    [few] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundy.
    [many] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekund.
   *[other] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundy.
}
web-refused-storage-quota = { $seconds ->
    [one] Z Twojego adresu zapisano już bardzo dużo. Miejsce będzie znowu za { NUMBER($seconds, useGrouping: 0) } sekundę.
    [few] Z Twojego adresu zapisano już bardzo dużo. Miejsce będzie znowu za { NUMBER($seconds, useGrouping: 0) } sekundy.
    [many] Z Twojego adresu zapisano już bardzo dużo. Miejsce będzie znowu za { NUMBER($seconds, useGrouping: 0) } sekund.
   *[other] Z Twojego adresu zapisano już bardzo dużo. Miejsce będzie znowu za { NUMBER($seconds, useGrouping: 0) } sekundy.
}
web-refused-full-log = Ta gra stała się zbyt długa, aby toczyć się dalej. Możesz jeszcze się poddać.
web-refused-too-many = Zbyt wiele osób teraz to ogląda albo jest stąd połączonych. Spróbuj później.
web-refused-too-large = To jest za długie, aby to wysłać.
web-refused-unreachable = Serwer nie może tego teraz zachować. Spróbuj ponownie za chwilę.
web-refused-conflict = W tej samej chwili stało się coś innego. Spróbuj ponownie.
web-refused-other = To się nie udało. Nic się nie zmieniło; spróbuj ponownie.

# The table

web-table-title = Stół: { $names }
web-connecting = Nakrywamy do stołu …
web-close = Zamknij
web-back = Wróć
web-menu = Menu
web-bar = Cofanie, podpowiedzi, koniec tury
web-side = Co się działo i wskazana karta
web-others = Pozostali gracze
web-deeds = Co możesz zrobić
web-market-deck = Talia targu, kart: { NUMBER($count, useGrouping: 0) }
web-bin-empty = Stos kart odrzuconych targu jest pusty
web-caption-deck = talia
web-caption-bin = wyrzucone
web-caption-discard = odrzucone
web-caption-schedule = grafik
web-costs-you = { $card }, miejsce +{ NUMBER($slot, useGrouping: 0) }, wartość { NUMBER($value, useGrouping: 0) }, Twój koszt: { NUMBER($price, useGrouping: 0) }
web-costs-watched = { $card }, miejsce +{ NUMBER($slot, useGrouping: 0) }, wartość { NUMBER($value, useGrouping: 0) }
web-too-dear = Kosztuje { NUMBER($price, useGrouping: 0) }, a Twoje karty nie mogą teraz tyle zapłacić.
web-not-now = Teraz nie o to chodzi.
web-card-held = { $card }, liczy się za { NUMBER($value, useGrouping: 0) }
web-card-held-altered = { $card }, liczy się za { NUMBER($value, useGrouping: 0) }, na karcie { NUMBER($printed, useGrouping: 0) }
web-card-number = { $card }, wybrana jako numer { NUMBER($number, useGrouping: 0) }
web-seen = znana
web-seen-by-others = Inni wiedzą, że masz tę kartę
web-stall-yours = Twój stragan
web-stall-team = Wspólny stragan, Ty i { $names }
web-stall-of = Stragan: { $name }
web-stack = Stos { NUMBER($number, useGrouping: 0) }
web-deck-of = Talia: { $name }
web-discard-of = Stos kart odrzuconych: { $name }
web-market-bin = Stos kart odrzuconych targu
web-market-deck-title = Talia targu
web-from-top = { NUMBER($place, useGrouping: 0) }. od góry
web-top-first = Od wierzchniej karty.
web-pile-hidden = { $count ->
    [one] Leży tu 1 karta, nieznana Tobie.
    [few] Leżą tu { NUMBER($count, useGrouping: 0) } karty. Nieznanych Tobie nie widać.
   *[many] Leży tu { NUMBER($count, useGrouping: 0) } kart. Nieznanych Tobie nie widać.
}
web-pile-empty = Nie ma tu żadnej karty.
web-hand-of = { $name }: kart w ręce { NUMBER($count, useGrouping: 0) }
web-known-short = znane: { NUMBER($count, useGrouping: 0) }
web-known-hand = Co wiesz o tej ręce: { $name }
web-open-seat = Wszystko, co możesz wiedzieć: { $name }
web-partner = partner
web-is-bot = bot
web-not-here = nieobecność
web-company = kupuje { NUMBER($power, useGrouping: 0) } na turę · kupione: { NUMBER($count, useGrouping: 0) }
web-company-hand = Karty Kompanii, które teraz się liczą
web-company-active = { $card }, karta aktywna
web-clock = zostało { $left }
web-over = Koniec gry
web-result = Wynik
web-end-won-word = Co za dzień na targu!
web-end-lost-word = Targ otworzy się znowu, kiedy tylko zechcesz.
web-sound = Dźwięk

# The card that is looked at

web-inspector = Wskazana karta
web-inspector-empty = Wskaż kartę, aby ją tu przeczytać.
web-facts = { $deck }, wartość { NUMBER($value, useGrouping: 0) }, { $kind }
web-facts-bonus = { $deck }, wartość { NUMBER($value, useGrouping: 0) }, { $kind }, potem kolejna akcja
web-counts-as = { $card } liczy się teraz jako { $as }.
web-counts-now = Teraz liczy się za { NUMBER($value, useGrouping: 0) }, a nie za { NUMBER($printed, useGrouping: 0) }.
web-spent = W tej turze już jej użyto.

# Acting

web-wait-turn = Gra { $name }.
web-wait-think = { $name } myśli …
web-wait-react = Inni mogą zareagować …
web-step-on = Dalej
web-step-skip = Pomiń
web-watching = Oglądasz grę. Gra { $name }.
web-over-look = Koniec gry. Możesz wszystko obejrzeć.
web-sum = { $state ->
    [short] Razem { NUMBER($total, useGrouping: 0) } z { NUMBER($need, useGrouping: 0) }: brakuje { NUMBER($missing, useGrouping: 0) }
    [over] Razem { NUMBER($total, useGrouping: 0) }: o { NUMBER($by, useGrouping: 0) } więcej niż { NUMBER($need, useGrouping: 0) }
   *[exact] Razem { NUMBER($total, useGrouping: 0) }: w sam raz
}
web-total = { $count ->
    [one] 1 karta warta { NUMBER($total, useGrouping: 0) }
    [few] { NUMBER($count, useGrouping: 0) } karty warte { NUMBER($total, useGrouping: 0) }
   *[many] { NUMBER($count, useGrouping: 0) } kart wartych { NUMBER($total, useGrouping: 0) }
}
web-of = wybrano { NUMBER($count, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) }
web-buy-with = { $count ->
    [one] Kup „{ $card }” za tę kartę
    [few] Kup „{ $card }” za te { NUMBER($count, useGrouping: 0) } karty
   *[many] Kup „{ $card }” za te { NUMBER($count, useGrouping: 0) } kart
}
web-build-with = { $count ->
    [one] Zbuduj stos { NUMBER($need, useGrouping: 0) } z tej karty
    [few] Zbuduj stos { NUMBER($need, useGrouping: 0) } z tych { NUMBER($count, useGrouping: 0) } kart
   *[many] Zbuduj stos { NUMBER($need, useGrouping: 0) } z tych { NUMBER($count, useGrouping: 0) } kart
}
web-ask-with = { $count ->
    [0] Poproś partnera o stos { NUMBER($need, useGrouping: 0) }
    [one] Wyłóż tę kartę i poproś partnera
    [few] Wyłóż te { NUMBER($count, useGrouping: 0) } karty i poproś partnera
   *[many] Wyłóż te { NUMBER($count, useGrouping: 0) } kart i poproś partnera
}
web-discard-with = { $count ->
    [0] Nie odrzucaj żadnej karty
    [one] Odrzuć tę kartę
    [few] Odrzuć te { NUMBER($count, useGrouping: 0) } karty
   *[many] Odrzuć te { NUMBER($count, useGrouping: 0) } kart
}
web-pay-with = { $count ->
    [one] Zapłać tą kartą
   *[many] Zapłać tymi { NUMBER($count, useGrouping: 0) } kartami
}
web-help-with = { $count ->
    [one] Pomóż tą kartą
   *[many] Pomóż tymi { NUMBER($count, useGrouping: 0) } kartami
}
web-take-these = Zatwierdź
web-as-they-lie = W tej kolejności
web-think = Więcej czasu
web-think-no-more = Nie trzeba więcej czasu
web-end-turn = Zakończ turę
web-clear = Nic nie wybieraj
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-turn = Tura od nowa
web-hint = Podpowiedź
web-once-more = Jeszcze raz: { $what }
web-sure-again = To pokazuje coś ukrytego i nie da się tego po prostu cofnąć. Naciśnij jeszcze raz, aby to zrobić.
web-sure-always = Zamierzasz zrobić to: { $what }. Naciśnij jeszcze raz, aby to zrobić.
web-hint-now = Podpowiedź: { $line }
web-undo-asked = { $name } chce coś cofnąć. Zgadzasz się?
web-undo-asked-you = Prosisz o cofnięcie. Inni się zastanawiają …
web-undo-asked-other = { $name } prosi o cofnięcie.
web-agree = Zgoda
web-refuse = Odmowa
web-withdraw = Wycofaj
web-why-none = Wybierz co najmniej jedną kartę.
web-why-more = Potrzeba wśród nich jeszcze innych kart.
web-your-turn = Twoja kolej
web-your-turn-at = Twoja kolej, animalfolk
web-asked-at = Pytanie do Ciebie, animalfolk

# Around the table

web-log-short = Dziennik
web-since = Od Twojej ostatniej tury
web-since-short = Od tury
web-since-none = Nic się nie działo od Twojej ostatniej tury.
web-all-cards = Wszystkie karty
web-settings = Ustawienia
web-record = Zapisz przebieg gry
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-watch = Kopiuj link do oglądania
web-leave = Odejdź od stołu
web-leave-sure = Bot gra za Ciebie aż do powrotu.
web-return = Wracam
web-away = Gra za Ciebie bot.
web-time-up = { $who ->
    [you] Twój czas minął.
   *[other] Czas minął: { $name }.
}
web-resign = Poddaj grę
web-rematch = Zagraj jeszcze raz
web-to-start = Strona główna
web-lost = Serwer jest teraz nieosiągalny. Gra jest zachowana, a strona wróci sama.
web-try-now = Spróbuj teraz
web-gone = Ten stół się nie otwiera
web-gone-why = Link stracił ważność albo stołu już nie ma.
web-closed = Ten stół jest zamknięty
web-lobby = Stół czeka na graczy
web-lobby-how = Wyślij każdej osobie jej własny link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-wait = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-open-place = Wolne miejsce
web-invite-link = Link do tego miejsca
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś do stołu
web-chat-send = Wyślij
web-mute = Wycisz: { $name }
web-unmute = Cofnij wyciszenie: { $name }

# Before the game: seats, decks that are drafted, and bots for those who are away

web-not-copied = Przeglądarka nie pozwala tej stronie kopiować. Skopiuj link ręcznie.
web-stand-up = Wstań od stołu
web-stood = Nie siedzisz już przy stole
web-stood-free = Miejsce jest znowu wolne.
web-stood-link = Miejsce jest znowu wolne. Przekaż ten link osobie, która je zajmie:
web-draft-wait = { $name } wybiera talię …
web-draft-banned = Poza tą grą
web-draft-picked = W tej grze
web-draft-none = Jeszcze żadnej talii.
web-draft-how = Po kolei, począwszy od osoby, która zaczyna, każdy odrzuca jedną talię, a potem każdy wybiera jedną. Resztę wybiera los.
web-wait-gone = { $name }: chwilowo poza stołem.
web-call-bot = Niech bot zagra za: { $name }
web-refused-not-absent = { $reason ->
    [self] To Twoje własne miejsce. Możesz zamiast tego odejść od stołu.
    [bot] Tam już gra bot.
   *[here] Ta osoba może jeszcze wrócić. Poczekaj chwilę.
}
web-why-not-asked = Teraz nikt Cię o nic nie pyta.

# Keys

web-key-number = wybierz kartę z ręki
web-key-arrows = przejdź między kartami
web-key-enter = wybierz kartę lub przycisk
web-key-main = zrób to, co kolorowy przycisk
web-key-escape = nic nie wybieraj, zamknij
web-key-go = targ, ręka, pytanie
web-key-end = zakończ turę
web-key-skip = pomiń to, co robią inni, do Twojej tury
web-key-undo = cofnij krok albo całą turę
web-key-hint = podpowiedź, w grze z botami
web-key-read = przeczytaj kartę
web-key-log = co się działo
web-key-since = od Twojej ostatniej tury
web-key-chat = czat
web-key-menu = menu
web-key-help = te klawisze

# A lesson

web-lesson-next = Dalej
web-lesson-first = Gra czeka, aż to się stanie.
web-lesson-end = { $won ->
    [yes] Wygrana!
   *[no] Do następnego razu
}
web-lesson-what-next = Co dalej?
web-lesson-play-line = cała gra, przeciw botowi
web-lesson-cards-line = wszystkie dwanaście talii zwierząt
web-lesson-rules-line = wszystkie, jedna po drugiej
web-lesson-look = Obejrzyj stół
