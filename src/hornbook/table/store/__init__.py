"""The database: schema, migrations, transactions, backups, and notifications between processes (PostgreSQL)."""
