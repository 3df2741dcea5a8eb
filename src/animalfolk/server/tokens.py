"""Tokens: who holds one may do what it is for. Only hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256

VISITOR, SEAT, INVITE, WATCH = "v", "s", "i", "w"
KINDS = (VISITOR, SEAT, INVITE, WATCH)
BYTES = 24  # 192 bits
LONGEST = 64


def new_token(kind: str) -> str:
    """A token of this kind that nobody can guess."""
    assert kind in KINDS
    return f"{kind}_{secrets.token_urlsafe(BYTES)}"


def new_id() -> str:
    """A name for a table or a visitor, short enough for an address."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
