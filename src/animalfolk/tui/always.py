"""Whether people are asked also where nothing is of use: set once for all games, and told to every table."""

from __future__ import annotations

from animalfolk.table import Table
from animalfolk.tui import preferences

COMMAND = "always"
SETTING, ALWAYS, USEFUL = "ask", "always", "useful"


def asks_always() -> bool:
    """Whether somebody wishes to be asked everything."""
    return preferences.text(SETTING) == ALWAYS


def tell(table: Table) -> None:
    """Tell a table what was set."""
    for seat, who in enumerate(table.seats):
        if who.is_person:
            table.ask_always(seat, asks_always())


def switch(table: Table) -> str:
    """The other way from now on, also in the next game: the message that says so."""
    preferences.keep(SETTING, USEFUL if asks_always() else ALWAYS)
    tell(table)
    return "always-on" if asks_always() else "always-off"
