## Where the documents disagree: the question, and what we do.

rule-DIS-01 = Czy rupiecie zastępują każdą kartę, której nie da się dobrać?
    .ours =
        Tylko gdy ręka jest uzupełniana podczas dostawy, jak chce instrukcja z 2021 roku. Trik dobiera to, co jest, i na
        tym koniec. Z opcją junk_substitute=any_draw zastępują zawsze, gdy dobierasz z własnej talii, także tam, gdzie
        karty są najpierw tylko odkładane na bok; karty dobierane z cudzej talii nigdy nie są zastępowane.
rule-DIS-02 = Czy ręka to pięć kart, czy wielkość ręki może się zmieniać?
    .ours = Może się zmieniać: wynosi pięć, chyba że zmieni ją karta, i sprawdza się ją po każdej dobranej karcie.
rule-DIS-03 = Czy przeszukanie pustej talii tworzy nową?
    .ours =
        Nie, jak mówi instrukcja z 2016 roku; ta z 2021 roku milczy. „Magnes” i „Mistrz przetrwania” przeszukują taką
        talię, jaka jest.
rule-DIS-04 = Co w takim razie tworzy nową talię?
    .ours =
        Dobranie, zabranie, obejrzenie, odrzucenie lub usunięcie karty z pustej talii. Dokumenty wymieniają różne z tych
        czynności; przyjmujemy wszystkie.
rule-DIS-05 = Kogo w grze drużynowej oznaczają „inny gracz”, „pozostali gracze” i „przeciwnicy”?
    .ours =
        „Inny gracz” może być partnerem; „pozostali gracze” i „przeciwnicy” to druga drużyna; „wszyscy” i „każdy” to
        wszyscy. Starsze i nowsze instrukcje nie przeczą tu sobie.
rule-DIS-06 = Czy „Kłopoty” mogą trafić Twojego partnera?
    .ours = Nie. Wskazujesz dwoje przeciwników, jednego albo nikogo.
rule-DIS-07 = Czy aktywny gracz musi dołożyć kartę do stosu drużyny?
    .ours = Tak, przynajmniej jedną. Mówi o tym tylko instrukcja z 2021 roku.
rule-DIS-08 = Kiedy wolno nadpłacić?
    .ours =
        Gdy żadnej karty z zapłaty nie można wycofać tak, by cena nadal była osiągnięta. Dokumenty ujmują to różnie, ale
        poza jedną pomyłką w tłumaczeniu mają na myśli to samo.
rule-DIS-09 = Czy dodatkowa akcja jest obowiązkowa?
    .ours = Tak, ale zawsze można odrzucić zero kart, więc na jedno wychodzi.
rule-DIS-10 = Kiedy wykonuje się dodatkową akcję, jeśli część triku przypada na następną turę?
    .ours = Od razu, po tej części, która działa teraz; na resztę się nie czeka.
rule-DIS-11 = Czy karty zagranej dla jej efektu wolno użyć ponownie w tej samej turze?
    .ours =
        Tak, jeśli wróci na Twoją rękę. Jedno z tłumaczeń tego zabrania; trzymamy się instrukcji angielskich, w których
        uwaga mówi tylko, że płacenie i budowanie nie dają dodatkowej akcji.
rule-DIS-12 = Gdzie leży trik, zanim zostanie rozpatrzony?
    .ours = W grafiku, przed swoim graczem, na oczach wszystkich; przechodzi przez niego każdy trik.
rule-DIS-13 = Czy w akcji sprzątania wolno nic nie odrzucić?
    .ours = Tak.
rule-DIS-14 = Jak wykłada się rynek?
    .ours = Po jednej karcie, od prawej. Jedno z tłumaczeń pozwala karty wybierać, ale to pomyłka.
rule-DIS-15 = Jak przesuwa się rynek?
    .ours = W prawo, z zachowaniem kolejności. Instrukcje opisują to różnie, z tym samym wynikiem.
rule-DIS-16 = Co, jeśli wyczerpią się i talia rynku, i stos odrzuconych kart rynku?
    .ours = Rynek pozostaje zapełniony częściowo, a gra toczy się dalej. Przeciw Kompanii pusty rynek oznacza przegraną.
