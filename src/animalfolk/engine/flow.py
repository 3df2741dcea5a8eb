"""How a game goes: turns, actions and clean-up.

Written as generators, run as the frames in generated/flow.py (`make frames` makes them).
The functions whose choice nobody else sees before it is complete are listed in PRIVATE.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine import prompts
from animalfolk.engine.declare import Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.turn import Turn

START: Final = 2  # where a turn may be taken up
ACTION: Final = 1
CLEAN_UP: Final = 0

PRIVATE: Final[list[str]] = ["choose_payment", "choose_stack", "choose_arranged"]


def game(turn: Turn) -> Effect:
    """Turn after turn, until somebody wins."""
    while True:
        yield from take_turn(turn.of(turn.g.seat), START)


def take_turn(turn: Turn, more: int) -> Effect:
    """What comes due at the start, an action and its bonus actions, clean-up (FLOW-02, FLOW-05, FLOW-08)."""
    if more == START:
        turn.begin()
        if turn.scheduled:
            yield from start(turn)
        more = ACTION
    while more:
        more = yield from act(turn)
    yield from clean_up(turn)
    turn.pass_on()


def start(turn: Turn) -> Effect:
    """What is scheduled comes due, one card at a time in the owner's order (FLOW-09)."""
    while turn.scheduled:
        card = yield turn.pick(turn.scheduled, prompts.DUE)
        turn.come_due(card)
        if turn.comes_due(card):
            yield from turn.later(card)
        turn.finish(card)


def act(turn: Turn) -> Effect:
    """One action (FLOW-03); returns whether it gives another."""
    choice = yield turn.ask_action()
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
    elif kind == prompts.REARRANGE:
        slot = yield from choose_arranged(turn)
        turn.rearrange()
        yield from purchase(turn, slot)
    elif kind == prompts.USE:
        yield from use(turn, choice >> prompts.OF)
        return 1
    else:
        yield from take_inventory(turn)
    return 0


def choose_payment(turn: Turn, slot: int) -> Effect:
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


def purchase(turn: Turn, slot: int) -> Effect:
    """Pay, then receive the card (BUY-10 to BUY-12)."""
    turn.pay()
    if turn.paid_sticky():
        count = yield turn.ask_stick()
        turn.stick(count)
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
    while extra:
        more = yield from build_again(turn)
        extra = extra + more - 1 if more >= 0 else 0


def build_again(turn: Turn) -> Effect:
    """One further stack; returns how many more its cards give, or NOTHING if none is built."""
    choice = yield turn.ask_again()
    if choice == prompts.BUILD:
        yield from choose_stack(turn)
        return turn.place_stack()
    if choice in (prompts.END, NOTHING):
        return NOTHING
    yield from use(turn, choice >> prompts.OF)
    return 1


def play(turn: Turn, card: int) -> Effect:
    """Play a technique: show it, carry it out, put it away (TECH-01 to TECH-12); returns whether it gives an action."""
    turn.show_technique(card)
    yield from turn.effect(card)
    bonus = turn.has_bonus(card)
    if turn.stays(card):
        turn.schedule(card)
    else:
        turn.finish(card)
    return bonus


def use(turn: Turn, card: int) -> Effect:
    """Use a passive card of the hand (TYPE-10)."""
    turn.spend(card)
    yield from turn.effect(card)


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
        if choice == prompts.END:
            break
        yield from use(turn, choice >> prompts.OF)
    turn.begin_clean_up()
    turn.fill_hand()
    if turn.uses():
        yield from use_more(turn)
    turn.slide_market()
    turn.fill_market()


def use_more(turn: Turn) -> Effect:
    """Use passives after the hand is filled, until none is left or wanted."""
    while True:
        choice = yield turn.ask_end(prompts.BEFORE_MARKET)
        if choice == prompts.END:
            return 0
        yield from use(turn, choice >> prompts.OF)
