"""How messages of sockets are packed: each by itself, so that nothing is kept for a socket between two of them.

A packer that remembers what was sent before would hold fifty kilobytes for each socket, most of what a table takes. The
memory goes for a message that is packed somewhat less well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS = 12  # 4 kB, about as large as a message
SETTINGS = {"memLevel": 5}


class Packed(WebSocketsSansIOProtocol):
    """A socket whose messages are packed each by itself, where the other side can unpack at all."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.on_lost: Callable[[], None] = _nothing  # is called when the connection has ended
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings=SETTINGS,
            )
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self.on_lost()

    def give_up(self) -> None:
        """Let go whoever has not become a socket by now."""
        if not self.handshake_complete:
            self.transport.abort()


def _nothing() -> None:
    """Nobody wants to know."""
