"""How a game goes: turns, actions and clean-up.

Written as generators, run as the frames in generated/flow.py (`make frames` makes them).
A function that asks a private question (prompts.py) asks private ones alone: a redeal begins it anew (redeal.py).
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Flag, Limit, Option, Slot, Stage
from animalfolk.engine.declare import Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.reactions import inspect, react
from animalfolk.engine.together import build_together
from animalfolk.engine.turn import Turn

START: Final = 2  # where a turn may be taken up
ACTION: Final = 1
CLEAN_UP: Final = 0
REFUSED: Final = 3  # an action, after the partner has declined to help

DECLINED: Final = -2  # what comes of a further stack, beside NOTHING and how many more it gives
USED: Final = -3


def game(turn: Turn) -> Effect:
    """Turn after turn, until somebody wins."""
    while True:
        if not turn.is_company(turn.g.seat):
            yield from take_turn(turn.of(turn.g.seat), START)
        else:
            yield from company_turn(turn.of(turn.g.seat), START)


def take_turn(turn: Turn, more: Stage) -> Effect:
    """What comes due at the start, an action and its bonus actions, clean-up (FLOW-02, FLOW-05, FLOW-08)."""
    if more == START:
        turn.begin()
        if turn.scheduled:
            yield from start(turn)
        more = ACTION
    while more:
        more = yield from act(turn, more)
        if turn.stirred:
            yield from react(turn)
        turn.check_market()
    yield from clean_up(turn)
    turn.pass_on()


def company_turn(turn: Turn, more: Stage) -> Effect:
    """The Company buys as many cards as it has power, each a step of its own, then the market is filled (AUTOMA-07)."""
    if more == START:
        turn.begin()
    left = turn.power if more else 0
    while left:
        turn.buy_for_company()
        if turn.stirred:
            yield from react(turn)
        left -= 1
    turn.end_company_turn()
    turn.pass_on()


def start(turn: Turn) -> Effect:
    """What is scheduled comes due, one card at a time in the owner's order (FLOW-09)."""
    while turn.scheduled:
        card: Card = yield turn.pick(turn.scheduled, prompts.DUE)
        turn.come_due(card)
        if turn.comes_due(card):
            yield from turn.later(card)
        turn.finish(card)
        if turn.stirred:
            yield from react(turn)


def act(turn: Turn, more: Stage) -> Effect:
    """One action (FLOW-03); returns whether it gives another, or the same again without a request to the partner."""
    choice: Option = yield turn.ask_action(more != REFUSED)
    kind = choice & prompts.KIND
    if kind == prompts.BUY:
        yield from choose_payment(turn, choice >> prompts.OF)
        yield from purchase(turn, choice >> prompts.OF)
    elif kind == prompts.PLAY:
        bonus = yield from play(turn, choice >> prompts.OF)
        return bonus
    elif kind == prompts.BUILD:
        yield from choose_stack(turn)
        yield from build(turn)
    elif kind == prompts.ASK:
        extra = yield from build_together(turn)
        if extra == NOTHING:
            return REFUSED
        if extra:
            yield from build_further(turn, extra)
    elif kind == prompts.REARRANGE:
        slot = yield from choose_arranged(turn)
        turn.rearrange()
        yield from purchase(turn, slot)
    elif kind == prompts.USE:
        yield from use(turn, choice >> prompts.OF)
        return more
    else:
        yield from take_inventory(turn)
    return 0


def choose_payment(turn: Turn, slot: Slot) -> Effect:
    """Choose the cards to pay with."""
    while True:
        card = yield turn.ask_payment(slot)
        if card == NOTHING:
            return 0
        turn.lay(card)


def choose_arranged(turn: Turn) -> Effect:
    """Choose the cards to pay with, then how the market lies, then the card to buy; returns its slot."""
    while True:
        card = yield turn.ask_arranged_payment()
        if card == NOTHING:
            break
        turn.lay(card)
    while turn.unplaced():
        card = yield turn.ask_arrangement()
        turn.lay_place(card)
    slot = yield turn.ask_arranged_slot()
    return slot


