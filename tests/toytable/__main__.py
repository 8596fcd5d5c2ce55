"""`python -m tests.toytable …` is `hornbook …` with the toy as the only game."""

from hornbook.cli import main
from tests.toytable import register

register()
main()
