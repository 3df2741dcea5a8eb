"""How a game ended, told to everybody at once."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.view import View
from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui.console import Console


class Ending:
    """Says who has won, and how far everybody came."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], table: Table) -> None:
        self._console = console
        self._words = words
        self._names = names
        self._table = table
        self._people = [number for number, seat in enumerate(table.seats) if seat.is_person]

    def tell(self) -> None:
        """All of it."""
        view = self._table.view(None)
        if not self._table.ended_by_rule:
            self._resigned()
        if self._table.company > 0:
            self._company(view)
        elif view["teams"]:
            self._teams(view)
        else:
            self._alone(view)
        if self._table.ended_by_rule:
            self._gave_up()

    def _resigned(self) -> None:
        """Somebody has won because the others gave up."""
        gave_up = self._table.resigned
        key = "end-resigned-you" if gave_up == self._people else "end-resigned"
        if len(gave_up) > 1:
            key = "end-resigned"
        won = self._table.winners
        values = {"winners": self._named(won), "names": self._named(gave_up)}
        text = self._words.text(key, count=len(won), turn=self._table.turn, **values)
        self._console.say(self._words.begun(text))

    def _gave_up(self) -> None:
        """Who did not play to the end."""
        for seat in self._table.resigned:
            key = "end-gave-up-you" if self._people == [seat] else "end-gave-up"
            self._console.say(self._words.text(key, name=self._names[seat]), indent=2)

    def _named(self, seats: Sequence[int]) -> str:
        return self._words.listed([self._names[seat] for seat in seats])

    def _teams(self, view: View) -> None:
        """Both partners have won."""
        won = self._table.winners
        if self._table.ended_by_rule:
            key = "end-won-team-you" if set(self._people) & set(won) else "end-won-team"
            self._console.say(self._words.text(key, names=self._named(won), turn=self._table.turn))
        for team in view["teams"]:
            built, all_ = len(view["seats"][team[0]]["stall"]), view["rules"]["stacks"]
            text = self._words.text("end-stall-team", names=self._named(team), stacks=built, all=all_)
            self._console.say(text, indent=2)

    def _alone(self, view: View) -> None:
        all_ = view["rules"]["stacks"]
        for seat in self._table.winners if self._table.ended_by_rule else []:
            key = "end-won-you" if self._people == [seat] else "end-won"
            self._console.say(self._words.text(key, name=self._names[seat], stacks=all_, turn=self._table.turn))
        for seat, seen in enumerate(view["seats"]):
            key = "end-stall-you" if self._people == [seat] else "end-stall"
            text = self._words.text(key, name=self._names[seat], stacks=len(seen["stall"]), all=all_)
            self._console.say(text, indent=2)

    def _company(self, view: View) -> None:
        """How a game against the Company ended."""
        text, turn = self._words.text, self._table.turn
        alone = len(self._table.seats) == 1
        you = alone and bool(self._people)
        values = {"name": self._names[0], "names": self._words.listed(self._table.names)}
        counts = {"stacks": len(view["seats"][0]["stall"]), "all": view["rules"]["stacks"], "turn": turn}
        won = "end-won-solo" if you else "end-won-company"
        ended = "end-lost" if self._table.winners == [self._table.company] else won
        if self._table.ended_by_rule:
            self._console.say(text(ended, count=len(self._table.seats), **values, **counts))
        built = "end-stall-you" if you else "end-stall" if alone else "end-stall-together"
        self._console.say(text(built, **values, **counts), indent=2)
        company = view["seats"][self._table.company]
        bought = text("end-company", name=self._names[self._table.company], count=company["purchases"])
        self._console.say(self._words.begun(bought), indent=2)