rule-DIS-17 = Kiedy można użyć karty „Mądry szpieg”?
    .ours = Raz, we własnej turze. Jedno z tłumaczeń pozwala na to raz w turze dowolnego gracza; karta nie.
rule-DIS-18 = Gdzie działają karty pasywne?
    .ours = Na ręce i podczas używania karty, chyba że karta mówi inaczej.
rule-DIS-19 = Czy dostawa jest częścią tury?
    .ours =
        Tak: co trwa „w tej turze”, trwa także przez dostawę, i można w niej używać kart pasywnych. Mówi o tym tylko
        instrukcja z 2021 roku.
rule-DIS-20 = Czy rękę uzupełnia się karta po karcie?
    .ours =
        Tak. Mówi o tym tylko instrukcja z 2021 roku; ma to znaczenie dla kart, które coś robią, gdy trafiają na rękę.
rule-DIS-21 = Czy rupieci może zabraknąć?
    .ours =
        Nie. Stos się liczy, a rupiecie ponad zawartość pudełka dorabia się w miarę potrzeb i liczy osobno. Zamienniki
        nie mają tekstu.
rule-DIS-22 = Jak nazywają się tchórze?
    .ours = Po angielsku Reckless Marbled Polecats, jak na kartach. Na jednej stronie instrukcji są „restless”.
rule-DIS-23 = Jakie ścianki ma kostka?
    .ours = Kostki są dwie: kostka tchórza z liczbami od 1 do 3, każdą dwa razy, i kostka ocelota z 0, 1, 1, 2, 2, 3.
rule-DIS-24 = Czy karta jest ważniejsza od instrukcji, czy po zgadywaniu pokazuje się kartę, czy tury idą z zegarem?
    .ours = Trzy razy tak. Mówi o tym tylko instrukcja z 2021 roku.
rule-DIS-25 = Czy stos jest w jednym kolorze, czy z jednej talii zwierząt?
    .ours = Z jednej talii zwierząt.
rule-DIS-26 = Gdzie na stosie kart rupieci trafiają rupiecie?
    .ours = To bez znaczenia; liczy się tylko ich liczba.
rule-DIS-27 = Czy pełna ręka dobiera?
    .ours = Nie, chyba że tak mówi karta.
rule-DIS-28 = Iloma taliami gra się przeciw Kompanii?
    .ours =
        Trzema w pojedynkę i czterema we dwoje, jak wynika z liczb w podręczniku. Kompania liczy się jako brakujący
        gracz lub gracze.
rule-DIS-29 = Ile może odrzucić Kompania?
    .ours =
        Z kilku kart tylko pierwszą, a w turze usuwa się najwyżej jedną jej kartę. Obowiązują oba ograniczenia; drugie
        jest surowsze.
rule-DIS-30 = Kiedy dokładnie pusty rynek oznacza przegraną z Kompanią?
    .ours = Gdy wciąż jest pusty po tym, jak powinien zostać uzupełniony. Podręcznik mówi o tym na trzy sposoby.
rule-DIS-31 = Czy w grze jest złoto?
    .ours = Tylko jeśli grę z nim przygotowano. Jeden z podręczników wspomina o złocie i go nie objaśnia; zob. BUY-18.
rule-DIS-32 = Czy przeciw Kompanii „odrzucić” znaczy „usunąć na dobre”?
    .ours = W przypadku kart samej Kompanii: są usuwane. Gracze odrzucają na swoje stosy kart odrzuconych, jak zawsze.

## Where the documents leave more than one reading: the question, ours, and the other.

ruling-1 = Czy przeszukanie pustej talii tworzy nową?
    .ours = Nie: w pustej talii nic się nie znajduje, a stos kart odrzuconych zostaje nietknięty.
    .other = Tworzy nową.
ruling-2 = Czy kopia kończy się, gdy skopiowana karta się przemieści?
    .ours = Nie. Kameleon pozostaje tym, czym się stał, do końca tury.
    .other = Kończy się, chyba że kameleon jest w grafiku.
ruling-3 = Łańcuch kameleonów, który nie znajduje karty: czyja wartość się liczy?
    .ours = Kameleon, którego używasz, jest sobą, z własną wartością.
    .other = Ma wartość ostatniego kameleona z łańcucha.
