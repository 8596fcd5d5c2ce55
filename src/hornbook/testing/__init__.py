"""The conformance kit: what every game and every bot must keep to, as functions that anyone can call.

`laws` has the laws, `machine` a Hypothesis machine that keeps breaking them in mind, `goldens` playthroughs to
read and to compare, `perft` node counts, `fuzz` random games whose findings reopen as records.
"""
