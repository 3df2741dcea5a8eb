"""The full-screen game from the first screen to the last: menu, set-up, table, replay, and how it is left."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import App
from textual.binding import Binding, BindingType

from animalfolk.game.setup import Setup
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.table import Settings, Table
from animalfolk.table.replay import Replay
from animalfolk.table.shown import USUAL
from animalfolk.tui import saves
from animalfolk.tui.full import menu
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.draft import DraftScreen
from animalfolk.tui.full.language import LanguageScreen
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.passing import YesNo
from animalfolk.tui.full.reading import cards_screen, rules_screen
from animalfolk.tui.full.replaying import ReplayScreen
from animalfolk.tui.full.resume import REPLAY, RESUME, SavedScreen
from animalfolk.tui.full.setup import NewGameScreen
from animalfolk.tui.match import quoted
from animalfolk.tui.opening import open_table
from animalfolk.tui.plain import Plain, Wishes
from animalfolk.tui.plan import Plan, usual_plan
from animalfolk.tui.setting import from_flags

INTERRUPTED = 130  # the exit code after Ctrl-C, as shells have it


class Kept:
    """A table and the file it is kept in."""

    def __init__(self, table: Table, path: Path) -> None:
        self.table = table
        self.path = path
        self.trouble: OSError | None = None  # why it could not be written

    def keep(self, table: Table) -> None:
        """Write it; raises OSError if that does not work, as on a full disk."""
        try:
            saves.save(self.path, table)
            self.trouble = None
        except OSError as error:
            self.trouble = error
            raise


class StartApp(App[int]):
    """One screen after the other, the menu below them all."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]
    CSS = """
    .heading { height: 1; padding: 0 1; background: $primary-darken-2; color: $text; text-style: bold; }
    .heading { text-wrap: nowrap; text-overflow: ellipsis; }
    """

    def __init__(self, words: Words, save: Path | None = None, settings: Settings = USUAL) -> None:
        super().__init__()
        self.title = words.text("begin-title")
        self.words = words
        self._settings = settings  # how the tables made here treat their people
        self.kept: Kept | None = None  # what was played here last
        self._save = save  # where the next game is to be kept, if that was said
        self._first: Callable[[StartApp], None] | None = None
        self.lesson: Wishes | None = None  # what is played in plain lines when the screen is as it was

    @property
    def _is_called(self) -> bool:
        """Whether it was called for one thing alone, so that the menu was never seen."""
        return self._first is not None

    def opens_with(self, first: Callable[[StartApp], None]) -> StartApp:
        """Begin with something else than the menu."""
        self._first = first
        return self

    def on_mount(self) -> None:
        """The menu, and over it what was asked for."""
        self.push_screen(MenuScreen(self.words))
        if self._first:
            self._first(self)

    # from the menu

    @on(MenuScreen.Chosen)
    def _choose(self, event: MenuScreen.Chosen) -> None:
        deeds: dict[str, Callable[[], object]] = {
            menu.PLAY: lambda: self.begin(usual_plan(self.words)._replace(settings=self._settings)),
            menu.LEARN: self.learn,
            menu.NEW: lambda: self.push_screen(NewGameScreen(self.words, self._settings)),
            menu.RESUME: lambda: self.push_screen(SavedScreen(self.words, RESUME), self._resume),
            menu.REPLAY: lambda: self.push_screen(SavedScreen(self.words, REPLAY), self._watch),
            menu.CARDS: lambda: self.push_screen(cards_screen(self.words)),
            menu.LANGUAGE: lambda: self.push_screen(LanguageScreen(self.words)),
            menu.RULES: lambda: self.push_screen(rules_screen(self.words)),
            menu.QUIT: self.action_leave,
        }
        deeds[event.what]()

    @on(NewGameScreen.Begun)
    def _begin(self, event: NewGameScreen.Begun) -> None:
        self.begin(event.plan)

    def _resume(self, kept: tuple[Table, Path] | None) -> None:
        if kept:
            self.resume(*kept)

    def _watch(self, kept: tuple[Table, Path] | None) -> None:
        if kept:
            self.look_back(Replay(kept[0]))

    # doing

    def begin(self, plan: Plan) -> None:
        """A new game, after its draft if there is one."""

        def drafted(setup: Setup | None) -> None:
            if setup:
                self.play(plan.table(setup))
            elif self._is_called:
                self.action_leave()

        if plan.setting.pool:
            self.push_screen(DraftScreen(self.words, plan.setting), drafted)
        else:
            self.play(plan.table())

    def learn(self, path: Path | None = None) -> None:
        """A lesson, this one if it is named: it is in plain lines, so the screen is left."""
        self.lesson = Wishes(resume=path)
        self.exit(0)

    def resume(self, table: Table, path: Path, asked: Sequence[int] = ()) -> None:
        """Go on with a game; those who had left are asked first whether they are back."""
        if table.is_lesson and not table.is_over:
            self.learn(path)
            return
        away = [seat for seat in table.away if seat not in asked and not table.is_over]
        if not away:
            self.play(table, path)
            return

        def said(answer: str | None) -> None:
            if answer == "yes":
                table.come_back(away[0])
            self.resume(table, path, [*asked, away[0]])

        question = self.words.text("begin-back", name=table.names[away[0]])
        self.push_screen(YesNo(self.words, question), said)

    def play(self, table: Table, path: Path | None = None) -> None:
        """Sit down at a table; without a path it is kept in a new file."""
        self.kept = Kept(table, self._save or path or saves.new_file())
        self._save = None
        self.push_screen(TableScreen(table, self.words, self.kept.keep), self._risen)

    def _risen(self, _: None) -> None:
        """Whoever leaves the table leaves the program; after the end of a game the menu is there."""
        if self._is_called or (self.kept and not self.kept.table.is_over):
            self.action_leave()

    def look_back(self, replay: Replay, seat: int | None = None) -> None:
        """A game step by step, from a seat if one is said."""
        self.push_screen(ReplayScreen(replay, self.words, seat), self._looked)

    def _looked(self, _: None) -> None:
        if self._is_called:
            self.action_leave()

    @on(ReplayScreen.PlayOn)
    def _play_on(self, event: ReplayScreen.PlayOn) -> None:
        self.play(event.table)

    # leaving

    def action_leave(self) -> None:
        """Save and go."""
        self._leave(0)

    def action_interrupt(self) -> None:
        """The same, in a hurry."""
        self._leave(INTERRUPTED)

    def _leave(self, code: int) -> None:
        if self.kept:
            with suppress(OSError):  # told when all is over
                self.kept.keep(self.kept.table)
        self.exit(code)


