"""What tests of the server start from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from animalfolk.server.storage import Storage
from tests.server.postgres import Cluster, cluster_or_skip
from tests.server.redis import Redis, redis_or_skip


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs asynchronous tests."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own; without its programs, the test is skipped."""
    cluster = cluster_or_skip()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis of our own; without its program, the test is skipped."""
    found = redis_or_skip()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'animalfolk.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
async def storage(address: str) -> AsyncIterator[Storage]:
    """A storage in an empty database of either kind."""
    opened = await Storage.open(address)
    yield opened
    await opened.close()
