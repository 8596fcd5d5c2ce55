"""KU-10 to KU-12 Variants: Expert, teams, two players."""