ruling-4 = Kameleon zbudowany jako kopia karty „Kanapa”
    .ours = Pozostaje kanapą, dopóki leży na straganie, bo skopiowany efekt trwa.
    .other = Od razu jest zwykłym kameleonem.
ruling-5 = Dwie karty „Nadchodzi zima” w jednym stosie
    .ours = Dają dwa kolejne stosy.
    .other = Dają jeden.
ruling-6 = Wartość ustalona kartą „Po omacku” po karcie „Olśniewający pokaz”
    .ours = Ustalasz od 1 do 5 i nic z tego, co było przedtem, się nie dodaje.
    .other = „Olśniewający pokaz” się dodaje, więc od 2 do 6.
ruling-7 = Jaką wartość odgaduje się przy karcie „Po omacku”?
    .ours = Tę, którą karta ma teraz, ze wszystkimi zmianami.
    .other = Wartość nadrukowaną.
ruling-8 = Zakup ze stosu odrzuconych kart rynku, gdy „Rynkowe odkrycie” nie było potrzebne do osiągnięcia ceny
    .ours = Jest niedozwolony, jak przy każdej zbędnej karcie.
    .other = „Rynkowe odkrycie” jest wyjątkiem.
ruling-9 = „Obliczenia” a puste miejsca
    .ours = Karta może leżeć na dowolnym miejscu, a między kartami mogą zostać miejsca puste.
    .other = Karty dosuwa się do prawej albo zostają na miejscach, które są zajęte.
ruling-10 = Nowy stos kart odrzuconych po karcie „Szczwany szop”
    .ours = To odwrócona dawna talia: karta, która byłaby dobrana jako następna, leży na spodzie.
    .other = Jego kolejność jest losowa.
ruling-11 = „Groźny eksperyment”, który dobiera mniej niż trzy karty
    .ours = I tak odrzuca się trzy albo tyle, ile jest.
    .other = Nie odrzuca się żadnej, jeśli żadnej nie dobrano.
ruling-12 = „Zażarta konkurencja” wobec gracza bez talii i bez stosu kart odrzuconych
    .ours = Niczego się nie dobiera i niczego nie odkłada.
    .other = Kartę i tak trzeba tam położyć.
ruling-13 = „Zbiórka charytatywna” a puste ręce, „Nocna zmiana” a gracze bez talii i stosu kart odrzuconych
    .ours = Nie dają karty i żadnej nie dostają.
    .other = Mogliby dostać kartę.
ruling-14 = Czy dla karty „Równowaga” powstanie nowej talii liczy się jako tasowanie?
    .ours = Tak; reakcja następuje po trwającym efekcie.
    .other = Liczą się tylko efekty, które każą tasować.
ruling-15 = W jakiej kolejności reagują sowy?
    .ours =
        Zgodnie z ruchem wskazówek zegara, od lewej strony tego, na czyj ruch reagują; przy tasowaniu jest to właściciel
        talii.
    .other = Wszystkie jednocześnie.
ruling-16 = Karta partnera w Twoim stosie, gdy działa Twoja karta „Olśniewający pokaz”
    .ours = Liczy się tak, jak bez tej karty.
    .other = Liczy się o 1 więcej, bo jest w Twoim stosie.
ruling-17 = Dodatkowa akcja, której nikt nie chce
    .ours = Trzeba ją wykonać; zawsze można odrzucić zero kart.
    .other = Można ją pominąć.
ruling-18 = „Stare dobre czasy”, które miałyby skopiować „Stare dobre czasy”
    .ours = To pętla: karta jest sobą, o wartości 3, a jej usunięcie jest już wykorzystane.
    .other = Może usunąć jeszcze raz.
ruling-19 = Kopiowanie karty, której w tej turze już użyto
    .ours =
        Kopia karty „Targowy chojrak” po rzucie ma jego wynik i nie może rzucać ponownie. Usunięcie wierzchniej karty
        talii rynku przysługuje kopii na nowo.
    .other = Zawsze na nowo albo zawsze wykorzystane.
