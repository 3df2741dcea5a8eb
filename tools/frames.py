"""Turn the effects in engine/flow.py and cards/*.py into frames: `python tools/frames.py [--check]`.

An effect is a generator that asks (`card = yield turn.pick(...)`) and calls other effects (`yield from f(turn)`).
Its frame is a class with a step and a few integers, which can be cloned and dumped in the middle of the effect.
The body is cut into blocks at every yield. A question is a block of its own, so that it can be asked again.
Variables that live across a yield become fields, the others stay local.
"""

from __future__ import annotations

import argparse
import ast
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1] / "src"
ENGINE = "animalfolk.engine"
FLOW = f"{ENGINE}.flow"


@dataclass
class Block:
    """Statements without a yield, and where to go on."""

    body: list[ast.stmt] = field(default_factory=list)
    end: list[str] = field(default_factory=list)  # lines behind the body; "@name" is a name to rename, "->n" a step
    line: int = 0
    test: ast.expr | None = None  # a branch: to `yes` if it holds, else to `no`
    yes: int = 0
    no: int = 0
    target: str = ""  # the variable that takes the answer at the beginning
    jump: int | None = None


class Effect:
    """One effect function, cut into blocks."""

    def __init__(self, function: ast.FunctionDef, is_card: bool) -> None:
        self.name = function.name
        self.is_card = is_card
        self.parameters = [argument.arg for argument in function.args.args[1:]]
        self.blocks: list[Block] = [Block(line=function.lineno)]
        self.open = True  # whether the last block can be added to
        self.loops: list[tuple[int, list[Block]]] = []  # where `continue` goes, which blocks wait for the end
        self.calls: set[str] = set()
        self.lower(function.body[1:] if ast.get_docstring(function) else function.body)
        if self.open:
            self.here.end = ["turn.result = 0", "return DONE"]

    @property
    def here(self) -> Block:
        return self.blocks[-1]

    def start_block(self, line: int) -> int:
        """Begin a block; the one before runs into it if it has no other end."""
        if self.open and not self.here.body and not self.here.target and not self.here.end:
            return len(self.blocks) - 1
        if self.open:
            self.here.jump = len(self.blocks)
        self.blocks.append(Block(line=line))
        self.open = True
        return len(self.blocks) - 1

    def lower(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if not self.open:
                self.start_block(statement.lineno)
            self.lower_one(statement)

    def lower_one(self, statement: ast.stmt) -> None:
        match statement:
            case ast.Expr(value=ast.Yield(value=asked)) if asked is not None:
                self.ask(asked, "", statement.lineno)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Yield(value=asked)) if asked is not None:
                self.ask(asked, name, statement.lineno)
            case ast.Expr(value=ast.YieldFrom(value=ast.Call() as call)):
                self.call(call, "", statement.lineno)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.YieldFrom(value=ast.Call() as call)):
                self.call(call, name, statement.lineno)
            case ast.While() if _cuts(statement):
                self.loop(statement)
            case ast.If() if _cuts(statement):
                self.branch(statement)
            case ast.Break() | ast.Continue():
                self.leave(statement)
            case _ if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(statement)):
                raise SyntaxError(f"{self.name}, line {statement.lineno}: a yield must be a statement or assigned to a name")
            case ast.Return():
                self.here.body.append(statement)
                self.open = False
            case _:
                self.here.body.append(statement)

    def ask(self, asked: ast.expr, name: str, line: int) -> None:
        """A block that only asks, so that the question can be asked again, and one that takes the answer."""
        number = self.start_block(line)
        self.here.body.append(ast.copy_location(ast.Expr(asked), asked))
        self.here.end = [f"self.step = {number + 1}", "return ASKED"]
        self.blocks.append(Block(line=line, target=name))

    def call(self, call: ast.Call, name: str, line: int) -> None:
        """Put another frame on the stack; the next block takes its result."""
        number = len(self.blocks) - 1
        frame = ast.parse(self.frame_of(call), mode="eval").body
        push = ast.parse("turn.g.frames.append(x)").body[0]
        assert isinstance(push, ast.Expr) and isinstance(push.value, ast.Call)
        push.value.args = [frame]
        for node in ast.walk(push):
            if hasattr(node, "lineno"):
                node.lineno = line
        self.here.body.append(push)
        self.here.end = [f"self.step = {number + 1}", "return CALLED"]
        self.blocks.append(Block(line=line, target=name))

    def frame_of(self, call: ast.Call) -> str:
        """The expression that makes the frame of a called effect."""
        if isinstance(call.func, ast.Attribute):
            assert call.func.attr in ("effect",), f"{self.name}: only turn.effect(card) is called on the turn"
            self.calls |= {"EFFECTS", "FACE"}
            return f"EFFECTS[{ast.unparse(call.args[0])} & FACE].fresh(turn.seat)"
        assert isinstance(call.func, ast.Name)
        first = call.args[0]
        seat = "turn.seat"
        if isinstance(first, ast.Call):
            seat = ast.unparse(first.args[0])
        name = _class_name(call.func.id)
        self.calls.add(name)
        return f"{name}({', '.join([seat, *map(ast.unparse, call.args[1:])])})"

    def loop(self, loop: ast.While) -> None:
        head = self.start_block(loop.lineno)
        forever = isinstance(loop.test, ast.Constant) and loop.test.value is True
        if not forever:
            self.here.test = loop.test
            branching = self.here
            self.blocks.append(Block(line=loop.lineno))
            branching.yes = len(self.blocks) - 1
        self.loops.append((head, []))
        self.lower(loop.body)
        if self.open:
            self.here.jump = head
        self.open = False
        _, leaving = self.loops.pop()
        if forever and not leaving:
            return
        self.blocks.append(Block(line=loop.lineno))
        self.open = True
        if not forever:
            branching.no = len(self.blocks) - 1
        for block in leaving:
            block.jump = len(self.blocks) - 1

    def branch(self, choice: ast.If) -> None:
        branching = self.here
        branching.test = choice.test
        ends: list[Block] = []
        for statements, side in ((choice.body, "yes"), (choice.orelse, "no")):
            self.blocks.append(Block(line=choice.lineno))
            self.open = True
            setattr(branching, side, len(self.blocks) - 1)
            self.lower(statements)
            if self.open:
                ends.append(self.here)
        self.open = False
        if ends:
            self.blocks.append(Block(line=choice.lineno))
            self.open = True
            for block in ends:
                block.jump = len(self.blocks) - 1

    def leave(self, statement: ast.stmt) -> None:
        head, leaving = self.loops[-1]
        if isinstance(statement, ast.Continue):
            self.here.jump = head
        else:
            leaving.append(self.here)
        self.open = False

    # variables

    def fields(self) -> list[str]:
        """The variables that some block reads before it sets them."""
        names = _assigned(self.blocks) | set(self.parameters)
        living: set[str] = set()
        for block in self.blocks:
            known = {block.target}
            for statement in block.body:
                living |= (_loaded(statement) & names) - known
                known |= _certainly_stored(statement)
            if block.test is not None:
                living |= (_loaded(block.test) & names) - known
        return self.parameters + sorted(living - set(self.parameters))


