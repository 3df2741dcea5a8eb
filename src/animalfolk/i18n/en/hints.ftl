## Hints for somebody who plays against bots alone.

hint-title = Hints
hint-answers = The best answers, and how likely you win with each, as a bot sees it:
hint-cards = The best card to name next, and how likely you win with each, as a bot sees it:
hint-line = { $option } ({ NUMBER($chance, useGrouping: 0) }%)
hint-one-way = There is nothing to choose here.
hint-thinking = A bot is thinking about your question …
hint-how = Enter goes to it, Escape closes this
hint-never = This game is played without hints.
hint-people = Hints are given only where you play against bots alone.
hint-not_asked = Hints are given when you are asked something.
hint-lesson = The lesson says what to do here.
