"""The tables of the database, the same on SQLite and PostgreSQL. Migrations bring a database to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

HEAD = "0007"
"""The newest migration."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("policy", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("content", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("origin", String(64), nullable=False),
    Column("next_table", String(32), nullable=False),
    Index("tables_by_state", "state", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("holder_hash", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_holder", "holder_hash"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("told", JSON(none_as_null=True)),
    PrimaryKeyConstraint("table_id", "seq"),
)

acks = Table(
    "acks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("who", Integer, nullable=False),
    Column("cid", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "who", "cid"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("state", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("id", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

asks = Table(
    "asks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("id", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("absent", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("tokens", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

devices = Table(
    "devices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder_hash", String(64), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "holder_hash"),
    Index("devices_by_holder", "holder_hash"),
)

transfers = Table(
    "transfers",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder_hash", String(64), nullable=False),
    Column("until", Float, nullable=False),
)
