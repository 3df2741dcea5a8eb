"""How much one address, or whoever holds one token, may ask: a bucket each, which fills again with time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from animalfolk.server.config import Config
from animalfolk.server.errors import OverQuota, TooFast
from animalfolk.server.rows import NEW, PLAYED

MOST_BUCKETS = 50_000
NETWORK = 64  # bits of an address of IPv6 that say whose it is
MAKE, ASK, THINK, OF_ADDRESS = "make", "ask", "think", "address"  # what is limited
MINUTE = 60
AT_ONCE = 3  # seconds of asking that may come at once
PER_ADDRESS = 10  # times what one token may ask: a household, a school
DAY = 24 * 3600
MEGABYTE = 1_000_000


class Limit(NamedTuple):
    """So many at once, and so many a second from then on."""

    burst: int
    per_second: float


class Limits:
    """All buckets, by kind and by whose they are."""

    def __init__(self, kinds: Mapping[str, Limit], now: Callable[[], float] = time.monotonic) -> None:
        self._kinds = dict(kinds)
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is in it, and since when

    def take(self, kind: str, whose: str, cost: int = 1) -> None:
        """Take one, or what something costs; TooFast says how many seconds to wait if there is not so much.

        What costs more than the bucket holds takes a full one, and the rest from what comes next.
        """
        limit, now = self._kinds[kind], self._now()
        left, needed = self._left(kind, whose, now), min(cost, limit.burst)
        if left < needed:
            seconds = math.ceil((needed - left) / limit.per_second)
            raise TooFast(f"too many requests; try again in {seconds} seconds", seconds=seconds)
        self._buckets[kind, whose] = (left - cost, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)

    def check(self, kind: str, whose: str) -> None:
        """Whether anything is left; OverQuota says how many seconds to wait if nothing is."""
        left = self._left(kind, whose, self._now())
        if left <= 0:
            seconds = math.ceil((1 - left) / self._kinds[kind].per_second)
            raise OverQuota(f"this address has stored enough; try again in {seconds} seconds", seconds=seconds)

    def spend(self, kind: str, whose: str, amount: int) -> None:
        """Take so many, whether or not there are as many: what is missing is made up for with time."""
        now = self._now()
        self._buckets[kind, whose] = (self._left(kind, whose, now) - amount, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)

    def _left(self, kind: str, whose: str, now: float) -> float:
        limit = self._kinds[kind]
        left, since = self._buckets.get((kind, whose), (float(limit.burst), now))
        return min(left + (now - since) * limit.per_second, limit.burst)

    def _forget(self, now: float) -> None:
        """Full buckets need not be kept; if there are none, all are emptied rather than kept for ever."""
        kept = {key: found for key, found in self._buckets.items() if self._left(*key, now) < self._kinds[key[0]].burst}
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}


def household(address: str) -> str:
    """Whom an address belongs to: itself, or its network where one person has very many."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and not found.ipv4_mapped:
        return str(IPv6Address(int(found) >> NETWORK << NETWORK))
    return str(found.ipv4_mapped) if isinstance(found, IPv6Address) else address


def usual_limits(config: Config) -> Limits:
    """New things by address; everything else by token, and by address ten times as much; what is stored by address."""
    asks, makes = config.asks_per_second, config.makes_per_minute
    stored = Limit(config.megabytes_per_day * MEGABYTE, config.megabytes_per_day * MEGABYTE / DAY)
    kinds = {
        MAKE: Limit(makes, makes / MINUTE),
        ASK: Limit(asks * AT_ONCE, asks),
        THINK: Limit(3, 0.5),
        OF_ADDRESS: Limit(asks * AT_ONCE * PER_ADDRESS, asks * PER_ADDRESS),
        NEW: stored,
        PLAYED: stored,
    }
    return Limits(kinds)