def purchase(turn: Turn, slot: Slot) -> Effect:
    """Pay, then receive the card (BUY-10 to BUY-12)."""
    turn.pay()
    while turn.sticky:
        card = yield turn.pick_or_stop(turn.sticky, prompts.STICK)
        if card == NOTHING:
            break
        turn.stick(card)
    turn.pay_rest()
    if turn.spares_junk(slot):
        count = yield turn.ask_spare(slot)
        turn.spare(count)
    while turn.laid:
        card = yield turn.pick(turn.laid, prompts.ORDER)
        turn.land(card)
    turn.receive(slot)


def choose_stack(turn: Turn) -> Effect:
    """Choose the cards of a stack."""
    while True:
        card = yield turn.ask_stack()
        if card == NOTHING:
            return 0
        turn.lay(card)


def build(turn: Turn) -> Effect:
    """Build the stack, and the further ones that its cards give."""
    extra = turn.place_stack()
    if extra:
        yield from build_further(turn, extra)


def build_further(turn: Turn, extra: int) -> Effect:
    """Build so many further stacks, and those that their cards give (contested ruling 5: each gives one)."""
    may_ask: Flag = 1
    while extra:
        if turn.stirred:
            yield from react(turn)
        more = yield from build_again(turn, may_ask)
        if more == DECLINED:
            may_ask = 0
        elif more != USED:
            may_ask = 1
            extra = extra + more - 1 if more >= 0 else 0


def build_again(turn: Turn, may_ask: Flag) -> Effect:
    """One further stack; returns how many more its cards give, NOTHING if none is built, or what was done instead."""
    choice = yield turn.ask_again(may_ask)
    if choice == prompts.BUILD:
        yield from choose_stack(turn)
        return turn.place_stack()
    if choice == prompts.ASK:
        extra = yield from build_together(turn)
        return extra if extra >= 0 else DECLINED
    if choice in (prompts.END, NOTHING):
        return NOTHING
    yield from use(turn, choice >> prompts.OF)
    return USED


def play(turn: Turn, card: Card) -> Effect:
    """Play a technique: show it, carry it out, put it away (TECH-01 to TECH-12); returns whether it gives an action."""
    card = turn.show_technique(card)
    yield from turn.effect(card)
    bonus = turn.has_bonus(card)
    if turn.stays(card):
        turn.schedule(card)
    else:
        turn.finish(card)
    return bonus


def use(turn: Turn, card: Card) -> Effect:
    """Use a passive card of the hand (TYPE-10)."""
    turn.spend(card)
    yield from turn.effect(card)


def use_now(turn: Turn, card: Card) -> Effect:
    """Use a passive in clean-up, and let others react to it."""
    yield from use(turn, card)
    if turn.stirred:
        yield from react(turn)


def take_inventory(turn: Turn) -> Effect:
    """Discard any number of cards, in the order they land (INV-01 to INV-04)."""
    while True:
        card = yield turn.pick_or_stop(turn.hand, prompts.INVENTORY)
        if card == NOTHING:
            return 0
        turn.discard(card)


def clean_up(turn: Turn) -> Effect:
    """Fill the hand, then slide and fill the market; passives before and between (FLOW-06, G14)."""
    while True:
        choice = yield turn.ask_end(prompts.END_TURN)
        if choice in (prompts.END, prompts.PAUSE):
            break
        yield from use_now(turn, choice >> prompts.OF)
    turn.begin_clean_up(choice)
    left = turn.fill_hand(turn.fill_limit())
    if turn.is_interrupted(left):
        yield from fill_on(turn, left)
    if turn.stirred:
        yield from react(turn)
    if turn.may_use_more():
        yield from use_more(turn)
    turn.slide_market()
    turn.fill_market()


def fill_on(turn: Turn, left: Limit) -> Effect:
    """Answer to a card that was just drawn, or let a copy enlarge the full hand, then fill on (G17, G19, G20)."""
    while turn.is_interrupted(left):
        if turn.arrival_waits():
            yield from inspect(turn)
        else:
            card = yield turn.ask_grow()
            if card == NOTHING:
                return 0
            turn.bind_open(turn.seat, card)
        left = turn.fill_hand(left)


def use_more(turn: Turn) -> Effect:
    """Use passives after the hand is filled, until none is left or wanted."""
    while True:
        choice = yield turn.ask_end(prompts.BEFORE_MARKET)
        if choice == prompts.END:
            return 0
        yield from use_now(turn, choice >> prompts.OF)
