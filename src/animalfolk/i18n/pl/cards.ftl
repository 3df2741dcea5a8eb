## The cards: their names and their texts. Names stand in the nominative everywhere.

card-junk = Rupiecie
    .text = Nie mogą być częścią stosu na straganie, chyba że pozwala na to jakaś karta.

card-swift_broker = Rzutki makler
    .text = Odrzuć wszystkie karty z ręki, a potem dobierz tyle kart, ile ich było.
card-cookies = Ciasteczka
    .text = Dopóki masz tę kartę na ręce, wielkość Twojej ręki rośnie o 1.
card-shattered_relic = Potłuczony antyk
    .text = Usuń kartę z ręki, a potem dobierz kartę.
card-spyglass = Luneta
    .text = Dobierz 3 karty. Zatrzymaj 1 z nich, a pozostałe połóż na wierzchu swojej talii w dowolnej kolejności.
card-flashy_show = Olśniewający pokaz
    .text = Do końca tej tury każda karta, której używasz, jest warta o 1 więcej.
card-favourite_toy = Ulubiona zabawka
    .text = Zabierz na rękę wierzchnią kartę swojego stosu kart odrzuconych.

card-loyal_partner = Wierna wspólniczka
    .text = Usuń wszystkie karty z rynku, a potem od razu uzupełnij rynek.
card-prepaid_good = Zapłacone z góry
    .text = Zabierz na rękę kartę z rynku.
card-essential_purchase = Niezbędny zakup
    .text = Gdy kupujesz tę kartę, możesz usunąć do 3 kart rupieci spośród tych, którymi za nią płacisz.
card-market_discovery = Rynkowe odkrycie
    .text =
        Raz w swojej turze możesz usunąć wierzchnią kartę talii rynku. Płacąc tą kartą, możesz kupić wierzchnią kartę
        stosu odrzuconych kart rynku za jej wartość.
card-special_offer = Oferta specjalna
    .text = Dobierz 3 karty z talii rynku. Zatrzymaj 1 z nich, a pozostałe usuń.
card-stock_clearance = Wyprzedaż
    .text = Płacąc tą kartą, możesz nadpłacić tyle, ile chcesz.

card-stashing_vendor = Skrzętny kramarz
    .text = Stos zbudowany z tą kartą może zawierać także karty rupieci.
card-empty_chest = Pusta skrzynia
    .text = Stos zbudowany z tą kartą może łączyć różne talie zwierząt.
card-nostalgic_item = Pamiątka po babci
    .text =
        Stos zbudowany z tą kartą może zawierać także 1 kartę z Twojego stosu kart odrzuconych: rupiecie albo dowolną
        kartę zwierząt.
card-acorn = Żołądź
    .text = Zamień tę kartę miejscami z kartą na straganie przeciwnika. Tamta karta trafia na Twoją rękę.
card-accordion = Akordeon
    .text = Budując z tą kartą, możesz dodać 1 do jej wartości albo odjąć od niej 1.
card-winter_is_coming = Nadchodzi zima
    .text = Po zbudowaniu stosu z tą kartą możesz od razu zbudować kolejny stos.

card-tireless_tinkerer = Niestrudzony majster
    .text = Połóż wierzchnią kartę swojego stosu kart odrzuconych na wierzchu swojej talii.
card-calculations = Obliczenia
    .text = Zanim kupisz kartę, płacąc tą kartą, możesz poprzestawiać karty na rynku.
card-safety_precaution = Środki ostrożności
    .text = Zamień tę kartę miejscami z kartą na swoim straganie. Tamta karta trafia na Twoją rękę.
card-magnet = Magnes
    .text = Przeszukaj swoją talię i zabierz z niej kartę na rękę. Przetasuj swoją talię.
card-dangerous_test = Groźny eksperyment
    .text = Dobierz 3 karty, a potem odrzuć 3 karty z ręki.
card-glue = Klej
    .text = Gdy płacisz tą kartą podczas zakupu, możesz zatrzymać ją na ręce.

card-steady_achiever = Wytrwały pracuś
    .text = Na początku swojej następnej tury dobierz kartę.
card-shopping_journey = Wyprawa po zakupy
    .text = Na początku swojej następnej tury zabierz na rękę kartę z rynku.
card-housecleaning = Wielkie porządki
    .text =
        Zabierz na rękę do 3 kart rupieci ze swojego stosu kart odrzuconych. Na początku swojej następnej tury możesz
        usunąć kartę z ręki.
card-siesta = Sjesta
    .text = Na początku swojej następnej tury możesz zabrać na rękę kartę ze swojego stosu kart odrzuconych.
card-lunch_break = Przerwa obiadowa
    .text = Dobierz kartę. Na początku swojej następnej tury dobierz kartę.
card-ironing = Prasowanie
    .text = W Twojej następnej turze, od jej początku do końca, każda karta, której używasz, jest warta o 1 więcej.

card-daring_adventurer = Zuchwały odkrywca
    .text = Rzuć kostką tchórza. Usuń z rynku tyle kart, ile wypadło, a potem od razu uzupełnij rynek.
