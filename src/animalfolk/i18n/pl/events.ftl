## What happened, told to a reader: $who is "you" for the reader's own doing, else "other" with a $name.
## Where another player has a part in it, $whom is "you" for the reader, "self" for the one who acts, else "other" with
## a $target.
## $cards are the cards in one list, $known says whether the reader may know them, $count is how many.
## Names stay in the nominative: lists stand behind a colon, single cards in quotes, players behind the word "gracz".
## The Company is the one name that can be declined: [Kompania] is company-name of terminal.ftl.

event-turn_began = { $who ->
    [you] Tura { NUMBER($number, useGrouping: 0) }: Ty
   *[other] Tura { NUMBER($number, useGrouping: 0) }: { $name }
}
event-played = { $who ->
    [you] Zagrywasz kartę „{ $cards }”.
   *[other] { $name } zagrywa kartę „{ $cards }”.
}
event-used = { $who ->
    [you] Używasz karty „{ $cards }”.
   *[other] { $name } używa karty „{ $cards }”.
}
event-shown = { $who ->
    [you] Pokazujesz kartę „{ $cards }”: Twoja ręka jest większa.
   *[other] { $name } pokazuje kartę „{ $cards }” i ma większą rękę.
}
event-shown_copied = { $who ->
    [you] Pokazujesz kartę „{ $cards }”.
   *[other] { $name } pokazuje kartę „{ $cards }”.
}
event-copied = { $who ->
    [you] Używasz karty „{ $cards }”.
   *[other] { $name } używa karty „{ $cards }”.
}
event-bought = { $who ->
    [you] Kupujesz kartę „{ $cards }” z miejsca +{ NUMBER($number, useGrouping: 0) }. Zapłata: { $paid }.
   *[other] { $name } kupuje kartę „{ $cards }” z miejsca +{ NUMBER($number, useGrouping: 0) }. Zapłata: { $paid }.
}
event-bought_from_bin = { $who ->
    [you] Kupujesz kartę „{ $cards }” ze stosu odrzuconych kart rynku. Zapłata: { $paid }.
   *[other] { $name } kupuje kartę „{ $cards }” ze stosu odrzuconych kart rynku. Zapłata: { $paid }.
}
event-paid = { $who ->
    [you] Płacisz: { $cards }.
   *[other] { $name } płaci: { $cards }.
}
event-took = { $who ->
    [you] Zabierasz z rynku kartę „{ $cards }”.
   *[other] { $name } zabiera z rynku kartę „{ $cards }”.
}
event-built = { $who ->
    [you] Budujesz stos { NUMBER($number, useGrouping: 0) }: { $cards }.
   *[other] { $name } buduje stos { NUMBER($number, useGrouping: 0) }: { $cards }.
}
event-laid = { $who ->
    [you] Wykładasz na stos: { $cards }.
   *[other] { $name } wykłada na stos: { $cards }.
}
event-laid_from_discard = { $who ->
    [you] Do stosu na straganie dokładasz ze swoich kart odrzuconych: { $cards }.
   *[other] { $name } dokłada do stosu na straganie ze swoich kart odrzuconych: { $cards }.
}
event-drew = { $known ->
    [yes] { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $name } dobiera: { $cards }.
    }
   *[no] { $name } dobiera { $count ->
        [one] kartę.
        [few] { NUMBER($count, useGrouping: 0) } karty.
       *[many] { NUMBER($count, useGrouping: 0) } kart.
    }
}
event-drew_junk = { $who ->
    [you] Twoja talia się wyczerpała, więc ze stosu kart rupieci dobierasz: { $cards }.
   *[other] { $name } nie ma już talii i ze stosu kart rupieci dobiera: { $cards }.
}
event-set_aside = { $known ->
    [yes] { $who ->
        [you] Oglądasz ze swojej talii: { $cards }.
       *[other] { $name } ogląda ze swojej talii: { $cards }.
    }
   *[no] { $name } ogląda { $count ->
        [one] wierzchnią kartę
        [few] { NUMBER($count, useGrouping: 0) } wierzchnie karty
       *[many] { NUMBER($count, useGrouping: 0) } wierzchnich kart
    } swojej talii.
}
event-set_aside_from_market = { $known ->
    [yes] { $who ->
        [you] Oglądasz z talii rynku: { $cards }.
       *[other] { $name } ogląda z talii rynku: { $cards }.
    }
   *[no] { $name } ogląda { $count ->
        [one] wierzchnią kartę
        [few] { NUMBER($count, useGrouping: 0) } wierzchnie karty
       *[many] { NUMBER($count, useGrouping: 0) } wierzchnich kart
    } talii rynku.
}
event-kept = { $known ->
    [yes] { $who ->
        [you] Zatrzymujesz: { $cards }.
       *[other] { $name } zatrzymuje: { $cards }.
    }
   *[no] { $name } zatrzymuje { $count ->
        [one] jedną z nich.
       *[many] { NUMBER($count, useGrouping: 0) } z nich.
    }
}
event-returned = { $known ->
    [yes] { $who ->
        [you] Odkładasz na wierzch swojej talii: { $cards }.
       *[other] { $name } odkłada na wierzch talii: { $cards }.
    }
   *[no] { $name } odkłada { $count ->
        [one] kartę
        [few] { NUMBER($count, useGrouping: 0) } karty
       *[many] { NUMBER($count, useGrouping: 0) } kart
    } na wierzch talii.
}
event-discarded = { $who ->
    [you] Odrzucasz: { $cards }.
   *[other] { $name } odrzuca: { $cards }.
}
event-threw_away = { $who ->
    [you] Usuwasz: { $cards }.
   *[other] { $name } usuwa: { $cards }.
}
event-recovered = { $who ->
    [you] Ze swojego stosu kart odrzuconych zabierasz: { $cards }.
   *[other] { $name } zabiera ze swojego stosu kart odrzuconych: { $cards }.
}
event-swapped_in = { $who ->
    [you] Karta „{ $cards }” trafia do stosu { NUMBER($number, useGrouping: 0) } na Twoim straganie.
   *[other] { $name ->
        [Kompania] Karta „{ $cards }” trafia do stosu { NUMBER($number, useGrouping: 0) } na straganie Kompanii.
       *[other] Karta „{ $cards }” trafia do stosu { NUMBER($number, useGrouping: 0) } na straganie gracza { $name }.
    }
}
event-swapped_out = { $who ->
    [you] W zamian dostajesz kartę „{ $cards }” ze stosu { NUMBER($number, useGrouping: 0) }.
   *[other] W zamian { $name } dostaje kartę „{ $cards }” ze stosu { NUMBER($number, useGrouping: 0) }.
}
event-swapped_into_market = { $who ->
    [you] Twoja karta „{ $cards }” trafia na rynek, na miejsce +{ NUMBER($number, useGrouping: 0) }.
   *[other] { $name } kładzie na rynku, na miejscu +{ NUMBER($number, useGrouping: 0) }, kartę „{ $cards }”.
}
event-put_in_discard = { $who ->
    [you] Wkładasz kartę „{ $cards }” do swojego stosu kart odrzuconych.
   *[other] { $name } wkłada kartę „{ $cards }” do swojego stosu kart odrzuconych.
}
event-shuffled = { $who ->
    [you] Twój stos kart odrzuconych zostaje przetasowany i tworzy nową talię.
   *[other] { $name } tasuje swój stos kart odrzuconych i tworzy z niego nową talię.
}
event-market_shuffled = Stos odrzuconych kart rynku zostaje przetasowany i tworzy nową talię rynku.
event-raised_values = { $who ->
    [you] Wszystkie Twoje karty są warte o { NUMBER($number, useGrouping: 0) } więcej do końca Twojej tury.
   *[other] { $name }: wszystkie karty są warte o { NUMBER($number, useGrouping: 0) } więcej do końca tury.
}
event-multiplied = { $who ->
    [you] Wartość Twojej karty „{ $cards }” mnoży się przez { NUMBER($number, useGrouping: 0) } do końca Twojej tury.
   *[other] { $name }: wartość karty „{ $cards }” mnoży się przez { NUMBER($number, useGrouping: 0) } do końca tury.
}
event-raised_card = { $who ->
    [you] Twoja karta „{ $cards }” jest warta o { NUMBER($number, useGrouping: 0) } więcej do końca Twojej tury.
   *[other] { $name }: karta „{ $cards }” jest warta o { NUMBER($number, useGrouping: 0) } więcej do końca tury.
}
event-set_value = { $who ->
    [you] Twoja karta „{ $cards }” jest warta { NUMBER($number, useGrouping: 0) } do końca Twojej tury.
   *[other] { $name }: karta „{ $cards }” jest warta { NUMBER($number, useGrouping: 0) } do końca tury.
}
event-used_rolled = { $who ->
    [you] Używasz karty „{ $cards }”. Na kostce wypada { NUMBER($number, useGrouping: 0) }.
   *[other] { $name } używa karty „{ $cards }”. Na kostce wypada { NUMBER($number, useGrouping: 0) }.
}
event-used_raised = { $who ->
    [you] Używasz karty „{ $cards }”. Na kostce wypada { NUMBER($number, useGrouping: 0) }: { $number ->
        [0] wartość karty się nie zmienia.
       *[other] karta jest warta o { NUMBER($number, useGrouping: 0) } więcej do końca Twojej tury.
    }
   *[other] { $name } używa karty „{ $cards }”. Na kostce wypada { NUMBER($number, useGrouping: 0) }: { $number ->
        [0] wartość karty się nie zmienia.
       *[other] karta jest warta o { NUMBER($number, useGrouping: 0) } więcej do końca tury.
    }
}
event-rolled = { $who ->
    [you] Rzucasz kostką: wypada { NUMBER($number, useGrouping: 0) }.
   *[other] { $name } rzuca kostką: wypada { NUMBER($number, useGrouping: 0) }.
}
event-rolled_multiplied = { $who ->
    [you] Pokazujesz kartę „{ $cards }”. Na kostce wypada { NUMBER($number, useGrouping: 0) }: { $number ->
        [1] wartość karty się nie zmienia.
       *[other] karta jest warta { NUMBER($number, useGrouping: 0) } razy tyle do końca Twojej tury.
    }
   *[other] { $name } pokazuje kartę „{ $cards }”. Na kostce wypada { NUMBER($number, useGrouping: 0) }: { $number ->
        [1] wartość karty się nie zmienia.
       *[other] karta jest warta { NUMBER($number, useGrouping: 0) } razy tyle do końca tury.
    }
}
event-guessed = { $who ->
    [you] Zgadujesz: { NUMBER($number, useGrouping: 0) }.
   *[other] { $name } zgaduje: { NUMBER($number, useGrouping: 0) }.
}
event-revealed = Wszyscy widzą kartę „{ $cards }”.
event-won_card = { $who ->
    [you] Na Twoją rękę trafia karta „{ $cards }”.
   *[other] { $name } bierze na rękę kartę „{ $cards }”.
}
event-guessed_card = { $who ->
    [you] Zgadujesz { NUMBER($number, useGrouping: 0) }, a karta to „{ $cards }”.
   *[other] { $name } zgaduje { NUMBER($number, useGrouping: 0) }, a karta to „{ $cards }”.
}
event-guessed_right = { $who ->
    [you] Zgadujesz { NUMBER($number, useGrouping: 0) } i masz rację: na Twoją rękę trafia karta „{ $cards }”.
   *[other] { $name } zgaduje { NUMBER($number, useGrouping: 0) }, ma rację i zatrzymuje kartę „{ $cards }”.
}
event-guessed_wrong = { $who ->
    [you] Zgadujesz { NUMBER($number, useGrouping: 0) }, ale karta to „{ $cards }”: zostaje usunięta.
   *[other] { $name } zgaduje { NUMBER($number, useGrouping: 0) }, ale karta to „{ $cards }”: zostaje usunięta.
}
event-drew_from_market = { $known ->
    [yes] { $who ->
        [you] Dobierasz z talii rynku: { $cards }.
       *[other] { $name } dobiera z talii rynku: { $cards }.
    }
   *[no] { $name } dobiera kartę z talii rynku.
}
event-put_on_deck = { $who ->
    [you] Kładziesz kartę „{ $cards }” ze swojego stosu kart odrzuconych na wierzchu talii.
   *[other] { $name } kładzie kartę „{ $cards }” ze swojego stosu kart odrzuconych na wierzchu talii.
}
event-found = { $known ->
    [yes] { $who ->
        [you] Znajdujesz w swojej talii kartę „{ $cards }”.
       *[other] { $name } znajduje w talii kartę „{ $cards }”.
    }
   *[no] { $name } wyjmuje kartę z talii.
}
event-searched = { $known ->
    [yes] { $who ->
        [you] Znajdujesz w swojej talii kartę „{ $cards }” i tasujesz resztę.
       *[other] { $name } znajduje w talii kartę „{ $cards }” i tasuje resztę.
    }
   *[no] { $name } wyjmuje kartę z talii i tasuje resztę.
}
event-put_in_deck = { $known ->
    [yes] { $who ->
        [you] Wkładasz do swojej talii: { $cards }.
       *[other] { $name } wkłada do talii: { $cards }.
    }
   *[no] { $name } wkłada { $count ->
        [one] kartę
        [few] { NUMBER($count, useGrouping: 0) } karty
       *[many] { NUMBER($count, useGrouping: 0) } kart
    } do talii.
}
event-exchanged = { $known ->
    [yes] { $who ->
        [you] Wkładasz do swojej talii: { $cards }. Wyjmujesz z niej: { $paid }. Potem ją tasujesz.
       *[other] { $name } wkłada do talii: { $cards }. Wyjmuje z niej: { $paid }. Potem ją tasuje.
    }
   *[no] { $name } wymienia { $count ->
        [one] kartę z ręki na kartę z talii
        [few] { NUMBER($count, useGrouping: 0) } karty z ręki na karty z talii
       *[many] { NUMBER($count, useGrouping: 0) } kart z ręki na karty z talii
    } i tasuje talię.
}
event-deck_shuffled = { $who ->
    [you] Tasujesz swoją talię.
   *[other] { $name } tasuje talię.
}
event-rearranged = { $who ->
    [you] Przestawiasz karty na rynku. Od prawej leżą teraz: { $cards }.
   *[other] { $name } przestawia karty na rynku. Od prawej leżą teraz: { $cards }.
}
event-stuck = { $who ->
    [you] Zatrzymujesz na ręce: { $cards }.
   *[other] { $name } zatrzymuje na ręce: { $cards }.
}
event-took_from_hand = { $who ->
    [you] { $target ->
        [Kompania] Zabierasz z ręki Kompanii: { $cards }.
       *[other] Zabierasz z ręki gracza { $target }: { $cards }.
    }
   *[other] { $whom ->
        [you] { $name } zabiera z Twojej ręki: { $cards }.
       *[other] { $known ->
            [yes] { $target ->
                [Kompania] { $name } zabiera z ręki Kompanii: { $cards }.
               *[other] { $name } zabiera z ręki gracza { $target }: { $cards }.
            }
           *[no] { $name } zabiera { $count ->
                [one] kartę
                [few] { NUMBER($count, useGrouping: 0) } karty
               *[many] { NUMBER($count, useGrouping: 0) } kart
            } { $target ->
                [Kompania] z ręki Kompanii.
               *[other] z ręki gracza { $target }.
            }
        }
    }
}
event-gave = { $who ->
    [you] { $target } dostaje od Ciebie: { $cards }.
   *[other] { $whom ->
        [you] { $name } daje Ci: { $cards }.
       *[other] { $known ->
            [yes] { $target ->
                [Kompania] { $name } daje Kompanii: { $cards }.
               *[other] { $name } daje graczowi { $target }: { $cards }.
            }
           *[no] { $name } daje { $count ->
                [one] kartę
                [few] { NUMBER($count, useGrouping: 0) } karty
               *[many] { NUMBER($count, useGrouping: 0) } kart
            } { $target ->
                [Kompania] Kompanii.
               *[other] graczowi { $target }.
            }
        }
    }
}
event-mixed_hands = { $who ->
    [you] { $target ->
        [Kompania] Tasujesz razem swoją rękę i rękę Kompanii i rozdajesz obie na nowo.
       *[other] Tasujesz razem swoją rękę i rękę gracza { $target } i rozdajesz obie na nowo.
    }
   *[other] { $whom ->
        [you] { $name } tasuje swoją rękę razem z Twoją i rozdaje obie na nowo.
       *[other] { $target ->
            [Kompania] { $name } tasuje swoją rękę razem z ręką Kompanii i rozdaje obie na nowo.
           *[other] { $name } tasuje swoją rękę razem z ręką gracza { $target } i rozdaje obie na nowo.
        }
    }
}
event-got = { $known ->
    [yes] { $who ->
        [you] Dostajesz: { $cards }.
       *[other] { $name } dostaje: { $cards }.
    }
   *[no] { $name } dostaje { $count ->
        [one] kartę.
        [few] { NUMBER($count, useGrouping: 0) } karty.
       *[many] { NUMBER($count, useGrouping: 0) } kart.
    }
}
event-put_on_deck_of = { $who ->
    [you] { $whom ->
        [self] Kładziesz kartę „{ $cards }” na wierzchu swojej talii.
       *[other] { $target ->
            [Kompania] Kładziesz kartę „{ $cards }” na wierzchu talii Kompanii.
           *[other] Kładziesz kartę „{ $cards }” na wierzchu talii gracza { $target }.
        }
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } kładzie kartę „{ $cards }” na wierzchu Twojej talii.
            [self] { $name } kładzie kartę „{ $cards }” na wierzchu swojej talii.
           *[other] { $target ->
                [Kompania] { $name } kładzie kartę „{ $cards }” na wierzchu talii Kompanii.
               *[other] { $name } kładzie kartę „{ $cards }” na wierzchu talii gracza { $target }.
            }
        }
       *[no] { $whom ->
            [you] { $name } kładzie kartę na wierzchu Twojej talii.
            [self] { $name } kładzie kartę na wierzchu swojej talii.
           *[other] { $target ->
                [Kompania] { $name } kładzie kartę na wierzchu talii Kompanii.
               *[other] { $name } kładzie kartę na wierzchu talii gracza { $target }.
            }
        }
    }
}
event-drew_from_deck_of = { $who ->
    [you] { $target ->
        [Kompania] Dobierasz z talii Kompanii: { $cards }.
       *[other] Dobierasz z talii gracza { $target }: { $cards }.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } dobiera z Twojej talii: { $cards }.
           *[other] { $target ->
                [Kompania] { $name } dobiera z talii Kompanii: { $cards }.
               *[other] { $name } dobiera z talii gracza { $target }: { $cards }.
            }
        }
       *[no] { $whom ->
            [you] { $name } dobiera kartę z Twojej talii.
           *[other] { $target ->
                [Kompania] { $name } dobiera kartę z talii Kompanii.
               *[other] { $name } dobiera kartę z talii gracza { $target }.
            }
        }
    }
}
event-set_aside_from_deck_of = { $who ->
    [you] { $whom ->
        [self] Oglądasz ze swojej talii: { $cards }.
       *[other] { $target ->
            [Kompania] Oglądasz z talii Kompanii: { $cards }.
           *[other] Oglądasz z talii gracza { $target }: { $cards }.
        }
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } ogląda z Twojej talii: { $cards }.
            [self] { $name } ogląda ze swojej talii: { $cards }.
           *[other] { $target ->
                [Kompania] { $name } ogląda z talii Kompanii: { $cards }.
               *[other] { $name } ogląda z talii gracza { $target }: { $cards }.
            }
        }
       *[no] { $name } ogląda { $count ->
            [one] wierzchnią kartę
            [few] { NUMBER($count, useGrouping: 0) } wierzchnie karty
           *[many] { NUMBER($count, useGrouping: 0) } wierzchnich kart
        } { $whom ->
            [you] Twojej talii.
            [self] swojej talii.
           *[other] { $target ->
                [Kompania] talii Kompanii.
               *[other] talii gracza { $target }.
            }
        }
    }
}
event-took_top_of_discard = { $who ->
    [you] { $target ->
        [Kompania] Zabierasz ze stosu kart odrzuconych Kompanii kartę „{ $cards }”.
       *[other] Zabierasz ze stosu kart odrzuconych gracza { $target } kartę „{ $cards }”.
    }
   *[other] { $whom ->
        [you] { $name } zabiera z Twojego stosu kart odrzuconych kartę „{ $cards }”.
       *[other] { $target ->
            [Kompania] { $name } zabiera ze stosu kart odrzuconych Kompanii kartę „{ $cards }”.
           *[other] { $name } zabiera ze stosu kart odrzuconych gracza { $target } kartę „{ $cards }”.
        }
    }
}
event-exchanged_piles = { $who ->
    [you] Zamieniasz miejscami swoją talię i stos kart odrzuconych.
   *[other] { $name } zamienia miejscami swoją talię i stos kart odrzuconych.
}
event-exchanged_piles_shuffled = { $who ->
    [you] Zamieniasz miejscami swoją talię i stos kart odrzuconych, a nową talię tasujesz.
   *[other] { $name } zamienia miejscami swoją talię i stos kart odrzuconych, a nową talię tasuje.
}
event-scheduled = { $who ->
    [you] Twoja karta „{ $cards }” czeka na Twoją następną turę.
   *[other] { $name }: karta „{ $cards }” czeka na następną turę.
}
event-played_for_later = { $who ->
    [you] Zagrywasz kartę „{ $cards }”. Czeka na Twoją następną turę.
   *[other] { $name } zagrywa kartę „{ $cards }”. Czeka ona na następną turę.
}
event-played_to_last = { $who ->
    [you] Zagrywasz kartę „{ $cards }”. Działa do Twojej następnej tury.
   *[other] { $name } zagrywa kartę „{ $cards }”. Działa ona do następnej tury tego gracza.
}
event-lasting_over = { $who ->
    [you] Twoja karta „{ $cards }” przestaje działać.
   *[other] { $name }: karta „{ $cards }” przestaje działać.
}
event-came_due = { $who ->
    [you] Nadchodzi pora na Twoją kartę „{ $cards }”.
   *[other] { $name }: nadchodzi pora na kartę „{ $cards }”.
}
event-resolved = { $who ->
    [you] Twoja karta „{ $cards }” trafia na stos kart odrzuconych.
   *[other] { $name } odkłada kartę „{ $cards }” na stos kart odrzuconych.
}
event-cleanup_began = { $who ->
    [you] Pora na Twoją dostawę.
   *[other] { $name } zaczyna dostawę.
}
event-slid = Karta „{ $cards }” przesuwa się na miejsce +{ NUMBER($number, useGrouping: 0) }.
event-dealt = Nowe na rynku: { $cards }.
event-turn_ended = { $who ->
    [you] Twoja tura się kończy.
   *[other] { $name } kończy turę.
}
event-won = { $who ->
    [you] Stragan gotowy: wygrywasz!
   *[other] Stragan gotowy: { $name } wygrywa!
}
event-chose_from_deck = { $known ->
    [yes] { $who ->
        [you] Wybierasz ze swojej talii kartę „{ $cards }”.
       *[other] { $name } wybiera z talii kartę „{ $cards }”.
    }
   *[no] { $name } wybiera kartę z talii.
}
event-set_aside_from_hand_of = { $who ->
    [you] { $whom ->
        [self] Odkładasz na bok ze swojej ręki: { $cards }.
       *[other] { $target ->
            [Kompania] Odkładasz na bok z ręki Kompanii: { $cards }.
           *[other] Odkładasz na bok z ręki gracza { $target }: { $cards }.
        }
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } odkłada na bok z Twojej ręki: { $cards }.
            [self] { $name } odkłada na bok ze swojej ręki: { $cards }.
           *[other] { $target ->
                [Kompania] { $name } odkłada na bok z ręki Kompanii: { $cards }.
               *[other] { $name } odkłada na bok z ręki gracza { $target }: { $cards }.
            }
        }
       *[no] { $whom ->
            [you] { $name } odkłada na bok kartę z Twojej ręki.
            [self] { $name } odkłada na bok kartę ze swojej ręki.
           *[other] { $target ->
                [Kompania] { $name } odkłada na bok kartę z ręki Kompanii.
               *[other] { $name } odkłada na bok kartę z ręki gracza { $target }.
            }
        }
    }
}
event-gave_one = { $who ->
    [you] { $whom ->
        [self] Zatrzymujesz: { $cards }.
       *[other] { $target } dostaje od Ciebie: { $cards }.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } daje Ci: { $cards }.
            [self] { $name } zatrzymuje: { $cards }.
           *[other] { $target ->
                [Kompania] { $name } daje Kompanii: { $cards }.
               *[other] { $name } daje graczowi { $target }: { $cards }.
            }
        }
       *[no] { $whom ->
            [you] { $name } daje Ci kartę.
            [self] { $name } zatrzymuje kartę.
           *[other] { $target ->
                [Kompania] { $name } daje kartę Kompanii.
               *[other] { $name } daje kartę graczowi { $target }.
            }
        }
    }
}
event-looked_at_hand = { $who ->
    [you] { $known ->
        [yes] { $target ->
            [Kompania] Oglądasz rękę Kompanii: { $cards }.
           *[other] Oglądasz rękę gracza { $target }: { $cards }.
        }
       *[no] { $target ->
            [Kompania] Oglądasz rękę Kompanii: jest pusta.
           *[other] Oglądasz rękę gracza { $target }: jest pusta.
        }
    }
   *[other] { $whom ->
        [you] { $name } ogląda Twoją rękę.
       *[other] { $target ->
            [Kompania] { $name } ogląda rękę Kompanii.
           *[other] { $name } ogląda rękę gracza { $target }.
        }
    }
}
event-put_played_on_deck = { $who ->
    [you] Kładziesz kartę „{ $cards }” na wierzchu swojej talii.
   *[other] { $name } kładzie kartę „{ $cards }” na wierzchu talii.
}
event-paid_coins = { $who ->
    [you] Płacisz { $number ->
        [one] monetą.
       *[many] { NUMBER($number, useGrouping: 0) } monetami.
    }
   *[other] { $name } płaci { $number ->
        [one] monetą.
       *[many] { NUMBER($number, useGrouping: 0) } monetami.
    }
}
event-company_bought = { $name } kupuje kartę „{ $cards }”, pierwszą od prawej na rynku. To stos { NUMBER($number, useGrouping: 0) }.
event-power_rose = Talia rynku się wyczerpała. Od teraz { $name } kupuje w swojej turze { $number ->
    [one] 1 kartę.
    [few] { NUMBER($number, useGrouping: 0) } karty.
   *[many] { NUMBER($number, useGrouping: 0) } kart.
}
event-spared = { $name } traci najwyżej jedną kartę na turę, więc w tej już nic więcej nie straci.
event-removed = { $name ->
    [Kompania] Karta „{ $cards }” znika z talii Kompanii i z gry.
   *[other] Karta „{ $cards }” znika z talii ({ $name }) i z gry.
}
event-lost = Rynek zostaje pusty: { $name } wykupuje wszystko, a gra jest przegrana.
event-offered = { $who ->
    [you] Wykładasz jawnie: { $cards }.
   *[other] { $name } wykłada jawnie: { $cards }.
}
event-asked_help = { $known ->
    [yes] { $who ->
        [you] Wykładasz jawnie: { $cards }. Resztę stosu może dołożyć { $target }.
       *[other] { $whom ->
            [you] { $name } wykłada jawnie: { $cards } i prosi Cię o resztę stosu.
           *[other] { $name } wykłada jawnie: { $cards }. Resztę stosu może dołożyć { $target }.
        }
    }
   *[no] { $who ->
        [you] Prosisz gracza { $target } o cały stos.
       *[other] { $whom ->
            [you] { $name } prosi Cię o cały stos.
           *[other] { $name } prosi gracza { $target } o cały stos.
        }
    }
}
event-helped = { $who ->
    [you] Pomagasz graczowi { $target }.
   *[other] { $whom ->
        [you] { $name } Ci pomaga.
       *[other] { $name } pomaga graczowi { $target }.
    }
}
event-declined = { $who ->
    [you] Nie pomagasz graczowi { $target }.
   *[other] { $whom ->
        [you] { $name } Ci nie pomaga.
       *[other] { $name } nie pomaga graczowi { $target }.
    }
}
event-seat_undone = { $who ->
    [you] W tym miejscu coś cofasz.
   *[other] W tym miejscu { $name } coś cofa.
}
event-seat_resigned = { $who ->
    [you] { $number ->
        [0] Poddajesz grę.
       *[other] Poddajesz grę. Na Twoim miejscu gra dalej bot.
    }
   *[other] { $number ->
        [0] { $name } poddaje grę.
       *[other] { $name } poddaje grę. Na tym miejscu gra dalej bot.
    }
}
event-seat_left = { $who ->
    [you] Odchodzisz od stołu.
   *[other] { $name } odchodzi od stołu.
}
event-seat_returned = { $who ->
    [you] Wracasz do stołu.
   *[other] { $name } wraca do stołu.
}
