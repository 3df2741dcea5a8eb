## What may be answered, as it stands behind its number.

# An action with the cards that are named at once with it.
answer-with = { $option }: { $cards }
option-buy = Kup kartę „{ $card }” za { NUMBER($price, useGrouping: 0) }
option-buy_from_bin = Kup kartę „{ $card }” ze stosu odrzuconych kart rynku za { NUMBER($price, useGrouping: 0) }
option-play = { $bonus ->
    [yes] Zagraj kartę „{ $card }” i działaj dalej
   *[no] Zagraj kartę „{ $card }”
}
option-use = Użyj karty „{ $card }”
option-build = Zbuduj stos { NUMBER($need, useGrouping: 0) }
option-ask = Wyłóż jawnie karty na stos { NUMBER($need, useGrouping: 0) } i poproś partnera o resztę
option-rearrange = Poprzestawiaj rynek, potem kup kartę
option-inventory = Odrzuć dowolną liczbę kart
option-end = { $prompt ->
    [end_turn] Zakończ turę
    [build_again] Bez kolejnego stosu
   *[before_market] Nic więcej
}
option-pause = Zakończ turę, ale zatrzymaj się, zanim rynek zostanie uzupełniony
option-done = { $prompt ->
    [pay] Zapłata gotowa
    [pay_arranged] Zapłata gotowa
    [arrange] Nic: miejsce zostaje puste
    [may_throw_away] Żadnej karty
    [may_recover] Żadnej karty
    [may_put_on_deck] Nie, trafia na Twój stos kart odrzuconych
    [may_player] { $chosen ->
        [0] Nikogo
       *[other] Nikogo więcej
    }
    [may_discard_found] Żadnej karty
    [react] Nie reaguj
    [stick] Żadnej innej karty
    [grow] Żadna karta
    [stack] Stos gotowy
    [offer] Poproś partnera
    [help] Nie pomagaj
   *[inventory] Nic więcej nie odrzucaj
}
option-card = { $card }
option-card_spent = { $card } (po użyciu)
option-card_altered = { $card } (teraz { NUMBER($value, useGrouping: 0) })
option-slot = { $card }, miejsce +{ NUMBER($slot, useGrouping: 0) }
option-slot_bin = { $card }, ze stosu odrzuconych kart rynku
option-from_discard = { $card }, z Twojego stosu kart odrzuconych
option-discard_place = { $card }, { NUMBER($place, useGrouping: 0) }. od góry w Twoim stosie kart odrzuconych
option-topmost = { $card } (leżąca najwyżej)
option-raised = { $card }, o { NUMBER($by, useGrouping: 0) } więcej
option-lowered = { $card }, o { NUMBER($by, useGrouping: 0) } mniej
option-stall = { $who ->
    [you] { $card }, stos { NUMBER($stack, useGrouping: 0) } na Twoim straganie
    [team] { $card }, stos { NUMBER($stack, useGrouping: 0) } na straganie Twojej drużyny
   *[other] { $card }, stos { NUMBER($stack, useGrouping: 0) } na straganie ({ $name })
}
option-put_on_deck = Tak, połóż kartę „{ $card }” na wierzchu talii
option-player = { $name }
option-side = { $side ->
    [left] W lewo: { $name }
   *[right] W prawo: { $name }
}
option-number = { NUMBER($count, useGrouping: 0) }
option-coin = Moneta
