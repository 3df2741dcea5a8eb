"""Applications to be served one after the other: to build one takes longer than most tests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Litestar

from animalfolk.server import app
from animalfolk.server.config import Config
from animalfolk.server.storage import Storage

_FREE: dict[Any, list[Litestar]] = defaultdict(list)


@contextmanager
def application(config: Config, storage: Storage | None = None) -> Iterator[Litestar]:
    """An application with these settings, for nobody else as long as this lasts.

    Whatever a server is made of is made when it starts. Those that differ in what they are built of are not exchanged.
    """
    free = _FREE[config.origins, config.public_url, vars(app)["page_routes"]]
    made = free.pop() if free else app.create_app(config)
    made.state.update({app.CONFIG: config, app.STORAGE: storage})
    yield made
    free.append(made)
