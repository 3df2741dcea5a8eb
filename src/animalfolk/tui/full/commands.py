"""What can be done at the table at any time: looking things up, taking back, giving up, leaving."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from animalfolk.tui.full.ink import CardClicked, Ink, PileClicked
from animalfolk.tui.full.language import Spoken
from animalfolk.tui.full.looking import Finder, Window, card_window
from animalfolk.tui.full.panel import Panel
from animalfolk.tui.full.passing import YesNo
from animalfolk.tui.full.piles import pile_lines
from animalfolk.tui.full.sitting import Sitting
from animalfolk.tui.full.story import Teller


class Commands(Spoken):
    """A screen with a sitting, a panel and an ink, and the commands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "keys", show=False),
        Binding("c", "card", show=False),
        Binding("f,slash", "find", show=False),
        Binding("l", "log", show=False),
        Binding("p", "piles", show=False),
        Binding("r", "rules", show=False),
        Binding("u", "undo(False)", show=False),
        Binding("U", "undo(True)", show=False),
        Binding("A", "always", show=False),
        Binding("X", "resign", show=False),
        Binding("q,ctrl+q", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = sitting.words
        self.ink = Ink(self.words, sitting.table.view(None)["decks"])
        self.panel = Panel()

    def go_on(self) -> None:
        """Show how the table stands now, and ask whoever is asked."""
        raise NotImplementedError

    def hide_all(self) -> None:
        """Nothing of what one person saw stays on the screen; the next one takes the keyboard."""
        raise NotImplementedError

    @property
    def is_asked(self) -> bool:
        """Whether the person at the keyboard is asked something."""
        return self.panel.question is not None

    # looking things up

    def action_keys(self) -> None:
        """What the keys do."""
        lines = [Content(line) for line in self.words.text("screen-keys").split("\n")]
        self.app.push_screen(Window(self.ink, self.words.text("screen-keys-title"), lines))

    def action_rules(self) -> None:
        """The rules in short."""
        lines = [Content(line) for line in self.words.text("rules").split("\n")]
        self.app.push_screen(Window(self.ink, self.words.text("screen-rules"), lines, hang=2))

    def action_card(self) -> None:
        """The card that is lit; if there is none, all cards."""
        if self.panel.card:
            self.app.push_screen(card_window(self.ink, self.panel.card))
        else:
            self.action_find()

    def action_find(self) -> None:
        """All cards of the game."""
        self.app.push_screen(Finder(self.ink, self.sitting.table.view(None)["decks"]))

    def action_log(self) -> None:
        """What happened, from the beginning."""
        teller = Teller(self.ink, self.sitting.names, self.sitting.seat)
        lines = list(teller.log(self.sitting.log())) or [Content(self.words.text("screen-log-empty"))]
        self.app.push_screen(Window(self.ink, self.words.text("screen-log"), lines, at_end=True, hang=2))

    def action_piles(self) -> None:
        """All open piles."""
        lines = list(pile_lines(self.ink, self.sitting.view(), self.sitting.names))
        self.app.push_screen(Window(self.ink, self.words.text("screen-piles"), lines, hang=2))

    def on_card_clicked(self, event: CardClicked) -> None:
        """Read a card."""
        self.app.push_screen(card_window(self.ink, event.name))

    def on_pile_clicked(self, event: PileClicked) -> None:
        """Look through the piles."""
        self.action_piles()

    def action_always(self) -> None:
        """Be asked also where nothing is of use, or not any more."""
        told = self.sitting.ask_always()
        if self.is_asked:
            self.panel.note(self.words.text(told))

    # taking back

    def action_undo(self, turn: bool) -> None:
        """Take back the last step or the turn, or say why not, or ask the others."""
        if self.is_asked and self.sitting.seat is not None:
            self.take_back(self.sitting.seat, turn)

    def take_back(self, seat: int, turn: bool) -> None:
        """Take back what this seat did, if it may."""
        found = self.sitting.table.undoable(seat, turn)
        if found.is_free:
            self.sitting.undo(seat, turn)
            self.go_on()
        elif found.needs:
            names = self.words.listed([self.sitting.names[other] for other in found.needs])
            question = self.words.text("screen-undo-ask", names=names, count=len(found.needs))
            asked = YesNo(self.words, self.sitting.why_not(found), question)
            self.app.push_screen(asked, lambda said: self._wish(said, seat, turn))
        else:
            self.sitting.note(seat, self.sitting.why_not(found))
            self.go_on()

    def _wish(self, said: str | None, seat: int, turn: bool) -> None:
        if said == "yes":
            self.sitting.ask_undo(seat, turn)
            self._ask_next(seat, turn)
        else:
            self.go_on()

    def _ask_next(self, seat: int, turn: bool) -> None:
        """Ask the next of those whose word is missing; nobody sees the other's cards meanwhile."""
        self.hide_all()
        other = self.sitting.table.waits_for()[0]
        names = {"name": self.sitting.names[other], "asker": self.sitting.names[seat]}
        question = self.words.text("screen-undo-agree", turn="yes" if turn else "no", **names)
        self.app.push_screen(YesNo(self.words, question, covers=True), lambda said: self._heard(said, other, turn))

    def _heard(self, said: str | None, other: int, turn: bool) -> None:
        request = self.sitting.table.request
        assert request
        if said != "yes":
            self.sitting.refuse(other)
        else:
            self.sitting.agree(other, turn)
        if self.sitting.table.request:
            self._ask_next(request.seat, turn)
        else:
            self.go_on()

    # giving up, leaving

    def action_resign(self) -> None:
        """Give up, after a question."""
        if self.is_asked:
            self.app.push_screen(YesNo(self.words, self.words.text("screen-resign")), self._resigned)

    def _resigned(self, said: str | None) -> None:
        if said == "yes" and self.sitting.seat is not None:
            self.sitting.resign(self.sitting.seat)
            self.go_on()

    def action_leave(self) -> None:
        """Leave, after a question; the game is kept."""
        if self.sitting.table.is_over:
            self.leave("yes")
        else:
            self.app.push_screen(YesNo(self.words, self.words.text("screen-leave")), self.leave)

    def leave(self, said: str | None) -> None:
        """Close the screen; the game is kept."""
        if said == "yes":
            self.sitting.keep()
            self.dismiss(None)
