"""The first game, which is played to be learned: how it begins, and what it asks for, step by step.

It is a real game of the real engine. A step names the question in which something is asked for, and how the answers
begin that are asked for; whatever else is legal there comes later. Which step somebody is at follows from the own
answers of this turn that stand, and from a few marks: what was told, read or taken back.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, NamedTuple, TypeAlias, TypedDict

from animalfolk.engine.view_types import Names
from animalfolk.table.seats import PERSON, Seat

FIRST = "first"
LESSONS = (FIRST,)
PARTNER = Seat("novice", "Ben")  # as which the companion is shown

# kinds of steps
TELL = "tell"  # something is said, and heard
READ = "read"  # a card is to be read
DO = "do"  # something is to be answered
UNDO = "undo"  # something is to be taken back
FREE = "free"  # play as you like
WAIT = "wait"  # somebody else plays
OVER = "over"
KINDS = (TELL, READ, DO, UNDO, FREE, WAIT, OVER)
MARKED = (TELL, READ, UNDO)  # the game waits until they are done

ACT = "act"
END = "end_turn"
INVENTORY = "inventory"
DONE = "done"

DECKS = ("macaws", "pandas", "squirrels")
STACKS = 4
START = f"""\
animalfolk position 1
decks: {" ".join(DECKS)}
rules: stacks={STACKS}
market: acorn empty_chest nostalgic_item spyglass cookies
market deck: prepaid_good shattered_relic essential_purchase cookies empty_chest nostalgic_item spyglass \
market_discovery shattered_relic prepaid_good accordion cookies essential_purchase acorn spyglass empty_chest \
special_offer nostalgic_item market_discovery prepaid_good flashy_show acorn essential_purchase winter_is_coming \
market_discovery stock_clearance favourite_toy
junk: 5
P1 hand: junk junk junk junk junk
P1 deck: shattered_relic swift_broker loyal_partner junk stashing_vendor junk junk
P2 hand: junk junk junk loyal_partner junk
P2 deck: swift_broker junk stashing_vendor junk junk
"""


LessonKey: TypeAlias = Annotated[str, Names("LessonKey", KINDS)]


class LessonView(TypedDict):
    """What a lesson says now."""

    seat: int  # who learns
    step: str
    kind: LessonKey  # `tell`, `read`, `undo`: it waits for that, and nothing is asked; `do`: only that is offered
    at: int  # the number of the step
    of: int  # of how many
    card: str  # the card it speaks of, if any
    need: int  # what the next stack is worth
    points: list[str]  # what it points at: `hand`, `market spyglass`, `undo` and the like


class Step(NamedTuple):
    """One thing to learn."""

    key: str  # lesson-<key> are its words
    turn: int  # in which of the own turns
    kind: str = DO
    prompt: str = ""  # the question that is to be answered
    wants: str = ""  # how the answer begins
    card: str = ""  # of which it speaks
    points: tuple[str, ...] = ()  # at what the words point: `market spyglass`, `hand`, `stall`, `undo`, `end` ...
    unless: str = ""  # a mark with which this is over
    mark: str = ""  # what is noted when it is done, if not the key


STEPS = (
    Step("welcome", 1, TELL, points=("stall",)),
    Step("hand", 1, TELL, points=("hand",)),
    Step("read", 1, READ, card="spyglass", points=("market spyglass",)),
    Step("buy", 1, DO, ACT, "buy spyglass", "spyglass", ("market spyglass", "hand")),
    Step("end", 1, DO, END, "end", "spyglass", ("end",)),
    Step("play", 2, DO, ACT, "play spyglass", "spyglass", ("hand spyglass",)),
    Step("keep", 2, DO, "keep", "", "stashing_vendor", ("choice stashing_vendor",)),
    Step("bonus", 2, DO, ACT, "play shattered_relic", "shattered_relic", ("hand shattered_relic",)),
    Step("throw", 2, DO, "throw_away", "junk", "junk", ("hand junk",)),
    Step("build", 2, DO, ACT, "build", points=("hand", "stall")),
    Step("chained", 2, DO, END, "end", points=("end",)),
    Step("choose", 3, DO, ACT, "buy ", points=("market",), unless=UNDO),
    Step("undo", 3, UNDO, END, points=("undo",)),
    Step("again", 3, DO, ACT, "buy ", points=("market",)),
    Step("lasting", 3, DO, END, "end", points=("end",)),
    Step("discard", 4, DO, ACT, INVENTORY, points=("hand", INVENTORY)),
    Step("fresh", 4, DO, END, "end", points=("end",)),
)
KEYS = {step.key: step for step in STEPS}
MARKS = tuple(step.key for step in STEPS if step.kind in MARKED)
BUILT = 1  # stacks that stand when somebody begins to play as they like

SEEN = "saw"  # what the other player has done: a step of each own turn but the first
TOLD = ("build", "buy", INVENTORY)  # what is told of a turn, the most important first
NOTHING = "nothing"
SEEN_MARK = re.compile(rf"{SEEN}-[1-9]\d{{0,5}}")  # that it was heard in this turn of the learner


class Moment(NamedTuple):
    """What the course has to know of the table."""

    turn: int  # of the game
    is_own: bool  # whether it is the learner's turn
    deeds: Sequence[str]  # the learner's own answers in this turn
    prompt: str  # what the learner is asked, if anything
    options: Sequence[str]
    built: int
    stacks: int
    is_over: bool
    has_won: bool
    seen: Sequence[str] = ()  # the other player's answers in the turn before this one

    @property
    def own_turn(self) -> int:
        """Which of the learner's turns it is, or comes next."""
        return self.turn // 2 + 1


