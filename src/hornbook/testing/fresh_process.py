"""Play a line in a fresh process: `python -m hornbook.testing.fresh_process module:name`, the line as JSON on stdin."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from hornbook.core.setup import Setup
from hornbook.testing.again import digests


def main() -> None:
    """Print the digests of the line as JSON."""
    module, _, name = sys.argv[1].partition(":")
    game = getattr(import_module(module), name)
    order = json.load(sys.stdin)
    print(json.dumps(digests(game, Setup(**order["setup"]), order["seed"], order["codes"])))


if __name__ == "__main__":
    main()
