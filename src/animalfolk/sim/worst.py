"""How long the worst positions take that a box can lay out: `python -m animalfolk.sim.worst` writes the table.

Every position is one that a stranger may send: all cards of the decks in one hand, or those that make a search look at
most. Each step is measured in a process of its own, which is ended after a while. `--keep FILE` keeps the figures,
`--beside FILE` puts kept ones beside those of this run, `--out FILE` writes the page.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from animalfolk.bots.base import ask, deals
from animalfolk.bots.hints import hints
from animalfolk.bots.kinds import make_bot
from animalfolk.engine.faces import COPIES, NAME, NUMBER, SET_NUMBER, VALUE, faces_of
from animalfolk.engine.position import HEADER
from animalfolk.game import Game

FIVE = ("squirrels", "chameleons", "pandas", "platypuses", "ocelots")
FOUR = FIVE[:4]
LIMIT = 60.0  # seconds after which a step is ended
BOTS = ("random", "simple", "companion", "novice", "peddler", "trader", "merchant", "master")
SEED = "worst"
PLANNED = {  # of each deck some small cards: the stacks they make can be shared out in very many ways
    "squirrels": (4, 2, 0, 0),
    "chameleons": (3, 2, 1, 0),
    "pandas": (4, 3, 0, 0),
    "platypuses": (2, 2, 1, 1),
    "ocelots": (3, 3, 1, 0),
}


# positions


def all_cards() -> str:
    """All cards of five decks in one hand, but for a stall, a market and what is copied."""
    market = ("loyal_partner", "prepaid_good", "calculations", "new_season", "glue")
    tops = ("winter_is_coming", "essential_purchase", "stashing_vendor", "nostalgic_item")
    stall = _some(FIVE, ("acorn", "gift_voucher", "charm"))[:8]
    lines = [
        "market: " + " ".join(market),
        "bin: essential_purchase",
        "P1 discard: nostalgic_item stashing_vendor",
        "P2 discard: winter_is_coming",
        "P1 stall: " + " | ".join(stall),
        "P1 hand: " + " ".join([*_rest(FIVE, [*market, *tops, *stall]), *["junk"] * 17]),
    ]
    return _position(FIVE, 4, "stacks=10", lines)


def even_cards() -> str:
    """All cards of five decks that are worth 2 or 4, for a stack of 9 that may mix sets, and an empty market."""
    even = [name for name in _rest(FIVE, []) if VALUE[NUMBER[name]] in (2, 4)]
    odd = [name for name in _rest(FIVE, []) if VALUE[NUMBER[name]] in (3, 5)]
    return _position(FIVE, 4, "stacks=10", ["P1 hand: " + " ".join(even), "P1 stall: " + " | ".join(odd[:8])])


def partners() -> str:
    """All cards of four decks in the hands of two partners, for a stack of 10."""
    stall = _some(FOUR, ("acorn", "gift_voucher", "magnet"))[:9]
    cards = _rest(FOUR, [*stall, "nostalgic_item", "empty_chest"])
    lines = [
        "P3 discard: nostalgic_item empty_chest",
        "P1 stall: " + " | ".join(stall),
        "P1 hand: " + " ".join([*cards[::2], *["junk"] * 10]),
        "P3 hand: " + " ".join([*cards[1::2], *["junk"] * 10]),
    ]
    return _position(FOUR, 4, "mode=teams", lines)


def small_cards() -> str:
    """Small cards of five decks in one deck, which can be shared out among the next ten stacks in very many ways."""
    names = [
        NAME[face]
        for deck, counts in PLANNED.items()
        for face, count in zip(faces_of(SET_NUMBER[deck]), counts, strict=False)
        for _ in range(count)
    ]
    market = "market: magnet charm acorn gift_voucher special_offer"
    return _position(
        FIVE, 4, "stacks=10", [market, "P1 hand: " + " ".join(names[:8]), "P1 deck: " + " ".join(names[8:])]
    )


POSITIONS: dict[str, Callable[[], str]] = {
    "all cards": all_cards,
    "even cards": even_cards,
    "partners": partners,
    "small cards": small_cards,
}


def _position(decks: Iterable[str], players: int, rules: str, lines: list[str]) -> str:
    others = [f"P{seat} hand: junk" for seat in range(2, players + 1)]
    told = [line for line in others if not any(given.startswith(line.split(":")[0]) for given in lines)]
    head = [HEADER, "decks: " + " ".join(decks), f"players: {players}", f"rules: {rules}"]
    return "\n".join([*head, *lines, *told]) + "\n"


def _rest(decks: Iterable[str], used: Iterable[str]) -> list[str]:
    """All cards of these decks but those."""
    copies = Counter({NAME[face]: COPIES[face] for deck in decks for face in faces_of(SET_NUMBER[deck])})
    copies.subtract(used)
    return list(copies.elements())


def _some(decks: Iterable[str], names: Iterable[str]) -> list[str]:
    """All copies of these cards."""
    return [name for name in _rest(decks, []) if name in names]


# steps

Work = Callable[[], object]


def steps(game: Game) -> dict[str, Work]:
    """What can be done in a position, by name: the engine's questions, bots, a hint."""
    found: dict[str, Work] = {}
    for action in _actions(game):
        kind = action.partition(" ")[0] if not action.endswith("+bin") else "bin"
        found.setdefault(kind, lambda action=action: _after(game, action))  # type: ignore[misc]
    for bot in BOTS:
        found[bot] = lambda bot=bot: ask(make_bot(bot, SEED), game, game.asked or 0)  # type: ignore[misc]
    found["selections"] = game.selections
    found["hint"] = lambda: hints(game.view(game.asked), deals(game, game.asked or 0))
    if "build" in game.options:
        built = _after(game, "build")
        found["build, trader"] = lambda: ask(make_bot("trader", SEED), built, 0)
        found["build, hint"] = lambda: hints(built.view(0), deals(built, 0))
    if "ask" in game.options:
        laid = _after(game, "ask")
        found["request"] = lambda: _after(laid, laid.options[0], "done")
    return found