class Place(NamedTuple):
    """Where in the course somebody is: the step, its number, and of how many."""

    step: Step
    at: int
    of: int

    @property
    def is_marked(self) -> bool:
        """Whether the game waits for something else than an answer."""
        return self.step.kind in MARKED

    def allows(self, moment: Moment) -> list[str]:
        """The answers that are asked for."""
        return asked_for(self.step, moment)


def learner(seats: Iterable[Seat]) -> int:
    """The seat of whoever learns."""
    return next((number for number, seat in enumerate(seats) if seat.kind == PERSON), 0)


def asked_for(step: Step, moment: Moment) -> list[str]:
    """Of the options those that a step asks for; all, where it asks for something else."""
    if moment.prompt == INVENTORY and moment.deeds[-1:] == [INVENTORY] and step.turn == KEYS["discard"].turn:
        return [option for option in moment.options if option != DONE]
    if step.kind != DO or moment.prompt != step.prompt:
        return list(moment.options)
    return [option for option in moment.options if option.startswith(step.wants)]


def place_of(moment: Moment, marks: Collection[str]) -> Place:
    """Where somebody is."""
    free = max(moment.stacks - BUILT, 1)
    of = len(STEPS) + free
    if moment.is_over:
        return Place(Step("won" if moment.has_won else "left", 0, OVER), of, of)
    turn = moment.own_turn
    step = _step(moment, turn, marks)
    at = STEPS.index(step) + 1 if step else len(STEPS) + min(max(moment.built - BUILT, 0), free - 1) + 1
    if not moment.is_own:
        return Place(Step("wait", turn, WAIT), at, of)
    seen = _seen(moment)
    if seen and seen.mark not in marks:
        return Place(seen, at, of)
    if step and _fits(step, moment):
        return Place(step, at, of)
    return Place(_free(moment, turn), at, of)


def is_mark(text: str) -> bool:
    """Whether this can be noted in a lesson."""
    return text in MARKS or SEEN_MARK.fullmatch(text) is not None


def in_order(marks: Collection[str]) -> list[str]:
    """What was noted, in the order of the course, and then turn by turn."""
    seen = [mark for mark in marks if mark not in MARKS]
    return [key for key in MARKS if key in marks] + sorted(seen, key=lambda mark: int(mark.partition("-")[2]))


def _seen(moment: Moment) -> Step | None:
    """What the other player has just done, where somebody's turn begins."""
    if not moment.seen or moment.deeds:
        return None
    done = [(verb, text) for verb in TOLD for text in moment.seen if text.partition(" ")[0] == verb]
    verb, text = done[0] if done else (NOTHING, "")
    card = re.split(r"[+*#=]", text.partition(" ")[2])[0]
    return Step(f"{SEEN}-{verb}", moment.own_turn, TELL, card=card, mark=f"{SEEN}-{moment.own_turn}")


def _step(moment: Moment, turn: int, marks: Collection[str]) -> Step | None:
    """The first step of this turn that is not done; none when the course is over, or there is nothing left of it."""
    deeds = iter(moment.deeds if moment.is_own else ())
    for step in STEPS:
        if step.turn < turn or step.unless in marks:
            continue
        if step.turn > turn:
            return step if not moment.is_own else None
        if step.key not in marks if step.kind in MARKED else not any(deed.startswith(step.wants) for deed in deeds):
            return step
    return None


def _fits(step: Step, moment: Moment) -> bool:
    """Whether a step is about what is asked now: in the middle of a purchase, say, it is not."""
    return not step.prompt or (step.prompt == moment.prompt and bool(asked_for(step, moment)))


def _free(moment: Moment, turn: int) -> Step:
    """What can be said where somebody plays as they like."""
    if moment.prompt == ACT and "build" in moment.options:
        return Step("free-build", turn, FREE, points=("hand", "stall"))
    if moment.prompt == ACT:
        return Step("free", turn, FREE, points=("market", "hand"))
    if moment.prompt == END:
        return Step("free-end", turn, FREE, points=("end",))
    return Step("free-answer", turn, FREE)
