"""One match: who sits where, who is asked, what was answered.

Everything that is done becomes an entry of the log, and the log alone makes the table again. Whoever runs the match
keeps each entry before telling anybody. Times are milliseconds and come from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b

from animalfolk.bots import Bot, Thinker, ask, make_bot
from animalfolk.engine.errors import IllegalChoice, OutOfTurn
from animalfolk.engine.events import Event
from animalfolk.engine.options import PAUSE_TEXT
from animalfolk.game import Game
from animalfolk.table import log
from animalfolk.table.errors import Busy, Lasting, LateAnswer, TableError
from animalfolk.table.feed import LEFT, RESIGNED, RETURNED
from animalfolk.table.job import Job
from animalfolk.table.lasting import REACT, SILENCE
from animalfolk.table.log import Entry, Taken
from animalfolk.table.reveals import Before, revealed
from animalfolk.table.seats import STAND_IN
from animalfolk.table.several import check_several, give, given, unforeseen
from animalfolk.table.shown import Shown
from animalfolk.table.sides import left_over

END = "end"


class Match(Shown):
    """A table whose questions are answered."""

    # answering

    def answer(
        self,
        seat: int,
        number: int,
        choice: str | Sequence[str],
        id: str = "",  # noqa: A002
        now: int = 0,
        free: bool = False,
    ) -> bool:
        """Answer the decision of this number, with one option or a set of cards.

        False if this id has answered already, and nothing happens. free: only if it can be taken back; else Lasting.
        """
        return self._answer(Entry(log.ANSWER, seat, number, given(choice), id, now), free)

    def answer_run(
        self,
        seat: int,
        number: int,
        texts: Sequence[str],
        id: str = "",  # noqa: A002
        now: int = 0,
        free: bool = False,
    ) -> bool:
        """Answer this decision and those that follow, each with one option, as one step."""
        choice = given(texts)
        if isinstance(choice, str) or not choice:
            raise IllegalChoice(f"several answers are a list of options, not {texts!r}")
        return self._answer(Entry(log.RUN, seat, number, choice, id, now), free)

    def has_answered(self, seat: int, id: str) -> bool:  # noqa: A002
        """Whether this id of a seat has answered already."""
        return bool(id) and (seat, id) in self._ids

    def _answer(self, entry: Entry, free: bool) -> bool:
        self._check_seat(entry.seat)
        if self.has_answered(entry.seat, entry.id):
            return False
        self._check_present(entry.seat)
        if self.asked != entry.seat:
            self._refuse_stranger(entry.seat)
        if entry.number != self._numbers[entry.seat]:
            raise LateAnswer(self._numbers[entry.seat], entry.number)
        if free:
            self._check_free(entry)
        if isinstance(entry.choice, str):
            self._do(entry)
        else:
            self._do_several(entry)
        self._pass_over_needless(entry.time)
        return True

    def _do_several(self, entry: Entry) -> None:
        """Several answers at once; a refusal follows from what the seat can know, and tells nothing else."""
        check_several(self._held_trial(entry.seat), entry, self._held)
        try:
            self._do(entry)
        except (IllegalChoice, OutOfTurn):
            raise unforeseen() from None

    def _check_free(self, entry: Entry) -> None:
        reason = self.why_lasting(entry.seat, entry.choice if entry.kind == log.RUN else [entry.choice])
        if reason:
            raise Lasting(reason)

    def _check_present(self, seat: int) -> None:
        if self.is_over:
            raise TableError("the game is over")
        self._check_seat(seat)
        if not self.seats[seat].is_person or seat in self._away or seat in self._resigned:
            raise Busy(f"a bot answers for seat {seat}")

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or seat not in range(len(self.seats)):
            raise OutOfTurn(f"a seat is a number from 0 to {len(self.seats) - 1}, not {seat!r}")

    def _refuse_stranger(self, seat: int) -> None:
        hidden = self._game.prompt == REACT
        raise OutOfTurn(f"{'somebody else' if hidden else f'seat {self.asked}'} is asked, not seat {seat}")

    # questions without a use

    def asks_always(self, seat: int) -> bool:
        """Whether a person wishes to be asked also where nothing is of use."""
        return seat in self._asked_always

    def ask_always(self, seat: int, always: bool, now: int = 0) -> bool:
        """A person wishes to be asked everything, or not any more; False if that is nothing new."""
        self._check_seat(seat)
        if not self.seats[seat].is_person:
            raise Busy(f"a bot answers for seat {seat}")
        if self.is_over or always == self.asks_always(seat):
            return False
        self._do(Entry(log.ASK_ALWAYS, seat, int(always), time=now))
        return True

    def _pass_over_needless(self, now: int) -> None:
        """Answer for a person who could do nothing of use: never where another person could tell by it what is held."""
        while self.asked is not None and self._game.going_on and self._is_passed_over(self.asked):
            self._do(Entry(log.PASS, self.asked, self._numbers[self.asked], self._game.going_on, "", now))

    def _is_passed_over(self, seat: int) -> bool:
        """Whether a question without a use is not put to this seat."""
        return self.bot_turn() is None and not self.asks_always(seat) and self._is_alone(seat)

    def _is_alone(self, seat: int) -> bool:
        """Whether no other person has a seat, whether or not that person is there."""
        return not any(who.is_person for other, who in enumerate(self.seats) if other != seat)

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
            choice = ask(self._bot(seat), self._game, seat)
        self._do(Entry(log.ANSWER, seat, self._numbers[seat], given(choice), "", now, bot=True))
        self._pass_over_needless(now)

    def bot_thought(self) -> Callable[[], str]:
        """What finds out what the bot that is asked would answer: it has a copy of the game, and may take its time."""
        seat = self.bot_turn()
        if seat is None:
            raise OutOfTurn("no bot is asked")
        return partial(ask, self._bot(seat), self._game.clone(), seat)

    def bot_job(self) -> Job:
        """The same for another process: all that has to go there."""
        seat = self.bot_turn()
        decision = self._game.decision
        if seat is None or decision is None:
            raise OutOfTurn("no bot is asked")
        return Job(self._game.peek(), seat, decision.number, self.bot_kind(seat), self._bot_seed(seat))

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

    def _bot(self, seat: int) -> Bot | Thinker:
        if seat not in self._bots:
            self._bots[seat] = make_bot(self.bot_kind(seat), self._bot_seed(seat))
        return self._bots[seat]

    def _bot_seed(self, seat: int) -> str:
        secret = self.start if isinstance(self.start, str) else self.start.seed
        return blake2b(f"{secret}/{seat}".encode(), digest_size=16).hexdigest()

    def restart_clock(self, now: int, window: int = 0) -> None:
        """What went by since the last entry was nobody's time: the clock that runs begins anew, with what was left.

        window: for how many turns whoever runs the match holds the game now, so that all may react; 0: not any more.
        """
        self._do(Entry(log.CLOCK, 0, window, time=now))

    def redo(self, seat: int, texts: Sequence[str], now: int) -> None:
        """Take over answers that were given as one, from a record: what was no choice is answered between them."""
        if len(texts) == 1:
            self._redo(seat, [_stopping(self._game, texts[0])], now)
            return
        trial, run = self._game.clone(), list[str]()
        for text in texts:
            while trial.asked == seat and passed(trial):
                run.append(passed(trial))
                trial.answer(run[-1], seat)
            if trial.asked != seat and passed(trial):  # somebody else is held here
                self._redo(seat, run, now)
                self.pass_over("", now)
                trial, run = self._game.clone(), []
            run.append(_stopping(trial, text))
            trial.answer(run[-1], seat)
        self._redo(seat, run, now)

    def pass_over(self, until: str, now: int) -> None:
        """Answer where there is no choice, up to a moment."""
        while not self.is_over and passed(self._game) and self.moment() != until:
            self._redo(self.asked or 0, [passed(self._game)], now)

    def _redo(self, seat: int, texts: Sequence[str], now: int) -> None:
        bot = not self.seats[seat].is_person
        if texts:
            self._do(Entry(log.RUN, seat, self._numbers[seat], tuple(texts), "", now, bot))

    # doing what the log says

    @property
    def _deeds(self) -> dict[str, Callable[[Entry], None]]:
        """What each kind of entry does; made anew each time, as a table that kept it would hold on to itself."""
        return {
            log.ANSWER: self._do_answer,
            log.RUN: self._do_answer,
            log.LEAVE: self._do_leave,
            log.RETURN: self._do_return,
            log.RESIGN: self._do_resign,
            log.CLOCK: self._do_clock,
            log.PASS: self._do_answer,
            log.ASK_ALWAYS: self._do_ask_always,
        }

    def _do(self, entry: Entry) -> None:
        """Do it, then note it: a refusal leaves nothing behind."""
        before = self.outside()
        self._deeds[entry.kind](entry)
        self.times.spend(entry.time)
        self.log.append(entry)
        if entry.id:
            self._ids.add((entry.seat, entry.id))
        self._turn_to(entry.time)
        if entry.kind not in (log.ANSWER, log.RUN) or self.outside() != before:
            self.times.show()

    def _do_answer(self, entry: Entry) -> None:
        game = self._game
        turn, active, before, decks = game.turn, game.active, len(game.answers), game.deck_sizes
        reacts, given_before = game.prompt == REACT, len(game.given)
        self._give(entry)
        noted = self._game.answers[before:]
        texts = _texts(entry, self._game.given[given_before:])
        silent = reacts and texts == SILENCE
        doer = self._last_heard() if silent else None
        seat, since = (doer.seat, doer.turn) if doer else (active if silent else entry.seat, turn)
        told = self._feed.stands
        events = self._feed.follow(self._game)
        shown = revealed(Before(seat, since, decks), self._game, events, self._held)
        passed_over = entry.kind == log.PASS
        self._steps.append(Taken(entry.seat, turn, active, texts, tuple(noted), shown, told, silent, passed_over))
        self._numbers[entry.seat] += 1
        self.times.spend(entry.time)
        self._end_turns(turn, events)

    def _give(self, entry: Entry) -> None:
        """Answer the game, or leave it as it is."""
        game = self._game.clone() if entry.kind == log.RUN else self._game
        give(entry, game)
        self._game = game

    def _last_heard(self) -> Taken | None:
        """The last answer that everybody knows of: what follows when somebody keeps silent is its doing."""
        return next((step for step in reversed(self._steps) if not step.is_silent), None)

    def _end_turns(self, turn: int, events: Sequence[Event]) -> None:
        """Tell the clock which turns are over."""
        for event in events:
            if event.key == "turn_began":
                turn = event.number
            elif event.key == "turn_ended":
                self.times.turn_over(event.seat, turn)

    def _do_leave(self, entry: Entry) -> None:
        self._away[entry.seat] = STAND_IN
        self._feed.notice(LEFT, entry.seat)

    def _do_return(self, entry: Entry) -> None:
        del self._away[entry.seat]
        self.times.come_back(entry.seat, entry.time)
        self._feed.notice(RETURNED, entry.seat)

    def _do_ask_always(self, entry: Entry) -> None:
        (self._asked_always.add if entry.number else self._asked_always.discard)(entry.seat)

    def _do_clock(self, entry: Entry) -> None:
        self.times.restart(self.times.left, entry.time)

    def _do_resign(self, entry: Entry) -> None:
        self._resigned.append(entry.seat)
        self._feed.notice(RESIGNED, entry.seat)
        if self._game.is_over:
            return
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        self._winners = left_over(self._game.view(None)["teams"], self.company, people, self._resigned, len(self.seats))


def passed(game: Game) -> str:
    """What is answered where there is no choice that a record would tell; nothing where there is one."""
    if len(game.options) == 1:
        return game.options[0]
    return _stopping(game, END) if set(game.options) == {END, PAUSE_TEXT} else ""


def _stopping(game: Game, text: str) -> str:
    """An answer of a record: whoever ends a turn stops before the market is filled, as what was done there follows."""
    return PAUSE_TEXT if text == END and PAUSE_TEXT in game.options else text


def _texts(entry: Entry, asked: Sequence[str]) -> tuple[str, ...]:
    """The single answers of an entry; of cards named all at once those that were asked."""
    if isinstance(entry.choice, str):
        return (entry.choice,)
    return entry.choice if entry.kind == log.RUN else tuple(asked)
