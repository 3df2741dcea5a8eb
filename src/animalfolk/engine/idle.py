"""What is allowed and of no use: options of a question that could change nothing, and questions with no others.

A card declares in which windows of its player's turn its use may matter (`of_use`). The rest follows from what whoever
is asked can see; whether a question without a use is passed over is for the table to say, as others may notice it.
"""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE, HAND_FILLED, IS_USABLE, NOTHING, OF_USE, TRAITS, faces_of
from animalfolk.engine.hold import might_grow
from animalfolk.engine.state import State


def is_idle(g: State, option: int) -> bool:
    """Whether this option of the question at hand is of no use there."""
    if prompts.SHAPE[g.prompt] != prompts.ACTION:
        return False
    if option == prompts.PAUSE:
        return not might_grow(g) and not _might_matter(g)
    return (
        option & prompts.KIND == prompts.USE and not OF_USE[option >> prompts.OF & FACE] & prompts.ROWS[g.prompt].window
    )


def _might_matter(g: State) -> bool:
    """Whether any card in play is of use before the market is filled."""
    usable = [face for folk in g.sets for face in faces_of(folk) if TRAITS[face] & IS_USABLE]
    return any(OF_USE[face] & HAND_FILLED for face in usable)


def idle_options(g: State) -> list[int]:
    """The options of the question at hand that are of no use there."""
    return [option for option in g.options if is_idle(g, option)]


def is_needless(g: State) -> bool:
    """Whether nothing but to go on, which is offered last, would be of any use."""
    return g.who != NOTHING and prompts.ROWS[g.prompt].passed and all(is_idle(g, option) for option in g.options[:-1])
