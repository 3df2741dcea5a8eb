"""How every error becomes an answer: JSON with a code, a line of English and values, and nothing that is hidden."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.server.access import address_of
from animalfolk.server.errors import BadMessage, NotFound, ServerError, TooFast, TooLarge
from animalfolk.server.messages import Problem
from animalfolk.server.problems import LONGEST, problem, refused

logger = logging.getLogger("animalfolk.web")
FAILED = Problem("server", "something went wrong here; it was noted", {})
SERVER_ERROR = 500
MOST_BYTES = 32 * 1024  # of one request
METHOD = 405
Asking = Request[Any, Any, Any]


class BadMethod(ServerError):
    """There is something at this address, but not for this method."""

    code = "bad-method"
    status = METHOD


KINDS: dict[int, tuple[type[ServerError], str]] = {
    404: (NotFound, "there is nothing at this address"),
    METHOD: (BadMethod, "this address does not take this method"),
    413: (TooLarge, f"a request has at most {MOST_BYTES} bytes"),
}
NO_BODY = "'data'"  # what is told where a body is missing
BROKEN_OFF = "client disconnected prematurely"  # what is told where whoever asked has gone in the middle of it


def server_error(request: Asking, error: ServerError, headers: dict[str, str] | None = None) -> Response[Problem]:
    """The answer to something that the server refuses; it is noted."""
    route = request.scope.get("path_template", "")
    told = {"code": error.code, "status": error.status, "route": route, "address": address_of(request)}
    logger.log(logging.ERROR if error.status >= SERVER_ERROR else logging.INFO, "refused", extra=told)
    parts = getattr(request.app.state, "parts", None)
    if parts:
        parts.metrics.refused(error.code)
    headers = {**(headers or {}), **_headers(error)}
    return Response(problem(error), status_code=error.status, headers=headers, media_type="application/json")


def _headers(error: ServerError) -> dict[str, str]:
    if isinstance(error, TooFast):
        return {"retry-after": str(error.values.get("seconds", 1))}
    return {"www-authenticate": "Bearer"} if error.code == "bad-token" else {}


def game_error(request: Asking, error: AnimalfolkError) -> Response[Problem]:
    """What the game itself refuses."""
    return server_error(request, refused(error))


def web_error(request: Asking, error: HTTPException) -> Response[Problem]:
    """What is wrong with the request as such."""
    if error.detail == BROKEN_OFF:
        return server_error(request, BadMessage("the request broke off before its end"))
    if error.status_code >= SERVER_ERROR:
        return failure(request, error)
    if isinstance(error, ValidationException):
        found: ServerError = BadMessage(_wrong(error))
    else:
        kind, message = KINDS.get(error.status_code, (BadMessage, error.detail[:LONGEST]))
        found = kind(message)
        found.status = error.status_code
    return server_error(request, found, error.headers)


def _wrong(error: ValidationException) -> str:
    """Which part of a request is wrong, and how."""
    extra = error.extra if isinstance(error.extra, list) else []
    lines = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    if any(part.get("message") == NO_BODY for part in extra if isinstance(part, dict)):
        return "a body of JSON is expected, as in {}"
    return "; ".join(lines) or "this is not what was expected"


def failure(request: Asking, error: Exception) -> Response[Problem]:
    """What nobody foresaw: noted with the place, told without anything."""
    route = request.scope.get("path_template", "")
    logger.error("failed", exc_info=(type(error), error, error.__traceback__), extra={"route": route})
    return Response(FAILED, status_code=SERVER_ERROR, media_type="application/json")


def too_deep(request: Asking, error: RecursionError) -> Response[Problem]:
    """JSON with more brackets within each other than any honest message has."""
    return server_error(request, BadMessage("too many brackets within each other"))


def no_text(request: Asking, error: UnicodeDecodeError) -> Response[Problem]:
    """A body whose bytes are no text at all."""
    return server_error(request, BadMessage("a body of JSON is written in UTF-8"))


HANDLERS: ExceptionHandlersMap = {
    ServerError: server_error,
    AnimalfolkError: game_error,
    HTTPException: web_error,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Exception: failure,
}
