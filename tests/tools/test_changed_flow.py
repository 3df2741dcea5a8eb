"""A position is read after the effects were changed: their steps have other numbers, their waits the same names."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from animalfolk.cards import DECKS
from animalfolk.engine.options import option_texts
from animalfolk.engine.position import write
from animalfolk.engine.rules import COOP, SOLO, TEAMS
from animalfolk.engine.state import State
from tests.properties.walk import Mix, walk
from tests.support.numbered import numbered

ROOT = Path(__file__).resolve().parents[2]
SETS = [deck.ordinal for deck in DECKS]
CHANGES = [  # a file, a line, and what is written before it: statements, branches that ask, variables that live on
    (
        "engine/flow.py",
        "    choice: Option = yield turn.ask_action(more != REFUSED)",
        """
    before = len(turn.hand)
    if before > 99:
        card: Card = yield turn.pick(turn.hand, prompts.THROW_AWAY)
        turn.throw_away(card)
        yield from take_inventory(turn)
""",
    ),
    (
        "engine/flow.py",
        "    kind = choice & prompts.KIND",
        """
    while before > 99:
        before = yield turn.ask_again(0)
""",
    ),
    (
        "engine/flow.py",
        "    else:\n        yield from take_inventory(turn)",
        """
    elif before < 0:
        return before
""",
    ),
    (
        "engine/flow.py",
        "    while more:",
        """
    if turn.g.turn > 9999:
        yield from react(turn)
""",
    ),
    (
        "engine/verbs.py",
        "    while turn.aside:\n        card = yield turn.pick(turn.aside, prompts.RETURN)",
        """
    if len(turn.aside) > 9:
        card = yield turn.pick(turn.aside, prompts.KEEP)
        turn.keep(card)
""",
    ),
    (
        "cards/macaws.py",
        "    card = yield turn.pick(turn.aside, prompts.KEEP)",
        """
    if len(turn.aside) > 9:
        slot = yield turn.pick_slot(prompts.TAKE)
        turn.aside.append(slot)
""",
    ),
]
NEW = ",before=0"  # what the changed `act` still needs, and texts of before do not say
READS = """
import json, sys
import animalfolk.cards
from animalfolk.engine.frames import FRAMES, WAITS
from animalfolk.engine.options import option_texts
from animalfolk.engine.position import write
from animalfolk.engine.read_position import read

found = []
for text in json.load(sys.stdin):
    g = read(text)
    found.append([write(g), option_texts(g), [frame.step for frame in g.frames]])
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with these changes, and its frames made anew."""
    home = tmp_path_factory.mktemp("changed")
    for part in ("src/animalfolk/engine", "src/animalfolk/cards"):
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(ROOT / "tools", home / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (home / "src/animalfolk/__init__.py").write_text("", encoding="utf-8")
    for name, line, added in CHANGES:
        path = home / "src/animalfolk" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(f"{line}\n") == 1, (name, line)
        path.write_text(text.replace(f"{line}\n", f"{added[1:]}{line}\n"), encoding="utf-8")
    subprocess.run([sys.executable, home / "tools/frames.py"], check=True, capture_output=True)
    return home


def read_there(home: Path, texts: list[str]) -> list[tuple[str, list[str], list[int]]]:
    """What comes of these positions with the changed sources: the text again, the options and the steps."""
    command = [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(home / 'src')!r})\n{READS}"]
    done = subprocess.run(command, input=json.dumps(texts), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [tuple(found) for found in json.loads(done.stdout)]


def in_mid_effect() -> list[State]:
    """Positions of random games with every deck, in every mode, in which more waits than the turn."""
    mixes = [Mix(tuple(sorted({deck, *SETS[place - 2 : place]})), 3) for place, deck in enumerate(SETS)]
    mixes += [Mix(tuple(SETS[:4]), 4, TEAMS), Mix(tuple(SETS[4:8]), 2, COOP), Mix(tuple(SETS[8:11]), 1, SOLO)]
    states = [g.clone() for mix in mixes for g, _ in islice(walk(mix, 5), 0, 400, 3)]
    return [g for g in states if "frames:" in write(g)]


def test_positions_of_before_are_read_and_written_alike(changed: Path) -> None:
    states = in_mid_effect()
    found = read_there(changed, [write(g) for g in states])
    assert [text.replace(NEW, "") for text, _, _ in found] == [write(g) for g in states]
    assert [options for _, options, _ in found] == [option_texts(g) for g in states]
    assert read_there(changed, [text for text, _, _ in found]) == found
    assert read_there(changed, [numbered(g) for g in states]) == found
    moved = {
        frame.name()
        for g, (_, _, steps) in zip(states, found, strict=True)
        for frame, step in zip(g.frames, steps, strict=True)
        if frame.step != step
    }
    assert moved >= {"take_turn", "act", "put_back", "spyglass"}
