"""Lines from the person at the terminal, and the words that are commands, in every language at any time."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from hornbook.words import fold

COMMANDS = {
    "help": ("?", "help", "aiuto"),
    "why": ("why", "perche"),
    "rules": ("rules", "rule", "regole", "regola"),
    "hint": ("hint", "suggerimento"),
    "undo": ("undo", "annulla"),
    "table": ("table", "tavolo"),
    "log": ("log", "diario"),
    "save": ("save", "salva"),
    "quit": ("quit", "exit", "esci"),
}
SPOKEN = {word: command for command, words in COMMANDS.items() for word in words}


class Quit(Exception):
    """The person wants to stop."""


def command_in(line: str) -> tuple[str, str]:
    """The command that a line opens with and what stands behind it; no command: an empty one."""
    text = line.strip()
    if text[:1] == "?":
        return "help", text[1:].strip()
    word, _, rest = text.partition(" ")
    return SPOKEN.get(fold(word), ""), rest.strip()


def read_line(prompt: str, words: Sequence[str] = ()) -> str:
    """A line from the person; at a terminal Tab completes the words. The end of input means quit."""
    try:
        if sys.stdin.isatty():
            _complete([*words, *SPOKEN])
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.rstrip("\n"))
        return line
    except EOFError:
        print()
        raise Quit from None


def _complete(words: Sequence[str]) -> None:
    try:
        import readline
    except ImportError:
        return

    def completer(text: str, state: int) -> str | None:
        return [*(word for word in words if word.startswith(text)), None][state]

    readline.set_completer(completer)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
