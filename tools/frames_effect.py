"""An effect function, cut into blocks at every yield: the first half of what tools/frames.py does."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from frames_asked import Verbs


@dataclass
class Block:
    """Statements without a yield, and where to go on."""

    body: list[ast.stmt] = field(default_factory=list)
    outcome: str = ""  # ASKED or CALLED: the effect waits here; DONE: it is finished
    wait: str = ""  # what it waits for: >act, if it calls this effect, or ?keep, if it asks this
    line: int = 0
    test: ast.expr | None = None  # a branch: to `yes` if it holds, else to `no`
    yes: int = 0
    no: int = 0
    answers: bool = False  # the effect goes on here after a yield
    target: str = ""  # the variable that takes the answer at the beginning
    jump: int | None = None

    def is_empty(self) -> bool:
        """Whether it only jumps on."""
        return not (self.body or self.answers or self.outcome or self.test is not None)

    def needs(self, names: set[str], after: set[str]) -> set[str]:
        """The variables it needs at its beginning, if those in `after` are needed at its end."""
        needed: set[str] = set()
        known = {self.target}
        for statement in self.body:
            needed |= (_loaded(statement) & names) - known
            known |= _certainly_stored(statement)
        if self.test is not None:
            needed |= (_loaded(self.test) & names) - known
        return needed | (after - known)


@dataclass
class Wait:
    """Where an effect waits: what for, and the variables that it still needs."""

    name: str
    needed: list[str]


class Effect:
    """One effect function, cut into blocks."""

    def __init__(self, function: ast.FunctionDef, is_card: bool, verbs: Verbs) -> None:
        self.name = function.name
        self.is_card = is_card
        self.verbs = verbs
        self.parameters = [argument.arg for argument in function.args.args[1:]]
        self.kinds = {argument.arg: _kind(argument.annotation) for argument in function.args.args[1:]}
        _Plain(self.kinds).visit(function)
        self.blocks: list[Block] = [Block(line=function.lineno)]
        self.open = True  # whether the last block can be added to
        self.loops: list[tuple[int, list[Block]]] = []  # where `continue` goes, which blocks wait for the end
        self.calls: set[str] = set()
        self.lower(function.body[1:] if ast.get_docstring(function) else function.body)
        if self.open:
            self.here.outcome = "DONE"
        self._drop_empty_blocks()

    def waits(self) -> dict[int, Wait]:
        """The steps before which it can wait; of equal waits all but the first are numbered, in source order."""
        living, fields = self._living(), self.fields()
        found: dict[int, Wait] = {}
        names: list[str] = []
        for number, block in enumerate(self.blocks):
            if block.outcome in ("ASKED", "CALLED"):
                names.append(block.wait)
                count = names.count(block.wait)
                needed = living[number if block.outcome == "ASKED" else number + 1] | set(self.parameters)
                if needed - set(fields):
                    raise SyntaxError(f"{self.name}: {', '.join(needed - set(fields))} must live across {block.wait}")
                name = block.wait if count == 1 else f"{block.wait}#{count}"
                found[number + 1] = Wait(name, [field for field in fields if field in needed])
        self._check_asked(names)
        return found

    def _check_asked(self, names: list[str]) -> None:
        """Refuse questions that a position could not tell apart."""
        asked = [prompt for name in dict.fromkeys(names) if name[0] == "?" for prompt in name[1:].split("|")]
        if len(asked) > len(set(asked)) or (any(prompt[0] == "=" for prompt in asked) and len(asked) > 1):
            raise SyntaxError(f"{self.name} asks {', '.join(asked)}, which a position could not tell apart")

    def attribute(self, variable: str) -> str:
        """What a field is called in the frame: others may read what has a type, parameters and annotated variables."""
        return variable if variable in self.kinds else f"_{variable}"

    @property
    def here(self) -> Block:
        return self.blocks[-1]

    def start_block(self, line: int) -> int:
        """Begin a block; the one before runs into it if it has no other end."""
        if self.open and not self.here.body and not self.here.answers:
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
        self.start_block(line)
        self.here.body.append(ast.copy_location(ast.Expr(asked), asked))
        self.here.outcome = "ASKED"
        self.here.wait = f"?{self.verbs.prompt_of(asked)}"
        self.blocks.append(Block(line=line, target=name, answers=True))

    def call(self, call: ast.Call, name: str, line: int) -> None:
        """Put another frame on the stack; the next block takes its result."""
        frame = ast.parse(self.frame_of(call), mode="eval").body
        push = ast.parse("turn.g.frames.append(x)").body[0]
        assert isinstance(push, ast.Expr)
        assert isinstance(push.value, ast.Call)
        push.value.args = [frame]
        for node in ast.walk(push):
            if hasattr(node, "lineno"):
                node.lineno = line
        self.here.body.append(push)
        self.here.outcome = "CALLED"
        self.here.wait = f">{ast.unparse(call.func)}"
        self.blocks.append(Block(line=line, target=name, answers=True))

    def frame_of(self, call: ast.Call) -> str:
        """The expression that makes the frame of a called effect."""
        if isinstance(call.func, ast.Attribute):
            table = {"effect": "EFFECTS", "later": "LATER"}[call.func.attr]  # what may be called on the turn
            self.calls |= {table, "FACE"}
            return f"{table}[{ast.unparse(call.args[0])} & FACE].fresh(turn.seat)"
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

    def _drop_empty_blocks(self) -> None:
        """Let jumps go where they end, and leave out what only jumps on."""
        for block in self.blocks:
            block.yes, block.no = self._end_of(block.yes), self._end_of(block.no)
            block.jump = None if block.jump is None else self._end_of(block.jump)
        kept = [number for number, block in enumerate(self.blocks) if number == 0 or not block.is_empty()]
        place = {number: new for new, number in enumerate(kept)}
        self.blocks = [self.blocks[number] for number in kept]
        for block in self.blocks:
            block.yes, block.no = place.get(block.yes, 0), place.get(block.no, 0)
            block.jump = None if block.jump is None else place[block.jump]

    def _end_of(self, number: int) -> int:
        while number and self.blocks[number].is_empty():
            number = self.blocks[number].jump or 0
        return number

    # variables

    def fields(self) -> list[str]:
        """The variables that live across a yield: what a block that takes up the effect again still needs."""
        living = self._living()
        kept = set().union(*(living[number] for number in self._taken_up()))
        for name in kept & {"seat", "step"}:
            raise SyntaxError(f"{self.name}: {name!r} is a frame's own; a variable across a yield needs another name")
        return self.parameters + sorted(kept - set(self.parameters))

    def wanderers(self) -> list[str]:
        """The other variables that more than one block uses."""
        living = set().union(*self._living())
        return sorted(living - set(self.fields()))

    def _taken_up(self) -> list[int]:
        """The blocks at which the effect goes on after a yield."""
        return [number for number, block in enumerate(self.blocks) if block.answers]

    def _living(self) -> list[set[str]]:
        """For each block the variables whose value is needed when it begins."""
        names = _assigned(self.blocks) | set(self.parameters)
        living: list[set[str]] = [set() for _ in self.blocks]
        changed = True
        while changed:
            changed = False
            for number, block in enumerate(self.blocks):
                after = set().union(*(living[follower] for follower in self._followers(number)))
                before = block.needs(names, after)
                changed = changed or before != living[number]
                living[number] = before
        return living

    def _followers(self, number: int) -> list[int]:
        """Where a block can go on, also after a yield."""
        block = self.blocks[number]
        if block.test is not None:
            return [block.yes, block.no]
        if block.jump is not None:
            return [block.jump]
        return [number + 1] if block.outcome in ("ASKED", "CALLED") else []


def _kind(annotation: ast.expr | None) -> str:
    return ast.unparse(annotation) if annotation else "int"


class _Plain(ast.NodeTransformer):
    """Assignments without the types of their variables, which are noted."""

    def __init__(self, kinds: dict[str, str]) -> None:
        self.kinds = kinds

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        if not isinstance(node.target, ast.Name) or node.value is None:
            return node
        self.kinds[node.target.id] = _kind(node.annotation)
        return ast.copy_location(ast.Assign([node.target], node.value, lineno=node.lineno), node)


def _cuts(statement: ast.stmt) -> bool:
    """Whether a compound statement must be cut: it asks, or leaves a loop that is cut."""
    return any(isinstance(node, ast.Yield | ast.YieldFrom | ast.Break | ast.Continue) for node in ast.walk(statement))


def _loaded(node: ast.AST) -> set[str]:
    """The names that are read, but for those that a loop inside sets for itself."""
    names = {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Load)}
    for loop in ast.walk(node):
        if isinstance(loop, ast.For | ast.comprehension):
            names -= {name.id for name in ast.walk(loop.target) if isinstance(name, ast.Name)}
    return names


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
