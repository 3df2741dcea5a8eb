## Strony gry w przeglądarce wokół stołu.

web-nav = Strony
web-nav-start = Początek
web-nav-cards = Karty
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-skip = Do treści

web-start-lead = Dwanaście zwierzęcych ludów, jeden targ, osiem stosów towarów. Kupuj mądrze, pozbądź się rupieci i ukończ swój stragan przed innymi.
web-start-play = Graj
web-start-play-line = od razu, przeciw botowi
web-start-level = Twój przeciwnik
web-start-new = Nowy stół
web-start-new-line = przyjaciele, boty, drużyny, Kompania; dowolne talie
web-learn-line = pierwszy raz tutaj? Gra z objaśnieniami, około dziesięciu minut
web-learn-go-on = Wróć do lekcji
web-learn-go-on-line = tam, gdzie została przerwana
web-start-waiting = Chwileczkę …
web-start-link = Masz link?
web-start-link-hint = Wklej go tutaj
web-start-link-open = Otwórz
web-start-link-bad = To nie jest link do stołu.
web-start-yours = Twoje gry
web-start-yours-none = Gry, które zaczniesz lub do których dołączysz, czekają tu na Twój powrót.
web-start-open = Czekają na graczy
web-start-open-none = Nikt teraz nie czeka. Załóż publiczny stół, a inni go tu znajdą.
web-start-running = Do oglądania
web-start-running-none = Żadna publiczna gra teraz się nie toczy.
web-start-go-on = Graj dalej
web-start-look = Zobacz
web-start-take = Zajmij miejsce
web-start-watch = Oglądaj
web-start-forget = Zapomnij
web-start-free = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } wolne miejsce
    [few] { NUMBER($count, useGrouping: 0) } wolne miejsca
    [many] { NUMBER($count, useGrouping: 0) } wolnych miejsc
   *[other] { NUMBER($count, useGrouping: 0) } wolnego miejsca
}
web-start-phase = { $phase ->
    [open] czeka na graczy
    [drafting] wybór talii
    [running] trwa
    [closed] zamknięta
   *[over] zakończona
}
web-start-decks-later = talie rozstrzygnie los
web-start-fan = Nieoficjalne dzieło miłośników Dale of Merchants, gry Samiego Laakso wydanej przez Snowdale Design. Słowa i obrazki są tu nasze własne.

# Nowy stół

web-new-title = Nowy stół
web-new-way = Jak gracie?
web-new-who = Kto gra?
web-new-your-name = Twoje imię
web-new-seat-you = Ty
web-new-seat-open = osoba z zaproszeniem
web-new-bot = Kto siedzi na miejscu { NUMBER($number, useGrouping: 0) }
web-new-up = Przesuń miejsce { NUMBER($number, useGrouping: 0) } w górę
web-new-decks = Jakie talie?
web-new-decks-count = Wybrano: { NUMBER($number, useGrouping: 0) } z { NUMBER($count, useGrouping: 0) }
web-new-decks-lot = { $count ->
    [one] Los wskaże { NUMBER($count, useGrouping: 0) } talię spośród poniższych ({ NUMBER($number, useGrouping: 0) })
    [few] Los wskaże { NUMBER($count, useGrouping: 0) } talie spośród poniższych ({ NUMBER($number, useGrouping: 0) })
    [many] Los wskaże { NUMBER($count, useGrouping: 0) } talii spośród poniższych ({ NUMBER($number, useGrouping: 0) })
   *[other] Los wskaże { NUMBER($count, useGrouping: 0) } talii spośród poniższych ({ NUMBER($number, useGrouping: 0) })
}
web-new-decks-draft = Każdy gracz odrzuca jedną z tych talii i wybiera jedną; ostatnią wskaże los. Kto zaczyna później, dostaje złoto.
web-new-rating = { $rating }: { NUMBER($value, useGrouping: 0) } z { NUMBER($most, useGrouping: 0) }
web-new-time = Czas do namysłu
web-new-clock-none = ile kto chce
web-new-clock-move = tyle na każdą odpowiedź
web-new-clock-game = tyle na całą grę
web-new-clock-seconds = Sekundy na odpowiedź
web-new-clock-minutes = Minuty na grę
web-new-clock-extra = Dodatkowe sekundy co turę
web-new-public = Publiczny: każdy widzi stół na liście, może zająć wolne miejsce i oglądać
web-new-watchers = Oglądający mogą pisać na czacie
web-new-hints = Podpowiedzi, gdy grasz tylko przeciw botom
web-new-more = Zasady i dalsze opcje
web-new-make = Załóż stół
web-new-begin = Zaczynamy

# Link

web-join-title = Masz zaproszenie
web-join-line = { $name } trzyma dla Ciebie miejsce.
web-join-line-nobody = Czeka na Ciebie miejsce.
web-join-sit = Usiądź
web-join-name = Twoje imię
web-link-none = Ten link niczego nie otwiera: może miejsce jest zajęte albo gra dawno się skończyła.
web-link-start = Na początek

# Karty i zasady

web-cards-title = Wszystkie karty
web-cards-find = Znajdź kartę
web-cards-all = wszystkie talie
web-cards-none = Żadna karta nie pasuje.
web-cards-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } karta
    [few] { NUMBER($count, useGrouping: 0) } karty
    [many] { NUMBER($count, useGrouping: 0) } kart
   *[other] { NUMBER($count, useGrouping: 0) } karty
}
web-card-copies = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } egzemplarz w talii
    [few] { NUMBER($count, useGrouping: 0) } egzemplarze w talii
    [many] { NUMBER($count, useGrouping: 0) } egzemplarzy w talii
   *[other] { NUMBER($count, useGrouping: 0) } egzemplarza w talii
}
web-card-rulings = Szczególne przypadki
web-card-before = Poprzednia karta
web-card-after = Następna karta
web-rules-title = Zasady
web-rules-find = Szukaj w zasadach
web-rules-none = Nic o tym nie mówi.
web-rules-other = Inne odczytanie: { $text }
web-rules-contents = Spis treści

# Ustawienia

web-settings-title = Ustawienia
web-settings-line = Zapamiętane w tej przeglądarce.
web-settings-language = Język
web-settings-language-auto = jak w przeglądarce
web-settings-theme = Jasny czy ciemny
web-settings-theme-auto = jak w systemie
web-settings-theme-light = jasny
web-settings-theme-dark = ciemny
web-settings-motion = Ruch
web-settings-motion-auto = jak w systemie
web-settings-motion-full = karty wędrują
web-settings-motion-none = nic się nie rusza
web-settings-pace = Tempo tego, co robią inni
web-settings-pace-calm = spokojne
web-settings-pace-usual = zwykłe
web-settings-pace-quick = szybkie
web-settings-pace-step = krok po kroku
web-settings-sound = Dźwięki
web-settings-sound-on = tak
web-settings-sound-off = nie
web-settings-text = Wielkość tekstu
web-settings-text-small = mała
web-settings-text-usual = zwykła
web-settings-text-large = duża
web-settings-text-largest = największa
web-settings-confirm = Proś o drugie naciśnięcie
web-settings-confirm-always = przed każdą akcją
web-settings-confirm-lasting = gdy grają inni, przed odsłonięciem czegoś ukrytego
web-settings-confirm-never = nigdy
web-settings-windows = Pytaj mnie, gdy mogę użyć karty
web-settings-windows-useful = gdy może się to przydać
web-settings-windows-always = zawsze
web-settings-notify = Powiadom, gdy przyjdzie moja kolej, także gdy oglądam inne strony
web-settings-notify-denied = Przeglądarka na to nie pozwala; można to zmienić w jej ustawieniach.
