"""A game being played: its session, its record, and what one seat knows of it."""
