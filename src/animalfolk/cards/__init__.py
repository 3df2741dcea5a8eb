"""The cards: printed facts and a few lines of behaviour each, one file an animalfolk deck.

Importing this package fills the tables of the engine; a mistake in a declaration fails here.
"""

from animalfolk.cards import junk, macaws, pandas, platypuses, polecats, sloths, squirrels
from animalfolk.cards.generated import macaws as _macaws
from animalfolk.cards.generated import pandas as _pandas
from animalfolk.cards.generated import platypuses as _platypuses
from animalfolk.cards.generated import polecats as _polecats
from animalfolk.cards.generated import sloths as _sloths
from animalfolk.cards.generated import squirrels as _squirrels
from animalfolk.engine.declare import Deck

DECKS: list[Deck] = [
    macaws.MACAWS,
    pandas.PANDAS,
    squirrels.SQUIRRELS,
    platypuses.PLATYPUSES,
    sloths.SLOTHS,
    polecats.POLECATS,
]
FRAMES = [_macaws, _pandas, _squirrels, _platypuses, _sloths, _polecats]

__all__ = ["DECKS", "FRAMES", "junk"]
