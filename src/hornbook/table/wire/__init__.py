"""What travels between a table and its readers."""
