"""The command `hornbook` itself, which finds its subcommands in the files of `commands`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import rich_click as click

import hornbook as library

NAMES = (
    "serve",
    "backup",
    "play",
    "simulate",
    "league",
    "replay",
    "show",
    "verify",
    "rules",
    "content",
    "games",
    "fuzz",
    "bench",
)


class Commands(click.RichGroup):
    """Subcommands that are loaded when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which a newcomer meets them."""
        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that file."""
        if cmd_name not in NAMES:
            return None
        command: Any = import_module(f"hornbook.cli.commands.{cmd_name}").command
        return command  # type: ignore[no-any-return]


@click.command(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(library.__version__, prog_name="hornbook")
@click.pass_context
def hornbook(context: click.Context) -> None:
    """Unicorn board games with the rules enforced and explained.

    Without a command, the table opens in the browser. In the terminal: hornbook play kill-the-unicorns
    """
    if context.invoked_subcommand is None:
        context.invoke(import_module("hornbook.cli.commands.serve").command)
