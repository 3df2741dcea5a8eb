"""How seats stand to each other: the words the cards use (TEAM-14 to TEAM-17)."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.aliases import Face, Seat
from animalfolk.engine.faces import FACE, NOTHING
from animalfolk.engine.rules import TEAMS
from animalfolk.engine.state import State

LEFT: Final = 0  # the ways round the table
RIGHT: Final = 1


def next_seat(g: State, seat: Seat) -> Seat:
    """The player on the left, next in turn order (FLOW-01)."""
    return (seat + 1) % g.rules.seats


def sides(g: State) -> list[int]:
    """The ways there are round the table: for two players they are one."""
    return [LEFT, RIGHT] if g.rules.seats > 2 else [LEFT]


def neighbour(g: State, seat: Seat, side: int) -> Seat:
    """The next player that way."""
    return next_seat(g, seat) if side == LEFT else (seat - 1) % g.rules.seats


def next_turn(g: State, seat: Seat) -> int:
    """Whose turn comes next; the Company's comes last in the round, or after every player's (COOP-06, SOLO-07)."""
    company = g.rules.company
    if company < 0:
        return next_seat(g, seat)
    if seat == company:
        return g.lead
    if g.rules.company_after_each_player:
        g.lead = (seat + 1) % g.rules.players
        return company
    return company if (seat + 1) % g.rules.players == g.lead else (seat + 1) % g.rules.players


def round_length(g: State) -> int:
    """How many turns it takes until the same player has its turn again, in teams the same team."""
    if g.rules.company < 0:
        return 2 if g.rules.mode == TEAMS else g.rules.seats
    return 2 * g.rules.players if g.rules.company_after_each_player else g.rules.players + 1


def is_company(g: State, seat: Seat) -> bool:
    """Whether this seat is the Company's, which has no hand and answers nothing (AUTOMA-01)."""
    return seat == g.rules.company


def top_of_discard(g: State, seat: Seat) -> Face:
    """The face on top of a discard pile; the Company's is the top card of its deck (AUTOMA-04); NOTHING without any."""
    pile = g.decks[seat] if seat == g.rules.company else g.discards[seat]
    return pile[-1] & FACE if pile else NOTHING


def all_players(g: State, seat: Seat) -> list[int]:
    """Everybody, clockwise, beginning with this seat."""
    seats = g.rules.seats
    return [(seat + step) % seats for step in range(seats)]


def another(g: State, seat: Seat) -> list[int]:
    """Whoever "another player" may be, clockwise from the left."""
    return all_players(g, seat)[1:]


def opponents(g: State, seat: Seat) -> list[int]:
    """Those one plays against, clockwise from the left (TEAM-15, TEAM-17)."""
    others = another(g, seat)
    if g.rules.shared:
        partner = partner_of(g, seat)
        others = [other for other in others if other != partner]
    return others


def partner_of(g: State, seat: Seat) -> Seat:
    """The teammate, who sits opposite or, against the Company, is the other player; NOTHING without one (TEAM-02)."""
    if not g.rules.shared or seat == g.rules.company:
        return NOTHING
    return (seat + 2) % 4 if g.rules.mode == TEAMS else 1 - seat


def stall_of(g: State, seat: Seat) -> Seat:
    """The number of the stall that this seat builds; partners share the one of the first of them (TEAM-06)."""
    return min(seat, partner_of(g, seat)) if g.rules.shared and seat != g.rules.company else seat


def teams(g: State) -> list[list[int]]:
    """Those who play together, where partners build one stall; none where everybody is alone."""
    pairs = [[seat, partner_of(g, seat)] for seat in range(g.rules.seats)]
    return [pair for pair in pairs if pair[0] < pair[1]]


def winners(g: State) -> list[int]:
    """Who has won: nobody while the game goes on (WIN-03, TEAM-08)."""
    if g.winner < 0:
        return []
    partner = partner_of(g, g.winner)
    return [g.winner] if partner == NOTHING else sorted([g.winner, partner])
