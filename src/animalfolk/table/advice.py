"""Whole answers: an option with the cards that are named at once with it, and why it is a good one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from animalfolk.bots.quick import Quick
from animalfolk.engine import prompts, zones
from animalfolk.engine.errors import IllegalChoice, OutOfTurn
from animalfolk.engine.events import ROWS, Event
from animalfolk.engine.faces import JUNK, NAME, NOTHING, VALUE, traits
from animalfolk.engine.options import option_text, parse_option
from animalfolk.engine.run import answer_step
from animalfolk.engine.seats import stall_of
from animalfolk.engine.stacks import can_build
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need, values
from animalfolk.game import Game
from animalfolk.table import log
from animalfolk.table.log import Entry
from animalfolk.table.moves import follows
from animalfolk.table.several import check_several

Choice = str | tuple[str, ...]  # as an answer has it: an option, or several that are named at once

MOST = 40  # cards of one answer, and answers of one technique
GO_ON = ("end", "pause", "done")


class Reason(NamedTuple):
    """Why an answer is good, as a key of the catalogues (`hint-why-`) and the values of its sentence."""

    key: str
    values: dict[str, str | int] = {}  # noqa: RUF012


class Advice(NamedTuple):
    """What may be answered just so, how likely the game seems to be won with it, and why."""

    choice: Choice
    chance: float
    reason: Reason


# the whole answer


def behind(state: State, texts: Sequence[str]) -> State:
    """The question behind these answers, also where it has one option only."""
    state = state.clone()
    for text in texts:
        answer_step(state, parse_option(state, text))
    return state


def takes_several(state: State) -> bool:
    """Whether the question at hand takes several cards together; to name none ends the choice."""
    return prompts.ROWS[state.prompt].several


def is_begun(state: State, texts: Sequence[str]) -> bool:
    """Whether an answer can begin so, with cards of its own to follow."""
    return takes_several(behind(state, texts))


def whole(state: State, option: str, quick: Quick) -> Choice:
    """This option, with the cards that rules of thumb name at once with it."""
    later = behind(state, [option])
    asked = state.prompt
    if prompts.SHAPE[asked] == prompts.ACTION:
        if not takes_several(later):
            return option
        asked = later.prompt
    more = _of_the_same(later, (state.who, state.turn, asked), quick)
    takes_cards = prompts.ROWS[asked].several and option not in GO_ON
    return (option, *more) if more or takes_cards else option


def _of_the_same(state: State, question: tuple[int, int, int], quick: Quick) -> list[str]:
    """What is answered as long as this question is asked again: by this seat, in this turn, about this."""
    found: list[str] = []
    while (state.who, state.turn, state.prompt) == question and len(found) < MOST:
        chosen = quick.choose(state)
        if chosen == NOTHING and takes_several(state):
            break
        found.append(option_text(state, chosen))
        answer_step(state, chosen)
    return found


def taken_at_once(held: Game, seat: int, answer: Sequence[str], people: Collection[int]) -> bool:
    """Whether these may be named at once. held: a trial in which everybody is held who is held at the table."""
    try:
        check_several(held.clone(), Entry(log.ANSWER, seat, choice=tuple(answer)), people)
    except (IllegalChoice, OutOfTurn):
        return False
    return True


# why


def reason_for(held: Game, seat: int, choice: Choice, quick: Quick) -> Reason:
    """The one reason that says most, as far as the seat can know: what comes of the answer in this trial."""
    game = held.clone()
    told, before = len(game.happened()), game.peek()
    game.answer(choice if isinstance(choice, str) else list(choice), seat)
    _resolve(game, seat, quick)
    events, state = game.happened(told), game.peek()
    if seat in game.winners:
        return Reason("wins")
    return (
        _of_stack(events, state, seat)
        or _of_purchase(events, before, state, seat)
        or _of_cards(events, seat)
        or _of_discards(events, seat, choice)
        or _of_others(events, before, seat)
        or Reason("again" if _may_act_again(game, before, seat) else "goes_on" if choice in GO_ON else "sound")
    )


def _resolve(game: Game, seat: int, quick: Quick) -> None:
    """Let the move come to its end, as rules of thumb would have it: what a card asks, and what a purchase does."""
    turn = game.turn
    for _ in range(MOST):
        state = game.peek()
        if game.asked != seat or not (game.cause or follows(state, seat, turn)):
            return
        game.answer(option_text(state, quick.choose(state)), seat)


def _of_stack(events: Sequence[Event], state: State, seat: int) -> Reason | None:
    built = [event.number for event in events if event.key == "built" and _same_stall(state, event.seat, seat)]
    return Reason("stack", {"number": max(built)}) if built else None


def _of_purchase(events: Sequence[Event], before: State, state: State, seat: int) -> Reason | None:
    """The card that comes, or the stack that can be built with it next."""
    bought = [event.card for event in events if event.key == "bought" and event.seat == seat]
    if not bought:
        return None
    if state.turn == before.turn and _can_build_next(state, seat):
        return Reason("prepares", {"number": stack_need(state, seat)})
    return Reason("card", {"card": NAME[bought[-1]], "value": VALUE[bought[-1]]})


def _can_build_next(state: State, seat: int) -> bool:
    """Whether the hand as it is now makes the next stack; what is altered in this turn alone does not count."""
    hand = state.hands[seat]
    return not state.alterations and can_build(state, seat, values(state, seat, hand), traits(hand))


def _of_cards(events: Sequence[Event], seat: int) -> Reason | None:
    junk = sum(event.key == "threw_away" and event.seat == seat and event.card == JUNK for event in events)
    if junk:
        return Reason("junk", {"count": junk})
    cards = sum(ROWS[event.kind].target == zones.HAND and event.seat == seat for event in events)
    return Reason("cards", {"count": cards}) if cards else None


def _of_discards(events: Sequence[Event], seat: int, choice: Choice) -> Reason | None:
    """Room in the hand, which is filled at the end of the turn."""
    count = sum(event.key == "discarded" and event.seat == seat for event in events)
    is_inventory = not isinstance(choice, str) and choice[0] == "inventory"
    return Reason("room", {"count": count}) if is_inventory and count else None


def _of_others(events: Sequence[Event], before: State, seat: int) -> Reason | None:
    """Whom it concerns besides."""
    turn = [event.seat for event in events if event.key == "turn_began"]
    others = [event.seat for event in events if event.seat not in (seat, NOTHING)]
    if turn or not others or others[0] >= before.rules.players or _same_stall(before, others[0], seat):
        return None
    return Reason("rival", {"seat": others[0]})


def _may_act_again(game: Game, before: State, seat: int) -> bool:
    return (game.asked, game.turn, game.prompt) == (seat, before.turn, prompts.KEYS[prompts.ACT])


def _same_stall(state: State, one: int, other: int) -> bool:
    return one != NOTHING and stall_of(state, one) == stall_of(state, other)
