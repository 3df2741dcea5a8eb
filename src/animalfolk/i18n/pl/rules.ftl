## The rules, as we read them: one message for each numbered rule, by group.

rules-precedence =
    Co jest ważniejsze od czego: nadrukowana karta, potem angielska instrukcja z 2021 roku, potem angielska z 2016 roku,
    potem tłumaczenia.
rules-inferred = (Wniosek: żaden dokument nie mówi tego wprost.)

rules-group-COMP = Karty i to, co na nich nadrukowano
    .line = pudełka, talie, wartości, kostki i liczba graczy

rule-COMP-01 = W każdym pudełku jest sześć talii zwierząt po 15 kart i 20 kart rupieci: razem 110.
rule-COMP-02 = Pudełko z 2016 roku zawiera dziobaki, leniwce, krokodyle, fenki, tchórze i sowy.
rule-COMP-03 = Pierwsze pudełko, w wydaniu z 2021 roku, zawiera ary, pandy, szopy, wiewiórki, oceloty i kameleony.
rule-COMP-04 = Talie z obu pudełek można w jednej grze dowolnie łączyć.
rule-COMP-05 =
    Karty zwierząt są warte od 1 do 5. Wśród 15 kart każdej talii są cztery o wartości 1; pozostałe jedenaście jest
    warte od 2 do 5.
rule-COMP-06 = Rynek ma pięć miejsc. Pierwsze od prawej niczego nie dodaje do ceny, pierwsze od lewej dodaje 4.
rule-COMP-07 = Kostka tchórza pokazuje 1, 1, 2, 2, 3 i 3; nigdy nie wypada na niej 0.
rule-COMP-08 = Kostka ocelota pokazuje 0, 1, 1, 2, 2 i 3.
rule-COMP-09 =
    Każda karta zwierząt ma wartość, talię, nazwę, rodzaj, tekst i znak swojego pudełka. Niektóre mają symbol plusa.
rule-COMP-10 = Gra podstawowa jest dla dwojga do czworga graczy.

rules-group-TYPE = Rodzaje kart
    .line = triki, karty pasywne i rupiecie oraz kiedy działają karty pasywne

rule-TYPE-01 = Karta jest trikiem, kartą pasywną albo kartą rupieci.
rule-TYPE-02 = Triki i karty pasywne to karty zwierząt. Karty rupieci nie należą do żadnej talii zwierząt.
rule-TYPE-03 =
    Rupiecie służą do płacenia: są warte 1, nie można ich zagrać i nie wchodzą do stosów, chyba że wpuści je karta.
    Instrukcje nie podają ich wartości; przyjmujemy 1, jak się powszechnie gra.
rule-TYPE-04 = Gdy karta i zasady przeczą sobie, rację ma karta.
rule-TYPE-05 = Rób to, co mówi karta, w takiej kolejności, w jakiej to na niej napisano.
rule-TYPE-06 = Karta pasywna działa, gdy masz ją na ręce; w talii i w stosie kart odrzuconych nie robi nic.
rule-TYPE-07 =
    Karta pasywna działa też wtedy, gdy używasz jej z ręki, aby zapłacić lub zbudować, chyba że jej tekst mówi inaczej.
rule-TYPE-08 =
    Gdzie indziej karta pasywna działa tylko wtedy, gdy mówi o tym jej tekst, jak „Kanapa” na straganie i „Niezbędny
    zakup” podczas kupowania.
rule-TYPE-09 = Gdy używasz karty pasywnej, pokaż ją wszystkim.
rule-TYPE-10 = Kartę pasywną, której zaczynasz używać, wykonuje się do końca, zanim stanie się cokolwiek innego.
rule-TYPE-11 =
    W turze innego gracza możesz użyć karty pasywnej tylko wtedy, gdy jej tekst na to pozwala i nie mówi o Twojej turze.
rule-TYPE-12 = Symbol plusa liczy się tylko wtedy, gdy zagrywasz kartę jako trik.

rules-group-SETUP = Przygotowanie gry
    .line = talie zwierząt, talie początkowe, rynek i pierwsze karty na rękę

rule-SETUP-01 =
    Wybierzcie o jedną talię zwierząt więcej, niż jest graczy: trzy dla dwojga, cztery dla trojga, pięć dla czworga.
rule-SETUP-02 = Które talie wybierzecie, zależy od Was. Pozostałe zostają w pudełku.
rule-SETUP-03 = Z każdej wybranej talii każdy z graczy dostaje jedną kartę o wartości 1.
rule-SETUP-04 =
    Rupiecie uzupełniają każdą talię początkową do dziesięciu kart: po 7 rupieci przy dwojgu graczach, po 6 przy trojgu,
    po 5 przy czworgu.
rule-SETUP-05 = Każda talia początkowa zostaje przetasowana.
rule-SETUP-06 =
    Nierozdane rupiecie tworzą stos kart rupieci: 6 kart przy dwojgu graczach, 2 przy trojgu, żadnej przy czworgu.
