"""Bots that are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.bots import LEVELS, BadCounts, UnknownBot, full_name, kinds
from animalfolk.cli.given import Mistake, near
from animalfolk.i18n import Words


def check_bots(words: Words, names: Sequence[str]) -> None:
    """Whether there are such bots; a Mistake says which were probably meant."""
    for name in names:
        try:
            full_name(name)
        except UnknownBot as error:
            close = near(str(error), kinds()) or "none"
            raise Mistake(words.text("bot-unknown", name=str(error), bots=", ".join(kinds()), near=close)) from error
        except BadCounts as error:
            raise Mistake(words.text("bot-counts", name=name, levels=", ".join(LEVELS))) from error
