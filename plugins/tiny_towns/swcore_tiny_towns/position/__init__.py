"""What is true now in a game of towns: squares, patterns, state, events, what hooks see and answer. It decides nothing."""
