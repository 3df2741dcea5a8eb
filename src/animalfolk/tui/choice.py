"""Several cards being chosen together."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.prompts import BY_KEY
from animalfolk.tui.kinds import needs_sum
from animalfolk.tui.picks import Pick


class Choice:
    """Cards being chosen together."""

    def __init__(self, prompt: str, need: int, offered: list[Pick], option: str | None, forced: list[str]) -> None:
        self.prompt = prompt
        self.option = option  # the action that asks for them; None where it was answered already
        self.forced = forced if option is not None else []  # what any choice must hold
        given = [] if option is not None else find(forced, offered)
        self.need = need - sum(pick.value for pick in given)
        places = [pick.place for pick in given]
        self.offered = [pick for pick in offered if pick.place not in places]
        self.chosen: list[Pick] = []

    def restart(self) -> bool:
        """Forget what was chosen; whether there was anything."""
        before = bool(self.chosen)
        self.chosen = []
        return before

    def add(self, numbers: Sequence[int]) -> bool:
        """Choose further cards; False if one was chosen already."""
        added = self.chosen + [self.offered[number] for number in numbers]
        if len({pick.place for pick in added}) < len(added):
            return False
        self.chosen = added
        return True

    @property
    def total(self) -> int:
        """What the chosen cards are worth."""
        return sum(pick.value for pick in self.chosen)

    @property
    def is_short(self) -> bool:
        """Whether more cards are needed."""
        return needs_sum(self.prompt) and self.total < self.need

    @property
    def may_be_none(self) -> bool:
        """Whether no card, or no further one, is a choice too."""
        is_settled = self.prompt == "pay_arranged" and self.option is None  # the card that lets rearrange is there
        return BY_KEY[self.prompt].may_decline or is_settled

    def answers(self) -> list[str]:
        """What the game is told."""
        texts = [pick.text for pick in self.chosen]
        return texts if self.option is None else [self.option, *texts]


def find(texts: Sequence[str], offered: Sequence[Pick]) -> list[Pick]:
    """The cards that answers name so, each once; of the discard pile the topmost, where no place is named."""
    found: list[Pick] = []
    for text in texts:
        places = [pick.place for pick in found]
        free = [pick for pick in offered if pick.place not in places]
        exact = [pick for pick in free if pick.text == text]
        found.append((exact or [pick for pick in free if _bare(pick.text) == _bare(text)])[0])
    return found


def _bare(text: str) -> str:
    """A card without where it lies in the discard pile."""
    return text.partition(":")[2] or text


def numbers_in(typed: str, most: int) -> list[int] | None:
    """Numbers between spaces or commas, counted from 0; None if one of them is not a number offered."""
    words = typed.replace(",", " ").split()
    if not words or not all(word.isdecimal() and 1 <= int(word) <= most for word in words):
        return None
    return [int(word) - 1 for word in words]
