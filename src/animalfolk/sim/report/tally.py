"""What many games say together: everything a balance report counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from animalfolk.sim.report.facts import Counts, Facts, cards_of
from animalfolk.sim.report.mix import COMPANY, RIVALS, sides_of
from animalfolk.sim.report.ratio import Ratio

ALL = "all"  # in the place of a deck, a pair or a card: every one of them
DUEL = "two"  # where decks are compared by length and by who begins
SIX = 6  # different cards of a deck
Key = tuple[str, ...]


class Tally:
    """Ratios by what they are about: `("seat", "two", "1")` is how often the first of two wins."""

    def __init__(self) -> None:
        self._ratios: dict[Key, Ratio] = {}
        self.games: Counter[str] = Counter()
        self.stopped: Counter[str] = Counter()
        self.rounds: dict[str, Counter[int]] = {}
        self.cuts = 0  # answers for which the clock ended the thinking

    def ratio(self, *key: str) -> Ratio:
        """What was counted of this; nothing may have been."""
        return self._ratios.get(key) or Ratio()

    def add(self, facts: Facts) -> None:
        """One more game."""
        kind = facts.kind
        self.games[kind] += 1
        self.stopped[kind] += facts.is_stopped
        self.cuts += facts.cuts
        self.rounds.setdefault(kind, Counter())[facts.rounds] += 1
        self._note(("rounds", kind), 1, facts.rounds)
        if kind in COMPANY:
            self._company(facts)
        elif kind in RIVALS:
            self._seats(facts)
            _Rivals(facts, self._note).add()

    def _note(self, key: Key, of: float, count: float) -> None:
        if key not in self._ratios:
            self._ratios[key] = Ratio()
        self._ratios[key].add(of, count)

    def _company(self, facts: Facts) -> None:
        won = bool(facts.winners)
        self._note(("company", facts.kind), 1, won)
        for deck in facts.decks:
            self._note(("company-deck", deck), 1, won)

    def _seats(self, facts: Facts) -> None:
        """Who has won, by the order in which they move; partners by who of them moves first."""
        for place, side in enumerate(sides_of(facts.kind), start=1):
            self._note(("seat", facts.kind, str(place)), 1, side[0] in facts.winners)
        if facts.kind == DUEL:
            for deck in facts.decks:
                self._note(("first", deck), 1, 0 in facts.winners)
                self._note(("length", deck), 1, facts.rounds)


class _Rivals:
    """A game that players play against each other, with their purchases and stacks by side."""

    def __init__(self, facts: Facts, note: Callable[[Key, float, float], None]) -> None:
        self._facts = facts
        self._note = note
        sides = sides_of(facts.kind)
        self._won = [side[0] in facts.winners for side in sides]
        self._fair = 1 / len(sides)
        self._bought = [_together(facts.bought, side) for side in sides]
        self._built = [_together(facts.built, side) for side in sides]

    def add(self) -> None:
        """Count all of it."""
        decks = self._facts.decks
        for place, deck in enumerate(decks):
            self._note(("deck-bought", deck), 1, sum(self._of_deck(self._bought, place)))
            self._most(("deck", deck), self._of_deck(self._bought, place))
            self._stalls(deck, self._of_deck(self._built, place))
        for one, other in combinations(range(len(decks)), 2):
            self._most(("pair", decks[one], decks[other]), self._of_both(one, other))
        for place, card in enumerate(cards_of(decks)):
            self._card(card, [side[place] for side in self._bought], [side[place] for side in self._built])

    def _of_deck(self, counts: Sequence[Counts], place: int) -> list[int]:
        return [sum(side[place * SIX : place * SIX + SIX]) for side in counts]

    def _of_both(self, one: int, other: int) -> list[int]:
        """The purchases of two decks; nothing for a side that has not bought of both."""
        pairs = zip(self._of_deck(self._bought, one), self._of_deck(self._bought, other), strict=True)
        return [first + second if first and second else 0 for first, second in pairs]

    def _most(self, key: Key, amounts: Sequence[int]) -> None:
        """Whether those have won who bought the most of it."""
        most = max(amounts)
        self._wins(key, [bool(most) and amount == most for amount in amounts])

    def _wins(self, key: Key, who: Sequence[bool]) -> None:
        """How many of these sides there are, as shares of one win, and how many of them have won."""
        count = sum(won for one, won in zip(who, self._won, strict=True) if one)
        for whole in (key, (key[0], ALL)):
            self._note(whole, self._fair * sum(who), count)

    def _stalls(self, deck: str, built: Sequence[int]) -> None:
        """How large a part of the winners' cards in stacks is of this deck, and of the others' cards."""
        for name, wanted in (("stall-won", True), ("stall-lost", False)):
            sides = [side for side, won in enumerate(self._won) if won == wanted]
            self._note((name, deck), sum(sum(self._built[side]) for side in sides), sum(built[side] for side in sides))

    def _card(self, card: str, bought: Sequence[int], built: Sequence[int]) -> None:
        self._note(("bought", card), 1, sum(bought))
        self._note(("ever", card), 1, any(bought))
        self._note(("built", card), 1, sum(built))
        self._wins(("buyers", card), [amount > 0 for amount in bought])
        self._wins(("builders", card), [amount > 0 for amount in built])


def _together(counts: Sequence[Counts], seats: Sequence[int]) -> Counts:
    """What these seats have in all."""
    return tuple(sum(column) for column in zip(*(counts[seat] for seat in seats), strict=True))


def tally_of(found: Iterator[Facts] | Sequence[Facts]) -> Tally:
    """All that these games say."""
    tally = Tally()
    for facts in found:
        tally.add(facts)
    return tally
