## Hints for somebody who plays against bots alone.

hint-title = Hints
hint-answers = The best answers, and how likely you win with each, as a bot sees it:
hint-line = { $option } ({ NUMBER($chance, useGrouping: 0) }%): { $why }
hint-why-wins = wins the game
hint-why-stack = completes stack { NUMBER($number, useGrouping: 0) }
hint-why-prepares = then you can build stack { NUMBER($number, useGrouping: 0) }
hint-why-card = brings you a card that counts { NUMBER($value, useGrouping: 0) }
hint-why-junk = { $count ->
    [one] rids you of a junk card
   *[other] rids you of { NUMBER($count, useGrouping: 0) } junk cards
}
hint-why-cards = { $count ->
    [one] brings a card into your hand
   *[other] brings { NUMBER($count, useGrouping: 0) } cards into your hand
}
hint-why-room = { $count ->
    [one] makes room for a new card
   *[other] makes room for { NUMBER($count, useGrouping: 0) } new cards
}
hint-why-rival = is aimed at { $name }
hint-why-again = lets you act again
hint-why-goes_on = keeps your cards for something better
hint-why-sound = looks sound to a bot
hint-take = To answer so, type hint with its number, such as hint 1.
hint-one-way = There is nothing to choose here.
hint-thinking = A bot is thinking about your question …
hint-how = Enter goes to it, Escape closes this
hint-never = This game is played without hints.
hint-people = Hints are given only where you play against bots alone.
hint-not_asked = Hints are given when you are asked something.
hint-lesson = The lesson says what to do here.
