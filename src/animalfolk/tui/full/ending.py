"""How a game ended, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.view import View
from animalfolk.i18n import Words
from animalfolk.table import Table


class Result:
    """Who has won, and how far everybody came."""

    def __init__(self, table: Table, words: Words, names: Sequence[str]) -> None:
        self._table = table
        self._words = words
        self._names = names
        self._view: View = table.view(None)
        self._people = [number for number, seat in enumerate(table.seats) if seat.is_person]

    def lines(self) -> list[str]:
        """The result first, then each stall."""
        table = self._table
        if table.resigned and not table.ended_by_rule:
            first = [self._given_up()]
        elif table.company > 0:
            first = [self._company()]
        elif self._view["teams"]:
            first = [self._team()]
        else:
            first = [self._single(seat) for seat in table.winners]
        return [*first, *self._stalls()]

    def _named(self, seats: Sequence[int]) -> str:
        return self._words.listed([self._names[seat] for seat in seats])

    def _given_up(self) -> str:
        gone, won = self._table.resigned, self._table.winners
        key = "screen-end-given-up-one" if len(won) == 1 else "screen-end-given-up"
        said = {"names": self._named(gone), "winners": self._named(won)}
        return self._words.text(key, count=len(gone), turn=self._table.turn, **said)

    def _team(self) -> str:
        won = self._table.winners
        key = "end-won-team-you" if set(self._people) & set(won) else "end-won-team"
        return self._words.text(key, names=self._named(won), turn=self._table.turn)

    def _single(self, seat: int) -> str:
        goal = self._words.text("end-goal", stacks=self._view["rules"]["stacks"])
        key = "end-won-you" if self._people == [seat] else "end-won"
        return self._words.text(key, name=self._names[seat], goal=goal, turn=self._table.turn)

    def _company(self) -> str:
        alone = len(self._table.seats) == 1 and bool(self._people)
        won = "end-won-solo" if alone else "end-won-company"
        key = "end-lost" if self._table.winners == [self._table.company] else won
        stacks = len(self._view["seats"][0]["stall"])
        names = self._named(range(len(self._table.seats)))
        return self._words.text(key, count=len(self._table.seats), names=names, stacks=stacks, turn=self._table.turn)

    def _stalls(self) -> list[str]:
        """How many stacks each has built; partners have one stall."""
        company = self._table.company
        sides = self._view["teams"] or [[seat] for seat in range(len(self._table.seats))]
        lines = [self._stall(side) for side in sides]
        if company > 0:
            count = self._view["seats"][company]["purchases"]
            lines.append(self._words.begun(self._words.text("end-company", name=self._names[company], count=count)))
        return lines

    def _stall(self, side: Sequence[int]) -> str:
        built, goal = len(self._view["seats"][side[0]]["stall"]), self._view["rules"]["stacks"]
        if list(side) == self._people and len(side) == 1:
            return self._words.text("end-stall-you", stacks=built, all=goal)
        if len(side) == 1:
            return self._words.text("end-stall", name=self._names[side[0]], stacks=built, all=goal)
        key = "end-stall-together" if self._table.company > 0 else "end-stall-team"
        return self._words.text(key, names=self._named(side), stacks=built, all=goal)
