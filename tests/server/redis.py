"""A Redis of our own for tests: on loopback and a free port, keeping nothing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time

import pytest

PROGRAM = "redis-server"
SECONDS = 30


class Redis:
    """A Redis that can be stopped, and started again at the same port."""

    def __init__(self, password: str = "") -> None:
        """password: which it wants to hear, if any."""
        self.port = _free_port()
        self._password = password
        self.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return (
            f"redis://:{self._password}@127.0.0.1:{self.port}" if self._password else f"redis://127.0.0.1:{self.port}"
        )

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [PROGRAM, "--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        command += ["--requirepass", self._password] if self._password else []
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
        end = time.monotonic() + SECONDS
        while not self._listens():
            assert self._process.poll() is None, "Redis has ended"
            assert time.monotonic() < end, "Redis does not listen"
            time.sleep(0.02)

    def _listens(self) -> bool:
        with socket.socket() as found:
            return found.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """End it, and wait until it is gone."""
        self._process.kill()
        self._process.wait(SECONDS)


def redis_or_skip() -> Redis:
    """A Redis, where there can be one."""
    if shutil.which(PROGRAM) is None:
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    return Redis()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
