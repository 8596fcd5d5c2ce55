"""Output of commands: text, tables, one JSON document, and a progress bar."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


class Screen(Console):
    """A console that prints text as it is, and leaves a closed pipe to whoever called."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """Raise it."""
        raise BrokenPipeError


def print_json(doc: Any) -> None:
    """The one document of `--json`."""
    print(json.dumps(doc, ensure_ascii=False, indent=2))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while a terminal looks on; yields what to call with how much is done.

    It draws itself only when called, without a thread of its own, so that work may be forked meanwhile.
    """
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Screen(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done, refresh=True)


def grid(*headings: str, numbers: Sequence[int] = ()) -> Table:
    """A plain table, the columns of these indices set to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index in numbers else "left")
    return table
