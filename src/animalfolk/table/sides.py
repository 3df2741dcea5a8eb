"""Who has won when people give up."""

from __future__ import annotations

from collections.abc import Sequence


def left_over(
    teams: Sequence[Sequence[int]], company: int, people: Sequence[int], resigned: Sequence[int], players: int
) -> list[int]:
    """The seats that have won because the others gave up; nobody while the game goes on.

    A side gives up when all its people have. The game ends when one side is left, or no people are.
    """
    left = [side for side in sides_of(teams, company, players) if not _gave_up(side, people, resigned)]
    if len(left) > 1 and set(people) - set(resigned):
        return []
    return sorted(seat for side in left for seat in side)


def _gave_up(side: Sequence[int], people: Sequence[int], resigned: Sequence[int]) -> bool:
    own = set(side) & set(people)
    return bool(own) and own <= set(resigned)


def sides_of(teams: Sequence[Sequence[int]], company: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Who wins together: partners, all who play against the Company, or each alone."""
    if company > 0:
        return (tuple(range(players)), (company,))
    return tuple(tuple(team) for team in teams) or tuple((seat,) for seat in range(players))
