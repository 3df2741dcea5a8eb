"""What others do at the full screen, told one action after the other, each for a while or until a key."""

from __future__ import annotations

from animalfolk.i18n.story import Story, Teller, Told, is_action
from animalfolk.tui import preferences
from animalfolk.tui.full.sitting import Sitting
from animalfolk.tui.news import is_note, log_of

PACE = "pace"  # the setting
STEP, USUAL = "step", "usual"
DWELL: dict[str, float | None] = {"quick": 0.35, USUAL: 0.95, "calm": 1.9, STEP: None}  # seconds; None: until a key
PACES = tuple(DWELL)


class Narrator:
    """Knows what was told, and finds the sentences for what came since."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._pace = preferences.text(PACE)
        self._lines = len(self._told())

    @property
    def pace(self) -> str:
        """How long each action is told."""
        return self._pace if self._pace in DWELL else USUAL

    @property
    def dwell(self) -> float | None:
        """In seconds; None where it waits for a key."""
        return DWELL[self.pace]

    def change_pace(self) -> None:
        """The next of the paces, from now on."""
        self._pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        preferences.keep(PACE, self._pace)

    def news(self) -> list[str]:
        """A sentence for each action of somebody else since this was asked last."""
        told = self._told()
        new, self._lines = told[self._lines :], len(told)
        story = Story(self._sitting.words, self._sitting.names, self._sitting.seat)
        return [story.sentence(line) for line in new if is_action(line) and line.seat != self._sitting.seat]

    def _told(self) -> list[Told]:
        teller = Teller("")
        for event in log_of(self._sitting.table, self._sitting.seat):
            if not is_note(event):
                teller.add(event)
        return teller.lines