rule-SETUP-07 = Nierozdane karty o wartości 1 wypadają z gry.
rule-SETUP-08 =
    Przetasujcie razem wszystkie karty tych talii o wartości od 2 do 5: to talia rynku, 33 karty przy dwojgu graczach,
    44 przy trojgu, 55 przy czworgu.
rule-SETUP-09 =
    Pięć kart z talii rynku wykłada się po jednej awersem do góry: pierwszą na pierwszym miejscu od prawej, każdą
    następną na lewo od poprzedniej. Trzymamy się instrukcji z 2021 roku; starsza nie podaje kolejności.
rule-SETUP-10 = Każdy z graczy dobiera tyle kart, ile wynosi wielkość ręki: pięć.
rule-SETUP-11 =
    Stosy kart odrzuconych, stragany, grafiki i stos odrzuconych kart rynku są na początku puste. { rules-inferred }
rule-SETUP-12 =
    Przy prawdziwym stole zaczyna ten, kto najwcześniej wstał. Tutaj pierwszego gracza wybiera się przy przygotowaniu
    gry albo losuje.
rule-SETUP-13 = Jeśli gracie jeszcze raz, zaczyna ktoś z przegranych.

rules-group-FLOW = Przebieg tury
    .line = tury, karty z grafiku na ich początku, akcje i dostawa

rule-FLOW-01 = Tury idą zgodnie z ruchem wskazówek zegara: po Tobie gra osoba po Twojej lewej.
rule-FLOW-02 = Tura ma dwie fazy: najpierw akcje, potem dostawa.
rule-FLOW-03 = Wykonujesz jedną akcję: kupujesz kartę, zagrywasz trik, budujesz stos albo odrzucasz karty.
rule-FLOW-04 = Po raz drugi działasz tylko wtedy, gdy pozwala na to dodatkowa akcja.
rule-FLOW-05 = Dostawa zaczyna się, gdy tylko skończą się Twoja akcja i wszystkie akcje dodatkowe.
rule-FLOW-06 = Podczas dostawy najpierw uzupełniasz rękę; potem uzupełniany jest rynek.
rule-FLOW-07 = Dostawa to wciąż Twoja tura: także wtedy możesz używać kart pasywnych.
rule-FLOW-08 =
    To, co karty z Twojego grafiku robią na początku Twojej tury, dzieje się przed Twoją pierwszą akcją.
    { rules-inferred }
rule-FLOW-09 =
    Jeśli pora przychodzi na kilka kart z Twojego grafiku naraz, wybierasz kolejność i kończysz jedną, zanim zaczniesz
    następną.
rule-FLOW-10 = Nie możesz opuścić tury, ale w ramach akcji możesz odrzucić zero kart, co na jedno wychodzi.
rule-FLOW-11 = Gra kończy się w chwili, gdy ktoś wygra; reszta tej tury już się nie odbywa.

rules-group-BUY = Kupowanie
    .line = ceny, płacenie i to, co trafia na rękę

rule-BUY-01 = W jednej akcji kupujesz dokładnie jedną kartę.
rule-BUY-02 = Płacisz dowolnymi kartami z ręki. Karty z różnych talii i rupiecie można łączyć.
rule-BUY-03 = Karta płaci tyle, ile jest w tej chwili warta: liczy się nadrukowana wartość z obowiązującymi zmianami.
rule-BUY-04 = Karta na pierwszym miejscu od prawej kosztuje tyle, ile wynosi jej wartość.
rule-BUY-05 = Każde miejsce dalej w lewo kosztuje o jeden więcej: +1, +2, +3 i +4.
rule-BUY-06 = Twoje karty muszą być razem warte przynajmniej tyle, ile wynosi cena.
rule-BUY-07 =
    Możesz zapłacić więcej niż cena, ale tylko jeśli każda karta w zapłacie jest potrzebna: bez którejkolwiek z nich
    cena nie byłaby osiągnięta. Reszty się nie wydaje.
rule-BUY-08 =
    To, czy wolno nadpłacić, zależy tylko od kart w zapłacie. Przy cenie 5 wolno zapłacić kartami o wartości 4 i 4, choć
    na ręce zostaje karta o wartości 5.
rule-BUY-09 =
    Przy cenie 5 nie wolno zapłacić 5 i 1, ani 3, 2 i 1, ani 5 i 4: w każdym z tych przypadków jakaś karta jest zbędna.
rule-BUY-10 = Karty, którymi płacisz, trafiają na Twój własny stos kart odrzuconych.
rule-BUY-11 = Kolejność, w jakiej zapłata trafia na Twój stos kart odrzuconych, wybierasz Ty.
rule-BUY-12 = Kupiona karta trafia na Twoją rękę, gdy zapłata jest już odrzucona.
rule-BUY-13 =
    Kupioną kartę masz na ręce podczas dostawy w tej samej turze: liczy się do wielkości ręki, a jeśli jest pasywna,
    działa. Nie możesz jej w tej turze użyć do akcji, bo po zakupie żadna akcja już nie następuje.
