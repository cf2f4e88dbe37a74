"""The turn as data, from its start to the end of the game: choices, scoring, decline, leaving. It knows no words."""
