"""Records on disk: kept while a game is played, resumed, and played over."""
