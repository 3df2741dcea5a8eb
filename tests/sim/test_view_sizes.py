"""The command that measures views with selections."""

from __future__ import annotations

import pytest

from animalfolk.sim import view_sizes
from animalfolk.sim.view_sizes import WAYS, Measured, measure, page


def test_every_kind_of_game_is_measured_and_selections_make_views_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_sizes, "LONGEST", 40)
    for way in WAYS:
        found = measure(way, 1)
        assert found
        assert all(one.without < one.size for one in found)


def test_the_page_tells_median_95_percent_and_largest_of_what_is_named() -> None:
    found = [Measured(count, 10 * count, 20 * count, 0.5) for count in range(1, 101)]
    row = page({"games": [*found, Measured(501, 10, 20, 3.0)]}, 7).splitlines()[-2]
    assert row == "| games | 101 | 1 | 51 / 96 / 100 | 500 / 950 / 1,000 | 1,000 / 1,900 / 2,000 | 0.50 / 0.50 / 3.00 |"
