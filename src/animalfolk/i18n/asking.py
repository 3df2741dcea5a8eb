"""Questions in words, as every face puts them: what is asked of somebody, from what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from animalfolk.i18n.story import Seen
from animalfolk.i18n.words import Words

HELP = "help"
NOBODY, YOU, OTHER = "none", "you", "other"
GIVES = ("give_one", "give_back")  # cards set aside, one for each player
GIVERS = ("set_aside_from_hand_of", "set_aside_from_deck_of")


class Asking:
    """Puts the questions of one table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    def question(self, view: dict[str, Any], need: int, prompt: str = "", whom: int | None = None) -> str:
        """The question as a sentence; prompt: another than the view has, for cards that are chosen with an action.

        whom: the player to whom a card goes, or from whom it comes.
        """
        decision = view["decision"]
        if "to" in decision:
            return self._reaction(view)
        who = NOBODY if whom is None else YOU if whom == view["viewer"] else OTHER
        name = "" if whom is None else self._names[whom]
        asked, offered = prompt or decision["prompt"], decision["options"]
        if asked == HELP:
            return self._words.request(name, view["offered"], need, offered)
        return self._words.prompt(asked, decision["card"], need, who, name, offered)

    def _reaction(self, view: dict[str, Any]) -> str:
        """Why somebody is asked who may use a card because of what happened, perhaps out of turn."""
        to, active = view["decision"]["to"], view["active"]
        name, happened = self._names[to["seat"]], to["happened"]
        if active != view["viewer"]:
            return self._words.text("screen-out-of-turn", active=self._names[active], name=name, happened=happened)
        who = YOU if to["seat"] == view["viewer"] else OTHER
        return self._words.prompt("react", None, 0, who, name, happened=happened)


def whose_turn_to_get(view: dict[str, Any], events: Sequence[Seen]) -> int | None:
    """To whom the card asked for goes, where cards set aside of several players are given back; None if not told."""
    if view["decision"]["prompt"] not in GIVES:
        return None
    givers: list[int] = []
    for event in events:
        if event["event"] == "played":
            givers = []
        elif event["event"] in GIVERS:
            givers.append(event["number"])
    chosen = len(view["decision"]["chosen"])
    return givers[chosen] if chosen < len(givers) else None
