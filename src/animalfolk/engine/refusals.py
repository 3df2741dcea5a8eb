"""Why an action is not possible, or cards fit in no selection: words that catalogues and clients know.

Words explain and decide nothing: whether cards may be chosen is told by the selections alone.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine import prompts
from animalfolk.engine.copying import in_use
from animalfolk.engine.faces import (
    ADJUSTS,
    COIN,
    FACE,
    JUNK,
    NOTHING,
    SELLS_BIN,
)
from animalfolk.engine.helping import help_needed
from animalfolk.engine.makeup import FOLK, MIXED, WITH_JUNK, keeps_to_rules, shared, together
from animalfolk.engine.stack_search import makeup, worth
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, stack_need, value

TOO_DEAR: Final = "too-dear"  # all cards and coins together are not enough
NO_SELLER: Final = "no-seller"  # no card opens the bin
UNNEEDED: Final = "unneeded"  # a card could be left out of the payment
WORTHLESS: Final = "worthless"  # a card counts nothing
EXACT: Final = "exact"  # with coins a price is paid exactly
SHORT: Final = "short"  # all cards together are worth less than the stack needs
TOO_MUCH: Final = "too-much"  # these are worth more
MIXED_SETS: Final = "mixed"
WITHOUT_LEAVE: Final = "junk"  # junk, and no card that lets it in
PILE_SHUT: Final = "discard"  # a card of the discard pile, and no card that lets it in
NO_SUM: Final = "unfit"  # it does not add up
WORDS: Final = [
    *(TOO_DEAR, NO_SELLER, UNNEEDED, WORTHLESS, EXACT),
    *(SHORT, TOO_MUCH, MIXED_SETS, WITHOUT_LEAVE, PILE_SHUT, NO_SUM),
]

Against = list[tuple[str, list[int]]]  # words, each with the ways it speaks of


# actions


def impossible(g: State, seat: int, options: list[int]) -> dict[int, str]:
    """The purchases and the stack that are not among these actions, each with the reason."""
    found: dict[int, str] = {}
    for slot in range(BIN + 1):
        option = slot << prompts.OF | prompts.BUY
        if option not in options and (g.bin if slot == BIN else g.market[slot] != NOTHING):
            found[option] = purchase_refused(g, seat, slot)
    if prompts.BUILD not in options:
        found[prompts.BUILD] = stack_refused(g, seat)
    return found


def purchase_refused(g: State, seat: int, slot: int) -> str:
    """Why this seat cannot buy from a slot of the market, or from the bin."""
    cards = in_use(g, seat, g.hands[seat])
    return NO_SELLER if slot == BIN and not any(SELLS_BIN[card & FACE] for card in cards) else TOO_DEAR


def stack_refused(g: State, seat: int) -> str:
    """Why this seat cannot build its next stack: what would be possible if cards of any set, or junk, were let in."""
    need = stack_need(g, seat)
    if _sums(g, seat, False) >> need & 1:
        return MIXED_SETS
    with_junk = _sums(g, seat, True)
    if with_junk >> need & 1:
        return WITHOUT_LEAVE
    return NO_SUM if with_junk >> need else SHORT


def _sums(g: State, seat: int, junk: bool) -> int:
    """What the hand could be worth in a stack without the rules about sets, as bits."""
    sums = 1
    for card in g.hands[seat]:
        face = card & FACE
        if face != JUNK or junk:
            before = sums
            for form in in_use(g, seat, [card]):
                for amount in (0, ADJUSTS[form & FACE], -ADJUSTS[form & FACE]):
                    sums |= before << max(0, value(g, seat, form) + amount)
    return sums


# cards


def clashes(g: State, seat: int, prompt: int, choices: list[int], sets: list[list[int]]) -> Against:
    """Why cards fit in none of these selections: words, each with the ways it speaks of if it is about certain ones.

    choices: what each way chooses. Of the words whose ways are all among the cards, the first one holds.
    """
    if prompt in (prompts.PAY, prompts.PAY_ARRANGED):
        return [*_against_payment(g, seat, choices), (UNNEEDED, [])]
    is_stack = prompts.SHAPE[prompt] == prompts.STACK_CARD
    return [*_against_stack(g, seat, prompt, choices, sets), (NO_SUM, [])] if is_stack else [(NO_SUM, [])]


def _against_payment(g: State, seat: int, choices: list[int]) -> Against:
    found: Against = []
    for way in range(len(choices)):
        if choices[way] == COIN:
            found.append((EXACT, [way]))
        elif worth(g, seat, choices[way]) <= 0:
            found.append((WORTHLESS, [way]))
    return found


def _against_stack(g: State, seat: int, prompt: int, choices: list[int], sets: list[list[int]]) -> Against:
    """Single cards that are in no selection, then two that are in none together, where a rule tells why."""
    used = _pairs(sets)
    found: Against = []
    useful: list[int] = []
    for way in range(len(choices)):
        word = "" if (way, way) in used else _stack_word(g, seat, prompt, [choices[way]])
        if word:
            found.append((word, [way]))
        else:
            useful.append(way)
    for second in useful:
        for first in useful:
            if first < second and (first, second) not in used:
                word = _stack_word(g, seat, prompt, [choices[first], choices[second]])
                if word:
                    found.append((word, [first, second]))
    return found


def _pairs(sets: list[list[int]]) -> set[tuple[int, int]]:
    """Each way that is in a selection, twice, and each two ways that are in one together, the lower one first."""
    found: set[tuple[int, int]] = set()
    for ways in sets:
        for second in ways:
            for first in ways:
                if first <= second:
                    found.add((first, second))
    return found


def _stack_word(g: State, seat: int, prompt: int, cards: list[int]) -> str:
    """Why these are too much for the stack, or break its rules by themselves; nothing if they do not."""
    laid = [*g.laid, *cards]
    total = 0
    for choice in laid:
        total += worth(g, seat, choice)
    if total > (help_needed(g) if prompt == prompts.HELP else stack_need(g, seat) - (prompt == prompts.OFFER)):
        return TOO_MUCH
    made = makeup(laid)
    if prompt == prompts.HELP:
        made = together(shared(makeup(g.offered)), made)
    if keeps_to_rules(made, 0):
        return ""
    if made & FOLK == MIXED:
        return MIXED_SETS
    return WITHOUT_LEAVE if made & WITH_JUNK else PILE_SHUT
