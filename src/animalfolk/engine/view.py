"""What a seat may know of a game, built by adding (law 4): plain data, ready for JSON."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Seat
from animalfolk.engine.company import HAND
from animalfolk.engine.copying import forms, forms_elsewhere
from animalfolk.engine.faces import COIN, FACE, MIRRORS, NAME, NOTHING, SEEN, SETS, SPECTATOR, STACK, STACKS
from animalfolk.engine.helping import help_needed
from animalfolk.engine.idle import idle_options
from animalfolk.engine.notes import KIND, doer
from animalfolk.engine.notes import KINDS as NOTES
from animalfolk.engine.options import card_text, name_text, option_text, option_texts, slot_text, stack_card_text
from animalfolk.engine.pending import passive_in_use, slot_paid_for
from animalfolk.engine.seats import is_company, stall_of, teams, winners
from animalfolk.engine.stack_search import worth
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, KINDS, hand_size, price, stack_need, value
from animalfolk.engine.view_types import Alteration, Decision, Form, SeatView, View
from animalfolk.engine.visibility import known_in_hand, knows, sees_choice, sees_hand


def view(g: State, viewer: Seat) -> View:
    """The table as this seat (or SPECTATOR) sees it."""
    seen: View = {
        "viewer": None if viewer == SPECTATOR else viewer,
        "rules": g.rules.dump(),
        "decks": [SETS[folk] for folk in g.sets],
        "turn": g.turn,
        "active": g.seat,
        "market": [None if face == NOTHING else NAME[face] for face in g.market],
        "market_deck": len(g.market_deck),
        "bin": [NAME[face] for face in g.bin],
        "junk": g.junk,
        "alterations": _alterations(g),
        "seats": [_seat(g, viewer, seat) for seat in range(g.rules.seats)],
        "aside": [NAME[card & FACE] if knows(card, viewer) else None for card in g.aside],
        "teams": teams(g),
        "offered": [stack_card_text(choice) for choice in g.offered],
        "winners": winners(g),
        "decision": _decision(g, viewer),
    }
    if viewer != SPECTATOR:
        seen["prices"] = [None if face == NOTHING else price(g, viewer, slot) for slot, face in enumerate(g.market)]
        seen["bin_price"] = price(g, viewer, BIN) if g.bin else None
    return seen


def pending(seen: View) -> Decision:
    """The decision that waits, for whoever knows that there is one."""
    decision = seen["decision"]
    assert decision is not None, "nobody is asked"
    return decision


def viewer_of(seen: View) -> int:
    """The seat that looks, for whoever knows that it is one."""
    viewer = seen["viewer"]
    assert viewer is not None, "somebody who watches has no seat"
    return viewer


def own_cards(seen: View) -> SeatView:
    """The cards of the seat that looks."""
    return seen["seats"][viewer_of(seen)]


def _seat(g: State, viewer: Seat, seat: Seat) -> SeatView:
    """One player's cards, as far as the viewer knows them."""
    if is_company(g, seat):
        return _company(g, viewer)
    seen: SeatView = {
        "hand_count": len(g.hands[seat]),
        "deck_count": len(g.decks[seat]),
        "deck_top": _known_top(g, viewer, seat),
        "discard": [NAME[face] for face in g.discards[seat]],
        "schedule": [card_text(card) for card in g.schedules[seat]],
        "stall": _stall(g, seat),
        "next_stack": stack_need(g, seat),
    }
    if g.gold:
        seen["gold"] = g.gold[seat]
    if sees_hand(g, viewer, seat):
        seen["hand"] = [card_text(card) for card in g.hands[seat]]
        seen["values"] = [value(g, seat, card) for card in g.hands[seat]]
        seen["forms"] = [_worths(g, seat, forms(g, seat, card)) for card in g.hands[seat]]
        seen["discard_forms"] = _discard_forms(g, seat)
        seen["hand_size"] = hand_size(g, seat)
        seen["known_to_others"] = [NAME[entry & FACE] for entry in g.known[seat] if entry >> SEEN]
    else:
        seen["known"] = [NAME[face] for face in known_in_hand(g, viewer, seat)]
    return seen


def _worths(g: State, seat: Seat, cards: list[Card]) -> list[Form]:
    """The ways in which a card may be used now, each with what it counts."""
    return [(card_text(card), value(g, seat, card)) for card in cards]


