## Nothing here is a rule: a line for each card, and a few lines on each animalfolk.

flavour-junk = Kiedyś na pewno do czegoś służyło.

flavour-swift_broker = „Sprzedane! Nie, zaraz: kupione! A co to właściwie było?”
flavour-cookies = Z pełnym koszykiem i długi poranek mija szybko.
flavour-shattered_relic = Miał dwa tysiące lat. Jeszcze przed chwilą.
flavour-spyglass = Kto pierwszy widzi statki, ten pierwszy stoi na nabrzeżu.
flavour-flashy_show = Te same jabłka, tylko z werblem.
flavour-favourite_toy = Co wieczór ląduje w koszu, co rano ktoś za nią płacze.

flavour-loyal_partner = Nigdy nie zapytała, co jest w skrzyniach.
flavour-prepaid_good = Opłacone zeszłej zimy, zapakowane i Twoje.
flavour-essential_purchase = Nikt nie wie, do czego służy. Nikt bez niego nie wraca do domu.
flavour-market_discovery = Za trzecim straganem zawsze jest czwarty.
flavour-special_offer = Tylko dziś. Tak jak wczoraj i jutro.
flavour-stock_clearance = Wszystko musi zniknąć, choćby nie wiem co.

flavour-wily_fellow = Uścisnął Ci dłoń. Policz pierścionki.
flavour-nuisance = Były tu pierwsze i gryzą.
flavour-rotten_food = Prezent prosto z serca kompostu.
flavour-dirty_exchange = Twoje za moje. Tylko mojemu się zanadto nie przyglądaj.
flavour-sabotage = Jeden poluzowany kołek i leci cała markiza.
flavour-treasure_hunter = Dla kogoś, kto wierzy, każdy kosz jest skrzynią skarbów.

flavour-stashing_vendor = Pod ladą jest jeszcze miejsce. Zawsze jest.
flavour-empty_chest = Pomieści wszystko, bo niczego w niej nie ma.
flavour-nostalgic_item = Babcia sprzedała właśnie tę. Dwa razy.
flavour-acorn = Zakopany tu jesienią. Twój stragan stoi akurat na nim.
flavour-accordion = Rozciąga melodię, wieczór i prawdę.
flavour-winter_is_coming = Buduj teraz, wyśpisz się później.

flavour-bold_haggler = „Połowę! Dwa razy tyle! Ile powiesz, i jeszcze jeden!”
flavour-new_season = Nowe liście, nowe szczęście, nowe metki.
flavour-whirligig = Kręci się, kręci, a staje w czyjejś kieszeni.
flavour-charm = Najlepiej działa na tych, co w niego nie wierzą.
flavour-gamble = Wymieszaj wszystko i licz na lepszą połowę.
flavour-blindfold = „Proszę dotknąć. No i? Ile to może być warte?”

flavour-flexible_shopkeeper = Wczoraj piekarz, dziś szewc, a towaru nigdy nie brak.
flavour-reflection = Ma Twój uśmiech i Twoje ceny.
flavour-good_old_times = Kiedyś wszystko było lepsze. I nadal jest, tam na stosie.
flavour-gift_voucher = Do wymiany na cokolwiek, byle leżało na rynku.
flavour-trendsetting = Co sąsiedzi wystawiają dziś, ona nosiła wczoraj.
flavour-seeing_doubles = Dwa takie same, a na sprzedaż tylko jeden.

flavour-tireless_tinkerer = Nic nie jest zepsute. Jest tylko niedokończone.
flavour-calculations = Gruszka tutaj, lampa tam i nagle wszystko jest tanie.
flavour-safety_precaution = Najpierw gogle, potem bum.
flavour-magnet = Igłę znajduje, stóg siana zostawia.
flavour-dangerous_test = Proszę się cofnąć. Dalej. Jeszcze troszkę dalej.
flavour-glue = Trzyma wszystko, a najmocniej tego, kto go używa.

flavour-steady_achiever = Po szczebelku dziennie też dojdzie się na dach.
flavour-shopping_journey = Wyjść dziś, rozejrzeć się, wrócić jutro na herbatę.
flavour-housecleaning = Kurz dostał wypowiedzenie.
flavour-siesta = Zamknięte od południa do ochłodzenia.
flavour-lunch_break = Przy zupie jeszcze nikt nikogo nie oszukał.
flavour-ironing = Fałdka po fałdce, a sterta rośnie, gładka i wysoka.

