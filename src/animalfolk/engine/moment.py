"""Whether the frames of a position fit each other and the table: what nobody could come to is not played on."""

from __future__ import annotations

from animalfolk.engine.arranging import ARRANGED, HOLE
from animalfolk.engine.faces import FACE, NAME, NOTHING, STICKS
from animalfolk.engine.frames import EFFECTS, FRAMES, LATER, WAITS, Frame
from animalfolk.engine.prompts import OF
from animalfolk.engine.stacks import CARD, FROM_DISCARD
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN

MOST = 99  # of anything that a frame counts
CHOOSING = ["choose_payment", "choose_arranged", "choose_stack"]  # which lay cards of their hand
PLAYING = ["play", "use", "start"]  # which run the effects of cards


def misfit(g: State) -> str:
    """What would fit where something does not; empty if all does."""
    return _stack(g) or _top(g) or _fields(g) or _cause(g) or _laid(g) or _aside(g)


def _stack(g: State) -> str:
    """Every frame waits for the next one, all of the player whose turn it is."""
    if g.frames[0].name() != "game" or g.frames[0].seat or len(g.frames) < 2:
        return "the game of P1, and in it a turn"
    for place in range(len(g.frames) - 1):
        frame, above = g.frames[place], g.frames[place + 1]
        if above.seat != g.seat:
            return f"frames of P{g.seat + 1}, whose turn it is"
        if not _calls(frame, above):
            return f"what {frame.name()} waits for at step {frame.step}"
    return ""


def _calls(frame: Frame, above: Frame) -> bool:
    """Whether a frame, at its step, waits for another."""
    called = WAITS[frame.name()].get(frame.step, "")
    if called in ("turn.effect", "turn.later"):
        effects = EFFECTS if called == "turn.effect" else LATER
        return effects[frame.fields()[0] & FACE] is FRAMES[above.name()]
    return called == above.name()


def _top(g: State) -> str:
    top = g.frames[-1]
    return "" if WAITS[top.name()].get(top.step, "-") == "" else f"a step at which {top.name()} asks"


def _fields(g: State) -> str:
    """The numbers in the frames are such as could be there."""
    for frame in g.frames:
        for name, most in _limits(g, frame).items():
            if not 0 <= getattr(frame, name, 0) <= most:
                return f"0 to {most} as {name} of {frame.name()}"
        slot = getattr(frame, "slot", None)
        if slot is not None and not _is_filled(g, slot):
            return f"a card in the slot of {frame.name()}"
        if not NAME[getattr(frame, "card", 0) & FACE]:
            return f"a card as card of {frame.name()}"
    return _payment(g)


def _limits(g: State, frame: Frame) -> dict[str, int]:
    """How large the variables of effects can be, by name."""
    exchange = hasattr(frame, "left")
    everybody = (1 << g.rules.players) - 1
    return {
        "more": 2,
        "extra": MOST,
        "most": MOST,
        "count": len(g.hands[g.seat]) if exchange else MOST,
        "left": len(g.decks[g.seat]),
        "player": g.rules.players - 1,
        "chosen": everybody,
        "givers": everybody,
        "choice": (CARD + 1) << OF,
        "card": CARD,
    }


def _is_filled(g: State, slot: int) -> bool:
    if slot == BIN:
        return bool(g.bin)
    return 0 <= slot < len(g.market) and g.market[slot] != NOTHING


def _payment(g: State) -> str:
    """What is paid for is what was chosen, and cards set aside suffice for those who get one."""
    below, top = g.frames[-2], g.frames[-1]
    if top.name() == "choose_payment" and top.fields()[0] != below.fields()[0] >> OF:
        return "a payment for the slot that was chosen"
    givers = getattr(top, "givers", 0)
    if givers.bit_count() > len(g.aside):
        return "a card aside for each player who gets one"
    return ""


def _cause(g: State) -> str:
    """The card whose effect runs is the one that was played or came due."""
    cause = NOTHING
    for frame in g.frames:
        if WAITS[frame.name()].get(frame.step, "") == "turn.later" or frame.name() == "play":
            cause = frame.fields()[0] & FACE
    if g.cause != cause:
        return "no cause" if cause == NOTHING else f"the cause {NAME[cause]}"
    return ""


def _laid(g: State) -> str:
    """Cards are laid while somebody chooses or pays; those chosen still lie where they come from."""
    name = g.frames[-1].name()
    if name == "purchase":
        return _paid(g)
    if name not in CHOOSING:
        return "no cards laid" if g.laid else ""
    hand, discard, market = g.hands[g.seat].copy(), g.discards[g.seat].copy(), g.market.copy()
    for choice in g.laid:
        card, zone = choice & CARD, hand
        if choice & ARRANGED:
            card, zone = NOTHING if choice & FACE == HOLE else choice & FACE, market
        elif choice & FROM_DISCARD:
            zone = discard
        if card not in zone:
            return "laid cards that lie where they come from"
        zone.remove(card)
    return ""


def _paid(g: State) -> str:
    """Something was paid; only while cards could stay in the hand is more of them remembered than the face."""
    if any(STICKS[card & FACE] for card in g.laid):
        return ""
    return "" if g.laid and max(g.laid) <= FACE else "paid cards, with nothing particular about them"


def _aside(g: State) -> str:
    """Cards are set aside by effects of cards only."""
    if g.aside and not any(frame.name() in PLAYING for frame in g.frames):
        return "no cards aside"
    return ""
