"""What happened, as lines to read: equal happenings in a row become one, a purchase or a stack is one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from animalfolk.engine.events import COINS, PEOPLE, row_of
from animalfolk.engine.faces import HAND_SIZE, NUMBER
from animalfolk.engine.options import COIN_TEXT
from animalfolk.engine.view_types import GameEvent
from animalfolk.i18n.words import Words, is_lasting, plain_name

LASTING = {"played_for_later": "played_to_last", "came_due": "lasting_over"}  # of a card that works until then
IN_ORDER = ("rearranged",)  # told card by card, equal ones too
STACKED = ("built", "asked_help")  # told by their parts
BIN = 5


class Told(NamedTuple):
    """Something worth a line."""

    event: str
    seat: int
    cards: list[str]
    copies: int
    number: int
    parts: list[str]  # what paid for it, or what a stack is made of


def gather(events: Sequence[GameEvent], before: str = "") -> tuple[list[Told], int]:
    """The lines that these events make, and how many events they use; what is still going on is left for later.

    before: what happened just before the first of them.
    """
    teller = Teller(before)
    for event in events:
        teller.add(event)
    used = teller.used
    return (teller.lines if used == len(events) else gather(events[:used], before)[0]), used


class Teller:
    """Makes lines of events, one event after the other."""

    def __init__(self, before: str) -> None:
        self.lines: list[Told] = []
        self.used = 0
        self._seen = 0
        self._before = before
        self._ends = ""  # the event that completes what is going on
        self._parts: list[GameEvent] = []
        self._copies: list[GameEvent] = []  # cards that count as others and are about to be used

    def add(self, event: GameEvent) -> None:
        """The next event."""
        self._seen += 1
        before, self._before = self._before, event["event"]
        if event["event"] == "copied":
            self._copies.append(event)
            return
        event = self._as_copy(event, before)
        if not self._belongs(event["event"], before):
            self._complete(event)
        else:
            self._parts.append(event)
        if not self._ends and not self._copies:
            self.used = self._seen

    def _as_copy(self, event: GameEvent, before: str) -> GameEvent:
        """An event with what its card counts as, where that was told just before."""
        key = event["event"]
        if key == "shown" and (before == "copied" or not HAND_SIZE[NUMBER[event["card"]]]):
            return {**event, "event": "shown_copied"}
        if row_of(key).as_copy:
            for copied in self._copies:
                if (copied["seat"], copied["card"]) == (event["seat"], event["card"]):
                    self._copies.remove(copied)
                    return {**event, "card": _guise(copied)}
        elif not self._ends:
            for copied in self._copies:
                _add(self.lines, {**copied, "card": _guise(copied)}, [])
            self._copies = []
        return event

    def _belongs(self, key: str, before: str) -> bool:
        """Whether an event is a part of what is told at its end."""
        row = row_of(key)
        if row.of:
            self._ends = row.of
        elif key == "set_aside" and before == "rolled":  # cards of the hand are exchanged for cards of the deck
            self._ends = row.along
        return bool(self._ends) and self._ends in (row.of, row.along)

    def _complete(self, event: GameEvent) -> None:
        if event["event"] != self._ends:
            _add(self.lines, event, [])
            return
        parts, self._parts, self._ends = self._parts, [], ""
        if event["event"] == "deck_shuffled":
            self.lines.append(_exchange(event, parts))
            return
        _add(self.lines, event, [card for part in parts if row_of(part["event"]).of for card in _used(part)])
        for part in parts:
            if part["event"] == "stuck":
                _add(self.lines, part, [])


def _guise(copied: GameEvent) -> str:
    """A card with what it counts as."""
    return f"{copied['card']}={copied['copy']}"


def _used(part: GameEvent) -> list[str]:
    """The card, or the coins, of a step."""
    return [COIN_TEXT] * part["number"] if row_of(part["event"]).number == COINS else [part["card"]]


def _exchange(event: GameEvent, parts: list[GameEvent]) -> Told:
    """Cards put into the deck and cards taken out of it, as one line."""
    count = sum(part["event"] == "put_in_deck" for part in parts)
    given = [part["card"] for part in parts if part["event"] == "put_in_deck" and "card" in part]
    taken = [part["card"] for part in parts if part["event"] == "kept" and "card" in part]
    return Told("exchanged", event["seat"], given, count, 0, taken)


def _add(lines: list[Told], event: GameEvent, parts: list[str]) -> None:
    key, seat = event["event"], event["seat"]
    card = [event["card"]] if "card" in event else []
    row = row_of(key)
    if not row.told:
        return
    last = lines[-1] if lines else None
    if last and last.seat == seat and last.event in row.merges:
        number = last.number or event.get("number", 0)
        cards = last.cards if card == [plain_name(text) for text in last.cards] else card or last.cards
        lines[-1] = last._replace(event=row.merges[last.event], cards=cards, number=number)
    elif last and _goes_on(last, event):
        lines[-1] = last._replace(cards=last.cards + card, copies=last.copies + 1)
    else:
        lines.append(Told(key, seat, card, 1, event.get("number", 0), parts))


def _goes_on(last: Told, event: GameEvent) -> bool:
    """Whether an event is one more of what the last line tells."""
    key = event["event"]
    alike = (last.event, last.seat, bool(last.cards)) == (key, event["seat"], "card" in event)
    row = row_of(key)
    return row.gathers and alike and (row.number not in PEOPLE or last.number == event["number"])


def is_action(told: Told) -> bool:
    """Whether it is told by itself, and does not go along with an action."""
    return told.seat >= 0 and not row_of(told.event).trails


def _key(told: Told) -> str:
    """Which sentence tells it."""
    if told.event == "bought" and told.number == BIN:
        return "bought_from_bin"
    return LASTING[told.event] if told.event in LASTING and is_lasting(told.cards[0]) else told.event


class Story:
    """Tells events to one reader: a seat, or None for those who watch."""

    def __init__(self, words: Words, names: Sequence[str], reader: int | None) -> None:
        self._words = words
        self._names = names
        self._reader = reader

    def lines(self, events: Sequence[GameEvent]) -> tuple[list[str], int]:
        """Sentences, and how many of the events they tell."""
        told, used = gather(events)
        return [self.sentence(line) for line in told], used

    def sentence(self, told: Told) -> str:
        """One line."""
        cards = told.parts if told.event in STACKED else told.cards
        other = told.number if row_of(told.event).number in PEOPLE else None
        text = self._words.text(
            f"event-{_key(told)}",
            who="you" if told.seat == self._reader else "other",
            name=self._names[told.seat] if told.seat >= 0 else "",
            whom="self" if other == told.seat else "you" if other is not None and other == self._reader else "other",
            target="" if other is None else self._names[other],
            cards=self._cards(told.event, cards),
            known="yes" if told.cards or told.parts else "no",
            count=told.copies,
            number=told.number,
            paid=self._words.cards(told.parts),
        )
        return self._words.begun(text)

    def _cards(self, event: str, cards: list[str]) -> str:
        if event in IN_ORDER:
            return self._words.listed([self._words.card(card) for card in cards])
        return self._words.cards(cards)
