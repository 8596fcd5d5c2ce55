"""Other people's suites for learning environments, run on every game through thin adapters."""
