## What a card does at its edges, beyond its short text: a line for each deck, then its cards.

rules-deck-macaws = Ary dbają o Twoją własną rękę. Żadna z nich nie czeka na późniejszą turę.

rules-card-swift_broker =
    Kolejność odrzucania kart z ręki wybierasz Ty. Jeśli Twoja talia się wyczerpie, właśnie odrzucone karty zostają
    przetasowane i mogą wrócić na rękę; karty „Rzutki makler” wśród nich nie ma. Jeśli nie masz na ręce żadnej innej
    karty, nic się nie dzieje, ale dodatkowa akcja i tak Ci przysługuje.
rules-card-cookies =
    Kilka kart „Ciasteczka” się sumuje. Wielkość ręki sprawdzasz po każdej dobranej karcie, więc „Ciasteczka” dobrane
    jako ostatnie dają jeszcze jedną kartę. Muszą być liczone i są pokazywane przy każdym uzupełnianiu ręki.
rules-card-shattered_relic = Jeśli masz na ręce karty, musisz jedną z nich usunąć. Z pustą ręką tylko dobierasz.
rules-card-spyglass =
    Musisz zatrzymać dokładnie jedną kartę. Jeśli da się dobrać tylko jedną, trafia ona na Twoją rękę; jeśli żadnej, nic
    się nie dzieje. Jeśli w trakcie powstaje nowa talia, oglądane karty nie są w nią wtasowane, a to, co odkładasz, leży
    na wierzchu nowej talii.
rules-card-flashy_show =
    Dotyczy każdej karty, której używasz w tej turze: rupieci, kart zdobytych później i kart, które stos włącza z
    Twojego stosu kart odrzuconych. Kilka takich pokazów się sumuje. Ceny, karty na straganach, zgadywane karty z talii
    i karty partnera pozostają bez zmian; to ostatnie to nasza decyzja.
rules-card-favourite_toy = Musisz zabrać tę kartę. Przy pustym stosie kart odrzuconych nic się nie dzieje.

rules-deck-pandas =
    Pandy znają rynek jak własną kieszeń. Zakupem jest tylko akcja rynku: karty, które się zabiera, nie są kupione.

rules-card-loyal_partner =
    Kolejność usuwania kart z rynku wybierasz Ty. Jeśli talia rynku się wyczerpie, także te karty zostają wtasowane w
    nową. Jeśli i tak jest ich za mało, rynek zostaje uzupełniony tylko częściowo.
rules-card-prepaid_good =
    Musisz zabrać kartę, z dowolnego miejsca, i nic nie płacisz. To nie jest zakup, a miejsce pozostaje puste do
    dostawy.
rules-card-essential_purchase =
    Działa, gdy kupujesz właśnie tę kartę, także ze stosu odrzuconych kart rynku; na ręce ani w zapłacie nie robi nic.
    Rupiecie najpierw liczą się do ceny, a dopiero potem są usuwane. Można wybrać tylko prawdziwe karty rupieci, a nie
    kameleona, który je kopiuje; to nasza decyzja.
rules-card-market_discovery =
    Wierzchnią kartę talii rynku możesz usunąć w dowolnej chwili swojej tury, byle nie w trakcie jakiegoś efektu, a więc
    także po to, by odsłonić to, co chcesz kupić. Karta ze stosu odrzuconych kart rynku kosztuje tyle, ile wynosi jej
    nadrukowana wartość, bez dodatkowego kosztu miejsca i bez karty „Strzelanina”. „Rynkowe odkrycie”, jak każda karta w
    zapłacie, musi być potrzebne do osiągnięcia ceny.
rules-card-special_offer =
    Musisz zatrzymać jedną z kart i nikt inny jej nie widzi; kolejność usuwania pozostałych wybierasz Ty. Jeśli jest
    tylko jedna karta, zatrzymujesz ją.
rules-card-stock_clearance =
    Gdy jest w zapłacie, możesz dołożyć dowolne karty, które nie są potrzebne; zbędna może być nawet ona sama. Cena i
    tak musi zostać osiągnięta.

rules-deck-raccoons =
    Szopy zajmują się kartami innych. „Inny gracz” może w grze drużynowej oznaczać partnera; „Kłopoty” są tylko dla
    przeciwników.

rules-card-wily_fellow =
    Twoja dawna talia, odwrócona, staje się stosem kart odrzuconych: na wierzchu leży jej spodnia karta i wszyscy mogą
    ją zobaczyć; to nasza decyzja. Talia i stos mogą być puste. Liczy się to jako tasowanie talii, jeśli w nowej talii
    jest choć jedna karta.
