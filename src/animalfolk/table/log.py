"""What is done at a table, in order: whoever keeps these entries can build the table again."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from animalfolk.engine.errors import BadText
from animalfolk.game.record import Answer

ANSWER = "answer"
RUN = "run"  # several single answers that are one step
UNDO = "undo"
ASK_UNDO = "ask_undo"
AGREE = "agree"
REFUSE = "refuse"
LEAVE = "leave"
RETURN = "return"
RESIGN = "resign"
CLOCK = "clock"  # the clock that runs begins anew: what went by before was nobody's time
PASS = "pass"  # the table answers for a person who could do nothing of use
ASK_ALWAYS = "ask_always"  # a person wishes to be asked there, too; or not any more: then the number is 0
LEARN = "learn"  # something of a lesson was heard or read; the choice is its key
KINDS = (ANSWER, RUN, UNDO, ASK_UNDO, AGREE, REFUSE, LEAVE, RETURN, RESIGN, CLOCK, PASS, ASK_ALWAYS, LEARN)


class Entry(NamedTuple):
    """One thing done: by whom, at which time, with which id.

    number: of an answer the decision's, of an undo how many steps stand afterwards. choice: of an answer, or the key of
    what was learned.
    A clock that begins anew is nobody's doing: its seat is 0, and its number says whether the game is held, so that all
    may react, and for how many of them. bot: a bot's answer; or a seat that was left, and not by the own wish.
    """

    kind: str
    seat: int
    number: int = 0
    choice: str | tuple[str, ...] = ""
    id: str = ""
    time: int = 0
    bot: bool = False

    def dump(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {**self._asdict(), "choice": self.choice if isinstance(self.choice, str) else list(self.choice)}

    @staticmethod
    def load(data: Any) -> Entry:
        """The entry of such data."""
        if not isinstance(data, dict) or set(data) != set(Entry._fields) or data["kind"] not in KINDS:
            raise BadText(1, f"an entry with {', '.join(Entry._fields)}", str(data), "entry")
        choice = data["choice"]
        entry = Entry(**{**data, "choice": tuple(choice) if isinstance(choice, list) else choice})
        if not entry.is_sound:
            raise BadText(1, "an entry whose numbers are numbers and whose texts are texts", str(data), "entry")
        return entry

    @property
    def is_sound(self) -> bool:
        """Whether each part is of its kind."""
        texts = self.choice if isinstance(self.choice, tuple) else (self.choice, self.id)
        numbers = (self.seat, self.number, self.time)
        return all(isinstance(text, str) for text in texts) and all(type(number) is int for number in numbers)


class Taken(NamedTuple):
    """An answer that stands: what was answered as one, in whose turn, and what it told of hidden things."""

    seat: int
    turn: int
    active: int
    texts: tuple[str, ...]
    noted: tuple[Answer, ...]  # those where there was a choice, so that the record has them
    reveals: str = ""  # what showed something hidden (table/reveals.py)
    before: int = 0  # how many events came before it
    is_silent: bool = False  # somebody who might have reacted did not: nobody else knows of it
    is_passed: bool = False  # the table has answered, where nothing was of use

    @property
    def parts(self) -> list[tuple[int, int, tuple[str, ...]]]:
        """What the record has of it, by turn and seat: whoever has ended a turn may have forgone something later."""
        found = groupby(self.noted, key=lambda answer: (answer.turn, answer.seat))
        return [(turn, seat, tuple(answer.text for answer in answers)) for (turn, seat), answers in found]
