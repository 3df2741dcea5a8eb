"""The text of generated frames: the second half of what tools/frames.py does."""

from __future__ import annotations

import ast

from frames_effect import Block, Effect, class_name


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
        name = class_name(effect.name)
        arguments = "".join(f", {parameter}: int" for parameter in effect.parameters)
        zeros = "".join(", 0" for _ in effect.parameters)
        self.add(f'\n\nclass {name}(Frame):\n    """{effect.name} in {path}"""\n')
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
        self.add("\ndef steps(self) -> int:", 1)
        self.add(f"return {len(effect.blocks)}", 2)
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
        for variable in effect.wanderers():
            self.add(f"{variable} = 0", 2)
        self.add("step = self.step", 2)
        self.add("while True:", 2)
        for number, block in enumerate(effect.blocks):
            self.add(f"if step == {number}:", 3)
            self.block(block, rename, 4, number)
        self.add('raise AssertionError(f"no step {step}")', 3)

    def block(self, block: Block, rename: _Fields, indent: int, number: int) -> None:
        before = len(self.lines)
        if block.target:
            target = f"self.{block.target}" if block.target in rename.fields else block.target
            self.add(f"{target} = answer", indent, block.line)
        for statement in block.body:
            for new in _listed(rename.visit(statement)):
                self.add(ast.unparse(ast.fix_missing_locations(new)), indent, statement.lineno)
        if not block.body or not isinstance(block.body[-1], ast.Return):
            self.ending(block, rename, indent, number)
        if len(self.lines) == before:
            self.add("pass", indent)

    def ending(self, block: Block, rename: _Fields, indent: int, number: int) -> None:
        """Where a block goes on: forward it falls through, back it goes around the loop."""
        if block.test is not None:
            test = ast.unparse(rename.visit(block.test))
            self.add(f"step = {block.yes} if {test} else {block.no}", indent, block.line)
            if min(block.yes, block.no) <= number:
                self.add("continue", indent)
        elif block.outcome:
            self.add("turn.result = 0" if block.outcome == "DONE" else f"self.step = {number + 1}", indent)
            self.add(f"return {block.outcome}", indent)
        elif block.jump is not None:
            self.add(f"step = {block.jump}", indent)
            if block.jump <= number:
                self.add("continue", indent)


def _listed(nodes: ast.AST | list[ast.stmt]) -> list[ast.stmt]:
    if isinstance(nodes, list):
        return nodes
    assert isinstance(nodes, ast.stmt)
    return [nodes]
