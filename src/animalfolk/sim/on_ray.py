"""Work on Ray (the extra `ray`): a Ray of our own on this machine, or a cluster. Ray is imported here and nowhere else.

A Ray of our own listens on the loopback alone, keeps its files in a folder of its own, is known to no other program,
and is gone at the end with all its processes. In a cluster every machine needs the same animalfolk.
"""

from __future__ import annotations

import logging
import os
import secrets
import signal
import socket
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from tempfile import TemporaryDirectory
from types import ModuleType, TracebackType
from typing import Any, Self

from animalfolk.sim.crew import Finished, Lost, Work, do_batch
from animalfolk.sim.interrupts import later_interrupts
from animalfolk.sim.version import version

OWN, ANY = "local", "auto"  # a new Ray; whichever runs on this machine or is named by RAY_ADDRESS
STORE = 100 * 2**20  # bytes for results on their way; those of a batch are a few thousand
SECONDS = 5.0  # in which a cluster answers
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
TOKEN = secrets.token_hex(16)  # without it nobody uses a Ray of our own
# Read when Ray is imported or begun. It would tell on standard output of whoever is lost.
QUIET = {"RAY_DEDUP_LOGS": "1", "RAY_DEDUP_LOGS_SKIP_REGEX": "."}
# The first keeps it to the loopback, as is usual elsewhere than on Linux; for want of the second it would write a file
# into the home folder.
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_TOKEN": TOKEN, "RAY_USAGE_STATS_ENABLED": "0"}


class NoRay(Exception):
    """Ray cannot be used at this address."""

    def __init__(self, address: str, why: str, reason: str = "") -> None:
        super().__init__(f"{address}: {why} {reason}".rstrip())
        self.address = address
        self.why = why  # address, silent, closed, refused, strange
        self.reason = reason


class Strange(Exception):
    """The rules or the bots are not the same there."""


class OnRay:
    """So many processors of Ray; at an address of others none given means all that are there."""

    def __init__(self, address: str, jobs: int) -> None:
        self.jobs = jobs
        self._address = address
        self._open = ExitStack()
        self._ray: Any = None
        self._errand: Any = None

    def __enter__(self) -> Self:
        """Begin a Ray, or find one."""
        with ExitStack() as opening:
            begin = own(self.jobs) if self._address == OWN else cluster(self._address)
            self._ray = opening.enter_context(begin)
            self.jobs = self.jobs or int(self._ray.cluster_resources().get("CPU", 1))
            self._errand = self._ray.remote(max_retries=0)(errand)  # whoever is lost is counted by us
            self._open = opening.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        """End our own Ray, or leave that of others."""
        self._open.__exit__(kind, value, at)

    def begin(self, work: Work, tasks: Sequence[Any]) -> Any:
        """Send a batch."""
        return self._errand.remote(version(), work, tasks)

    def wait(self, begun: Collection[Any]) -> Collection[Any]:
        """Wait until some batches are over."""
        over: list[Any] = self._ray.wait(list(begun), num_returns=1)[0]
        return over

    def take(self, batch: Any) -> Finished:
        """What has come back; errors of the work itself are raised as they are."""
        errors = self._ray.exceptions
        lost = (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError)
        try:
            finished: Finished = self._ray.get(batch)
        except lost as error:
            raise Lost from error
        except Strange as error:
            raise NoRay(self._address, "strange") from error
        except errors.RayTaskError as error:
            if "failed to import" in str(error) or isinstance(error.cause, errors.RaySystemError):
                raise NoRay(self._address, "strange") from error
            raise
        return finished


def errand(wanted: str, work: Work, tasks: Sequence[Any]) -> Finished:
    """Do a batch there, if the rules and the bots are those that we have here."""
    if version() != wanted:
        raise Strange
    return do_batch(work, tasks)


def check(address: str) -> None:
    """Whether it can be an address, and whether anybody answers there; Ray itself would wait for minutes."""
    import ray

    kind, _, place = address.rpartition("://")
    host, _, port = place.rstrip("/").rpartition(":")
    if not (host and port.isdecimal()):
        raise NoRay(address, "address")
    if host in LOOPBACK and not kind:
        host = ray.util.get_node_ip_address()  # where Ray looks for it, too
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS).close()
    except (OSError, OverflowError) as error:
        raise NoRay(address, "silent") from error


@contextmanager
def own(jobs: int) -> Iterator[ModuleType]:
    """A new Ray on this machine, as long as it is wanted."""
    short = "/tmp" if os.name == "posix" else None  # sockets need short names
    place = TemporaryDirectory(prefix="animalfolk-", dir=short, ignore_cleanup_errors=True)
    with place as folder, settings(QUIET | ALONE):
        import ray
        from ray._private import ray_constants

        ray_constants.ENABLE_RAY_CLUSTER = False  # as the setting says, which is read once: perhaps before it was set
        options = {"num_gpus": 0, "object_store_memory": STORE, "include_dashboard": False, "_temp_dir": folder}
        with connected(ray, OWN, num_cpus=jobs or None, **options):
            yield ray


@contextmanager
def cluster(address: str) -> Iterator[ModuleType]:
    """The Ray of others, as long as we use it."""
    with settings(QUIET):
        import ray

        if address != ANY:
            check(address)
        with connected(ray, address):
            yield ray


@contextmanager
def connected(ray: Any, address: str, **options: Any) -> Iterator[None]:
    """Ray without a word from it. Ctrl-C waits while our own begins, and while it ends."""
    try:
        try:
            with later_interrupts() if address == OWN else nullcontext():
                ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **options)
        except ConnectionError as error:
            raise NoRay(address, "silent" if address == ANY else "closed") from error
        except Exception as error:  # Ray raises all kinds, also this one itself
            raise NoRay(address, "refused", str(error).strip().partition("\n")[0]) from error
        yield
    finally:
        with later_interrupts():
            ray.shutdown(wait_for_processes=True)


@contextmanager
def settings(wanted: dict[str, str]) -> Iterator[None]:
    """Set variables for Ray. It sets more itself, what SIGTERM does, and what a log holds; then all is as it was."""
    before = {name: value for name, value in os.environ.items() if name.startswith("RAY_")}
    handler, record = signal.getsignal(signal.SIGTERM), logging.getLogRecordFactory()
    os.environ.update(wanted)
    try:
        yield
    finally:
        for name in [name for name in os.environ if name.startswith("RAY_")]:
            del os.environ[name]
        os.environ.update(before)
        logging.setLogRecordFactory(record)
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, handler)
