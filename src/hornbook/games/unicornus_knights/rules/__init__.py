"""The rules of Unicornus Knights: frames in the order of the rulebook, and what they work on."""
