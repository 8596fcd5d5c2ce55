"""The engine that every game stands on. Standard library only."""
