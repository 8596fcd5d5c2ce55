"""The command line: one file a command, and here how it begins and ends.

Exit 0: done. 1: the thing asked about does not hold. 2: bad usage or input, with one line that says what and how to
mend it. 130: interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

DOES_NOT_HOLD, BAD_INPUT, A_BUG, INTERRUPTED, PIPE_CLOSED = 1, 2, 70, 130, 141


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the command that the arguments name, then leave."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    """Run a command; the exit code. Whatever goes wrong ends as one line on stderr."""
    try:
        code = _run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        interrupted()
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        complain(f"{where}{problem.strerror or problem}")
        return BAD_INPUT
    except Exception as problem:
        if "HORNBOOK_TRACEBACK" in os.environ:
            raise
        complain(f"this is a bug, {type(problem).__name__}: {problem} (HORNBOOK_TRACEBACK=1 shows where)")
        return A_BUG
    return code


def _run(args: Sequence[str]) -> int:
    # The imports stand here so that an interrupt while they load ends as politely as any other.
    from click.exceptions import Abort, ClickException, Exit, UsageError

    from hornbook.cli.group import hornbook
    from hornbook.core.errors import HornbookError

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if "_HORNBOOK_COMPLETE" in os.environ:
        hornbook.main(list(args), "hornbook", "_HORNBOOK_COMPLETE")
    try:
        with hornbook.make_context("hornbook", list(args)) as context:
            hornbook.invoke(context)
    except Exit as leaving:
        return leaving.exit_code
    except Abort:
        raise KeyboardInterrupt from None
    except UsageError as problem:
        path = problem.ctx.command_path if problem.ctx else "hornbook"
        complain(f"{problem.format_message().rstrip('.')} (see {path} --help)")
        return BAD_INPUT
    except ClickException as problem:
        complain(problem.format_message())
        return BAD_INPUT
    except HornbookError as problem:
        complain(str(problem))
        return BAD_INPUT
    return 0


def interrupted(text: str = "interrupted") -> None:
    """Say so, below the ^C that a terminal shows."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
    complain(text)


def complain(text: str) -> None:
    """One line on stderr."""
    line = " ".join(text.split())
    print("hornbook:", "".join(char if char.isprintable() else "?" for char in line), file=sys.stderr)
