"""An option as short text, and the text as an option again: what records, people and tests write."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Option, Slot
from animalfolk.engine.arranging import ARRANGED, HOLE, arrangement_of
from animalfolk.engine.discards import place_of, places_of
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.faces import (
    ADJUSTS,
    COIN,
    FACE,
    NAME,
    NOTHING,
    PLACE,
    SPENT,
    STACK,
    STACKS,
    STALL,
    mark_of,
    own_face,
)
from animalfolk.engine.seats import LEFT
from animalfolk.engine.stack_search import CARD, FROM_DISCARD, LOWERED, RAISED
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN
from animalfolk.engine.zones import DISCARD

DIGITS = 3  # of a place in a discard pile
DONE = "done"
COIN_TEXT = "coin"
PAUSE_TEXT = "pause"
NAMING = {kind: prompts.VERBS[kind] for kind in (prompts.BUY, prompts.PLAY, prompts.USE)}  # behind these stands a card
PLAIN = {kind: verb for kind, verb in enumerate(prompts.VERBS) if kind not in NAMING}
LEFTWARDS, RIGHTWARDS = "left", "right"
BIN_TEXT = "bin"


def name_text(card: Card) -> str:
    """A card of a hand, schedule or stall: its name, and = with what it counts as, if it copies another."""
    own = own_face(card)
    return NAME[own] if own == card & FACE else f"{NAME[own]}={NAME[card & FACE]}"


def card_text(card: Card) -> str:
    """A hand card: its name, = and what it counts as, * if its use is spent, # and a number if it is altered."""
    if card == COIN:
        return COIN_TEXT
    text = name_text(card)
    if card & SPENT:
        text += "*"
    if mark_of(card):
        text += f"#{mark_of(card)}"
    return text


def slot_text(g: State, slot: Slot) -> str:
    """A card of the market with its slot's added cost, or the top of the bin."""
    if slot == BIN:
        return f"{NAME[g.bin[-1]]}+{BIN_TEXT}"
    market = arrangement_of(g) if g.prompt == prompts.BUY_ARRANGED else g.market
    return f"{NAME[market[slot]]}+{slot}"


def stack_card_text(choice: Option) -> str:
    """A card chosen for a stack or payment: where it comes from and how it counts; or the card chosen for a slot."""
    if choice & ARRANGED:
        return f"slot:{'-' if choice & FACE == HOLE else NAME[choice & FACE]}"
    text = card_text(choice & CARD)
    if choice & RAISED:
        text += f"+{ADJUSTS[choice & FACE]}"
    if choice & LOWERED:
        text += f"-{ADJUSTS[choice & FACE]}"
    return place_text(choice) + text if choice & FROM_DISCARD else text


def place_text(choice: Option) -> str:
    """Where a card of the discard pile lies, if it is not the topmost of its kind."""
    return f"{DISCARD}.{choice >> PLACE}:" if choice >> PLACE else f"{DISCARD}:"


def discarded_text(card: Card) -> str:
    """A card that is no choice for a stack: one of a discard pile may name its place."""
    return place_text(card) + NAME[card & FACE] if card >> PLACE else card_text(card)


def stall_card_text(target: int) -> str:
    """A card in somebody's stall, with the number of its stack."""
    return f"P{(target >> STALL) + 1}.{target >> STACK & STACKS}:{name_text(target)}"


def action_text(g: State, option: Option) -> str:
    """An action."""
    kind, argument = option & prompts.KIND, option >> prompts.OF
    if option == prompts.PAUSE:
        return PAUSE_TEXT
    if kind in PLAIN:
        return PLAIN[kind]
    return f"{NAMING[kind]} {slot_text(g, argument) if kind == prompts.BUY else card_text(argument)}"


def option_text(g: State, option: Option) -> str:
    """Any option of the decision at hand."""
    shape = prompts.SHAPE[g.prompt]
    if shape == prompts.ACTION:
        return action_text(g, option)
    if option == NOTHING:
        return DONE
    if shape in (prompts.CARD, prompts.STACK_CARD):
        return discarded_text(option) if shape == prompts.CARD else stack_card_text(option)
    if shape == prompts.STALL_CARD:
        return stall_card_text(option)
    if shape == prompts.SLOT:
        return slot_text(g, option)
    return _plain_text(shape, option)


def _plain_text(shape: int, option: Option) -> str:
    """A player, a way round the table, a number, or a card of the discard pile in place of one."""
    if shape == prompts.WAY:
        return LEFTWARDS if option == LEFT else RIGHTWARDS
    if option >> PLACE:
        return discarded_text(option)
    return f"P{option + 1}" if shape == prompts.SEAT else str(option)


def option_texts(g: State) -> list[str]:
    """All options of the decision at hand."""
    return [option_text(g, option) for option in g.options]


def parse_option(g: State, text: str) -> int:
    """The option that is written so."""
    place = find_option(g, text)
    if place == NOTHING:
        raise IllegalChoice(f"{text!r} is not one of {option_texts(g)}")
    return g.options[place]


def find_option(g: State, text: str) -> int:
    """Which option is written so; NOTHING if none is.

    A card of the discard pile may be named by its place in any case, also where that makes no difference.
    """
    texts = option_texts(g)
    if text in texts:
        return texts.index(text)
    place = place_named(text)
    if not place:
        return NOTHING
    return _taken_from(g, place, [at for at in range(len(texts)) if _bare(texts[at]) == _bare(text)])


def place_named(text: str) -> int:
    """The place in the discard pile by which a card is named, counted from the top; 0 if it names none."""
    where, colon, _ = text.partition(":")
    word, _, number = where.partition(".")
    is_place = colon and word == DISCARD and number.isdecimal() and number.isascii() and len(number) <= DIGITS
    return int(number) if is_place else 0


def _bare(text: str) -> str:
    """A card without where it lies."""
    return text.partition(":")[2] if text.startswith(DISCARD) else text


def _taken_from(g: State, place: int, found: list[int]) -> int:
    """Which of these options takes the card at this place, or one of its like that leaves the same pile."""
    pile = g.discards[g.who]
    taken = places_of(pile, g.laid)
    result = NOTHING
    for at in found:
        option = g.options[at]
        if option == NOTHING or not (
            prompts.ROWS[g.prompt].zone == DISCARD or option & FROM_DISCARD or option >> PLACE
        ):
            continue
        named = option & ((1 << PLACE) - 1) | place << PLACE
        if place_of(pile, named, taken) == place >= place_of(pile, option, taken):
            result = at
    return result
