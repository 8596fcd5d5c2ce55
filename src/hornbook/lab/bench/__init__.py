"""Benchmarks: how fast the games are, and other libraries' games for comparison."""
