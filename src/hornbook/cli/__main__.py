"""`python -m hornbook.cli` is the command `hornbook`."""

from hornbook.cli import main

main()
