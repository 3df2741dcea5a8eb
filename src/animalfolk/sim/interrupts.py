"""Ctrl-C while others are begun or ended: it is for whoever has begun the work, and never in the middle of that."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Nobody hears Ctrl-C, nor does a process that begins meanwhile, ever."""
    with _hearing(signal.SIG_IGN):
        yield


@contextmanager
def later_interrupts() -> Iterator[None]:
    """Ctrl-C waits until this is over."""
    heard: list[int] = []
    with _hearing(lambda number, _: heard.append(number)):
        yield
    if heard:
        raise KeyboardInterrupt


@contextmanager
def _hearing(handler: Callable[[int, Any], Any] | signal.Handlers) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts never come here
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
