"""A seat has several tokens, one for each device; a table may keep the draft of its decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
MOVE = """
INSERT INTO seat_tokens (token_hash, game_id, seat, number)
SELECT token_hash, game_id, seat, 1 FROM seats WHERE token_hash IS NOT NULL
"""


def upgrade() -> None:
    """Move the tokens of seats to a table of their own."""
    _seat_tokens()
    op.execute(MOVE)
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("uq_seats_token_hash", type_="unique")
        seats.drop_column("token_hash")
    op.add_column("games", sa.Column("draft", sa.Text))


def _seat_tokens() -> None:
    op.create_table(
        "seat_tokens",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_seat_tokens"),
        sa.ForeignKeyConstraint(
            ["game_id", "seat"],
            ["seats.game_id", "seats.seat"],
            name="fk_seat_tokens_game_id_seat",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_seat_tokens_game_id_seat", "seat_tokens", ["game_id", "seat"])
