"""How many changes of a table everybody knows of; halves of choices are known only to their makers."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Count them; up to now everybody knew of every change."""
    op.add_column("tables", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET shown = seq")


def downgrade() -> None:
    """Count them no longer."""
    op.drop_column("tables", "shown")
