"""Tables in an event loop: rooms, who is in them, and bots' turns."""
