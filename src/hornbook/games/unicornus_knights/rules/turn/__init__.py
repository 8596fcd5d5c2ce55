"""UK-5 A hero's turn, with the cards and powers that are used in it."""
