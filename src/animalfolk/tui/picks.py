"""Choosing several cards at once: what there is to choose from, what is missing, what is wrong with a choice."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from animalfolk.bots import ask, make_bot
from animalfolk.engine.discards import ways_to_take
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.events import COINS, row_of
from animalfolk.engine.faces import ADDS_FROM_DISCARD, ADJUSTS, BENDS, FREES_OVERPAY, LETS_JUNK_IN, MIXES_SETS, NUMBER
from animalfolk.engine.options import COIN_TEXT
from animalfolk.engine.prompts import BELOW, BY_KEY, EXACTLY, NO_ACTION, NO_WORTH, STACK_CARD
from animalfolk.engine.view import own_cards, pending
from animalfolk.engine.view_types import GameEvent, View
from animalfolk.engine.zones import HAND
from animalfolk.game import Game
from animalfolk.i18n import Words
from animalfolk.i18n.words import counts_as, deck_of, unmarked
from animalfolk.tui.table import printed, sorted_hand, sorted_places


class Pick(NamedTuple):
    """A card that may be chosen: as an answer names it, what it counts, and where it lies."""

    text: str
    value: int
    place: int = 0  # of the several ways of one card, one can be chosen

    @property
    def name(self) -> str:
        """The name of what the card counts as."""
        return counts_as(self.text)

    @property
    def card(self) -> str:
        """The card, with what it counts as if that is another."""
        return unmarked(self.text)


class Suggestion(NamedTuple):
    """A choice that does no harm: the answers that make it, and the cards it takes."""

    answers: list[str]
    cards: list[str]


def picks(view: View, prompt: str) -> list[Pick]:
    """The cards to choose from; for a stack those that could be part of it."""
    if prompt == "inventory":
        return [Pick(text, value, place) for place, (text, value) in enumerate(sorted_hand(view))]
    seat = own_cards(view)
    hand = [Pick(text, value, place) for place in sorted_places(view) for text, value in seat["forms"][place]]
    if prompt in ("pay", "pay_arranged"):
        hand += [Pick(COIN_TEXT, 1, 100 + coin) for coin in range(seat.get("gold", 0))]
    row = BY_KEY[prompt]
    if row.shape != STACK_CARD:
        return hand
    found = [way for pick in [*hand, *_from_discard(view, hand)] for way in _ways(pick)]
    need = pending(view).get("need", seat["next_stack"])
    if row.worth == BELOW or row.by_active:  # what lets junk in may be the partner's
        return [pick for pick in found if pick.value < need + (row.worth == EXACTLY)]
    junk = any(BENDS[NUMBER[pick.name]] & LETS_JUNK_IN for pick in found)
    return [pick for pick in found if pick.value <= need and (junk or deck_of(pick.name) != "junk" or _is_free(pick))]


def _is_free(pick: Pick) -> bool:
    """Whether a card of the discard pile is asked nothing: whatever lets it in lets junk in."""
    return pick.text.startswith("discard")


def _ways(pick: Pick) -> list[Pick]:
    """A card as it is, and as its own text may change it."""
    by = ADJUSTS[NUMBER[pick.name]]
    if not by:
        return [pick]
    more, less = f"{pick.text}+{by}", f"{pick.text}-{by}"
    return [pick, pick._replace(text=more, value=pick.value + by), pick._replace(text=less, value=pick.value - by)]


def _from_discard(view: View, hand: Sequence[Pick]) -> list[Pick]:
    """Cards of the discard pile, where one in hand allows them; each as often as it could be used.

    Equal cards that do not lie next to each other are named by their places.
    """
    adding = {pick.place: ADDS_FROM_DISCARD[NUMBER[pick.name]] for pick in hand if ADDS_FROM_DISCARD[NUMBER[pick.name]]}
    most = sum(adding.values())
    seat = own_cards(view)
    pile = seat["discard"]
    changes = [change for change in view["alterations"] if (change["mark"], change["seat"]) == (-1, view["viewer"])]
    raised = sum(change["amount"] for change in changes)  # those of all cards
    return [
        Pick(f"{where}{text}", value, len(seat["hand"]) + number)
        for number, (where, name) in enumerate(_lying(pile, most))
        for text, value in seat["discard_forms"].get(name, [(name, printed(name) + raised)])
    ]


def _lying(pile: Sequence[str], most: int) -> list[tuple[str, str]]:
    """The cards of a discard pile (the top last) that may be of use, each with how an answer says where it lies."""
    faces = [NUMBER[name] for name in pile]
    found: list[tuple[str, str]] = []
    for name in dict.fromkeys(pile):
        several = len(ways_to_take(faces, NUMBER[name], [], [])) > 1
        row = 0  # how many of them lie next to each other
        for place, other in enumerate(reversed(pile), start=1):
            row = row + 1 if other == name else 0
            if 0 < row <= most:
                found.append((f"discard.{place}:" if several else "discard:", name))
    return found


def line_up(view: View, prompt: str) -> list[str]:
    """The cards that are to be put in order."""
    if prompt == "order":
        return pending(view)["chosen"] or own_cards(view)["hand"]
    aside = [name for name in view["aside"] if name]
    if prompt == "return":
        aside.reverse()  # so Enter leaves the deck as it was: what was on top goes back last
    return aside or [name for name in view["market"] if name]


def to_name(view: View) -> list[str]:
    """The cards that may be named where so many are asked one by one: of the hand each copy, else what is offered."""
    decision = pending(view)
    if BY_KEY[decision["prompt"]].zone == HAND:
        return [text for text, _ in sorted_hand(view)]
    return decision["options"]


def how_many(game: Game, cards: Sequence[str]) -> int:
    """How many of these cards are asked, one after the other; 0 if that is not plain to see."""
    for count in range(1, len(cards) + 1):
        with suppress(IllegalChoice):
            game.clone().answer(cards[:count])
            return count
    return 0


def paid_prices(view: View) -> tuple[int, int]:
    """The lowest and the highest price for which every card chosen to pay is needed."""
    seat = own_cards(view)
    values = {text: value for ways in seat["forms"] for text, value in ways}
    values[COIN_TEXT] = 1
    paid = [text for text in pending(view)["chosen"] if text in values]
    total = sum(values[text] for text in paid)
    if COIN_TEXT in paid:
        return total, total
    free = any(FREES_OVERPAY[NUMBER[counts_as(text)]] for text in paid)
    return (1 if free else total - min([values[text] for text in paid], default=0) + 1), total


def advised(trial: Game, seat: int) -> str:
    """What the simple bot would answer for a seat, in a game to try answers on."""
    return ask(make_bot("simple", ""), trial, seat)


def suggest(game: Game, option: str | None, seat: int) -> Suggestion:
    """What rules of thumb would choose, played on a copy of the game."""
    trial = game.clone()
    told = len(trial.events(seat))
    answers: list[str] = []
    if option is not None:
        trial.answer(option)
        answers.append(option)
    while _is_choosing(trial, seat):
        answers.append(advised(trial, seat))
        trial.answer(answers[-1])
    return Suggestion(answers, _used(trial.events(seat, told)))


def _used(events: Sequence[GameEvent]) -> list[str]:
    """The cards of a payment or stack, with what they count as, and the coins."""
    copies = [event for event in events if event["event"] == "copied"]
    cards: list[str] = []
    for event in events:
        if row_of(event["event"]).of and "card" in event:
            copied = next((copy for copy in copies if copy["card"] == event["card"]), None)
            cards.append(f"{event['card']}={copied['copy']}" if copied else event["card"])
            if copied:
                copies.remove(copied)
    coins = [event["number"] for event in events if row_of(event["event"]).number == COINS]
    return cards + [COIN_TEXT] * sum(coins)


def _is_choosing(game: Game, seat: int) -> bool:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return False
    row = BY_KEY[decision.prompt]
    return row.of != NO_ACTION and (row.worth != NO_WORTH or row.orders)


def must_hold(game: Game, option: str, seat: int, prompt: str) -> list[str]:
    """The cards that every choice after this action holds, where others are left to choose."""
    trial = game.clone()
    trial.answer(option, seat)
    decision = trial.view(seat)["decision"]
    return decision["chosen"] if decision and decision.get("prompt") == prompt else []


def needed(view: View, option: str | None) -> int:
    """What the cards must be worth: the price of what is being bought, or the next stack."""
    decision = pending(view)
    if "need" in decision:
        return decision["need"]
    if option is None or not option.startswith("buy "):
        return own_cards(view)["next_stack"]
    slot = option.rpartition("+")[2]
    return (view["bin_price"] if slot == "bin" else view["prices"][int(slot)]) or 0


def problem(words: Words, prompt: str, chosen: Sequence[Pick], need: int) -> str:
    """Why a choice was refused, where the reason is plain to see."""
    if prompt == "pay":
        return _payment_problem(words, chosen, need)
    if prompt in ("offer", "help"):
        cards = words.cards([pick.text for pick in chosen])
        return words.text(f"pick-{prompt}-bad", cards=cards, count=len(chosen), need=need)
    if prompt == "pay_arranged":
        return words.text("pick-unneeded", cards=words.cards([pick.text for pick in chosen]))
    bends = 0
    for pick in chosen:
        bends |= BENDS[NUMBER[pick.name]]
    decks = {deck_of(pick.name) for pick in chosen}
    if "junk" in decks and not bends & LETS_JUNK_IN:
        return words.text("pick-junk")
    if len(decks - {"junk"}) > 1 and not bends & MIXES_SETS:
        return words.text("pick-mixed")
    return words.text("error-IllegalChoice")


def _payment_problem(words: Words, chosen: Sequence[Pick], need: int) -> str:
    smallest = min(chosen, key=lambda pick: (pick.value, pick.text != COIN_TEXT))
    spare = sum(pick.value for pick in chosen) - smallest.value >= need
    frees = any(pick.text != COIN_TEXT and FREES_OVERPAY[NUMBER[pick.name]] for pick in chosen)
    if spare and (smallest.text == COIN_TEXT or not frees):
        rest = list(chosen)
        rest.remove(smallest)
        cards = words.cards([pick.text for pick in rest])
        return words.text("pick-spare", card=words.card(smallest.text), cards=cards)
    return words.text("error-IllegalChoice")