def farewell(words: Words, kept: Kept | None) -> Iterator[str]:
    """What is said when the screen is as it was: where the game is kept, and how to come back."""
    if kept and kept.trouble:
        yield words.text("begin-unsaved", reason=trouble(words, kept.trouble))
    elif kept and kept.table.is_over:
        yield words.text("end-record", file=str(kept.path))
    elif kept:
        yield words.text("end-saved")
        yield "  " + words.text("end-resume", file=quoted(kept.path))
    yield words.text("end-goodbye")


def _run(app: StartApp) -> int:
    code = app.run()
    if app.lesson:
        plain = Plain(app.words, sys.stdin, sys.stdout)
        return plain.play(app.lesson) if app.lesson.resume else plain.learn()
    for line in farewell(app.words, app.kept):
        print(line)
    return code or app.return_code or 0


def run_full(words: Words, wishes: Wishes) -> int:
    """Play full-screen; returns the exit code. A wish that cannot be fulfilled raises SettingError."""
    app = StartApp(words, wishes.save, wishes.settings)
    path = wishes.resume
    if path:
        table = open_table(words, path)
        if table.is_lesson and not table.is_over:
            return Plain(words, sys.stdin, sys.stdout).play(wishes)
        app.opens_with(lambda app: app.resume(table, path))
    elif wishes.are_clear:
        flags = (wishes.people, wishes.bots, wishes.decks, wishes.seed, wishes.way)
        plan = Plan(from_flags(words, *flags), wishes.settings)
        app.opens_with(lambda app: app.begin(plan))
    return _run(app)


def run_replay(words: Words, path: Path, turn: int = 1, seat: int | None = None) -> int:
    """Watch a game step by step, from this turn and seat; returns the exit code.

    A file that cannot be read raises SettingError.
    """
    replay = Replay(open_table(words, path))
    if turn > 1:
        replay.go_to_turn(turn)
    return _run(StartApp(words).opens_with(lambda app: app.look_back(replay, seat)))
