"""What bots think of a position of Kill the Unicorns."""
