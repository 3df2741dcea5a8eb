"""Two partners against the Company, which gets the cards of two opponents (COOP-01 to COOP-05)."""

from __future__ import annotations

from animalfolk.modes.dealing import Mode

COOP: Mode = Mode("co-op", players=[2], decks=[4], junk=24, company=2)
