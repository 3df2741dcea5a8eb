"""The table in plain lines: market with prices, stalls, piles, the own hand by sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from animalfolk.engine.faces import NAME, NUMBER, SET_NUMBER, VALUE, faces_of
from animalfolk.engine.view import own_cards
from animalfolk.engine.view_types import SeatView, View
from animalfolk.i18n import Words
from animalfolk.i18n.words import counts_as, deck_of, is_lasting
from animalfolk.table.seats import SeatStatus
from animalfolk.table.view_types import TableView
from animalfolk.tui.console import WIDTH, Console

NO_BREAK = "\u00a0"
GAP = 2  # between columns
LINE = WIDTH - 6  # what is left of a line that is set in


def by_set(view: View, hand: Sequence[str]) -> list[str]:
    """The names of the decks in play that have cards here, junk last."""
    found = {deck_of(counts_as(card)) for card in hand}
    return [deck for deck in [*view["decks"], "junk"] if deck in found]


def sorted_places(view: View) -> list[int]:
    """Where in the own hand its cards lie, by set and value."""
    seat = own_cards(view)
    hand, values = seat["hand"], seat["values"]
    decks = by_set(view, hand)
    return sorted(range(len(hand)), key=lambda at: (decks.index(deck_of(counts_as(hand[at]))), values[at], hand[at]))


def sorted_hand(view: View) -> list[tuple[str, int]]:
    """The cards of the own hand with their values, by set and value."""
    seat = own_cards(view)
    return [(seat["hand"][place], seat["values"][place]) for place in sorted_places(view)]


def copying(view: View) -> dict[str, list[tuple[str, int]]]:
    """The cards of the own hand that must copy another before they are used, with all that they may be."""
    seat = own_cards(view)
    ways = {seat["hand"][place]: seat["forms"][place] for place in sorted_places(view)}
    return {card: [(text, value) for text, value in forms] for card, forms in ways.items() if forms[0][0] != card}


def who_sits(view: View) -> list[SeatStatus]:
    """Who sits at the table; nothing where a game is seen without one."""
    return cast(TableView, view)["table"]["seats"] if "table" in view else []


def price_at(view: View, slot: int) -> int:
    """What the card in a slot costs the reader; what it usually costs for those who watch."""
    name, price = view["market"][slot], view["prices"][slot] if "prices" in view else None
    return price if price is not None else slot + (printed(name) if name else 0)


class Table:
    """Draws a view for whoever sees it."""

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self._console = console
        self._words = words
        self._names = names

    def draw(self, view: View) -> None:
        """The whole table."""
        self._market(view)
        viewer = view["viewer"]
        others = [seat for seat in range(len(self._names)) if seat != viewer]
        order = others if viewer is None else [*others[viewer:], *others[:viewer], viewer]
        self._teams(view)
        for place, seat in enumerate(order):
            shared = any(stall_mates(view, seat, other) for other in order[place + 1 :])
            self._seat(view, seat, [] if shared else view["seats"][seat]["stall"])
        if viewer is not None:
            self.hand(view)

    def _teams(self, view: View) -> None:
        """Who plays with whom, the reader's team first."""
        reader = view["viewer"]
        names = [self._words.text("table-you") if seat == reader else name for seat, name in enumerate(self._names)]
        teams = [
            self._words.listed([names[seat] for seat in sorted(team, key=lambda seat: bool(seat != reader))])
            for team in sorted(view["teams"], key=lambda team: reader not in team)
        ]
        if teams:
            against = teams[1] if len(teams) > 1 else self._names[-1]  # the Company
            self._console.say(self._words.text("table-teams", first=teams[0], second=against))

    def _market(self, view: View) -> None:
        text = self._words.text
        self._console.say(text("table-market", deck=view["market_deck"], junk=view["junk"]))
        widths = self._widths(view)
        for slot in range(len(view["market"]) - 1, -1, -1):
            self._console.say("  " + self._slot(view, slot, widths))
        if view["bin"]:
            top = self._words.card(view["bin"][-1])
            self._console.say(text("table-bin", card=top, count=len(view["bin"])), indent=2, hang=2)

    def _slot(self, view: View, slot: int, widths: tuple[int, int]) -> str:
        """A slot of the market, its columns in line."""
        name = view["market"][slot]
        label = self._words.text("table-slot", slot=slot)
        if name is None:
            return f"{label}  {self._words.text('table-empty')}"
        worth = self._worth(name)
        key = "table-costs" if view["viewer"] is None else "table-price"
        price = self._words.text(key, price=price_at(view, slot))
        names, worths = widths
        return f"{label}  {self._words.card(name).ljust(names + GAP)}{worth.ljust(worths + GAP)}{price}"

    def _widths(self, view: View) -> tuple[int, int]:
        """How wide the names and the worths of all cards are that may lie in the market."""
        cards = [NAME[face] for deck in view["decks"] for face in faces_of(SET_NUMBER[deck])]
        return max(len(self._words.card(name)) for name in cards), max(len(self._worth(name)) for name in cards)

    def _worth(self, name: str) -> str:
        return self._words.text("table-worth", deck=self._words.deck(deck_of(name), "short"), value=printed(name))

    def _seat(self, view: View, seat: int, stall: list[list[str]]) -> None:
        """One player's piles, and the stall; that of partners is shown once."""
        seen = view["seats"][seat]
        if "company" in seen:
            self._company(seat, seen)
            return
        self._console.say(
            self._words.text(
                "table-piles-you" if seat == view["viewer"] else "table-piles",
                name=self._names[seat],
                hand=seen["hand_count"],
                deck=seen["deck_count"],
                discard=len(seen["discard"]),
                next=seen["next_stack"],
            )
        )
        own = self._knowledge(seen, seat == view["viewer"])
        for line in [*self._absence(view, seat), *self._gold(seen), *self._stall(stall), *own]:
            self._console.say(line, indent=2, hang=2)

    def _absence(self, view: View, seat: int) -> Iterator[str]:
        """That a bot plays for somebody who has given up or left."""
        about = who_sits(view)
        if about and about[seat]["resigned"]:
            yield self._words.text("table-resigned")
        elif about and about[seat]["away"]:
            yield self._words.text("table-away")

    def _gold(self, seen: SeatView) -> Iterator[str]:
        """The coins, if there are any."""
        if seen.get("gold"):
            yield self._words.text("table-gold", count=seen["gold"])

    def _company(self, seat: int, seen: SeatView) -> None:
        """The Company's deck, of which the top five cards are its hand."""
        text = self._words.text("table-company", name=self._names[seat], deck=seen["deck_count"], **_numbers(seen))
        self._console.say(self._words.begun(text))
        if seen["known"]:
            cards = self._words.listed([self._words.card(name) for name in seen["known"]])
            self._console.say(self._words.text("table-company-hand", cards=cards), indent=2, hang=2)
        if seen["thrown"]:
            self._console.say(self._words.text("table-company-thrown"), indent=2, hang=2)

    def _stall(self, stall: list[list[str]]) -> Iterator[str]:
        """The stacks in one line, if there are any; none of them is torn apart."""
        stacks = [
            together(self._words.text("table-stack", stack=number, cards=self._words.cards(cards)))
            for number, cards in enumerate(stall, start=1)
        ]
        if stacks:
            yield self._words.text("table-stack-separator").join(stacks)

    def _knowledge(self, seen: SeatView, own: bool) -> Iterator[str]:
        """What is known besides."""
        hidden = self._words.text("table-deck-unknown")
        top = [self._words.card(name) if name else hidden for name in seen["deck_top"]]
        if "hand" in seen and not own:
            yield self._words.text("table-hand-of", cards=self._words.cards(seen["hand"]))
        if seen.get("known"):
            yield self._words.text("table-known", cards=self._words.cards(seen["known"]))
        if top:
            yield self._words.text("table-deck-top" if own else "table-deck-top-of", cards=self._words.listed(top))
        lasting = [card for card in seen["schedule"] if is_lasting(card)]
        waiting = [card for card in seen["schedule"] if not is_lasting(card)]
        if lasting:
            yield self._words.text("table-lasting", cards=self._words.cards(lasting))
        if waiting:
            yield self._words.text("table-schedule", cards=self._words.cards(waiting))

    def hand(self, view: View) -> None:
        """The own hand, a line for each set."""
        cards = sorted_hand(view)
        if not cards:
            self._console.say(self._words.text("table-hand-empty"))
            return
        ways = copying(view)
        total = sum(max([worth for _, worth in ways.get(text, [])], default=value) for text, value in cards)
        self._console.say(self._words.text("table-hand", total=total))
        decks = by_set(view, [text for text, _ in cards])
        width = max(len(self._words.deck(deck, "short")) for deck in [*view["decks"], "junk"]) + GAP
        for deck in decks:
            own = [(text, value) for text, value in cards if deck_of(counts_as(text)) == deck]
            shown = [self._words.card(text) if text in ways else self.hand_card(text, value) for text, value in own]
            line = self._words.text("table-hand-separator").join(card.replace(" ", NO_BREAK) for card in shown)
            self._console.say(self._words.deck(deck, "short").ljust(width) + line, indent=2, hang=width)
        for text, forms in ways.items():
            self._console.say(self._forms(text, forms), indent=2, hang=2)

    def _forms(self, text: str, forms: Sequence[tuple[str, int]]) -> str:
        """What a card may be used as, each with what it counts then."""
        copies = [self.hand_card(form.partition("=")[2], value) for form, value in forms if "=" in form]
        cards = self._words.listed([copy.replace(" ", NO_BREAK) for copy in copies])
        return self._words.text("table-hand-forms", card=self._words.card(text), count=len(copies), cards=cards)

    def hand_card(self, text: str, value: int) -> str:
        """A hand card and what it counts now."""
        name = counts_as(text)
        if value == printed(name):
            return self._words.text("table-hand-card", card=self._words.chosen(text), value=value)
        return self._words.text(
            "table-hand-card-altered", card=self._words.chosen(text), value=value, printed=printed(name)
        )


def together(text: str) -> str:
    """A text that is not broken over two lines, if it fits in one."""
    return text.replace(" ", NO_BREAK) if len(text) <= LINE else text


def _numbers(seen: SeatView) -> dict[str, int]:
    """What the Company buys a turn, and how much it has bought."""
    return {"power": seen["power"], "count": seen["purchases"]}


def printed(name: str) -> int:
    """The value printed on a card."""
    return VALUE[NUMBER[name]]


def stall_mates(view: View, seat: int, other: int) -> bool:
    """Whether two players build one stall."""
    return any(seat in team and other in team for team in view["teams"])
