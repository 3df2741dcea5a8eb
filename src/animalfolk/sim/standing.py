"""What the deals of a bout say together, and what all bouts say of each bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from animalfolk.i18n import Words
from animalfolk.sim.arena import Bout, Played
from animalfolk.sim.ratings import ratings
from animalfolk.sim.sprt import Estimate, estimate
from animalfolk.sim.times import Times, added

ANCHOR = "trader"  # whose rating is nought


class Standing(NamedTuple):
    """How a bout stands."""

    bout: Bout
    deals: int
    games: int
    won: Estimate  # the share of games that ours have won
    capped: int  # games stopped because they took too long
    cuts: int  # answers of both sides for which the clock ended the thinking
    turns: float  # of a game
    ours: Times
    theirs: Times

    def data(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {
            "bout": self.bout._asdict(),
            "deals": self.deals,
            "games": self.games,
            "won": self.won.mean,
            "low": self.won.low,
            "high": self.won.high,
            "capped": self.capped,
            "cuts": self.cuts,
            "turns": self.turns,
            "ours": _figures(self.ours),
            "theirs": _figures(self.theirs),
        }


def standing(bout: Bout, played: Sequence[Played]) -> Standing:
    """The figures of a bout of which at least one deal was played."""
    games = len(played) * len(bout.line_ups())
    return Standing(
        bout,
        len(played),
        games,
        estimate([one.score for one in played]),
        sum(one.capped for one in played),
        sum(one.cuts for one in played),
        sum(one.turns for one in played) / games,
        added(one.ours for one in played),
        added(one.theirs for one in played),
    )


def share_text(words: Words, won: Estimate) -> str:
    """A share with its interval, in per cent."""
    parts = {name: words.figure(f"{100 * part:.1f}") for name, part in won._asdict().items()}
    return words.text("arena-share", **parts)


def standings(played: Mapping[Bout, Sequence[Played]]) -> list[Standing]:
    """The figures of all bouts of which something was played."""
    return [standing(bout, deals) for bout, deals in played.items() if deals]


def rated(found: Sequence[Standing]) -> dict[str, float]:
    """The ratings, the best first, without stopped games; none where equally strong bots do not win half of them."""
    pairs = {}
    for one in found:
        if one.bout.is_even:
            wins = one.games * one.won.mean
            pairs[one.bout.ours, one.bout.theirs] = (wins, one.games - one.capped - wins)
    return dict(sorted(ratings(pairs, ANCHOR).items(), key=lambda item: -item[1]))


def _figures(times: Times) -> dict[str, float]:
    return {"answers": times.answers, "mean_ms": times.mean, "p95_ms": times.within(0.95), "slowest_ms": times.slowest}
