"""What is kept, as plain data."""

from __future__ import annotations

import msgspec

from animalfolk.table.seats import PERSON

OPEN, DRAFTING, RUNNING, OVER = "open", "drafting", "running", "over"
CLOSED = "closed"  # for good: it took more computing than it may
PHASES = (OPEN, DRAFTING, RUNNING, OVER, CLOSED)
VISIBILITIES = (PUBLIC, LINK) = ("public", "link")
OPENERS = (TO_SIT, TO_JOIN, TO_WATCH) = ("seat", "invite", "watch")  # what a token of a link is for
PEOPLE, BOTS, LESSON = "people", "bots", "lesson"  # what a table is: for several people, for one, to learn at
RECORD, BRANCH = "record", "branch"  # opened from a record, or going on from a step of another game
NEW, PLAYED = "new", "played"  # what bytes are for: visitors, tables and links; what is done and said at tables
NAME = 100  # letters of a name, at most
FORMAT = 1  # of openings and entries; of a newer one nothing is read


class VisitorRow(msgspec.Struct, frozen=True):
    """Somebody with a name and a token."""

    id: str
    name: str
    token_hash: str
    created: int


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a table: a bot's, an open one with its invitation, or one that somebody has taken."""

    seat: int
    kind: str  # `person` or a kind of bot
    name: str
    visitor_id: str | None = None
    token_hashes: list[str] = []  # of whoever sits there, the oldest first; none while it is free
    invite_hash: str | None = None  # good while it is free

    @property
    def is_free(self) -> bool:
        """Whether a person may sit down there."""
        return self.kind == PERSON and not self.token_hashes


class ChoiceRow(msgspec.Struct, frozen=True):
    """A deck that somebody has banned or picked; a bot has no id."""

    seat: int
    deck: str
    id: str = ""


class DraftRow(msgspec.Struct, frozen=True):
    """How decks are drafted, what was banned and picked so far, and at the end the decks."""

    seed: str
    first: int
    pool: list[str]
    choices: list[ChoiceRow] = []
    decks: list[str] = []

    def has(self, seat: int, id_: str) -> bool:
        """Whether a person's answer with this id is kept."""
        return any((choice.seat, choice.id) == (seat, id_) for choice in self.choices)


class GameRow(msgspec.Struct, frozen=True):
    """A table: how it was asked for, who sits there, how far it is."""

    id: str
    created: int
    updated: int
    phase: str
    visibility: str
    request: str  # JSON of messages.NewTable, as it was asked for
    watch_hash: str
    seats: list[SeatRow]
    format: int = FORMAT  # of opening and entries
    opening: str | None = None  # the table's record before the first answer, once all seats are taken
    winners: list[int] | None = None  # once it is over
    previous: str | None = None  # the table of which this is the rematch
    draft: DraftRow | None = None  # once decks are drafted
    kind: str = PEOPLE


class ChatRow(msgspec.Struct, frozen=True):
    """A line that somebody said."""

    time: int
    seat: int | None  # none: somebody who watches
    name: str
    text: str
    number: int = 0


class Found(msgspec.Struct, frozen=True):
    """What a token opens."""

    kind: str  # seat, invite or watch
    game_id: str
    seat: int | None = None
