"""What bots think of a position of Unicornus Knights, and what they do without thinking."""
