"""One game at this terminal: people are asked, bots answer, every answer is saved."""

from __future__ import annotations

from pathlib import Path

from animalfolk.engine.view import View
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story, gather
from animalfolk.table import Table
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.desk import Desk
from animalfolk.tui.keyboard import Keyboard
from animalfolk.tui.lookup import tell
from animalfolk.tui.saves import save


class Match:
    """A table and the file it is kept in."""

    def __init__(self, console: Console, words: Words, table: Table, path: Path) -> None:
        self._console = console
        self._words = words
        self._table = table
        self._path = path
        self._names = table.names + ([words.text("company-name")] if table.company > 0 else [])
        self._people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self._keyboard = Keyboard(console, words, self._names, len(self._people) > 1)
        self._told = [0] * len(table.seats)  # how many events each seat was told (where nobody plays: watchers)
        self._at_keyboard = self._people[0] if len(self._people) == 1 else -1
        self._is_saved = True
        self._shown = (-1, 0)  # to whom the table was shown last, and in which turn

    def say_first(self) -> None:
        """Who plays together, and who begins."""
        view = self._table.view(None)
        if self._table.company < 0 and view["teams"]:
            teams = [self._named(team) for team in view["teams"]]
            self._console.say(self._words.text("start-teams", first=teams[0], second=teams[1]))
        seat = view["active"]
        you = [seat] == self._people
        self._console.say(self._words.text("start-first-you" if you else "start-first", name=self._names[seat]))

    def look_back(self) -> None:
        """After a pause: begin the news at the turn before this one."""
        events = self._table.stands(None)
        begins = [place for place, event in enumerate(events) if event["event"] == "turn_began"]
        self._told = [begins[-2] if len(begins) > 1 else 0] * len(self._table.seats)

    def play(self) -> None:
        """Until somebody has won."""
        self._save()
        while not self._table.is_over:
            self._answer()
            self._save()
        self._finish()

    def _answer(self) -> None:
        if self._table.bot_turn() is not None:
            self._table.bot_answer()
            if not self._people:
                self._news(None)
            return
        seat = self._table.asked
        assert seat is not None
        is_new = self._hand_over(seat)
        self._news(seat)
        view = self._table.view(seat)
        prompt, is_theirs = view["decision"]["prompt"], view["active"] == seat
        if is_new or prompt == "act" or (is_theirs and (seat, view["turn"]) != self._shown):
            self._shown = (seat, view["turn"])
            self._console.say()
            self._keyboard.show_table(view)
        elif prompt == "react":
            self._console.say()
            self._keyboard.show_hand(view)
        self._keyboard.answer(Desk(self._table), seat)

    def _hand_over(self, seat: int) -> bool:
        """Another person takes the keyboard: what the one before saw goes out of sight. Whether that is so."""
        if seat == self._at_keyboard:
            return False
        self._console.hide()
        self._console.rule()
        self._console.say(self._words.text("pass-on", name=self._names[seat]))
        if self._console.ask(self._words.text("ask")).lower() in ("q", "quit"):
            raise LeaveError
        self._at_keyboard = seat
        return True

    def _news(self, seat: int | None) -> None:
        """What happened since this seat was told last."""
        place = seat or 0
        since = self._told[place]
        events = self._table.stands(seat)
        before = events[since - 1]["event"] if since else ""
        told, used = gather(events[since:], before)
        self._told[place] += used
        if told and (told[-1].event, told[-1].seat) == ("turn_began", seat):
            told.pop()  # the table that follows says so
        tell(self._console, Story(self._words, self._names, seat), told)

    # the end

    def _finish(self) -> None:
        """Tell how it ended, to everybody at once."""
        reader = self._at_keyboard if self._at_keyboard in self._people else None
        self._news(reader)
        self._console.say()
        self._console.rule()
        view = self._table.view(None)
        if self._table.company > 0:
            self._finish_company(view)
        elif view["teams"]:
            self._finish_teams(view)
        else:
            self._finish_alone(view)
        self._say_record()

    def _finish_teams(self, view: View) -> None:
        """Both partners have won."""
        won = self._table.winners
        key = "end-won-team-you" if set(self._people) & set(won) else "end-won-team"
        self._console.say(self._words.text(key, names=self._named(won), turn=self._table.turn))
        for team in view["teams"]:
            built, all_ = len(view["seats"][team[0]]["stall"]), view["rules"]["stacks"]
            text = self._words.text("end-stall-team", names=self._named(team), stacks=built, all=all_)
            self._console.say(text, indent=2)

    def _named(self, seats: list[int]) -> str:
        return self._words.listed([self._names[seat] for seat in seats])

    def _finish_alone(self, view: View) -> None:
        for seat in self._table.winners:
            you = self._people == [seat]
            goal = self._words.text("end-goal", stacks=view["rules"]["stacks"])
            key = "end-won-you" if you else "end-won"
            self._console.say(self._words.text(key, name=self._names[seat], goal=goal, turn=self._table.turn))
        for seat, seen in enumerate(view["seats"]):
            key = "end-stall-you" if self._people == [seat] else "end-stall"
            built, all_ = len(seen["stall"]), view["rules"]["stacks"]
            self._console.say(self._words.text(key, name=self._names[seat], stacks=built, all=all_), indent=2)

    def _finish_company(self, view: View) -> None:
        """How a game against the Company ended."""
        text, turn = self._words.text, self._table.turn
        alone = len(self._table.seats) == 1
        you = alone and bool(self._people)
        values = {"name": self._names[0], "names": self._words.listed([seat.name for seat in self._table.seats])}
        counts = {"stacks": len(view["seats"][0]["stall"]), "all": view["rules"]["stacks"], "turn": turn}
        won = "end-won-solo" if you else "end-won-company"
        ended = "end-lost" if self._table.winners == [self._table.company] else won
        self._console.say(text(ended, count=len(self._table.seats), **values, **counts))
        built = "end-stall-you" if you else "end-stall" if alone else "end-stall-together"
        self._console.say(text(built, **values, **counts), indent=2)
        company = view["seats"][self._table.company]
        bought = text("end-company", name=self._names[self._table.company], count=company["purchases"])
        self._console.say(self._words.begun(bought), indent=2)

    def _say_record(self) -> None:
        """Where the record is kept."""
        if self._is_saved:
            self._console.copy(self._words.text("end-record", file=str(self._path)))
        self._console.flush()

    def leave(self) -> None:
        """Before the end: say how to come back."""
        self._save()
        if self._is_saved:
            self._console.say(self._words.text("end-saved"))
            self._console.copy("  " + self._words.text("end-resume", file=quoted(self._path)))

    def _save(self) -> None:
        """Keep the game; a full disk is told once and stops nobody."""
        try:
            save(self._path, self._table)
            self._is_saved = True
        except OSError as error:
            if self._is_saved:
                self._console.say(self._words.text("save-failing", reason=error.strerror or str(error)))
            self._is_saved = False


def quoted(path: Path) -> str:
    """A path as it can be typed."""
    return f'"{path}"' if " " in str(path) else str(path)
