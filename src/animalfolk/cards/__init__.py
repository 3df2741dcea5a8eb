"""The cards: printed facts and a few lines of behaviour each, one file an animalfolk deck.

Importing this package fills the tables of the engine; a mistake in a declaration fails here.
"""

from animalfolk.cards import junk, macaws, pandas, squirrels
from animalfolk.cards.generated import macaws as _macaws
from animalfolk.cards.generated import pandas as _pandas
from animalfolk.cards.generated import squirrels as _squirrels
from animalfolk.engine.declare import Deck

DECKS: list[Deck] = [macaws.MACAWS, pandas.PANDAS, squirrels.SQUIRRELS]
FRAMES = [_macaws, _pandas, _squirrels]

__all__ = ["DECKS", "FRAMES", "junk"]
