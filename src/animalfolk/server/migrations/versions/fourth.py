"""Links to games that are over, for whoever played there to pass on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table; only hashes are kept."""
    op.create_table(
        "watch_tokens",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_watch_tokens"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_watch_tokens_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_watch_tokens_game_id", "watch_tokens", ["game_id"])
