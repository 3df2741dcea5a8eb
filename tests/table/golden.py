"""Records that were written once and must be read, played and written the same for ever.

`python -m tests.table.golden` writes them anew, with the bots of that day; the test plays what is stored, without bots.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from animalfolk.game import Draft
from animalfolk.table import Clock, Seat, Settings, Table
from animalfolk.table.seat_record import record_for, record_for_json
from animalfolk.table.store import store, store_json
from tests.table.tables import NAMES, people, settled, table_of

FOLDER = Path(__file__).parent / "golden"
COMMAND = "python -m tests.table.golden"
REACTING = ("owls", "chameleons", "raccoons", "crocodiles", "foxes")
OTHERS = ("ocelots", "polecats", "sloths", "platypuses", "pandas")
NONCE = "0f" * 16


def played(table: Table) -> Table:
    """To the end."""
    table.run_bots()
    return table


def drafted() -> Table:
    """Coins, and decks that were drafted."""
    draft = Draft.new(players=2, seed="5" * 32, gold="by_seat", stacks=4)
    while draft.decision:
        draft.answer(draft.options[0])
    return played(Table(draft.setup(), [Seat("simple", name) for name in NAMES[:2]], Settings(), NONCE))


def resigned() -> Table:
    """Three people, of whom two give up."""
    table = settled(table_of("person", "person", "person", decks=OTHERS), 10)
    table.resign(2)
    settled(table, 4)
    table.resign(0)
    return table


def from_position() -> Table:
    """From the middle of a game."""
    before = settled(table_of("person", "simple", decks=REACTING), 8)
    seats = [Seat("simple", "Anna"), Seat("random", "Ben")]
    return played(Table(before.game.position(), seats, Settings(hold=False, undo="never"), NONCE))


def left() -> Table:
    """Unfinished, with a clock, somebody who has left, something taken back and cards named together."""
    table = table_of("person", "person", "simple", settings=Settings(undo="agreed", clock=Clock("game", 900, 10)))
    settled(table, 9)
    while table.game.prompt != "act":
        settled(table, 1)
    seat = table.asked or 0
    table.answer(seat, table.number(seat), "inventory", now=4000)
    table.undo(seat, now=5000)
    table.answer(seat, table.number(seat), ["inventory", *table.view(seat)["seats"][seat]["hand"][:1]], now=6000)
    table.leave(1 - seat, now=7000)
    return table


TABLES: dict[str, Callable[[], Table]] = {
    "free-2": lambda: played(table_of("simple", "random")),
    "free-3-reactions": lambda: played(table_of("simple", "simple", "simple", decks=REACTING)),
    "free-4": lambda: played(table_of(*["simple"] * 4, decks=OTHERS, stacks=5)),
    "teams": lambda: played(table_of(*["simple"] * 4, mode="teams", decks=REACTING, stacks=6)),
    "solo": lambda: played(table_of("simple", mode="solo")),
    "coop": lambda: played(table_of("simple", "simple", mode="coop", decks=OTHERS)),
    "draft-gold": drafted,
    "resigned": resigned,
    "position": from_position,
    "left": left,
}


def write_all() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in TABLES.items():
        table = make()
        for ending, text in ((".animalfolk", store(table)), (".jsonl", store_json(table))):
            (FOLDER / f"{name}{ending}").write_text(text, encoding="utf-8", newline="\n")
        (FOLDER / f"{name}.format1").write_text(table.game.record(), encoding="utf-8", newline="\n")
    table = people(left())
    for ending, text in ((".animalfolk", record_for(table, 0)), (".jsonl", record_for_json(table, 0))):
        (FOLDER / f"seat{ending}").write_text(text, encoding="utf-8", newline="\n")  # what Anna has of it


if __name__ == "__main__":
    write_all()
