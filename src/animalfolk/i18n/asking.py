"""Questions in words, as every face puts them: what is asked of somebody, from what they may know."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine import events
from animalfolk.engine.prompts import BY_GIFTS, BY_KEY
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import GameEvent, View
from animalfolk.engine.zones import ASIDE
from animalfolk.i18n.words import Words

HELP = "help"
NOBODY, YOU, OTHER = "none", "you", "other"


class Asking:
    """Puts the questions of one table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    def question(self, view: View, need: int, prompt: str = "", whom: int | None = None) -> str:
        """The question as a sentence; prompt: another than the view has, for cards that are chosen with an action.

        whom: the player to whom a card goes, or from whom it comes.
        """
        decision = pending(view)
        if "to" in decision:
            return self._reaction(view)
        who = NOBODY if whom is None else YOU if whom == view["viewer"] else OTHER
        name = "" if whom is None else self._names[whom]
        asked, offered = prompt or decision["prompt"], decision["options"]
        if asked == HELP:
            return self._words.request(name, view["offered"], need, offered)
        return self._words.prompt(asked, decision["card"], need, who, name, offered)

    def _reaction(self, view: View) -> str:
        """Why somebody is asked who may use a card because of what happened, perhaps out of turn."""
        to, active = pending(view)["to"], view["active"]
        name, happened = self._names[to["seat"]], to["happened"]
        if active != view["viewer"]:
            return self._words.text("screen-out-of-turn", active=self._names[active], name=name, happened=happened)
        who = YOU if to["seat"] == view["viewer"] else OTHER
        return self._words.prompt("react", None, 0, who, name, happened=happened)


def _sets_aside_of_others(event: GameEvent) -> bool:
    """Whether a card of somebody, named by the number, was set aside."""
    row = events.row_of(event["event"])
    return row.number == events.GIVER and row.target == ASIDE


def whose_turn_to_get(view: View, happened: Sequence[GameEvent]) -> int | None:
    """To whom the card asked for goes, where cards set aside of several players are given back; None if not told."""
    decision = pending(view)
    if BY_KEY[decision["prompt"]].hidden != BY_GIFTS:
        return None
    givers: list[int] = []
    for event in happened:
        if event["event"] == "played":
            givers = []
        elif _sets_aside_of_others(event):
            givers.append(event["number"])
    chosen = len(decision["chosen"])
    return givers[chosen] if chosen < len(givers) else None
