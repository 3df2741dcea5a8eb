"""An effect function, cut into blocks at every yield: the first half of what tools/frames.py does."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field


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
                raise SyntaxError(
                    f"{self.name}, line {statement.lineno}: a yield must be a statement or assigned to a name"
                )
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
        assert isinstance(push, ast.Expr)
        assert isinstance(push.value, ast.Call)
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
            assert call.func.attr == "effect", f"{self.name}: only turn.effect(card) is called on the turn"
            self.calls |= {"EFFECTS", "FACE"}
            return f"EFFECTS[{ast.unparse(call.args[0])} & FACE].fresh(turn.seat)"
        assert isinstance(call.func, ast.Name)
        first = call.args[0]
        seat = "turn.seat"
        if isinstance(first, ast.Call):
            seat = ast.unparse(first.args[0])
        name = class_name(call.func.id)
        self.calls.add(name)
        return f"{name}({', '.join([seat, *map(ast.unparse, call.args[1:])])})"

    def loop(self, loop: ast.While) -> None:
        head = self.start_block(loop.lineno)
        forever = isinstance(loop.test, ast.Constant) and loop.test.value is True
        branching = self.here
        if not forever:
            branching.test = loop.test
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
        return {
            node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
    return set()


def _assigned(blocks: list[Block]) -> set[str]:
    names = {block.target for block in blocks if block.target}
    for block in blocks:
        for statement in block.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    names.add(node.id)
    return names


def class_name(function: str) -> str:
    return "".join(part.capitalize() for part in function.split("_"))
