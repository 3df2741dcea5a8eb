"""What a table is, and when tables and visitors were used last: what nobody uses is not kept for ever.

Of what there was before nobody knows when it was used: it counts as used when the database is brought up to date, so a
host has the whole time of each kind to change the settings.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
PEOPLE = "SELECT count(*) FROM seats WHERE seats.game_id = games.id AND seats.kind = 'person'"
KINDS = f"""
UPDATE games SET used = :now, kind = CASE
    WHEN phase = 'over' AND length = 0 THEN 'record'
    WHEN request LIKE '%"lesson":"%' AND request NOT LIKE '%"lesson":""%' THEN 'lesson'
    WHEN ({PEOPLE}) > 1 THEN 'people'
    ELSE 'bots' END
"""


def upgrade() -> None:
    """Add the columns, and fill them for what is there."""
    op.add_column("games", sa.Column("kind", sa.String(40), nullable=False, server_default="people"))
    op.add_column("games", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("visitors", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    now = time.time_ns() // 1_000_000
    op.get_bind().execute(sa.text(KINDS), {"now": now})
    op.get_bind().execute(sa.text("UPDATE visitors SET used = :now"), {"now": now})
    op.create_index("ix_games_kind_phase_used", "games", ["kind", "phase", "used"])
    op.create_index("ix_visitors_used", "visitors", ["used"])
