"""Junk: what everybody starts with too much of."""

from animalfolk.engine.declare import rubbish


@rubbish(value=1, copies=20)
def junk() -> None:
    """Cannot be part of a stack, unless a card allows it."""
