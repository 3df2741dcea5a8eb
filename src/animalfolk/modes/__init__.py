"""How a game is set up and won: each mode is a page of code over the same engine."""
