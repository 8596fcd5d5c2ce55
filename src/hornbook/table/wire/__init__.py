"""The protocol between a table and its clients: message types, what each reader is sent, and sentences."""