rule-BUY-14 = Miejsce po kupionej karcie pozostaje puste do dostawy albo do chwili, gdy jakaś karta uzupełni rynek.
rule-BUY-15 = Trik, którym płacisz, nic nie robi i nie daje dodatkowej akcji. { rules-inferred }
rule-BUY-16 = Jeśli nie ma karty, na którą Cię stać, nie możesz wybrać zakupu. { rules-inferred }
rule-BUY-17 =
    Karta może podnieść ceny tylko niektórym: „Strzelanina” podnosi ceny na rynku o 2 przeciwnikom tego, kto ją zagrał.
rule-BUY-18 =
    W grze ze złotem monetami można zapłacić część ceny albo całość, każda jest warta 1 i żadna nie może być zbędna: z
    monetą płacisz dokładnie, nawet z kartą „Wyprzedaż”. Wydane monety opuszczają grę. O złocie wspomina tylko
    podręcznik Kompanii i na tym poprzestaje; szczegóły są nasze.

rules-group-TECH = Triki i dodatkowe akcje
    .line = zagrywanie trików, działanie po raz drugi i grafik

rule-TECH-01 = W jednej akcji zagrywasz jeden trik z ręki.
rule-TECH-02 = Kart pasywnych i rupieci nie można zagrywać jako trików.
rule-TECH-03 = Wszyscy widzą, jaki trik zagrywasz.
rule-TECH-04 = Efekty triku następują od góry do dołu.
rule-TECH-05 = Jeśli kart jest mniej, niż mówi efekt, wykonaj go z tyloma, ile jest.
rule-TECH-06 = Kart brakuje dopiero wtedy, gdy także stos kart odrzuconych został wtasowany w talię i się wyczerpał.
rule-TECH-07 = Przeszukanie talii bez kart niczego nie daje.
rule-TECH-08 =
    Trik leży w Twoim grafiku, przed Tobą, dopóki nie stanie się wszystko, co mówi. Należy do tego także to, co robi w
    następnej turze, i to, co trwa do początku Twojej następnej tury; o tym, co trwa „w tej turze”, zob. G5.
rule-TECH-09 = Żaden inny efekt nie może ruszyć karty w grafiku.
rule-TECH-10 = Gdy stanie się wszystko, co mówi trik, trafia on na Twój stos kart odrzuconych.
rule-TECH-11 = Trik trafia na Twój stos kart odrzuconych po swoich efektach, więc nigdy nie znajdzie tam sam siebie.
rule-TECH-12 =
    Jeśli trik mówi, że trafia gdzie indziej, to tam trafia: zamieniony miejscami ląduje na straganie albo na rynku.
rule-TECH-13 = Kto odrzuca lub usuwa kilka kart naraz, wybiera ich kolejność na każdym stosie.
rule-TECH-14 = Gdy ktoś zgadywał wartość karty, kartę pokazuje się wszystkim.
rule-TECH-15 = Symbol plusa pozwala Ci działać jeszcze raz, gdy skończy się to, co karta robi od razu.
rule-TECH-16 = Dodatkową akcję możesz wykorzystać na dowolną z czterech akcji.
rule-TECH-17 = Trik zagrany jako dodatkowa akcja daje kolejną dodatkową akcję, jeśli ma symbol plusa.
rule-TECH-18 =
    Dodatkowa akcja należy do tury, w której zagrywasz kartę, nawet jeśli karta czeka w grafiku. Gdy przychodzi na nią
    pora, nie daje już żadnej.
rule-TECH-19 = Jeśli trik robi coś dopiero później albo tylko coś, co trwa, jego dodatkową akcję wykonaj od razu.
rule-TECH-20 = Karta, którą płacisz lub z której budujesz, nie daje dodatkowej akcji.
rule-TECH-21 = Jeśli nie chcesz dodatkowej akcji, odrzuć w niej zero kart.

rules-group-TOSS = Usuwanie
    .line = dokąd trafiają karty, które opuszczają graczy

rule-TOSS-01 = Usunięta karta nie trafia na stos kart odrzuconych żadnego gracza.
rule-TOSS-02 = Usunięte rupiecie trafiają na stos kart rupieci.
rule-TOSS-03 = Usunięta karta zwierząt trafia awersem do góry na stos odrzuconych kart rynku.
rule-TOSS-04 =
    Dokąd trafia usunięta karta, nie zależy od tego, skąd pochodzi: z ręki, z talii, ze stosu kart odrzuconych czy z
    rynku. { rules-inferred }
rule-TOSS-05 = Kartę, która zastępuje rupiecie, usuwa się jak rupiecie. { rules-inferred }

rules-group-BUILD = Budowanie
    .line = stosy i stragan