card-rare_artefact = Rzadki artefakt
    .text = Pokaż kartę z ręki i rzuć kostką tchórza. W tej turze wartość pokazanej karty mnoży się przez wynik rzutu.
card-swank = Szpan
    .text = Usuń kartę z ręki. Jeśli to karta zwierząt, dobierz kartę z talii rynku.
card-risky_business = Ryzykowny interes
    .text =
        Zgadnij, ile jest warta wierzchnia karta talii rynku. Jeśli masz rację, karta trafia na Twoją rękę; jeśli nie,
        zostaje usunięta.
card-natural_survivor = Mistrz przetrwania
    .text =
        Rzuć kostką tchórza. Przeszukaj swoją talię i wymień tyle kart z ręki na karty z talii, ile wypadło. Przetasuj
        swoją talię.
card-sofa = Kanapa
    .text = Dopóki ta karta leży na Twoim straganie, wielkość Twojej ręki rośnie o 1.

card-wily_fellow = Szczwany szop
    .text = Zamień miejscami swoją talię i swój stos kart odrzuconych, a potem przetasuj talię.
card-nuisance = Kłopoty
    .text = Wybierz do 2 przeciwników. Każdy z nich odrzuca losową kartę z ręki.
card-rotten_food = Nadgniły prowiant
    .text = Połóż kartę z ręki na wierzchu talii innego gracza.
card-dirty_exchange = Szemrana wymiana
    .text = Zabierz losową kartę z ręki innego gracza, a potem daj temu graczowi kartę ze swojej ręki.
card-sabotage = Sabotaż
    .text = Dobierz 2 karty z talii innego gracza. Usuń 1 z nich, a drugą połóż na stosie kart odrzuconych tego gracza.
card-treasure_hunter = Łowca skarbów
    .text = Zabierz na rękę wierzchnią kartę stosu kart odrzuconych innego gracza.

card-little_villain = Mały łotr
    .text = Każdy przeciwnik odrzuca 2 wierzchnie karty swojej talii, jedną po drugiej.
card-scary_gunfight = Strzelanina
    .text = Do początku Twojej następnej tury karty z rynku kosztują przeciwników o 2 więcej.
card-night_shift = Nocna zmiana
    .text =
        Dobierz po jednej karcie z talii każdego gracza, także Twojej. Na wierzchu każdej z tych talii połóż jedną z
        dobranych kart, według uznania.
card-ruthless_competition = Zażarta konkurencja
    .text = Dobierz na rękę kartę z talii innego gracza, a potem połóż kartę z ręki na wierzchu tej talii.
card-nasty_threat = Paskudna groźba
    .text = Do początku Twojej następnej tury stosy przeciwników muszą być warte o 1 więcej niż zwykle.
card-lost_shipments = Zagubione dostawy
    .text = Do początku Twojej następnej tury przeciwnicy, uzupełniając rękę, dobierają najwyżej 1 kartę.

card-cunning_neighbour = Chytry sąsiad
    .text = Obejrzyj rękę innego gracza. Potem możesz położyć tę kartę na wierzchu swojej talii.
card-cheer = Wiwaty
    .text =
        Każdy z graczy przeszukuje swoją talię i zabiera z niej kartę na rękę. Potem każdy z graczy tasuje swoją talię.
card-raffle = Loteria
    .text =
        Wybierz: w lewo albo w prawo. Każdy z graczy zabiera losową kartę z ręki następnego gracza w tę stronę, wszyscy
        jednocześnie.
card-charity = Zbiórka charytatywna
    .text =
        Zabierz losową kartę z ręki każdego gracza, także Twojej. Potem daj każdemu z graczy jedną z tych kart, według
        uznania.
card-tasters = Degustacja
    .text = Wybierz: w lewo albo w prawo. Począwszy od Ciebie i dalej w tę stronę, każdy z graczy zabiera kartę z rynku.
card-rumours = Plotki
    .text =
        Każdy z graczy kładzie 2 wierzchnie karty swojego stosu kart odrzuconych na wierzchu swojej talii, jedną po
        drugiej.
card-bold_haggler = Targowy chojrak
    .text = Raz w swojej turze możesz rzucić kostką ocelota. W tej turze ta karta jest warta o tyle więcej, ile wypadło.
card-new_season = Nowy sezon
    .text = Usuń kartę zwierząt ze swojego stosu kart odrzuconych. Jeśli to zrobisz, dobierz kartę z talii rynku.
card-whirligig = Karuzela
    .text =
        Odrzuć wszystkie karty z ręki i dobierz tyle samo. Potem przetasuj razem swoją rękę i rękę innego gracza i
        rozdaj je losowo tak, by w każdej było tyle kart co przedtem.
card-charm = Talizman
    .text =
        Pokaż wierzchnią kartę talii rynku. Jeśli sama może być Twoim następnym stosem, zbuduj go z niej; jeśli nie,
        usuń ją.
card-gamble = Hazard
    .text =
        Wybierz innego gracza i rzuć kostką ocelota. Wymień tyle losowych kart z ręki, ile wypadło, na losowe karty z
        ręki tego gracza.
