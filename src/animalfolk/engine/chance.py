"""All chance of a game: named streams, derived from one seed by a keyed hash (law 5).

What a stream has shown says nothing about what it or another will show, since nobody can turn the hash around.
A stream is a counter in the state, so that cloning costs nothing. Scripted results come before chance.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from animalfolk.engine.aliases import Card
from animalfolk.engine.errors import BadScript, BadSetup
from animalfolk.engine.faces import NAME, own_face
from animalfolk.engine.state import STREAMS, State

MARKET: Final = 0
PLAYER: Final = 1  # PLAYER + seat: that player's shuffles
DICE: Final = 5
PICKS: Final = 6
STREAM: Final[list[bytes]] = [b"market", b"player 1", b"player 2", b"player 3", b"player 4", b"dice", b"picks"]

POLECAT_DIE: Final[list[int]] = [1, 1, 2, 2, 3, 3]  # COMP-07
OCELOT_DIE: Final[list[int]] = [0, 1, 1, 2, 2, 3]  # COMP-08

_LIMB: Final = (1 << 60) - 1  # one number gives eight limbs of 60 bits; each places four cards
_AT_ONCE: Final = 32


def check_seed(seed: str) -> str:
    """A seed is 32 hexadecimal digits: 128 bits."""
    if len(seed) != 32 or any(digit not in "0123456789abcdef" for digit in seed):
        raise BadSetup(f"a seed is 32 digits of 0-9 a-f, not {seed!r}", "seed", seed=seed)
    return seed


def number(g: State, stream: int) -> int:
    """The next 512 random bits of a stream."""
    count = g.counts[stream]
    g.counts[stream] = count + 1
    data = blake2b(STREAM[stream] + b" %d" % count, key=g.seed.encode()).digest()
    return int.from_bytes(data, "little")


def shuffle(g: State, stream: int, cards: list[Card]) -> None:
    """Shuffle in place; every order is as likely as any other, to one part in 2**36."""
    top = _scripted_order(g, stream, cards)
    bits = limb = 0
    for step in range(len(cards) - 1):
        if step % 4 == 0:
            if step % _AT_ONCE == 0:
                bits = number(g, stream)
            limb = bits & _LIMB
            bits >>= 60
        place = len(cards) - 1 - step
        other = limb % (place + 1)
        limb //= place + 1
        cards[place], cards[other] = cards[other], cards[place]
    cards.extend(top)


def roll(g: State, die: list[int]) -> int:
    """Roll a die."""
    if g.script[DICE]:
        result = _next_scripted(g, DICE)
        if result not in die:
            sides = sorted(die)
            told = ", ".join(str(side) for side in sorted(set(die)))
            raise BadScript(f"a scripted roll must be one of {sides}, not {result}", "roll", sides=told, roll=result)
        return result
    return die[number(g, DICE) % len(die)]


def pick(g: State, cards: list[Card]) -> int:
    """One card at random."""
    if g.script[PICKS]:
        face = _next_scripted(g, PICKS)
        for card in cards:
            if own_face(card) == face:
                return card
        names = _names(cards)
        message = f"the scripted pick {NAME[face]!r} is not among {names}"
        raise BadScript(message, "pick", card=NAME[face], cards=" ".join(names))
    return cards[number(g, PICKS) % len(cards)]


def scripted(lists: list[list[list[int]]]) -> list[list[int]]:
    """A script from what each stream is to give: a list for each shuffle (top first) or for all rolls and picks."""
    script: list[list[int]] = []
    for stream in range(STREAMS):
        flat: list[int] = []
        for results in lists[stream]:
            flat += [*([len(results)] if stream < DICE else []), *results]
        script.append(flat)
    return script


def _next_scripted(g: State, stream: int) -> int:
    result = g.script[stream][0]
    _drop(g, stream, 1)
    return result


def _scripted_order(g: State, stream: int, cards: list[Card]) -> list[int]:
    """Take the cards that the script wants on top out of the pile, the topmost last."""
    if not g.script[stream]:
        return []
    length = g.script[stream][0]
    wanted = g.script[stream][1 : 1 + length]
    _drop(g, stream, 1 + length)
    top: list[int] = []
    for face in reversed(wanted):
        if face not in cards:
            names = _names(cards)
            message = f"the scripted shuffle wants {NAME[face]!r}, which is not among {names}"
            raise BadScript(message, "shuffle", card=NAME[face], cards=" ".join(names))
        cards.remove(face)
        top.append(face)
    return top


def _drop(g: State, stream: int, length: int) -> None:
    script = list(g.script)
    script[stream] = script[stream][length:]
    g.script = script


def _names(cards: list[Card]) -> list[str]:
    return sorted(NAME[own_face(card)] for card in cards)