rule-BUILD-01 = W jednej akcji budujesz jeden kompletny stos.
rule-BUILD-02 = Twój pierwszy stos musi być wart dokładnie 1, drugi dokładnie 2 i tak dalej.
rule-BUILD-03 =
    Stosy buduje się według rosnącej wartości, od lewej do prawej, i żadnego się nie pomija. Pierwszy stos od prawej to
    ten zbudowany jako ostatni, także po zamianie kart.
rule-BUILD-04 = Na straganie mieści się osiem stosów; na straganie drużyny dziesięć.
rule-BUILD-05 = Stos ma przynajmniej jedną kartę, a poza tym tyle, ile chcesz.
rule-BUILD-06 = Karty do stosu pochodzą z Twojej ręki, chyba że karta mówi inaczej.
rule-BUILD-07 = Wszystkie karty w stosie są z tej samej talii zwierząt, chyba że karta mówi inaczej.
rule-BUILD-08 = Rupiecie nie mogą być w stosie, chyba że karta mówi inaczej.
rule-BUILD-09 =
    Liczy się to, ile karty są warte podczas budowania, ze wszystkimi obowiązującymi zmianami. { rules-inferred }
rule-BUILD-10 = Stosy leżą awersem do góry i wszystkie ich wartości są widoczne.
rule-BUILD-11 = Nie możesz zbudować części stosu ani dołożyć niczego do gotowego.
rule-BUILD-12 =
    Kart na swoim straganie nie możesz już zagrać, płacić nimi ani z nich budować, a ich teksty nie działają, poza tymi,
    które mówią o straganie, jak „Kanapa”. Inne karty wciąż mogą je kopiować i zamieniać.
rule-BUILD-13 = Gotowy stos pozostaje gotowy, cokolwiek stanie się z jego kartami lub ich wartościami.
rule-BUILD-14 = Ile musi być wart Twój następny stos, zależy tylko od tego, ile masz stosów.

rules-group-INV = Sprzątanie
    .line = odrzucanie kart w ramach akcji

rule-INV-01 = W ramach akcji odrzuć dowolną liczbę kart z ręki na swój stos kart odrzuconych.
rule-INV-02 = Możesz nie odrzucić żadnej karty.
rule-INV-03 = Możesz odrzucić całą rękę.
rule-INV-04 = Jeśli odrzucasz kilka kart, ich kolejność na stosie wybierasz Ty. { rules-inferred }
rule-INV-05 = Za odrzucone karty niczego nie dobierasz aż do dostawy.

rules-group-CLEAN = Uzupełnianie ręki
    .line = ile kart dobierasz podczas dostawy

rule-CLEAN-01 =
    Podczas dostawy dobieraj karty z talii, aż masz ich na ręce tyle, ile wynosi wielkość Twojej ręki, zwykle pięć.
rule-CLEAN-02 = Karty mogą zmieniać wielkość Twojej ręki.
rule-CLEAN-03 = Rękę uzupełniasz po jednej karcie.
rule-CLEAN-04 = Możesz mieć więcej kart, niż wynosi wielkość ręki: wtedy zatrzymujesz je wszystkie i nie dobierasz.
rule-CLEAN-05 = Jeśli podczas uzupełniania karty opuszczą Twoją rękę, dobieraj dalej, aż masz ich tyle, ile trzeba.
rule-CLEAN-06 = Rękę uzupełnia tylko ten, czyja jest tura.
rule-CLEAN-07 = Jeśli w turze innego gracza brakuje Ci kart, czekasz na własną dostawę.

rules-group-DECK = Talie
    .line = kiedy powstaje nowa talia oraz przeszukiwanie

rule-DECK-01 =
    Gdy ktokolwiek potrzebuje karty z pustej talii, stos kart odrzuconych jej właściciela zostaje przetasowany i staje
    się nową talią.
rule-DECK-02 = Nowa talia powstaje, gdy potrzebna jest karta, a nie gdy zabrano ostatnią. { rules-inferred }
rule-DECK-03 = Dobranie karty z pustej talii tworzy nową.
rule-DECK-04 = Zabranie karty z pustej talii tworzy nową.
rule-DECK-05 = Odrzucenie lub usunięcie karty z pustej talii tworzy nową.
rule-DECK-06 = Przeszukanie pustej talii nie tworzy nowej.
rule-DECK-07 = Gdy powstaje nowa talia, przechodzi do niej cały stos kart odrzuconych, który zostaje pusty.
rule-DECK-08 = Efekt, który jest w trakcie dobierania, korzysta dalej z nowej talii. { rules-inferred }
rule-DECK-09 =
    Trik, który właśnie jest zagrywany albo leży w grafiku, nie jest w stosie kart odrzuconych i nie zostaje wtasowany.
    { rules-inferred }
rule-DECK-10 =
    Jeśli i talia, i stos kart odrzuconych są puste, efekt poprzestaje na tym, co już ma. Tylko podczas dostawy dobiera
    się zamiast tego rupiecie.

rules-group-JUNK = Rupiecie
    .line = stos kart rupieci, który nie ma końca