rules-card-nuisance =
    Możesz wskazać dwoje przeciwników, jednego albo nikogo. Każdy z nich odrzuca kartę na własny stos kart odrzuconych;
    kto nie ma kart, tego się pomija.
rules-card-rotten_food =
    Jeśli masz na ręce karty, musisz jedną tam położyć. Tylko Ty wiesz, co to za karta; nie widzi jej nawet właściciel
    talii.
rules-card-dirty_exchange =
    Musisz dać kartę w zamian i może to być ta zabrana. Jeśli druga ręka jest pusta, niczego nie zabierasz i niczego nie
    dajesz. Te karty znacie tylko Ty i ten gracz.
rules-card-sabotage =
    Jeśli talia tego gracza się wyczerpie, przetasowany zostaje jego stos kart odrzuconych. Jedyna dostępna karta
    zostaje usunięta; jeśli nie ma żadnej, nic się nie dzieje. Do czasu Twojego wyboru obie karty widzisz tylko Ty.
rules-card-treasure_hunter =
    Wybierz gracza, którego stos kart odrzuconych nie jest pusty; kartę musisz zabrać i wszyscy ją widzą. Jeśli
    wszystkie te stosy są puste, nic się nie dzieje.

rules-deck-squirrels =
    Wiewiórki zmieniają to, czym może być stos. Ich karty pasywne działają na stos, którego są częścią.

rules-card-stashing_vendor =
    Jeden wystarcza na dowolną liczbę kart rupieci. Rupiecie liczą się według obecnej wartości, więc po karcie
    „Olśniewający pokaz” są warte 2.
rules-card-empty_chest = Wpuszcza karty zwierząt ze wszystkich talii, ale nie rupiecie.
rules-card-nostalgic_item =
    Karta może leżeć w dowolnym miejscu Twojego stosu kart odrzuconych, a ograniczenia dotyczące talii i rupieci jej nie
    obowiązują. Każda „Pamiątka po babci” włącza jedną kartę; włączona w ten sposób włącza następną, ale przynajmniej
    jedna musi pochodzić z Twojej ręki. Pozostałe karty stosu trzymają się zwykłych ograniczeń.
rules-card-acorn =
    Jeśli któryś przeciwnik ma kartę na straganie, musisz dokonać zamiany; wolno wybrać dowolną kartę dowolnego stosu.
    „Żołądź” zajmuje dokładnie jej miejsce i nie trafia na Twój stos kart odrzuconych. Jeśli nie ma czego zamienić,
    zostaje odrzucony. Liczba stosów się nie zmienia.
rules-card-accordion =
    Możesz też nie zmieniać jego wartości. Ta zmiana następuje po wszystkich innych, liczy się tylko przy budowaniu i
    kończy się, gdy karta leży na straganie. W stosie możliwa jest wartość 0.
rules-card-winter_is_coming =
    To część tej samej akcji i po drodze niczego nie dobierasz. Jeśli w następnym stosie znów jest taka karta, budujesz
    dalej. Dwie w jednym stosie pozwalają na dwa kolejne stosy; to nasza decyzja. Nie musisz budować.

rules-deck-ocelots = Oceloty ufają szczęściu. Ich kostka pokazuje 0, 1, 1, 2, 2 i 3.

rules-card-bold_haggler =
    Rzut, w którym wypadło 0, też się liczy jako użycie. Późniejsze zmiany stosuje się po rzucie. Kameleon, który
    kopiuje kartę „Targowy chojrak” już po rzucie, ma tę samą premię i nie może rzucać; kopia sprzed rzutu może rzucić
    za siebie.
rules-card-new_season =
    Jeśli w Twoim stosie kart odrzuconych jest karta zwierząt, musisz jakąś usunąć; rupiecie się nie liczą. Jeśli talia
    rynku i jej stos odrzuconych kart są poza tym puste, dobierasz właśnie tę usuniętą kartę. Nikt inny nie widzi, co
    dobierasz.
rules-card-whirligig =
    Drugiego gracza wybierasz dopiero po dobraniu i obejrzeniu nowych kart. Odrzucone karty mogą zostać przetasowane i
    dobrane ponownie, więc zawsze dobierasz tyle, ile ich było. Jeśli nie masz na ręce żadnej innej karty, nic się nie
    dzieje.
rules-card-charm =
    Wszyscy widzą kartę. Jeśli przy obecnej wartości sama jedna może być Twoim następnym stosem, musisz go zbudować; w
    przeciwnym razie musisz ją usunąć. Rupiecie, karty z Twojego stosu kart odrzuconych i karty partnera nie mogą pomóc.
    Jeśli to kameleon, musisz go zbudować, gdy umożliwia to którakolwiek kopia.