flavour-little_villain = Małe ząbki, długa lista.
flavour-scary_gunfight = Obaj chybili. Półki nie miały tyle szczęścia.
flavour-night_shift = O świcie stragany stoją jakoś inaczej.
flavour-ruthless_competition = Na tej ulicy jest miejsce dla dwóch. Przez tydzień.
flavour-nasty_threat = „Piękny towar. Szkoda by było, gdyby na niego napadało”.
flavour-lost_shipments = Wóz dojechał. Tylko nie do tego miasta.

flavour-cunning_neighbour = „Daj, poniosę. Nie, nie, wszystko”.
flavour-cheer = Burza braw i każdy robi się odrobinę bogatszy.
flavour-raffle = Każdy los wygrywa. Niektóre wygrywają cudze rzeczy.
flavour-charity = Dawaj, a uszy miej otwarte.
flavour-tasters = Pierwszy kęs gratis. Drugi też.
flavour-rumours = Mówią, że to będzie modne. Mówią tak, bo wiedzą to ode mnie.

flavour-daring_adventurer = Na mapie stało: nie iść. Więc poszedł.
flavour-rare_artefact = Wart niewiele, bardzo dużo albo trzy razy tyle.
flavour-swank = Złota farba to też złoto, jeśli stanąć dość daleko.
flavour-risky_business = Jutro albo się śmiejemy, albo uciekamy.
flavour-natural_survivor = Upuszczony, przeturlany, przygnieciony: jak nowy.
flavour-sofa = Między poduszkami zawsze jest jakaś moneta.

flavour-wise_spy = Wcale nie podsłuchiwał. Po prostu akurat usłyszał.
flavour-ancient_knowledge = Wszystko jest gdzieś zapisane, pod czymś.
flavour-quality_inspection = Obejrzane pod światło, opukane dwa razy, dopuszczone.
flavour-binoculars = Do gałęzi daleko, a na rynek wprost przeciwnie.
flavour-balancing = Co jeden bierze, drugi też może wziąć.
flavour-extra_remarks = „Jeśli mogę coś dodać”. Zawsze może.

about-macaws =
    Głośne, szybkie i wiecznie niezadowolone z tego, co mają. Ary przetrząsają swoją talię jak szafę przed balem:
    dobierają, oglądają, odrzucają wszystko i dobierają od nowa. Dobre towarzystwo na pierwszą grę.
about-pandas =
    Pandy znają każdego dostawcę po imieniu. Rynek układa się po ich myśli, dobre rzeczy są tanie, a rupiecie, którymi
    płacą, mają zwyczaj nie wracać.
about-raccoons =
    Co jest Twoje, zależy od tego, kto patrzył ostatni. Szopy sięgają do rąk, talii i stosów kart odrzuconych, a w
    zamian zostawiają coś, czego nikt nie chciał.
about-squirrels =
    Wiewiórki budują. W ich stosach mieści się to, czego innym nie wolno: starocie ze stosu kart odrzuconych, a nawet
    rupiecie. A gdy nadchodzi zima, tam, gdzie miał stanąć jeden stos, stoją dwa.
about-ocelots =
    Ocelot ufa kostce bardziej niż księdze rachunkowej. Ręce się mieszają, wartości się zgaduje, karty odkrywa w ciemno,
    i zaskakująco często wychodzi na dobre.
about-chameleons =
    Kameleon nie ma nic własnego, więc ma wszystko: jest tym, co stoi na Twoim straganie, leży na cudzym stosie kart
    odrzuconych albo czeka na rynku. Najtrudniejsza talia do nauczenia i taka, której nie da się nauczyć do końca.
about-platypuses =
    Pół inżynier, pół eksplozja. Dziobaki kładą każdą kartę tam, gdzie chcą: na talię, ze straganu na rękę, na inne
    miejsce rynku.
about-sloths =
    Leniwiec nigdy się nie spieszy i nigdy się nie spóźnia. Co zacznie w tej turze, czeka w grafiku i opłaca się w
    następnej.
about-crocodiles =
    Jeszcze nikt nie został ugryziony, mówią, i pokazują zęby. Gdy w pobliżu są krokodyle, wszystko nadal wolno; po
    prostu robi się trudniej.
about-foxes =
    Fenki się dzielą. Każdy coś dostaje, każdy się uśmiecha, a pod koniec dnia fenki mają tego odrobinę więcej niż inni.
about-polecats =
    Tchórze stawiają stragan na jeden rzut kostką, na której zera nie ma. Ich karty są warte mało albo bardzo dużo, a
    decyduje następny rzut.
about-owls =
    Sowy siedzą bez ruchu. Działają, gdy ktoś inny zbuduje, kupi, przetasuje lub zagra, nawet poza swoją turą, i nigdy
    nie wiadomo, która tylko udaje, że śpi.
