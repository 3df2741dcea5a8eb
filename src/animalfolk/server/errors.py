"""What the server refuses: a code and values for programs, a line of English for developers."""

from __future__ import annotations


class ServerError(Exception):
    """Something asked of the server cannot be done; nothing has changed."""

    code = "server"
    status = 500

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.values = values


class NotFound(ServerError):
    """There is no such table, seat or visitor, or it is not for this token to know."""

    code = "not-found"
    status = 404


class BadToken(ServerError):
    """No token came, or one that opens nothing here."""

    code = "bad-token"
    status = 401


class NotAllowed(ServerError):
    """The token is good, but not for this."""

    code = "not-allowed"
    status = 403


class BadMessage(ServerError):
    """What came is not what was expected."""

    code = "bad-message"
    status = 400


class WrongHost(ServerError):
    """Somebody was led here by a name that is none of this server's."""

    code = "wrong-host"
    status = 421


class Refused(ServerError):
    """The table refuses it: the code and the values are those of the game's own error."""

    status = 409

    def __init__(self, message: str, code: str, **values: str | int) -> None:
        super().__init__(message, **values)
        self.code = code


class BadRecord(Refused):
    """A record that cannot be opened: the code says why, `line` where."""

    status = 400


class Taken(ServerError):
    """The seat has somebody already."""

    code = "taken"
    status = 409


class NotBegun(ServerError):
    """Seats are still open."""

    code = "not-begun"
    status = 409


class TooFast(ServerError):
    """More came than one may send; `seconds` says when to try again."""

    code = "too-fast"
    status = 429


class TooMany(ServerError):
    """More sockets than one address, or one table, may have; come again later."""

    code = "too-many"
    status = 429


class TooLarge(ServerError):
    """A message that is larger than any honest one."""

    code = "too-large"
    status = 413


class Conflict(ServerError):
    """Somebody else has written this number of the log; read again."""

    code = "conflict"
    status = 409


class Damaged(ServerError):
    """What is stored of a game does not hold together."""

    code = "damaged"
    status = 500


class NewerFormat(Damaged):
    """A table that a newer version of animalfolk has written."""

    code = "newer-format"


class WrongDatabase(ServerError):
    """The server cannot work with this database: the address, its version or what is in it; a host has to look."""

    code = "wrong-database"
    status = 500


class Unreachable(ServerError):
    """The database cannot be reached now."""

    code = "unreachable"
    status = 503


def not_absent(message: str, reason: str, **values: int) -> Refused:
    """Why no bot is called for a seat."""
    return Refused(message, "not-absent", reason=reason, **values)