card-blindfold = Po omacku
    .text =
        Wybierz przeciwnika, który zgaduje wartość wybranej przez Ciebie karty z Twojej ręki. Pokaż tę kartę. Jeśli
        przeciwnik zgadnie, odrzuć ją; jeśli nie, w tej turze jest warta tyle, ile powiesz, od 1 do 5.
card-flexible_shopkeeper = Giętki sklepikarz
    .text = Ta karta kopiuje kartę z pierwszego od prawej stosu na Twoim straganie.
card-reflection = Odbicie
    .text = Ta karta kopiuje wierzchnią kartę stosu kart odrzuconych innego gracza.
card-good_old_times = Stare dobre czasy
    .text =
        Raz w swojej turze możesz usunąć wierzchnią kartę talii rynku. Ta karta kopiuje wierzchnią kartę stosu
        odrzuconych kart rynku.
card-gift_voucher = Bon podarunkowy
    .text = Zamień tę kartę miejscami z kartą na rynku. Tamta karta trafia na Twoją rękę.
card-trendsetting = Ostatni krzyk mody
    .text = Ta karta kopiuje kartę z rynku.
card-seeing_doubles = Dwoi się w oczach
    .text = Ta karta kopiuje inną kartę z Twojej ręki. Zawsze gdy pokazujesz tę kartę, pokaż też tamtą.

card-wise_spy = Mądry szpieg
    .text = Raz w swojej turze możesz dobrać 3 karty i odłożyć je na wierzch swojej talii w dowolnej kolejności.
card-ancient_knowledge = Pradawna wiedza
    .text =
        Gdy trik innego gracza zostanie w pełni rozpatrzony, możesz przeszukać swoją talię. Możesz odrzucić z niej
        kartę. Przetasuj swoją talię.
card-quality_inspection = Kontrola jakości
    .text = Gdy ta karta trafi na Twoją rękę, możesz usunąć kartę z ręki. Jeśli to zrobisz, dobierz kartę.
card-binoculars = Lornetka
    .text = Gdy inny gracz kupi kartę, możesz dobrać kartę, a potem odrzucić kartę z ręki.
card-balancing = Równowaga
    .text =
        Gdy inny gracz przetasuje swoją talię, możesz zamienić miejscami kartę zwierząt z ręki i kartę ze swojego stosu
        kart odrzuconych.
card-extra_remarks = Uwagi na marginesie
    .text =
        Gdy inny gracz zbuduje stos, możesz położyć kartę ze swojego stosu kart odrzuconych na wierzchu swojej talii.

## The decks: full name, short name, and a line about each.

deck-macaws = Bystre Ary
    .short = ary
    .line = dobierają, grzebią i robią porządek, aż znajdą właściwą kartę.
deck-pandas = Łebskie Pandy
    .short = pandy
    .line = lepsze oferty i rupiecie, które po cichu znikają.
deck-squirrels = Zaradne Wiewiórki
    .short = wiewiórki
    .line = ich stosy naginają reguły.
deck-chameleons = Zmienne Kameleony
    .short = kameleony
    .line = nigdy to, na co wyglądają; zawsze to, co masz albo chcesz mieć.
deck-owls = Czujne Sowy
    .short = sowy
    .line = czekają, co zrobią inni, i odpowiadają.
deck-platypuses = Obrotne Dziobaki
    .short = dziobaki
    .line = każda karta tam, gdzie trzeba, nawet na rynku.
deck-sloths = Sumienne Leniwce
    .short = leniwce
    .line = co zaczną dziś, jutro się opłaci.
deck-polecats = Brawurowe Tchórze
    .short = tchórze
    .line = rzucają kostką i wcale nie żartują.
deck-raccoons = Przebiegłe Szopy
    .short = szopy
    .line = lepkie łapki w cudzych rękach, taliach i stosach odrzuconych kart.
deck-crocodiles = Groźne Krokodyle
    .short = krokodyle
    .line = niczego nikomu nie zabraniają; po prostu wszystko robi się trudniejsze.
deck-foxes = Pomocne Fenki
    .short = fenki
    .line = coś dla każdego, a dla siebie odrobinę więcej.
deck-ocelots = Beztroskie Oceloty
    .short = oceloty
    .line = kostka, zgadywanka, przetasowane ręce: jakoś to będzie.
deck-junk = Rupiecie
    .short = rupiecie
    .line = coś, czego każdy ma na początku za dużo.

## Kinds of cards

kind-technique = trik
kind-passive = karta pasywna
kind-rubbish = karta rupieci

## A card that copies another, a card several times, and several cards in a row

card-as = { $card } jako { $copy }
cards-times = { NUMBER($count, useGrouping: 0) } × { $card }
cards-hidden = { $count ->
    [one] 1 karta
    [few] { NUMBER($count, useGrouping: 0) } karty
   *[many] { NUMBER($count, useGrouping: 0) } kart
}
list-next = { $first }, { $next }
list-last = { $first } i { $last }
