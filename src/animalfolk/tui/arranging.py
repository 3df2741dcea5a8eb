"""Laying out the market anew before a purchase: several slots in one line."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View
from animalfolk.i18n.words import deck_of
from animalfolk.tui.asking import Asker
from animalfolk.tui.choice import numbers_in
from animalfolk.tui.desk import Desk
from animalfolk.tui.table import printed

SLOT = "slot:"
EMPTY = "done"  # how the game is told of an empty slot
FULL = 5


class Arranger(Asker):
    """Asks how the market is to lie."""

    def _arrange(self, desk: Desk, seat: int) -> None:
        """The cards from the right; those that are not named follow in the order in which they lie."""
        view = desk.view(seat)
        cards = unplaced(view)
        most = pending(view)["pays"][1]

        def show() -> None:
            self._question(view, most)
            self._numbered([self._place_text(view, slot) for slot in cards])
            self._console.say(self._words.text("pick-arrange-how", slot=FULL - slots_left(view)), indent=5)
            lines = [self._words.text("pick-as-listed")]
            lines += [self._words.text("pick-arrange-empty")] if slots_left(view) > len(cards) else []
            self._console.say("   ".join(lines), indent=5)

        show()
        while True:
            typed = self._ask(desk, seat, [card_in(view, slot) for slot in cards], show)
            if self._lay_out(desk, seat, view, typed):
                return

    def _place_text(self, view: View, slot: int) -> str:
        name = card_in(view, slot)
        deck = self._words.deck(deck_of(name), "short")
        return self._words.text("pick-arrange", card=self._words.card(name), deck=deck, value=printed(name), slot=slot)

    def _lay_out(self, desk: Desk, seat: int, view: View, typed: str) -> bool:
        """Take a line of numbers; True when the market is laid out."""
        cards = unplaced(view)
        named = named_places(typed, cards, slots_left(view) - len(cards))
        if named is None:
            self._refuse(typed, len(cards))
            return False
        places = [EMPTY if slot is None else card_in(view, slot) for slot in named]
        try:
            desk.answer(places, seat)
        except IllegalChoice:
            least, most = pending(view)["pays"]
            self._console.say(self._words.text("pick-arrange-bad", least=least, most=most))
            return False
        return True


def card_in(view: View, slot: int) -> str:
    """The card in a slot of the market, where there is one."""
    return view["market"][slot] or EMPTY


def slots_left(view: View) -> int:
    """How many slots have no card yet."""
    return FULL - sum(text.startswith(SLOT) for text in pending(view)["chosen"])


def unplaced(view: View) -> list[int]:
    """The slots whose cards have no new place yet, from the right."""
    placed = [text.removeprefix(SLOT) for text in pending(view)["chosen"] if text.startswith(SLOT)]
    left: list[int] = []
    for slot, name in enumerate(view["market"]):
        if name in placed:
            placed.remove(name)
        elif name:
            left.append(slot)
    return left


def named_places(typed: str, cards: Sequence[int], empty: int) -> list[int | None] | None:
    """The old slot for every new one, None for an empty one; no list if a number is wrong or stands twice."""
    words = typed.replace(",", " ").split()
    numbers = numbers_in(" ".join(word for word in words if word != "0") or "1", len(cards))
    if numbers is None or len(set(numbers)) < len(numbers) or words.count("0") > empty:
        return None
    rest = iter(cards[number] for number in numbers)
    named = [None if word == "0" else next(rest) for word in words]
    left = [slot for slot in cards if slot not in named]
    return [*named, *left, *[None] * (empty - words.count("0"))]