rule-JUNK-01 =
    Jeśli podczas uzupełniania ręki Twoja talia i Twój stos kart odrzuconych są puste, dobierasz zamiast tego ze stosu
    kart rupieci.
rule-JUNK-02 = Rupiecie dobiera się zamiast brakujących kart tylko podczas dostawy.
rule-JUNK-03 = Rupieci nigdy nie zabraknie.
rule-JUNK-04 =
    Przy prawdziwym stole, gdy wydrukowane rupiecie się skończą, zastępują je karty talii, które nie biorą udziału w
    grze; pod każdym względem liczą się jako rupiecie. Tutaj rupieci po prostu przybywa.
rule-JUNK-05 = To, co nadrukowano na karcie zastępującej rupiecie, się nie liczy.
rule-JUNK-06 = Wszystkich kart poza rupieciami jest tylko tyle, ile wydrukowano.

rules-group-MARKET = Rynek
    .line = przesuwanie, uzupełnianie i kiedy powstaje nowa talia rynku

rule-MARKET-01 =
    Podczas dostawy wszystkie karty na rynku przesuwają się w prawo, tak że między nimi ani na prawo od nich nie ma luk.
    Ich kolejność się nie zmienia.
rule-MARKET-02 =
    Po przesunięciu rynku na puste miejsca wykłada się karty z talii rynku, po jednej od prawej do lewej, aż będzie ich
    pięć.
rule-MARKET-03 =
    Rynek przesuwa się tylko podczas dostawy. Jeśli rynek uzupełnia efekt, puste miejsca zapełnia się tam, gdzie są, od
    prawej do lewej, i żadna karta się nie przesuwa.
rule-MARKET-04 =
    Jeśli talia rynku jest pusta, a potrzebna jest karta z niej, stos odrzuconych kart rynku zostaje przetasowany i
    staje się nową talią rynku.
rule-MARKET-05 = Nowa talia rynku powstaje także wtedy, gdy karty z niej potrzebuje jakiś efekt.
rule-MARKET-06 =
    Jeśli talia rynku i jej stos odrzuconych kart są puste, rynek pozostaje zapełniony częściowo, a gra toczy się dalej.
rule-MARKET-07 = Cena zależy od miejsca, na którym karta leży teraz, więc przesuwając się, karty tanieją.
rule-MARKET-08 = Stos odrzuconych kart rynku leży awersem do góry.

rules-group-WIN = Zwycięstwo
    .line = ostatni stos

rule-WIN-01 = Kto ukończy ósmy stos, od razu wygrywa.
rule-WIN-02 = Po zwycięskim stosie nie ma dostawy, dodatkowej akcji ani reakcji. { rules-inferred }
rule-WIN-03 = Wygrywa jeden gracz albo jedna drużyna.
rule-WIN-04 = Grę między graczami kończą tylko stosy, a nie pusty rynek. { rules-inferred }
rule-WIN-05 =
    Ostatni stos wygrywa bez względu na to, jak powstał, także dzięki efektowi karty takiej jak „Talizman” czy
    „Nadchodzi zima”. { rules-inferred }

rules-group-TEAM = Drużyny
    .line = dwoje na dwoje

rule-TEAM-01 = Czworo graczy tworzy dwie dwuosobowe drużyny.
rule-TEAM-02 = Gracz z Twojej drużyny, czyli partner, siedzi naprzeciwko Ciebie, więc drużyny grają na zmianę.
rule-TEAM-03 = W grze drużynowej używa się czterech talii zwierząt, a nie pięciu.
rule-TEAM-04 =
    Każdy z graczy zaczyna z sześcioma kartami rupieci. To razem 24, więc do rupieci z jednego pudełka dokłada się
    cztery zamienniki.
rule-TEAM-05 = Zamiennikami rupieci są karty o wartości 1 z talii, która nie bierze udziału w grze.
rule-TEAM-06 = Drużyna ma jeden wspólny stragan.
rule-TEAM-07 = Na straganie drużyny mieści się dziesięć stosów o wartości od 1 do 10.
rule-TEAM-08 = Gdy tylko drużyna ma dziesięć stosów, wygrywa.
rule-TEAM-09 = Gdy budujesz, partner może dołożyć jedną lub więcej kart ze swojej ręki.
rule-TEAM-10 = Partner może odmówić pomocy. { rules-inferred }
rule-TEAM-11 =
    Przynajmniej jedna karta stosu drużyny musi pochodzić od tego, czyja jest tura. Trzymamy się instrukcji z 2021 roku;
    pozostałe o tym milczą.
rule-TEAM-12 =
    Stos, który partnerzy budują wspólnie, musi być z jednej talii zwierząt i wart dokładnie tyle, ile jego numer, jak
    każdy inny. { rules-inferred }
