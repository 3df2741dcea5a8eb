"""The table on the screen: market, players and the own hand, dense on small screens, with texts on large ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content

from animalfolk.engine.view_types import View
from animalfolk.i18n import Words
from animalfolk.i18n.words import counts_as, deck_of, plain_name
from animalfolk.tui.full.ink import FAINT, STRONG, Ink, Lines
from animalfolk.tui.full.seats import SeatLines
from animalfolk.tui.full.wrapping import lined
from animalfolk.tui.table import NO_BREAK, by_set, copying, price_at, printed, sorted_hand

NAME_WIDTH = 21
TEXTS = NAME_WIDTH + 8  # where the texts of hand cards begin
BESIDE = 76  # from here on market and players stand beside each other
MARKET = (40, 56)  # how wide the market is, also with texts
ROOMY = (90, 30)  # from here on cards are shown with their texts


class Board(Vertical):
    """Draws any view of a game. The own hand is always seen; the rest scrolls if it must."""

    DEFAULT_CSS = """
    Board { height: 1fr; }
    Board VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
    Board .hand { max-height: 70%; }
    Board Horizontal { height: auto; }
    Board Lines { height: auto; }
    Board .left { width: 40; height: auto; }
    Board .others { width: 1fr; }
    Board.-roomy .left { width: 56; }
    Board.-roomy Lines { margin: 0 0 1 0; }
    Board.-narrow Horizontal { layout: vertical; }
    Board.-narrow .left { width: 1fr; }
    """

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        super().__init__()
        self._words = words
        self._names = names
        self._view: View | None = None
        self._ink: Ink | None = None
        self._shape = (0, False)  # the width that was drawn for, and whether there was much room
        self._market = Lines()
        self._others = Lines(classes="others")
        self._own = Lines()
        self._hand = Lines(classes="hand")
        self._scroll = VerticalScroll(
            Horizontal(Vertical(self._market, self._own, classes="left"), self._others), can_focus=False
        )

    def compose(self) -> ComposeResult:
        """The market above what is the viewer's, the others beside them, the hand below."""
        yield self._scroll
        yield self._hand

    def show(self, view: View) -> None:
        """Draw this view."""
        if self._ink is None or self._view is None or self._view["decks"] != view["decks"]:
            self._ink = Ink(self._words, view["decks"])
        self._view = view
        self._draw()

    def relabel(self) -> None:
        """The names of cards are others from now on."""
        self._ink = None

    def clear(self) -> None:
        """Show nothing, so that nobody sees what another saw."""
        self._view = None
        for part in (self._market, self._others, self._own, self._hand):
            part.update("")

    def on_resize(self, event: events.Resize) -> None:
        """Use the space there is."""
        self.set_class(event.size.width < BESIDE, "-narrow")
        self.set_class(event.size.width >= ROOMY[0] and event.container_size.height >= ROOMY[1], "-roomy")
        shape = (event.size.width, self.has_class("-roomy"))
        if shape != self._shape:
            self._shape = shape
            self._draw()

    def _draw(self) -> None:
        view, ink = self._view, self._ink
        if view is None or ink is None:
            return
        viewer, wide, is_roomy = view["viewer"], self._scroll.scrollable_content_region.width, self.has_class("-roomy")
        seats, market = SeatLines(ink, self._names, is_roomy), MARKET[is_roomy]
        left, right = (wide, wide) if self.has_class("-narrow") else (market - 2, wide - market)
        self._market.update(lined(self._market_lines(view, ink), left))
        others = [*self._teams(view), *seats.others(view), *self._aside(view, ink)]
        own = [] if viewer is None else list(seats.seat(view, viewer))
        if is_roomy:  # the market is long then
            others, own = [*others, Content(""), *own], []
        self._others.update(lined(others, right))
        self._own.update(lined(own, left))
        self._own.display, self._hand.display = bool(own), viewer is not None
        self._hand.update(lined([] if viewer is None else self._hand_lines(view, ink), wide, TEXTS if is_roomy else 2))

    def scroll_by(self, part: int) -> None:
        """Scroll by a half of what is seen, up or down."""
        self._scroll.scroll_relative(y=part * max(1, self._scroll.size.height // 2), animate=False)

    # parts

    def _market_lines(self, view: View, ink: Ink) -> Iterator[Content]:
        text = self._words.text
        piles = text("screen-market-piles", deck=view["market_deck"], junk=view["junk"])
        yield ink.piles(text("screen-market")) + f"  {piles}"
        for slot in range(len(view["market"]) - 1, -1, -1):
            yield self._slot(view, slot, ink)
            name = view["market"][slot]
            if name and self.has_class("-roomy"):
                yield Content("      " + self._words.card_text(name)).stylize(FAINT)
        if view["bin"]:
            top = self._words.card(view["bin"][-1])
            yield Content("   ") + ink.linked(text("screen-bin", count=len(view["bin"]), card=top))

    def _slot(self, view: View, slot: int, ink: Ink) -> Content:
        """A slot of the market, its columns in line."""
        name = view["market"][slot]
        label = self._words.text("table-slot", slot=slot)
        if name is None:
            return Content(f"{label} {self._words.text('table-empty')}")
        worth = f"{printed(name):>2}  {self._words.text('screen-costs', price=price_at(view, slot))}"
        return Content.assemble(f"{label} ", ink.tag(deck_of(name)), " ", ink.card(name, NAME_WIDTH), worth)

    def _teams(self, view: View) -> Iterator[Content]:
        """Who plays with whom, the reader's team first."""
        reader = view["viewer"]
        names = [self._words.text("screen-you") if seat == reader else name for seat, name in enumerate(self._names)]
        teams = [
            self._words.listed([names[seat] for seat in sorted(team, key=lambda seat: bool(seat != reader))])
            for team in sorted(view["teams"], key=lambda team: reader not in team)
        ]
        if teams:
            against = teams[1] if len(teams) > 1 else self._names[-1]  # the Company
            yield Content(self._words.text("table-teams", first=teams[0], second=against))

    def _aside(self, view: View, ink: Ink) -> Iterator[Content]:
        """Cards that lie beside the table just now."""
        aside = [name for name in view["aside"] if name]
        for key, cards in (("screen-set-aside", aside), ("screen-offered", view["offered"])):
            if cards:
                yield ink.linked(self._words.text(key, cards=self._words.cards(cards)))

    def _hand_lines(self, view: View, ink: Ink) -> Iterator[Content]:
        """The own hand, a line for each set, or for each card where there is room."""
        cards = sorted_hand(view)
        if not cards:
            yield Content.styled(self._words.text("screen-hand-empty"), STRONG)
            return
        ways = copying(view)
        total = sum(max([worth for _, worth in ways.get(text, [])], default=value) for text, value in cards)
        yield Content.styled(self._words.text("screen-hand", count=len(cards), total=total), STRONG)
        decks = by_set(view, [text for text, _ in cards])
        groups = [[card for card in cards if deck_of(counts_as(card[0])) == deck] for deck in decks]
        shown = [list(self._set_lines(ink, deck, own, list(ways))) for deck, own in zip(decks, groups, strict=True)]
        if self.has_class("-roomy"):
            yield from (line for lines in shown for line in lines)
        else:
            yield Content("   ").join(Content("  ").join(lines) for lines in shown)
        for text, forms in ways.items():
            yield ink.linked(self._forms(text, forms))

    def _set_lines(self, ink: Ink, deck: str, own: Sequence[tuple[str, int]], ways: Sequence[str]) -> Iterator[Content]:
        """The cards of one set; where there is room, each with its text."""
        for place, (text, value) in enumerate(own):
            said = self._words.card(text) if text in ways else self._hand_card(text, value)
            tag = Content.assemble(ink.tag(deck), NO_BREAK)
            if not self.has_class("-roomy"):
                card = ink.linked(said.replace(" ", NO_BREAK))
                yield tag + card if place == 0 else card
                continue
            name = plain_name(text)
            about = Content("" if name == "junk" else self._words.card_text(name)).stylize(FAINT)
            yield tag + ink.linked(said.ljust(TEXTS - 4).replace(" ", NO_BREAK)) + NO_BREAK + about

    def _hand_card(self, text: str, value: int) -> str:
        """A hand card and what it counts now; if that is not what is printed, both."""
        name, fixed = self._words.chosen(text), printed(counts_as(text))
        if value == fixed:
            return self._words.text("screen-card", card=name, value=value)
        return self._words.text("screen-altered", card=name, value=value, printed=fixed)

    def _forms(self, text: str, forms: Sequence[tuple[str, int]]) -> str:
        """What a card may be used as, each with what it counts then."""
        copies = [self._hand_card(form.partition("=")[2], value) for form, value in forms if "=" in form]
        return self._words.text(
            "table-hand-forms", card=self._words.card(text), count=len(copies), cards=self._words.listed(copies)
        )
