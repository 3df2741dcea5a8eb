"""The way to the database: addresses, connections, transactions, and what goes wrong with them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from functools import partial, wraps
from pathlib import Path
from shutil import disk_usage
from time import monotonic
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, event, exc, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from animalfolk.server.errors import BadMessage, Conflict, ServerError, Unreachable, WrongDatabase
from animalfolk.server.migrations import FOLDER, migrate

if TYPE_CHECKING:
    import asyncpg

P = ParamSpec("P")
T = TypeVar("T")
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PATIENCE_OF_SQLITE = 5  # seconds
PRAGMAS = (
    f"busy_timeout = {PATIENCE_OF_SQLITE * 1000}",
    "journal_mode = WAL",
    "synchronous = FULL",  # what was acknowledged outlives a power cut, too
    "foreign_keys = ON",
)
MIGRATING = (
    # Of a new file: pages of what was removed can be given back to the disk. To set it waits for whoever is writing.
    "auto_vacuum = INCREMENTAL",
    *PRAGMAS[:-1],  # with foreign keys, what goes with a row would go when its table is made anew
)
READS = "reads"  # an option of connections that only read: they wait for no writer
# PostgreSQL shows each statement what is there when it begins, in a transaction or not: to begin and end one would take
# longer than to read.
READERS: dict[str, dict[str, Any]] = {"postgresql": {"isolation_level": "AUTOCOMMIT"}}
PATIENCE = {"timeout": 10, "command_timeout": 30}  # seconds, for PostgreSQL
# Connections to PostgreSQL, made when they are needed and kept: one that goes and is made again when many answer at
# once costs more than all that is done with it.
WAYS: dict[str, Any] = {"pool_size": 15, "max_overflow": 0}
IDLE = 1.0  # seconds after which a connection to PostgreSQL may have gone without a word
USED = "used"  # when a connection was used last
OWN = 0o600  # openings hold what is hidden: nobody else on the machine reads them
TOO_MUCH = "There is a number or a text that no database can keep."
AWAY = "The database cannot be reached now."
FULL = "The disk with the database is full."
LEAST_FREE = 4 * 1024 * 1024  # bytes of a disk, below which it counts as full: as far as SQLite lets its journal grow
NO_DATABASE = "The file is not a database of SQLite, or it is damaged."
NO_RIGHT = "The database does not let the server write, or its tables are not those of the server."
BAD_SETTING = "The address of PostgreSQL has a setting that is unknown, or a file for TLS that cannot be read."
NO_ENTRY = "PostgreSQL does not let the server in: there is no such database, or the name or the password is wrong."
WRONG_NAMES = {"SQLITE_NOTADB": NO_DATABASE, "SQLITE_CORRUPT": NO_DATABASE, "SQLITE_READONLY": NO_RIGHT}
WRONG_STATES = {"28": NO_ENTRY, "3D": NO_ENTRY, "42": NO_RIGHT}  # how states of PostgreSQL begin
LOCK = 6_250_117  # so that of several servers that start together one migrates
_UNDERWAY: set[asyncio.Future[Any]] = set()  # so that none is forgotten before its end


class Database:
    """One database: transactions that read, and transactions that write."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(**READERS.get(engine.dialect.name, {READS: True}))
        self._turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    @classmethod
    async def open(cls, address: str) -> Database:
        """Connect, once the schema is up to date."""
        await bring_up_to_date(address)
        return cls(engine(address))

    async def close(self) -> None:
        """Let all connections go."""
        await self._engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use it at once."""
        return self._engine.dialect.name == "postgresql"

    def check_there(self) -> None:
        """A file that somebody has taken away can still be written to, but nobody would ever find what was written.

        Nor would a disk that is full take much, even if there is room in the file for what comes next.
        """
        url = self._engine.url
        if url.get_backend_name() != "sqlite":
            return
        path = Path(url.database or "")
        if not path.exists():
            raise Unreachable(AWAY)
        if disk_usage(path.parent).free < LEAST_FREE:
            raise Unreachable(FULL)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, kept as a whole or not at all. SQLite has one writer: here they stand in line for it."""
        with _named_errors():
            async with self._turn, self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """What changes nothing. With SQLite it is one transaction."""
        with _named_errors():
            async with self._reader.begin() as connection:
                yield connection


async def bring_up_to_date(address: str, folder: Path = FOLDER) -> None:
    """Run the migrations that have not been run yet, all or none, while others wait."""
    database = Database(engine(address, MIGRATING))
    try:
        async with database.write() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(migrate, folder=folder)
    finally:
        await database.close()


