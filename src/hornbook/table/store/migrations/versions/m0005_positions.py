"""The last state of every table, and the events that each line told: what outlives a change of rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for both; tables that are there get theirs with their next step."""
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
    )
    op.add_column("journal", sa.Column("told", sa.JSON))


def downgrade() -> None:
    """Take both away."""
    op.drop_column("journal", "told")
    op.drop_table("positions")
