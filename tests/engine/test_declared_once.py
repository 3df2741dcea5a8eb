"""What is known of a question or an event is declared in its row, and nowhere else: nobody keeps lists of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from animalfolk.engine import events, prompts
from tests.support.literals import Names, held_in_python, held_in_typescript

ROOT = Path(__file__).parents[2]
SOURCE, CLIENT = ROOT / "src" / "animalfolk", ROOT / "web" / "src"
DECLARED = ("engine/prompts.py", "engine/events.py")
# Where words that happen to be the names of prompts or events stand for something else.
OTHER_WORDS = {
    "engine/state.py": "fields of the state",
    "sim/report/columns.py": "columns of the balance report",
    "table/lesson.py": "a course: each of its steps teaches one question",
}


def constants(module: object, keys: list[str]) -> dict[str, str]:
    """The constants of a module by name, each with its key."""
    found = {name: value for name, value in vars(module).items() if name.lower() in keys}
    return {name: keys[value] for name, value in found.items() if isinstance(value, int)}


KINDS = {"prompts": constants(prompts, prompts.KEYS), "events": constants(events, events.KEYS)}


def sources(folder: Path, *endings: str) -> Iterator[tuple[str, str]]:
    """Files that people write, by their paths."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in endings and "generated" not in path.parts and name not in (*DECLARED, *OTHER_WORDS):
            yield name, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_no_list_of_them_is_kept_by_hand(kind: str) -> None:
    names, keys = Names(kind, KINDS[kind]), set(KINDS[kind].values())
    python = {name: list(held_in_python(text, names)) for name, text in sources(SOURCE, ".py")}
    client = {name: list(held_in_typescript(text, keys)) for name, text in sources(CLIENT, ".ts", ".svelte")}
    assert len(python) > 300
    assert len(client) > 100
    found = {name: held for name, held in {**python, **client}.items() if held}
    assert found == {}, "say it in the row (engine/prompts.py, engine/events.py) and read it there"


@pytest.mark.parametrize(
    "text",
    [
        'ORDERS = ("order", "return", "throw_order")',
        'ORDERS = "order return throw_order".split()  ; CHOSEN = ["pay", *("stack", "help")]',
        "from animalfolk.engine import prompts\nLIKES = {prompts.KEEP: 1, prompts.TAKE: 2, prompts.SEARCH: 1}",
        "from animalfolk.engine.prompts import KEEP, TAKE as TAKES\nTAKE = 'take'\nLIKES = {KEEP, TAKES, 'search'}",
        "def f(p):\n    return p == 'pay' or p == 'stack' or p in ('offer',)",
        "match prompt:\n    case 'pay' | 'stack':\n        pass\n    case 'offer':\n        pass",
    ],
)
def test_such_lists_are_found_in_python(text: str) -> None:
    assert list(held_in_python(text, Names("prompts", KINDS["prompts"])))


@pytest.mark.parametrize(
    "text",
    [
        'const ORDERS: readonly Prompt[] = ["order", "return", "throw_order"];',
        'const ZONES = { keep: "aside", take: "market",\n  swap: "stall" };',
        'export type Kind = "pay" | "pay_arranged"\n  | "stack";',
        'switch (kind) {\n  case "pay":\n    return a();\n  case "stack": {\n    return b;\n  }\n  case "offer":\n}',
        'return kind === "pay" || kind === "stack" ||\n  kind === "help";',
    ],
)
def test_such_lists_are_found_in_typescript(text: str) -> None:
    assert list(held_in_typescript(text, set(prompts.KEYS)))


@pytest.mark.parametrize(
    "text",
    [
        'PAIR = ("order", "return")',
        "RULES = {'pay': _pay, 'stack': self.stack, 'offer': lambda view: 0}",
        "def f(p):\n    if p == 'pay':\n        return 1\n    return 2 if p == 'stack' else 3",
    ],
)
def test_what_is_no_list_is_let_alone_in_python(text: str) -> None:
    assert not list(held_in_python(text, Names("prompts", KINDS["prompts"])))


@pytest.mark.parametrize(
    "text",
    [
        'const PAIR = ["order", "return"];',
        "const KNOWN = { pay: () => 1, stack: (event) => event.seat, offer: (_, last) => last };",
        '// ["pay", "stack", "offer"]\nif (kind === "pay") return 1;\nif (kind === "stack") return 2;',
    ],
)
def test_what_is_no_list_is_let_alone_in_typescript(text: str) -> None:
    assert not list(held_in_typescript(text, set(prompts.KEYS)))
