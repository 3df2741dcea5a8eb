"""Whether the frames of a position fit each other and the table: what nobody could come to is not played on."""

from __future__ import annotations

from animalfolk.engine.aliases import Card, Option, Seat, Slot
from animalfolk.engine.arranging import ARRANGED, HOLE
from animalfolk.engine.copying import forms_elsewhere, left_overs
from animalfolk.engine.discards import place_of, places_of
from animalfolk.engine.faces import COIN, FACE, NAME, NOTHING, PLACE, REACTS, STICKS, own_face
from animalfolk.engine.frames import EFFECTS, FIELDS, FRAMES, LATER, Frame, needed, wait_of
from animalfolk.engine.generated.flow import Act, ChoosePayment, Play, Start, Use
from animalfolk.engine.generated.verbs import (
    ChooseGifts,
    EachTakes,
    ExchangeWithDeck,
    GiveToEach,
    ReturnToEach,
    SwapForDiscarded,
)
from animalfolk.engine.prompts import BY_GIFTS, HIDDEN, OF
from animalfolk.engine.stack_search import CARD, FROM_DISCARD
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, UNLIMITED, coins

MOST = 99  # of anything that a frame counts
STAGES = 3  # where a turn may be taken up, beside the first
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
    game = g.frames[0]
    if game.name() != "game" or game.seat or wait_of(game) is None or len(g.frames) < 2:
        return "the game of P1, and in it a turn"
    for place in range(len(g.frames) - 1):
        frame, above = g.frames[place], g.frames[place + 1]
        seat = frame.seat if place else g.seat
        if above.seat >= len(g.hands) or (above.seat != seat and (not place or frame.name() not in CROSSING)):
            return f"frames of P{seat + 1}" + (", whose turn it is" if seat == g.seat else "")
        if not _calls(g, frame, above):
            return f"what {frame.name()} waits for{_at(frame)}"
    return ""


def _at(frame: Frame) -> str:
    """The wait of a frame, behind its name."""
    wait = wait_of(frame)
    return "" if wait is None else f" at {wait.name}"


def _calls(g: State, frame: Frame, above: Frame) -> bool:
    """Whether a frame waits for another."""
    wait = wait_of(frame)
    if wait is None or wait.name not in (">turn.effect", ">turn.later"):
        return wait is not None and wait.name.partition("#")[0] == f">{above.name()}"
    card = _called_card(g, frame)
    return card >= 0 and (EFFECTS if wait.name == ">turn.effect" else LATER)[card & FACE] is FRAMES[above.name()]


def _called_card(g: State, frame: Frame) -> Card:
    """The card whose effect a frame has called; a reaction is remembered as the cause."""
    return frame.card if isinstance(frame, (Play, Use, Start)) else g.cause


def _top(g: State) -> str:
    top = g.frames[-1]
    wait = wait_of(top)
    return "" if wait is not None and wait.asks else f"a step at which {top.name()} asks"


def _fields(g: State) -> str:
    """What the frames still need is such as could be there."""
    for frame in g.frames:
        kinds = FIELDS[frame.name()]
        for name, value in needed(frame).items():
            wanted = _kind(g, kinds[name], name, value)
            if wanted:
                return f"{wanted} of {frame.name()}"
        wanted = _effect(g, frame)
        if wanted:
            return f"{wanted} for {frame.name()}"
    return _choice(g)


def _kind(g: State, kind: str, name: str, value: int) -> str:
    """What a field of this kind would be, if it cannot be this (aliases.py)."""
    if kind == "Card":
        return "" if 0 <= value <= CARD and NAME[value & FACE] else f"a card as {name}"
    if kind == "Slot":
        return "" if _is_filled(g, value) else "a card in the slot"
    if kind == "Prompt":
        return "" if 0 <= value < len(HIDDEN) and HIDDEN[value] == BY_GIFTS else "a question about gifts"
    if kind == "Discarded":
        return ""  # which pile it lies in is for the effect to say
    seats = len(g.hands)
    limits = {
        "Seat": seats - 1,
        "Mask": (1 << seats) - 1,
        "Option": (CARD + 1) << OF,
        "Stage": STAGES,
        "Flag": 1,
        "Limit": UNLIMITED,
    }
    most = limits.get(kind, MOST)
    return "" if 0 <= value <= most else f"0 to {most} as {name}"


def _effect(g: State, frame: Frame) -> str:
    """What an effect would need besides, if it does not have it."""
    if isinstance(frame, ExchangeWithDeck):
        fits = frame.count <= len(g.hands[g.seat]) and frame.left <= len(g.decks[g.seat])
        return "" if fits else "as many cards as are in hand and deck"
    if isinstance(frame, EachTakes):
        return "" if frame.left <= len(g.hands) else "one round of the players"
    if isinstance(frame, SwapForDiscarded) and "other" in needed(frame):
        return "" if _is_discarded(g, frame) else "a card of the discard pile that is swapped"
    return ""


def _is_discarded(g: State, frame: SwapForDiscarded) -> bool:
    """Whether the card that is swapped lies in the discard pile, at its place."""
    other = frame.other
    return other >= 0 and other & ~FACE == other >> PLACE << PLACE and place_of(g.discards[frame.seat], other, []) > 0


def _is_filled(g: State, slot: Slot) -> bool:
    if slot == BIN:
        return bool(g.bin)
    return 0 <= slot < len(g.market) and g.market[slot] != NOTHING


def _choice(g: State) -> str:
    """What is paid for is what was chosen, and cards set aside suffice for those who get one."""
    below, top = g.frames[-2], g.frames[-1]
    if isinstance(top, ChoosePayment) and not (isinstance(below, Act) and top.slot == below.choice >> OF):
        return "a payment for the slot that was chosen"
    if isinstance(top, ChooseGifts) and isinstance(below, (GiveToEach, ReturnToEach)):
        if below.givers.bit_count() != len(g.aside):
            return "a card aside for each player who gets one"
        if top.waiting.bit_count() + len(g.laid) != len(g.aside):
            return "a card chosen for each player who is not waiting"
    return ""


def _cause(g: State) -> str:
    """The card whose effect runs is the one that was played, came due or answers."""
    cause = NOTHING
    for frame in g.frames:
        wait = wait_of(frame)
        if isinstance(frame, Play) or (wait is not None and wait.name == ">turn.later"):
            cause = _called_card(g, frame) & FACE
        if frame.name() == "watch":
            if not g.noted:
                return "something noted that may be answered"
            answers = wait is not None and not wait.asks
            cause = g.cause if answers and g.cause >= 0 and REACTS[g.cause] else NOTHING
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


def _all_in(zone: list[int], cards: list[Card]) -> bool:
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


def _from_discard(g: State, seat: Seat, choices: list[Option]) -> bool:
    """Those of the discard pile are there, each as something that it may be used as."""
    cards = [choice & CARD for choice in choices if choice & FROM_DISCARD]
    if any(card not in forms_elsewhere(g, seat, own_face(card)) for card in cards):
        return False
    return NOTHING not in places_of(g.discards[seat], choices)


def _from_hand(g: State, seat: Seat, choices: list[Option]) -> bool:
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
