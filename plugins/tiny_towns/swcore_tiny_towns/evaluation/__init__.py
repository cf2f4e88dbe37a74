"""What bots think of a position of towns. It knows the rules; no rule knows it."""
