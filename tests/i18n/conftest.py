"""One process runs all tests of words: what they need most of all, every message taken apart, is kept there."""

from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """Put a test into the group."""
    item.add_marker(pytest.mark.xdist_group("i18n"))
