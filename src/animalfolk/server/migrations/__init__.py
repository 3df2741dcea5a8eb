"""Brings a database to the shape of today when it is opened; one chain for SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent
NEWEST = "0005"  # the last revision of the chain
NOTE = "alembic_version"  # the table in which a database says how far it has come


def migrate(connection: Connection, upto: str = "heads", folder: Path = FOLDER) -> None:
    """Run what has not been run yet, in the transaction of this connection."""
    if folder == FOLDER and upto == "heads" and is_newest(connection):
        return
    # it takes long to import, and a server that is started again does not need it
    from animalfolk.server.migrations.upgrading import upgrade  # noqa: PLC0415

    upgrade(connection, upto, folder)


def is_newest(connection: Connection) -> bool:
    """Whether a database is as today's version wants it."""
    if not inspect(connection).has_table(NOTE):
        return False
    return list(connection.execute(text(f"SELECT version_num FROM {NOTE}")).scalars()) == [NEWEST]
