"""What the description of the interface says of all routes: what may be refused, and which token is needed."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

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
    429: "Too fast; `seconds` says when to try again",
    503: "The database cannot be reached now",
}
REFUSALS = {
    status: ResponseSpec(Problem, description=about, generate_examples=False) for status, about in ABOUT.items()
}
