"""Several cards at once: payments, stacks, and whatever else is chosen together."""

from __future__ import annotations

from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.view_types import View
from animalfolk.tui.arranging import Arranger
from animalfolk.tui.asking import BACK
from animalfolk.tui.choice import Choice, numbers_in
from animalfolk.tui.desk import Desk
from animalfolk.tui.kinds import asked_by, needs_sum
from animalfolk.tui.picks import Pick


class SeveralPicker(Arranger):
    """Asks for cards that are chosen together."""

    def _several(self, desk: Desk, seat: int, option: str | None) -> bool:
        """Choose several cards at once, after an action or in the middle of one; False to go back."""
        self._choice = Choice(desk.view(seat), option)
        try:
            return self._pick(desk, seat, self._choice)
        finally:
            self._choice = None

    def _pick(self, desk: Desk, seat: int, choice: Choice) -> bool:
        def show() -> None:
            self._show_choice(desk.view(seat), choice)

        show()
        while True:
            inside = choice.option is not None or bool(choice.chosen)
            typed = self._ask(desk, seat, [pick.card for pick in choice.offered], show, inside)
            if typed.lower() == BACK:
                if choice.restart() or choice.option is None:
                    show()
                    continue
                return False
            if self._accept(desk, seat, choice, typed):
                return True

    def _show_choice(self, view: View, choice: Choice) -> None:
        self._question(view, choice.need, choice.prompt, asked_by(view, choice.prompt))
        self._numbered([self._pick_text(pick) for pick in choice.offered])
        suggested = self._words.cards([pick.text for pick in choice.suggested])
        lines = [self._words.text("pick-enter", cards=suggested)] if suggested else []
        none = "pick-decline" if choice.prompt == "help" else "pick-none"
        lines += [self._words.text(none)] if choice.may_be_none else []
        lines += [self._words.text("pick-ask")] if choice.prompt == "offer" else []
        lines += [self._words.text("pick-back")] if choice.option else []
        if lines:
            self._console.say("   ".join(lines), indent=5)

    def _pick_text(self, pick: Pick) -> str:
        return self._words.text("pick-card", card=self._words.chosen(pick.text), value=pick.value)

    def _accept(self, desk: Desk, seat: int, choice: Choice, typed: str) -> bool:
        """Take a line of numbers; True when the choice is complete and given."""
        if not typed and not choice.chosen and choice.suggested:
            choice.chosen = choice.suggested
            return self._give(desk, seat, choice)
        none = choice.may_be_none and typed in ("", "0") and not (choice.prompt == "help" and choice.chosen)
        numbers = [] if none else numbers_in(typed, len(choice.offered))
        if not typed and choice.chosen:
            self._so_far(choice)
        elif numbers is None:
            self._refuse(typed, len(choice.offered))
        elif not choice.add(numbers):
            self._console.say(self._words.text("ask-twice"))
        elif choice.is_short and not none:
            self._so_far(choice)
        elif choice.is_complete or none:
            return self._give(desk, seat, choice)
        else:
            self._console.say(choice.problem(self._words))
            choice.restart()
        return False

    def _so_far(self, choice: Choice) -> None:
        cards = self._words.cards([pick.text for pick in choice.chosen])
        if not needs_sum(choice.prompt):
            self._console.say(self._words.text("pick-so-far-open", cards=cards, total=choice.total))
            return
        missing = choice.need - choice.total
        self._console.say(
            self._words.text("pick-so-far", cards=cards, total=choice.total, need=choice.need, missing=missing)
        )

    def _give(self, desk: Desk, seat: int, choice: Choice) -> bool:
        """Answer; a table may refuse also what the game would take."""
        try:
            desk.answer(choice.answers(), seat)
        except IllegalChoice as error:
            self._console.say(self._words.error(error))
            choice.restart()
            return False
        return True
