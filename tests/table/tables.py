"""Tables to try things on."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.game.setup import Setup, make_rules
from animalfolk.modes import MODES
from animalfolk.table import Seat, Settings, Table
from tests.support.answers import sensible

DECKS = ("macaws", "pandas", "squirrels", "platypuses", "sloths")
SEED = "0123456789abcdef" * 2
NAMES = ("Anna", "Ben", "Clara", "Dora")


def table_of(
    *kinds: str,
    seed: str = SEED,
    settings: Settings = Settings(),  # noqa: B008
    decks: tuple[str, ...] = DECKS,
    **options: int | str,
) -> Table:
    """A table with these in its seats, with as many of these decks as it needs."""
    rules = make_rules(len(kinds), options)
    decks = decks[: MODES[rules.mode].decks_for(len(kinds))]
    seats = [Seat(kind, name) for kind, name in zip(kinds, NAMES, strict=False)]
    return Table(Setup.of(decks, rules, seed), seats, settings, nonce="ab" * 16)


def people(table: Table) -> Table:
    """Up to where a person is asked."""
    table.run_bots()
    return table


def settled(table: Table, answers: int) -> Table:
    """After so many answers of people, who think like bots."""
    for _ in range(answers):
        people(table)
        seat = table.asked
        if seat is None:
            break
        table.answer(seat, table.number(seat), sensible(table.game, seat, f"{seat}"))
    return people(table)


def first(choice: str | Sequence[str]) -> str:
    """The option with which a whole answer begins."""
    return choice if isinstance(choice, str) else choice[0]
