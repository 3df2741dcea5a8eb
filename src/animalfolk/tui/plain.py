"""The game in plain lines: no colours, no moving about, fit for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TextIO

from animalfolk.engine.rules import value_text
from animalfolk.game.setup import Setup, new_seed
from animalfolk.i18n import Words
from animalfolk.table import Settings, Table
from animalfolk.tui import saves
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.deeds import agrees
from animalfolk.tui.drafting import DraftTable
from animalfolk.tui.learning import new_lesson, unfinished
from animalfolk.tui.lookup import Lookup
from animalfolk.tui.match import INTERRUPTED, Match
from animalfolk.tui.opening import SavedGames, open_table
from animalfolk.tui.replaying import PlainReplay
from animalfolk.tui.saves import Saved
from animalfolk.tui.set_up import Questions
from animalfolk.tui.setting import Setting, SettingError, Way, from_flags
from animalfolk.tui.speaking import COMMAND, ask_language


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    people: Sequence[str] = ()
    bots: int | None = None
    decks: Sequence[str] = ()
    seed: str | None = None
    resume: Path | None = None
    save: Path | None = None
    way: Way = Way()
    settings: Settings = Settings()

    @property
    def are_clear(self) -> bool:
        """Whether nothing needs to be asked."""
        said = self.people or self.decks or self.seed or self.resume or self.way != Way()
        return bool(said) or self.bots is not None


class Plain:
    """From the first line to the last."""

    def __init__(self, words: Words, reads: TextIO, writes: TextIO) -> None:
        self._words = words
        self._streams = (reads, writes)
        self._console = Console(reads, writes)
        self._aim = ""  # as it was said last
        self._settings = Settings()

    def play(self, wishes: Wishes) -> int:
        """Play one game; returns the exit code. A wish that cannot be fulfilled raises SettingError."""
        return self._run(lambda: self._open(wishes))

    def learn(self, anew: bool = False, save: Path | None = None) -> int:
        """Learn the game by playing; a lesson that was left goes on, unless it is to begin anew."""
        return self._run(lambda: self._lesson(anew, save))

    def _run(self, opened: Callable[[], Match]) -> int:
        try:
            match = opened()
        except LeaveError:
            return self._leave(0)
        except KeyboardInterrupt:
            self._console.say()
            return self._leave(INTERRUPTED)
        return match.run()

    def _leave(self, code: int) -> int:
        self._console.say(self._words.text("end-goodbye"))
        self._console.flush()
        return code

    # beginning

    def _open(self, wishes: Wishes) -> Match:
        self._settings = wishes.settings
        if wishes.resume:
            return self._resume(wishes.resume, wishes.save)
        setting = from_flags(self._words, wishes.people, wishes.bots, wishes.decks, wishes.seed, wishes.way)
        self._console.rule()
        self._console.say(self._words.text("start-title"))
        self._console.rule()
        self._console.say(self._words.text("start-about"))
        self._say_aim(setting)
        if wishes.are_clear:
            return self._begin(setting, wishes.save)
        left = saves.left()
        self._offer(setting, left)
        return self._chosen(setting, left, wishes.save)

    def _chosen(self, setting: Setting, left: Saved | None, save: Path | None) -> Match:
        """The game that somebody wants: as it is offered, set up by questions, or a saved one."""
        while True:
            typed = self._ask().lower()
            if not typed:
                return self._begin(setting, save)
            if typed == "s":
                return self._begin(self._set_up(), save)
            match = None
            if typed == "l":
                return self._lesson(False, save)
            if typed == "u" and left:
                match = self._saved_game(left, save)
            elif typed == "g":
                game = SavedGames(self._console, self._words).choose()
                match = self._saved_game(game, save) if game else None
            else:
                self._explain(typed)
            if match:
                return match
            self._console.say(self._words.text("start-how"))

    def _lesson(self, anew: bool, save: Path | None) -> Match:
        """The lesson that was left, or a new one."""
        path = None if anew else unfinished()
        table = open_table(self._words, path) if path else new_lesson(self._words)
        self._console.rule(self._words.text("lesson-title"))
        if path:
            self._console.say(self._words.text("lesson-goes-on"))
        return Match(self._console, self._words, table, save or path or saves.new_file())

    def _set_up(self) -> Setting:
        """A game set up by questions; what they say about taking back is said to the table."""
        plan = Questions(self._words, self._asked, self._console.say).plan(undo=self._settings.undo)
        self._settings = self._settings._replace(undo=plan.settings.undo)
        return plan.setting

    def _saved_game(self, game: Saved, save: Path | None) -> Match | None:
        """Go on with a saved game, or look through one that is over; nothing if it cannot be."""
        try:
            if not game.is_over:
                return self._resume(game.path, save)
            return PlainReplay(self._words, *self._streams).look(game.path)
        except SettingError as error:
            self._console.say(str(error))
            return None

    def _say_aim(self, setting: Setting) -> None:
        """What wins a game that is set up so, unless that was said last."""
        rules = setting.rules
        aim = self._words.text("start-aim", mode=value_text("mode", rules.mode), stacks=rules.stacks)
        if aim != self._aim:
            self._console.say(aim)
        self._aim = aim

    def _offer(self, setting: Setting, left: Saved | None) -> None:
        """Say what Enter begins, and what else there is."""
        others = [seat.name for seat in setting.seats if not seat.is_person]
        bots, people = self._words.listed(others), len(setting.seats) - len(others)
        decks = self._words.listed([self._words.deck(deck) for deck in setting.decks])
        self._console.say()
        self._console.say(self._words.text("start-offer", people=people, bots=bots, count=len(others), decks=decks))
        self._console.say(self._words.text("start-how"))
        if not any(game.is_over for game in islice(saves.saved(), saves.LOOKED_AT)):
            self._console.say(self._words.text("start-learn"))
        if left:
            names = self._words.listed(left.names)
            self._console.say(self._words.text("start-unfinished", names=names, turn=left.turn))
        if next(saves.saved(), None):
            self._console.say(self._words.text("start-saved"))

    def _explain(self, typed: str) -> None:
        """Before the game the rules and the help can be read already."""
        lookup = Lookup(self._console, self._words, [])
        if typed in ("?", "h", "help"):
            lookup.help()
        elif typed.partition(" ")[0] == COMMAND:
            ask_language(self._console, self._words, typed.partition(" ")[2])
        elif typed == "r":
            lookup.rules()
        elif typed in ("q", "quit"):
            raise LeaveError
        else:
            self._console.say(self._words.text("ask-unknown", input=typed))

    def _ask(self) -> str:
        return self._console.ask(self._words.text("ask"))

    def _asked(self, question: str) -> str:
        """What is typed, unless somebody wants to leave, or help; then the question comes again."""
        while True:
            self._console.say(question)
            typed = self._ask()
            if typed.lower() in ("q", "quit"):
                raise LeaveError
            if typed != "?":
                return typed
            self._console.say(self._words.text("setup-help"))

    def _begin(self, setting: Setting, path: Path | None) -> Match:
        setup = self._drafted(setting) if setting.pool else setting.setup()
        self._say_aim(setting)
        self._console.say()
        self._console.say(self._words.text("start-decks"))
        for deck in setup.decks:
            text = self._words.text("start-deck", name=self._words.deck(deck), line=self._words.deck(deck, "line"))
            self._console.say(text, indent=2, hang=2)
        table = Table(setup, setting.seats, self._settings, new_seed(None))
        match = Match(self._console, self._words, table, path or saves.new_file())
        match.say_first()
        return match

    def _drafted(self, setting: Setting) -> Setup:
        """The set-up after its draft."""
        draft = setting.draft()
        self._console.say()
        DraftTable(self._words, self._asked, self._console.say).hold(draft, setting.seats)
        return draft.setup()

    def _resume(self, path: Path, save: Path | None) -> Match:
        """Go on with a saved game."""
        table = open_table(self._words, path)
        if not table.is_over:
            self._console.say(self._words.text("start-resumed", names=self._words.listed(table.names), turn=table.turn))
        self._welcome_back(table)
        match = Match(self._console, self._words, table, save or path)
        match.look_back()
        return match

    def _welcome_back(self, table: Table) -> None:
        """Ask whether those who had left the table are here again."""
        for seat in table.away if not table.is_over else []:
            if agrees(self._console, self._words, self._words.text("start-back", name=table.names[seat])):
                table.come_back(seat)
