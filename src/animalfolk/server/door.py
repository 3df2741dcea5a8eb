"""How many sockets are open: of all, of one address, and of those who have not said yet who they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from animalfolk.server.config import Config
from animalfolk.server.descriptors import Room
from animalfolk.server.errors import TooMany
from animalfolk.server.limits import AT_ONCE

MOST_WAITING = 2000  # sockets of everybody that have not said hello


class Guest:
    """Whoever has a socket, and waits at the door until there was a hello."""

    def __init__(self, waiting: Counter[str], address: str) -> None:
        self._waiting, self._address = waiting, address
        self._waits = True
        waiting[address] += 1

    def enter(self) -> None:
        """There was a hello, or the socket has ended."""
        if self._waits:
            self._waits = False
            _take_one(self._waiting, self._address)


class Door:
    """Counts sockets from before they are accepted to their end."""

    def __init__(self, all_open: int, of_address: int, waiting: int, all_waiting: int = MOST_WAITING) -> None:
        self.all_open, self.of_address, self.waiting, self.all_waiting = all_open, of_address, waiting, all_waiting
        self._open: Counter[str] = Counter()
        self._at_door: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Whether one more may come from this address; TooMany if not."""
        if self._open.total() >= self.all_open:
            raise TooMany("the server has too many sockets; come again in a moment")
        if self._open[address] >= self.of_address:
            raise TooMany("this address has too many sockets")
        if self._at_door[address] >= self.waiting or self._at_door.total() >= self.all_waiting:
            raise TooMany("too many sockets wait for their hello")

    @contextmanager
    def opened(self, address: str) -> Iterator[Guest]:
        """One more, as long as this lasts."""
        guest = Guest(self._at_door, address)
        self._open[address] += 1
        try:
            yield guest
        finally:
            guest.enter()
            _take_one(self._open, address)


def _take_one(counts: Counter[str], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]


def usual_door(config: Config, room: Room) -> Door:
    """As many sockets as there is room for, of an address as many as it may ask in a second; fewer without a hello."""
    waiting = min(config.asks_per_second * AT_ONCE, room.sockets_of_address)
    return Door(room.sockets, room.sockets_of_address, waiting, min(MOST_WAITING, max(room.sockets // 2, 1)))
