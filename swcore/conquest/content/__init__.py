"""What a pack brings: pieces, what they offer in a turn, and ready-made classes. It knows no rule of the turn."""
