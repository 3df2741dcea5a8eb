"""What a scenario may expect of a game, each as `key: value`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

from animalfolk.engine.faces import NAME, NOTHING, SETS
from animalfolk.engine.position import stack_text
from animalfolk.engine.seats import stall_of
from animalfolk.game.game import Game
from animalfolk.game.record import COMPANY

Check = Callable[[Game, "re.Match[str]", str, int], str]
EMPTY = "nothing"
OF_A_DECISION = ("offered", "not offered", "options")  # what may differ because something else is asked


def is_expectation(key: str) -> bool:
    """Whether a scenario may expect something so named."""
    return any(re.fullmatch(pattern, key) for pattern in EXPECTATIONS)


def seats_in(key: str) -> list[int]:
    """The seats that the name of an expectation speaks of."""
    return [int(number) - 1 for number in re.findall(r"\bP([1-4])\b", key)]


def check(game: Game, key: str, value: str, told: int) -> str:
    """What came instead; empty if the expectation holds."""
    for pattern, expectation in EXPECTATIONS.items():
        match = re.fullmatch(pattern, key)
        if match:
            return expectation(game, match, value, told)
    raise LookupError(f"{key!r} is no expectation")


def _seat(match: re.Match[str], group: int = 1) -> int:
    return int(match[group]) - 1


def _same(expected: object, came: object) -> str:
    return "" if expected == came else str(came) or EMPTY


def _words(names: list[Any]) -> str:
    return " ".join("-" if name is None else str(name) for name in names)


def _parts(value: str) -> list[str]:
    return [part.strip() for part in value.split(";")]


def _row(texts: list[str]) -> str:
    """Options or events as a scenario writes them."""
    return "; ".join(texts) or EMPTY


def _asked(game: Game, match: re.Match[str], value: str, told: int) -> str:
    """Who is asked, and what about; `nothing` if this seat is not."""
    decision = game.decision
    if value == EMPTY and (decision is None or decision.seat != _seat(match)):
        return ""
    came = f"P{decision.seat + 1} {decision.prompt}" if decision else "nobody"
    return _same(f"P{match[1]} {value}", came)


def _sees_asked(game: Game, match: re.Match[str], value: str, told: int) -> str:
    """Whom a view names as the one who is asked."""
    viewer = None if match[1] == "watchers" else int(match[1][1]) - 1
    decision = game.view(viewer)["decision"]
    return _same(value, "nobody" if decision is None or decision["seat"] is None else f"P{decision['seat'] + 1}")


def _offered(game: Game, match: re.Match[str], value: str, told: int) -> str:
    decision = game.decision
    options = decision.options if decision and decision.seat == _seat(match) else []
    return "" if all(part in options for part in _parts(value)) else _row(options)


def _not_offered(game: Game, match: re.Match[str], value: str, told: int) -> str:
    decision = game.decision
    options = decision.options if decision and decision.seat == _seat(match) else []
    return _row(options) if any(part in options for part in _parts(value)) else ""


def _options(game: Game, match: re.Match[str], value: str, told: int) -> str:
    decision = game.decision
    options = decision.options if decision and decision.seat == _seat(match) else []
    return _same(sorted(_parts(value)), sorted(options)) and _row(options)


def _hand(game: Game, match: re.Match[str], value: str, told: int) -> str:
    if _seat(match) == game.company:
        hand = game.view(None)["seats"][game.company]["known"]  # its top five cards
    else:
        hand = game.view(_seat(match))["seats"][_seat(match)]["hand"]
    return _same(sorted(value.split()), sorted(hand)) and (_words(hand) or EMPTY)


def _pile(zone: Literal["discard", "schedule"]) -> Check:
    """Discard pile or schedule: the top first."""

    def expectation(game: Game, match: re.Match[str], value: str, told: int) -> str:
        cards = game.view(None)["seats"][_seat(match)][zone]
        return _same(value, _words(cards[::-1] if zone == "discard" else cards))

    return expectation


def _deck(game: Game, match: re.Match[str], value: str, told: int) -> str:
    """A deck with its hidden order, the top first; the format's own view of everything."""
    state = game.peek()
    deck = state.market_deck if match[0] == "market deck" else state.decks[_seat(match)]
    return _same(value, _words([NAME[card & 127] for card in reversed(deck)]))


def _count(zone: Literal["hand_count", "deck_count", "next_stack", "gold", "purchases"]) -> Check:
    def expectation(game: Game, match: re.Match[str], value: str, told: int) -> str:
        return _same(value, str(game.view(None)["seats"][_seat(match)].get(zone, EMPTY)))

    return expectation


def _stall(game: Game, match: re.Match[str], value: str, told: int) -> str:
    """Stacks with bars between them; the order inside a stack does not matter."""
    state, seat = game.peek(), _seat(match)
    came = [stack_text(state, seat, number) for number in range(1, state.stacks[stall_of(state, seat)] + 1)]
    expected = [sorted(stack.split()) for stack in value.split("|")] if value else []
    return _same(expected, [sorted(stack.split()) for stack in came]) and (" | ".join(came) or EMPTY)


def _market(game: Game, match: re.Match[str], value: str, told: int) -> str:
    return _same(value, _words(game.view(None)["market"][::-1]))


def _bin(game: Game, match: re.Match[str], value: str, told: int) -> str:
    return _same(value, _words(game.view(None)["bin"][::-1]))


def _table(key: Literal["market_deck", "junk"]) -> Check:
    def expectation(game: Game, match: re.Match[str], value: str, told: int) -> str:
        return _same(value, str(game.view(None)[key]))

    return expectation


