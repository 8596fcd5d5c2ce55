"""Tables in an event loop: the house, its rooms, who is connected, bots' turns and the processes that bots think in."""

PACE = 0.6
"""Seconds to a bot's move, unless a server is given others (`serve --pace`)."""
