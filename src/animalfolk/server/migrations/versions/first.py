"""The first schema: visitors, games with their seats, entries and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _visitors()
    _games()
    _seats()
    _entries()
    _chat()


def _visitors() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_visitors"),
        sa.UniqueConstraint("token_hash", name="uq_visitors_token_hash"),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(40), nullable=False),
        sa.Column("visibility", sa.String(40), nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("winners", sa.Text),
        sa.Column("previous", sa.String(40)),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("head", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("watch_hash", name="uq_games_watch_hash"),
    )
    op.create_index("ix_games_phase_visibility_created", "games", ["phase", "visibility", "created"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("visitor_id", sa.String(40)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("invite_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["visitor_id"], ["visitors.id"], name="fk_seats_visitor_id", ondelete="SET NULL"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
        sa.UniqueConstraint("invite_hash", name="uq_seats_invite_hash"),
    )
    op.create_index("ix_seats_visitor_id", "seats", ["visitor_id"])


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_entries_game_id", ondelete="CASCADE"),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_chat_game_id", ondelete="CASCADE"),
    )