rule-TEAM-13 = Partner, który pomógł, dobiera karty dopiero podczas własnej dostawy.
rule-TEAM-14 = Gdy karta mówi „inny gracz”, może to być Twój partner.
rule-TEAM-15 = Gdy karta mówi „pozostali gracze”, chodzi tylko o drugą drużynę.
rule-TEAM-16 = „Wszyscy gracze” i „każdy z graczy” to wszyscy, łącznie z Tobą i Twoim partnerem.
rule-TEAM-17 = Twoi przeciwnicy to wszyscy gracze poza Tobą i Twoim partnerem.
rule-TEAM-18 = Partnerzy mogą rozmawiać, ale wszyscy mogą słuchać. Blefować wolno.
rule-TEAM-19 = Karty „Żołądź” nie można zamienić z kartą na straganie własnej drużyny.
rule-TEAM-20 = „Strzelanina” nie podnosi cen na rynku Twojemu partnerowi.
rule-TEAM-21 = Przez „Kłopoty” Twój partner nie odrzuca kart.
rule-TEAM-22 = Wartość karty przy „Po omacku” musi zgadywać przeciwnik.

rules-group-CHAM = Kameleony
    .line = kopiowanie innych kart

rule-CHAM-01 =
    Gdy używasz pasywnego kameleona, jest on pod każdym względem tym samym co jedna właściwa karta: ma jej wartość,
    talię, rodzaj, tekst i symbol plusa.
rule-CHAM-02 = Jeśli jest właściwa karta, kameleon musi jakąś skopiować.
rule-CHAM-03 = Wybierz, co kopiuje kameleon, zanim go użyjesz.
rule-CHAM-04 = Jeśli nie ma właściwej karty, kameleon jest sobą, z własną talią i wartością.
rule-CHAM-05 = Jeśli łańcuch kopii wraca tam, gdzie się zaczął, kameleon też jest sobą.
rule-CHAM-06 =
    Kameleon pozostaje kopią do końca tury albo, jeśli to później, do końca skopiowanych efektów. Według nas kończy się
    to wcześniej, gdy kameleon opuszcza Twoją rękę lub grafik; zob. G20.
rule-CHAM-07 = Kameleon, który kopiuje innego kameleona, staje się tym, co skopiowałby tamten. { rules-inferred }
rule-CHAM-08 = Kopią staje się tylko karta, której używasz; pozostałe mogą kopiować coś innego. { rules-inferred }

rules-group-OWL = Sowy
    .line = reagowanie na innych

rule-OWL-01 =
    Sowy możesz użyć raz za każdym razem, gdy zdarza się to, na co czeka, a więc w jednej turze może i kilka razy.
rule-OWL-02 =
    „Mądry szpieg” jest inny: możesz go użyć najwyżej raz i tylko we własnej turze. Trzymamy się karty i angielskiej
    instrukcji; jedno z tłumaczeń mówi o turze dowolnego gracza.
rule-OWL-03 = Użycie sowy nigdy nie jest obowiązkowe.
rule-OWL-04 =
    Sowę, której używasz w turze innego gracza, pokazuje się wszystkim, jak każdą kartę pasywną. { rules-inferred }

rules-group-INFO = Kto może co widzieć
    .line = karty jawne i zakryte

rule-INFO-01 = Karty na stosach kart odrzuconych leżą awersem do góry.
rule-INFO-02 = Każdy stos kart odrzuconych może przeglądać każdy i kiedy chce; kolejność kart się nie zmienia.
rule-INFO-03 = Swoją rękę widzisz tylko Ty; inni widzą, ile jest w niej kart. { rules-inferred }
rule-INFO-04 = Nikt nie zna kolejności kart w talii, nawet jej właściciel. { rules-inferred }
rule-INFO-05 = Karty na rynku są jawne; talia rynku jest zakryta. { rules-inferred }
rule-INFO-06 = Stragany i wartości na nich są jawne.
rule-INFO-07 = Zagrywane triki i używane karty pasywne są jawne.
rule-INFO-08 = To, czym ktoś płaci, jest jawne, bo trafia awersem do góry na stos kart odrzuconych. { rules-inferred }
rule-INFO-09 = Kartę, której wartość ktoś zgadywał, pokazuje się wszystkim.
rule-INFO-10 = Jeśli efekt pozwala jednemu graczowi obejrzeć kartę, zna ją tylko on. { rules-inferred }

rules-group-SOLO = W pojedynkę przeciw Kompanii
    .line = jeden gracz

rule-SOLO-01 = Grasz w pojedynkę przeciw Kompanii.
rule-SOLO-02 = Używa się trzech talii zwierząt, jakby Kompania była drugim graczem.
rule-SOLO-03 = Twoja talia ma dziesięć kart: trzy o wartości 1 i siedem kart rupieci.
rule-SOLO-04 = Kompania dostaje takie same dziesięć kart, jakie dostałby drugi gracz.
rule-SOLO-05 = Potrzebujesz ośmiu stosów.
rule-SOLO-06 = Twoja własna tura przebiega według zwykłych zasad.
rule-SOLO-07 = Zaczynasz Ty; potem Ty i Kompania gracie na zmianę. { rules-inferred }

