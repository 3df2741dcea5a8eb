"""A new game: pages to fill in, a line that says what will be played, and what cannot be said in words."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Button, Input, Static, TabbedContent, TabPane

from animalfolk.i18n import Words
from animalfolk.modes import MODES
from animalfolk.table import Settings
from animalfolk.table.shown import USUAL
from animalfolk.tui.full.keybar import ESCAPE, TAB, Key, KeyBar
from animalfolk.tui.full.language import Spoken
from animalfolk.tui.full.setup_decks import DeckPage
from animalfolk.tui.full.setup_entries import entries, fill
from animalfolk.tui.full.setup_options import OptionPage
from animalfolk.tui.full.setup_seats import Seating
from animalfolk.tui.full.wrapping import Prose
from animalfolk.tui.plan import Form, Plan, usual_plan
from animalfolk.tui.setting import DRAFT, SettingError, way_name

KEYS = (
    Key("←"),
    Key("→", "begin-key-change"),
    Key(TAB, "begin-key-next", "app.focus_next"),
    Key("^N", "begin-key-page", "screen.page"),
    Key("^S", "begin-key-begin", "screen.begin"),
    Key(ESCAPE, "begin-key-back", "screen.back"),
)
PAGES = ("players", "decks", "options")
FIRST = {"players": "#mode", "decks": "#how", "options": "#option-stacks"}  # what is filled in first there


class NewGameScreen(Spoken):
    """Players, decks and options. What was filled in is still there after a game, or a draft that was broken off."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("ctrl+s", "begin", show=False, priority=True),
        Binding("ctrl+n", "page", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    NewGameScreen TabbedContent { height: 1fr; }
    NewGameScreen TabPane { padding: 0; }
    NewGameScreen #summary { height: auto; max-height: 3; padding: 0 1; }
    NewGameScreen #summary.wrong { color: $text-error; }
    NewGameScreen #buttons { height: 1; padding: 0 1; }
    NewGameScreen Button { margin-right: 2; }
    """

    class Begun(Message):
        """A game is to begin."""

        def __init__(self, plan: Plan) -> None:
            super().__init__()
            self.plan = plan

    def __init__(self, words: Words, settings: Settings = USUAL) -> None:
        super().__init__()
        self._words = words
        self._settings = settings  # how the table treats its people, as far as the form does not ask
        self._is_wrong = False  # whether what cannot be was told

    def compose(self) -> ComposeResult:
        """Three pages and what comes of them."""
        text = self._words.text
        yield Static(text("begin-new-title"), classes="heading")
        with TabbedContent():
            with TabPane(text("begin-page-players"), id="players"):
                yield Seating(self._words, usual_plan(self._words).setting.seats)
            with TabPane(text("begin-page-decks"), id="decks"):
                yield DeckPage(self._words)
            with TabPane(text("begin-page-options"), id="options"):
                yield OptionPage(self._words, self._settings.undo)
        yield Prose(id="summary")
        with Horizontal(id="buttons"):
            yield Button(text("begin-start"), variant="primary", compact=True, id="begin")
            yield Button(text("begin-leave-form"), compact=True, id="back")
        yield KeyBar(self._words, KEYS)

    def on_mount(self) -> None:
        """The way to play comes first."""
        self.query_one("#mode").focus()

    @property
    def speech(self) -> Words:
        """What the form speaks with."""
        return self._words

    async def relabel(self) -> None:
        """A new form, filled in as the one before."""
        kept, focused = entries(self), self.focused
        await self.recompose()
        fill(self, kept)
        self._change()
        place = f"#{focused.id}" if focused and focused.id else FIRST[kept.page]
        self.call_after_refresh(self.query_one(place).focus)

    # what is filled in

    def _form(self) -> Form:
        seating, decks, options = self.query_one(Seating), self.query_one(DeckPage), self.query_one(OptionPage)
        return Form(
            seats=seating.seats,
            decks=decks.decks,
            options={"mode": seating.mode_name, **options.options},
            first=seating.first if seating.count > 1 else "random",
            seed=options.seed,
            undo=options.undo,
        )

    @on(Seating.Changed)
    @on(DeckPage.Changed)
    def _change(self) -> None:
        """What one page says changes the others."""
        seating, decks = self.query_one(Seating), self.query_one(DeckPage)
        decks.need(MODES[seating.mode].decks_for(seating.count))
        drafts = decks.how == DRAFT
        self.query_one(OptionPage).suit(seating.mode, seating.mode_name, seating.count, drafts)
        self._say()

    def _say(self, telling: bool = False) -> Plan | None:
        """What will be played; what is wrong is told when somebody wants to begin, and until it is mended."""
        summary = self.query_one("#summary", Prose)
        plan: Plan | None = None
        try:
            plan = self._form().plan(self._words)
            summary.update(self._summary(plan))
            self._is_wrong = False
        except SettingError as error:
            self._is_wrong = self._is_wrong or telling
            summary.update(str(error) if self._is_wrong else "")
        summary.set_class(self._is_wrong, "wrong")
        return plan

    def _summary(self, plan: Plan) -> str:
        setting = plan.setting
        names = self._words.listed([seat.name for seat in setting.seats])
        way = way_name(self._words, setting.rules.mode)
        how = self.query_one(DeckPage).how
        if setting.pool or how == "random":
            return self._words.text("begin-summary-open", way=way, names=names, how=how)
        decks = self._words.listed([self._words.deck(deck, "short") for deck in setting.decks])
        return self._words.text("begin-summary", way=way, names=names, decks=decks)

    # doing

    def action_begin(self) -> None:
        """Begin, or say why not."""
        plan = self._say(telling=True)
        if plan:
            settings = self._settings._replace(undo=plan.settings.undo)
            self.post_message(self.Begun(plan._replace(settings=settings)))

    def action_back(self) -> None:
        """To the menu."""
        self.dismiss()

    def action_page(self) -> None:
        """The next page."""
        pages = self.query_one(TabbedContent)
        pages.active = PAGES[(PAGES.index(pages.active) + 1) % len(PAGES)]
        self.call_after_refresh(self.query_one(FIRST[pages.active]).focus)

    @on(Input.Submitted)
    def _next(self) -> None:
        self.focus_next()

    @on(Button.Pressed, "#begin")
    def _begin(self) -> None:
        self.action_begin()

    @on(Button.Pressed, "#back")
    def _back(self) -> None:
        self.action_back()