def _turn(game: Game, match: re.Match[str], value: str, told: int) -> str:
    return _same(value, f"P{game.view(None)['active'] + 1}")


def _winner(game: Game, match: re.Match[str], value: str, told: int) -> str:
    if game.winners == [game.company]:
        return _same(value, COMPANY)
    return _same(value, " ".join(f"P{seat + 1}" for seat in game.winners) or "none")


def _company(key: Literal["power", "thrown"]) -> Check:
    """What is known of the Company: its power, its purchases, whether it lost a card in this turn."""

    def expectation(game: Game, match: re.Match[str], value: str, told: int) -> str:
        came = game.view(None)["seats"][game.company][key]
        return _same(value, ("yes" if came else "no") if key == "thrown" else str(came))

    return expectation


def _removed(game: Game, match: re.Match[str], value: str, told: int) -> str:
    return _same(value, _words(game.view(None)["seats"][game.company]["removed"]))


def _value(game: Game, match: re.Match[str], value: str, told: int) -> str:
    seat = game.view(_seat(match))["seats"][_seat(match)]
    values = dict(zip(seat["hand"], seat["values"], strict=True))
    return _same(value, str(values.get(match[2], EMPTY)))


def _price(game: Game, match: re.Match[str], value: str, told: int) -> str:
    seen = game.view(_seat(match))
    price = seen["bin_price"] if match[2] == "bin" else seen["prices"][int(match[2])]
    return _same(value, EMPTY if price is None else str(price))


def _own(key: Literal["hand_size"]) -> Check:
    def expectation(game: Game, match: re.Match[str], value: str, told: int) -> str:
        return _same(value, str(game.view(_seat(match))["seats"][_seat(match)][key]))

    return expectation


def _knows(game: Game, match: re.Match[str], value: str, told: int) -> str:
    """What one seat knows of another's hand or of a deck (the top first, - for what it does not know)."""
    viewer = None if match[1] == "watchers" else int(match[1][1]) - 1
    seat = game.view(viewer)["seats"][int(match[2]) - 1]
    if match[3] == "deck":
        return _same(value, _words(seat["deck_top"]))
    known = seat.get("hand") or seat.get("known") or []
    return _same(sorted(value.split()), sorted(known)) and (_words(known) or EMPTY)


def _aside(game: Game, match: re.Match[str], value: str, told: int) -> str:
    viewer = None if match[1] == "watchers" else int(match[1][1]) - 1
    cards = ["-" if card is None else card for card in game.view(viewer)["aside"]]
    return _same(sorted(value.split()), sorted(cards)) and (_words(cards) or EMPTY)


def event_texts(game: Game, seat: int | None, told: int) -> list[str]:
    """The events since the last answer, as one seat is told them: kind, player, card, what it copies, number."""
    texts = []
    for event in game.events(seat, told):
        words = [event["event"]]
        words += [f"P{event['seat'] + 1}"] if event["seat"] != NOTHING else []
        words += [str(event[key]) for key in ("card", "copy", "number") if key in event]
        texts.append(" ".join(words))
    return texts


def _told(game: Game, match: re.Match[str], value: str, told: int) -> str:
    """These events happened since the last answer, in this order, others between them or not."""
    viewer = None if match[1] == "watchers" else int(match[1][1]) - 1
    texts = event_texts(game, viewer, told)
    rest = iter(texts)
    return "" if all(part in rest for part in _parts(value)) else _row(texts)


def _not_told(game: Game, match: re.Match[str], value: str, told: int) -> str:
    """No event of these kinds happened since the last answer."""
    viewer = None if match[1] == "watchers" else int(match[1][1]) - 1
    texts = event_texts(game, viewer, told)
    found = [text for text in texts for part in _parts(value) if f"{text} ".startswith(f"{part} ")]
    return _row(found) if found else ""


def _decks(game: Game, match: re.Match[str], value: str, told: int) -> str:
    return _same(value, " ".join(SETS[folk] for folk in game.peek().sets))


WHO = r"(P[1-4]|watchers)"
EXPECTATIONS: dict[str, Check] = {
    r"play": lambda game, match, value, told: "",
    r"P([1-4]) asked": _asked,
    r"P([1-4]) offered": _offered,
    r"P([1-4]) not offered": _not_offered,
    r"P([1-4]) options": _options,
    r"P([1-4]) hand": _hand,
    r"P([1-4]) discard": _pile("discard"),
    r"P([1-4]) schedule": _pile("schedule"),
    r"P([1-4]) deck|market deck": _deck,
    r"P([1-4]) hand count": _count("hand_count"),
    r"P([1-4]) deck count": _count("deck_count"),
    r"P([1-4]) stall": _stall,
    r"P([1-4]) next stack": _count("next_stack"),
    r"P([1-4]) gold": _count("gold"),
    r"P([1-4]) hand size": _own("hand_size"),
    r"P([1-4]) value (\S+)": _value,
    r"P([1-4]) price \+([0-4]|bin)": _price,
    WHO + r" knows P([1-4]) (hand|deck)": _knows,
    WHO + r" sees aside": _aside,
    WHO + r" sees asked": _sees_asked,
    WHO + r" told": _told,
    WHO + r" not told": _not_told,
    r"market": _market,
    r"market deck count": _table("market_deck"),
    r"bin": _bin,
    r"junk": _table("junk"),
    r"decks": _decks,
    r"turn": _turn,
    r"winner": _winner,
    r"power": _company("power"),
    r"thrown": _company("thrown"),
    r"removed": _removed,
    r"P([1-4]) purchases": _count("purchases"),
}
