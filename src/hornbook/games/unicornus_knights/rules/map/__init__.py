"""UK-3 The map: its geometry, its layouts, and the board of one game."""
