"""Waiting until an app has done all that it was sent, by looking at its parts instead of at the clock."""

from __future__ import annotations

import asyncio
from typing import Any

from textual import events
from textual.app import App
from textual.keys import key_to_character
from textual.message_pump import MessagePump

from tests.support.loops import is_idle

LOOKS = 2  # rounds of the loop in which nothing is to be done


def is_waiting(part: MessagePump) -> bool:
    """Whether a part has nothing to do and waits to be sent something."""
    queue: Any = part._message_queue
    return queue.empty() and bool(queue.ready_event._waiters)


def is_quiet(app: App[Any]) -> bool:
    """Whether the app and all parts of its screen wait."""
    screen = app.screen
    return screen.is_mounted and all(map(is_waiting, [app, *screen.walk_children(with_self=True)]))


async def quiet(app: App[Any]) -> None:
    """Until nothing is left to be done, or the app ends."""
    looks = 0
    while looks < LOOKS and app.is_running and not app._exception_event.is_set():
        await asyncio.sleep(0)
        looks = looks + 1 if is_idle() and app.is_running and is_quiet(app) else 0


def send(app: App[Any], key: str, letter: str | None = None) -> None:
    """Press a key; letter: what it writes, where that is not clear from its name."""
    driver = app._driver
    assert driver
    event = events.Key(key, letter or key_to_character(key))
    event.set_sender(app)
    driver.send_message(event)


async def press(app: App[Any], key: str) -> None:
    """Press a key, and wait until it has done its work."""
    send(app, key)
    await quiet(app)
