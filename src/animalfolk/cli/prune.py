"""`animalfolk prune`."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator

from animalfolk.cli.given import Given, Mistake
from animalfolk.cli.progress import REMOVED, watched
from animalfolk.cli.serve import config_of
from animalfolk.i18n import Words
from animalfolk.server.backup import must_be_there
from animalfolk.server.config import Config
from animalfolk.server.errors import ServerError
from animalfolk.server.retention import Pruner
from animalfolk.server.storage import Storage

DRY_RUN = "--dry-run"


def run(given: Given) -> int:
    """Remove what is older than its kind is kept for, or only count it; returns the exit code."""
    words = Words(given.lang)
    config = config_of(words, given)
    try:
        must_be_there(config.database)
        with asyncio.Runner() as runner:
            storage = runner.run(Storage.open(config.database))
            try:
                _prune(words, runner, storage, config, given.has(DRY_RUN))
            finally:
                runner.run(storage.close())
    except ServerError as error:
        raise Mistake(words.text("serve-database", reason=str(error))) from error
    return 0


def _prune(words: Words, runner: asyncio.Runner, storage: Storage, config: Config, is_dry: bool) -> None:
    pruner = Pruner(storage.expiry(), config)
    old = runner.run(pruner.count())
    found = Counter(old)
    if not is_dry:
        found = Counter(watched(words, REMOVED, _removed(runner, pruner), sum(old.values())))
    for name in old:
        print(words.text(f"prune-{name.replace('_', '-')}", count=found[name]))
    print(words.text("prune-dry" if is_dry else "prune-done", count=found.total()))


def _removed(runner: asyncio.Runner, pruner: Pruner) -> Iterator[str]:
    """The kind of each that is removed, as the steps go."""
    steps = pruner.steps()
    while step := runner.run(anext(steps, None)):
        for _ in range(step.removed):
            yield step.name