rules-card-gamble =
    Gracza wybierasz przed rzutem. Jeśli któraś ręka ma mniej kart, niż wypadło, wymieniacie tyle, na ile pozwalają obie
    ręce. Wszystkie karty losuje się z rąk w ich pierwotnym stanie.
rules-card-blindfold =
    Zgaduje się wartość, którą karta ma teraz. Wartość ustalona przez Ciebie zastępuje wszystkie wcześniejsze zmiany, a
    późniejsze się do niej dodają. Zapytać można tylko przeciwnika, a wartości, spośród których wybiera, nie zależą od
    wskazanej karty. Karta i tak zostaje pokazana; bez kart na ręce nic się nie dzieje.

rules-deck-chameleons =
    Pasywny kameleon musi przed użyciem skopiować właściwą kartę, jeśli taka jest; zob. G20. „Bon podarunkowy” to trik i
    niczego nie kopiuje.

rules-card-flexible_shopkeeper =
    Nadaje się każda karta z pierwszego od prawej stosu, czyli zbudowanego jako ostatni, także rupiecie w nim; w grze
    drużynowej chodzi o stragan Twojej drużyny. Gdy nie ma żadnego stosu, jest kameleonem o wartości 1.
rules-card-reflection =
    Ty wybierasz, czyj stos kart odrzuconych. Jego wierzchnia karta zostaje skopiowana, nawet jeśli to rupiecie. Jeśli
    wszystkie te stosy są puste, jest kameleonem o wartości 2.
rules-card-good_old_times =
    Kartę możesz usunąć, kopiując lub nie, i jeszcze przed kopiowaniem; kopiuje się to, co leży potem na wierzchu stosu
    odrzuconych kart rynku. Jeśli ten stos jest pusty, a Ty niczego nie usuwasz, jest kameleonem o wartości 3.
rules-card-gift_voucher =
    Zajmuje miejsce karty, którą dostajesz, i nie zostaje odrzucony. To nie jest zakup. Jeśli rynek jest pusty, nic się
    nie dzieje i trafia na Twój stos kart odrzuconych.
rules-card-trendsetting =
    Nadaje się każda karta z rynku, bez względu na cenę. Jeśli rynek jest pusty, jest kameleonem o wartości 5.
rules-card-seeing_doubles =
    Kopiowana karta też zostaje pokazana i można jej użyć w tej samej akcji. Gdy jest jedyną kartą na Twojej ręce, jest
    kameleonem o wartości 5. Dwie karty „Dwoi się w oczach” nie mogą żyć jedna z drugiej.

rules-deck-platypuses = Dziobaki kładą karty tam, gdzie chcą je mieć.

rules-card-tireless_tinkerer =
    Musisz przełożyć kartę i wszyscy ją widzą. Przy pustym stosie kart odrzuconych nic się nie dzieje.
rules-card-calculations =
    Najpierw wybierz zapłatę, potem ułożenie rynku, a na końcu kartę, którą musisz kupić właśnie za tę zapłatę.
    „Obliczenia” muszą być potrzebne do osiągnięcia nowej ceny. Karty wolno kłaść na pustych miejscach; to nasza
    decyzja. Z talii rynku niczego się nie dobiera. Jeśli płacisz także kartą „Rynkowe odkrycie”, możesz przestawić rynek,
    a potem kupić kartę z wierzchu stosu odrzuconych kart rynku; jej cena pozostaje równa jej wartości.
rules-card-safety_precaution =
    Możesz wybrać dowolną kartę z dowolnego ze swoich stosów; w grze drużynowej ze stosów drużyny. Ta karta zajmuje
    dokładnie jej miejsce, a liczba stosów się nie zmienia. Przy pustym straganie nic się nie dzieje i zostaje
    odrzucona.
rules-card-magnet =
    Musisz zabrać kartę i nikt inny jej nie widzi. Przy pustej talii nic się nie dzieje: przeszukanie nie tworzy nowej
    talii.
rules-card-dangerous_test =
    Możesz odrzucić karty właśnie dobrane. Jeśli udało się dobrać mniej niż trzy, i tak odrzucasz trzy albo wszystkie,
    które masz; to nasza decyzja. Kolejność wybierasz Ty.
rules-card-glue =
    Musi być potrzebny do osiągnięcia ceny. O każdej karcie „Klej” w zapłacie decydujesz, czy zostaje, czy jest
    odrzucana. Kameleon, który kopiuje „Klej”, sam może zostać na Twojej ręce.