ruling-20 = Karty, które dobiera „Sabotaż”
    .ours = Widzi je tylko ten, kto zagrywa „Sabotaż”, dopóki jedna nie zostanie usunięta, a druga odrzucona.
    .other = Wszyscy widzą je od razu.
ruling-21 = „Olśniewający pokaz”, „Prasowanie”, „Rzadki artefakt” i „Po omacku”, gdy już zadziałały
    .ours = Karta trafia od razu na stos kart odrzuconych, a jej efekt trwa do końca tury.
    .other = Zostaje w grafiku do końca tury.
ruling-22 = Czy kopia kończy się, gdy sam kameleon opuszcza rękę i grafik?
    .ours = Tak, nie jest już używany i znów jest zwykłym kameleonem; jedynym wyjątkiem jest „Kanapa” (R4).
    .other = Trwa całą turę, gdziekolwiek karta leży.
ruling-23 = Kameleon, którym jako kopią rupieci płaci się za „Niezbędny zakup”
    .ours = Nie zostaje usunięty, lecz odrzucony: liczy się tu to, co jest nadrukowane na karcie.
    .other = Jest rupieciem i może zostać usunięty.
ruling-24 = Partner, który odmawia pomocy przy stosie
    .ours = Nic nie zostało użyte i znów wybierasz akcję. W tej samej akcji nie możesz prosić o ten stos po raz drugi.
    .other = Akcja przepada.

## General rulings: what holds for all cards.

ruling-G1 = Musisz i możesz
    .ours =
        Co karta każe zrobić, to musisz zrobić; „możesz” i „do 2”, „do 3” zostawiają wybór Tobie. Karta pasywna bez
        słowa „możesz” działa, czy tego chcesz, czy nie.
ruling-G2 = Tyle, ile się da
    .ours =
        Jeśli kart jest mniej, niż mówi tekst, użyj wszystkich, jakie są. Wolno zagrać trik, który nic nie może zrobić:
        trafia na Twój stos kart odrzuconych, a dodatkowa akcja jest Twoja.
ruling-G3 = Dobieranie tworzy nową talię, przeszukiwanie nie
    .ours =
        Jeśli talia wyczerpie się w trakcie, najpierw weź to, co zostało, potem przetasuj stos kart odrzuconych, potem
        weź resztę. Nie ma znaczenia, czyj efekt potrzebuje kart.
ruling-G4 = Rupiecie zamiast brakujących kart tylko w dostawie
    .ours =
        Jeśli Twoja talia i Twój stos kart odrzuconych są puste, efekty dobierają mniej kart. Rupiecie dobiera się tylko
        przy uzupełnianiu ręki podczas dostawy.
ruling-G5 = Zagrany trik leży w grafiku
    .ours =
        Gdy działa, nie ma go ani na ręce, ani w stosie kart odrzuconych, więc jego własny efekt nie może go policzyć,
        znaleźć ani wtasować. Co trwa „w tej turze”, trwa bez swojej karty, którą odrzuca się od razu; co trwa do Twojej
        następnej tury albo na nią czeka, trzyma swoją kartę w grafiku. Pierwsze z tych ustaleń to nasza decyzja.
ruling-G6 = Karty w grafiku są poza zasięgiem
    .ours =
        Żaden inny efekt ich nie rusza. Jeśli pora przychodzi na kilka, ich właściciel rozpatruje je pojedynczo w
        dowolnej kolejności.
ruling-G7 = Kolejność kilku kart
    .ours =
        Kto przekłada kilka kart na stos, wybiera ich kolejność. Stosy kart odrzuconych można przeglądać, ale ich
        kolejność się nie zmienia. Jeśli więc możesz wziąć kartę ze swojego stosu kart odrzuconych, a leżą tam
        jednakowe karty, wybierasz, którą z nich.
ruling-G8 = Co zostaje usunięte, trafia tam, gdzie każe sama karta
    .ours =
        Rupiecie na stos kart rupieci, karty zwierząt na stos odrzuconych kart rynku. To, co kopiuje kameleon, nie robi
        tu różnicy.
ruling-G9 = Rynek uzupełnia się w dostawie albo gdy tak mówi karta
    .ours =
        Do tego czasu luki pozostają lukami, a ceny zależą od miejsc. Karta, która uzupełnia rynek, zapełnia luki od
        prawej do lewej i niczego nie przesuwa.
