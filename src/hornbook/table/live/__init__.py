"""Tables in an event loop: the house, its rooms, who is connected, bots' turns and the processes that bots think in."""
