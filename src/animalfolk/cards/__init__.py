"""The cards: printed facts and a few lines of behaviour each, one file an animalfolk deck.

Importing this package fills the tables of the engine; a mistake in a declaration fails here.
"""

from animalfolk.cards import (
    chameleons,
    crocodiles,
    foxes,
    junk,
    macaws,
    ocelots,
    owls,
    pandas,
    platypuses,
    polecats,
    raccoons,
    sloths,
    squirrels,
)
from animalfolk.cards.generated import chameleons as _chameleons
from animalfolk.cards.generated import crocodiles as _crocodiles
from animalfolk.cards.generated import foxes as _foxes
from animalfolk.cards.generated import macaws as _macaws
from animalfolk.cards.generated import ocelots as _ocelots
from animalfolk.cards.generated import owls as _owls
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
    chameleons.CHAMELEONS,
    platypuses.PLATYPUSES,
    sloths.SLOTHS,
    crocodiles.CROCODILES,
    foxes.FOXES,
    polecats.POLECATS,
    owls.OWLS,
]
FRAMES = [
    _macaws,
    _pandas,
    _raccoons,
    _squirrels,
    _ocelots,
    _chameleons,
    _platypuses,
    _sloths,
    _crocodiles,
    _foxes,
    _polecats,
    _owls,
]

__all__ = ["DECKS", "FRAMES", "junk"]
