"""hornbook backup: a copy of all tables, also while they are played."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from hornbook.home import home


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="The SQLite file to copy; the one in your data folder by default.")
def command(file: Path, database: str | None) -> None:
    """Copy the database to a new file, whole and of one moment, also while a server writes to it.

    To go back to it, start a server on the copy: hornbook serve --database FILE. It holds all that is hidden in running
    games, so keep it as you keep the database. PostgreSQL has pg_dump.
    """
    from hornbook.table.store.backups import back_up
    from hornbook.table.store.store import read_url

    try:
        url = read_url(database or str(home() / "hornbook.db"))
    except Exception as problem:
        raise click.BadParameter(str(problem), param_hint="--database") from None
    back_up(url, file)
    click.echo(f"Backed up to {file}, {file.stat().st_size:,} bytes. Serve it with: hornbook serve --database {file}")
