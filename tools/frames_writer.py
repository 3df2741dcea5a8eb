"""The text of generated frames: the second half of what tools/frames.py does."""

from __future__ import annotations

import ast
from copy import deepcopy
from typing import Any

from frames_effect import Block, Effect, class_name


class _Fields(ast.NodeTransformer):
    """Living variables become fields of the frame; returns set the result."""

    def __init__(self, attributes: dict[str, str]) -> None:
        self.attributes = attributes  # of the variables that are fields

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.attributes:
            attribute = self.attributes[node.id]
            return ast.copy_location(ast.Attribute(ast.Name("self", ast.Load()), attribute, node.ctx), node)
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
        attributes = {variable: effect.attribute(variable) for variable in effect.fields()}
        others = [attribute for variable, attribute in attributes.items() if variable not in effect.parameters]
        name = class_name(effect.name)
        arguments = "".join(f", {parameter}: int" for parameter in effect.parameters)
        zeros = "".join(", 0" for _ in effect.parameters)
        self.add(f'\n\nclass {name}(Frame):\n    """{effect.name} in {path}"""\n')
        self.add(f"def __init__(self, seat: int{arguments}) -> None:", 1)
        self.add("super().__init__(seat)", 2)
        for variable, attribute in attributes.items():
            self.add(f"self.{attribute} = {variable if variable in effect.parameters else 0}", 2)
        self.add("\ndef resume(self, turn: Turn, answer: int) -> int:", 1)
        self.blocks(effect, attributes)
        self.add("\ndef fresh(self, seat: int) -> Frame:", 1)
        self.add(f"return {name}(seat{zeros})", 2)
        self.add("\ndef clone(self) -> Frame:", 1)
        self.add(f"frame = {name}(self.seat{''.join(f', self.{parameter}' for parameter in effect.parameters)})", 2)
        self.add("frame.step = self.step", 2)
        for attribute in others:
            self.add(f"frame.{attribute} = self.{attribute}", 2)
        self.add("return frame", 2)
        self.add("\ndef restart(self) -> None:", 1)
        self.add("self.step = 0", 2)
        for attribute in others:
            self.add(f"self.{attribute} = 0", 2)
        self.add("\ndef name(self) -> str:", 1)
        self.add(f'return "{effect.name}"', 2)
        self.add("\ndef fields(self) -> list[int]:", 1)
        self.add(f"return [{', '.join(f'self.{attribute}' for attribute in attributes.values())}]", 2)
        self.add("\ndef fill(self, fields: list[int]) -> None:", 1)
        for place, attribute in enumerate(attributes.values()):
            self.add(f"self.{attribute} = fields[{place}]", 2)
        if not attributes:
            self.add("assert not fields", 2)

    def tables(self, effect: Effect) -> None:
        """What is known of a frame by its effect's name: an example, its fields, where it waits."""
        self.add(f'FRAMES["{effect.name}"] = {class_name(effect.name)}(0{", 0" * len(effect.parameters)})')
        kinds = {field: repr(effect.kinds.get(field, "int")) for field in effect.fields()}
        self.add(f'FIELDS["{effect.name}"] = {_dict(kinds)}')
        waits = {step: f"Wait({wait.name!r}, {wait.needed!r})" for step, wait in effect.waits().items()}
        self.add(f'WAITS["{effect.name}"] = {_dict(waits)}')

    def blocks(self, effect: Effect, attributes: dict[str, str]) -> None:
        """The body of `resume`: one `if` for each block."""
        rename = _Fields(attributes)
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
            fields = rename.attributes
            target = f"self.{fields[block.target]}" if block.target in fields else block.target
            self.add(f"{target} = answer", indent, block.line)
        for statement in block.body:
            for new in _listed(rename.visit(deepcopy(statement))):
                self.add(ast.unparse(ast.fix_missing_locations(new)), indent, statement.lineno)
        if not block.body or not isinstance(block.body[-1], ast.Return):
            self.ending(block, rename, indent, number)
        if len(self.lines) == before:
            self.add("pass", indent)

    def ending(self, block: Block, rename: _Fields, indent: int, number: int) -> None:
        """Where a block goes on: forward it falls through, back it goes around the loop."""
        if block.test is not None:
            test = ast.unparse(rename.visit(deepcopy(block.test)))
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


def _dict(values: dict[Any, str]) -> str:
    """A dict of expressions as source."""
    return "{" + ", ".join(f"{key!r}: {value}" for key, value in values.items()) + "}"


def _listed(nodes: ast.AST | list[ast.stmt]) -> list[ast.stmt]:
    if isinstance(nodes, list):
        return nodes
    assert isinstance(nodes, ast.stmt)
    return [nodes]
