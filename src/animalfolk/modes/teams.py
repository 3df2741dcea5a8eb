"""Two against two: partners sit opposite and build one stall of ten stacks (TEAM-01 to TEAM-08)."""

from __future__ import annotations

from animalfolk.modes.dealing import Mode

TEAMS: Mode = Mode("teams of two", players=[4], decks=[4], junk=24)