rules-deck-sloths =
    Co leniwce zaczną, kończą na początku Twojej następnej tury, przed Twoją akcją. Dodatkową akcję, jeśli ją mają, dają
    w turze, w której je zagrywasz, i leżą w grafiku, dopóki nie wykonają swojej późniejszej części. Jeśli nie masz
    następnej tury, ta część się nie wydarza.

rules-card-steady_achiever =
    Kartę dobierasz, nawet jeśli Twoja ręka jest pełna. „Wytrwały pracuś” trafia na Twój stos kart odrzuconych dopiero
    potem, więc nie może zostać dobrany.
rules-card-shopping_journey =
    Musisz zabrać kartę, z dowolnego miejsca, i nic nie płacisz. To nie jest zakup, a miejsce pozostaje puste do
    dostawy. Przy pustym rynku nic się nie dzieje.
rules-card-housecleaning =
    Możesz nie zabrać żadnych rupieci. Liczą się tylko prawdziwe karty rupieci. W następnej turze możesz usunąć dowolną
    kartę z ręki albo żadnej.
rules-card-siesta =
    Wybierasz dowolną kartę ze swojego stosu kart odrzuconych. Karty „Sjesta” jeszcze tam nie ma, ale są już karty, na
    które w tej turze pora przyszła wcześniej.
rules-card-lunch_break =
    Drugą kartę dobierasz przed swoją akcją. „Przerwa obiadowa” trafia na Twój stos kart odrzuconych dopiero potem.
rules-card-ironing =
    Od chwili, gdy przychodzi na nie pora, działa jak „Olśniewający pokaz”, i to przed wszystkim, co w tej turze
    zagrywasz. Trafia od razu na Twój stos kart odrzuconych, a jego efekt trwa do końca tury.

rules-deck-crocodiles =
    Krokodyle utrudniają życie. „Strzelanina”, „Paskudna groźba” i „Zagubione dostawy” leżą w grafiku, dopóki działają,
    i kończą się na początku Twojej następnej tury; wśród wszystkiego, na co wtedy przychodzi pora, to Ty wybierasz
    kolejność.

rules-card-little_villain =
    Przeciwnicy odrzucają po kolei, zgodnie z porządkiem tur, każdy od razu obie karty. Jeśli talia wyczerpie się między
    pierwszą a drugą, powstaje nowa, więc pierwsza karta może pojawić się ponownie.
rules-card-scary_gunfight =
    Kilka takich kart się sumuje. Wierzchnia karta stosu odrzuconych kart rynku nie drożeje, a partner płaci zwykłą
    cenę.
rules-card-night_shift =
    Swobodnie wybierasz, która karta dokąd wraca; nikt inny ich nie widzi. Gracz bez talii i bez stosu kart odrzuconych
    nie daje karty i żadnej nie dostaje.
rules-card-ruthless_competition =
    Musisz odłożyć kartę i może to być ta dobrana. Jeśli nic nie dało się dobrać, niczego nie odkładasz; to nasza
    decyzja. Nikt inny tych kart nie widzi.
rules-card-nasty_threat =
    Kilka takich kart się sumuje. Dotyczy też ostatniego stosu i stosów budowanych dzięki efektom. Nie zmienia liczby
    stosów, które ma przeciwnik.
rules-card-lost_shipments =
    Razem jedna karta, z talii albo rupieci; kilka kart „Zagubione dostawy” nie zmniejsza tej liczby. Karty dobierane
    dzięki efektom nie podlegają ograniczeniu.

rules-deck-foxes =
    Fenki dzielą się ze wszystkimi. „Wszyscy” i „każdy” to także Ty, a w grze drużynowej również Twój partner.

rules-card-cunning_neighbour =
    Rękę widzisz tylko Ty i możesz wybrać gracza, którego ręka jest pusta. Potem „Chytry sąsiad” trafia, jak wolisz, na
    wierzch Twojej talii albo na Twój stos kart odrzuconych.
rules-card-cheer =
    Każdy musi zabrać kartę i nikt inny jej nie widzi. Wszyscy przeszukują talie jednocześnie. Kto ma pustą talię, nie
    znajduje niczego i żadna nowa talia nie powstaje.
rules-card-raffle =
    Wszystkie karty zostają wybrane, zanim którakolwiek zmieni właściciela. Kto ma sąsiada z pustą ręką, nie dostaje
    nic. We dwoje jest to losowa wymiana po jednej karcie.
rules-card-charity =
    Widzisz wszystkie te karty i wybierasz, kto dostaje którą; pozostali widzą tylko swoje. Gracz z pustą ręką nie daje
    karty i żadnej nie dostaje.
