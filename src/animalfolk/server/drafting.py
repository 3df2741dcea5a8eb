"""Decks that are drafted at the table before the game, as in tournaments: each bans one, then each picks one.

All of it is open, and each answer is kept before anybody is told: bans and picks with their ids, in the game's row.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from animalfolk.bots import BOTS, USUAL, ask
from animalfolk.engine.errors import IllegalChoice, OutOfTurn
from animalfolk.game import Draft
from animalfolk.game.draft import DraftView
from animalfolk.server.errors import NotFound
from animalfolk.server.info import request_of
from animalfolk.server.rows import ChoiceRow, DraftRow, GameRow
from animalfolk.server.setting import new_draft, opening_of, rules_of
from animalfolk.table import LateAnswer
from animalfolk.table.seats import PERSON

if TYPE_CHECKING:
    from animalfolk.server.storage import Storage  # the processes beside the server show drafts, and have no database

Told = Callable[[str], Awaitable[object]]


class Drafting:
    """The draft of one table, from what is kept of it."""

    def __init__(self, game: GameRow, kept: DraftRow) -> None:
        self._game = game
        self._kept = kept
        self._draft = Draft(rules_of(request_of(game)), kept.seed, kept.first, kept.pool)
        for choice in kept.choices:
            self._draft.answer(choice.deck, choice.seat)

    def view(self, seat: int | None) -> DraftView:
        """What everybody sees; the options for whoever is asked."""
        return self._draft.view(seat)

    def number(self, seat: int | None) -> int | None:
        """The number of the decision that this seat is asked now."""
        asked = self._draft.decision
        return asked.number if asked and asked.seat == seat else None

    def answer(self, seat: int, number: int, choice: str | Sequence[str], id_: str) -> bool:
        """Ban or pick a deck; false if this id has done so. What is refused is an error, and nothing has changed."""
        if self._kept.has(seat, id_):
            return False
        asked = self.number(seat)
        if asked is None:
            raise OutOfTurn("somebody else chooses a deck now")
        if asked != number:
            raise LateAnswer(asked, number)
        if not isinstance(choice, str):
            raise IllegalChoice("one deck is banned or picked at a time")
        self._answer(seat, choice, id_)
        return True

    def let_bots(self) -> None:
        """Bots ban and pick until a person is asked."""
        while (asked := self._draft.decision) and self._game.seats[asked.seat].kind != PERSON:
            self.let_bot(asked.seat, self._game.seats[asked.seat].kind)

    def let_bot(self, seat: int, kind: str = USUAL) -> bool:
        """A bot bans or picks for a seat that is asked."""
        if self.number(seat) is None:
            raise OutOfTurn("somebody else chooses a deck now")
        self._answer(seat, ask(BOTS[kind](self._game.id), self._draft, seat), "")
        return True

    def _answer(self, seat: int, deck: str, id_: str) -> None:
        self._draft.answer(deck, seat)
        choices = [*self._kept.choices, ChoiceRow(seat, deck, id_)]
        decks = self._draft.decks if self._draft.is_over else []
        self._kept = msgspec.structs.replace(self._kept, choices=choices, decks=decks)

    def kept(self) -> DraftRow:
        """What is to be kept."""
        return self._kept

    def opening(self, now: int) -> str | None:
        """How the game begins; none while decks are chosen."""
        return opening_of(self._game, self._draft.setup(), now) if self._draft.is_over else None


def begun(game: GameRow) -> DraftRow:
    """The draft of a table at which everybody is there; bots have chosen if they are first."""
    draft = new_draft(request_of(game))
    drafting = Drafting(game, DraftRow(draft.seed, draft.first, draft.pool))
    drafting.let_bots()
    return drafting.kept()


class Drafts:
    """The drafts of all tables."""

    def __init__(self, storage: Storage, told: Told, now: Callable[[], int]) -> None:
        self._storage = storage
        self._told = told
        self._now = now

    async def answer(self, game_id: str, seat: int, number: int, choice: str | Sequence[str], id_: str) -> bool:
        """Ban or pick a deck; false if this id has done so already."""
        return await self._do(game_id, lambda drafting: drafting.answer(seat, number, choice, id_))

    async def let_bot(self, game_id: str, seat: int) -> None:
        """A bot bans or picks for somebody who is not here."""
        await self._do(game_id, lambda drafting: drafting.let_bot(seat))

    async def _do(self, game_id: str, deed: Callable[[Drafting], bool]) -> bool:
        """Do it on what is kept, and keep it; once more where somebody else was faster. False if it was done before."""
        while True:
            drafting = await self._drafting(game_id)
            before = drafting.kept()
            if not deed(drafting):
                return False
            drafting.let_bots()
            now = self._now()
            if await self._storage.draft(game_id, before, drafting.kept(), now, drafting.opening(now)):
                await self._told(game_id)
                return True

    async def _drafting(self, game_id: str) -> Drafting:
        game = await self._storage.game(game_id)
        if game is None:
            raise NotFound("there is no such table")
        if game.draft is None:
            raise OutOfTurn("no decks are chosen at this table")
        return Drafting(game, game.draft)
