"""One player against the Company, which gets the cards of a second player (SOLO-01 to SOLO-05)."""

from __future__ import annotations

from animalfolk.engine.faces import COPIES, JUNK
from animalfolk.modes.dealing import Mode

SOLO: Mode = Mode("solo", players=[1], decks=[3], junk=COPIES[JUNK], company=1)
