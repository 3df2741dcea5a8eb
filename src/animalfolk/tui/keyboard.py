"""A person at the keyboard: questions by number, several cards at once, and commands at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.view import View
from animalfolk.game import Game
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story
from animalfolk.i18n.words import plain_name
from animalfolk.tui.choice import Choice, numbers_in
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.lookup import Lookup
from animalfolk.tui.picks import Pick, Suggestion, line_up, must_hold, needed, picks, problem, suggest
from animalfolk.tui.table import Table

SEVERAL = ("pay", "stack", "inventory")
ORDERS = ("order", "return", "throw_order")
CHOOSES = {"buy": "pay", "build": "stack", "inventory": "inventory"}  # actions that ask for several cards
ENDS = ("end_turn", "before_market")
ORDER = ["build", "buy", "play", "use", "inventory"]
BACK = "b"
COMMANDS = ("q", "quit", "?", "h", "help", "r", "d", "l", "t")


class Keyboard:
    """Asks people and answers for them."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], many: bool) -> None:
        self._console = console
        self._words = words
        self._names = names
        self._many = many  # whether several people share the keyboard
        self._table = Table(console, words, names)
        self._lookup = Lookup(console, words, names)

    def answer(self, game: Game, seat: int) -> None:
        """Let the person in this seat answer the decision at hand."""
        view = game.view(seat)
        prompt = view["decision"]["prompt"]
        if prompt in SEVERAL:
            self._several(game, seat, None)
        elif prompt in ORDERS:
            self._order(game, seat)
        elif prompt == "spare_junk":
            self._number(game, seat)
        else:
            self._one(game, seat)

    # one option

    def _one(self, game: Game, seat: int) -> None:
        """A question with numbered options; some of them ask for several cards."""
        usual = "end" if game.view(seat)["decision"]["prompt"] in ENDS else ""
        while True:
            option = self._choose(game, seat, usual)
            if option.partition(" ")[0] not in CHOOSES:
                game.answer(option, seat)
                return
            if self._several(game, seat, option):
                return

    def _choose(self, game: Game, seat: int, usual: str) -> str:
        view = game.view(seat)
        options = arranged(view["decision"]["options"])

        def show() -> None:
            self._question(view, 0)
            if options != [usual]:
                self._numbered([self._option_text(option, view, usual) for option in options])

        show()
        while True:
            typed = self._ask(game, seat, [named(option) for option in options], show)
            if typed in options or (not typed and usual):
                return typed or usual
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                return options[int(typed) - 1]
            self._refuse(typed, len(options))

    def _option_text(self, option: str, view: View, usual: str) -> str:
        text = self._words.option(option, view, self._names)
        return self._words.text("ask-usual", option=text) if option == usual else text

    def _question(self, view: View, need: int, prompt: str = "") -> None:
        decision = view["decision"]
        self._console.say()
        self._console.say(self._words.prompt(prompt or decision["prompt"], decision["card"], need))

    def _numbered(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, start=1):
            self._console.say(f"{number:>3}  {line}", hang=5)

    def _refuse(self, typed: str, most: int) -> None:
        if not typed or typed.isdecimal():
            self._console.say(self._words.text("ask-number", most=most))
        else:
            self._console.say(self._words.text("ask-unknown", input=typed))

    def _number(self, game: Game, seat: int) -> None:
        """A question whose answer is a number; Enter means the largest."""
        view = game.view(seat)
        options: list[str] = view["decision"]["options"]
        most = max(map(int, options))

        def show() -> None:
            self._question(view, most)

        show()
        while True:
            typed = self._ask(game, seat, [], show) or str(most)
            if typed in options:
                game.answer(typed, seat)
                return
            self._console.say(self._words.text("setup-not-number", least=0, most=most))

    # several cards

    def _several(self, game: Game, seat: int, option: str | None) -> bool:
        """Choose several cards at once, after an action or in the middle of one; False to go back."""
        view = game.view(seat)
        prompt = CHOOSES[option.partition(" ")[0]] if option else view["decision"]["prompt"]
        chosen = must_hold(game, option, seat, prompt) if option else view["decision"]["chosen"]
        return self._pick(game, seat, Choice(prompt, needed(game, view, option), picks(view, prompt), option, chosen))

    def _pick(self, game: Game, seat: int, choice: Choice) -> bool:
        hint = suggest(game, choice.option, seat) if choice.prompt != "inventory" else Suggestion([], [])

        def show() -> None:
            self._show_choice(game.view(seat), choice, hint)

        show()
        while True:
            typed = self._ask(game, seat, [pick.name for pick in choice.offered], show)
            if typed.lower() == BACK:
                if choice.restart() or choice.option is None:
                    show()
                    continue
                return False
            if self._accept(game, seat, choice, hint, typed):
                return True

    def _show_choice(self, view: View, choice: Choice, hint: Suggestion) -> None:
        self._question(view, choice.need, choice.prompt)
        self._numbered([self._pick_text(pick) for pick in choice.offered])
        lines = [self._words.text("pick-enter", cards=self._words.cards(hint.cards))] if hint.cards else []
        lines += [self._words.text("pick-none")] if choice.prompt == "inventory" else []
        lines += [self._words.text("pick-back")] if choice.option else []
        if choice.forced:
            self._console.say(self._words.text("pick-forced", cards=self._words.cards(choice.forced)), indent=5)
        if lines:
            self._console.say("   ".join(lines), indent=5)

    def _pick_text(self, pick: Pick) -> str:
        return self._words.text("pick-card", card=self._words.chosen(pick.text), value=pick.value)

    def _accept(self, game: Game, seat: int, choice: Choice, hint: Suggestion, typed: str) -> bool:
        """Take a line of numbers; True when the choice is complete and given."""
        if not typed and hint.answers:
            for answer in hint.answers:
                game.answer(answer, seat)
            return True
        numbers = [] if choice.prompt == "inventory" and typed in ("", "0") else numbers_in(typed, len(choice.offered))
        if numbers is None:
            self._refuse(typed, len(choice.offered))
        elif not choice.add(numbers):
            self._console.say(self._words.text("ask-twice"))
        elif choice.is_short:
            self._so_far(choice)
        else:
            return self._give(game, seat, choice)
        return False

    def _so_far(self, choice: Choice) -> None:
        cards = self._words.cards([pick.text for pick in choice.chosen])
        missing = choice.need - choice.total
        self._console.say(
            self._words.text("pick-so-far", cards=cards, total=choice.total, need=choice.need, missing=missing)
        )

    def _give(self, game: Game, seat: int, choice: Choice) -> bool:
        try:
            game.answer(choice.answers(), seat)
        except IllegalChoice:
            cards = self._words.cards([pick.text for pick in choice.chosen])
            if choice.prompt == "stack" and choice.total > choice.need:
                reason = self._words.text("pick-too-much", cards=cards, total=choice.total, need=choice.need)
            else:
                reason = problem(self._words, choice.prompt, choice.chosen, choice.need)
            self._console.say(reason)
            choice.restart()
            return False
        return True

    # orders

    def _order(self, game: Game, seat: int) -> None:
        """Cards to be put in order: all at once, or as they are listed."""
        view = game.view(seat)
        cards = line_up(view, view["decision"]["prompt"])

        def show() -> None:
            self._question(view, 0)
            self._numbered([self._words.chosen(card) for card in cards])
            self._console.say(self._words.text("pick-as-listed"), indent=5)

        show()
        while True:
            typed = self._ask(game, seat, [plain_name(card) for card in cards], show)
            numbers = numbers_in(typed, len(cards)) if typed else list(range(len(cards)))
            if numbers is None:
                self._refuse(typed, len(cards))
            elif sorted(numbers) != list(range(len(cards))):
                self._console.say(self._words.text("pick-every", count=len(cards)))
            else:
                game.answer([cards[number] for number in numbers], seat)
                return

    # commands

    def _ask(self, game: Game, seat: int, cards: Sequence[str], again: Callable[[], None]) -> str:
        """What is typed, if it is no command; a command is carried out, and the question comes again."""
        while True:
            typed = self._console.ask(self._words.text("ask"))
            command, _, rest = typed.partition(" ")
            if command.lower() == "c":
                self._show_card(game, rest.strip(), cards)
            elif command.lower() in COMMANDS:
                self._command(command.lower(), rest.strip(), game, seat)
                again()
            else:
                return typed

    def _show_card(self, game: Game, wanted: str, cards: Sequence[str]) -> None:
        decks = game.view(None)["decks"]
        number = int(wanted) if wanted.isdecimal() else 0
        if 1 <= number <= len(cards) and cards[number - 1]:
            self._lookup.card(cards[number - 1])
        elif wanted and not number:
            self._lookup.find(wanted, decks)
        else:
            self._lookup.which(decks)

    def _command(self, command: str, rest: str, game: Game, seat: int) -> None:
        if command in ("q", "quit"):
            raise LeaveError
        if command in ("?", "h", "help"):
            self._lookup.help()
        elif command == "r":
            self._lookup.rules()
        elif command == "d":
            self._lookup.discards(game.view(seat))
        elif command == "l":
            self._lookup.log(Story(self._words, self._names, seat), game.events(seat), rest)
        else:
            self.show_table(game.view(seat))

    def show_table(self, view: View) -> None:
        """The table as this person sees it."""
        key = "table-turn-of" if self._many else "table-turn"
        self._console.rule(self._words.text(key, turn=view["turn"], name=self._names[view["viewer"]]))
        self._table.draw(view)


def arranged(options: Sequence[str]) -> list[str]:
    """Options in the order of the table: stacks first, purchases from the dearest slot, then the rest."""
    if not all(option.partition(" ")[0] in ORDER for option in options):
        return list(options)
    return sorted(options, key=lambda option: (ORDER.index(option.partition(" ")[0]), -options.index(option)))


def named(option: str) -> str:
    """The card that an option names, if it names one."""
    kind, _, argument = option.partition(" ")
    name = plain_name(argument or kind)
    return "" if name in ("build", "inventory", "end", "done") or name.isdecimal() else name
