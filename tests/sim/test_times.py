"""Times of answers: kept in few numbers that still tell the mean, what 95 % stay within, and the slowest."""

from __future__ import annotations

import json

import pytest

from animalfolk.sim.times import Times, added, read_times, times_of

SPENT = [0.1 * number for number in range(1, 1001)]  # 0.1 to 100 ms


def test_the_mean_and_the_slowest_are_exact() -> None:
    times = times_of(SPENT)
    assert times.mean == pytest.approx(50.05)
    assert times.slowest == 100
    assert len(times.classes) < 200


@pytest.mark.parametrize("part", [0.5, 0.95, 0.99])
def test_a_part_stays_within_to_a_twentieth(part: float) -> None:
    assert times_of(SPENT).within(part) == pytest.approx(100 * part, rel=0.05)
    assert times_of(SPENT).within(part) >= 100 * part


def test_nothing_is_longer_than_the_slowest() -> None:
    assert times_of([3.0] * 7).within(0.95) == 3.0
    assert times_of([]).within(0.95) == times_of([]).mean == 0
    assert times_of([0.0]).within(1) == 0


def test_parts_add_up_to_the_whole() -> None:
    whole = added([times_of(SPENT[:300]), Times(), times_of(SPENT[300:])])
    assert whole.total == pytest.approx(sum(SPENT))
    assert whole._replace(total=0) == times_of(SPENT)._replace(total=0)


def test_a_file_keeps_them() -> None:
    times = times_of([1.0, 2.0, 2.0, 1 / 3, 40.25 + 1 / 7])
    assert read_times(json.loads(json.dumps(times.data()))) == times
