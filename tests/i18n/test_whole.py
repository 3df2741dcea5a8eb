"""Sentences are whole messages: what one message puts into another is a name, a term, a number or a list."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import animalfolk

SOURCE = Path(animalfolk.__file__).parent
ROOMS = ("cli", "i18n", "sim", "tui")
SAYING = {
    "text",
    "prompt",
    "request",
    "option",
    "whole_answer",
    "sentence",
    "reason",
    "why_not",
    "_counting",
}  # these give a message
REASONS = "trouble-"  # the reasons of the system, which stand behind a colon or in brackets

NAME, TERM, LIST, NOTE = "a name", "a term of the game", "a list", "a note in brackets"
WORD_TYPED = "a word as it is typed in a command"
PHRASE = "a card with what it counts or where it lies, which stands for its name"
INTO = {  # messages and values that are made of other messages, and what these are
    ("analyse-better", "option"): "an option, as a sentence",
    ("analyse-chosen", "option"): "an option, as a sentence",
    ("answer-with", "cards"): LIST,
    ("answer-with", "option"): "an option, with its cards behind a colon",
    ("ask-usual", "option"): "an option, with a note in brackets behind it",
    ("card-facts", "kind"): TERM,
    ("card-facts-bonus", "kind"): TERM,
    ("cards-kind", "kind"): TERM,
    ("error-line", "why"): "a whole sentence behind a colon",
    ("hint-line", "option"): "an option, with its chance in brackets behind it",
    ("list-last", "first"): LIST,
    ("list-next", "first"): LIST,
    ("reading-other", "text"): "a whole text behind a colon",
    ("screen-stall-of", "cards"): LIST,
    ("setup-further-row", "value"): TERM,
    ("usage-line", "what"): WORD_TYPED,
    ("usage-missing", "what"): WORD_TYPED,
    ("verify-good", "result"): NAME,
    ("key", "cards"): NOTE,  # a pile: its cards, or that it is empty
    ("option-discard_place", "card"): PHRASE,
    ("option-from_discard", "card"): PHRASE,
}


def says(node: ast.AST) -> bool:
    """Whether a message is said here; what was given in a command is none."""
    if not isinstance(node, ast.Call) or not node.args or keys_of(node)[0].startswith(REASONS):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in SAYING and getattr(node.func.value, "id", "") != "given"
    return isinstance(node.func, ast.Name) and node.func.id in SAYING


@cache
def makers(function: ast.FunctionDef) -> set[str]:
    """The variables of a function that hold what a message said."""
    assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    made = [node for node in assigned if any(says(inner) for inner in ast.walk(node.value))]
    parts = [part for node in made for target in node.targets for part in ast.walk(target)]
    return {part.id for part in parts if isinstance(part, ast.Name) and part.id != "self"}


def said_within(node: ast.AST, made: set[str]) -> list[ast.AST]:
    """The messages in an expression."""
    return [part for part in ast.walk(node) if says(part) or (isinstance(part, ast.Name) and part.id in made)]


def keys_of(call: ast.Call) -> list[str]:
    """The messages that may be said, or how they are called where that is not known."""
    first = call.args[0]
    if isinstance(first, ast.IfExp):
        return [ast.unparse(choice).strip("'") for choice in (first.body, first.orelse)]
    return [str(first.value) if isinstance(first, ast.Constant) else ast.unparse(first)]


@cache
def functions() -> list[tuple[str, ast.FunctionDef]]:
    """All functions that may say something, with their files."""
    paths = sorted(path for room in ROOMS for path in (SOURCE / room).rglob("*.py"))
    trees = [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]
    return [(name, node) for name, tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def test_no_message_is_put_into_another_but_names_terms_and_lists() -> None:
    found = {
        (key, keyword.arg)
        for _, function in functions()
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and says(call)
        for keyword in call.keywords
        if said_within(keyword.value, makers(function))
        for key in keys_of(call)
    }
    assert found - INTO.keys() == set()
    assert INTO.keys() - found == set(), "no longer there"


def test_no_two_messages_are_joined_by_signs() -> None:
    """Blanks set apart columns; a bracket, a colon or a comma between messages belongs into a message."""
    found = [
        f"{name}:{text.lineno}"
        for name, function in functions()
        for text in ast.walk(function)
        if isinstance(text, ast.JoinedStr)
        and len(said_within(text, makers(function))) > 1
        and any(isinstance(part, ast.Constant) and str(part.value).strip() for part in text.values)
    ]
    assert found == []
