"""What a state shows."""

from __future__ import annotations

from animalfolk.server.messages import State
from animalfolk.table.view_types import TableView


def game_of(state: State) -> TableView:
    """The view of a game that has begun."""
    assert state.view is not None
    assert "table" in state.view
    return state.view
