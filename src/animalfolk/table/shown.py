"""What a table is made of, and what each seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256

from animalfolk.bots import Bot, Thinker
from animalfolk.engine.errors import BadSetup, OutOfTurn
from animalfolk.engine.position import EVENLY, STOPS
from animalfolk.engine.view_types import GameEvent
from animalfolk.game import Game
from animalfolk.game.setup import Setup
from animalfolk.table.clock import Times
from animalfolk.table.feed import Feed, Happened
from animalfolk.table.lasting import REACT, shows, why_lasting
from animalfolk.table.log import Entry, Taken
from animalfolk.table.seats import Seat
from animalfolk.table.settings import Settings
from animalfolk.table.view_types import TableStatus, TableView

USUAL = Settings()
TRIAL = "7" * 32  # any seed: what is tried does not depend on what is dealt anew


def commitment(start: Setup | str, nonce: str) -> str:
    """What is published at the start: it binds the table to its seed, or to the position it begins from."""
    secret = start if isinstance(start, str) else start.seed
    return sha256(f"{secret}:{nonce}".encode()).hexdigest()


def held_position(text: str, held: Sequence[int], evenly: bool) -> str:
    """A position in which the turns of these seats wait at their end, and of no others."""
    lines = [line for line in text.splitlines() if line.partition(":")[0].strip() != "hold"]
    before = [line for line in text.splitlines() if line not in lines]
    how = f" {EVENLY} {STOPS}" if any(line.endswith(STOPS) for line in before) else f" {EVENLY}"
    hold = [f"hold: {''.join(str(seat + 1) for seat in held)}{how if evenly else ''}"] if held else []
    return "\n".join([*lines, *hold]) + "\n"


class Shown:
    """The table's parts, and how they look."""

    def __init__(
        self, start: Setup | str, seats: Sequence[Seat], settings: Settings = USUAL, nonce: str = "", now: int = 0
    ) -> None:
        settings.check()
        for seat in seats:
            seat.check()
        if nonce and not (nonce.isascii() and nonce.isalnum()):
            raise BadSetup(f"a nonce is made of letters and digits, not {nonce!r}", "nonce", nonce=nonce)
        self.start = start
        self.seats = list(seats)
        self.settings = settings
        self.nonce = nonce
        self.log: list[Entry] = []
        self._game = self._begin()
        self.start = self._game.start  # of a position the text as the game writes it
        if len(seats) != self._game.players:
            many, count = self._game.players, len(seats)
            raise BadSetup(f"a game of {many} has as many seats, not {count}", "seats", players=many, seats=count)
        self._steps: list[Taken] = []
        self._feed = Feed()
        self._numbers = [1] * len(seats)
        self._ids: set[tuple[int, str]] = set()
        self._away: dict[int, str] = {}  # seats where a bot answers for a person, and which
        self._resigned: list[int] = []
        self._winners: list[int] = []  # when the others have resigned
        self._bots: dict[int, Bot | Thinker] = {}
        self._asked_always: set[int] = set()  # people who wish to be asked also where nothing is of use
        self.times = Times(settings.clock, len(seats), now)
        self._feed.follow(self._game)
        self._turn_to(now)

    def _begin(self) -> Game:
        try:
            if isinstance(self.start, str):
                return Game.from_position(held_position(self.start, self._held, self._evenly))
            return Game.begin(self.start, self._held, self._evenly)
        except OutOfTurn as error:
            raise BadSetup(f"a seat that the game has not: {error}", "seat-missing") from error

    @cached_property
    def _held(self) -> list[int]:
        """The seats that are asked at the end of a turn, and for help, also where they have no choice."""
        return [seat for seat, who in enumerate(self.seats) if who.is_person] if self.settings.hold else []

    @cached_property
    def _evenly(self) -> bool:
        """Whether they are also asked so that nobody can tell by a wait what they hold: not where nobody looks on."""
        return self.settings.evenly and len(self._held) > 1

    # looking

    @cached_property
    def commit(self) -> str:
        """The hash of seed and nonce."""
        return commitment(self.start, self.nonce)

    @property
    def game(self) -> Game:
        """The game with all that is hidden in it, for whoever runs the match; nothing is answered here."""
        return self._game

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [seat.name for seat in self.seats]

    @property
    def turn(self) -> int:
        """The number of the turn being played."""
        return self._game.turn

    @property
    def company(self) -> int:
        """The Company's seat; -1 where it does not play."""
        return self._game.company

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or been given up."""
        return self._game.is_over or bool(self._winners)

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return self._winners or self._game.winners

    @property
    def resigned(self) -> list[int]:
        """Who has given up."""
        return list(self._resigned)

    @property
    def asked(self) -> int | None:
        """Who is asked now: for whoever runs the match, as nobody else may know who could react."""
        return None if self.is_over else self._game.asked

    @property
    def away(self) -> list[int]:
        """The seats where a bot answers for a person who has left."""
        return sorted(self._away)

    @property
    def ended_by_rule(self) -> bool:
        """Whether the game itself is over, not only given up."""
        return self._game.is_over

    @property
    def options(self) -> list[str]:
        """What can be answered now, for whoever runs the match."""
        return self._game.options

    def moment(self) -> str:
        """Who is asked what, in which turn."""
        return self._game.moment()

    @property
    def steps(self) -> list[Taken]:
        """The answers that stand."""
        return list(self._steps)

    @property
    def told(self) -> int:
        """How many events and notices there are in all."""
        return len(self._feed)

    @property
    def standing(self) -> int:
        """How many of the game's events stand."""
        return self._feed.stands

    def outside(self) -> tuple[object, ...]:
        """What tells everybody that something was done: as long as it stays, nobody else can know of it."""
        seat = None if self._game.prompt == REACT else self.asked
        return self.told, self.standing, seat, self._game.cause

    def number(self, seat: int) -> int:
        """The number of a seat's next answer; it never comes again, also if something was taken back."""
        return self._numbers[seat]

    def view(self, seat: int | None) -> TableView:
        """What a seat, or those who watch, may know: the game's view and what concerns the table.

        The seat that is asked also sees all its legal selections.
        """
        seen = self._game.view(seat)
        if self.is_over:
            seen["decision"], seen["winners"] = None, self.winners
        if seat is not None and seen["decision"] and seen["decision"]["seat"] == seat:
            seen["decision"] = {**seen["decision"], **self._game.selections(), "number": self._numbers[seat]}
        return {**seen, "table": self._status(seat)}

    def _status(self, seat: int | None) -> TableStatus:
        """What concerns the table; nobody else is told what a seat alone may know of it."""
        seats = [who.status(number in self._away, number in self._resigned) for number, who in enumerate(self.seats)]
        return {"seats": seats, "commit": self.commit, "clock": self.times.shown()}

    def events(self, seat: int | None, since: int = 0) -> list[Happened]:
        """What happened, as a seat or those who watch may know it, from this number on."""
        return self._feed.seen_by(seat, since)

    def stands(self, seat: int | None) -> list[GameEvent]:
        """The game's events without what was taken back."""
        return self._game.events(seat)

    def trial(self, seat: int) -> Game:
        """A copy of the game to try something on: all that the seat cannot know is dealt anew."""
        return self._game.redeal(seat, TRIAL)

    def why_lasting(self, seat: int, answers: Sequence[str | Sequence[str]]) -> str:
        """Why these answers of a seat that is asked could not be taken back freely; nothing if they could.

        As far as the seat can know: it does not depend on what is hidden from it.
        """
        others = [number for number in self._people() if number != seat]
        otherwise = why_lasting(self.settings, others)
        if otherwise is None:
            return ""
        return shows(self._held_trial(seat), seat, answers, self._held) or otherwise

    def _held_trial(self, seat: int) -> Game:
        """The same, in which everybody is held who is held here."""
        return self._game.redeal(seat, TRIAL, hold=True)

    def _people(self) -> list[int]:
        """The seats of people who have not given up, whether or not they are there."""
        return [number for number, who in enumerate(self.seats) if who.is_person and number not in self._resigned]

    def _turn_to(self, now: int) -> None:
        """Tell the clock who is asked."""
        seat = self.asked
        self.times.turn_to(seat, seat is not None and self._game.prompt == REACT, now)
