"""How fast the games are, and other libraries beside them."""