def _actions(game: Game) -> list[str]:
    return [option for option in game.options if option.split()[0] in ("build", "buy", "rearrange", "ask", "inventory")]


def _after(game: Game, *answers: str) -> Game:
    later = game.clone()
    for answer in answers:
        if not later.is_over and answer in later.options:
            later.answer(answer)
    return later


def measure(name: str, step: str) -> float:
    """Seconds of the processor for one step, or for reading the position and offering its actions."""
    begun = time.process_time()
    game = Game.from_position(POSITIONS[name]())
    if step != "act":
        work = steps(game)[step]
        begun = time.process_time()
        work()
    return time.process_time() - begun


STEPS: dict[str, tuple[str, ...]] = {
    "all cards": (
        "act",
        "build",
        "buy",
        "bin",
        "rearrange",
        "inventory",
        "selections",
        *BOTS,
        "hint",
        "build, trader",
        "build, hint",
    ),
    "even cards": ("act", "inventory", "selections", *BOTS, "hint"),
    "partners": (
        "act",
        "build",
        "ask",
        "request",
        "inventory",
        "selections",
        *BOTS,
        "hint",
        "build, trader",
        "build, hint",
    ),
    "small cards": ("act", "build", "buy", "selections", *BOTS, "hint"),
}


# the page


def apart(name: str, step: str) -> float:
    """Seconds of one step in a process of its own; LIMIT if it takes longer."""
    command = [sys.executable, __file__, "--one", name, step]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=LIMIT + 5)
    except subprocess.TimeoutExpired:
        return LIMIT
    return min(float(done.stdout), LIMIT)


def page(figures: dict[str, float], before: dict[str, float]) -> str:
    """The table, as a page of the documents."""
    lines = [TITLE, "| position | step | before | now |", "|---|---|---:|---:|"]
    for key, seconds in figures.items():
        name, _, step = key.partition(": ")
        lines.append(f"| {name} | {step} | {_told(before.get(key))} | {_told(seconds)} |")
    return "\n".join(lines) + "\n"


def _told(seconds: float | None) -> str:
    if seconds is None:
        return ""
    return f"over {LIMIT:.0f} s" if seconds >= LIMIT else f"{seconds:.3f} s"


TITLE = f"""# The worst positions

What the engine and the bots take for the worst positions that the box of some decks can lay out, as
`python -m animalfolk.sim.worst` measures them, in seconds of the processor. Each step runs in a process of its own,
which is ended after {LIMIT:.0f} s. A master and a hint end by the clock after 10 s, other work on the machine included.

- *all cards*: {all_cards.__doc__}
- *even cards*: {even_cards.__doc__}
- *partners*: {partners.__doc__}
- *small cards*: {small_cards.__doc__}

*act* reads the position and offers its actions; *build*, *buy*, *bin*, *rearrange*, *ask* and *inventory* offer what
may be chosen first for that action, *request* what the partner may add; *selections* names the
selections of all actions, or finds that there are too many. The names of bots are their answers to *act*, *hint* is a
hint there, and *build, trader* and *build, hint* are the same within a stack. Before: stacks and payments were tried
card by card, and planned stacks one way after the other.
"""


def main() -> None:
    """Measure all, or one step for a process that waits for it."""
    parser = ArgumentParser(prog="python -m animalfolk.sim.worst", description="measure the worst positions")
    parser.add_argument("--one", nargs=2, metavar=("POSITION", "STEP"))
    parser.add_argument("--only", action="append", choices=POSITIONS, metavar="POSITION")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.one:
        sys.stdout.write(f"{measure(*given.one)}\n")
        return
    before = json.loads(given.beside.read_text(encoding="utf-8")) if given.beside else {}
    figures: dict[str, float] = {}
    for name in given.only or POSITIONS:
        for step in STEPS[name]:
            key = f"{name}: {step}"
            never = figures.get(f"{name}: act", 0.0) >= LIMIT  # nothing is asked, so nothing is answered
            figures[key] = LIMIT if never else apart(name, step)
            sys.stdout.write(f"{key} {_told(figures[key])}\n")
            sys.stdout.flush()
    if given.keep:
        given.keep.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if given.out:
        given.out.write_text(page(figures, before), encoding="utf-8")


if __name__ == "__main__":
    main()
