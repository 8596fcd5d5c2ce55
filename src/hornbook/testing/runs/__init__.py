"""Ways to run the laws and to compare whole games: fuzzing, a Hypothesis machine, goldens, node counts."""
