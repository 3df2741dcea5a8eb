"""What comes and goes over the wire; everything that comes is checked against these, with all sizes capped."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from animalfolk.engine.view_types import Names
from animalfolk.game.draft import DraftView
from animalfolk.server.rows import OPENERS, PHASES, VISIBILITIES
from animalfolk.table.advice import Advice
from animalfolk.table.analysis import MistakeView, StandView
from animalfolk.table.feed import Happened
from animalfolk.table.view_types import TableView

Name = Annotated[str, Meta(min_length=1, max_length=20)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Option = Annotated[str, Meta(max_length=100)]
Options = Annotated[list[Option], Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Phase: TypeAlias = Annotated[str, Names("Phase", PHASES)]
Visibility: TypeAlias = Annotated[str, Names("Visibility", VISIBILITIES)]
Opener: TypeAlias = Annotated[str, Names("Opener", OPENERS)]


class NewVisitor(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody arrives."""

    name: Name | None = None


class Visitor(msgspec.Struct):
    """Who somebody is now; the token is told this once."""

    id: str
    name: str
    token: str


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere."""

    kind: Word = "person"
    name: Name | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that is asked for."""

    mode: Word = "free"
    decks: Annotated[list[Word], Meta(max_length=12)] | Word = "random"
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)] = []
    first: Word = "random"
    seed: Annotated[str, Meta(max_length=100)] = ""
    clock: Annotated[str, Meta(max_length=40)] = "none"
    undo: Word = "agreed"
    hold: bool = True
    hints: bool = True
    even_reactions: bool = True  # every window for reactions takes the same time; off where all others are bots
    visibility: Literal["public", "link"] = "link"
    sit: bool = True  # whoever makes it takes the first person's seat
    watchers_chat: bool = False  # those who watch may speak


class KeptTable(NewTable):
    """The same as it is kept: where somebody learns the game, with the course."""

    lesson: str = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to learn the game by playing."""

    name: Name | None = None


class QuickGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game against bots that begins at once."""

    bot: Word = "trader"
    bots: Annotated[int, Meta(ge=1, le=3)] = 1
    decks: Annotated[list[Word], Meta(max_length=12)] | Word = "first"
    name: Name | None = None


class Invite(msgspec.Struct):
    """An open seat and what opens it."""

    seat: int
    token: str


class MadeTable(msgspec.Struct):
    """A table that was made, with all its links; they are told this once."""

    table: str
    watch: str
    invites: list[Invite]
    seat: int | None = None
    token: str | None = None
    visitor: Visitor | None = None  # who was made along with it


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody takes a seat, by invitation or at a public table."""

    token: Token | None = None
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    name: Name | None = None


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Which of one's own seats at a table; usually there is one."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Joined(msgspec.Struct):
    """The seat, and what opens it from now on."""

    table: str
    seat: int
    token: str
    watch: str | None = None  # told once, to whoever asked first for another game


class SeatInfo(msgspec.Struct):
    """Who sits somewhere, or may."""

    seat: int
    kind: str
    name: str
    is_open: bool


class TableInfo(msgspec.Struct):
    """What everybody may know of a table."""

    table: str
    phase: Phase
    visibility: Visibility
    created: int
    updated: int
    mode: str
    decks: list[str]
    options: dict[str, str]
    clock: str
    undo: str
    hold: bool
    hints: bool
    seats: list[SeatInfo]
    draft: str | None  # how decks are drafted, if they are
    winners: list[int] | None
    previous: str | None
    watch: str | None = None  # of a public table
    seat: int | None = None  # where whoever asks sits
    lesson: str = ""  # the course, where somebody learns the game


class Opened(msgspec.Struct):
    """What the token of a link opens: a seat, an invitation to one, or a place to watch from."""

    kind: Opener
    table: TableInfo
    seat: int | None = None


class Tables(msgspec.Struct):
    """Tables, the newest first; `before` and `last` ask for those that follow."""

    tables: list[TableInfo]
    before: int | None
    last: str | None = None


class Hints(msgspec.Struct, forbid_unknown_fields=True):
    """The best answers, after what is about to be answered."""

    after: Options = []


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to the decision of this number."""

    number: Number
    choice: Option | Options
    id: Id
    run: bool = False  # several single answers that are one step
    free: bool = False  # only if it can be taken back


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """Something to do, with an id if it may come twice: then it is done once."""

    id: Id | None = None


class CallBot(msgspec.Struct, forbid_unknown_fields=True):
    """The seat of somebody who is away."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    id: Id | None = None


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """One step, or the whole turn."""

    turn: bool = False
    number: Number | None = None  # of the decision that was seen; if it is another by now, nothing is taken back
    id: Id | None = None


class Learn(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a lesson that was heard, or whose card was read."""

    step: Word
    id: Id | None = None


class AskAlways(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to be asked also where nothing that may be done is of use."""

    always: bool = True
    id: Id | None = None


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """A line for everybody at the table."""

    text: Text
    id: Id | None = None


class Done(msgspec.Struct, omit_defaults=True):
    """It is done, and kept; `new` is false where it had been done before."""

    new: bool
    invite: str | None = None  # to a seat that was left, if nobody else was told it


class HintReason(msgspec.Struct):
    """Why an answer is good: a key, and the values of its sentence."""

    key: str
    values: dict[str, str | int]


class Hint(msgspec.Struct):
    """A whole answer: what to send as `choice`, how likely the game seems to be won with it, from 0 to 1, and why."""

    choice: str | list[str]
    chance: float
    reason: HintReason

    @staticmethod
    def of(advice: Advice) -> Hint:
        """The message of a hint."""
        choice = advice.choice if isinstance(advice.choice, str) else list(advice.choice)
        return Hint(choice, advice.chance, HintReason(advice.reason.key, advice.reason.values))


class Hinted(msgspec.Struct):
    """The best whole answers, the best first: each with what to send as `choice`, its chance to win, and a reason."""

    hints: list[Hint]


class Analysed(msgspec.Struct):
    """A finished game as the bots see it, as far as they have come: `done` parts of `of`."""

    finished: bool
    done: int = 0
    of: int = 0  # nought while it waits for its turn
    thoughts: int = 0
    seats: list[int] = []  # whose moves are judged
    sides: list[list[int]] = []  # the seats that win together
    chances: list[StandView] = []
    mistakes: list[MistakeView] = []  # the largest first


class Problem(msgspec.Struct):
    """Why something was refused."""

    code: str
    message: str
    values: dict[str, str | int]


class SeatState(msgspec.Struct):
    """Who sits somewhere, and whether they are here."""

    seat: int
    kind: str  # a person, or which bot
    name: str
    open: bool  # whether the seat is free
    here: bool


class OpenWindow(msgspec.Struct):
    """While somebody may react."""

    until: int  # in milliseconds since 1970
    thinking: list[int]  # who has asked for more time


class Line(msgspec.Struct):
    """A line of chat."""

    number: int
    time: int
    seat: int | None  # null: somebody who watches
    name: str
    text: str


class State(msgspec.Struct):
    """All that a seat, or somebody who watches, may know now."""

    table: str
    phase: Phase
    seat: int | None  # null: somebody who watches
    number: int | None  # of the decision that the seat is asked now
    view: TableView | DraftView | None  # null while seats are free
    events: list[Happened]  # those that are new
    event: int  # how many there are in all
    stands: int  # how many of the game's own events stand
    seats: list[SeatState]
    window: OpenWindow | None = None


class PlayState(State):
    """The state as it is asked for over HTTP, with the chat."""

    chat: list[Line] = []
