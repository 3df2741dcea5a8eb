## What a decision is about. $card is the card that asks (where one does), $need a price, the worth of a stack, or the most that may be answered.
## $whom is "you", or "other" with a $name, where a card goes to a certain player or comes from one, or a certain player has
## done what may be answered; $happened says what that was.
## $values are the numbers that may be answered, where the answer is a number.
## The Company is the one name that can be declined: [Kompania] is company-name of terminal.ftl.

prompt-act = Co robisz? (? to pomoc; c 2 pokazuje kartę z linii 2)
prompt-build_again = Możesz zbudować jeszcze jeden stos. Budujesz?
prompt-end_turn = To koniec Twoich akcji. Naciśnij Enter, aby zakończyć turę.
prompt-before_market = Twoja ręka jest znów pełna. Używasz jakiejś karty, zanim rynek zostanie uzupełniony?
prompt-pay = Którymi kartami płacisz { NUMBER($need, useGrouping: 0) }? Trafią na Twój stos kart odrzuconych w tej kolejności.
prompt-stack = Z których kart budujesz stos { NUMBER($need, useGrouping: 0) }? Razem muszą być warte dokładnie { NUMBER($need, useGrouping: 0) }.
prompt-inventory = Które karty odrzucasz? Trafią na Twój stos kart odrzuconych w tej kolejności.
prompt-order = W jakiej kolejności trafiają na Twój stos kart odrzuconych? Ostatnia leży na wierzchu.
prompt-throw_away = { $card }: którą kartę usuwasz?
prompt-throw_order = { $card }: w jakiej kolejności są usuwane? Ostatnia leży na wierzchu.
prompt-keep = { $card }: którą kartę zatrzymujesz?
prompt-return = { $card }: w jakiej kolejności wracają na Twoją talię? Ostatnią dobierzesz jako pierwszą.
prompt-take = { $card }: którą kartę zabierasz?
prompt-swap = { $card }: z którą kartą zamieniasz ją miejscami?
prompt-spare_junk = Ile kart rupieci ze swojej zapłaty usuwasz, od 0 do { NUMBER($need, useGrouping: 0) }? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-due = Którą kartę ze swojego grafiku rozpatrujesz najpierw?
prompt-may_throw_away = { $card }: usuwasz jakąś kartę?
prompt-may_recover = { $card }: zabierasz jakąś kartę ze swojego stosu kart odrzuconych?
prompt-recover_junk = { $card }: ile kart rupieci zabierasz ze swojego stosu kart odrzuconych, od 0 do { NUMBER($need, useGrouping: 0) }? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-search = { $card }: { $need ->
    [0] które karty zabierasz
    [one] którą kartę zabierasz
    [few] które { NUMBER($need, useGrouping: 0) } karty zabierasz
   *[many] które karty, razem { NUMBER($need, useGrouping: 0) }, zabierasz
} ze swojej talii?
prompt-put_in_deck = { $card }: { $need ->
    [0] które karty wkładasz
    [one] którą kartę wkładasz
    [few] które { NUMBER($need, useGrouping: 0) } karty wkładasz
   *[many] które karty, razem { NUMBER($need, useGrouping: 0) }, wkładasz
} w zamian do swojej talii?
prompt-discard_one = { $card }: { $need ->
    [0] które karty odrzucasz?
    [one] którą kartę odrzucasz?
    [few] które { NUMBER($need, useGrouping: 0) } karty odrzucasz?
   *[many] które karty odrzucasz, razem { NUMBER($need, useGrouping: 0) }?
} Ostatnia leży na wierzchu.
prompt-show = { $card }: którą kartę pokazujesz? Jej wartość mnoży się przez wynik rzutu.
prompt-guess = { $card }: ile jest warta wierzchnia karta talii rynku, od 1 do 5? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-throw_slot = { $card }: { $need ->
    [0] które karty usuwasz?
    [one] którą kartę usuwasz?
    [few] które { NUMBER($need, useGrouping: 0) } karty usuwasz?
   *[many] które karty usuwasz, razem { NUMBER($need, useGrouping: 0) }?
} Ostatnia leży na wierzchu.
prompt-pay_arranged = Przestawiasz rynek. Którymi kartami płacisz?
prompt-arrange = Jak leżą karty na rynku, licząc od prawej? Twoja zapłata o wartości { NUMBER($need, useGrouping: 0) } musi wystarczyć na zakup którejś z nich.
prompt-buy_arranged = Którą kartę z przestawionego rynku kupujesz?
prompt-stick = Która karta z Twojej zapłaty zostaje na ręce?
prompt-player = { $card }: który gracz?
prompt-may_player = { $card }: który przeciwnik?
prompt-give = { $card }: którą kartę dajesz w zamian?
prompt-put_on_deck_of = { $card }: którą kartę kładziesz na wierzchu talii tego gracza?
prompt-give_back = { $card }: która karta trafia na wierzch { $whom ->
    [you] Twojej talii?
    [other] { $name ->
        [Kompania] talii Kompanii?
       *[other] talii gracza { $name }?
    }
   *[none] następnej talii?
}
prompt-throw_one = { $card }: którą kartę usuwasz? Druga trafia na stos kart odrzuconych właściciela talii.
prompt-back_first = { $card }: w tej turze nie usuwa się już żadnej karty Kompanii. Która karta wraca pierwsza? Druga leży na niej.
prompt-side = { $card }: w lewo czy w prawo?
prompt-may_put_on_deck = { $card }: kładziesz ją na wierzchu swojej talii?
prompt-give_one = { $card }: którą kartę { $whom ->
    [you] zatrzymujesz?
    [other] dostaje { $name }?
   *[none] dostaje następny gracz?
}
prompt-throw_from_discard = { $card }: którą kartę ze swojego stosu kart odrzuconych usuwasz?
prompt-conceal = { $card }: wartość której karty z Twojej ręki ma odgadnąć przeciwnik? Na razie widzisz ją tylko Ty.
prompt-guess_held = { $card }: { $name } wybiera kartę z ręki. Ile jest warta? Możliwe wartości: { $values }. Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-set_value = { $card }: pudło! Ile jest warta Twoja karta w tej turze, od 1 do 5? Enter:{ "\u00A0" }{ NUMBER($need, useGrouping: 0) }
prompt-stack_alone = { $card }: jak liczy się ta karta jako samodzielny stos?
prompt-react = { $happened ->
    [purchase] { $name } kupuje kartę. Reagujesz?
    [stack] { $name } buduje stos. Reagujesz?
    [technique] { $name } kończy trik. Reagujesz?
    [shuffle] { $name } tasuje talię. Reagujesz?
   *[arrival] Na Twoją rękę trafia karta, której można od razu użyć. Używasz jej?
}
prompt-grow = Twoja ręka jest pełna. Czy któraś karta kopiuje taką, która ją powiększa?
prompt-may_discard_found = { $card }: odrzucasz jakąś kartę ze swojej talii? Talia i tak zostanie przetasowana.
prompt-swap_out = { $card }: która karta z Twojego stosu kart odrzuconych trafia na rękę?
prompt-swap_in = { $card }: która karta z Twojej ręki zajmuje jej miejsce?
prompt-discard_to_deck = { $card }: którą kartę ze swojego stosu kart odrzuconych kładziesz na wierzchu talii?
prompt-offer = Które karty wykładasz jawnie na stos { NUMBER($need, useGrouping: 0) }? Partner dołoży resztę albo odmówi.
prompt-help = { $can ->
    [no] { $name } wykłada { $cards } i prosi Cię o pomoc, której nie możesz udzielić. Pytanie pada mimo to, żeby nikt nie poznał po nim, co masz na ręce.
   *[yes] { $name } wykłada { $cards } i prosi Cię o pomoc. Które Twoje karty uzupełniają stos? Razem muszą być warte dokładnie { NUMBER($need, useGrouping: 0) }.
}

# Why cards cannot be chosen together. $need is what a stack must be worth.

clash-mixed = Stos składa się z kart jednej talii zwierząt, chyba że karta w nim pozwala na inne.
clash-junk = Rupiecie mogą być w stosie tylko razem z kartą, która na to pozwala.
clash-unfit = Nie razem z wybranymi kartami.
clash-too-much = Razem są warte więcej niż { NUMBER($need, useGrouping: 0) }.
clash-unneeded = Jedna z kart jest zbędna: nikt nie płaci kartą, bez której można się obejść.
clash-worthless = Jedna z kart nic tu nie liczy.
clash-exact = Z monetami płaci się dokładnie.
clash-discard = Żadna wybrana karta nie dopuszcza karty ze stosu odrzuconych.
clash-short = Razem są warte mniej niż { NUMBER($need, useGrouping: 0) }.
clash-no-seller = Ze stosu odrzuconych targu kupuje tylko karta, która na to pozwala.
