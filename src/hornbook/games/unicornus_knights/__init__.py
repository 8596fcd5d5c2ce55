"""Unicornus Knights."""

from hornbook.games.unicornus_knights.game import shipped

game = shipped()
