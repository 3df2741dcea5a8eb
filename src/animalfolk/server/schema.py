"""The tables of the database. The migrations make them; a test holds both to the same shape."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

from animalfolk.server.rows import NAME

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
HASH = 64  # letters of a sha256
ID = 40
WORD = 40

metadata = MetaData(naming_convention=NAMING)

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("token_hash", String(HASH), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, server_default="0", index=True),  # when the token was used, about
)

games = Table(
    "games",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("phase", String(WORD), nullable=False),
    Column("visibility", String(WORD), nullable=False),
    Column("request", Text, nullable=False),
    Column("watch_hash", String(HASH), nullable=False, unique=True),
    Column("format", Integer, nullable=False),
    Column("opening", Text),
    Column("winners", Text),  # JSON
    Column("previous", String(ID)),
    Column("length", Integer, nullable=False),  # how many entries there are
    Column("head", String(HASH), nullable=False),  # the hash of the last one; before the first, the game's id
    Column("draft", Text),  # JSON
    Column("kind", String(WORD), nullable=False, server_default="people"),  # how long it is kept goes by it
    Column("used", BigInteger, nullable=False, server_default="0"),  # when somebody was there last, about
    Index(None, "phase", "visibility", "created"),
    Index(None, "kind", "phase", "used"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", String(ID), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(WORD), nullable=False),
    Column("name", String(NAME), nullable=False),
    Column("visitor_id", String(ID), ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    Column("invite_hash", String(HASH), unique=True),
)

seat_tokens = Table(
    "seat_tokens",
    metadata,
    Column("token_hash", String(HASH), primary_key=True),
    Column("game_id", String(ID), nullable=False),
    Column("seat", Integer, nullable=False, autoincrement=False),
    Column("number", Integer, nullable=False),  # by age
    ForeignKeyConstraint(["game_id", "seat"], ["seats.game_id", "seats.seat"], ondelete="CASCADE"),
    Index(None, "game_id", "seat"),
)

watch_tokens = Table(  # besides the one of `games`
    "watch_tokens",
    metadata,
    Column("token_hash", String(HASH), primary_key=True),
    Column("game_id", String(ID), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("game_id", String(ID), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("id", String(ID), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("hash", String(HASH), nullable=False),  # of the hash before it and the body
)

chat = Table(
    "chat",
    metadata,
    Column("game_id", String(ID), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("name", String(NAME), nullable=False),
    Column("text", Text, nullable=False),
)

# Servers that share a database (peers.py); with SQLite there is one server, and these stay empty.

servers = Table(
    "servers",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # by the clock of the database, in milliseconds
)

dues = Table(
    "dues",
    metadata,
    Column("game_id", String(ID), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when somebody has to look at the table
    Column("server", String(ID)),  # who looks after it now; none: whoever takes it first when it is due
    Column("anew", Boolean, nullable=False),  # it was at no server for a while
    Index(None, "server", "at"),
)

present = Table(
    "present",
    metadata,
    Column("game_id", String(ID), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("server", String(ID), primary_key=True),
    Column("until", BigInteger),  # none: as long as the connection lasts
    Index(None, "server"),
)
