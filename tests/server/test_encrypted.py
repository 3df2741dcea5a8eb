"""TLS to PostgreSQL by what the address says, and a password for Redis; neither password is in a log or a sentence."""

from __future__ import annotations

import asyncio
import logging
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.exceptions import AuthenticationError

from animalfolk.server.channels import CHANNEL, PostgresBackend
from animalfolk.server.database import dsn_of, engine
from animalfolk.server.errors import Unreachable, WrongDatabase
from animalfolk.server.logs import JsonLines
from animalfolk.server.redis_channels import RedisBackend
from animalfolk.server.storage import Storage
from tests.server.postgres import QUICK, USER, Cluster, reason_to_skip
from tests.server.redis import PROGRAM, Redis
from tests.server.sockets import Client, serving, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
SECRET = "a-word-that-nobody-may-read"
MODES = ["disable", "prefer", "require", "verify-ca", "verify-full"]


def openssl(*words: str) -> None:
    """Make a key or a certificate."""
    subprocess.run(["openssl", *words], check=True, capture_output=True)


def certificate(folder: Path, name: str) -> Path:
    """A certificate for localhost that has signed itself, with its key beside it."""
    path = folder / f"{name}.crt"
    subject = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
    key = ("-newkey", "rsa:2048", "-nodes", "-keyout", str(folder / f"{name}.key"))
    openssl("req", "-x509", *key, "-out", str(path), "-days", "2", *subject)
    return path


@pytest.fixture(scope="module")
def encrypted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Cluster, Path]]:
    """A PostgreSQL that speaks TLS, and a folder with its certificate and a strange one."""
    if reason := reason_to_skip() or ("" if shutil.which("openssl") else "openssl is not installed"):
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("certificates")
    for name in ("server", "strange"):
        certificate(folder, name)
    cluster = Cluster(QUICK)
    cluster.stop()
    for ending in ("crt", "key"):
        place = cluster.folder / "data" / f"server.{ending}"
        shutil.copy(folder / f"server.{ending}", place)
        place.chmod(0o600)
        shutil.chown(place, *_owner(cluster))
    cluster._settings = {**QUICK, "ssl": "on"}
    cluster.start()
    yield cluster, folder
    cluster.remove()


def _owner(cluster: Cluster) -> tuple[int, int]:
    found = (cluster.folder / "data").stat()
    return found.st_uid, found.st_gid


async def is_encrypted(address: str) -> list[bool]:
    """Whether those who read and write, and those who listen, speak TLS."""
    question = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
    made = engine(address)
    async with made.connect() as connection:
        first = bool((await connection.exec_driver_sql(question)).scalar_one())
    await made.dispose()
    backend = PostgresBackend(address)
    await backend.on_startup()
    second = bool(await backend._listener_conn.fetchval(question))
    await backend.on_shutdown()
    return [first, second]


@pytest.mark.parametrize("mode", MODES)
async def test_the_address_says_whether_and_how_postgresql_is_spoken_to_in_secret(
    encrypted: tuple[Cluster, Path], mode: str
) -> None:
    cluster, folder = encrypted
    address = f"postgresql://{USER}@localhost:{cluster.port}/{USER}?sslmode={mode}"
    known = f"{address}&sslrootcert={folder / 'server.crt'}"
    strange = f"{address}&sslrootcert={folder / 'strange.crt'}"
    assert await is_encrypted(known) == [mode != "disable"] * 2
    if mode.startswith("verify"):
        with pytest.raises(Unreachable):
            await Storage.open(strange)


@pytest.mark.parametrize("wrong", ["sslmode=sometimes", "sslmode=verify-full&sslrootcert=/nowhere/root.crt"])
async def test_a_setting_that_cannot_be_is_told_without_the_password(wrong: str) -> None:
    with pytest.raises((WrongDatabase, Unreachable)) as caught:
        await Storage.open(f"postgresql://anna:{SECRET}@localhost:1/db?{wrong}")
    assert SECRET not in str(caught.value)


def test_all_that_an_address_says_is_passed_on() -> None:
    said = (
        "sslmode=verify-full&sslrootcert=/etc/ca.crt&sslcert=/etc/own.crt&sslkey=/etc/own.key&target_session_attrs=any"
    )
    address = f"postgres://anna:p%40ss%2Fword@db.example.org:5433/games?{said}"
    dsn = dsn_of(address)
    assert dsn.startswith("postgresql://anna:p%40ss%2Fword@db.example.org:5433/games?")
    for part in said.split("&"):
        assert part.replace("/", "%2F") in dsn.replace("/", "%2F")


async def test_redis_may_want_a_password_which_no_log_tells(
    tmp_path: Path, postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    if shutil.which(PROGRAM) is None:
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    caplog.set_level(logging.DEBUG)
    redis = Redis(password=SECRET)
    database = await asyncio.to_thread(postgres.new_database)
    try:
        async with (
            serving(tmp_path, database=database, redis=redis.address) as one,
            serving(tmp_path, database=database, redis=redis.address) as other,
        ):
            tokens = await one.add(table_of("person", "person"))
            anna, ben = await Client.open(one, tokens.seats[0]), await Client.open(other, tokens.seats[1])
            await anna.ask("chat", text="Good day")
            await ben.until(lambda: ben.lines)
            redis.stop()
            await until(lambda: any("channel" in record.getMessage() for record in caplog.records))
            redis.start()
            await ben.ask("chat", text="Still here?")
            await anna.until(lambda: len(anna.lines) == 2)
    finally:
        redis.stop()
    lines = [JsonLines().format(record) for record in caplog.records]
    assert not [line for line in lines if SECRET in line]
    assert not [record for record in caplog.records if SECRET in record.getMessage()]


async def test_a_wrong_password_of_redis_is_told_without_it() -> None:
    if shutil.which(PROGRAM) is None:
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    redis = Redis(password="another")
    backend = RedisBackend(redis.address.replace("another", SECRET))
    try:
        with pytest.raises(AuthenticationError) as caught:
            await backend.subscribe([CHANNEL])
    finally:
        await backend.on_shutdown()
        redis.stop()
    assert SECRET not in repr(caught.value)
