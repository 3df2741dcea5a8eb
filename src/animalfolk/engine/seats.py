"""How seats stand to each other: the words the cards use (TEAM-14 to TEAM-17)."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.state import State

LEFT: Final = 0  # the ways round the table
RIGHT: Final = 1


def next_seat(g: State, seat: int) -> int:
    """The player on the left, next in turn order (FLOW-01)."""
    return (seat + 1) % g.rules.players


def sides(g: State) -> list[int]:
    """The ways there are round the table: for two players they are one."""
    return [LEFT, RIGHT] if g.rules.players > 2 else [LEFT]


def neighbour(g: State, seat: int, side: int) -> int:
    """The next player that way."""
    return next_seat(g, seat) if side == LEFT else (seat - 1) % g.rules.players


def all_players(g: State, seat: int) -> list[int]:
    """Everybody, clockwise, beginning with this seat."""
    players = g.rules.players
    return [(seat + step) % players for step in range(players)]


def another(g: State, seat: int) -> list[int]:
    """Whoever "another player" may be, clockwise from the left."""
    return all_players(g, seat)[1:]


def opponents(g: State, seat: int) -> list[int]:
    """Those one plays against, clockwise from the left."""
    return another(g, seat)


def stall_of(g: State, seat: int) -> int:
    """The number of the stall that this seat builds."""
    return seat


def winners(g: State) -> list[int]:
    """Who has won: nobody while the game goes on (WIN-03)."""
    return [] if g.winner < 0 else [g.winner]
