"""What a browser is told to be careful with, and which pages may use the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from animalfolk.server.config import Config
from animalfolk.server.errors import NotAllowed

OWN = ("script", "style", "font", "img", "connect", "manifest", "worker")  # what a page of ours takes, from here alone
NONE = ("default-src", "frame-ancestors", "base-uri", "form-action")
POLICY = "; ".join([*(f"{kind} 'none'" for kind in NONE), *(f"{kind}-src 'self'" for kind in OWN)])
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
STRICT = "max-age=31536000"  # for servers that are reached by https alone
SAFE = ("GET", "HEAD", "OPTIONS")


class Headers:
    """Puts the headers on every answer, whatever it is."""

    def __init__(self, config: Config) -> None:
        self._headers = dict(HEADERS)
        if config.public_url.startswith("https:"):
            self._headers["strict-transport-security"] = STRICT

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Before something is sent."""
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)


def is_among(address: str, known: Sequence[str]) -> bool:
    """Whether this address is one of those, or in one of those networks."""
    if address in known:
        return True
    try:
        found = ip_address(address)
        return any(found in ip_network(network, strict=False) for network in known)
    except ValueError:
        return False


def origin(url: str) -> str:
    """The scheme, host and port of an address; nothing if it has none."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.hostname}{port}".lower() if parts.scheme and parts.hostname else ""


def check_origin(config: Config, headers: Mapping[str, str]) -> None:
    """Whether the page that asks, if a page asks, is one of ours; NotAllowed if it is somebody else's."""
    said = headers.get("origin")
    if said is None:
        return
    ours = {origin(config.public_url), *(origin(other) for other in config.origins)}
    host = headers.get("host", "")
    if not config.public_url:
        ours |= {origin(f"{scheme}://{host}") for scheme in ("http", "https")}
    if origin(said) not in ours - {""}:
        raise NotAllowed("another page may not do this", page=said[:100])
