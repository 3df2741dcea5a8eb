"""The words of one language for cards, prompts, options and errors."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from animalfolk import cards as _cards  # noqa: F401  (fills the tables of faces)
from animalfolk.engine import prompts
from animalfolk.engine.errors import AnimalfolkError
from animalfolk.engine.faces import BONUS, COMES_DUE, NUMBER, SET, SETS, STAYS
from animalfolk.engine.options import COIN_TEXT
from animalfolk.engine.view import own_cards, pending, viewer_of
from animalfolk.engine.view_types import View
from animalfolk.i18n.catalogue import Catalogue, Value
from animalfolk.i18n.grammar import DECIMAL
from animalfolk.i18n.plain import ENGLISH

NO_DECK = "junk"
STEPS = {"left": 1, "right": -1}  # on the left sits who is next
CARD = re.compile(
    r"(?P<zone>discard(\.(?P<place>\d+))?:)?(?P<name>[a-z_=]+)(?P<spent>\*)?(#\d+)?((?P<sign>[+-])(?P<by>\d+|bin))?"
)
LONGEST = 400  # letters of what stands in a text, in an error
ACTIVE = "0"  # in the place of a stack's number: the top card of the Company
STALL = re.compile(r"P(?P<seat>\d)\.(?P<stack>\d+):(?P<name>[a-z_=]+)")


def shape_of(prompt: str) -> int:
    """What the options of a question are."""
    return prompts.BY_KEY[prompt].shape


def unmarked(text: str) -> str:
    """The card in an option or a hand, without its marks; = and what it counts as stay."""
    return re.split(r"[*#+-]", text.rpartition(":")[2])[0]


def plain_name(text: str) -> str:
    """The name of the card in an option or a hand: its own, whatever it counts as."""
    return unmarked(text).partition("=")[0]


def counts_as(text: str) -> str:
    """The name of the card that the card in an option or a hand counts as: mostly its own."""
    return unmarked(text).rpartition("=")[2]


def deck_of(card: str) -> str:
    """The animalfolk deck of a card; junk is one of its own."""
    number = SET[NUMBER[card]]
    return SETS[number] if number >= 0 else NO_DECK


def is_lasting(card: str) -> bool:
    """Whether a card on the schedule works all the time until its player's next turn."""
    face = NUMBER[counts_as(card)]
    return bool(STAYS[face] and not COMES_DUE[face])


def worth(option: str, view: View) -> int | None:
    """What a card counts, as it may be used now; None where that is not known."""
    decision, seat = pending(view), own_cards(view)
    if "worth" in decision and option in decision["options"]:
        return decision["worth"][decision["options"].index(option)]
    forms = dict(zip(seat.get("hand", []), seat.get("values", []), strict=True))
    for ways in seat.get("forms", []):
        forms.update((text, amount) for text, amount in ways)
    return forms.get(option)


def is_topmost(option: str, options: Sequence[str]) -> bool:
    """Whether an option is the topmost of equal cards in a discard pile, of which others are offered as well."""
    bare = option.removeprefix("discard:")
    return any(other.startswith("discard.") and other.partition(":")[2] == bare for other in options)


