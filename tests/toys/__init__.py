"""Tiny games that stand in for real ones."""
