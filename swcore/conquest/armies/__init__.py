"""Armies as a whole: garrisons, what leaves the board, and the column of combos. It knows neither attacks nor turns."""
