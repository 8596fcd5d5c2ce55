"""Records as files: written while a game is played, resumed, and played back."""
