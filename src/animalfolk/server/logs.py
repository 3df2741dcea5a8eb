"""Logs as JSON, a line for each event. No token, no hidden card and nothing that people said is ever in them.

Of an error that nobody foresaw the kind and the place are told, not its message, which may hold anything. What other
packages tell is heard from warnings on, and without whatever they filled in: at lower levels they tell every message.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
OURS = "animalfolk"
QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy", "alembic")  # some have own levels
WARNINGS = "py.warnings"
NO_DESCRIPTORS = "socket.accept() out of system resource"
MINUTE = 60.0
logger = logging.getLogger(f"{OURS}.server")


class JsonLines(logging.Formatter):
    """A record as one object: time, level, where from, what happened, and whatever was said with it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": said(record),
        }
        found |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info and record.exc_info[0]:
            found |= {"error": record.exc_info[0].__name__, "at": places(record.exc_info[2])}
        return json.dumps(found, ensure_ascii=False, default=str)


def said(record: logging.LogRecord) -> str:
    """What happened; of others' words those that are the same each time."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    if record.name == WARNINGS:  # a file, a line, a kind, and then its text
        return ":".join(record.getMessage().split(":")[:3])
    lines = str(record.msg).splitlines()
    return lines[0].partition("<")[0].strip() if lines else ""


def places(trace: Any) -> list[str]:
    """The files, lines and functions through which an error came."""
    frames = traceback.extract_tb(trace)
    return [f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a record of the web server says more than that a client has sent what is no text: we note that."""
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


class Seldom(logging.Filter):
    """Lets through one line a minute of those that asyncio writes while there are no descriptors left."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._next = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if not str(record.msg).startswith(NO_DESCRIPTORS):
            return True
        is_due = self._now() >= self._next
        if is_due:
            self._next = self._now() + MINUTE
        return is_due


def start_logs(level: str) -> None:
    """From now on everything goes to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("asyncio").filters = [Seldom()]
    logging.captureWarnings(True)
    threading.excepthook = in_a_thread


def in_a_thread(failed: threading.ExceptHookArgs) -> None:
    """Note what nobody foresaw, where nobody waits for it."""
    if failed.exc_value:
        logger.error("a thread failed", exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback))
