"""Servers that share a database: which are there, who looks after which table until when, who is connected where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables; all that is in them is of servers that run now."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    _dues()
    _present()


def _dues() -> None:
    op.create_table(
        "dues",
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("server", sa.String(40)),
        sa.Column("anew", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_dues"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_dues_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_dues_server_at", "dues", ["server", "at"])


def _present() -> None:
    op.create_table(
        "present",
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("server", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("game_id", "seat", "server", name="pk_present"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_present_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_present_server", "present", ["server"])
