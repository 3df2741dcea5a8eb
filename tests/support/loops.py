"""The loop that a test runs in."""

from __future__ import annotations

import asyncio
from typing import Any


def is_idle() -> bool:
    """Whether nothing is to be done in this loop now, such as a message that is on its way."""
    loop: Any = asyncio.get_running_loop()
    return not loop._ready
