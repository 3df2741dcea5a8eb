"""Several cards being chosen together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from animalfolk.engine.prompts import BY_KEY, EXACTLY
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import Clash, View
from animalfolk.i18n import Words
from animalfolk.tui.kinds import cards_for, is_suggested
from animalfolk.tui.picks import Pick, needed, picks, selections

TOO_MUCH = "too-much"


class Choice:
    """Cards being chosen together: a part of some selection, until they are one."""

    def __init__(self, view: View, option: str | None) -> None:
        decision = pending(view)
        key: str = option or decision["prompt"]
        self.prompt = cards_for(option) if option else key
        self.option = option  # the action that asks for them; None where it was answered already
        self.need = needed(view, option)
        self.offered = picks(view, key)
        self.chosen: list[Pick] = []
        self._selections = selections(view, key)
        self._clashes: list[Clash] = decision.get("clashes", {}).get(key, [])

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
    def is_complete(self) -> bool:
        """Whether the chosen cards are a selection."""
        return self._selections is None or sorted(pick.way for pick in self.chosen) in self._selections

    @property
    def is_short(self) -> bool:
        """Whether they are part of a selection that takes more cards."""
        chosen = Counter(pick.way for pick in self.chosen)
        return not self.is_complete and any(chosen <= Counter(selection) for selection in self._selections or [])

    @property
    def may_be_none(self) -> bool:
        """Whether no card, or no further one, is a choice too."""
        return BY_KEY[self.prompt].may_decline or [] in (self._selections or [])

    @property
    def suggested(self) -> list[Pick]:
        """A choice that does no harm: the first selection, where one is suggested."""
        if not is_suggested(self.prompt) or not self._selections:
            return []
        left = list(self.offered)
        found: list[Pick] = []
        for way in self._selections[0]:
            found.append(next(pick for pick in left if pick.way == way))
            left = [pick for pick in left if pick.place != found[-1].place]
        return found

    def answers(self) -> list[str]:
        """What the game is told."""
        texts = [pick.text for pick in self.chosen]
        return texts if self.option is None else [self.option, *texts]

    # why not

    def problem(self, words: Words) -> str:
        """Why the chosen cards are part of no selection."""
        cards = words.cards([pick.text for pick in self.chosen])
        spare = self._spare()
        if spare:
            rest = [pick.text for pick in self.chosen if pick is not spare]
            return words.text("pick-spare", card=words.card(spare.card), cards=words.cards(rest))
        why = self._why()
        if why == TOO_MUCH and self.prompt != "offer":
            counts = {"count": len(self.chosen), "total": self.total, "need": self.need}
            return words.text("pick-too-much", cards=cards, **counts)
        if self.prompt in ("offer", "help"):
            return words.text(f"pick-{self.prompt}-bad", cards=cards, count=len(self.chosen), need=self.need)
        if self.prompt == "pay_arranged":
            return words.text("pick-unneeded", cards=cards)
        return words.text(f"clash-{why}", need=self.need)

    def _why(self) -> str:
        """The engine's word for it; too much is also seen by the sum."""
        chosen = {pick.way for pick in self.chosen}
        why = next((clash["why"] for clash in self._clashes if chosen >= set(clash["ways"])), "unfit")
        return TOO_MUCH if BY_KEY[self.prompt].worth == EXACTLY and self.total > self.need else why

    def _spare(self) -> Pick | None:
        """The smallest card of a payment that could be left out, where the others are a selection."""
        if self.prompt != "pay" or not self._selections:
            return None
        for pick in sorted(self.chosen, key=lambda pick: pick.value):
            if sorted(other.way for other in self.chosen if other is not pick) in self._selections:
                return pick
        return None


def numbers_in(typed: str, most: int) -> list[int] | None:
    """Numbers between spaces or commas, counted from 0; None if one of them is not a number offered."""
    words = typed.replace(",", " ").split()
    if not words or not all(word.isdecimal() and 1 <= int(word) <= most for word in words):
        return None
    return [int(word) - 1 for word in words]