def _cuts(statement: ast.stmt) -> bool:
    """Whether a compound statement must be cut: it asks, or leaves a loop that is cut."""
    return any(isinstance(node, ast.Yield | ast.YieldFrom | ast.Break | ast.Continue) for node in ast.walk(statement))


def _loaded(node: ast.AST) -> set[str]:
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Load)}


def _certainly_stored(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return set()


def _assigned(blocks: list[Block]) -> set[str]:
    names = {block.target for block in blocks if block.target}
    for block in blocks:
        for statement in block.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    names.add(node.id)
    return names


def _class_name(function: str) -> str:
    return "".join(part.capitalize() for part in function.split("_"))


class _Fields(ast.NodeTransformer):
    """Living variables become fields of the frame; returns set the result."""

    def __init__(self, fields: list[str]) -> None:
        self.fields = fields

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.fields:
            return ast.copy_location(ast.Attribute(ast.Name("self", ast.Load()), node.id, node.ctx), node)
        return node

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        value = self.visit(node.value) if node.value else ast.Constant(0)
        target = ast.Attribute(ast.Name("turn", ast.Load()), "result", ast.Store())
        result = ast.copy_location(ast.Assign([target], value, lineno=node.lineno), node)
        return [result, ast.copy_location(ast.Return(ast.Name("DONE", ast.Load())), node)]


class Writer:
    """The generated module, line by line, with the source line of each."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.source: dict[int, int] = {}

    def add(self, text: str, indent: int = 0, line: int = 0) -> None:
        for part in text.split("\n"):
            self.lines.append("    " * indent + part if part else "")
            if line:
                self.source[len(self.lines)] = line

    def effect(self, effect: Effect, path: str) -> None:
        """The class of one frame."""
        fields = effect.fields()
        name = _class_name(effect.name)
        arguments = "".join(f", {parameter}: int" for parameter in effect.parameters)
        zeros = "".join(", 0" for _ in effect.parameters)
        self.add(f"\n\nclass {name}(Frame):\n    \"\"\"{effect.name} in {path}\"\"\"\n")
        self.add(f"def __init__(self, seat: int{arguments}) -> None:", 1)
        self.add("super().__init__(seat)", 2)
        for variable in fields:
            self.add(f"self.{variable} = {variable if variable in effect.parameters else 0}", 2)
        self.add("\ndef resume(self, turn: Turn, answer: int) -> int:", 1)
        self.blocks(effect, fields)
        self.add("\ndef fresh(self, seat: int) -> Frame:", 1)
        self.add(f"return {name}(seat{zeros})", 2)
        self.add("\ndef clone(self) -> Frame:", 1)
        self.add(f"frame = {name}(self.seat{''.join(f', self.{parameter}' for parameter in effect.parameters)})", 2)
        self.add("frame.step = self.step", 2)
        for variable in fields[len(effect.parameters) :]:
            self.add(f"frame.{variable} = self.{variable}", 2)
        self.add("return frame", 2)
        self.add("\ndef restart(self) -> None:", 1)
        self.add("self.step = 0", 2)
        for variable in fields[len(effect.parameters) :]:
            self.add(f"self.{variable} = 0", 2)
        self.add("\ndef name(self) -> str:", 1)
        self.add(f'return "{effect.name}"', 2)
        self.add("\ndef fields(self) -> list[int]:", 1)
        self.add(f"return [{', '.join(f'self.{variable}' for variable in fields)}]", 2)
        self.add("\ndef fill(self, fields: list[int]) -> None:", 1)
        for place, variable in enumerate(fields):
            self.add(f"self.{variable} = fields[{place}]", 2)
        if not fields:
            self.add("assert not fields", 2)

    def blocks(self, effect: Effect, fields: list[str]) -> None:
        """The body of `resume`: one `if` for each block."""
        rename = _Fields(fields)
        if len(effect.blocks) == 1:
            self.block(effect.blocks[0], rename, 2, 0)
            return
        self.add("step = self.step", 2)
        self.add("while True:", 2)
        for number, block in enumerate(effect.blocks):
            self.add(f"if step == {number}:", 3)
            self.block(block, rename, 4, number)

    def block(self, block: Block, rename: _Fields, indent: int, number: int) -> None:
        before = len(self.lines)
        if block.target:
            target = f"self.{block.target}" if block.target in rename.fields else block.target
            self.add(f"{target} = answer", indent, block.line)
        ended = False
        for statement in block.body:
            for new in _listed(rename.visit(statement)):
                self.add(ast.unparse(ast.fix_missing_locations(new)), indent, statement.lineno)
            ended = isinstance(statement, ast.Return)
        if ended:
            return
        if block.test is not None:
            test = ast.unparse(rename.visit(block.test))
            self.add(f"step = {block.yes} if {test} else {block.no}", indent, block.line)
            if min(block.yes, block.no) <= number:
                self.add("continue", indent)
        elif block.end:
            for text in block.end:
                self.add(text, indent)
        elif block.jump is not None:
            self.add(f"step = {block.jump}", indent)
            if block.jump <= number:
                self.add("continue", indent)
        if len(self.lines) == before:
            self.add("pass", indent)


def _listed(nodes: ast.AST | list[ast.stmt]) -> list[ast.stmt]:
    if isinstance(nodes, list):
        return nodes
    assert isinstance(nodes, ast.stmt)
    return [nodes]


def _imports(tree: ast.Module, used: set[str], effects: set[str]) -> list[str]:
    """The imports of the source that the frames use; effects of the flow become its frames."""
    lines = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = alias.asname or alias.name
                if node.module == FLOW and _class_name(name) in used:
                    lines.add(f"from {ENGINE}.generated.flow import {_class_name(name)}")
                elif name in used and name not in effects:
                    lines.add(f"from {node.module} import {alias.name}" + (f" as {name}" if alias.asname else ""))
    for name, module in (
        ("ASKED", "frames"), ("CALLED", "frames"), ("DONE", "frames"), ("EFFECTS", "frames"), ("FACE", "faces"),
    ):
        if name in used:
            lines.add(f"from {ENGINE}.{module} import {name}")
    return sorted(lines)


def generate(source: Path) -> str:
    """The text of the generated module."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    path = source.relative_to(ROOT).as_posix()
    effects = [
        Effect(node, bool(node.decorator_list))
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.args.args
    ]
    body = Writer()
    for effect in effects:
        body.effect(effect, path)
    text = "\n".join(body.lines)
    used = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    imports = _imports(tree, used, {effect.name for effect in effects})
    imports += [f"from {ENGINE}.frames import {name}" for name in ("FRAMES", "Frame", "LINES", "SOURCE")]
    imports.append(f"from {ENGINE}.turn import Turn")
    if any(effect.is_card for effect in effects):
        imports += [f"from {ENGINE}.faces import NUMBER", f"from {ENGINE}.frames import EFFECTS"]
    head = [f'"""Made from {path} by tools/frames.py; do not edit."""', "", "from __future__ import annotations", ""]
    head += sorted(set(imports))
    lines = head + body.lines + ["", ""]
    for effect in effects:
        frame = f"{_class_name(effect.name)}(0{', 0' * len(effect.parameters)})"
        lines.append(f'FRAMES["{effect.name}"] = {frame}')
        if effect.is_card:
            lines.append(f'EFFECTS[NUMBER["{effect.name}"]] = FRAMES["{effect.name}"]')
    target = _target(source).relative_to(ROOT).as_posix()
    table = {line + len(head): number for line, number in body.source.items()}
    lines += [f'SOURCE["{target}"] = "{path}"', f'LINES["{target}"] = {{']
    lines += [f"    {line}: {number}," for line, number in table.items()] + ["}", ""]
    return "\n".join(lines)


def _target(source: Path) -> Path:
    return source.parent / "generated" / source.name


def sources() -> list[Path]:
    """The files that hold effects."""
    cards = sorted(path for path in (ROOT / "animalfolk/cards").glob("*.py") if path.name not in ("__init__.py", "junk.py"))
    return [ROOT / "animalfolk/engine/flow.py", *cards]


def main() -> int:
    """Write the generated files, or say which are stale."""
    parser = argparse.ArgumentParser(description="Turn card effects and the flow of the game into frames.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a generated file is stale")
    arguments = parser.parse_args()
    stale = 0
    for source in sources():
        text, target = generate(source), _target(source)
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{'stale' if arguments.check else 'written'}: {target.relative_to(ROOT.parent).as_posix()}")
        if not arguments.check:
            target.write_text(text, encoding="utf-8")
    return 1 if stale and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
