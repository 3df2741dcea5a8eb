"""Questions that take several cards: payments, stacks, orders, the market laid out anew."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.prompts import BY_KEY, NUMBER
from animalfolk.engine.view import pending
from animalfolk.i18n.words import deck_of, unmarked
from animalfolk.tui.arranging import FULL, card_in, named_places, slots_left, unplaced
from animalfolk.tui.choice import Choice
from animalfolk.tui.full.questions import Answer, Number, OneOf, Place, Question, Refusal, Row
from animalfolk.tui.keyboard import arranged, can_name, named
from animalfolk.tui.kinds import asked_by, cards_for, needs_sum
from animalfolk.tui.picks import how_many, is_named, line_up, to_name
from animalfolk.tui.table import printed


def question(place: Place) -> Question:
    """What this person is asked now."""
    row = BY_KEY[place.prompt]
    if row.several and is_named(place.view, row.key):
        return Cards(place, None)
    if row.key == "arrange":
        return Arrange(place)
    if row.orders:
        return Order(place)
    if row.repeats:
        return run(place)
    if row.shape == NUMBER:
        return Number(place)
    return Option(place, arranged(place.options))


def again(place: Place, asked: Question) -> Question:
    """The same question in the words of the moment, with the same marks."""
    fresh = Cards(place, asked.choice.option) if isinstance(asked, Cards) else question(place)
    for row in asked.marks:
        fresh.toggle(row)
    return fresh


class Option(OneOf):
    """One option; some of them ask for several cards."""

    def enter(self, row: int) -> Answer | Refusal | Question:
        """The option, or the cards for it."""
        found = super().enter(row)
        if not isinstance(found, Answer) or found.choice not in self.options:
            return found
        option = self.options[row]
        takes_cards = cards_for(option) != "" and is_named(self.place.view, option)
        return Cards(self.place, option) if takes_cards else found


class Cards(Question):
    """Cards for a payment, a stack, an offer, help, or to be discarded; worth something together."""

    takes_several = True

    def __init__(self, place: Place, option: str | None) -> None:
        self.choice = Choice(place.view, option)
        rows = [self._row(place, number) for number in range(len(self.choice.offered))]
        whom = asked_by(place.view, self.choice.prompt)
        super().__init__(place, place.asked(self.choice.need, self.choice.prompt, whom), rows, 0 if rows else -1)

    def _row(self, place: Place, number: int) -> Row:
        pick = self.choice.offered[number]
        text = place.text("pick-card", card=place.words.chosen(pick.text), value=pick.value)
        return Row(str(number + 1), text, named(pick.text))

    def toggle(self, row: int) -> None:
        """Mark a card; of the several ways of one card the last one marked counts."""
        picked = self.choice.offered[row]
        if row not in self.marks:
            self.marks = [mark for mark in self.marks if self.choice.offered[mark].place != picked.place]
        super().toggle(row)
        self.choice.restart()
        self.choice.add(self.marks)

    def suggest(self) -> bool:
        """Mark the suggested cards."""
        self.choice.chosen = self.choice.suggested
        self.marks = [self.choice.offered.index(pick) for pick in self.choice.chosen]
        return bool(self.marks)

    def enter(self, row: int) -> Answer | Refusal | Question:
        """The cards that are marked; without marks the suggested ones, or none."""
        choice = self.choice
        if not choice.chosen and not self.suggest() and not choice.may_be_none:
            return Refusal(self.place.text("screen-mark-first"))
        if choice.chosen and choice.is_short:
            return Refusal(self._sum())
        if choice.chosen and not choice.is_complete:
            return Refusal(choice.problem(self.place.words))
        return Answer(choice.answers())

    def status(self) -> str:
        """What the marked cards are worth, what is missing, and what Enter does."""
        choice, text = self.choice, self.place.text
        if choice.chosen:
            return self._sum()
        if choice.suggested:
            suggested = self.place.words.cards([pick.text for pick in choice.suggested])
            return text("screen-enter-suggested", cards=suggested)
        if choice.may_be_none:
            return text("screen-enter-decline" if choice.prompt == "help" else "screen-enter-none")
        return text("screen-mark-first")

    def _sum(self) -> str:
        choice, text = self.choice, self.place.text
        if not needs_sum(choice.prompt) and choice.is_short:
            return text("screen-marked-short", total=choice.total)
        if not needs_sum(choice.prompt):
            return text("screen-marked", count=len(choice.chosen), total=choice.total)
        missing = choice.need - choice.total
        state = "short" if missing > 0 else "over" if missing else "exact"
        counts = {"count": len(choice.chosen), "total": choice.total, "need": choice.need}
        return text("screen-sum", state=state, missing=missing, by=-missing, **counts)


class Order(Question):
    """Cards to be put in order; those that are not marked follow as they are listed."""

    takes_several = True

    def __init__(self, place: Place) -> None:
        self.cards = line_up(place.view, place.prompt)
        rows = [Row(str(at), place.words.chosen(card), unmarked(card)) for at, card in enumerate(self.cards, start=1)]
        super().__init__(place, place.asked(), rows, 0)

    def enter(self, row: int) -> Answer | Refusal | Question:
        """The cards as they are marked."""
        rest = [at for at in range(len(self.cards)) if at not in self.marks]
        return Answer(self._as_asked([self.cards[at] for at in [*self.marks, *rest]]))

    def _as_asked(self, cards: list[str]) -> list[str]:
        """The cards without the last, where that is not asked as it follows by itself."""
        for count in range(len(cards), 1, -1):
            with suppress(IllegalChoice):
                self.place.trial().answer(cards[:count], self.place.seat)
                return cards[:count]
        return cards[:1]

    def status(self) -> str:
        """How the order is chosen."""
        return self.place.text("screen-how-order", count=len(self.marks), all=len(self.cards))


class Run(Question):
    """Cards that are asked one by one: some of them, or all at once."""

    takes_several = True

    def __init__(self, place: Place, cards: Sequence[str], count: int) -> None:
        self.cards = list(cards)
        self.count = count
        words = place.words
        rows = [
            Row(str(at), words.option(card, place.view, place.names), unmarked(card))
            for at, card in enumerate(self.cards, start=1)
        ]
        super().__init__(place, place.asked(count), rows, 0)

    def enter(self, row: int) -> Answer | Refusal | Question:
        """The marked cards: as many as are asked, or fewer, and the rest is asked again."""
        chosen = [self.cards[at] for at in self.marks]
        if not chosen:
            return Refusal(self.place.text("screen-mark-first"))
        try:
            self.place.trial().answer(chosen, self.place.seat)
        except IllegalChoice:
            if not can_name(self.place.trial(), self.place.seat, chosen):
                return Refusal(self.place.text("pick-more-than-asked"))
            return Answer(chosen, is_run=True)
        return Answer(chosen)

    def status(self) -> str:
        """How many are marked."""
        return self.place.text("screen-how-run", count=len(self.marks), all=self.count)


def run(place: Place) -> Question:
    """Cards that are asked one by one; a single one is an option like any other."""
    cards = to_name(place.view)
    count = how_many(place.trial(), cards)
    return OneOf(place, cards) if count == 1 else Run(place, cards, count)


class Arrange(Question):
    """The market from the right; what is not marked follows as it lies."""

    takes_several = True

    def __init__(self, place: Place) -> None:
        view = place.view
        self.slots = unplaced(view)
        self.empty = slots_left(view) - len(self.slots)
        rows = [self._row(place, number, slot) for number, slot in enumerate(self.slots, start=1)]
        rows += [Row(str(len(rows) + number + 1), place.text("screen-empty-slot")) for number in range(self.empty)]
        super().__init__(place, place.asked(pending(view)["pays"][1]), rows, 0)

    def _row(self, place: Place, number: int, slot: int) -> Row:
        name = card_in(place.view, slot)
        deck = place.words.deck(deck_of(name), "short")
        card = place.words.card(name)
        return Row(str(number), place.text("pick-arrange", card=card, deck=deck, value=printed(name), slot=slot), name)

    def enter(self, row: int) -> Answer | Refusal | Question:
        """The market as it is marked."""
        typed = " ".join(str(mark + 1 if mark < len(self.slots) else 0) for mark in self.marks)
        places = named_places(typed, self.slots, self.empty) or []
        return Answer(["done" if slot is None else card_in(self.place.view, slot) for slot in places])

    def status(self) -> str:
        """Which slot is next."""
        slot = FULL - slots_left(self.place.view)
        return self.place.text("screen-how-arrange", slot=min(slot + len(self.marks), FULL - 1))

    def refused(self) -> str:
        """That nothing could be bought so."""
        least, most = pending(self.place.view)["pays"]
        return self.place.text("pick-arrange-bad", least=least, most=most)
