"""Kill the Unicorns."""

from hornbook.games.kill_the_unicorns.game import shipped

game = shipped()
