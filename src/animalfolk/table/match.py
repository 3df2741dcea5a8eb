"""One match: who sits where, who is asked, what was answered.

Everything that is done becomes an entry of the log, and the log alone makes the table again. Whoever runs the match
keeps each entry before telling anybody. Times are milliseconds and come from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b

from animalfolk.bots import BOTS, Bot
from animalfolk.engine.errors import OutOfTurn
from animalfolk.table import log
from animalfolk.table.errors import Busy, LateAnswer, TableError
from animalfolk.table.log import Entry, Taken
from animalfolk.table.seats import STAND_IN
from animalfolk.table.shown import REACT, Shown
from animalfolk.table.sides import left_over
from animalfolk.table.undo import LOOK, LOOKS, REVEALS

SILENCE = ("done",)


class Match(Shown):
    """A table whose questions are answered."""

    # answering

    def answer(self, seat: int, number: int, choice: str | Sequence[str], id: str = "", now: int = 0) -> bool:  # noqa: A002
        """Answer the decision of this number, with one option or a set of cards.

        False if this id has answered already, and nothing happens.
        """
        given = choice if isinstance(choice, str) else tuple(choice)
        return self._answer(Entry(log.ANSWER, seat, number, given, id, now))

    def answer_run(self, seat: int, number: int, texts: Sequence[str], id: str = "", now: int = 0) -> bool:  # noqa: A002
        """Answer this decision and those that follow, each with one option, as one step."""
        return self._answer(Entry(log.RUN, seat, number, tuple(texts), id, now))

    def _answer(self, entry: Entry) -> bool:
        if entry.id and (entry.seat, entry.id) in self._ids:
            return False
        self._check_present(entry.seat)
        if self.asked != entry.seat:
            self._refuse_stranger(entry.seat)
        if entry.number != self._numbers[entry.seat]:
            raise LateAnswer(self._numbers[entry.seat], entry.number)
        self._do(entry)
        return True

    def _check_present(self, seat: int) -> None:
        if self.is_over:
            raise TableError("the game is over")
        if seat not in range(len(self.seats)):
            raise OutOfTurn(f"a seat is a number from 0 to {len(self.seats) - 1}, not {seat!r}")
        if not self.seats[seat].is_person or seat in self._away or seat in self._resigned:
            raise Busy(f"a bot answers for seat {seat}")

    def _refuse_stranger(self, seat: int) -> None:
        decision = self._game.decision
        hidden = decision is None or decision.prompt == REACT
        raise OutOfTurn(f"{'somebody else' if hidden else f'seat {self.asked}'} is asked, not seat {seat}")

    def bot_turn(self) -> int | None:
        """The seat for which a bot is to answer now, if it is a bot's turn."""
        seat = self.asked
        if seat is None or (self.seats[seat].is_person and seat not in self._away and seat not in self._resigned):
            return None
        return seat

    def bot_answer(self, choice: str | Sequence[str] | None = None, now: int = 0) -> None:
        """A bot answers: this, if it has thought elsewhere, or what it chooses now."""
        seat = self.bot_turn()
        if seat is None:
            raise OutOfTurn("no bot is asked")
        if choice is None:
            choice = self._bot(seat).choose(self._game.view(seat))
        given = choice if isinstance(choice, str) else tuple(choice)
        self._do(Entry(log.ANSWER, seat, self._numbers[seat], given, "", now, bot=True))

    def run_bots(self, most: int = 1_000_000, now: int = 0) -> int:
        """Let bots answer until a person is asked or the game is over; how many answers that took."""
        for count in range(most):
            if self.bot_turn() is None:
                return count
            self.bot_answer(now=now)
        return most

    def bot_kind(self, seat: int) -> str:
        """Which bot answers for a seat where one does."""
        return self._away.get(seat, STAND_IN) if self.seats[seat].is_person else self.seats[seat].kind

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            secret = self.start if isinstance(self.start, str) else self.start.seed
            seed = blake2b(f"{secret}/{seat}".encode(), digest_size=16).hexdigest()
            self._bots[seat] = BOTS[self.bot_kind(seat)](seed)
        return self._bots[seat]

    def redo(self, seat: int, texts: Sequence[str], now: int) -> None:
        """Take over answers that were given as one, from a record."""
        bot = not self.seats[seat].is_person
        self._do(Entry(log.RUN, seat, self._numbers[seat], tuple(texts), "", now, bot))

    # doing what the log says

    def _deeds(self) -> dict[str, Callable[[Entry], None]]:
        """What each kind of entry does."""
        return {
            log.ANSWER: self._do_answer,
            log.RUN: self._do_answer,
            log.LEAVE: self._do_leave,
            log.RETURN: self._do_return,
            log.RESIGN: self._do_resign,
        }

    def _do(self, entry: Entry) -> None:
        """Do it, then note it: a refusal leaves nothing behind."""
        self._deeds()[entry.kind](entry)
        self.times.spend(entry.time)
        self.log.append(entry)
        if entry.id:
            self._ids.add((entry.seat, entry.id))
        self._turn_to(entry.time)

    def _do_answer(self, entry: Entry) -> None:
        decision = self._game.decision
        assert decision
        turn, active, before = self._game.turn, self._game.active, len(self._game.answers)
        self._give(entry)
        noted = tuple(answer.text for answer in self._game.answers[before:])
        given = (entry.choice,) if isinstance(entry.choice, str) else entry.choice
        texts = noted or given or tuple(decision.options[:1])  # no card at all is the only option there was
        kinds = self._feed.follow(self._game)
        silent = decision.prompt == REACT and texts == SILENCE
        self._steps.append(Taken(entry.seat, turn, active, texts, self._revealed(kinds), silent, bool(noted)))
        self._numbers[entry.seat] += 1
        if "turn_ended" in kinds:
            self.times.turn_over(active)

    def _give(self, entry: Entry) -> None:
        """Answer the game, or leave it as it is."""
        if entry.kind == log.ANSWER:
            self._game.answer(entry.choice if isinstance(entry.choice, str) else list(entry.choice), entry.seat)
            return
        game = self._game.clone()
        for text in entry.choice:
            game.answer(text, entry.seat)
        self._game = game

    def _revealed(self, kinds: Sequence[str]) -> str:
        """What showed something hidden: an event, or that somebody looks through cards now."""
        found = next((kind for kind in kinds if kind in REVEALS), "")
        decision = self._game.decision
        return found or (LOOK if decision and decision.prompt in LOOKS else "")

    def _do_leave(self, entry: Entry) -> None:
        self._away[entry.seat] = STAND_IN
        self._feed.notice("left", entry.seat)

    def _do_return(self, entry: Entry) -> None:
        del self._away[entry.seat]
        self._feed.notice("returned", entry.seat)

    def _do_resign(self, entry: Entry) -> None:
        self._resigned.append(entry.seat)
        self._feed.notice("resigned", entry.seat)
        if self._game.is_over:
            return
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        self._winners = left_over(self._game.view(None)["teams"], self.company, people, self._resigned, len(self.seats))
