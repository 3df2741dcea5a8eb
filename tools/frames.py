"""Turn the effects of the engine and the cards into frames: `python tools/frames.py [--check]`.

An effect is a generator that asks (`card = yield turn.pick(...)`) and calls other effects (`yield from f(turn)`).
Its frame is a class with a step and a few integers, which can be cloned and dumped in the middle of the effect.
The body is cut into blocks at every yield. A question is a block of its own, so that it can be asked again.
Variables that live across a yield become fields, the others stay local.
"""

from __future__ import annotations

import argparse
import ast
import sys
from functools import cache
from pathlib import Path

from frames_asked import Verbs
from frames_effect import Effect, class_name
from frames_writer import Writer

ROOT = Path(__file__).resolve().parents[1] / "src"
ENGINE = "animalfolk.engine"
TABLES = ("FIELDS", "FRAMES", "Frame", "LINES", "SOURCE", "WAITS", "Wait")
SHARED = [f"{ENGINE}.flow", f"{ENGINE}.reactions", f"{ENGINE}.together", f"{ENGINE}.verbs"]  # effects that others call


def _imports(tree: ast.Module, module: str, used: set[str], effects: set[str]) -> list[str]:
    """The imports and constants of the source that the frames use; shared effects become their frames."""
    lines = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in used:
            lines.add(f"from {module} import {node.target.id}")
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = alias.asname or alias.name
                if node.module in SHARED and class_name(name) in used:
                    room = node.module.removeprefix(f"{ENGINE}.")
                    lines.add(f"from {ENGINE}.generated.{room} import {class_name(name)}")
                elif name in used and name not in effects:
                    lines.add(f"from {node.module} import {alias.name}" + (f" as {name}" if alias.asname else ""))
    for name, room in (
        ("ASKED", "frames"),
        ("CALLED", "frames"),
        ("DONE", "frames"),
        ("EFFECTS", "frames"),
        ("LATER", "frames"),
        ("FACE", "faces"),
    ):
        if name in used:
            lines.add(f"from {ENGINE}.{room} import {name}")
    return sorted(lines)


@cache
def verbs() -> Verbs:
    """The verbs of the engine that ask."""
    return Verbs(sorted((ROOT / "animalfolk/engine").glob("*.py")))


def generate(source: Path) -> str:
    """The text of the generated module."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    path = source.relative_to(ROOT).as_posix()
    effects = [
        Effect(node, bool(node.decorator_list), verbs())
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.args.args
    ]
    body = Writer()
    for effect in effects:
        body.effect(effect, path)
    text = "\n".join(body.lines)
    used = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    imports = _imports(tree, path.removesuffix(".py").replace("/", "."), used, {effect.name for effect in effects})
    imports += [f"from {ENGINE}.frames import {name}" for name in TABLES]
    imports.append(f"from {ENGINE}.turn import Turn")
    if any(effect.is_card for effect in effects):
        imports += [f"from {ENGINE}.faces import NUMBER"]
        imports += [f"from {ENGINE}.frames import {name}" for name in ("EFFECTS", "LATER")]
    head = [f'"""Made from {path} by tools/frames.py; do not edit."""', "", "from __future__ import annotations", ""]
    head += sorted(set(imports))
    lines = head + body.lines + ["", ""]
    tables = Writer()
    for effect in effects:
        tables.tables(effect)
        if effect.is_card:
            tables.add(f'{_table(effect.name)} = FRAMES["{effect.name}"]')
    lines += tables.lines
    target = target_of(source).relative_to(ROOT).as_posix()
    table = {line + len(head): number for line, number in body.source.items()}
    lines += [f'SOURCE["{target}"] = "{path}"', f'LINES["{target}"] = {{']
    lines += [f"    {line}: {number}," for line, number in table.items()] + ["}", ""]
    return "\n".join(lines)


def _table(effect: str) -> str:
    """Where the engine looks for a card's effect, or for what it does at the start of the next turn."""
    card = effect.removesuffix("_next_turn")
    return f'{"EFFECTS" if card == effect else "LATER"}[NUMBER["{card}"]]'


def target_of(source: Path) -> Path:
    """The generated file of a source."""
    return source.parent / "generated" / source.name


def sources() -> list[Path]:
    """The files that hold effects."""
    cards = sorted(
        path for path in (ROOT / "animalfolk/cards").glob("*.py") if path.name not in ("__init__.py", "junk.py")
    )
    shared = [ROOT / f"animalfolk/engine/{name}.py" for name in ("flow", "reactions", "together", "verbs")]
    return [*shared, *cards]


def main() -> int:
    """Write the generated files, or say which are stale."""
    parser = argparse.ArgumentParser(description="Turn card effects and the flow of the game into frames.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a generated file is stale")
    arguments = parser.parse_args()
    stale = 0
    for source in sources():
        text, target = generate(source), target_of(source)
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{'stale' if arguments.check else 'written'}: {target.relative_to(ROOT.parent).as_posix()}")
        if not arguments.check:
            target.write_text(text, encoding="utf-8")
    return 1 if stale and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
