"""A game in a terminal: turns, questions and typed answers, help, and the table drawn with Rich."""
