## Hints for somebody who plays against bots alone.

hint-title = Podpowiedzi
hint-answers = Najlepsze odpowiedzi i szansa wygranej przy każdej z nich, zdaniem bota:
hint-line = { $option } ({ NUMBER($chance, useGrouping: 0) }%): { $why }
hint-why-wins = wygrywa grę
hint-why-stack = kończy stos { NUMBER($number, useGrouping: 0) }
hint-why-prepares = potem możesz zbudować stos { NUMBER($number, useGrouping: 0) }
hint-why-card = daje Ci kartę o wartości { NUMBER($value, useGrouping: 0) }
hint-why-junk = { $count ->
    [one] pozbywa Cię karty rupieci
    [few] pozbywa Cię { NUMBER($count, useGrouping: 0) } kart rupieci
   *[many] pozbywa Cię { NUMBER($count, useGrouping: 0) } kart rupieci
}
hint-why-cards = { $count ->
    [one] daje Ci kartę na rękę
    [few] daje Ci { NUMBER($count, useGrouping: 0) } karty na rękę
   *[many] daje Ci { NUMBER($count, useGrouping: 0) } kart na rękę
}
hint-why-room = { $count ->
    [one] robi miejsce na nową kartę
    [few] robi miejsce na { NUMBER($count, useGrouping: 0) } nowe karty
   *[many] robi miejsce na { NUMBER($count, useGrouping: 0) } nowych kart
}
hint-why-rival = uderza w gracza { $name }
hint-why-again = pozwala Ci zagrać jeszcze raz
hint-why-goes_on = zachowuje karty na coś lepszego
hint-why-sound = bot uważa to za rozsądne
hint-take = Aby tak odpowiedzieć, wpisz hint i numer, na przykład hint 1.
hint-one-way = Tu nie ma czego wybierać.
hint-thinking = Bot zastanawia się nad Twoim pytaniem …
hint-how = Enter: przejdź do niej, Escape: zamknij
hint-never = W tej grze nie ma podpowiedzi.
hint-people = Podpowiedzi są tylko tam, gdzie grasz wyłącznie z botami.
hint-not_asked = Podpowiedzi są wtedy, gdy pytanie jest do Ciebie.
hint-lesson = Lekcja mówi, co tu zrobić.
