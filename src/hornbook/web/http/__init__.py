"""HTTP itself: who asks, how often, in which language, and the files that are sent."""
