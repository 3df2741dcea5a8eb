"""Questions that take several cards: payments, stacks, orders, the market laid out anew."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.prompts import BY_KEY, EXACTLY, NUMBER
from animalfolk.engine.view import pending
from animalfolk.i18n.words import deck_of, plain_name, unmarked
from animalfolk.tui.arranging import FULL, card_in, named_places, slots_left, unplaced
from animalfolk.tui.choice import Choice
from animalfolk.tui.full.questions import Answer, Number, OneOf, Place, Question, Refusal, Row
from animalfolk.tui.keyboard import arranged, can_name, named
from animalfolk.tui.kinds import asked_by, cards_for, is_suggested, needs_sum
from animalfolk.tui.picks import (
    Suggestion,
    how_many,
    line_up,
    must_hold,
    needed,
    paid_prices,
    picks,
    problem,
    suggest,
    to_name,
)
from animalfolk.tui.table import printed


def question(place: Place) -> Question:
    """What this person is asked now."""
    row = BY_KEY[place.prompt]
    if row.several:
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
        if isinstance(found, Answer) and cards_for(self.options[row]):
            return Cards(self.place, self.options[row])
        return found


class Cards(Question):
    """Cards for a payment, a stack, an offer, help, or to be discarded; worth something together."""

    takes_several = True

    def __init__(self, place: Place, option: str | None) -> None:
        view = place.view
        prompt = cards_for(option) if option else place.prompt
        forced = must_hold(place.trial(), option, place.seat, prompt) if option else pending(view)["chosen"]
        self.choice = Choice(prompt, needed(view, option), picks(view, prompt), option, forced)
        self._hint = suggest(place.trial(), option, place.seat) if is_suggested(prompt) else Suggestion([], [])
        rows = [self._row(place, number) for number in range(len(self.choice.offered))]
        whom = asked_by(view, prompt)
        super().__init__(place, place.asked(self.choice.need, prompt, whom), rows, 0 if rows else -1)

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
        self.marks = []
        self.choice.restart()
        texts = [pick.text for pick in self.choice.offered]
        exact = [text for text in self._hint.answers if text in texts]
        is_told = sorted(map(plain_name, exact)) == sorted(
            map(plain_name, self._hint.cards)
        )  # some follow by themselves
        for text in exact if is_told else self._hint.cards:
            taken = [self.choice.offered[mark].place for mark in self.marks]
            rows = [row for row, pick in enumerate(self.choice.offered) if text in (pick.text, pick.card)]
            for row in [row for row in rows if self.choice.offered[row].place not in taken][:1]:
                self.toggle(row)
        return bool(self.marks)

    def enter(self, row: int) -> Answer | Refusal | Question:
        """The cards that are marked; without marks the suggested ones, or none."""
        choice = self.choice
        if not choice.chosen and self._hint.answers:
            return Answer(self._hint.answers, is_run=True)
        if not choice.chosen and not choice.may_be_none:
            return Refusal(self.place.text("screen-mark-first"))
        if choice.chosen and choice.is_short:
            return Refusal(self._sum())
        return Answer(choice.answers())

    def status(self) -> str:
        """What the marked cards are worth, what is missing, and what Enter does."""
        choice, text = self.choice, self.place.text
        if choice.chosen:
            return self._sum()
        suggested = self.place.words.cards(self._hint.cards)
        if choice.forced:
            how, cards = "suggested" if self._hint.cards else "mark", self.place.words.cards(choice.forced)
            return text("screen-forced", cards=cards, count=len(choice.forced), how=how, suggested=suggested)
        if self._hint.cards:
            return text("screen-enter-suggested", cards=suggested)
        if choice.may_be_none:
            return text("screen-enter-decline" if choice.prompt == "help" else "screen-enter-none")
        return text("screen-mark-first")

    def _sum(self) -> str:
        choice, text = self.choice, self.place.text
        if not needs_sum(choice.prompt):
            return text("screen-marked", count=len(choice.chosen), total=choice.total)
        missing = choice.need - choice.total
        state = "short" if missing > 0 else "over" if missing else "exact"
        counts = {"count": len(choice.chosen), "total": choice.total, "need": choice.need}
        return text("screen-sum", state=state, missing=missing, by=-missing, **counts)

    def refused(self) -> str:
        """What is wrong with these cards."""
        choice, words = self.choice, self.place.words
        if BY_KEY[choice.prompt].worth == EXACTLY and choice.total > choice.need:
            counts = {"count": len(choice.chosen), "total": choice.total, "need": choice.need}
            return words.text("pick-too-much", cards=words.cards([pick.text for pick in choice.chosen]), **counts)
        if not choice.chosen:
            return super().refused()
        return problem(words, choice.prompt, choice.chosen, choice.need)


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
        super().__init__(place, place.asked(paid_prices(view)[1]), rows, 0)

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
        least, most = paid_prices(self.place.view)
        return self.place.text("pick-arrange-bad", least=least, most=most)
