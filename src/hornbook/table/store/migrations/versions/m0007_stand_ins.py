"""Requests that a bot plays for an absent player; up to now requests were to go back."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Name the absent seat, -1 for none."""
    op.add_column("asks", sa.Column("absent", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    """Only requests to go back are left."""
    op.execute("DELETE FROM asks WHERE absent >= 0")
    op.drop_column("asks", "absent")
