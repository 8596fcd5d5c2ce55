"""Secrets that stand for people, without accounts: keys of seats, holders' tokens, and transfer codes as words."""
