"""Everybody for themselves: two to four players, one deck more than players (SETUP-01, COMP-10)."""

from __future__ import annotations

from animalfolk.engine.faces import COPIES, JUNK
from animalfolk.modes.dealing import Mode

FREE: Mode = Mode("", players=[2, 3, 4], decks=[3, 4, 5], junk=COPIES[JUNK])
