"""An app on a screen that nobody sees: drawn when somebody looks, and its sheets of style are read once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any
from unittest.mock import patch

from textual._compositor import Compositor
from textual.app import App
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

from animalfolk.tui.full.narrating import Narrator

RENDER = Compositor.render_update
READ = Stylesheet._parse_rules
RULES: dict[tuple[object, ...], list[RuleSet]] = {}  # what was read from which text, with which colours


def paint(app: App[Any]) -> None:
    """Draw what has changed on the screen since it was drawn last."""
    RENDER(app.screen._compositor, screen_stack=app._background_screens)


def _read(sheet: Stylesheet, *args: Any, **kwargs: Any) -> list[RuleSet]:
    """The rules in a text; no rule is changed once it was read, so that all apps can have the same."""
    colours = frozenset(sheet._variables.items())
    key = (colours, args, *kwargs.items())
    if key not in RULES:
        RULES[key] = READ(sheet, *args, **kwargs)
    return RULES[key]


@contextmanager
def thrifty(*, tells: bool = False) -> Iterator[None]:
    """Apps draw nothing of themselves: they keep in mind what is to be drawn, for whoever paints it.

    tells: whether what bots do is told, which takes its time.
    """
    with (
        nullcontext() if tells else patch.object(Narrator, "news", lambda _: []),
        patch.object(Compositor, "render_update", lambda *_, **__: None),
        patch.object(Stylesheet, "_parse_rules", _read),
    ):
        yield
