"""Tables on disk: SQLite or PostgreSQL, migrations, backups."""
