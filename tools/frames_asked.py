"""Which prompt a verb asks, read from the engine's sources without running them: a part of tools/frames.py."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path


class Verbs:
    """The verbs that ask: `ask_payment` always asks `pay`, `pick` asks the prompt that it is given."""

    def __init__(self, sources: Iterable[Path]) -> None:
        self.prompts: dict[str, list[str]] = {}  # what a verb asks
        self.given: dict[str, int] = {}  # or which of its arguments is the prompt
        for path in sources:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    self._note(node)

    def _note(self, verb: ast.FunctionDef) -> None:
        asked = [call.args[0] for call in ast.walk(verb) if isinstance(call, ast.Call) and _is_ask(call)]
        found = dict.fromkeys(name for prompt in asked for name in _named(prompt))
        arguments = [argument.arg for argument in verb.args.args[1:]]
        if found:
            self.prompts[verb.name] = list(found)
        elif any(isinstance(prompt, ast.Name) and prompt.id in arguments for prompt in asked):
            self.given[verb.name] = next(arguments.index(prompt.id) for prompt in asked if isinstance(prompt, ast.Name))

    def prompt_of(self, asked: ast.expr) -> str:
        """The keys of what a call may ask, with | between them; =name if a variable of the effect says it."""
        if isinstance(asked, ast.Call) and isinstance(asked.func, ast.Attribute):
            verb = asked.func.attr
            if verb in self.prompts:
                return "|".join(self.prompts[verb])
            if verb in self.given:
                prompt = asked.args[self.given[verb]]
                return f"={prompt.id}" if isinstance(prompt, ast.Name) else "|".join(_named(prompt))
        raise SyntaxError(f"line {asked.lineno}: {ast.unparse(asked)} does not tell what it asks")


def _is_ask(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "ask"


def _named(prompt: ast.expr) -> list[str]:
    """The keys of the prompts in an expression: prompts.THROW_ONE is `throw_one`."""
    named = [node for node in ast.walk(prompt) if isinstance(node, ast.Attribute)]
    return [node.attr.lower() for node in named if ast.unparse(node.value) == "prompts"]
