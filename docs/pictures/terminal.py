"""Draw terminal-80x24.svg and terminal-160x50.svg from the full-screen game: python docs/pictures/terminal.py"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from animalfolk.bots import ask, make_bot
from animalfolk.engine.view import pending
from animalfolk.game.setup import Setup, make_rules
from animalfolk.i18n import Words
from animalfolk.table import Seat, Table
from animalfolk.tui.full.app import PlayApp

SEED = "0123456789abcdef" * 2
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def played(seats: Sequence[Seat], decks: Sequence[str], turn: int) -> Table:
    """A game at the beginning of the first player's turn, from this turn on."""
    table = Table(Setup.of(decks, make_rules(len(seats), {}), SEED), seats, nonce=SEED)
    while table.turn < turn or table.asked != 0 or pending(table.view(0))["prompt"] != "act":
        if table.bot_turn() is not None:
            table.bot_answer()
        else:
            table.answer(0, table.number(0), ask(make_bot("simple", SEED), table.game, 0))
    return table


async def drawn(table: Table, size: tuple[int, int], keys: Sequence[str]) -> str:
    """The screen after these keys, without fonts from elsewhere."""
    app = PlayApp(table, Words(), lambda table: None)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
        await pilot.pause()
        return FONT.sub("", app.export_screenshot())


if __name__ == "__main__":
    two = [Seat("person", "Anna"), Seat("simple", "Basil")]
    three = [*two, Seat("simple", "Clove")]
    small = asyncio.run(drawn(played(two, ["macaws", "pandas", "squirrels"], 13), (80, 24), ["3", "s"]))
    large = played(three, ["ocelots", "foxes", "owls", "sloths"], 16)
    pictures = {"80x24": small, "160x50": asyncio.run(drawn(large, (160, 50), ["down", "down"]))}
    for name, text in pictures.items():
        target = Path(__file__).with_name(f"terminal-{name}.svg")
        target.write_text(text, encoding="utf-8")
        sys.stdout.write(f"written: {target.name}\n")
