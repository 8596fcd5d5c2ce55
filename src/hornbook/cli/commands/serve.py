"""hornbook serve: the table in the browser."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from hornbook.cli.options import GAME_FILES
from hornbook.home import home
from hornbook.table.live import PACE

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8440
HOURS = click.FloatRange(0, 24 * 366, min_open=True)
KEEP = 7


@click.command("serve")
@click.option("--host", default=DEFAULT_HOST, show_default=True, help="Address to listen at; 0.0.0.0 lets others in.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"Port; {DEFAULT_PORT} unless it is taken. 0: any free one."
)
@click.option("--database", metavar="URL", help="postgresql://… or a SQLite file; one in your data folder by default.")
@click.option("--browser/--no-browser", default=True, help="Whether to open the browser.")
@click.option("--pace", type=click.FloatRange(0, 60), default=PACE, show_default=True, help="Seconds to a bot's move.")
@click.option("--workers", type=click.IntRange(0, 64), default=1, show_default=True, help="Processes for bots.")
@click.option("--most-sockets", type=click.IntRange(1), default=400, show_default=True, help="For each address.")
@click.option("--behind-proxy", is_flag=True, help="Believe the proxy in front about who asks, and about HTTPS.")
@click.option("--metrics", is_flag=True, help="Let everybody read /metrics (Prometheus), not only this machine.")
@click.option("--backup-every", type=HOURS, metavar="HOURS", help="Copy the SQLite database into backups/ beside it.")
@click.option("--backup-keep", type=click.IntRange(1), metavar="N", help=f"How many to keep; {KEEP} by default.")
@GAME_FILES
@click.option("--log-level", type=click.Choice(["error", "warning", "info", "debug"]), default="warning")
def command(
    host: str,
    port: int | None,
    database: str | None,
    browser: bool,
    pace: float,
    workers: int,
    most_sockets: int,
    behind_proxy: bool,
    metrics: bool,
    backup_every: float | None,
    backup_keep: int | None,
    log_level: str,
) -> None:
    """Serve the table on this machine and open it in the browser."""
    from hornbook.table.store.backups import Backups
    from hornbook.web import serve
    from hornbook.web.settings import Settings

    if backup_keep and not backup_every:
        raise click.UsageError("--backup-keep needs --backup-every HOURS")
    try:
        sock = serve.listen(host, DEFAULT_PORT if port is None else port, free_if_taken=port is None)
    except OSError as problem:
        raise click.ClickException(f"cannot listen at {host}:{port or DEFAULT_PORT}: {problem.strerror}") from None
    url = serve.address(sock)
    store = serve.open_store(database or default_database())
    backups = Backups(store.url, backup_every, backup_keep or KEEP) if backup_every else None
    settings = Settings(sockets_per_address=most_sockets, metrics=metrics)
    config = serve.ServerConfig([sock], store, pace, workers, log_level, behind_proxy, settings, backups)

    def ready() -> None:
        if port is None and not url.endswith(f":{DEFAULT_PORT}/"):
            click.echo(f"Port {DEFAULT_PORT} is taken, so another one was chosen.")
        click.echo(f"Hornbook is at {url} (Ctrl-C ends it)")
        others = serve.address_for_others(sock)
        if others:
            click.echo(f"Others on your network find it at {others}")
        if browser and serve.can_open_browser():
            serve.open_browser(url)

    serve.run(config, ready)


def default_database() -> str:
    """A file in the user's data folder, which is made if need be."""
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    return str(Path(folder, "hornbook.db"))