rules-group-COOP = Razem przeciw Kompanii
    .line = dwoje graczy

rule-COOP-01 = Dwoje graczy tworzy drużynę przeciw Kompanii.
rule-COOP-02 = Używa się czterech talii zwierząt.
rule-COOP-03 = Talia każdego z graczy ma cztery karty o wartości 1 i sześć kart rupieci.
rule-COOP-04 = Kompania dostaje dwadzieścia kart dwojga przeciwników: osiem o wartości 1 i dwanaście kart rupieci.
rule-COOP-05 =
    Drużyna potrzebuje dziesięciu stosów na jednym wspólnym straganie; podręcznik nie mówi, że jest wspólny, ale tylko
    tak jego liczby mają sens.
rule-COOP-06 = Przeciw Kompanii każde z dwojga graczy ma jedną turę, a potem jedną ma Kompania.

rules-group-AUTOMA = Kompania
    .line = przeciwnik, który trzyma się kilku zasad

rule-AUTOMA-01 = Karty Kompanii tasuje się w jedną talię, która leży awersem do góry.
rule-AUTOMA-02 = Wierzchnia karta talii Kompanii to jej aktywna karta.
rule-AUTOMA-03 = Pięć wierzchnich kart talii Kompanii to jej ręka.
rule-AUTOMA-04 =
    Talia, stos kart odrzuconych i stragan Kompanii to jedna i ta sama talia. Efekt działający na którekolwiek z nich
    dotyczy wierzchniej karty; efekt działający na kilka kart jej talii bierze tyle samo z wierzchu, co jest naszą
    decyzją.
rule-AUTOMA-05 = Kompania nigdy nie dobiera. Jej talia zmienia się tylko przez zakupy i efekty.
rule-AUTOMA-06 = Kompania nie zagrywa trików, a teksty jej kart nie działają.
rule-AUTOMA-07 =
    W swojej turze Kompania bierze jedną kartę z rynku i nic nie płaci: jej siła nabywcza wynosi na początku 1.
rule-AUTOMA-08 = Kompania bierze pierwszą kartę od prawej; przy większej sile nabywczej także następną na lewo.
rule-AUTOMA-09 = Każda karta kupiona przez Kompanię trafia na wierzch jej talii.
rule-AUTOMA-10 = Zakup Kompanii liczy się też jako zbudowany przez nią stos.
rule-AUTOMA-11 =
    Gdy stos odrzuconych kart rynku po raz pierwszy zostaje przetasowany w nową talię rynku, siła nabywcza Kompanii
    rośnie do 2 i taka pozostaje. Tasowanie przy przygotowaniu gry się nie liczy.
rule-AUTOMA-12 =
    To, co Kompania odrzuca, zostaje usunięte według zwykłej zasady: rupiecie na stos kart rupieci, inne karty na stos
    odrzuconych kart rynku. Podręcznik można też rozumieć tak, że te karty opuszczają grę; wybór jest nasz.
rule-AUTOMA-13 = Karta kładziona na stosie kart odrzuconych Kompanii trafia na wierzch jej talii.
rule-AUTOMA-14 = Jeśli Kompania ma odrzucić kilka kart, odrzuca tylko pierwszą.
rule-AUTOMA-15 =
    W jednej turze Kompania traci przez usuwanie nie więcej niż jedną kartę; dalsze takie efekty nic jej nie robią.
rule-AUTOMA-16 =
    Przeciw Kompanii przegrywasz, gdy rynek jest całkiem pusty. Według nas sprawdza się to po uzupełnieniu rynku, więc
    rynek pusty tylko przez chwilę nie oznacza przegranej.
rule-AUTOMA-17 = Gra przeciw Kompanii kończy się od razu: wygraną z ostatnim stosem, przegraną z pustym rynkiem.
rule-AUTOMA-18 =
    Kart postaci można używać tylko wtedy, gdy nic nie robią przeciwnikom, a pułapek tylko wtedy, gdy ich chcesz. W tych
    pudełkach nie ma ani jednych, ani drugich, więc gry z nimi nie da się przygotować.

## The other chapters

rules-group-DIS = Gdzie dokumenty się różnią
    .line = instrukcje z różnych lat i w różnych językach oraz to, których się trzymamy
rules-group-R = Rozstrzygnięcia sporne
    .line = pytania, na które jest więcej niż jedna dobra odpowiedź, i nasza
rules-group-G = Rozstrzygnięcia ogólne
    .line = co dotyczy wszystkich kart
rules-group-T = Co łączy różne karty
    .line = kostki, wartości, przeszukiwanie, karty przechodzące między graczami

## What several cards share

rules-topic-dice = Kostki
    .text = Wszyscy widzą, co wypadło.
rules-topic-values = Wartości w tej turze
    .text = Zmiany stosuje się w kolejności, w jakiej zostały zagrane.
rules-topic-recover = Zabieranie karty ze stosu kart odrzuconych
    .text = Spośród jednakowych kart zabiera się tę najbliżej wierzchu.
