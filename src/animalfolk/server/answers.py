"""What the description of the interface says of all routes: what may be refused, and which token is needed."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from animalfolk.server.messages import Problem
from animalfolk.server.protocol import COMPONENTS

BEARER = "token"
NEEDED: list[dict[str, list[str]]] = [{BEARER: []}]
MAYBE: list[dict[str, list[str]]] = [{BEARER: []}, {}]
ABOUT = {
    400: "What came is not what was expected",
    401: "No token, or one that opens nothing",
    403: "The token, or the page, is not for this",
    404: "There is no such table",
    405: "Not with this method",
    409: "The table refuses it, with the code of the game",
    413: "Too large",
    421: "This server is not known by the name in `Host`",
    423: "The table is closed for good: it took more computing than it may",
    429: "Too fast; `seconds` says when to try again",
    503: "The database cannot be reached now",
}
REFUSALS = {
    status: ResponseSpec(Problem, description=about, generate_examples=False) for status, about in ABOUT.items()
}


class Description(JsonRenderPlugin):
    """The description of the interface, with all messages among its components."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        openapi_schema["components"].setdefault("schemas", {}).update(COMPONENTS)
        return super().render(request, openapi_schema)
