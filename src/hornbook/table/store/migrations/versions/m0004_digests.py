"""Digests of states as they were written before are left out of the journal: they say nothing any more."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

MANY = 1000


def upgrade() -> None:
    """Take the digests out of the lines that have one, a thousand lines at a time."""
    connection = op.get_bind()
    journal = sa.table(
        "journal", sa.column("table_id", sa.String), sa.column("seq", sa.Integer), sa.column("line", sa.Text)
    )
    place = sa.tuple_(journal.c.table_id, journal.c.seq)
    digested = (
        sa.select(journal)
        .where(journal.c.line.like('%"digest":%'))
        .order_by(journal.c.table_id, journal.c.seq)
        .limit(MANY)
    )
    change = (
        journal.update()
        .where(journal.c.table_id == sa.bindparam("of_table"), journal.c.seq == sa.bindparam("at_seq"))
        .values(line=sa.bindparam("new_line"))
    )
    last = ("", -1)
    while rows := connection.execute(digested.where(place > last)).all():
        changes = [{"of_table": row.table_id, "at_seq": row.seq, "new_line": without_digest(row.line)} for row in rows]
        connection.execute(change, changes)
        last = (rows[-1].table_id, rows[-1].seq)


def without_digest(line: str) -> str:
    """A line of a record without its digest."""
    doc = json.loads(line)
    doc.pop("digest", None)
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":"))


def downgrade() -> None:
    """Nothing to take back: a record is whole without digests."""
