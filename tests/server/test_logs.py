"""What is in the log, and what is not: no token, card, name or chat, at whatever level and whoever tells it."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from animalfolk.server.logs import JsonLines, start_logs
from tests.server.sockets import Client, serving
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
WAIT = 60


@pytest.fixture
def _as_usual() -> Iterator[None]:
    """All loggers as they were."""
    root = logging.getLogger()
    names = [root, *(logging.getLogger(name) for name in (*logging.root.manager.loggerDict, "animalfolk"))]
    before = [(logger, logger.level) for logger in names]
    handlers = root.handlers
    yield
    root.handlers = handlers
    logging.captureWarnings(False)
    for logger, level in before:
        logger.setLevel(level)


@pytest.mark.usefixtures("_as_usual")
async def test_nothing_that_goes_over_a_socket_is_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start_logs("debug")
    async with serving(tmp_path) as server:
        tokens = await server.add(table_of("person", "simple"))
        server.url += f"?token={tokens.watch}"  # as somebody might who has not read the page about it
        anna = await Client.open(server, tokens.seats[0])
        await anna.ask("chat", text="shibboleth")
        chosen = anna.options[-1]
        await anna.answer(chosen)
        await anna.ask("answer", number=0, choice=chosen)
        await anna.close()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    told = json.dumps(lines)
    assert {line["event"] for line in lines} >= {"a socket opened", "refused", "a socket ended"}
    for hidden in (*tokens.seats, tokens.watch, "shibboleth", chosen, '"P1"', "hello"):
        assert hidden not in told


@pytest.mark.usefixtures("_as_usual")
async def test_who_goes_in_the_middle_of_a_request_is_no_error_of_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start_logs("debug")
    async with serving(tmp_path) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = "POST /api/visitors HTTP/1.1\r\nhost: localhost\r\n"
        head += "content-type: application/json\r\ncontent-length: 99\r\n\r\n"
        writer.write(f'{head}{{"name": "An'.encode())
        await writer.drain()
        writer.close()
        said = ""
        async with asyncio.timeout(WAIT):
            while '"event": "request"' not in said:
                await asyncio.sleep(0.01)
                said += capsys.readouterr().err
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["status"] for line in lines if line["event"] == "refused"] == [400]
    assert "error" not in {line["level"] for line in lines}


def line_of(name: str, message: str, *filled: object) -> dict[str, str]:
    record = logging.getLogger(name).makeRecord(name, logging.ERROR, "f", 1, message, filled, None)
    line: dict[str, str] = json.loads(JsonLines().format(record))
    return line


def test_what_others_fill_in_is_left_out() -> None:
    assert line_of("uvicorn.error", '%s - "WebSocket %s"', "1.2.3.4", "/?token=s_1")["event"] == '%s - "WebSocket %s"'
    never = "Task exception was never retrieved\nfuture: <Task finished exception=ValueError('swift_broker')>"
    assert line_of("asyncio", never)["event"] == "Task exception was never retrieved"
    assert line_of("asyncio", "Exception in callback <Handle f('s_1')>")["event"] == "Exception in callback"
    assert line_of("animalfolk.web", "so %s", "it is")["event"] == "so it is"
    assert line_of("animalfolks", "so %s", "it is")["event"] == "so %s"


def test_errors_in_threads_and_warnings_are_lines_of_the_log_too() -> None:
    code = """
import threading, warnings
from animalfolk.server.logs import start_logs
start_logs("info")
def fail(): raise ValueError("a secret")
thread = threading.Thread(target=fail); thread.start(); thread.join()
warnings.warn("a secret", UserWarning)
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=WAIT, check=True).stderr
    failed, warned = [json.loads(line) for line in told.splitlines()]
    assert (failed["event"], failed["error"]) == ("a thread failed", "ValueError")
    assert "UserWarning" in warned["event"]
    assert "secret" not in told
