"""What the description of the interface says of all routes: what may be refused, and which token is needed."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from animalfolk.server import messages, replay_messages
from animalfolk.server.messages import Problem

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
    429: "Too fast; `seconds` says when to try again",
    503: "The database cannot be reached now",
}
REFUSALS = {
    status: ResponseSpec(Problem, description=about, generate_examples=False) for status, about in ABOUT.items()
}


def strict_names() -> list[str]:
    """The messages in which nothing else may stand."""
    found = {**vars(messages), **vars(replay_messages)}.values()
    kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind.__name__ for kind in kinds if kind.__struct_config__.forbid_unknown_fields]


class Description(JsonRenderPlugin):
    """The description of the interface, which also says where nothing else may stand."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        for name in strict_names():
            openapi_schema["components"]["schemas"].get(name, {})["additionalProperties"] = False
        return super().render(request, openapi_schema)
