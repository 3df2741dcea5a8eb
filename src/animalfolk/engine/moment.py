"""Whether the frames of a position fit each other and the table: what nobody could come to is not played on."""

from __future__ import annotations

from animalfolk.engine.arranging import ARRANGED, HOLE
from animalfolk.engine.copying import forms_elsewhere, left_overs
from animalfolk.engine.discards import place_of, places_of
from animalfolk.engine.faces import COIN, FACE, NAME, NOTHING, PLACE, REACTS, STICKS, own_face
from animalfolk.engine.frames import EFFECTS, FRAMES, LATER, WAITS, Frame
from animalfolk.engine.prompts import GIVE_BACK, GIVE_ONE, OF
from animalfolk.engine.stack_search import CARD, FROM_DISCARD
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, UNLIMITED, coins

MOST = 99  # of anything that a frame counts
# Which lay cards of a hand.
CHOOSING = [
    "choose_payment",
    "choose_arranged",
    "choose_stack",
    "choose_offer",
    "choose_help",
    "let_guess",
    "name_value",
]
PLAYING = ["play", "use", "start", "watch"]  # which run the effects of cards
CROSSING = ["game", "react", "each_finds", "each_takes", "get_help"]  # which ask others than their own player


def misfit(g: State) -> str:
    """What would fit where something does not; empty if all does."""
    return _stack(g) or _top(g) or _fields(g) or _cause(g) or _laid(g) or _aside(g)


def _stack(g: State) -> str:
    """Every frame waits for the next one, which is of the same player unless others are asked."""
    if g.frames[0].name() != "game" or g.frames[0].seat or len(g.frames) < 2:
        return "the game of P1, and in it a turn"
    for place in range(len(g.frames) - 1):
        frame, above = g.frames[place], g.frames[place + 1]
        seat = frame.seat if place else g.seat
        if above.seat >= len(g.hands) or (above.seat != seat and (not place or frame.name() not in CROSSING)):
            return f"frames of P{seat + 1}" + (", whose turn it is" if seat == g.seat else "")
        if not _calls(g, frame, above):
            return f"what {frame.name()} waits for at step {frame.step}"
    return ""


def _calls(g: State, frame: Frame, above: Frame) -> bool:
    """Whether a frame, at its step, waits for another."""
    called = WAITS[frame.name()].get(frame.step, "")
    if called in ("turn.effect", "turn.later"):
        effects = EFFECTS if called == "turn.effect" else LATER
        card = frame.fields()[0] if frame.fields() else g.cause  # a reaction is remembered as the cause
        return card >= 0 and effects[card & FACE] is FRAMES[above.name()]
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
        if getattr(frame, "prompt", GIVE_ONE) not in (GIVE_ONE, GIVE_BACK):
            return f"a question of {frame.name()}"
        if frame.name() == "swap_for_discarded" and frame.step > 1 and not _is_discarded(g, frame):
            return "a card of the discard pile that is swapped"
    return _choice(g)


def _is_discarded(g: State, frame: Frame) -> bool:
    """Whether the card that is swapped lies in the discard pile, at its place."""
    other = frame.fields()[0]
    return other >= 0 and other & ~FACE == other >> PLACE << PLACE and place_of(g.discards[frame.seat], other, []) > 0


def _limits(g: State, frame: Frame) -> dict[str, int]:
    """How large the variables of effects can be, by name."""
    exchange = frame.name() == "exchange_with_deck"
    seats = len(g.hands)
    everybody = (1 << seats) - 1
    rounds = seats if frame.name() == "each_takes" else UNLIMITED
    return {
        "more": 3,
        "may_ask": 1,
        "extra": MOST,
        "most": MOST,
        "count": len(g.hands[g.seat]) if exchange else MOST,
        "left": len(g.decks[g.seat]) if exchange else rounds,
        "player": seats - 1,
        "who": seats - 1,
        "side": 1,
        "chosen": everybody,
        "givers": everybody,
        "waiting": everybody,
        "choice": (CARD + 1) << OF,
        "card": CARD,
    }


def _is_filled(g: State, slot: int) -> bool:
    if slot == BIN:
        return bool(g.bin)
    return 0 <= slot < len(g.market) and g.market[slot] != NOTHING


def _choice(g: State) -> str:
    """What is paid for is what was chosen, and cards set aside suffice for those who get one."""
    below, top = g.frames[-2], g.frames[-1]
    if top.name() == "choose_payment" and top.fields()[0] != getattr(below, "choice", 0) >> OF:
        return "a payment for the slot that was chosen"
    if top.name() == "choose_gifts":
        if below.fields()[0].bit_count() != len(g.aside):
            return "a card aside for each player who gets one"
        if top.fields()[0].bit_count() + len(g.laid) != len(g.aside):
            return "a card chosen for each player who is not waiting"
    return ""


def _cause(g: State) -> str:
    """The card whose effect runs is the one that was played, came due or answers."""
    cause = NOTHING
    for frame in g.frames:
        if WAITS[frame.name()].get(frame.step, "") == "turn.later" or frame.name() == "play":
            cause = frame.fields()[0] & FACE
        if frame.name() == "watch":
            if not g.noted:
                return "something noted that may be answered"
            cause = g.cause if frame.step > 1 and g.cause >= 0 and REACTS[g.cause] else NOTHING
    if g.cause != cause:
        return "no cause" if cause == NOTHING else f"the cause {NAME[cause]}"
    return ""


def _laid(g: State) -> str:
    """Cards are laid while somebody chooses or pays; those chosen still lie where they come from."""
    name = g.frames[-1].name()
    if name == "purchase":
        return _paid(g)
    if name == "choose_gifts":
        rest = [card & FACE for card in g.aside]
        return "" if _all_in(rest, g.laid) else "gifts of the cards set aside"
    if not _from_discard(g, g.seat, g.offered) or not _from_hand(g, g.seat, g.offered):
        return "offered cards that lie where they come from"
    if name not in CHOOSING:
        return "no cards laid" if g.laid else ""
    seat = g.frames[-1].seat
    fits = _places(g) and _from_discard(g, seat, g.laid) and _from_hand(g, seat, g.laid)
    return "" if fits else "laid cards that lie where they come from"


def _all_in(zone: list[int], cards: list[int]) -> bool:
    """Whether a zone holds all of these."""
    rest = zone.copy()
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def _places(g: State) -> bool:
    faces = [choice & FACE for choice in g.laid if choice & ARRANGED]
    return _all_in(g.market, [NOTHING if face == HOLE else face for face in faces])


def _from_discard(g: State, seat: int, choices: list[int]) -> bool:
    """Those of the discard pile are there, each as something that it may be used as."""
    cards = [choice & CARD for choice in choices if choice & FROM_DISCARD]
    if any(card not in forms_elsewhere(g, seat, own_face(card)) for card in cards):
        return False
    return NOTHING not in places_of(g.discards[seat], choices)


def _from_hand(g: State, seat: int, choices: list[int]) -> bool:
    """Those of the hand are there, each as something that it may be used as."""
    cards = [choice & CARD for choice in choices if not choice & (FROM_DISCARD | ARRANGED) and choice != COIN]
    hand = g.hands[seat]
    if coins(g, seat, choices) < 0 or (COIN in choices and not g.gold):
        return False
    if any(card <= FACE and card not in hand for card in cards):
        return False
    try:
        return bool(left_overs(g, seat, cards))
    except ValueError:
        return False


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
