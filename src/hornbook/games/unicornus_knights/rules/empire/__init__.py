"""UK-9 The enemies: their units, whom they pursue, and their step."""
