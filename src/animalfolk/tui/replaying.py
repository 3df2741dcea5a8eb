"""A game that was played, step by step in plain lines: forwards, backwards, from the seats that may be looked from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from animalfolk.game.setup import new_seed
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story, Told, gather
from animalfolk.table import PERSON, Seat, Table
from animalfolk.table.replay import Replay
from animalfolk.tui import saves
from animalfolk.tui.choice import numbers_in
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.lookup import Lookup, tell
from animalfolk.tui.match import INTERRUPTED, Match
from animalfolk.tui.opening import open_table
from animalfolk.tui.setting import BOT
from animalfolk.tui.speaking import all_names
from animalfolk.tui.table import Table as Drawn


class PlainReplay:
    """Shows a game from the first step to the last."""

    def __init__(self, words: Words, reads: TextIO, writes: TextIO) -> None:
        self._words = words
        self._console = Console(reads, writes)

    def show(self, path: Path, turn: int = 1, seat: int | None = None) -> int:
        """Look through a saved game from a turn and a seat on, and perhaps play on; returns the exit code.

        A file that cannot be read raises SettingError.
        """
        try:
            match = self.look(path, turn, seat)
        except LeaveError:
            match = None
        except KeyboardInterrupt:
            self._console.say()
            return INTERRUPTED
        return match.run() if match else 0

    def look(self, path: Path, turn: int = 1, seat: int | None = None) -> Match | None:
        """Look through a saved game; the match that is to go on from there, if somebody wants that."""
        viewer = Viewer(self._console, self._words, open_table(self._words, path))
        viewer.begin_at(turn, seat)
        table = viewer.run()
        if table is None:
            return None
        self._console.say(self._words.text("replay-goes-on"))
        match = Match(self._console, self._words, table, saves.new_file())
        match.look_back()
        return match


class Viewer:
    """One replay, the seat it is seen from, and the commands."""

    def __init__(self, console: Console, words: Words, table: Table) -> None:
        self._console = console
        self._words = words
        self._names = all_names(words, table)
        self._replay = Replay(table)
        people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self._seat: int | None = people[0] if len(people) == 1 else None
        self._table = Drawn(console, words, self._names)
        self._lookup = Lookup(console, words, self._names)

    def begin_at(self, turn: int, seat: int | None) -> None:
        """Begin at a turn, and in a seat that may be looked from; without one it is the usual seat."""
        self._seat = self._seat if seat is None else seat
        if turn > 1:
            self._replay.go_to_turn(turn)

    def run(self) -> Table | None:
        """Until somebody leaves; the table to play on at, if that is wanted."""
        self._say_limits()
        self._show()
        while True:
            self._console.say(self._words.text("replay-how"))
            typed = self._console.ask(self._words.text("ask"))
            command, _, rest = typed.partition(" ")
            if command.lower() in ("q", "quit"):
                return None
            if command.lower() == "o":
                table = self._play_on()
                if table:
                    return table
            elif not self._go(command, rest.strip()):
                self._tell(command.lower(), rest.strip())

    def _say_limits(self) -> None:
        """A game that still runs keeps its secrets."""
        people = sum(seat.is_person for seat in self._replay.table.seats)
        if not self._replay.table.is_over:
            self._console.say(self._words.text("replay-running", people=people))

    # going

    def _go(self, command: str, rest: str) -> bool:
        """To another step or seat; False if the command is none of these."""
        steps = {"": 1, "n": 1, "b": -1}
        if command in steps:
            self._move(self._replay.step + steps[command])
        elif command == "N":
            self._move(self._next_turn())
        elif command in ("P", "p"):
            self._move(self._turn_before())
        elif command.lower() == "t":
            self._to_turn(rest)
        elif command.lower() in ("s", "w"):
            self._sit("0" if command.lower() == "w" else rest)
        else:
            return False
        return True

    def _move(self, step: int) -> None:
        """To a step, and show it; at the ends nothing moves."""
        if step < 0:
            self._console.say(self._words.text("replay-first"))
        elif step > self._replay.length:
            self._console.say(self._end())
        else:
            self._replay.go(step)
            self._show()

    def _next_turn(self) -> int:
        later = [start.step for start in self._replay.turns if start.step > self._replay.step]
        at_end = self._replay.step == self._replay.length
        return later[0] if later else self._replay.length + at_end

    def _turn_before(self) -> int:
        return max([start.step for start in self._replay.turns if start.step < self._replay.step], default=-1)

    def _to_turn(self, rest: str) -> None:
        last = self._replay.table.turn
        if not rest.isdecimal() or not 1 <= int(rest) <= last:
            self._console.say(self._words.text("replay-turns", last=last))
            return
        self._replay.go_to_turn(int(rest))
        self._show()

    def _sit(self, rest: str) -> None:
        """Look from another seat: this one, or the next that may be looked from."""
        seats = self._replay.seats
        wanted = seats[(seats.index(self._seat) + 1) % len(seats)] if not rest else _seat(rest)
        if wanted not in seats:
            texts = [self._seat_text(seat) for seat in seats if seat is not None]
            self._console.say(self._words.text("replay-seats", seats=self._words.listed(texts)))
            return
        self._seat = wanted
        self._show()

    def _seat_text(self, seat: int) -> str:
        return self._words.text("replay-seat", number=seat + 1, name=self._names[seat])

    # showing

    def _show(self) -> None:
        """What the last step did, and the table after it."""
        replay, last = self._replay, self._replay.last()
        turn, name = (last.turn, self._names[last.active]) if last else (1, "")
        title = self._words.text("replay-title", step=replay.step, length=replay.length, turn=turn, name=name)
        self._console.say()
        self._console.rule(title)
        self._tell_step()
        who, seat = ("watcher", "") if self._seat is None else ("seat", self._names[self._seat])
        self._console.say(self._words.text("replay-from", who=who, name=seat))
        self._table.draw(replay.view(self._seat))
        if replay.step == replay.length:
            self._console.say(self._end())

    def _tell_step(self) -> None:
        """What the last step did, or that it is a part of something."""
        last, told = self._replay.last(), self._happened()
        tell(self._console, Story(self._words, self._names, self._seat), told)
        if last and not told:
            who = "you" if last.seat == self._seat else "other"
            self._console.say(self._words.text("replay-choosing", who=who, name=self._names[last.seat]), indent=2)

    def _happened(self) -> list[Told]:
        """What the last step did; a part of what was going on is told with its end."""
        step = self._replay.step
        if step == 0:
            return []
        self._replay.go(step - 1)
        since = gather(self._replay.events(self._seat))[1]
        self._replay.go(step)
        events = self._replay.events(self._seat)
        return gather(events[since:], events[since - 1]["event"] if since else "")[0]

    def _end(self) -> str:
        table = self._replay.table
        state = "runs" if not table.is_over else "over" if table.ended_by_rule else "resigned"
        names, winners = (self._words.listed([self._names[at] for at in of]) for of in (table.resigned, table.winners))
        counts = {"count": len(table.winners), "resigned": len(table.resigned)}
        return self._words.text("replay-end", state=state, names=names, winners=winners, **counts)

    def _tell(self, command: str, rest: str) -> None:
        """What can be looked up."""
        view = self._replay.view(self._seat)
        if command == "l":
            self._lookup.log(Story(self._words, self._names, self._seat), self._replay.events(self._seat), rest)
        elif command == "d":
            self._lookup.discards(view)
        elif command == "c" and rest:
            self._lookup.find(rest, view["decks"])
        elif command == "c":
            self._lookup.which(view["decks"])
        elif command in ("?", "h", "help"):
            self._console.say(self._words.text("replay-help"))
        else:
            self._console.say(self._words.text("ask-unknown", input=f"{command} {rest}".strip()))

    # playing on

    def _play_on(self) -> Table | None:
        """A new table from this step, with people in the seats that are named; nothing where all is over."""
        if self._replay.game.is_over:
            self._console.say(self._words.text("replay-over"))
            return None
        people = self._ask_people()
        seats = [self._seated(number, seat, number in people) for number, seat in enumerate(self._replay.table.seats)]
        return self._replay.play_on(seats, self._replay.table.settings, new_seed(None))

    def _seated(self, number: int, seat: Seat, is_person: bool) -> Seat:
        kind = BOT if seat.is_person else seat.kind
        return Seat(PERSON if is_person else kind, self._replay.table.names[number])

    def _ask_people(self) -> list[int]:
        seats = self._replay.table.seats
        usual = [number for number, seat in enumerate(seats) if seat.is_person]
        said = self._words.listed([str(number + 1) for number in usual]) if usual else "0"
        listed = self._words.listed([self._seat_text(number) for number in range(len(seats))])
        while True:
            self._console.say(self._words.text("replay-people", seats=listed, usual=said))
            typed = self._console.ask(self._words.text("ask"))
            numbers = named(typed, len(seats), usual)
            if typed.lower() in ("q", "quit"):
                raise LeaveError
            if numbers is not None:
                return numbers
            self._console.say(self._words.text("replay-bad-people", most=len(seats)))


def _seat(text: str) -> int | None:
    """The seat of this number, counted from 1; 0 is for those who watch, and what is no number is no seat."""
    return (int(text) - 1 if text != "0" else None) if text.isdecimal() else -1


def named(typed: str, most: int, usual: Sequence[int]) -> list[int] | None:
    """Which seats people play; nothing if that cannot be."""
    if not typed:
        return list(usual)
    if typed == "0":
        return []
    numbers = numbers_in(typed, most)
    return numbers if numbers is not None and len(set(numbers)) == len(numbers) else None
