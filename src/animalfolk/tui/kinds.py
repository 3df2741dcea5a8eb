"""How the keyboard treats the questions: which take several cards, what Enter means, in which order actions stand."""

from __future__ import annotations

SEVERAL = ("pay", "pay_arranged", "stack", "inventory", "offer", "help")
RUNS = ("discard_one", "throw_slot", "search", "put_in_deck")  # asked card by card, so many times
UNPRICED = ("inventory", "pay_arranged", "help")  # nothing is suggested
OPEN = ("pay_arranged", "offer")  # no sum says how much is missing
ORDERS = ("order", "return", "throw_order")
# actions that ask for several cards
CHOOSES = {"buy": "pay", "rearrange": "pay_arranged", "build": "stack", "inventory": "inventory", "ask": "offer"}
USUAL = {  # by Enter
    "end_turn": "end",
    "before_market": "end",
    "may_throw_away": "done",
    "may_recover": "done",
    "may_put_on_deck": "done",
    "may_discard_found": "done",
    "react": "done",
}
FIRST = ("grow", "stick")  # by Enter the first option
ORDER = ["build", "ask", "buy", "rearrange", "play", "use", "inventory"]
GUESSES = ("guess", "guess_held")
