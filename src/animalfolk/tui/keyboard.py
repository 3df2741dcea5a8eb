"""A person at the keyboard: questions by number, several cards at once, and commands at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.prompts import BY_KEY
from animalfolk.engine.prompts import NUMBER as A_NUMBER
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View
from animalfolk.game import Game
from animalfolk.i18n.asking import whose_turn_to_get
from animalfolk.i18n.finding import matches
from animalfolk.i18n.words import plain_name, unmarked
from animalfolk.table.lesson import TELL
from animalfolk.tui.choice import numbers_in
from animalfolk.tui.desk import Desk
from animalfolk.tui.kinds import ORDER, asked_by, cards_for, usual
from animalfolk.tui.picks import advised, how_many, is_named, line_up, to_name
from animalfolk.tui.several import SeveralPicker

LETTERS = 3


class Keyboard(SeveralPicker):
    """Asks people and answers for them."""

    def answer(self, desk: Desk, seat: int) -> None:
        """Let the person in this seat answer the decision at hand."""
        view = desk.view(seat)
        row = BY_KEY[pending(view)["prompt"]]
        if row.several and is_named(view, row.key):
            self._several(desk, seat, None)
        elif row.key == "arrange":
            self._arrange(desk, seat)
        elif row.orders:
            self._order(desk, seat)
        elif row.repeats:
            self._run(desk, seat)
        elif row.shape == A_NUMBER:
            self._number(desk, seat)
        else:
            self._one(desk, seat)

    def hear(self, desk: Desk, seat: int, again: Callable[[], None]) -> None:
        """Let the person hear, read or take back what the lesson says, which is no answer to anything."""
        told = desk.lesson(seat)
        while told and desk.lesson(seat) == told:
            typed = self._ask(desk, seat, [], again)
            if not typed and told["kind"] == TELL:
                desk.learn(told["step"], seat)
            elif desk.lesson(seat) == told:
                again()

    # one option

    def _one(self, desk: Desk, seat: int) -> None:
        """A question with numbered options; some of them ask for several cards."""
        view = desk.view(seat)
        means = usual(view, pending(view)["options"], lambda: advised(desk.trial(seat), seat))
        while True:
            option = self._choose(desk, seat, means)
            if not cards_for(option) or not is_named(desk.view(seat), option):
                desk.answer(option, seat)
                return
            if self._several(desk, seat, option):
                return

    def _choose(self, desk: Desk, seat: int, usual: str) -> str:
        view = desk.view(seat)
        options = arranged(pending(view)["options"])
        whom = whose_turn_to_get(view, desk.events(seat))

        def show() -> None:
            self._question(view, pending(view).get("missing", 0), whom=whom)
            if options != [usual] or pending(view)["prompt"] != "end_turn":  # which says what Enter does
                self._numbered([self._option_text(option, view, usual) for option in options])

        show()
        while True:
            typed = self._ask(desk, seat, [named(option) for option in options], show)
            if typed in options or (not typed and usual):
                return typed or usual
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                return options[int(typed) - 1]
            meant = [option for option in options if self._is_meant(typed, option, view)]
            if len(meant) == 1:
                return meant[0]
            if not meant and any(self._is_meant(typed, option, view) for option in desk.later(seat)):
                self._console.say(self._words.text("error-NotYet"))
            else:
                self._refuse(typed, len(options))

    def _is_meant(self, typed: str, option: str, view: View) -> bool:
        """Whether an option is named by words, such as "play refl swift"; a letter or two name nothing."""
        return len(typed) >= LETTERS and matches(typed, self._words.option(option, view, self._names))

    def _option_text(self, option: str, view: View, usual: str) -> str:
        text = self._words.option(option, view, self._names)
        return self._words.text("ask-usual", option=text) if option == usual else text

    def _number(self, desk: Desk, seat: int) -> None:
        """A question whose answer is a number; Enter means the largest, or the likeliest guess."""
        view = desk.view(seat)
        options = pending(view)["options"]
        means = usual(view, options, lambda: advised(desk.trial(seat), seat))
        whom = asked_by(view, pending(view)["prompt"])

        def show() -> None:
            self._question(view, int(means), whom=whom)
            for key, option in keyed(options):
                if key != option:
                    self._console.say(f"{key:>3}  {self._option_text(option, view, means)}", hang=5)

        show()
        while True:
            typed = self._ask(desk, seat, [], show) or means
            if typed in dict(keyed(options)):
                desk.answer(dict(keyed(options))[typed], seat)
                return
            self._refuse_number([key for key, _ in keyed(options)])

    def _refuse_number(self, options: Sequence[str]) -> None:
        least, most = options[0], options[-1]
        if int(most) - int(least) < len(options):
            self._console.say(self._words.text("setup-not-number", least=least, most=most))
        else:
            self._console.say(self._words.text("ask-one-of", values=self._words.listed(options)))

    # so many cards, one after the other

    def _run(self, desk: Desk, seat: int) -> None:
        """Cards that are asked one by one: one of them, or several at once; what is left is asked again."""
        view = desk.view(seat)
        cards = to_name(view)
        count = how_many(desk.trial(seat), cards)

        def show() -> None:
            self._question(view, count)
            self._numbered([self._option_text(card, view, "") for card in cards])
            if count != 1:
                self._console.say(self._words.text("pick-several"), indent=5)

        show()
        while True:
            typed = self._ask(desk, seat, [unmarked(card) for card in cards], show)
            numbers = numbers_in(typed, len(cards))
            if numbers is None:
                self._refuse(typed, len(cards))
            elif self._name_all(desk, seat, [cards[number] for number in numbers]):
                return
            else:
                self._console.say(self._words.text("pick-more-than-asked"))

    def _name_all(self, desk: Desk, seat: int, cards: Sequence[str]) -> bool:
        """Answer with these cards, all that are asked or fewer; False and no change if that cannot be."""
        try:
            desk.answer(cards, seat)
        except IllegalChoice:
            if not can_name(desk.trial(seat), seat, cards):
                return False
            desk.answer_run(cards, seat)
        return True

    # orders

    def _order(self, desk: Desk, seat: int) -> None:
        """Cards to be put in order: all at once, or as they are listed."""
        view = desk.view(seat)
        cards = line_up(view, pending(view)["prompt"])

        def show() -> None:
            self._question(view, 0)
            self._numbered([self._words.chosen(card) for card in cards])
            self._console.say(self._words.text("pick-as-listed"), indent=5)

        show()
        while True:
            typed = self._ask(desk, seat, [unmarked(card) for card in cards], show)
            numbers = numbers_in(typed, len(cards)) if typed else list(range(len(cards)))
            if numbers is None:
                self._refuse(typed, len(cards))
            elif sorted(numbers) != list(range(len(cards))):
                self._console.say(self._words.text("pick-every", count=len(cards)))
            else:
                desk.answer([cards[number] for number in numbers], seat)
                return


def keyed(options: Sequence[str]) -> list[tuple[str, str]]:
    """What is typed for each option where a number is asked: itself; cards that are offered besides count on."""
    return [(option if option.isdecimal() else str(place), option) for place, option in enumerate(options)]


def can_name(game: Game, seat: int, cards: Sequence[str]) -> bool:
    """Whether these cards can be named one after the other, as one question asks for them."""
    prompt = pending(game.view(seat))["prompt"]
    for card in cards:
        decision = game.decision
        if decision is None or (decision.seat, decision.prompt) != (seat, prompt) or card not in decision.options:
            return False
        game.answer(card, seat)
    return True


def arranged(options: Sequence[str]) -> list[str]:
    """Options in the order of the table: stacks first, purchases from the dearest slot, then the rest."""
    if not all(option.partition(" ")[0] in ORDER for option in options):
        return list(options)
    return sorted(options, key=lambda option: (ORDER.index(option.partition(" ")[0]), -options.index(option)))


def named(option: str) -> str:
    """The card that an option names, if it names one, with what it counts as."""
    kind, _, argument = option.partition(" ")
    text = argument or kind
    return unmarked(text) if plain_name(text) in NUMBER else ""
