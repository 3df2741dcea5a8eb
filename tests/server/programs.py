"""`animalfolk serve` as a program in a process of its own."""

from __future__ import annotations

import os
import re
import resource
import ssl
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # for clients of servers without TLS: no certificates to be read
WAIT = 60  # seconds for anything
FLAGS = ("--port", "0", "--asks-per-second", "100000", "--makes-per-minute", "100000")

Limits = Mapping[int, tuple[int, int]]


class Program:
    """A server that runs: `web` is its address, and `url` that of its sockets."""

    def __init__(self, log: Path, *flags: str, limits: Limits | None = None, source: Path | None = None) -> None:
        """limits: what the system lets it have, by resource: the soft and the hard limit. source: another version's."""

        def limited() -> None:
            for kind, bounds in (limits or {}).items():
                resource.setrlimit(kind, bounds)

        self.log = log
        command = [sys.executable, "-m", "animalfolk", "serve", *FLAGS, *flags]
        with log.open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": str(source)} if source else None,
                preexec_fn=limited if limits else None,  # noqa: PLW1509 - whoever starts one holds no lock
            )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        found = re.findall(r"http://[0-9.:]+", self.said)
        if not found:
            self.kill()
        assert found, log.read_text(encoding="utf-8")
        self.web = found[0]
        self.url = f"{self.web.replace('http', 'ws')}/api/live"

    def stop(self, number: int) -> tuple[int, str]:
        """The exit code, and what it says at its end."""
        self.process.send_signal(number)
        said, _ = self.process.communicate(timeout=WAIT)
        return self.process.returncode, said

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does; what it has begun may stay, and write on."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def program(log: Path, *flags: str, limits: Limits | None = None, source: Path | None = None) -> Iterator[Program]:
    """A server that is there, and does not stay."""
    found = Program(log, *flags, limits=limits, source=source)
    try:
        yield found
    finally:
        found.kill()
