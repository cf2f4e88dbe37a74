"""One game at the terminal: asking people, matching what they type, explaining, telling, keeping the game in a file."""
