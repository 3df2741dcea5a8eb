"""What was filled in for a new game, so that it stays when the form is said anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from textual.screen import Screen
from textual.widgets import Collapsible, Input, TabbedContent

from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.setup_decks import DeckPage
from animalfolk.tui.full.setup_seats import Seating, SeatRow


class Entries(NamedTuple):
    """All that somebody chose, marked or typed, by where it stands; and what is in sight."""

    mode: int
    chosen: Mapping[str | None, str]
    typed: Mapping[str | None, str]
    decks: list[str]
    page: str
    is_folded: bool


def entries(form: Screen[None]) -> Entries:
    """What a form holds; names that are still the usual ones are none."""
    usual = [row.line for row in form.query(SeatRow) if row.is_usual]
    return Entries(
        mode=form.query_one(Seating).mode,
        chosen={chooser.id: chooser.value for chooser in form.query(Chooser)},
        typed={line.id: line.value for line in form.query(Input) if line not in usual},
        decks=form.query_one(DeckPage).chosen,
        page=form.query_one(TabbedContent).active,
        is_folded=form.query_one(Collapsible).collapsed,
    )


def fill(form: Screen[None], kept: Entries) -> None:
    """Fill in a new form as another one was."""
    for chooser in form.query(Chooser):
        chooser.choose(kept.chosen[chooser.id])
    for line in form.query(Input):
        line.value = kept.typed.get(line.id, line.value)
    form.query_one(Seating).choose(kept.mode)
    form.query_one(DeckPage).choose(kept.decks)
    form.query_one(Collapsible).collapsed = kept.is_folded
    form.query_one(TabbedContent).active = kept.page
