## The game in a browser. Where a question or a refusal is worded for it alone, it stands here.

# Questions that other faces word for a keyboard

web-prompt-act = Co robisz?
web-prompt-end_turn = To koniec Twoich akcji. Kończysz turę?
web-prompt-pay = Którymi kartami płacisz { NUMBER($need, useGrouping: 0) }? Trafią na Twój stos kart odrzuconych w kolejności, w jakiej je wybierasz.
web-prompt-inventory = Które karty odrzucasz? Trafią na Twój stos kart odrzuconych w kolejności, w jakiej je wybierasz.
web-prompt-spare_junk = Ile kart rupieci ze swojej zapłaty usuwasz?
web-prompt-recover_junk = { $card }: ile kart rupieci zabierasz ze swojego stosu kart odrzuconych?
web-prompt-guess = { $card }: ile jest warta wierzchnia karta talii rynku?
web-prompt-guess_held = { $card }: { $name } wybiera kartę z ręki. Ile jest warta?
web-prompt-set_value = { $card }: pudło! Ile jest warta Twoja karta w tej turze?

# What the server refuses; nothing has changed then

web-refused-bad-token = Ten link niczego już nie otwiera.
web-refused-not-allowed = Przy tym stole nie możesz tego zrobić.
web-refused-not-found = Nie ma tu takiego stołu.
web-refused-taken = Ktoś inny zajmuje już to miejsce.
web-refused-not-begun = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
web-refused-window = Ktoś może teraz zareagować. Zaczekaj chwilę.
web-refused-no-window = Nikt nie może już zareagować.
web-refused-too-fast = { $seconds ->
    [one] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundę.
    [few] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundy.
    [many] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekund.
   *[other] To było za dużo naraz. Spróbuj ponownie za { NUMBER($seconds, useGrouping: 0) } sekundy.
}
web-refused-too-large = To jest za długie, aby to wysłać.
web-refused-unreachable = Serwer nie może tego teraz zachować. Spróbuj ponownie za chwilę.
web-refused-conflict = W tej samej chwili stało się coś innego. Spróbuj ponownie.
web-refused-other = To się nie udało. Nic się nie zmieniło; spróbuj ponownie.
