"""A process that another has begun ends with it, however that came: also if the other was killed."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from threading import Thread


def end_with_parent(end: Callable[[], None] | None = None) -> None:
    """From now on. end: how this process ends; without it in the middle of its work, which nobody waits for."""
    Thread(target=_outlive_nobody, args=(end or _end,), daemon=True).start()


def _outlive_nobody(end: Callable[[], None]) -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        end()


def _end() -> None:
    os._exit(1)
