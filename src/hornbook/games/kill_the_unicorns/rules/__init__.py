"""The rules of Kill the Unicorns: frames in the order of the rulebook, and what they work on."""
