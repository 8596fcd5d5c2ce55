"""People playing together: tables, seats, undo, bots in seats, and the store. No HTTP here."""