rules-topic-search = Przeszukiwanie
    .text =
        „Magnes” i „Mistrz przetrwania” przeglądają talię taką, jaka jest, i nigdy nie tworzą nowej. W pustej talii
        niczego nie znajdują. Co zostaje znalezione i co trafia do talii, widzi tylko jej właściciel, a talię się
        tasuje.
rules-topic-passing = Karty przechodzące między graczami
    .text =
        Kartę zabraną z ręki lub podarowaną widzą obie strony. Kartę położoną na cudzej talii widzi ten, kto ją kładzie,
        a kartę dobraną z cudzej talii ten, kto ją dobiera.
rules-topic-lasting = Co trwa do następnej tury
    .text =
        „Strzelanina”, „Paskudna groźba” i „Zagubione dostawy” zostają w grafiku i stamtąd działają. Wyższe ceny i
        większe stosy się sumują, ograniczenia nie. Drożeją tylko karty na rynku, a nie wierzchnia karta stosu
        odrzuconych kart rynku.
rules-topic-upto = Do 2 przeciwników
    .text = Gdy karta mówi „do” jakiejś liczby, można też nie wybrać nikogo.
rules-topic-stall = Większa ręka dzięki karcie na straganie
    .text = Liczy się, dopóki karta tam leży, i sprawdza się to przy uzupełnianiu ręki.
rules-topic-together = Wszyscy gracze jednocześnie
    .text =
        Wszystkie karty zabiera się, zanim którakolwiek zostanie dana. Przy karcie „Wiwaty” gracze wybierają po kolei, a
        to, co znaleźli, trafia na ich ręce, gdy wszyscy już wybrali; przy karcie „Zbiórka charytatywna” dary rozdaje
        się, gdy wszystkie są wybrane. Po Twojej lewej siedzi ten, czyja tura jest następna, a dwojga graczy nie pyta
        się o stronę.
rules-topic-looking = Oglądanie ręki
    .text = Kto ogląda rękę, zna każdą jej kartę, dopóki ta tam pozostaje.
rules-topic-between = Karty pasywne między stosami karty „Nadchodzi zima”
    .text =
        Można ich używać nawet wtedy, gdy kolejny stos nie jest jeszcze możliwy: „Targowy chojrak” może go umożliwić.
rules-topic-alone = Karta, która musi sama być stosem
    .text =
        Liczy się tak, jak liczyłaby się na Twojej ręce, i żadna inna karta do niej nie dołącza. Kolejny stos, który
        daje „Nadchodzi zima”, należy do efektu karty „Talizman”.
rules-topic-mixed = Pomieszane ręce i losowo wymienione karty
    .text =
        Każda z tych dwóch osób zna swoje nowe karty i wie, że to, co miała przedtem, a czego nie dostała, jest w
        drugiej ręce. Nikt inny nie potrafi tych rąk odróżnić. Losowe karty wybiera się wszystkie, zanim którakolwiek
        zmieni ręce.
rules-topic-secret = Karta wybrana w tajemnicy
    .text = To, co można zgadywać, nie zależy od wybranej karty.
rules-topic-draft = Talie wybierane po kolei
    .text =
        W porządku tur każdy z graczy wyklucza jedną talię, chyba że zostałoby ich za mało, a potem jedną wybiera. Czego
        jeszcze brakuje, to się losuje. Pierwszy gracz nie ma monety, następny ma 1, potem 2, potem 3.
rules-topic-company = Co karty robią Kompanii
    .text =
        Losowe karty z jej ręki wybiera się spośród pięciu wierzchnich; odrzucone z nich zostają usunięte, zabrane
        trafiają na Twoją rękę, a to, co dajesz, trafia na wierzch. Gdy trzeba zabrać jedną kartę z jej ręki, talii lub
        stosu kart odrzuconych, jest to karta wierzchnia; „Sabotaż” dobiera dwie prawdziwe wierzchnie. Z jej straganu
        można zamienić tylko kartę wierzchnią. To, co każe przeciwnikom więcej płacić, więcej budować lub mniej
        dobierać, nic jej nie robi. „Wiwaty” i „Plotki” ją omijają; w kartach „Loteria”, „Zbiórka charytatywna” i „Nocna
        zmiana” bierze udział; przy karcie „Degustacja” bierze pierwszą od prawej z pozostałych kart i nie jest to
        zakup. Zgaduje dowolną wartość od 1 do 5. Wszyscy widzą, co trafia do jej talii i co ją opuszcza.
rules-topic-named = O czym podręcznik Kompanii tylko wspomina
    .text =
        Gildia z jej kartami akcji, tor zapasów, karty postaci i pułapki są tam wymienione, ale nie objaśnione. Dlatego
        nie ma ich w grze i niczego się dla nich nie zmyśla. O Gildii powiedziano, że też wygrywa przez pusty rynek.
        Postacie musiałyby być takie, które nic nie robią przeciwnikom.