rules-card-tasters =
    Dopóki są karty, każdy musi jakąś zabrać. W trakcie rynek nie jest uzupełniany i nic z tego nie jest zakupem.
rules-card-rumours =
    Karta, która leżała jako druga, kończy na wierzchu talii. Jeśli kart jest mniej, przełóżcie tyle, ile jest. Żadna
    nowa talia nie powstaje.

rules-deck-polecats = Tchórze ryzykują. Ich kostka pokazuje 1, 1, 2, 2, 3 i 3.

rules-card-daring_adventurer =
    Karty i ich kolejność wybierasz po rzucie; jeśli jest ich mniej, znikają wszystkie. Luki uzupełnia się od prawej do
    lewej, a pozostałe karty się nie przesuwają.
rules-card-rare_artefact =
    Kartę wybierasz przed rzutem. Mnoży się jej obecna wartość, więc kolejność względem karty „Olśniewający pokaz” ma
    znaczenie. Kameleon najpierw kopiuje. Jeśli nie masz na ręce żadnej innej karty, nic się nie dzieje.
rules-card-swank =
    Jeśli masz na ręce karty, musisz jedną usunąć. Rupiecie nic nie dają; kameleon liczy się jako karta zwierząt, którą
    jest. Nikt inny nie widzi, co dobierasz.
rules-card-risky_business =
    Liczy się nadrukowana wartość, także u kameleonów. Jeśli talia rynku jest pusta, najpierw powstaje nowa. Kartę widzą
    wszyscy.
rules-card-natural_survivor =
    Wymieniasz dokładnie tyle kart, ile wypadło, albo tyle, na ile pozwalają Twoja ręka i talia; wybierasz je Ty i nikt
    inny ich nie widzi. Przy pustej talii nic się nie dzieje i nowa nie powstaje.
rules-card-sofa =
    Działa tak długo, jak leży na straganie, a przestaje, gdy zabierze ją stamtąd „Żołądź” albo „Środki ostrożności”. W
    grze drużynowej liczy się dla obojga partnerów; to nasza decyzja. Na ręce nie robi nic.

rules-deck-owls =
    Sowy działają z ręki i nigdy nie są obowiązkowe; zob. G19. Kilka może odpowiedzieć na to samo zdarzenie, a ta sama
    może odpowiedzieć na następne. W grze drużynowej Twój partner to też inny gracz.

rules-card-wise_spy =
    Raz w Twojej własnej turze, nigdy w cudzej. Jeśli Twoja talia się wyczerpie, powstaje nowa; jeśli kart jest mniej,
    oglądasz te, które są. Nikt inny ich nie widzi.
rules-card-ancient_knowledge =
    Trik z późniejszą częścią jest rozpatrzony, gdy ta część się skończy; trik zamieniony miejscami z inną kartą też się
    liczy. Nie musisz odrzucać karty, ale Twoja talia i tak zostaje przetasowana; jeśli coś w niej zostało, inni mogą na
    to zareagować. Przy pustej talii nie można jej użyć.
rules-card-quality_inspection =
    Działa za każdym razem, gdy trafia na Twoją rękę, w turze dowolnego gracza: dobrana, kupiona, zabrana lub
    podarowana. Możesz usunąć ją samą. Przy uzupełnianiu ręki działa od razu, a potem uzupełniasz dalej. Karty, które
    się tylko ogląda, nie trafiły na rękę.
rules-card-binoculars =
    Jeśli dobierasz, musisz odrzucić: może to być dobrana karta albo sama „Lornetka”. Jeśli nie ma czego dobrać, i tak
    możesz jej użyć i tylko odrzucić.
rules-card-balancing =
    Oddać możesz nawet kartę „Równowaga”, ale musi to być prawdziwa karta zwierząt; zajmuje ona w stosie dokładnie
    miejsce tamtej. Nowo powstała talia też jest przetasowana; talia rynku nie jest talią żadnego gracza. Tasowanie zera
    kart to nie tasowanie; to nasza decyzja.
rules-card-extra_remarks =
    Wszyscy widzą tę kartę. Liczy się każdy stos, także drugi, zbudowany od razu po pierwszym. Po ostatnim stosie w grze
    nie ma już na co reagować.

rules-deck-junk = Rupiecie to coś, czego każdy ma na początku za dużo.

rules-card-junk =
    Przy płaceniu rupiecie są warte 1. Częścią stosu mogą być tylko z kartą „Skrzętny kramarz” albo, ze stosu kart
    odrzuconych, z kartą „Pamiątka po babci”. Usunięte trafiają na stos kart rupieci, który nigdy się nie wyczerpuje.
