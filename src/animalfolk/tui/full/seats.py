"""What lies before each player, as lines to paint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from animalfolk.engine.view_types import SeatView, View
from animalfolk.i18n import Words
from animalfolk.i18n.words import is_lasting
from animalfolk.table.seats import SeatStatus
from animalfolk.tui.full.ink import FAINT, STRONG, Ink
from animalfolk.tui.table import NO_BREAK, stall_mates, who_sits

ACTIVE = "▶ "
GAP = "  "


class SeatLines:
    """Writes the lines of every seat."""

    def __init__(self, ink: Ink, names: Sequence[str], is_roomy: bool = False) -> None:
        self._ink = ink
        self._words: Words = ink.words
        self._names = names
        self._is_roomy = is_roomy  # whether there is room for whole piles

    def others(self, view: View) -> Iterator[Content]:
        """All seats but the viewer's, in the order of play after it."""
        viewer, count = view["viewer"], len(view["seats"])
        first = 0 if viewer is None else viewer + 1
        seats = [(first + step) % count for step in range(count)]
        for seat in seats:
            if seat != viewer:
                yield from self.seat(view, seat, shown=self._is_stall_shown(view, seat, seats))

    def _is_stall_shown(self, view: View, seat: int, seats: Sequence[int]) -> bool:
        """Partners' common stall is shown once: the own one below, others with the last of them."""
        later = seats[seats.index(seat) + 1 :]
        return not any(stall_mates(view, seat, other) for other in later)

    def seat(self, view: View, seat: int, shown: bool = True) -> Iterator[Content]:
        """One player: piles, stall, and what is known besides."""
        seen = view["seats"][seat]
        mark = ACTIVE if seat == view["active"] and view["winners"] == [] else ""
        if "company" in seen:
            yield from self._company(seat, seen, mark)
            return
        name = self._words.text("screen-you") if seat == view["viewer"] else self._names[seat]
        parts = [self._ink.linked(part.replace(" ", NO_BREAK)) for part in self._heading(view, seat, seen)]
        yield Content(GAP).join([self._ink.piles(mark + name), *parts])
        lines = [*self._stall(seen["stall"] if shown else []), *self._more(seen, seat == view["viewer"])]
        for line in lines:
            yield Content("  ") + line

    def _heading(self, view: View, seat: int, seen: SeatView) -> Iterator[str]:
        """Piles and counts in short."""
        text, pile = self._words.text, seen["discard"]
        if seat != view["viewer"]:
            yield text("screen-hand-count", count=seen["hand_count"])
        yield text("screen-deck-count", count=seen["deck_count"])
        if pile:
            yield text("screen-discard-top", count=len(pile), card=self._words.card(pile[-1]))
        else:
            yield text("screen-discard", count=0)
        if seen["next_stack"]:
            yield text("screen-next", next=seen["next_stack"])
        if seen.get("gold"):
            yield text("screen-coins", count=seen["gold"])
        yield from self._absent(who_sits(view), seat)

    def _absent(self, about: Sequence[SeatStatus], seat: int) -> Iterator[str]:
        """Whether somebody has gone."""
        if about and about[seat]["resigned"]:
            yield self._words.text("screen-resigned")
        elif about and about[seat]["away"]:
            yield self._words.text("screen-away")

    def _stall(self, stall: list[list[str]]) -> Iterator[Content]:
        """The stacks, none of them torn apart."""
        stacks = [
            Content.styled(f"{number}:", STRONG) + NO_BREAK + self._cards(cards)
            for number, cards in enumerate(stall, start=1)
        ]
        if stacks:
            yield Content(GAP).join(stacks)

    def _cards(self, cards: Sequence[str]) -> Content:
        return self._ink.linked(self._words.cards(cards), tags=True)

    def _more(self, seen: SeatView, own: bool) -> Iterator[Content]:
        """What is known besides."""
        for line in self._sentences(seen, own):
            yield self._ink.linked(line).stylize_before(FAINT)

    def _sentences(self, seen: SeatView, own: bool) -> Iterator[str]:
        text, cards = self._words.text, self._words.cards
        if self._is_roomy and len(seen["discard"]) > 1:
            yield text("screen-discard-pile", cards=self._pile(seen["discard"]))
        if "hand" in seen and not own:
            yield text("table-hand-of", cards=cards(seen["hand"]))
        if seen.get("known"):
            yield text("table-known", cards=cards(seen["known"]))
        if own and seen.get("known_to_others"):
            yield text("screen-known-to-others", cards=cards(seen["known_to_others"]))
        if seen["deck_top"]:
            yield text("table-deck-top" if own else "table-deck-top-of", cards=self._top(seen["deck_top"]))
        lasting = [card for card in seen["schedule"] if is_lasting(card)]
        waiting = [card for card in seen["schedule"] if not is_lasting(card)]
        if lasting:
            yield text("table-lasting", cards=cards(lasting))
        if waiting:
            yield text("table-schedule", cards=cards(waiting))

    def _pile(self, names: Sequence[str]) -> str:
        return self._words.listed([self._words.card(name) for name in reversed(names)])

    def _top(self, names: Sequence[str | None]) -> str:
        hidden = self._words.text("table-deck-unknown")
        return self._words.listed([self._words.card(name) if name else hidden for name in names])

    def _company(self, seat: int, seen: SeatView, mark: str) -> Iterator[Content]:
        """The Company's deck, of which the top five cards are its hand."""
        counts = {"deck": seen["deck_count"], "power": seen["power"], "count": seen["purchases"]}
        text = self._words.text("table-company", name=self._names[seat], **counts)
        yield self._ink.piles(mark + self._words.begun(text))
        if seen["known"]:
            hand = self._words.listed([self._words.card(name) for name in seen["known"]])
            yield Content("  ") + self._ink.linked(self._words.text("table-company-hand", cards=hand), tags=True)
        if seen["thrown"]:
            yield Content("  " + self._words.text("table-company-thrown"))
