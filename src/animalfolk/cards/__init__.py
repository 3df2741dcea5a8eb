"""The cards: printed facts and a few lines of behaviour each, one file an animalfolk deck.

Importing this package fills the tables of the engine; a mistake in a declaration fails here.
"""

from animalfolk.cards import (
    crocodiles,
    junk,
    macaws,
    ocelots,
    pandas,
    platypuses,
    polecats,
    raccoons,
    sloths,
    squirrels,
)
from animalfolk.cards.generated import crocodiles as _crocodiles
from animalfolk.cards.generated import macaws as _macaws
from animalfolk.cards.generated import ocelots as _ocelots
from animalfolk.cards.generated import pandas as _pandas
from animalfolk.cards.generated import platypuses as _platypuses
from animalfolk.cards.generated import polecats as _polecats
from animalfolk.cards.generated import raccoons as _raccoons
from animalfolk.cards.generated import sloths as _sloths
from animalfolk.cards.generated import squirrels as _squirrels
from animalfolk.engine.declare import Deck

DECKS: list[Deck] = [
    macaws.MACAWS,
    pandas.PANDAS,
    raccoons.RACCOONS,
    squirrels.SQUIRRELS,
    ocelots.OCELOTS,
    platypuses.PLATYPUSES,
    sloths.SLOTHS,
    crocodiles.CROCODILES,
    polecats.POLECATS,
]
FRAMES = [_macaws, _pandas, _raccoons, _squirrels, _ocelots, _platypuses, _sloths, _crocodiles, _polecats]

__all__ = ["DECKS", "FRAMES", "junk"]