def whole(deed: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let it come to its end even if whoever asked goes away: a transaction cut off in the middle holds others up."""

    @wraps(deed)
    async def done(*given: P.args, **named: P.kwargs) -> T:
        task = asyncio.ensure_future(deed(*given, **named))
        _UNDERWAY.add(task)
        task.add_done_callback(_arrived)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])
            raise

    return done


def _arrived(task: asyncio.Future[Any]) -> None:
    """Its error, if there is one, was told to whoever asked; if they are gone, to nobody."""
    _UNDERWAY.discard(task)
    if not task.cancelled():
        task.exception()


def url_of(address: str) -> URL:
    """The address of a database as the driver wants it."""
    try:
        url = make_url(address)
    except exc.ArgumentError:
        raise _bad_address() from None
    if url.drivername not in DRIVERS:
        raise _bad_address()
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise WrongDatabase("A database of SQLite needs a file, as in sqlite:///animalfolk.db.")
    return url.set(drivername=DRIVERS[url.drivername])


def dsn_of(address: str) -> str:
    """The address of a PostgreSQL as its own programs write it, which the driver reads with all that stands in it."""
    url = url_of(address).set(drivername="postgresql")
    if "ssl" in url.query:  # as some programs in Python call it
        url = url.difference_update_query(["ssl"]).update_query_pairs([("sslmode", str(url.query["ssl"]))])
    return url.render_as_string(hide_password=False)


async def connect_to_postgres(dsn: str, **patience: float) -> asyncpg.Connection:
    """A connection; WrongDatabase if the address says what the driver does not know."""
    import asyncpg  # noqa: PLC0415 - a server of SQLite starts without it

    try:
        return await asyncpg.connect(dsn, **patience)
    except asyncpg.ClientConfigurationError as error:  # its message repeats the address, with the password
        raise WrongDatabase(BAD_SETTING) from error


def _bad_address() -> WrongDatabase:
    """The address itself is not repeated: there may be a password in it."""
    return WrongDatabase("The address of a database looks like sqlite:///path or postgresql://user:password@host/name.")


def file_of(address: str) -> Path:
    """The file of a database of SQLite."""
    url = url_of(address)
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise WrongDatabase("This is for databases of SQLite alone; PostgreSQL has pg_dump and pg_restore.")
    return Path(url.database)


def engine(address: str, pragmas: Sequence[str] = PRAGMAS) -> AsyncEngine:
    """Connections to a database, whatever is in it."""
    url = url_of(address)
    if url.get_backend_name() != "sqlite":
        way = partial(connect_to_postgres, dsn_of(address), **PATIENCE)
        return _asked_when_idle(create_async_engine(url.set(query={}), async_creator=way, **WAYS))
    make_file(file_of(address))
    made = create_async_engine(url)
    event.listen(made.sync_engine, "connect", lambda connection, _: _set_up(connection, pragmas))
    event.listen(made.sync_engine, "begin", _begin)
    return made


def _asked_when_idle(made: AsyncEngine) -> AsyncEngine:
    """A connection that nobody has used for a while is asked whether it is still there, and made again if it is not.

    One that was used a moment ago is not asked: that would take as long as all the rest.
    """

    def taken(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
        way = record.driver_connection
        if way is None or way.is_closed():  # PostgreSQL has gone, perhaps to come back
            raise exc.InvalidatePoolError
        if monotonic() - record.info.get(USED, 0.0) < IDLE:
            return
        try:
            made.sync_engine.dialect.do_ping(connection)
        except made.sync_engine.dialect.loaded_dbapi.Error as error:
            raise exc.InvalidatePoolError from error

    event.listen(made.sync_engine, "checkout", taken)
    event.listen(made.sync_engine, "checkin", lambda _, record: record.info.update({USED: monotonic()}))
    return made


def make_file(path: Path) -> None:
    """A file that only its owner reads; WrongDatabase if it cannot be."""
    if path.is_dir():
        raise WrongDatabase(f"The file {path} cannot be used: it is a folder.", path=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(OWN)
    except OSError as error:
        raise WrongDatabase(f"The file {path} cannot be used: {error.strerror}.", path=str(path)) from error


def _set_up(connection: Any, pragmas: Sequence[str]) -> None:
    """A new connection to a file of SQLite: transactions begin when we say so. Where somebody is writing it waits."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in pragmas:
        while not _try_to_set(cursor, pragma):
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("ROLLBACK")
    cursor.close()


def _try_to_set(cursor: Any, pragma: str) -> bool:
    """Whether it was set: one at a time may change the journal of a new file, and SQLite does not wait for that."""
    try:
        cursor.execute(f"PRAGMA {pragma}")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


def _begin(connection: Connection) -> None:
    """Who is going to write says so at once: two who read first and write then would get into a deadlock."""
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


@contextmanager
def _named_errors() -> Iterator[None]:
    """Errors of drivers under our names."""
    try:
        yield
    except exc.DBAPIError as error:
        raise _named(error) from error
    except (OverflowError, UnicodeEncodeError) as error:
        raise BadMessage(TOO_MUCH) from error
    except (exc.SQLAlchemyError, OSError) as error:
        raise Unreachable(AWAY) from error


def _named(error: exc.DBAPIError) -> ServerError:
    if isinstance(error, exc.IntegrityError):
        return Conflict("What was to be written does not go with what is there.")
    state = str(getattr(error.orig, "sqlstate", None) or "")  # of PostgreSQL
    if state[:2] == "22":
        return BadMessage(TOO_MUCH)
    name = getattr(error.orig, "sqlite_errorname", "")
    wrong = WRONG_STATES.get(state[:2]) or WRONG_NAMES.get(name)
    return WrongDatabase(wrong) if wrong else Unreachable(AWAY)
