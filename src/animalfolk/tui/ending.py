"""How a game ended, in sentences for everybody at once."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.i18n import Words
from animalfolk.table import Table


class Ending:
    """Who has won, and how far everybody came."""

    def __init__(self, words: Words, names: Sequence[str], table: Table) -> None:
        self._words = words
        self._names = names
        self._table = table
        self._view = table.view(None)
        self._people = [number for number, seat in enumerate(table.seats) if seat.is_person]

    def result(self) -> list[str]:
        """Who has won."""
        if not self._table.ended_by_rule:
            return [self._resigned()]
        if self._table.company > 0:
            return [self._against_company()]
        if self._view["teams"]:
            return [self._team()]
        return [self._single(seat) for seat in self._table.winners]

    def details(self) -> list[str]:
        """How many stacks each has built; what the Company has bought; who did not play to the end."""
        company = self._table.company
        sides = self._view["teams"] or [[seat] for seat in range(len(self._table.seats))]
        lines = [self._stall(side) for side in sides]
        if company > 0:
            count = self._view["seats"][company]["purchases"]
            lines.append(self._words.begun(self._words.text("end-company", name=self._names[company], count=count)))
        return lines + (self._gave_up() if self._table.ended_by_rule else [])

    def _resigned(self) -> str:
        """Somebody has won because the others gave up."""
        gave_up, won = self._table.resigned, self._table.winners
        key = "end-resigned-you" if gave_up == self._people and len(gave_up) == 1 else "end-resigned"
        values = {"winners": self._named(won), "names": self._named(gave_up)}
        counts = {"count": len(won), "resigned": len(gave_up), "turn": self._table.turn}
        return self._words.begun(self._words.text(key, **values, **counts))

    def _gave_up(self) -> list[str]:
        """Who did not play to the end."""
        keys = {seat: "end-gave-up-you" if self._people == [seat] else "end-gave-up" for seat in self._table.resigned}
        return [self._words.text(key, name=self._names[seat]) for seat, key in keys.items()]

    def _named(self, seats: Sequence[int]) -> str:
        return self._words.listed([self._names[seat] for seat in seats])

    def _team(self) -> str:
        """Both partners have won."""
        won = self._table.winners
        key = "end-won-team-you" if set(self._people) & set(won) else "end-won-team"
        return self._words.text(key, names=self._named(won), turn=self._table.turn)

    def _single(self, seat: int) -> str:
        key = "end-won-you" if self._people == [seat] else "end-won"
        stacks = self._view["rules"]["stacks"]
        return self._words.text(key, name=self._names[seat], stacks=stacks, turn=self._table.turn)

    def _against_company(self) -> str:
        seats = len(self._table.seats)
        won = "end-won-solo" if seats == 1 and self._people else "end-won-company"
        key = "end-lost" if self._table.winners == [self._table.company] else won
        stacks = len(self._view["seats"][0]["stall"])
        return self._words.text(key, count=seats, names=self._named(range(seats)), stacks=stacks, turn=self._table.turn)

    def _stall(self, side: Sequence[int]) -> str:
        counts = {"stacks": len(self._view["seats"][side[0]]["stall"]), "all": self._view["rules"]["stacks"]}
        if len(side) == 1:
            key = "end-stall-you" if list(side) == self._people else "end-stall"
            return self._words.text(key, name=self._names[side[0]], **counts)
        key = "end-stall-together" if self._table.company > 0 else "end-stall-team"
        return self._words.text(key, names=self._named(side), **counts)
