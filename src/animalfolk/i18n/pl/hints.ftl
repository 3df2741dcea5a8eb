## Hints for somebody who plays against bots alone.

hint-title = Podpowiedzi
hint-answers = Najlepsze odpowiedzi i szansa wygranej przy każdej z nich, zdaniem bota:
hint-cards = Najlepsza następna karta i szansa wygranej przy każdej z nich, zdaniem bota:
hint-line = { $option } ({ NUMBER($chance, useGrouping: 0) }%)
hint-one-way = Tu nie ma czego wybierać.
hint-thinking = Bot zastanawia się nad Twoim pytaniem …
hint-how = Enter: przejdź do niej, Escape: zamknij
hint-never = W tej grze nie ma podpowiedzi.
hint-people = Podpowiedzi są tylko tam, gdzie grasz wyłącznie z botami.
hint-not_asked = Podpowiedzi są wtedy, gdy pytanie jest do Ciebie.
hint-lesson = Lekcja mówi, co tu zrobić.
