"""All numbers of the bots in one: where tuning begins, and how they are kept and written into the package.

`python -m animalfolk.sim.numbers tuned.json learned.json` writes src/animalfolk/bots/worths.py anew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from animalfolk.bots import learned, worths
from animalfolk.bots.heuristic import Heuristic
from animalfolk.bots.outlook import PLAIN, Outlook
from animalfolk.bots.quick import Quick
from animalfolk.bots.weights import ROUND_POINTS, ROUND_THUMB, Weights
from animalfolk.engine.faces import JUNK, NAME, faces_of

JUNK_NAME = NAME[JUNK]
CARDS = [NAME[face] for folk in range(12) for face in faces_of(folk)]
HEAD = '''"""All numbers of the bots that were found by play: written by animalfolk.sim.numbers, see docs/bots.md.

THUMB: what rules of thumb weigh, see weights.py for what each is
POINTS: techniques that are weighed against purchases
WORTHS: of each card how much more it is wished for than its value tells, how much more it is missed in hand, and what
    it adds to the outlook of whoever owns it
JUNK_WORTH: what a card of junk adds to the outlook
BESIDE: of each card and of junk how much more it adds beside each of the twelve decks
OUTLOOK: the outlook beside the cards, see the features of outlook.py
COMPANY: the outlook against the Company
"""

from __future__ import annotations

from typing import Final

'''


class Numbers(NamedTuple):
    """The numbers of rules of thumb, then those of the outlook."""

    thumb: list[float]
    points: dict[str, float]
    wished: dict[str, float]
    missed: dict[str, float]
    outlook: list[float]
    owned: dict[str, float]
    junk: float
    company: list[float]
    beside: dict[str, list[float]]

    def quick(self) -> Quick:
        """A bot that plays by them."""
        return Quick(Weights(self.thumb, self.points, self.wished, self.missed))

    def heuristic(self) -> Heuristic:
        """One that plans its turns by them."""
        return Heuristic(self.quick(), self.judge())

    def judge(self) -> Outlook:
        """An outlook by them."""
        return learned.judge(self.outlook, {**self.owned, JUNK_NAME: self.junk}, self.company, self.beside)


def usual() -> Numbers:
    """Those of the package."""
    return Numbers(
        list(worths.THUMB),
        dict(worths.POINTS),
        {name: row[0] for name, row in worths.WORTHS.items()},
        {name: row[1] for name, row in worths.WORTHS.items()},
        list(worths.OUTLOOK),
        {name: row[2] for name, row in worths.WORTHS.items()},
        worths.JUNK_WORTH,
        list(worths.COMPANY),
        {name: list(row) for name, row in worths.BESIDE.items()},
    )


def simple() -> Numbers:
    """Where tuning begins: a few round numbers set by hand, and every card worth its value."""
    none = dict.fromkeys(CARDS, 0.0)
    return Numbers(
        ROUND_THUMB.copy(),
        ROUND_POINTS.copy(),
        none,
        none.copy(),
        [10.0] + [0.0] * (PLAIN - 1),
        none.copy(),
        0.0,
        [1.0, 0.5, 0.5, 0.5, -1.0, -5.0],
        {},
    )


def read(*paths: Path, base: Numbers | None = None) -> Numbers:
    """Numbers from files, the later before the earlier; what is in none of them is as usual."""
    found: dict[str, Any] = (base or usual())._asdict()
    for path in paths:
        kept = json.loads(path.read_text(encoding="utf-8"))
        found |= {name: kept[name] for name in Numbers._fields if name in kept}
    return Numbers(**found)


def mark_of(data: Any) -> str:
    """A short text that is another for other data: by it a run knows what it was begun with."""
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()


def write(path: Path, values: dict[str, Any]) -> None:
    """Keep numbers, or what else belongs to a run; never half of it."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def module(numbers: Numbers) -> str:
    """The text of worths.py."""
    rows = [
        f'    "{name}": ({numbers.wished[name]:.2f}, {numbers.missed[name]:.2f}, {numbers.owned[name]:.3f}),'
        for name in CARDS
    ]
    points = [f'    "{name}": {number:.2f},' for name, number in numbers.points.items()]
    beside = [f'    "{name}": [{", ".join(map(_short, row))}],' for name, row in numbers.beside.items()]
    parts = [
        _list("THUMB", numbers.thumb),
        "\n".join(["POINTS: Final[dict[str, float]] = {", *points, "}\n"]),
        "\n".join(["WORTHS: Final[dict[str, tuple[float, float, float]]] = {", *rows, "}\n"]),
        f"JUNK_WORTH: Final = {numbers.junk:.3f}\n",
        "\n".join(["BESIDE: Final[dict[str, list[float]]] = {", *beside, "}\n"]),
        _list("OUTLOOK", numbers.outlook),
        _list("COMPANY", numbers.company),
    ]
    return HEAD + "".join(parts)


def _list(name: str, numbers: Sequence[float]) -> str:
    return "\n".join([f"{name}: Final[list[float]] = [", *(f"    {number:.3f}," for number in numbers), "]\n"])


def _short(number: float) -> str:
    return f"{number + 0.0:.3f}".replace("-0.000", "0.0").replace("0.000", "0.0")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the numbers of these files into the package."""
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.numbers", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", help="what tuning and learning have written")
    parser.add_argument("--out", type=Path, default=Path("src/animalfolk/bots/worths.py"))
    asked = parser.parse_args(arguments)
    asked.out.write_text(module(read(*asked.files)), encoding="utf-8")
    print(f"{asked.out} is written")


if __name__ == "__main__":
    main()
