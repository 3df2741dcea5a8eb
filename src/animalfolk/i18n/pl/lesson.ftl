## The first game, learned by playing. $card is a card, $name whoever plays along, $need what the next stack is worth.

lesson-title = Nauka przez grę
lesson-progress = Krok { NUMBER($at, useGrouping: 0) } z { NUMBER($of, useGrouping: 0) }

lesson-welcome = Witaj na rynku! Zapełnij swój stragan, zanim zrobi to { $name }: cztery stosy, warte 1, 2, 3 i 4.
lesson-hand = Te pięć kart to Twoja ręka, każda ma swoją wartość. Rupiecie nadają się do płacenia, ale nie do budowania.
lesson-read = Każdą kartę możesz przeczytać w każdej chwili. Zobacz na rynku kartę „{ $card }”.
lesson-buy = Kup kartę „{ $card }”. Jest warta 4, a jej miejsce na rynku dodaje 1: potrzeba wszystkich Twoich rupieci.
lesson-end = Karta „{ $card }” jest teraz na Twojej ręce. Zakończ turę: dobierzesz karty do pięciu, a rynek się uzupełni.

lesson-play = „{ $card }” to trik. Zagraj tę kartę: dobierasz trzy karty i zatrzymujesz jedną z nich.
lesson-keep = Zatrzymaj jedną z trzech: „{ $card }” to coś lepszego niż rupiecie. Pozostałe wracają na Twoją talię.
lesson-bonus = Ta karta daje dodatkową akcję, więc działasz dalej. Zagraj kartę „{ $card }”.
lesson-throw = Usuń kartę „{ $card }”: na zawsze opuści Twoją talię, a Ty dobierzesz inną kartę.
lesson-build = Jeszcze jedna dodatkowa akcja! Zbuduj pierwszy stos z dowolnej karty zwierząt wartej 1.
lesson-chained = Trzy akcje w jednej turze: świetne połączenie. Teraz zakończ turę.

lesson-choose = Teraz wybierasz Ty: kup dowolną kartę, na którą Cię stać.
lesson-undo = Zmieniasz zdanie? Można się cofnąć. Spróbuj: cofnij swój zakup.
lesson-again = Jakby nic się nie stało. Kup tę samą kartę albo inną.
lesson-lasting = Dobry wybór. Zakończ turę.

lesson-discard = Masz karty, które teraz się nie przydadzą? Odrzuć je, ile chcesz. To także akcja.
lesson-fresh = Zakończ turę, a w ich miejsce dobierzesz nowe karty.

lesson-free = Znasz już wszystkie cztery akcje. Twój następny stos jest wart { NUMBER($need, useGrouping: 0) }: znajdź na niego karty.
lesson-free-build = Możesz zbudować następny stos: karty z jednej talii zwierząt, warte dokładnie { NUMBER($need, useGrouping: 0) }.
lesson-free-answer = Odpowiedz, jak chcesz.
lesson-free-end = Gotowe? Zakończ turę.

lesson-saw-build = { $name } buduje stos { NUMBER($need, useGrouping: 0) } z kart jednej talii zwierząt, wartych dokładnie tyle. Każdy stos przybliża go do pełnego straganu: co da się zbudować, zwykle buduje się od razu.
lesson-saw-buy = { $name } kupuje kartę „{ $card }”. Z lepszych kart zbuduje później stosy, do których jego rupiecie się nie nadają.
lesson-saw-inventory = { $name } odrzuca karty, które na nic mu się nie przydały: w ich miejsce dobiera nowe.
lesson-saw-nothing = { $name } kończy turę: z tymi kartami nie mógł zrobić nic lepszego.

lesson-wait = Teraz gra { $name }.
lesson-won = Twój stragan jest pełny: wygrywasz swoją pierwszą grę! Cała gra ma osiem stosów, a inni spieszą się bardziej niż { $name }.
lesson-left = Ta lekcja się skończyła. Możesz zacząć ją od nowa, kiedy chcesz.

## In plain lines

lesson-how-tell = Naciśnij Enter, aby iść dalej.
lesson-how-read = Wpisz c i nazwę: c { $card }
lesson-how-undo = Wpisz u, aby cofnąć.
lesson-goes-on = Twoja lekcja trwa dalej od miejsca, w którym została przerwana.
lesson-what-next = Co dalej: animalfolk play zaczyna grę z botem, a animalfolk rules i animalfolk cards mówią więcej.
start-learn = To Twoja pierwsza gra? Wpisz l, aby uczyć się przez grę, przez jakieś dziesięć minut.
