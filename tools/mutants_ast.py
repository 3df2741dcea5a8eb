"""Mutants of a source: small changes that a test should notice, found in its syntax tree."""

from __future__ import annotations

import ast
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
EXACT = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # whose swap is the negation
REQUIRED = ("value", "copies")  # every declaration of a card has them
MAY = {"pick": "pick_or_stop", "pick_or_stop": "pick"}
OTHERS = ("opponents", "another")
SEATS = ("seat", "player", "other", "owner", "viewer")
RETURNS = {"bool": "not ({})", "int": "({}) + 1", "Effect": "0", "list": "[]"}


@dataclass(frozen=True)
class Mutant:
    """A source with one small change."""

    file: str  # below src/animalfolk
    line: int
    kind: str
    before: str  # the line as it is
    after: str  # the line as it would be
    text: str  # the whole changed source

    def key(self) -> tuple[str, str, str]:
        """What the list of equivalent mutants knows it by: line numbers change too often."""
        return self.file, self.before, self.after


class Finder(ast.NodeVisitor):
    """Collects the mutants of one source."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.source = text.encode()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.me = ""  # how the seat whose turn it is can be named here
        self.result = ""

    # text

    def start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        """Where a node begins in the source."""
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        """Where a node ends."""
        return self.starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)

    def words(self, node: ast.expr | ast.stmt) -> str:
        """A node as it is written."""
        return self.source[self.start(node) : self.end(node)].decode()

    def add(self, kind: str, start: int, end: int, new: str) -> None:
        """Note the mutant that has other words in this place."""
        text = (self.source[:start] + new.encode() + self.source[end:]).decode()
        line = self.source.count(b"\n", 0, start)
        first = self.starts[line]
        before = self.source[first : self.starts[line + 1]].decode().strip()
        after = (self.source[first:start] + new.encode() + self.source[end:]).partition(b"\n")[0].decode().strip()
        self.found.append(Mutant(self.file, line + 1, kind, before, after, text))

    def replace(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        """Note the mutant that has other words in place of a node."""
        self.add(kind, self.start(node), self.end(node), new)

    def between(self, kind: str, left: ast.expr, right: ast.expr, words: tuple[str, str]) -> None:
        """Note the mutant that has another operator between two operands."""
        start, end = self.end(left), self.start(right)
        self.add(kind, start, end, self.source[start:end].decode().replace(*words, 1))

    # what is left alone, and what is known on the way down

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Look into defaults, decorators and body, not into annotations."""
        outside = self.me, self.result
        first = node.args.args[0].arg if node.args.args else ""
        if first in ("turn", "self"):
            self.me = f"{first}.seat"
        self.result = ast.unparse(node.returns).partition("[")[0] if node.returns else ""
        for decorator in node.decorator_list:
            self._decorator(decorator)
        for child in [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body]:
            self.visit(child)
        self.me, self.result = outside

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Look at the value only."""
        if node.value:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Messages are no rules."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """What cannot happen needs no test."""

    # mutants

    def _decorator(self, node: ast.expr) -> None:
        self.visit(node)
        if isinstance(node, ast.Call):
            for place, keyword in enumerate(node.keywords):
                if place and keyword.arg not in REQUIRED and not _is_true(keyword.value):
                    self.add("keyword", self.end(node.keywords[place - 1]), self.end(keyword), "")

    def visit_Compare(self, node: ast.Compare) -> None:
        """Another comparison."""
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
            self.between("comparison", left, right, COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """And for or, or for and."""
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between("and-or", left, right, words)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Another operator."""
        if type(node.op) in OPERATORS and not _has_text(node.left, node.right):
            self.between("operator", node.left, node.right, OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Another operator, or nothing."""
        if type(node.op) in OPERATORS and not _has_text(node.value):
            other = OPERATORS[type(node.op)][1]
            self.add("operator", self.end(node.target), self.start(node.value), f" {other}= ")
        self.replace("removed", node, "pass")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Without the not."""
        if isinstance(node.op, ast.Not):
            self.replace("not", node, f"({self.words(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """The other truth value; one more and one less."""
        if isinstance(node.value, bool):
            self.replace("truth", node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace("number", node, str(node.value + 1))
            self.replace("number", node, str(node.value - 1) if node.value else "-1")

    def visit_If(self, node: ast.If) -> None:
        """The other way round."""
        self._negated(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """The other way round."""
        self._negated(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """The other way round."""
        self._negated(node.test)
        self.generic_visit(node)

    def _negated(self, test: ast.expr) -> None:
        exact = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], EXACT)
        if not exact and not isinstance(test, ast.Constant | ast.UnaryOp):
            self.replace("negated", test, f"not ({self.words(test)})")

    def visit_Expr(self, node: ast.Expr) -> None:
        """Nothing instead of a call or a question."""
        if isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom):
            self.replace("removed", node, "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Nothing instead of a change of the state."""
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.replace("removed", node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Nothing instead of an error; its message is no rule."""
        self.replace("removed", node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        """Another result."""
        if node.value and self.result in RETURNS and not isinstance(node.value, ast.Constant) and not _asks(node.value):
            self.replace("returned", node.value, RETURNS[self.result].format(self.words(node.value)))
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        """Go on."""
        self.replace("loop", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        """Stop."""
        self.replace("loop", node, "break")

    def visit_Call(self, node: ast.Call) -> None:
        """Other arguments, another player, must for may."""
        for left, right in zip(node.args, node.args[1:], strict=False):
            self._swapped(left, right)
        for argument in node.args:
            self._other_seat(argument)
        if isinstance(node.func, ast.Attribute):
            self._other_verb(node, node.func)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Another player's cards."""
        self._other_seat(node.slice)
        self.generic_visit(node)

    def _swapped(self, left: ast.expr, right: ast.expr) -> None:
        if isinstance(left, ast.Name) and isinstance(right, ast.Name) and left.id not in ("g", "self", "turn"):
            self.add("swapped", self.start(left), self.end(right), f"{right.id}, {left.id}")

    def _other_seat(self, node: ast.expr) -> None:
        if isinstance(node, ast.Attribute) and node.attr == "seat":
            self.replace("seat", node, f"({self.words(node)} + 1) % 2")
        elif isinstance(node, ast.Name) and node.id in SEATS and self.me:
            self.replace("seat", node, self.me)

    def _other_verb(self, node: ast.Call, verb: ast.Attribute) -> None:
        name = self.words(verb.value)
        if verb.attr in MAY and name in ("turn", "self"):
            self.replace("verb", verb, f"{name}.{MAY[verb.attr]}")
        elif verb.attr in OTHERS and name in ("turn", "self"):
            self.replace("seat", node, f"[{name}.seat]")


def _asks(node: ast.expr) -> bool:
    """Whether it states a question, whose answer comes from elsewhere."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("ask", *MAY)


def _is_true(node: ast.expr) -> bool:
    """Whether a fact is said to hold; without it, it does not, which is another mutant already."""
    return isinstance(node, ast.Constant) and node.value is True


def _has_text(*nodes: ast.expr) -> bool:
    """Whether an operator joins texts."""
    return any(isinstance(node, ast.JoinedStr) or _is_text(node) for node in nodes)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def mutants_of(file: str, text: str) -> list[Mutant]:
    """Every mutant of a source, each once, in the order of its lines."""
    finder = Finder(file, text)
    finder.visit(ast.parse(text))
    different = {mutant.text: mutant for mutant in finder.found if mutant.text != text}
    return sorted(different.values(), key=lambda mutant: mutant.line)
