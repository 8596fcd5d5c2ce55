"""A game in a terminal: what is drawn, typed and answered."""