def _discard_forms(g: State, seat: Seat) -> dict[str, list[Form]]:
    """The forms of copying cards of the own discard pile, where a stack may take a card from there."""
    pile = g.discards[seat]
    return {NAME[face]: _worths(g, seat, forms_elsewhere(g, seat, face)) for face in pile if MIRRORS[face]}


def _company(g: State, viewer: Seat) -> SeatView:
    """The Company: its deck is all it has, and its top five cards are its hand (AUTOMA-01 to AUTOMA-04)."""
    company = g.rules.company
    top = _known_top(g, viewer, company)
    return {
        "company": True,
        "hand_count": min(HAND, len(g.decks[company])),
        "deck_count": len(g.decks[company]),
        "deck_top": top,
        "discard": [],
        "schedule": [],
        "stall": [],
        "known": [name for name in top[:HAND] if name is not None],
        "power": g.power,
        "purchases": g.stacks[company],
        "thrown": g.thrown == 1,
        "removed": [NAME[face] for face in g.removed],
    }


def _known_top(g: State, viewer: Seat, seat: Seat) -> list[str | None]:
    """The top cards of a deck down to the last one that the viewer knows."""
    cards = [NAME[card & FACE] if knows(card, viewer) else None for card in reversed(g.decks[seat])]
    while cards and cards[-1] is None:
        cards.pop()
    return cards


def _stall(g: State, seat: Seat) -> list[list[str]]:
    stall = stall_of(g, seat)
    stacks: list[list[str]] = [[] for _ in range(g.stacks[stall])]
    for card in g.stalls[stall]:
        stacks[(card >> STACK & STACKS) - 1].append(name_text(card))
    return stacks


def _alterations(g: State) -> list[Alteration]:
    list_ = g.alterations
    return [
        {"kind": KINDS[list_[at]], "amount": list_[at + 1], "seat": list_[at + 2], "mark": list_[at + 3]}
        for at in range(0, len(list_), 4)
    ]


def _decision(g: State, viewer: Seat) -> Decision | None:
    """Whose decision it is; what it is about is for the decider alone, and what was chosen for whoever chose it."""
    if g.who == NOTHING:
        return None
    if prompts.ROWS[g.prompt].secret and viewer != g.who:
        return {"seat": None, "card": None}  # who may react is nobody else's business (OWL-03)
    asks = _asks(g)
    seen: Decision = {"seat": g.who, "card": None if asks == NOTHING else NAME[asks]}
    if viewer == g.who:
        seen["prompt"] = prompts.KEYS[g.prompt]
        seen["options"] = option_texts(g)
        seen["chosen"] = []
        _add_idle(g, seen)
        _add_sum(g, seen)
        if g.prompt == prompts.REACT:
            seen["to"] = {"happened": NOTES[g.noted[0] & KIND], "seat": doer(g.noted[0])}
    if sees_choice(g, viewer) and (viewer == g.who or g.prompt == prompts.GUESS_HELD):
        seen["chosen"] = [stack_card_text(choice) for choice in g.laid]
    return seen


def _asks(g: State) -> int:
    """The card that asks: played, due or answering, or a passive that is being used; NOTHING if none does."""
    if g.cause != NOTHING:
        return g.cause
    passive = passive_in_use(g)
    return passive if passive == NOTHING else passive & FACE


def _add_idle(g: State, seen: Decision) -> None:
    """Which options are of no use here, if any are."""
    idle = idle_options(g)
    if idle:
        seen["idle"] = [option_text(g, option) for option in idle]


def _add_sum(g: State, seen: Decision) -> None:
    """Of a payment or stack: what it must be worth in all, and what each option counts."""
    if prompts.ROWS[g.prompt].worth == prompts.NO_WORTH:
        return
    seen["need"] = _need(g)
    seen["worth"] = [
        None if option == NOTHING else 1 if option == COIN else worth(g, g.who, option) for option in g.options
    ]
    if g.prompt == prompts.PAY:
        seen["buys"] = slot_text(g, slot_paid_for(g))


def _need(g: State) -> int:
    """What a payment or stack must be worth in all."""
    if g.prompt == prompts.PAY:
        return price(g, g.who, slot_paid_for(g))
    return help_needed(g) if g.prompt == prompts.HELP else stack_need(g, g.who)