ruling-G10 = Wartości
    .ours =
        Zacznij od wartości nadrukowanej i zastosuj wszystkie zmiany w kolejności, w jakiej je zagrano; wynik liczy się
        we wszystkim, co z kartą robisz. Zmiany pojedynczej karty kończą się wraz z turą albo gdy karta opuści Twoją
        rękę lub grafik. Ceny na rynku, karty na straganach i zgadywanie kart z talii opierają się na wartościach
        nadrukowanych.
ruling-G11 = Płacenie
    .ours =
        Twoje karty muszą osiągnąć cenę, a bez najmniejszej z nich już nie. Cena to nadrukowana wartość plus od 0 do 4
        za miejsce plus 2 za każdą kartę „Strzelanina” przeciw Tobie. Zapłatę odrzucasz w dowolnej kolejności; potem
        kupiona karta trafia na Twoją rękę.
ruling-G12 = Budowanie
    .ours =
        Stos jest wart o jeden więcej, niż masz stosów, plus 1 za każdą kartę „Paskudna groźba” przeciw Tobie, licząc w
        obecnych wartościach. Ma przynajmniej jedną kartę, jest z jednej talii zwierząt i bez rupieci; zmieniają to
        tylko karty pasywne w samym stosie. Gotowego stosu nikt już nie sprawdza.
ruling-G13 = Zwycięstwo
    .ours =
        Ósmy stos, w grze drużynowej dziesiąty, wygrywa od razu. Nic już po nim nie następuje, nawet reakcja czy kolejny
        stos.
ruling-G14 = Raz w swojej turze
    .ours =
        Taka karta pasywna działa raz w każdej Twojej turze; jeśli opuściła Twoją rękę i wróciła, działa znowu, a jej
        zmiany znikają. Jej pora przychodzi, gdy skończą się karty z grafiku: przed każdą akcją, między dwoma stosami
        karty „Nadchodzi zima”, na początku dostawy i po uzupełnieniu ręki, ale nie w trakcie efektu. Te chwile to nasza
        decyzja.
ruling-G15 = Zakup to tylko akcja rynku
    .ours = Karta, którą efekt zabiera z rynku, nie została kupiona.
ruling-G16 = Zgadywanie
    .ours = Po zgadywaniu kartę pokazuje się wszystkim.
ruling-G17 = Kolejność dostawy
    .ours =
        Najpierw uzupełnij rękę, po jednej karcie, po każdej na nowo sprawdzając wielkość ręki. Potem rynek się przesuwa
        i zostaje uzupełniony.
ruling-G18 = Gracze w grze drużynowej
    .ours =
        „Inny gracz” może być Twoim partnerem; „pozostali gracze” i „przeciwnicy” to druga drużyna; „wszyscy” i „każdy”
        to także Ty. „Po omacku” nigdy nie pyta partnera.
ruling-G19 = Reakcje
    .ours =
        Sowy czekają na zakupy, stosy, rozpatrzone triki, przetasowane talie i na kartę „Kontrola jakości”, która trafia
        na rękę. Reakcje następują po zakończeniu trwającego kroku, w kolejności zdarzeń, przed następną akcją lub
        uzupełnieniem rynku; pyta się wszystkich poza sprawcą, zgodnie z ruchem wskazówek zegara od jego lewej strony, a
        każda sowa może na każde zdarzenie odpowiedzieć raz. „Kontrola jakości” należy do tego, do kogo trafiła, a przy
        uzupełnianiu ręki działa od razu. Kolejność i chwile to nasza decyzja.
ruling-G20 = Kameleony
    .ours =
        Kameleona używasz, gdy nim płacisz, budujesz lub go zagrywasz, gdy działa skopiowana karta pasywna i gdy dotyczy
        go „Po omacku” albo „Rzadki artefakt”. Kopiuje to, co na karcie nadrukowane, i zmiany, które ta karta ma w tej
        chwili, ale nie późniejsze; „Olśniewający pokaz” i „Prasowanie” dodają się raz, jak u każdej karty. Odrzucony,
        usunięty, podarowany, zamieniony lub leżący gdziekolwiek indziej jest zwykłym kameleonem.