def _shown(value: Value) -> Value:
    """What stands in a text as it can be shown in a line: no signs that steer a terminal, and not without end."""
    if isinstance(value, int):
        return value
    text = "".join(sign if sign.isprintable() else "?" for sign in value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _chosen_players(view: View) -> int:
    """How many opponents were chosen already, where up to so many may be."""
    decision = pending(view)
    if decision["prompt"] != "may_player":
        return 0
    mates = _team_of(view, viewer_of(view))
    return len(view["seats"]) - len(mates) - len([text for text in decision["options"] if text != "done"])


def _team_of(view: View, seat: int) -> list[int]:
    """Who builds one stall with a seat, itself included."""
    return next((team for team in view["teams"] if seat in team), [seat])


class Words:
    """Says things in one language; a face may word some questions in its own way: `web-prompt-act`."""

    def __init__(self, lang: str = ENGLISH, face: str = "") -> None:
        self._catalogue = Catalogue(lang)
        self.lang = lang
        self._face = face

    def speak(self, lang: str) -> None:
        """Say everything in another language from now on."""
        self._catalogue = Catalogue(lang)
        self.lang = lang

    def text(self, key: str, attribute: str = "", /, **values: Value) -> str:
        """Any message of the catalogue."""
        return self._catalogue.text(key, attribute, **values)

    def has(self, key: str) -> bool:
        """Whether the catalogue has such a message."""
        return self._catalogue.has(key)

    def figure(self, text: str) -> str:
        """A figure as the language writes it."""
        return text.replace(".", DECIMAL.get(self.lang, "."))

    # cards

    def card(self, name: str) -> str:
        """A card's name, and of which card it is a copy, if it is one; a coin may stand among cards."""
        if name == COIN_TEXT:
            return self.text("option-coin")
        own, _, copy = unmarked(name).partition("=")
        if copy:
            return self.text("card-as", card=self.card(own), copy=self.card(copy))
        return self.text(f"card-{own}")

    def names(self, name: str) -> list[str]:
        """A card's name, and the English one behind it where that is another."""
        return list(dict.fromkeys([self.card(name), Words(ENGLISH).card(name)]))

    def card_text(self, name: str) -> str:
        """What a card does."""
        return self.text(f"card-{plain_name(name)}", "text").replace("\n", " ")

    def deck(self, name: str, attribute: str = "") -> str:
        """A deck's name, or its `short` name, or a `line` about it."""
        return self.text(f"deck-{name}", attribute)

    def cards(self, names: Sequence[str]) -> str:
        """Several cards in one list; equal ones are counted."""
        return self._counted([self.card(unmarked(name)) for name in names])

    def _counted(self, cards: Sequence[str]) -> str:
        """Cards in words in one list; equal ones are counted."""
        return self.listed([self._times(card, count) for card, count in Counter(cards).items()])

    def _times(self, card: str, count: int) -> str:
        return card if count == 1 else self.text("cards-times", card=card, count=count)

    def listed(self, items: Sequence[str]) -> str:
        """Items in a row, as the language joins them."""
        if not items:
            return self.text("cards-hidden", count=0)
        first = items[0]
        for item in items[1:-1]:
            first = self.text("list-next", first=first, next=item)
        return self.text("list-last", first=first, last=items[-1]) if len(items) > 1 else first

    def begun(self, text: str) -> str:
        """A sentence that may begin with the Company's name, which is written small elsewhere."""
        return text[:1].upper() + text[1:] if text.startswith(self.text("company-name")) else text

    # decisions

    def prompt(
        self,
        prompt: str,
        card: str | None,
        need: int,
        whom: str = "none",
        name: str = "",
        offered: Sequence[str] = (),
        happened: str = "none",
    ) -> str:
        """What is asked; `need` is the price of a purchase or the worth of a stack.

        whom: "you", or "other" with a name, for the player to whom a card goes or from whom it comes, or who did what
        happened. offered: the options, of which those that are numbers can be named.
        """
        asks = self.card(card) if card else ""
        values = self.listed(offered) if shape_of(prompt) == prompts.NUMBER else ""
        own = f"{self._face}-prompt-{prompt}"
        key = own if self._face and self.has(own) else f"prompt-{prompt}"
        return self.text(key, card=asks, need=need, whom=whom, name=name, values=values, happened=happened)

    def request(self, name: str, laid: Sequence[str], need: int, offered: Sequence[str]) -> str:
        """What is asked of a partner: help for a stack of which these cards lie there openly."""
        can = "no" if list(offered) == ["done"] else "yes"
        return self.text("prompt-help", name=name, cards=self.chosen_cards(laid), need=need, can=can)

    def option(self, option: str, view: View, names: Sequence[str]) -> str:
        """An option of the decision in this view."""
        prompt = pending(view)["prompt"]
        if option == "done":
            return self.text("option-done", prompt=prompt, chosen=_chosen_players(view))
        shape = shape_of(prompt)
        if shape == prompts.ACTION:
            return self._action(option, view)
        if shape == prompts.NUMBER and option.isdecimal():
            return self.text("option-number", count=int(option))
        if shape in (prompts.SEAT, prompts.WAY):
            return self._player(option, viewer_of(view), names)
        if shape == prompts.STALL_CARD:
            return self._stall_card(option, view, names)
        return self._card_option(option, view)

    def whole_answer(self, choice: str | Sequence[str], view: View, names: Sequence[str]) -> str:
        """A whole answer to the decision in this view: an option, or several that are named at once."""
        if isinstance(choice, str):
            return self.option(choice, view, names)
        if shape_of(pending(view)["prompt"]) != prompts.ACTION:
            alike = [(text, len(list(several))) for text, several in groupby(choice)]
            return self.listed([self._times(self.option(text, view, names), count) for text, count in alike])
        option, cards = self.option(choice[0], view, names), choice[1:]
        return self.text("answer-with", option=option, cards=self.chosen_cards(cards)) if cards else option

    def _card_option(self, option: str, view: View) -> str:
        decision = pending(view)
        card = self._altered(option, view) or self.chosen(option, decision["prompt"])
        if decision["prompt"] == "may_put_on_deck":
            return self.text("option-put_on_deck", card=card)
        return self.text("option-topmost", card=card) if is_topmost(option, decision["options"]) else card

    def _altered(self, option: str, view: View) -> str:
        """A card that is altered by itself, or copies one that is, with what it counts now; nothing for any other."""
        value = worth(option, view) if "#" in option else None
        return "" if value is None else self.text("option-card_altered", card=self.chosen(option), value=value)

    def _action(self, option: str, view: View) -> str:
        kind, _, argument = option.partition(" ")
        if kind == "buy":
            name, _, slot = argument.partition("+")
            if slot == "bin":
                return self.text("option-buy_from_bin", card=self.card(name), price=view["bin_price"] or 0)
            return self.text("option-buy", card=self.card(name), price=view["prices"][int(slot)] or 0)
        if kind in ("play", "use"):
            bonus = "yes" if BONUS[NUMBER[counts_as(argument)]] else "no"
            card = self._altered(argument, view) or self.card(argument)
            return self.text(f"option-{kind}", card=card, bonus=bonus)
        return self.text(f"option-{kind}", need=own_cards(view)["next_stack"], prompt=pending(view)["prompt"])

    def _player(self, option: str, reader: int, names: Sequence[str]) -> str:
        """A player, or a way round the table with the player who sits there."""
        if option in STEPS:
            return self.text("option-side", side=option, name=names[(reader + STEPS[option]) % len(names)])
        return self.begun(self.text("option-player", name=names[int(option[1:]) - 1]))

    def _stall_card(self, option: str, view: View, names: Sequence[str]) -> str:
        parts = STALL.fullmatch(option)
        assert parts, option
        seat = int(parts["seat"]) - 1
        if parts["stack"] == ACTIVE:
            return self.text("option-active", card=self.card(parts["name"]), name=names[seat])
        team = _team_of(view, seat)
        who = "other" if view["viewer"] not in team else "team" if len(team) > 1 else "you"
        owner = self.listed([names[mate] for mate in team])
        return self.text("option-stall", card=self.card(parts["name"]), stack=int(parts["stack"]), who=who, name=owner)

    def chosen(self, option: str, prompt: str = "stack") -> str:
        """A card as it may be chosen: from a hand, a slot, the discard pile, counting more or less."""
        parts = CARD.fullmatch(option)
        assert parts, option
        if shape_of(prompt) == prompts.SLOT:
            return self._slot(parts)
        card = self._counting(parts)
        if parts["place"]:
            return self.text("option-discard_place", card=card, place=int(parts["place"]))
        return self.text("option-from_discard", card=card) if parts["zone"] else card

    def chosen_cards(self, options: Sequence[str]) -> str:
        """Cards that were chosen, in one list; equal ones are counted."""
        return self._counted([self.chosen(option) for option in options])

    def _slot(self, parts: re.Match[str]) -> str:
        name, slot = self.card(parts["name"]), parts["by"]
        if slot == "bin":
            return self.text("option-slot_bin", card=name)
        return self.text("option-slot", card=name, slot=int(slot))

    def _counting(self, parts: re.Match[str]) -> str:
        name, by = self.card(parts["name"]), parts["by"]
        if by:
            return self.text("option-raised" if parts["sign"] == "+" else "option-lowered", card=name, by=int(by))
        return self.text("option-card_spent" if parts["spent"] else "option-card", card=name)

    # errors

    def error(self, error: AnimalfolkError) -> str:
        """What a person is told when something cannot be done: why not, and where, if a text cannot be read."""
        if not error.code:
            kinds = [kind.__name__ for kind in type(error).__mro__]
            return self.text(next(f"error-{kind}" for kind in kinds if self.has(f"error-{kind}")))
        why = self.text(f"why-{error.code}", **{name: _shown(value) for name, value in error.values.items()})
        return self.text("error-line", line=error.line, why=why) if error.line else why
