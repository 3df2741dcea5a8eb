"""What tests of the server start from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from animalfolk.server.storage import Storage
from tests.server.postgres import Cluster, cluster_or_skip
from tests.server.prepared import prepared
from tests.server.redis import Redis, redis_or_skip


def pytest_itemcollected(item: pytest.Item) -> None:
    """One process runs all tests with PostgreSQL: to begin one takes seconds."""
    chosen = getattr(item, "callspec", None)
    kinds = [chosen.params.get(name) for name in ("address", "empty")] if chosen else []
    if "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in kinds:
        item.add_marker(pytest.mark.xdist_group("postgresql"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs asynchronous tests."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests; without its programs, they are skipped."""
    found = cluster_or_skip()
    yield found
    found.remove()


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[Cluster]:
    """A PostgreSQL of our own, whose databases are for one test."""
    yield cluster
    cluster.give_back()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis of our own; without its program, the test is skipped."""
    found = redis_or_skip()
    yield found
    found.stop()


KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind with all tables, and nothing in them."""
    if request.param == "sqlite":
        return prepared(tmp_path / "animalfolk.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind without tables, as a new server finds it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'animalfolk.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.empty_database()


@pytest.fixture
async def storage(address: str) -> AsyncIterator[Storage]:
    """A storage of either kind in which nothing is kept yet."""
    opened = await Storage.open(address)
    yield opened
    await opened.close()
