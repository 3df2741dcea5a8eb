"""The table: a match, and what its people may do besides answering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from animalfolk.table import log
from animalfolk.table.errors import Busy, TableError, Unavailable
from animalfolk.table.feed import UNDO_AGREED, UNDO_ASKED, UNDO_REFUSED
from animalfolk.table.lasting import REACT
from animalfolk.table.learning import Learning
from animalfolk.table.log import Entry, Taken
from animalfolk.table.settings import NEVER
from animalfolk.table.several import give_all
from animalfolk.table.undo import IS_OVER, Undo, find_undo
from animalfolk.table.view_types import TableStatus


class Request(NamedTuple):
    """Somebody asks to take something back."""

    seat: int
    step: int  # how many steps would stand
    agreed: frozenset[int] = frozenset()


class Table(Learning):
    """A match with undo, seats that are left and taken again, and giving up."""

    request: Request | None = None

    def apply(self, entry: Entry) -> None:
        """Do again what a log says."""
        self._do(entry)

    @property
    def _deeds(self) -> dict[str, Callable[[Entry], None]]:
        return {
            **super()._deeds,
            log.UNDO: self._do_undo,
            log.ASK_UNDO: self._do_ask,
            log.AGREE: self._do_agree,
            log.REFUSE: self._do_refuse,
        }

    def _status(self, seat: int | None) -> TableStatus:
        status = super()._status(seat)
        if self.request:
            status["request"] = {"seat": self.request.seat, "agreed": sorted(self.request.agreed)}
        if seat is not None and self.seats[seat].is_person:
            status["asks_always"] = self.asks_always(seat)
            status["undo"] = {"step": self.undoable(seat).shown(), "turn": self.undoable(seat, True).shown()}
        return status

    # leaving

    def leave(self, seat: int, now: int = 0, replaced: bool = False) -> None:
        """A bot answers for a person from now on. replaced: that was not the person's own wish."""
        self._check_present(seat)
        self._do(Entry(log.LEAVE, seat, time=now, bot=replaced))

    def come_back(self, seat: int, now: int = 0) -> None:
        """The person answers again."""
        if self.is_over:
            raise TableError("the game is over")
        if seat not in self._away:
            raise Busy(f"seat {seat} was not left")
        self._do(Entry(log.RETURN, seat, time=now))

    def resign(self, seat: int, now: int = 0) -> None:
        """Give up; where others play on, a bot answers for this seat to the end."""
        self._check_present(seat)
        self._do(Entry(log.RESIGN, seat, time=now))

    # taking back

    def undoable(self, seat: int, turn: bool = False) -> Undo:
        """Whether a seat may take back its last step, or its whole turn; why not, and who would have to agree."""
        return self._find_undo(seat, turn)[1]

    def _find_undo(self, seat: int, turn: bool) -> tuple[int, Undo]:
        if self.is_over and self.settings.undo != NEVER:
            return 0, Undo(0, IS_OVER)
        others = [number for number in self._people() if number != seat]
        return find_undo(self._steps, seat, turn, self.settings, others, self._game.prompt == REACT)

    def undo(self, seat: int, turn: bool = False, now: int = 0) -> None:
        """Take back the last step, or the whole turn, where that is free; Unavailable says why it is not."""
        self._check_present(seat)
        step, found = self._find_undo(seat, turn)
        if not found.is_free:
            raise Unavailable(found.reason)
        self._do(Entry(log.UNDO, seat, step, time=now))

    def ask_undo(self, seat: int, turn: bool = False, now: int = 0) -> None:
        """Take it back if that is free; else ask the other people, if the table lets them agree."""
        self._check_present(seat)
        step, found = self._find_undo(seat, turn)
        if found.is_free:
            self.undo(seat, turn, now)
        elif not found.needs:
            raise Unavailable(found.reason)
        elif self.request and self.request.seat != seat:
            raise Busy(f"seat {self.request.seat} has asked, and waits for an answer")
        else:
            self._do(Entry(log.ASK_UNDO, seat, step, time=now))

    def agree(self, seat: int, now: int = 0) -> None:
        """Agree to what somebody asked; when all others have agreed, it is taken back."""
        self._check_asked(seat)
        self._do(Entry(log.AGREE, seat, time=now))

    def refuse(self, seat: int, now: int = 0) -> None:
        """Do not agree, or withdraw what one has asked: the game goes on."""
        if not self.request or self.request.seat != seat:
            self._check_asked(seat)
        self._do(Entry(log.REFUSE, seat, time=now))

    def waits_for(self) -> list[int]:
        """Whose word is still missing for what somebody asked."""
        if not self.request:
            return []
        seat, agreed = self.request.seat, self.request.agreed
        return [number for number in self._people() if number != seat and number not in agreed]

    def _check_asked(self, seat: int) -> None:
        self._check_present(seat)
        if seat not in self.waits_for():
            raise TableError(f"seat {seat} is not asked to agree to anything")

    def _do_answer(self, entry: Entry) -> None:
        super()._do_answer(entry)
        self.request = None  # the game went on

    def _do_leave(self, entry: Entry) -> None:
        super()._do_leave(entry)
        if self.request and self.request.seat == entry.seat:
            self.request = None

    def _do_resign(self, entry: Entry) -> None:
        super()._do_resign(entry)
        self.request = None

    def _do_undo(self, entry: Entry) -> None:
        self._note_undo(entry.seat)
        self._cut(entry.number, entry.seat)

    def _do_ask(self, entry: Entry) -> None:
        self.request = Request(entry.seat, entry.number)
        self._feed.notice(UNDO_ASKED, entry.seat)

    def _do_agree(self, entry: Entry) -> None:
        assert self.request
        self.request = self.request._replace(agreed=self.request.agreed | {entry.seat})
        self._feed.notice(UNDO_AGREED, entry.seat)
        if not self.waits_for():
            self._cut(self.request.step, self.request.seat)

    def _do_refuse(self, entry: Entry) -> None:
        self.request = None
        self._feed.notice(UNDO_REFUSED, entry.seat)

    def _cut(self, step: int, seat: int) -> None:
        """Go back to where so many steps stand. The same seed gives the same future again."""
        self._stand(self._steps[:step])
        self._numbers = [number + 1 for number in self._numbers]  # what was asked before is not asked any more
        self.request = None
        self._feed.cut(self._game, seat)

    def _stand(self, steps: Sequence[Taken]) -> None:
        game = self._begin()
        for step in steps:
            give_all(game, step.texts, step.seat)
        self._game, self._steps = game, list(steps)
