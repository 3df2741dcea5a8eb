"""Runs the chain of migrations on a database, unless it is of others or of a later version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from animalfolk.server.errors import WrongDatabase
from animalfolk.server.schema import metadata


def upgrade(connection: Connection, upto: str, folder: Path) -> None:
    """Run what has not been run yet, in the transaction of this connection."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    _check(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, upto)


def _check(connection: Connection, scripts: ScriptDirectory) -> None:
    """Whether this is a database of ours, and none of a later version."""
    known = {script.revision for script in scripts.walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    unknown = [head for head in heads if head not in known]
    if unknown:
        newest = scripts.get_current_head() or "none"
        raise WrongDatabase(
            f"The database was made by a newer version of animalfolk (revision {unknown[0]}; this version knows "
            f"up to {newest}). Install that version, or restore a backup from before.",
            revision=unknown[0],
            newest=newest,
        )
    foreign = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables)) if not heads else []
    if foreign:
        raise WrongDatabase(
            f"The database has tables of its own named {', '.join(foreign)}. Give animalfolk a database for itself.",
            tables=", ".join(foreign),
        )
