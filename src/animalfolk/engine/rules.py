"""The rules a game is played by, as one value that its record keeps."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.errors import BadSetup

EDITION: Final = "2021"  # whose reading of the rules this is
FORMAT: Final = 1  # version of dumps, positions and records


OPTIONS: Final[list[str]] = ["stacks", "hand_size"]  # what may be set beside the players


def _within(name: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise BadSetup(f"{name} is a number from {least} to {most}, not {number!r}")
    return number


class Rules:
    """How many play, how many stacks win, how many cards make a hand."""

    def __init__(self, *, players: int, stacks: int = 8, hand_size: int = 5) -> None:
        self.players = players  # how many may play is for the mode to say
        self.stacks = _within("stacks", stacks, 1, 10)
        self.hand_size = _within("hand_size", hand_size, 1, 10)

    def dump(self) -> dict[str, int]:
        """The options by name, in a fixed order."""
        return {"players": self.players, "stacks": self.stacks, "hand_size": self.hand_size}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.players, self.stacks, self.hand_size))
