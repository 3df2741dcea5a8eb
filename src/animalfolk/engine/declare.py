"""How a card is declared: printed facts by keyword, checked at import, and its effect as a generator."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from animalfolk.engine import faces
from animalfolk.engine.aliases import Face
from animalfolk.engine.faces import (
    ADDS_CARDS,
    AT_ANY_TIME,
    LETS_JUNK_IN,
    MIXES_SETS,
    NUMBER,
    PASSIVE,
    RUBBISH,
    SET_NUMBER,
    SETS,
    TECHNIQUE,
    note_traits,
)
from animalfolk.engine.makeup import note_makeup

Effect = Generator[int, int, Any]  # yields where it asks, is sent the answer
Source = Callable[..., Any]

SOURCES: Final[dict[int, Source]] = {}  # the effect of a face, as it is written
LATER_SOURCES: Final[dict[int, Source]] = {}  # what a face does at the start of its owner's next turn


class Deck:
    """An animalfolk deck: six faces, fifteen cards."""

    def __init__(self, name: str, *, ordinal: int, game: int) -> None:
        if SETS[ordinal]:
            raise ValueError(f"deck number {ordinal} is {SETS[ordinal]!r} already, so it cannot be {name!r}")
        if game not in (1, 2):
            raise ValueError(f"deck {name!r}: game must be 1 or 2, not {game!r}")
        self.name = name
        self.ordinal = ordinal
        self.game = game
        self.count = 0
        SETS[ordinal] = name
        SET_NUMBER[name] = ordinal

    def technique(
        self,
        *,
        value: int,
        copies: int,
        bonus: bool = False,
        raises_prices: int = 0,
        raises_need: int = 0,
        limits_fill: int = 0,
    ) -> Callable[[Source], Source]:
        """A card that is played for its effect.

        bonus: it gives another action
        Until the start of its player's next turn:
        raises_prices: market cards cost opponents so much more
        raises_need: opponents' stacks must be worth so much more
        limits_fill: opponents draw at most so many cards when they fill their hands
        """

        def declare(effect: Source) -> Source:
            face = self._card(effect, TECHNIQUE, value, copies)
            faces.BONUS[face] = int(bonus)
            faces.RAISES_PRICES[face] = raises_prices
            faces.RAISES_NEED[face] = raises_need
            faces.LIMITS_FILL[face] = limits_fill
            faces.STAYS[face] = int(raises_prices + raises_need + limits_fill > 0)
            note_traits(face)
            note_makeup(face)
            return effect

        return declare

    def passive(
        self,
        *,
        value: int,
        copies: int,
        usable: int = 0,
        of_use: int = AT_ANY_TIME,
        hand_size: int = 0,
        lets_junk_in: bool = False,
        mixes_sets: bool = False,
        adds_from_discard: int = 0,
        adjusts: int = 0,
        builds_again: bool = False,
        frees_overpay: bool = False,
        sells_bin: bool = False,
        spares_junk: int = 0,
        rearranges: bool = False,
        sticks: bool = False,
        stall_size: int = 0,
        mirrors: int = 0,
        reacts: int = 0,
    ) -> Callable[[Source], Source]:
        """A card that changes a rule.

        usable: its effect may be used once in the owner's turn (ALWAYS, or what it needs: WITH_DECK and so on)
        of_use: in which windows of that turn its use may matter (WHILE_ACTING and so on)
        reacts: its effect may be used after that instead (PURCHASE and so on)
        hand_size: in hand, this much is added to the hand size
        lets_junk_in, mixes_sets: a stack with it may hold junk, cards of several sets
        adds_from_discard: a stack with it may hold so many cards of the discard pile
        adjusts: its value may change by this much while building
        builds_again: a stack with it is followed by another
        frees_overpay: a payment with it may be as large as one likes
        sells_bin: a payment with it may buy the top of the market's discard pile
        spares_junk: when bought, so many junk cards of the payment may be thrown away
        rearranges: before a purchase with it the market may be rearranged
        sticks: paid with, it may stay in the hand
        stall_size: in the stall, this much is added to the hand size
        mirrors: before it is used it copies a card from there (RIGHTMOST_STACK and so on)
        """

        def declare(effect: Source) -> Source:
            face = self._card(effect, PASSIVE, value, copies)
            faces.USABLE[face] = usable
            faces.OF_USE[face] = of_use
            faces.HAND_SIZE[face] = hand_size
            faces.BENDS[face] = lets_junk_in * LETS_JUNK_IN | mixes_sets * MIXES_SETS
            faces.BENDS[face] |= ADDS_CARDS if adds_from_discard else 0
            faces.ADDS_FROM_DISCARD[face] = adds_from_discard
            faces.ADJUSTS[face] = adjusts
            faces.BUILDS_AGAIN[face] = int(builds_again)
            faces.FREES_OVERPAY[face] = int(frees_overpay)
            faces.SELLS_BIN[face] = int(sells_bin)
            faces.SPARES_JUNK[face] = spares_junk
            faces.REARRANGES[face] = int(rearranges)
            faces.STICKS[face] = int(sticks)
            faces.STALL_SIZE[face] = stall_size
            faces.MIRRORS[face] = mirrors
            faces.REACTS[face] = reacts
            if mirrors:
                faces.COPYING_NUMBER[face] = len(faces.COPYING)
                faces.COPYING.append(face)
            note_traits(face)
            note_makeup(face)
            return effect

        return declare

    def next_turn(self, card: Source) -> Callable[[Source], Source]:
        """What a card does at the start of its owner's next turn; until then it stays on the schedule."""

        def declare(effect: Source) -> Source:
            face = NUMBER[card.__name__]
            faces.STAYS[face] = faces.COMES_DUE[face] = 1
            LATER_SOURCES[face] = effect
            return effect

        return declare

    def _card(self, effect: Source, kind: int, value: int, copies: int) -> int:
        """Enter the facts that every card has; a face's number follows from its place in the deck."""
        name = effect.__name__
        if self.count == 6:
            raise ValueError(f"deck {self.name!r} has six cards already, so {name!r} is one too many")
        if not 1 <= value <= 5:
            raise ValueError(f"{name}: value must be 1 to 5, not {value!r}")
        face = 1 + 6 * self.ordinal + self.count
        self.count += 1
        _enter(face, effect, kind, value, copies)
        faces.SET[face] = self.ordinal
        return face


def rubbish(*, value: int, copies: int) -> Callable[[Source], Source]:
    """A card that belongs to no animalfolk deck."""

    def declare(effect: Source) -> Source:
        _enter(faces.JUNK, effect, RUBBISH, value, copies)
        note_makeup(faces.JUNK)
        return effect

    return declare


def _enter(face: Face, effect: Source, kind: int, value: int, copies: int) -> None:
    name = effect.__name__
    if name in NUMBER:
        raise ValueError(f"there is a card {name!r} already")
    if not effect.__doc__:
        raise ValueError(f"{name}: a card needs its text as docstring")
    faces.NAME[face] = name
    faces.VALUE[face] = value
    faces.KIND[face] = kind
    faces.COPIES[face] = copies
    NUMBER[name] = face
    SOURCES[face] = effect
