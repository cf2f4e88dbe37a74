"""House rules by moments of the game."""
