"""A table at which somebody learns the game: what is asked for comes first, everything else a little later.

The course itself is in `lesson.py`; here it meets the table. Where somebody is follows from the log alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from animalfolk.bots import COMPANION
from animalfolk.engine.errors import BadSetup
from animalfolk.engine.view_types import Decision
from animalfolk.table import lesson, log
from animalfolk.table.errors import NoHints, NotYet
from animalfolk.table.hinting import Hinted, Hinting
from animalfolk.table.lesson import LessonView, Moment, Place
from animalfolk.table.log import Entry
from animalfolk.table.view_types import TableStatus, TableView

COURSE = "lesson"  # why there are no hints


class Learning(Hinting):
    """A match that may be a lesson."""

    @property
    def is_lesson(self) -> bool:
        """Whether somebody learns the game here."""
        return bool(self.settings.lesson)

    @cached_property
    def _learner(self) -> int:
        return lesson.learner(self.seats)

    @cached_property
    def _marks(self) -> set[str]:
        """What was told, read and taken back, each by the key of its step."""
        return set()

    @property
    def learned(self) -> list[str]:
        """The same in the order of the course, for whoever keeps the table."""
        return lesson.in_order(self._marks)

    def lesson_place(self) -> Place:
        """Where in the course somebody is."""
        return lesson.place_of(self._moment(), self._marks)

    def learn(self, seat: int, key: str, now: int = 0) -> bool:
        """Something of the lesson was heard or read; False if that was so before. NotYet if it is not its turn."""
        self._check_present(seat)
        if not self.is_lesson:
            raise NotYet(f"there is no {key!r} to be learned here")
        if key in self._marks:
            return False
        step = self.lesson_place().step
        if step.key != key or step.kind not in (lesson.TELL, lesson.READ) or self.asked != seat:
            raise NotYet(f"the lesson is at {step.key!r}, not at {key!r}")
        self._do(Entry(log.LEARN, seat, choice=step.mark or key, time=now))
        return True

    def _moment(self) -> Moment:
        seat, game = self._learner, self._game
        seen = game.view(None)
        is_asked = self.asked == seat
        return Moment(
            turn=game.turn,
            is_own=game.active == seat,
            deeds=self._answers(game.turn, is_own=True),
            prompt=game.prompt if is_asked else "",
            options=game.options if is_asked else [],
            built=len(seen["seats"][seat]["stall"]),
            stacks=seen["rules"]["stacks"],
            is_over=self.is_over,
            has_won=seat in self.winners,
            seen=self._answers(game.turn - 1, is_own=False),
        )

    def _answers(self, turn: int, *, is_own: bool) -> list[str]:
        """The answers in this turn: the learner's, or the other player's."""
        steps = [step for step in self._steps if step.turn == turn and (step.seat == self._learner) is is_own]
        return [text for step in steps for text in step.texts]

    # what is shown

    def view(self, seat: int | None) -> TableView:
        """The same, and for whoever learns only what the lesson asks for."""
        seen = super().view(seat)
        decision = seen["decision"]
        if self.is_lesson and seat == self._learner and decision and decision["seat"] == seat:
            place = self.lesson_place()
            if place.is_marked:
                seen["decision"] = None
            else:
                _narrow(decision, place.allows(self._moment()))
        return seen

    def _status(self, seat: int | None) -> TableStatus:
        status = super()._status(seat)
        if self.is_lesson and seat == self._learner:
            status["lesson"] = self._told_of_lesson()
        return status

    def _told_of_lesson(self) -> LessonView:
        place, moment = self.lesson_place(), self._moment()
        return {
            "seat": self._learner,
            "step": place.step.key,
            "kind": place.step.kind,
            "at": place.at,
            "of": place.of,
            "card": place.step.card,
            "need": self._need(place, moment),
            "points": list(place.step.points),
        }

    def _need(self, place: Place, moment: Moment) -> int:
        """What the next stack is worth; or the one that the other player has built, where that is told."""
        if place.step.key == f"{lesson.SEEN}-build":
            return len(self._game.view(None)["seats"][1 - self._learner]["stall"])
        return min(moment.built + 1, moment.stacks)

    # what is done

    def _answer(self, entry: Entry, free: bool) -> bool:
        is_asked = self.is_lesson and self.asked == entry.seat and entry.number == self.number(entry.seat)
        if is_asked and not self.has_answered(entry.seat, entry.id):
            self._check_lesson(entry)
        return super()._answer(entry, free)

    def _check_lesson(self, entry: Entry) -> None:
        """Whether the lesson asks for this; what is no answer at all is refused by the game."""
        place, moment = self.lesson_place(), self._moment()
        if place.is_marked:
            raise NotYet(f"the lesson waits for {place.step.key!r}")
        texts = [entry.choice] if isinstance(entry.choice, str) else list(entry.choice)
        if len(moment.options) == 1 or not texts or texts[0] not in moment.options:
            return
        nothing = texts == [lesson.INVENTORY] and not isinstance(entry.choice, str) and place.step.kind == lesson.DO
        if texts[0] not in place.allows(moment) or nothing:
            raise NotYet(f"the lesson asks for {place.step.key!r}")

    def hint_thought(self, seat: int, after: Sequence[str] = ()) -> Callable[[], Hinted]:
        """What finds the hints; where the lesson says what to do, it is hint enough."""
        if self.is_lesson and seat == self._learner and self.lesson_place().step.kind != lesson.FREE:
            raise NoHints(COURSE)
        return super().hint_thought(seat, after)

    def bot_kind(self, seat: int) -> str:
        """Which bot answers for a seat where one does; whoever plays with a learner is gentle."""
        return COMPANION if self.is_lesson and not self.seats[seat].is_person else super().bot_kind(seat)

    @property
    def _deeds(self) -> dict[str, Callable[[Entry], None]]:
        return {**super()._deeds, log.LEARN: self._do_learn}

    def _do_learn(self, entry: Entry) -> None:
        if not self.is_lesson or not lesson.is_mark(str(entry.choice)):
            raise BadSetup(f"there is no {entry.choice!r} to be learned here", "learned", step=str(entry.choice))
        self._marks.add(str(entry.choice))

    def _note_undo(self, seat: int) -> None:
        """Something is about to be taken back: perhaps the lesson has asked for that."""
        if self.is_lesson and seat == self._learner and self.lesson_place().step.kind == lesson.UNDO:
            self._marks.add(self.lesson_place().step.key)


def _narrow(decision: Decision, allowed: Sequence[str]) -> None:
    """Leave these options, and what is told of each of them."""
    options = decision["options"]
    if "worth" in decision:
        decision["worth"] = [decision["worth"][options.index(option)] for option in allowed]
    kept = (*allowed, decision["prompt"])
    if "selections" in decision:
        decision["selections"] = {key: sets for key, sets in decision["selections"].items() if key in kept}
        decision["clashes"] = {key: words for key, words in decision["clashes"].items() if key in kept}
    decision["options"] = list(allowed)
