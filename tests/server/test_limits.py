"""How much may be asked, and from where."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.server import limits
from animalfolk.server.errors import TooFast
from animalfolk.server.limits import Limit, Limits, household
from tests.server.web import served

pytestmark = pytest.mark.anyio


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    found = Limits({"ask": Limit(burst=2, per_second=0.5)}, lambda: now)
    found.take("ask", "Anna")
    found.take("ask", "Anna")
    with pytest.raises(TooFast) as caught:
        found.take("ask", "Anna")
    assert caught.value.values == {"seconds": 2}
    found.take("ask", "Ben")
    now = 2.0
    found.take("ask", "Anna")


def test_what_is_not_needed_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    now = 0.0
    found = Limits({"ask": Limit(burst=1, per_second=1)}, lambda: now)
    for number in range(10):
        found.take("ask", str(number))
    now = 5.0
    found.take("ask", "last")
    with pytest.raises(TooFast):
        found.take("ask", "last")
    assert len(found._buckets) == 1


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_belongs_to_a_household(address: str, whose: str) -> None:
    assert household(address) == whose


async def test_who_makes_too_much_is_told_when_to_come_again(tmp_path: Path) -> None:
    async with served(tmp_path, makes_per_minute=2) as web:
        await web.good("/api/visitors", {"name": "Anna"})
        await web.good("/api/visitors", {"name": "Ben"})
        response = await web.post("/api/visitors", {"name": "Cleo"})
    problem = response.json()
    assert (response.status_code, problem["code"]) == (429, "too-fast")
    assert 1 <= problem["values"]["seconds"] <= 30
    assert response.headers["retry-after"] == str(problem["values"]["seconds"])


async def test_who_asks_too_much_with_one_token_does_not_stop_others(tmp_path: Path) -> None:
    async with served(tmp_path, asks_per_second=1) as web:
        anna, ben = await web.visitor("Anna"), await web.visitor("Ben")
        codes = [(await web.get("/api/me/tables", anna)).status_code for _ in range(5)]
        other = await web.get("/api/me/tables", ben)
        well = [(await web.get("/health")).status_code for _ in range(50)]
    assert codes[:3] == [200] * 3
    assert 429 in codes
    assert other.status_code == 200
    assert set(well) == {200}
